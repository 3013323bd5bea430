#pragma once

#include "base/json.hpp"
#include "catalog/catalog.hpp"
#include "rules/answers.hpp"

#include <riffle/view.hpp>

#include <string>
#include <string_view>

namespace riffle {

/// How choices, values and answers are written in a log: by names that mean the same in every process.
///
/// Shapes: "#3" a card, "seat 2", "zone 1:Hand", "=text" a symbol, "form GUID" or "form GUID/TYPE", "pass"; numbers and
///         flags as JSON has them; "absent" for no value.
/// Errors: reading returns why a text means nothing here.
class Notation {
 public:
  Notation(Registry& registry, const Catalog& catalog, const View& view)
      : registry_(registry), catalog_(catalog), view_(view) {}

  json::value write(Choice choice) const;
  json::value write(Value value) const;
  json::object write(const Answer& answer) const;

  Result<Choice> read_choice(const json::value& written) const;
  Result<Value> read_value(const json::value& written) const;
  /// Reads "seat", and "chosen", "command" or "declined".
  Result<Answer> read_answer(const json::object& written) const;

 private:
  std::string zone(ZoneId zone) const;
  Result<Command> read_command(const json::object& written) const;
  Result<Value> read_form(std::string_view name) const;

  Registry& registry_;
  const Catalog& catalog_;
  const View& view_;
};

}  // namespace riffle
