#include "game/notation.hpp"

#include "base/text.hpp"

#include <charconv>
#include <optional>

namespace riffle {
namespace {

std::optional<std::uint32_t> number_after(std::string_view text, std::string_view prefix) {
  std::uint32_t number = 0;
  if (!text.starts_with(prefix)) return std::nullopt;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data() + prefix.size(), end, number);
  if (error != std::errc{} || rest != end || number == 0) return std::nullopt;
  return number - 1;
}

Error unknown(const json::value& written) { return {"'" + json::serialize(written) + "' names nothing in this game"}; }

std::string seat_text(SeatId seat) { return seat == chance ? "chance" : std::to_string(seat.index + 1); }

}  // namespace

std::string Notation::zone(ZoneId zone) const {
  const ZoneRecord& record = view_.record(zone);
  const std::string name{registry_.symbols().text(record.name)};
  return "zone " + (record.owner ? seat_text(record.owner) + ":" + name : name);
}

json::value Notation::write(Choice choice) const {
  switch (choice.kind()) {
    case ChoiceKind::card:
      return write(Value::card(choice.card()));
    case ChoiceKind::seat:
      return write(Value::seat(choice.seat()));
    case ChoiceKind::zone:
      return write(Value::zone(choice.zone()));
    case ChoiceKind::symbol:
      return write(Value::symbol(choice.symbol()));
    case ChoiceKind::number:
      return choice.as_number();
    case ChoiceKind::pass:
      return "pass";
    case ChoiceKind::none:
      break;
  }
  return "none";
}

json::value Notation::write(Value value) const {
  const auto text = [&](Symbol symbol) { return std::string{registry_.symbols().text(symbol)}; };
  switch (value.kind) {
    case ValueKind::absent:
      return "absent";
    case ValueKind::number:
      return value.as_number();
    case ValueKind::flag:
      return value.as_flag();
    case ValueKind::card:
      return json::string{"#" + std::to_string(value.bits + 1)};
    case ValueKind::seat:
      return json::string{"seat " + seat_text(value.as_seat())};
    case ValueKind::zone:
      return json::string{zone(value.as_zone())};
    case ValueKind::symbol:
      return json::string{"=" + text(value.as_symbol())};
    case ValueKind::form:
      break;
  }
  const FormRecord& form = catalog_.forms[value.bits];
  return json::string{"form " + text(catalog_.templates[form.of.index].id) + (form.type ? "/" + text(form.type) : "")};
}

json::object Notation::write(const Answer& answer) const {
  json::object written;
  if (answer.seat == chance)
    written["seat"] = "chance";
  else
    written["seat"] = answer.seat.index + 1;
  if (answer.kind == Answer::Kind::declined) written["declined"] = true;
  json::array targets;
  for (const Target& target : answer.kind == Answer::Kind::command ? Targets{answer.command.targets} : answer.choices)
    targets.push_back(write(target.what));
  if (answer.kind != Answer::Kind::command) {
    if (answer.kind == Answer::Kind::choices) written["chosen"] = std::move(targets);
    return written;
  }
  written["command"] = registry_.actions()[answer.command.action.index].id;
  written["targets"] = std::move(targets);
  json::object arguments;
  for (const Argument& argument : answer.command.arguments)
    arguments[registry_.symbols().text(argument.name)] = write(argument.value);
  written["arguments"] = std::move(arguments);
  return written;
}

Result<Value> Notation::read_value(const json::value& written) const {
  if (const auto* number = written.if_int64()) return Value::number(static_cast<std::int32_t>(*number));
  if (const auto* flag = written.if_bool()) return Value::flag(*flag);
  if (!written.is_string()) return unknown(written);
  const std::string_view text = written.get_string();
  if (text == "absent") return Value{};
  if (text.starts_with('=')) return Value::symbol(registry_.symbols().intern(text.substr(1)));
  if (const auto card = number_after(text, "#")) return Value::card(CardId{*card});
  if (const auto seat = number_after(text, "seat ")) return Value::seat(SeatId{*seat});
  if (text.starts_with("form ")) return read_form(text.substr(5));
  for (std::uint32_t i = 0; i < view_.zone_count; ++i)
    if (zone(ZoneId{i}) == text) return Value::zone(ZoneId{i});
  return unknown(written);
}

