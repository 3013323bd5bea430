#include "app/show_text.hpp"

#include <ostream>

namespace riffle {
namespace {

class TextShow {
 public:
  TextShow(std::ostream& out, const Registry& registry, const Catalog& catalog, const Paint& paint)
      : out_(out), registry_(registry), catalog_(catalog), paint_(paint) {}

  void definition();
  void set(const SetRecord& set);

 private:
  void groups();
  void rules();
  void card(TemplateId id);
  void form(FormId id);
  void properties(FormId id, const FormId* base);
  std::string_view text(Symbol symbol) const { return symbol ? registry_.symbols().text(symbol) : std::string_view{}; }

  std::ostream& out_;
  const Registry& registry_;
  const Catalog& catalog_;
  const Paint& paint_;
};

void TextShow::groups() {
  for (const GroupDefinition& group : catalog_.definition.groups) {
    out_ << "  group " << group.name << ": " << visibility_name(group.visibility) << (group.ordered ? ", pile" : "")
         << (group.shared ? ", shared" : "") << (group.role.empty() ? "" : ", role " + group.role);
    if (!group.menu.empty()) out_ << ", a menu of " << counted(group.menu.size(), "line");
    out_ << '\n';
  }
}

void TextShow::rules() {
  const RulesDefinition& rules = catalog_.definition.rules;
  out_ << "  seats " << rules.seats << ", undo " << rules.undo;
  if (!rules.setup.empty()) out_ << ", setup " << rules.setup;
  if (!rules.next.empty()) out_ << ", next " << rules.next;
  if (!rules.reset.empty()) out_ << ", reset " << rules.reset;
  if (catalog_.definition.revert_links_on_zone_change) out_ << ", links revert on a change of zone";
  out_ << '\n';
  for (const std::string& plugin : rules.plugins) out_ << "  plugin " << plugin << '\n';
  for (const RoleDefinition& role : rules.roles) out_ << "  role " << role.role << ": group " << role.group << '\n';
  for (const ParameterDefinition& parameter : rules.parameters)
    out_ << "  parameter " << parameter.name << ": " << parameter.value << '\n';
}

void TextShow::definition() {
  const Definition& definition = catalog_.definition;
  out_ << paint_.bold("Game " + definition.name + " " + definition.version) << "  " << paint_.dim(definition.id)
       << '\n';
  out_ << "  " << definition.file << '\n';
  rules();
  groups();
  for (const PropertyDefinition& property : definition.properties)
    out_ << "  property " << property.name << ": " << type_name(property.type) << '\n';
  for (const CounterDefinition& counter : definition.counters)
    out_ << "  counter " << counter.name << ": " << counter.initial << (counter.shared ? ", shared" : "") << '\n';
  for (const VariableDefinition& variable : definition.variables)
    out_ << "  variable " << variable.name << ": \"" << variable.initial << "\"" << (variable.shared ? ", shared" : "")
         << '\n';
  for (const SectionDefinition& section : definition.sections)
    out_ << "  section " << section.name << ": group " << section.group << (section.shared ? ", shared" : "") << '\n';
}

/// What a form prints; of a named form only what differs from its base.
void TextShow::properties(FormId id, const FormId* base) {
  for (std::uint32_t column = 0; column < catalog_.row_width; ++column) {
    const Value& value = catalog_.printed(id, column);
    if (base != nullptr ? value == catalog_.printed(*base, column) : !value.present()) continue;
    out_ << "      " << registry_.property_name(catalog_.columns[column]) << ": "
         << (value.present() ? value_text(registry_, value) : "absent") << '\n';
  }
}

void TextShow::form(FormId id) {
  const FormRecord& form = catalog_.forms[id.index];
  const FormId base = catalog_.base(form.of);
  out_ << "    form " << text(form.type) << ": " << text(form.title);
  if (form.link) out_ << " -> " << text(catalog_.forms[form.link.index].title);
  out_ << '\n';
  properties(id, &base);
}

void TextShow::card(TemplateId id) {
  const TemplateRecord& record = catalog_.templates[id.index];
  const FormRecord& base = catalog_.forms[record.first.index];
  const TemplateDetail& detail = catalog_.details[id.index];
  out_ << "  " << text(base.title);
  if (base.link) out_ << " -> " << text(catalog_.forms[base.link.index].title);
  if (base.dangling != 0) out_ << " -> an unknown card";
  if (!detail.dependent.empty()) out_ << " (dependent: " << detail.dependent << ")";
  out_ << "  " << paint_.dim(id_text(text(record.id))) << '\n';
  properties(record.first, nullptr);
  for (std::uint32_t i = 1; i < record.forms; ++i) form(FormId{record.first.index + i});
}

void TextShow::set(const SetRecord& set) {
  out_ << paint_.bold("Set " + set.name + " " + set.version) << ": " << counted(set.templates, "card") << "  "
       << paint_.dim(set.id) << "\n  " << set.file << '\n';
  for (std::uint32_t i = 0; i < set.templates; ++i) card(TemplateId{set.first.index + i});
}

}  // namespace

std::string value_text(const Registry& registry, Value value) {
  if (value.kind == ValueKind::number) return std::to_string(value.as_number());
  if (value.kind == ValueKind::flag) return value.as_flag() ? "yes" : "no";
  return value.kind == ValueKind::symbol ? std::string{registry.symbols().text(value.as_symbol())} : std::string{};
}

std::string id_text(std::string_view digits) {
  std::string out{digits};
  if (out.size() == 32)
    for (const std::size_t at : {20U, 16U, 12U, 8U}) out.insert(at, "-");
  return out;
}

std::string_view visibility_name(Visibility visibility) {
  constexpr std::string_view names[] = {"nobody", "owner", "everybody", "undefined"};
  return names[static_cast<std::uint32_t>(visibility)];
}

std::string_view type_name(PropertyType type) {
  constexpr std::string_view names[] = {"text", "number", "character", "rich_text"};
  return names[static_cast<std::uint32_t>(type)];
}

void show_text(std::ostream& out, const Registry& registry, const Catalog& catalog, const Paint& paint) {
  TextShow show{out, registry, catalog, paint};
  if (catalog.defined) show.definition();
  for (const SetRecord& set : catalog.sets) show.set(set);
}

void show_text(std::ostream& out, const Deck& deck, const Paint& paint) {
  out << paint.bold("Deck " + deck.file) << "  " << paint.dim(deck.game) << '\n';
  for (const DeckSection& section : deck.sections) {
    out << "  " << section.name << (section.shared ? " (shared)" : "") << '\n';
    for (const DeckLine& line : section.lines)
      out << "    " << line.quantity << " x " << (line.name.empty() ? line.id : line.name) << '\n';
  }
  if (!deck.notes.empty()) out << "  notes: " << deck.notes << '\n';
}

}  // namespace riffle
