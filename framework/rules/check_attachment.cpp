#include "rules/checks.hpp"

namespace riffle {
namespace {

bool there(const View& view, const Target& target) { return target.what == Choice{} || is_current(view, target); }

}  // namespace

std::string wrong_attachment(const Registry& registry, const View& view, const Attachment& attachment) {
  if (registry.rule(attachment.rule) == nullptr) return "no plugin provides that rule";
  if (attachment.seat && attachment.seat.index >= view.seat_count) return "no such seat";
  if (!there(view, attachment.source)) return "its source is not there any more";
  if (!there(view, attachment.about)) return "what it is about is not there any more";
  for (const Argument& argument : attachment.arguments)
    if (!exists(view, argument.value))
      return "its argument '" + std::string{registry.symbols().text(argument.name)} + "' names nothing in this game";
  return {};
}

SeatId seat_of(const Row& row, const View& view) {
  if (row.seat || !row.source.card()) return row.seat;
  const SeatId controller = view.controller(row.source.card());
  return controller ? controller : view.owner(row.source.card());
}

}  // namespace riffle
