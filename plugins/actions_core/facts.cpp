#include "facts.hpp"

#include <string>

namespace core {
using namespace riffle;

Facts::Facts(Registrar& host)
    : moved{host.event("core.moved")},
      created{host.event("core.created")},
      discarded{host.event("core.discarded")},
      destroyed{host.event("core.destroyed")},
      shuffled{host.event("core.shuffled")},
      alternate_switched{host.event("core.alternate_switched")},
      from{host.symbol("from")},
      to{host.symbol("to")} {}

void Facts::note_form(Context& ctx, CardId card, FormId before) const {
  const FormId now = ctx.view.shown(card);
  if (now == before) return;
  const Argument change[] = {{from, Value::form(before)}, {to, Value::form(now)}};
  ctx.note(alternate_switched, ctx.view.target(card), change);
}

ArgumentNames::ArgumentNames(Registrar& host)
    : zone{host.symbol("zone")},
      position{host.symbol("position")},
      face{host.symbol("face")},
      up{host.symbol("up")},
      down{host.symbol("down")},
      count{host.symbol("count")},
      by{host.symbol("by")},
      name{host.symbol("name")},
      seat{host.symbol("seat")} {}

Outcome<Value> face_argument(Context& ctx, const Action& action, const ArgumentNames& names) {
  const Value said = action.argument(names.face);
  if (!said.present()) return Value{};
  if (said.as_symbol() == names.up) return Value::flag(true);
  if (said.as_symbol() == names.down) return Value::flag(false);
  return ctx.illegal("face must be up or down, not " + std::string{ctx.text(said.as_symbol())});
}

Outcome<std::uint32_t> position_argument(Context& ctx, const Action& action, const ArgumentNames& names, ZoneId zone) {
  const Value said = action.argument(names.position);
  if (said.as_number() < 0) return ctx.illegal("a position counts from 0, the top");
  const ZoneRecord& record = ctx.view.record(zone);
  if (said.present() && record.ordered == 0)
    ctx.notice(std::string{ctx.text(record.name)} + " has no order: the position means nothing there");
  return static_cast<std::uint32_t>(said.as_number());
}

Outcome<std::int32_t> sum(Context& ctx, std::int32_t now, std::int32_t by, std::int64_t min) {
  const std::int64_t sum = std::int64_t{now} + by;
  if (sum >= min && sum <= INT32_MAX) return static_cast<std::int32_t>(sum);
  return ctx.illegal("there are " + std::to_string(now) + "; " + std::to_string(by) + " more would make " +
                     std::to_string(sum));
}

}  // namespace core