Result<Value> Notation::read_form(std::string_view name) const {
  const std::size_t slash = name.find('/');
  const auto found = catalog_.by_guid.find(guid_digits(name.substr(0, slash)));
  if (found == catalog_.by_guid.end()) return Error{"no card has the id " + std::string{name}};
  const TemplateRecord& record = catalog_.templates[found->second.index];
  const std::string_view type = slash == std::string_view::npos ? "" : name.substr(slash + 1);
  for (std::uint32_t i = 0; i < record.forms; ++i) {
    const FormId form{record.first.index + i};
    const Symbol its = catalog_.forms[form.index].type;
    if ((its ? registry_.symbols().text(its) : "") == type) return Value::form(form);
  }
  return Error{"that card has no form " + std::string{type}};
}

Result<Choice> Notation::read_choice(const json::value& written) const {
  if (const auto* number = written.if_int64()) return Choice::number(static_cast<std::int32_t>(*number));
  if (written.is_string() && written.get_string() == "pass") return Choice::pass();
  const Result<Value> value = read_value(written);
  if (!value) return value.error();
  switch (value->kind) {
    case ValueKind::card:
      return Choice{value->as_card()};
    case ValueKind::seat:
      return Choice{value->as_seat()};
    case ValueKind::zone:
      return Choice{value->as_zone()};
    case ValueKind::symbol:
      return Choice{value->as_symbol()};
    default:
      return unknown(written);
  }
}

Result<Answer> Notation::read_answer(const json::object& written) const {
  Answer answer;
  const json::value* seat = written.if_contains("seat");
  if (seat == nullptr) return Error{"a line of a log needs a \"seat\""};
  if (seat->is_string() && seat->get_string() == "chance")
    answer.seat = chance;
  else if (const auto* number = seat->if_int64(); number != nullptr && *number >= 1 && *number <= 31)
    answer.seat = SeatId{static_cast<std::uint32_t>(*number - 1)};
  else
    return Error{"\"seat\" must be a number from 1, or \"chance\""};
  if (written.contains("declined")) answer.kind = Answer::Kind::declined;
  if (written.contains("command")) {
    const Result<Command> command = read_command(written);
    if (!command) return command.error();
    answer.kind = Answer::Kind::command;
    answer.command = *command;
  }
  const json::value* chosen = written.if_contains("chosen");
  if (answer.kind == Answer::Kind::choices && (chosen == nullptr || !chosen->is_array()))
    return Error{"a line of a log needs \"chosen\", \"command\" or \"declined\""};
  if (answer.kind != Answer::Kind::choices) return answer;
  for (const json::value& one : chosen->get_array()) {
    const Result<Choice> choice = read_choice(one);
    if (!choice) return choice.error();
    answer.choices.push_back({*choice, 0});
  }
  return answer;
}

Result<Command> Notation::read_command(const json::object& written) const {
  Command command;
  const json::value& id = written.at("command");
  if (id.is_string()) command.action = registry_.find_action(std::string_view{id.get_string()});
  if (!command.action) return Error{"no plugin provides the action " + json::serialize(id)};
  if (const json::value* targets = written.if_contains("targets"); targets != nullptr && targets->is_array())
    for (const json::value& one : targets->get_array()) {
      const Result<Choice> choice = read_choice(one);
      if (!choice) return choice.error();
      const CardId card = choice->card();
      const bool known = card && card.index < view_.card_count;
      command.targets.push_back(known ? view_.target(card) : Target{*choice, 0});
    }
  if (const json::value* arguments = written.if_contains("arguments"); arguments != nullptr && arguments->is_object())
    for (const auto& [name, one] : arguments->get_object()) {
      const Result<Value> value = read_value(one);
      if (!value) return value.error();
      command.arguments.push_back({registry_.symbols().intern(name), *value});
    }
  return command;
}

}  // namespace riffle
