#pragma once

#include <riffle/format.hpp>

namespace riffle::octgn {

/// Reads a definition.xml, of the 3.0 era or today's, with Riffle's own element `<riffle>` or without.
class DefinitionReader final : public GameFormat {
 public:
  Confidence probe(const Source& beginning) const override;
  std::optional<Definition> read(const Source& source, Diagnostics& diagnostics) const override;
};

}  // namespace riffle::octgn
