#pragma once

#include <riffle/context.hpp>
#include <riffle/registrar.hpp>

namespace core {

/// What the actions of this plugin note, and the names of what they say with it.
struct Facts {
  explicit Facts(riffle::Registrar& host);

  /// Notes that a card shows another form than before, when it does.
  void note_form(riffle::Context& ctx, riffle::CardId card, riffle::FormId before) const;

  riffle::EventId moved, created, discarded, destroyed, shuffled, alternate_switched;
  riffle::Symbol from, to;
};

/// The names of arguments that several actions take.
struct ArgumentNames {
  explicit ArgumentNames(riffle::Registrar& host);

  riffle::Symbol zone, position, face, up, down, count, by, name, seat;
};

/// What an argument `face` says: nothing when it was not given; illegal when it is neither up nor down.
riffle::Outcome<riffle::Value> face_argument(riffle::Context& ctx, const riffle::Action& action,
                                             const ArgumentNames& names);

/// What an argument `position` says: the top when it was not given; illegal below 0. Where the zone has no order a
/// notice says that it means nothing.
riffle::Outcome<std::uint32_t> position_argument(riffle::Context& ctx, const riffle::Action& action,
                                                 const ArgumentNames& names, riffle::ZoneId zone);

/// The sum of a number and what is added to it, or illegal when it leaves [min, 2^31).
riffle::Outcome<std::int32_t> sum(riffle::Context& ctx, std::int32_t now, std::int32_t by, std::int64_t min);

// Each file registers the actions it holds.
void load_table(riffle::Registrar& host);
void load_moving(riffle::Registrar& host);
void load_leaving(riffle::Registrar& host);
void load_forms(riffle::Registrar& host);
void load_marking(riffle::Registrar& host);
void load_turning(riffle::Registrar& host);
void load_settling(riffle::Registrar& host);

}  // namespace core
