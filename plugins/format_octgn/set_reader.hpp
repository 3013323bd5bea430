#pragma once

#include <riffle/format.hpp>

namespace riffle::octgn {

/// Reads a set.xml. Links are kept as written: whoever knows all sets checks where they lead.
class SetReader final : public CardFormat {
 public:
  Confidence probe(const Source& beginning) const override;
  std::optional<CardSet> read(const Source& source, Diagnostics& diagnostics) const override;
};

}  // namespace riffle::octgn
