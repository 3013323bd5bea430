#include "catalog/defines.hpp"

#include "base/text.hpp"
#include "catalog/definition_check.hpp"
#include "catalog/keys.hpp"
#include "catalog/loop_policy.hpp"
#include "catalog/parameters.hpp"
#include "catalog/report.hpp"

#include <charconv>
#include <sstream>

namespace riffle::loading {

namespace {

/// Sets one thing; returns what was expected when the value does not fit, else nothing.
using Setter = std::string (*)(Definition&, const std::string&);

std::string set_revert(Definition& definition, const std::string& value) {
  const std::string folded = fold_case(trimmed(value));
  if (folded != "true" && folded != "false") return "true or false";
  definition.revert_links_on_zone_change = folded == "true";
  return {};
}

std::string set_seats(Definition& definition, const std::string& value) {
  const std::string_view text = trimmed(value);
  std::uint32_t seats = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seats);
  if (error != std::errc{} || end != text.data() + text.size() || !seats_fit(seats)) return "a number from 1 to 31";
  definition.rules.seats = seats;
  return {};
}

std::string set_undo(Definition& definition, const std::string& value) {
  const std::string folded = fold_case(trimmed(value));
  if (!is_undo_policy(folded)) return "free, ask or stop";
  definition.rules.undo = folded;
  return {};
}

std::string set_reset(Definition& definition, const std::string& value) {
  if (!reset_complaint(value).empty())
    return "words like form=keep or markers=initial (form, orientation, markers, highlight, controller)";
  definition.rules.reset = value;
  return {};
}

std::string set_setup(Definition& definition, const std::string& value) {
  definition.rules.setup = trimmed(value);
  return {};
}

std::string set_next(Definition& definition, const std::string& value) {
  definition.rules.next = trimmed(value);
  return {};
}

std::string set_settle(Definition& definition, const std::string& value) {
  definition.rules.settle = trimmed(value);
  return {};
}

std::string set_replacements(Definition& definition, const std::string& value) {
  const std::string folded = fold_case(trimmed(value));
  if (!is_replacement_policy(folded)) return "rules or priority";
  definition.rules.replacements = folded;
  return {};
}

std::string set_loop(Definition& definition, const std::string& value) {
  if (!read_loop(value)) return "a number of items, and perhaps a word for how the game ends";
  definition.rules.loop = value;
  return {};
}

/// Plugins that bring their rules into a game that does not ask for them.
std::string add_plugins(Definition& definition, const std::string& value) {
  std::istringstream ids{value};
  for (std::string id; std::getline(ids, id, ',');)
    if (!trimmed(id).empty()) definition.rules.plugins.emplace_back(trimmed(id));
  return {};
}

struct Known {
  std::string_view name;
  Setter set;
};

constexpr Known all_known[] = {
    {"cardsRevertToOriginalOnGroupChange", set_revert},
    {"riffle.seats", set_seats},
    {"riffle.undo", set_undo},
    {"riffle.reset", set_reset},
    {"riffle.setup", set_setup},
    {"riffle.next", set_next},
    {"riffle.settle", set_settle},
    {"riffle.replacements", set_replacements},
    {"riffle.loop", set_loop},
    {"riffle.with", add_plugins},
};

const Known* find_known(std::string_view name) {
  for (const Known& known : all_known)
    if (equal_folded(known.name, trimmed(name))) return &known;
  return nullptr;
}

}  // namespace

void apply(const Registry& registry, const std::vector<Define>& defines, Definition& definition,
           Diagnostics& diagnostics) {
  Report report(diagnostics, "--define");
  for (const Define& define : defines) {
    const Known* known = find_known(define.name);
    const PropertyRecord* parameter = find_parameter(registry, trimmed(define.name));
    if (parameter != nullptr) {
      if (const std::string expected = parameter_complaint(*parameter, define.value); !expected.empty())
        report.error("bad-define", {}, expected);
      else
        definition.rules.parameters.push_back({parameter->id, define.value, {}});
    } else if (known == nullptr) {
      std::vector<std::string_view> names = parameter_names(registry);
      for (const Known& one : all_known) names.push_back(one.name);
      report.error("unknown-define", {}, "there is nothing called " + ticked(define.name) + " to define",
                   did_you_mean(define.name, names));
    } else if (const std::string expected = known->set(definition, define.value); !expected.empty()) {
      report.error("bad-define", {},
                   "expected " + expected + " for " + std::string(known->name) + ", found " + ticked(define.value));
    }
  }
}

}  // namespace riffle::loading
