#include "game/game.hpp"
#include "game/parts.hpp"
#include "rules/cause.hpp"

#include <algorithm>

namespace riffle {
namespace {

/// "set.xml:12", where a card has a rule printed; empty when it has not.
std::string printed_at(const Catalog& catalog, const View& view, CardId card, RuleId rule) {
  const FormId form = view.shown(card);
  if (!view.has(form) || form.index >= catalog.rules.size()) return {};
  const auto& rules = catalog.rules[form.index];
  const auto found = std::find_if(rules.begin(), rules.end(), [&](const AppliedRule& one) { return one.rule == rule; });
  if (found == rules.end()) return {};
  const TemplateDetail& detail = catalog.details[catalog.forms[form.index].of.index];
  return catalog.sets[detail.set].file + ":" + std::to_string(found->place.line);
}

}  // namespace

std::string Game::why(Choice object, PropertyId property) const {
  const Engine& engine = parts_->engine;
  const auto cause = cause_of(engine.editor(), engine.steps(), object, property);
  if (!cause) return {};
  const Symbols& symbols = registry().symbols();
  std::string said;
  for (const Item& item : cause->items) {
    said += (said.empty() ? "" : " <- ") + registry().actions()[item.action.index].id;
    const CardId source = item.source.card();
    if (item.marker) said += ", set off by " + std::string{symbols.text(item.marker)};
    if (!source) continue;
    said += " of #" + std::to_string(source.index + 1) + " " +
            std::string{symbols.text(view().form(view().shown(source)).title)};
    const RuleId rule = item.marker ? registry().find_rule(symbols.text(item.marker)) : RuleId{};
    if (const std::string place = rule ? printed_at(catalog(), view(), source, rule) : ""; !place.empty())
      said += " (" + place + ")";
  }
  if (cause->answer) {
    said += " <- answer " + std::to_string(*cause->answer + 1) + ", of seat " +
            std::to_string(engine.steps()[*cause->answer].seat.index + 1);
  }
  return said;
}

}  // namespace riffle
