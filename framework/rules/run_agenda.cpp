// What is to be done later, and which rules stand until when.
#include "registry/descriptors.hpp"
#include "rules/checks.hpp"
#include "rules/run.hpp"

namespace riffle {

[[gnu::flatten]] void Run::push(const Action& action, Symbol marker) {
  if (!may_edit()) return;
  if (!is_plain(scope_.registry, action)) {
    const std::string why = wrong_action(scope_.registry, view, action.id, current(action.targets), action.arguments);
    if (!why.empty()) return (void)fault_of_acting("pushed what cannot be: " + why);
  }
  if (action.seat && !good_seat(action.seat, "pushed an action for")) return;
  editor_.push(action, marker);
}

void Run::cancel(Symbol marker) {
  if (stopped()) return;
  if (!marker) return (void)fault("cancelled without naming a marker");
  const auto& agenda = editor_.state().agenda;
  for (auto place = static_cast<std::uint32_t>(agenda.size()); place-- > 0;) {
    if (decode(editor_.item(place)).marker != marker) continue;
    while (editor_.state().agenda.size() > place)
      editor_.cancel(static_cast<std::uint32_t>(editor_.state().agenda.size()) - 1);
    return;
  }
  (void)fault("cancelled a marker that no item of the agenda has");
}

std::span<const Action> Run::waiting() {
  buffers_.waiting.clear();
  if (stopped()) return {};
  for (const std::uint32_t offset : editor_.state().waiting)
    buffers_.waiting.push_back(action_of(buffers_.items.emplace_back(decode(words_at(editor_.state(), offset)))));
  return buffers_.waiting;
}

void Run::take(std::uint32_t place) {
  if (!may_edit()) return;
  if (place >= editor_.state().waiting.size()) return (void)fault("took a waiting trigger that is not there");
  editor_.take_waiting(place);
}

AttachmentId Run::attach(const Attachment& given) {
  if (!may_edit()) return {};
  const Attachment attachment = as_known<Attachment>(&given, given.size);
  if (const std::string why = wrong_attachment(scope_.registry, view, attachment); !why.empty()) {
    (void)fault_of_acting("attached what cannot be: " + why);
    return {};
  }
  Row row;
  row.rule = attachment.rule;
  row.hook = scope_.registry.rule(attachment.rule)->hook;
  row.seat = attachment.seat;
  row.source = attachment.source;
  row.about = attachment.about;
  row.until = attachment.until;
  row.uses = attachment.uses;
  row.while_source = attachment.while_source != 0;
  return AttachmentId{editor_.attach(row, attachment.arguments)};
}

void Run::detach(AttachmentId attachment) {
  if (!may_edit()) return;
  if (attachment.index >= editor_.state().rows.size()) return (void)fault("detached a rule that was never attached");
  editor_.detach(attachment.index);
}

void Run::end(Symbol until) {
  if (!may_edit()) return;
  if (!until) return (void)fault("ended what stands until a marker, without naming it");
  for (std::uint32_t row = 0; row < editor_.state().rows.size(); ++row)
    if (editor_.state().rows[row].until == until) editor_.detach(row);
}

}  // namespace riffle
