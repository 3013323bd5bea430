#pragma once

#include "app/script_line.hpp"

#include "game/names.hpp"

#include <map>

namespace riffle {

/// What `let` has bound: `let x = deal …`, `let a = digest`.
struct Bindings {
  std::map<std::string, CardId, std::less<>> cards;
  std::map<std::string, std::uint64_t, std::less<>> digests;
};

/// Finds what words mean for the seat that says them.
///
/// Ownership: borrows the game and the bindings.
class Lookup {
 public:
  /// `asking`: whose zones come first. `eyes`: only what this seat sees has a name; none: everything has.
  Lookup(const Game& game, const Bindings& bindings, SeatId asking, SeatId eyes)
      : game_(game), names_(game, asking), bindings_(bindings), asking_(asking), eyes_(eyes) {}

  const Game& game() const { return game_; }
  const Names& names() const { return names_; }
  SeatId asking() const { return asking_; }
  SeatId eyes() const { return eyes_; }

  /// `#12`, `$x`, a name, or `deck@0`: the card at that place of a zone, 0 = top.
  Result<CardId> card(const Word& word) const;
  Result<ZoneId> zone(const Word& word) const;
  Result<Target> target(const Word& word, TargetKind kind) const;
  /// Whether some card or zone has this name, be it too many.
  bool known(const Word& word, TargetKind kind) const;
  /// The value of an argument that is declared to be of this kind.
  Result<Value> value(const Word& word, ValueKind kind) const;

 private:
  std::optional<Result<CardId>> card_at(std::string_view text) const;
  Result<CardId> numbered(const std::string& text) const;

  const Game& game_;
  Names names_;
  const Bindings& bindings_;
  SeatId asking_, eyes_;
};

/// A number with its sign, in 32 bits.
Result<std::int32_t> parse_number(std::string_view text);
/// yes, no, true, false, on, off, up, down.
Result<bool> parse_flag(std::string_view text);

}  // namespace riffle
