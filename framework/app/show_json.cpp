#include "app/show_json.hpp"

#include "app/show_text.hpp"

#include "base/json.hpp"

#include <ostream>

namespace riffle {
namespace {

json::object kept_json(const std::vector<Attribute>& kept) {
  json::object out;
  for (const Attribute& attribute : kept) out[attribute.name] = attribute.value;
  return out;
}

json::object menu_json(const MenuEntry& entry) {
  json::object out{{"label", entry.label}, {"action", entry.action}};
  out["for_cards"] = entry.for_cards;
  out["batch"] = entry.batch;
  out["preset"] = entry.preset;
  out["parent"] = entry.parent == 0xFFFF'FFFF ? json::value(nullptr) : json::value(entry.parent);
  return out;
}

json::object group_json(const GroupDefinition& group) {
  json::object out{{"name", group.name}, {"visibility", visibility_name(group.visibility)}};
  out["ordered"] = group.ordered;
  out["shared"] = group.shared;
  out["role"] = group.role;
  json::array menu;
  for (const MenuEntry& entry : group.menu) menu.push_back(menu_json(entry));
  out["menu"] = std::move(menu);
  return out;
}

void add_rules(const RulesDefinition& rules, json::object& out) {
  out["seats"] = rules.seats;
  json::array plugins;
  for (const std::string& plugin : rules.plugins) plugins.emplace_back(plugin);
  out["plugins"] = std::move(plugins);
  out["setup"] = rules.setup;
  out["settle"] = rules.settle;
  out["replacements"] = rules.replacements;
  out["loop"] = rules.loop;
  out["next"] = rules.next;
  out["undo"] = rules.undo;
  out["reset"] = rules.reset;
  json::array roles;
  for (const RoleDefinition& role : rules.roles) roles.push_back({{"role", role.role}, {"group", role.group}});
  out["roles"] = std::move(roles);
  json::array parameters;
  for (const ParameterDefinition& parameter : rules.parameters)
    parameters.push_back({{"name", parameter.name}, {"value", parameter.value}});
  out["parameters"] = std::move(parameters);
}

json::object definition_json(const Definition& definition) {
  json::object out{{"kind", "definition"}, {"file", definition.file}, {"id", definition.id}};
  out["name"] = definition.name;
  out["version"] = definition.version;
  out["revert_links_on_zone_change"] = definition.revert_links_on_zone_change;
  add_rules(definition.rules, out);
  json::array properties, groups, counters, variables, sections;
  for (const PropertyDefinition& one : definition.properties)
    properties.push_back({{"name", one.name}, {"type", type_name(one.type)}});
  for (const GroupDefinition& one : definition.groups) groups.push_back(group_json(one));
  for (const CounterDefinition& one : definition.counters)
    counters.push_back({{"name", one.name}, {"initial", one.initial}, {"shared", one.shared}});
  for (const VariableDefinition& one : definition.variables)
    variables.push_back({{"name", one.name}, {"initial", one.initial}, {"shared", one.shared}});
  for (const SectionDefinition& one : definition.sections)
    sections.push_back({{"name", one.name}, {"group", one.group}, {"shared", one.shared}});
  out["properties"] = std::move(properties);
  out["groups"] = std::move(groups);
  out["counters"] = std::move(counters);
  out["variables"] = std::move(variables);
  out["sections"] = std::move(sections);
  out["kept"] = kept_json(definition.kept);
  return out;
}

/// The cards of one catalog as JSON.
class CardJson {
 public:
  CardJson(const Registry& registry, const Catalog& catalog) : registry_(registry), catalog_(catalog) {}

  json::object card(TemplateId id) const;

 private:
  json::object form(FormId id) const;
  json::value link(const FormRecord& form) const;
  json::value value(Value value) const;
  std::string text(Symbol symbol) const {
    return symbol ? std::string{registry_.symbols().text(symbol)} : std::string{};
  }

  const Registry& registry_;
  const Catalog& catalog_;
};

json::value CardJson::value(Value value) const {
  if (value.kind == ValueKind::number) return value.as_number();
  if (value.kind == ValueKind::flag) return value.as_flag();
  return json::value(value_text(registry_, value));
}

json::value CardJson::link(const FormRecord& form) const {
  if (!form.link) return nullptr;
  const FormRecord& target = catalog_.forms[form.link.index];
  return json::object{{"id", id_text(text(catalog_.templates[target.of.index].id))}, {"name", text(target.title)}};
}

json::object CardJson::form(FormId id) const {
  const FormRecord& record = catalog_.forms[id.index];
  json::object properties;
  for (std::uint32_t column = 0; column < catalog_.row_width; ++column)
    if (const Value& printed = catalog_.printed(id, column); printed.present())
      properties[registry_.property_name(catalog_.columns[column])] = value(printed);
  json::object out{{"type", text(record.type)}, {"name", text(record.title)}};
  out["properties"] = std::move(properties);
  out["link"] = link(record);
  out["dangling"] = record.dangling != 0;
  return out;
}

json::object CardJson::card(TemplateId id) const {
  const TemplateRecord& record = catalog_.templates[id.index];
  const TemplateDetail& detail = catalog_.details[id.index];
  const SetRecord& set = catalog_.sets[detail.set];
  json::object out{{"kind", "card"}, {"id", id_text(text(record.id))}};
  out["name"] = text(catalog_.forms[record.first.index].title);
  out["set"] = set.name;
  out["file"] = set.file;
  out["line"] = detail.place.line;
  out["dependent"] = detail.dependent;
  json::array forms;
  for (std::uint32_t i = 0; i < record.forms; ++i) {
    json::object one = form(FormId{record.first.index + i});
    if (i != 0 && i <= detail.forms.size()) one["kept"] = kept_json(detail.forms[i - 1].kept);
    forms.push_back(std::move(one));
  }
  out["forms"] = std::move(forms);
  out["kept"] = kept_json(detail.kept);
  return out;
}

}  // namespace

void show_json(std::ostream& out, const Registry& registry, const Catalog& catalog) {
  if (catalog.defined) out << json::serialize(definition_json(catalog.definition)) << '\n';
  const CardJson cards{registry, catalog};
  for (const SetRecord& set : catalog.sets) {
    json::object head{{"kind", "set"}, {"file", set.file}, {"id", set.id}, {"name", set.name}};
    head["version"] = set.version;
    head["cards"] = set.templates;
    out << json::serialize(head) << '\n';
    for (std::uint32_t i = 0; i < set.templates; ++i)
      out << json::serialize(cards.card(TemplateId{set.first.index + i})) << '\n';
  }
}

void show_json(std::ostream& out, const Deck& deck) {
  json::object object{{"kind", "deck"}, {"file", deck.file}, {"game", deck.game}, {"notes", deck.notes}};
  json::array sections;
  for (const DeckSection& section : deck.sections) {
    json::array lines;
    for (const DeckLine& line : section.lines)
      lines.push_back({{"quantity", line.quantity}, {"id", line.id}, {"name", line.name}});
    sections.push_back({{"name", section.name}, {"shared", section.shared}, {"lines", std::move(lines)}});
  }
  object["sections"] = std::move(sections);
  object["kept"] = kept_json(deck.kept);
  out << json::serialize(object) << '\n';
}

}  // namespace riffle
