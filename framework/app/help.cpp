#include "app/terminal.hpp"

namespace riffle {
namespace {

struct Entry {
  const char* usage;
  const char* summary;
};

constexpr Entry entries[] = {
    {"do ACTION targets name=value", "any action by its id, see below"},
    {"choose 2 · choose #12 #7 · choose none", "answers the open question: by number, by card, with nothing"},
    {"pass · back", "passes; declines, where that is allowed"},
    {"undo [N] · redo [N]", "takes back answers, puts them back"},
    {"menu [ENTRY [CARD…]]", "the menus of the game's definition; runs an entry that names an action"},
    {"load deck FILE", "brings a deck to the table"},
    {"save FILE", "writes the game, to go on with `riffle play --load FILE`"},
    {"let x = deal \"Card\" zone", "from then on $x is that card"},
    {"print digest", "a number that is equal for equal games"},
    {"table · log", "the table; what you have heard so far"},
    {"seat N · as N: COMMAND", "sits down elsewhere; one command of another seat"},
    {"quit", "ends the program; the end of the input does too"},
};

std::string line(const std::string& usage, std::string_view summary) {
  std::size_t width = 0;  // code points, since a byte count would shift what is aligned
  for (const char c : usage) width += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
  return "  " + usage + std::string(width < 40 ? 40 - width : 1, ' ') + std::string{summary} + "\n";
}

std::string_view kind_name(ValueKind kind) {
  constexpr std::string_view names[] = {"VALUE", "N", "NAME", "yes|no", "CARD", "SEAT", "ZONE", "TEMPLATE"};
  return names[static_cast<std::uint32_t>(kind)];
}

std::string usage(const Registry& registry, const ActionRecord& action) {
  constexpr std::string_view targets[] = {"", " CARD…", " SEAT…", " ZONE…"};
  std::string out = action.id + std::string{targets[static_cast<std::uint32_t>(action.target)]};
  for (const ParameterRecord& parameter : action.parameters) {
    const std::string given =
        std::string{registry.symbols().text(parameter.name)} + "=" + std::string{kind_name(parameter.kind)};
    out += parameter.required ? " " + given : " [" + given + "]";
  }
  return out;
}

}  // namespace

std::string help_text(const Registry& registry) {
  std::string out = "Commands. A card is #12, its name, or its place: table@0 is the top card of the table.\n";
  for (const Verb& verb : verbs()) out += line(std::string{verb.word} + " " + std::string{verb.pattern}, verb.summary);
  for (const Entry& entry : entries) out += line(entry.usage, entry.summary);
  out += "Actions of the loaded plugins, for `do`:\n";
  for (const ActionRecord& action : registry.actions())
    if (action.type != nullptr) out += line(usage(registry, action), action.summary);
  return out;
}

}  // namespace riffle
