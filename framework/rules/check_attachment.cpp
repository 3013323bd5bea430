#include "rules/checks.hpp"

namespace riffle {
namespace {

/// Calls `look` with the record of a rule, whichever kind it is of; false when there is none.
template <class Look>
bool with_record(const Registry& registry, RuleId rule, const Look& look) {
  const auto in = [&](const auto& records) {
    if (rule.index >= records.size() || records[rule.index].type == nullptr) return false;
    look(records[rule.index]);
    return true;
  };
  switch (rule.kind) {
    case RuleKind::trigger:
      return in(registry.triggers());
    case RuleKind::replacement:
      return in(registry.replacements());
    case RuleKind::modifier:
      return in(registry.modifiers());
  }
  return false;
}

std::uint32_t hook(const TriggerRecord& record) { return record.event.index; }
std::uint32_t hook(const ReplacementRecord& record) { return record.event.index; }
std::uint32_t hook(const ModifierRecord& record) { return record.property.index; }

bool there(const View& view, const Target& target) { return target.what == Choice{} || is_current(view, target); }

}  // namespace

std::string wrong_attachment(const Registry& registry, const View& view, const Attachment& attachment) {
  if (!with_record(registry, attachment.rule, [](const Provided&) {})) return "no plugin provides that rule";
  if (attachment.seat && attachment.seat.index >= view.seat_count) return "no such seat";
  if (!there(view, attachment.source)) return "its source is not there any more";
  if (!there(view, attachment.about)) return "what it is about is not there any more";
  for (const Argument& argument : attachment.arguments)
    if (!exists(view, argument.value))
      return "its argument '" + std::string{registry.symbols().text(argument.name)} + "' names nothing in this game";
  return {};
}

std::uint32_t hook_of(const Registry& registry, RuleId rule) {
  std::uint32_t found = 0;
  with_record(registry, rule, [&](const auto& record) { found = hook(record); });
  return found;
}

}  // namespace riffle
