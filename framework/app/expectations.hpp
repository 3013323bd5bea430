#pragma once

#include "app/ear.hpp"
#include "app/lookup.hpp"

namespace riffle {

/// Whether an expectation held, and what was compared.
struct Finding {
  bool held = false;
  std::string expected, found;

  static Finding wrong(std::string expected, std::string found) {
    return {false, std::move(expected), std::move(found)};
  }
  static Finding wrong(const Error& error, std::string_view expected) {
    return {false, std::string{expected}, error.message};
  }
  /// Holds when both are the same text.
  static Finding equal(std::string expected, std::string found) {
    const bool held = expected == found;
    return {held, std::move(expected), std::move(found)};
  }
};

/// What an expectation can speak of.
///
/// Ownership: borrows all of it.
struct Witness {
  const Game& game;
  const Ear& ear;
  const Diagnostics& diagnostics;
  const Bindings& bindings;
  const Verdict& last;  ///< how the last line ended that was no expectation
};

/// Checks `expect …`: as the seat of its line sees it, or as one who sees all.
Finding check_expectation(const Witness& witness, const ScriptLine& line);

/// Finds everything, as scripts do, and reads it as a seat; seat none reads all.
class Reader : public Lookup {
 public:
  Reader(const Game& game, const Bindings& bindings, SeatId reads_as)
      : Lookup(game, bindings, reads_as ? reads_as : SeatId{0}, {}), reads_as_(reads_as) {}

  SeatId reads_as() const { return reads_as_; }
  /// Whether it may not see what a card shows.
  bool blind_to(CardId card) const { return reads_as_ && !game().sees(reads_as_, card); }

 private:
  SeatId reads_as_;
};

// What check_expectation asks, by subject; `words` follow the subject's own word.
using Words = std::span<const Word>;
/// `zone hand: "A", hidden, #3`
Finding expect_zone(const Reader& reader, Words words, const std::string& tail);
/// `card #3 NAME: VALUE`
Finding expect_card(const Reader& reader, Words words, const std::string& tail);
/// `seat 1 Score: 3`
Finding expect_seat(const Reader& reader, Words words, const std::string& tail);
/// `game Round: 2`
Finding expect_game(const Reader& reader, Words words, const std::string& tail);
/// `why card #3 zone: core.destroy`, `why seat 1 Score: creatures.mourns`: words of the cause
Finding expect_why(const Reader& reader, Words words, const std::string& tail);
/// `event core.destroyed card=#1: 1`
Finding expect_event(const Reader& reader, const Ear& ear, Words words, const std::string& tail);
/// `edits: #3 tapped no->yes; zone Deck order`
Finding expect_edits(const Reader& reader, const Ear& ear, const std::string& tail);

/// Whether a text has these words in it, whatever their case; quotes around all of them are taken off.
bool has_words(std::string_view text, std::string_view words);
/// The one word of a tail, or all of it as it is written.
Word tail_word(const std::string& tail);
std::string join(const std::vector<std::string>& texts, std::string_view between);

}  // namespace riffle
