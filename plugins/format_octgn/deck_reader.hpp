#pragma once

#include <riffle/format.hpp>

namespace riffle::octgn {

/// Reads a .o8d deck, the old shared ones too. Which cards its lines mean is found out by whoever knows the sets.
class DeckReader final : public DeckFormat {
 public:
  Confidence probe(const Source& beginning) const override;
  std::optional<Deck> read(const Source& source, Diagnostics& diagnostics) const override;
};

}  // namespace riffle::octgn
