// The bots that ship: bots.random chooses evenly, bots.first the first; both within what a question allows.
#include "games/eights_table.hpp"
#include "games/seated_bots.hpp"

#include <cmath>
#include <set>

using namespace riffle;

namespace {

/// One bot, asked one question after the other.
class Asked {
 public:
  Asked(const char* id, std::uint64_t seed, SeatId seat = SeatId{0}) : seat_{seat} {
    for (const BotRecord& record : eights_tests::host().registry.bots())
      if (record.id == id) bot_ = record.seat(seat, seed);
    REQUIRE(bot_.object != nullptr);
  }
  ~Asked() { bot_.drop(bot_.object); }
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  std::vector<Choice> answer(const Question& question) {
    std::vector<Choice> chosen;
    CHECK(bot_.object->answer(View{}, seat_, question, chosen) == done);
    return chosen;
  }

 private:
  SeatId seat_;
  Owned<Bot> bot_;
};

/// Cards 0 to count - 1 as options.
struct Cards {
  std::vector<Target> cards;
  explicit Cards(std::uint32_t count) {
    for (std::uint32_t i = 0; i < count; ++i) cards.push_back({CardId{i}, 1});
  }
  Question question(std::uint32_t min = 1, std::uint32_t max = 1) const {
    Question asked;
    asked.options = cards;
    asked.min = min;
    asked.max = max;
    return asked;
  }
};

Question number_from(std::uint32_t min, std::uint32_t max) {
  Question asked;
  asked.kind = DecisionKind::number;
  asked.min = min;
  asked.max = max;
  return asked;
}

/// How far counts are from even ones. For k of them the mean is k - 1 and the variance twice that.
double chi_square(const std::vector<std::uint32_t>& counts, double expected) {
  double sum = 0;
  for (const std::uint32_t count : counts) {
    const double off = static_cast<double>(count) - expected;
    sum += off * off / expected;
  }
  return sum;
}

/// Six standard deviations above the mean: a fair bot fails it once in many millions, and this one always or never.
double bound(std::size_t kinds) {
  const auto free = static_cast<double>(kinds - 1);
  return free + 6 * std::sqrt(2 * free);
}

std::set<std::uint32_t> different(const std::vector<Choice>& chosen) {
  std::set<std::uint32_t> cards;
  for (const Choice& choice : chosen) cards.insert(choice.card().index);
  return cards;
}

}  // namespace

TEST_CASE("bots.random chooses each option as often as any other") {
  for (const std::uint32_t count : {2U, 3U, 7U, 52U}) {
    Asked bot{"bots.random", 20'260'101 + count};
    const Cards options{count};
    std::vector<std::uint32_t> counts(count);
    for (std::uint32_t i = 0; i < 2000 * count; ++i) {
      const auto chosen = bot.answer(options.question());
      REQUIRE(chosen.size() == 1);
      ++counts.at(chosen.front().card().index);
    }
    INFO(count << " options");
    CHECK(chi_square(counts, 2000) < bound(count));
  }
}

TEST_CASE("bots.random chooses each pair of options in each order as often as any other") {
  Asked bot{"bots.random", 5};
  const Cards options{4};
  std::vector<std::uint32_t> counts;
  std::vector<std::uint32_t> all(16);
  for (int i = 0; i < 12 * 1000; ++i) {
    const auto chosen = bot.answer(options.question(2, 2));
    REQUIRE(chosen.size() == 2);
    ++all.at(chosen[0].card().index * 4 + chosen[1].card().index);
  }
  for (std::uint32_t i = 0; i < 16; ++i) {
    if (i / 4 == i % 4)
      CHECK(all[i] == 0);  // each option at most once
    else
      counts.push_back(all[i]);
  }
  CHECK(chi_square(counts, 1000) < bound(counts.size()));
}

TEST_CASE("bots.random chooses as many as it may, each number of them as often, and none twice") {
  Asked bot{"bots.random", 6};
  const Cards options{5};
  std::vector<std::uint32_t> sizes(4);
  for (int i = 0; i < 4000; ++i) {
    const auto chosen = bot.answer(options.question(0, 3));
    REQUIRE(chosen.size() <= 3);
    REQUIRE(different(chosen).size() == chosen.size());
    ++sizes.at(chosen.size());
  }
  CHECK(chi_square(sizes, 1000) < bound(4));
  for (int i = 0; i < 100; ++i) {
    CHECK(bot.answer(options.question(2, 9)).size() >= 2);
    CHECK(bot.answer(options.question(5, 5)).size() == 5);
    CHECK(bot.answer(options.question(0, 0)).empty());
  }
}

TEST_CASE("bots.random chooses each number between the bounds as often as any other, the bounds among them") {
  Asked bot{"bots.random", 7};
  std::vector<std::uint32_t> counts(6);
  for (int i = 0; i < 6000; ++i) {
    const auto chosen = bot.answer(number_from(10, 15));
    REQUIRE(chosen.size() == 1);
    ++counts.at(static_cast<std::size_t>(chosen.front().as_number() - 10));
  }
  CHECK(chi_square(counts, 1000) < bound(6));
  CHECK(bot.answer(number_from(4, 4)) == std::vector<Choice>{Choice::number(4)});
}

TEST_CASE("bots.random answers the same to the same seed and seat, and otherwise to another") {
  const Cards options{52};
  const auto answers = [&](std::uint64_t seed, SeatId seat) {
    Asked bot{"bots.random", seed, seat};
    std::vector<Choice> all;
    for (int i = 0; i < 50; ++i) all.push_back(bot.answer(options.question()).front());
    return all;
  };
  const auto once = answers(1, SeatId{0});
  CHECK(once == answers(1, SeatId{0}));
  CHECK(once != answers(2, SeatId{0}));
  CHECK(once != answers(1, SeatId{1}));
}

TEST_CASE("bots.first chooses the first options, as few as it may") {
  Asked bot{"bots.first", 1};
  const Cards options{5};
  for (int i = 0; i < 2; ++i) {
    CHECK(bot.answer(options.question()) == std::vector<Choice>{CardId{0}});
    CHECK(bot.answer(options.question(3, 4)) == std::vector<Choice>{CardId{0}, CardId{1}, CardId{2}});
    CHECK(bot.answer(options.question(0, 4)).empty());
    CHECK(bot.answer(number_from(3, 8)) == std::vector<Choice>{Choice::number(3)});
  }
}
