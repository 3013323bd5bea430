#include <riffle/plugin.hpp>

#include <algorithm>
#include <utility>

namespace {
using namespace riffle;

/// Even numbers that follow from a seed. Source: SplitMix64 (Steele, Lea, Flood 2014); bounded by Lemire's multiplication
/// (2019), whose bias for the few options of a question is below 2^-24.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_{seed} {}

  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t z = state_ += 0x9E37'79B9'7F4A'7C15U;
    z = (z ^ (z >> 30)) * 0xBF58'476D'1CE4'E5B9U;
    z = (z ^ (z >> 27)) * 0x94D0'49BB'1331'11EBU;
    return static_cast<std::uint32_t>(((z >> 32) * bound) >> 32);
  }

 private:
  std::uint64_t state_;
};

/// The one number that a question without options wants, between its bounds.
Choice number_in(const Question& question, std::uint32_t above_least) {
  return Choice::number(static_cast<std::int32_t>(question.min + above_least));
}

bool wants_number(const Question& question) {
  return question.kind == DecisionKind::number && question.options.empty();
}

/// Chooses evenly: how many, and then which. It never backs out.
class RandomBot final : public Bot {
 public:
  RandomBot(SeatId seat, std::uint64_t seed) : dice_{seed + seat.index * 0xD1B5'4A32'D192'ED03U} {}

  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    const auto all = static_cast<std::uint32_t>(question.options.size());
    if (wants_number(question)) {
      chosen.push_back(number_in(question, dice_.below(question.max - question.min + 1)));
    } else if (question.min == 1 && question.max == 1) {
      chosen.push_back(question.options[dice_.below(all)].what);
    } else {
      const std::uint32_t most = std::min(question.max, all), least = std::min(question.min, most);
      choose_some(question.options, least + dice_.below(most - least + 1), chosen);
    }
    return done;
  }

 private:
  void choose_some(Targets options, std::uint32_t count, std::vector<Choice>& chosen) {
    for (const Target& option : options) chosen.push_back(option.what);
    const auto all = static_cast<std::uint32_t>(chosen.size());
    for (std::uint32_t i = 0; i < count; ++i) std::swap(chosen[i], chosen[i + dice_.below(all - i)]);
    chosen.resize(count);
  }

  Dice dice_;
};

/// Chooses the first options, as few as it may: for tests, and to see what a game does by itself.
class FirstBot final : public Bot {
 public:
  FirstBot(SeatId, std::uint64_t) {}

  Status answer(const View&, SeatId, const Question& question, std::vector<Choice>& chosen) override {
    if (wants_number(question)) {
      chosen.push_back(number_in(question, 0));
      return done;
    }
    for (std::uint32_t i = 0; i < question.min; ++i) chosen.push_back(question.options[i].what);
    return done;
  }
};

void load(Registrar& host) {
  host.add_bot<RandomBot>("bots.random", "chooses evenly among what may be chosen");
  host.add_bot<FirstBot>("bots.first", "chooses the first options");
}

}  // namespace

RIFFLE_PLUGIN("bots", "1.0", load);
