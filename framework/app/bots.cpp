#include "app/bots.hpp"

#include "base/chance.hpp"
#include "base/text.hpp"

namespace riffle {
namespace {

/// The bot of that id; its plugin may be left out where that is clear.
Result<const BotRecord*> find_bot(const Registry& registry, const std::string& id) {
  const BotRecord* found = nullptr;
  std::vector<std::string_view> known;
  for (const BotRecord& bot : registry.bots()) {
    known.push_back(bot.id);
    if (bot.id != id && !bot.id.ends_with("." + id)) continue;
    if (found != nullptr && bot.id != id)
      return Error{"expected one bot, found " + found->id + " and " + bot.id + " for " + id};
    found = &bot;
  }
  if (found != nullptr) return found;
  const std::string meant{nearest(id, known)};
  return Error{"no plugin provides a bot called " + id + (meant.empty() ? "" : "; did you mean " + meant + "?")};
}

}  // namespace

std::uint64_t seed_of(std::uint64_t seed, std::uint64_t number) {
  return ChanceStream{seed ^ (number * 0x9E37'79B9'7F4A'7C15U), number, 0}.next();
}

Result<std::vector<const BotRecord*>> find_bots(const Registry& registry, const SimulationPlan& plan,
                                                std::uint32_t seats) {
  for (const auto& [seat, id] : plan.bots)
    if (seat < 1 || seat > seats)
      return Error{"there is no seat " + std::to_string(seat) + "; the game has " + std::to_string(seats)};
  std::vector<const BotRecord*> bots;
  for (std::uint32_t seat = 0; seat < seats; ++seat) {
    const auto own = plan.bots.find(seat + 1);
    const std::string& id = own == plan.bots.end() ? plan.bot : own->second;
    const auto bot = id.empty() ? Result<const BotRecord*>{nullptr} : find_bot(registry, id);
    if (!bot) return bot.error();
    bots.push_back(*bot);
  }
  return bots;
}

}  // namespace riffle
