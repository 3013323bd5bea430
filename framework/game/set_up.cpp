#include "game/set_up.hpp"

#include "base/text.hpp"
#include "catalog/parameters.hpp"
#include "catalog/requirement.hpp"
#include "state/digest.hpp"

#include <algorithm>
#include <sstream>

namespace riffle {
namespace {

ZoneId add_zone(Layout& layout, Symbols& symbols, const GroupDefinition& group, SeatId owner) {
  layout.zones.push_back({symbols.intern(group.name), owner, group.visibility, group.ordered ? 1U : 0U});
  layout.zone_keys.push_back(mix(name_key(group.name), owner.index));
  return ZoneId{static_cast<std::uint32_t>(layout.zones.size() - 1)};
}

void add_zones(Layout& layout, Symbols& symbols, const Definition& definition) {
  for (const GroupDefinition& group : definition.groups) {
    if (group.shared) add_zone(layout, symbols, group, {});
    for (std::uint32_t seat = 0; seat < layout.seats && !group.shared; ++seat)
      add_zone(layout, symbols, group, SeatId{seat});
  }
  GroupDefinition gone;
  gone.name = "gone";
  gone.ordered = false;
  layout.gone = add_zone(layout, symbols, gone, {});
}

void add_built_in_columns(Layout& layout, const Registry& registry) {
  const Value zero = Value::number(0);
  const ColumnLayout columns[] = {{property::shown, 0, {}, Reset::keep},
                                  {property::face, 0, {}, Reset::keep},
                                  {property::orientation, 0, zero, Reset::initial},
                                  {property::controller, 0, {}, Reset::keep},
                                  {property::seen, 0, zero, Reset::initial},
                                  {property::highlight, 0, {}, Reset::initial},
                                  {property::targeted, 0, zero, Reset::initial}};
  for (ColumnLayout column : columns) {
    column.key = name_key(registry.property_name(column.property));
    layout.card_columns.push_back(column);
  }
}

void add_column(std::vector<ColumnLayout>& columns, std::vector<Slot>& slots, PropertyId property,
                std::string_view name, Value initial, Reset reset = Reset::keep) {
  if (slots.size() <= property.index) slots.resize(property.index + 1, no_slot);
  if (slots[property.index] != no_slot) return;
  slots[property.index] = static_cast<Slot>(columns.size());
  columns.push_back({property, name_key(name), initial, reset});
}

/// What a property of a plugin begins with: a parameter may have been given.
Value initial_of(const PropertyRecord& declared, const RulesDefinition& rules, Symbols& symbols) {
  Value initial = declared.initial;
  for (const ParameterDefinition& given : rules.parameters)
    if (declared.parameter && equal_folded(given.name, declared.id))
      initial = parameter_value(declared, given.value, symbols).value_or(initial);
  return initial;
}

/// The properties of the plugins that the definition requires.
void add_declared(Layout& layout, Registry& registry, const RulesDefinition& rules) {
  for (const PropertyRecord& declared : registry.declared_properties()) {
    if (!requires_plugin(rules, registry.plugins()[declared.owner].id)) continue;
    const auto add = [&](auto& columns, auto& slots) {
      add_column(columns, slots, declared.property, declared.id, initial_of(declared, rules, registry.symbols()),
                 declared.on_move == OnMove::initial ? Reset::initial : Reset::keep);
    };
    if (declared.scope == Scope::card) add(layout.card_columns, layout.card_slots);
    if (declared.scope == Scope::seat) add(layout.seat_columns, layout.seat_slots);
    if (declared.scope == Scope::game) add(layout.game_columns, layout.game_slots);
  }
}

void add_columns(Layout& layout, Registry& registry, const Catalog& catalog) {
  add_built_in_columns(layout, registry);
  for (const CounterDefinition& counter : catalog.definition.counters)
    add_column(counter.shared ? layout.game_columns : layout.seat_columns,
               counter.shared ? layout.game_slots : layout.seat_slots, registry.property(counter.name), counter.name,
               Value::number(counter.initial));
  for (const VariableDefinition& variable : catalog.definition.variables)
    add_column(variable.shared ? layout.game_columns : layout.seat_columns,
               variable.shared ? layout.game_slots : layout.seat_slots, registry.property(variable.name), variable.name,
               Value::symbol(registry.symbols().intern(variable.initial)));
  add_declared(layout, registry, catalog.definition.rules);
  add_column(layout.seat_columns, layout.seat_slots, property::score, "riffle.score", Value::number(0));
  add_column(layout.game_columns, layout.game_slots, property::result, "riffle.result", {});
  for (auto* slots : {&layout.card_slots, &layout.seat_slots, &layout.game_slots})
    slots->resize(registry.property_count(), no_slot);
  for (std::uint32_t slot = 0; slot < property::built_in; ++slot) layout.card_slots[slot] = static_cast<Slot>(slot);
  for (std::size_t column = 0; column < catalog.columns.size(); ++column)
    layout.card_slots[catalog.columns[column].index] = ~static_cast<Slot>(column);
}

/// Whether a group has a role, for want of a `<zone role=… group=…>` (core.md, "Definitions").
bool has_role(const GroupDefinition& group, std::string_view role) {
  if (!group.role.empty()) return group.role == role;
  return equal_folded(group.name, role);
}

const GroupDefinition* group_of_role(const Definition& definition, std::string_view role, bool shared) {
  const auto first = [&](const auto& fits) -> const GroupDefinition* {
    const auto found =
        std::find_if(definition.groups.begin(), definition.groups.end(),
                     [&](const GroupDefinition& group) { return group.shared == shared && fits(group); });
    return found == definition.groups.end() ? nullptr : &*found;
  };
  for (const RoleDefinition& said : definition.rules.roles)
    if (equal_folded(said.role, role))
      return first([&](const GroupDefinition& group) { return equal_folded(group.name, said.group); });
  if (const GroupDefinition* named = first([&](const GroupDefinition& group) { return has_role(group, role); }))
    return named;
  if (role != "draw") return nullptr;
  return first([](const GroupDefinition& group) { return group.ordered && group.visibility == Visibility::nobody; });
}

void add_roles(Layout& layout, const Registry& registry, const Definition& definition) {
  layout.role_count = registry.role_count();
  layout.role_zones.assign(std::size_t{layout.role_count} * (layout.seats + 1), ZoneId{});
  for (std::uint32_t role = 0; role < layout.role_count; ++role)
    for (const bool shared : {false, true}) {
      const GroupDefinition* group = group_of_role(definition, registry.role_name(RoleId{role}), shared);
      if (group == nullptr) continue;
      for (std::uint32_t zone = 0; zone < layout.zones.size(); ++zone) {
        const ZoneRecord& record = layout.zones[zone];
        if (bool{record.owner} == shared || registry.symbols().text(record.name) != group->name) continue;
        layout.role_zones[std::size_t{role} * (layout.seats + 1) + (shared ? layout.seats : record.owner.index)] =
            ZoneId{zone};
      }
    }
}

/// Where a printed rule of that role stands: in each zone that has it.
std::vector<bool> zones_of(const Layout& layout, RoleId role) {
  std::vector<bool> zones(layout.zones.size());
  const std::size_t width = layout.seats + 1, first = width * role.index;
  for (std::size_t i = first; i < first + width && i < layout.role_zones.size(); ++i)
    if (layout.role_zones[i]) zones[layout.role_zones[i].index] = true;
  return zones;
}

void add_rules(Layout& layout, Registry& registry, const Catalog& catalog, RoleId table) {
  const auto add_keys = [&](RuleKind kind, const auto& records) {
    for (const Provided& record : records)
      layout.rule_keys[static_cast<std::size_t>(kind)].push_back(name_key(record.id));
  };
  add_keys(RuleKind::trigger, registry.triggers());
  add_keys(RuleKind::replacement, registry.replacements());
  add_keys(RuleKind::modifier, registry.modifiers());
  layout.printed_rules.resize(catalog.rules.size());
  for (std::size_t form = 0; form < catalog.rules.size(); ++form)
    for (const AppliedRule& applied : catalog.rules[form]) {
      const RuleRecord& record = *registry.rule(applied.rule);
      layout.printed_rules[form].push_back(
          {applied.rule, record.hook, zones_of(layout, record.zone ? record.zone : table), applied.arguments});
    }
}

void apply_reset(Layout& layout, const Definition& definition) {
  std::istringstream words{definition.rules.reset};
  for (std::string word; words >> word;) {
    const std::size_t equals = word.find('=');
    const std::string attribute = word.substr(0, equals);
    const Reset reset = equals != std::string::npos && word.substr(equals + 1) == "keep" ? Reset::keep : Reset::initial;
    if (attribute == "form") layout.named_forms = reset;
    if (attribute == "markers") layout.markers = reset;
    if (attribute == "orientation") layout.card_columns[property::orientation.index].reset = reset;
    if (attribute == "controller") layout.card_columns[property::controller.index].reset = reset;
    if (attribute == "highlight") layout.card_columns[property::highlight.index].reset = reset;
  }
}

}  // namespace

std::shared_ptr<const Layout> set_up(Registry& registry, const Catalog& catalog) {
  auto layout = std::make_shared<Layout>();
  const RoleId table = registry.role("table");
  layout->seats = catalog.definition.rules.seats;
  add_zones(*layout, registry.symbols(), catalog.definition);
  add_columns(*layout, registry, catalog);
  layout->forms = catalog.forms;
  layout->templates = catalog.templates;
  layout->rows = catalog.rows.data();
  layout->row_width = catalog.row_width;
  for (const FormRecord& form : catalog.forms) {
    const Symbol id = catalog.templates[form.of.index].id;
    layout->form_keys.push_back(
        mix(id ? registry.symbols().key(id) : 0, form.type ? registry.symbols().key(form.type) : 0));
  }
  add_roles(*layout, registry, catalog.definition);
  for (const ActionRecord& action : registry.actions()) layout->action_keys.push_back(name_key(action.id));
  add_rules(*layout, registry, catalog, table);
  layout->revert_links = catalog.definition.revert_links_on_zone_change;
  apply_reset(*layout, catalog.definition);
  return layout;
}

}  // namespace riffle
