#include "catalog/columns.hpp"

#include "base/text.hpp"
#include "catalog/report.hpp"

namespace riffle::loading {

namespace {

constexpr std::size_t most_strays = 256;  // each costs every form a value

}  // namespace

struct Columns::Stray {
  std::string name;
  std::size_t count = 0;
  SourcePlace first;
};

/// The strays of one set, in order of first appearance.
class Columns::Strays {
 public:
  void count(const PrintedProperty& property) {
    const auto [known, fresh] = indices_.try_emplace(property.name, all_.size());
    if (fresh) all_.push_back({property.name, 0, property.place});
    ++all_[known->second].count;
  }
  const std::vector<Stray>& all() const { return all_; }

 private:
  std::vector<Stray> all_;
  std::unordered_map<std::string, std::size_t> indices_;
};

Columns::Columns(Registry& registry, Definition& definition, bool defined, Diagnostics& diagnostics)
    : registry_(registry), definition_(definition), defined_(defined) {
  for (const PropertyDefinition& property : definition.properties) {
    by_folded_.try_emplace(fold_case(property.name), add(property.name, property.type));
    if (registry.find_property(property.name).index < property::built_in)
      Report(diagnostics, definition.file)
          .warning("reserved-property", property.place,
                   "every card has a property " + ticked(property.name) + " of its own: what is printed is kept as " +
                       ticked("printed " + property.name));
  }
  declared_ = columns_.size();
}

std::uint32_t Columns::add(const std::string& name, PropertyType type) {
  const auto [known, fresh] = by_name_.try_emplace(name, static_cast<std::uint32_t>(columns_.size()));
  if (fresh) columns_.push_back({name, property_named(name), type});
  return known->second;
}

PropertyId Columns::property_named(const std::string& name) {
  const PropertyId property = registry_.property(name);
  return property.index < property::built_in ? registry_.property("printed " + name) : property;
}

std::uint32_t Columns::find(const std::string& name) const {
  const auto found = by_name_.find(name);
  return found == by_name_.end() ? none : found->second;
}

std::vector<PropertyId> Columns::properties() const {
  std::vector<PropertyId> properties;
  for (const Column& column : columns_) properties.push_back(column.property);
  return properties;
}

void Columns::collect(const std::vector<PrintedProperty>& properties, Strays& strays) {
  for (const PrintedProperty& property : properties) {
    const std::uint32_t column = find(property.name);
    if (column < declared_ && columns_[column].name == property.name) continue;
    strays.count(property);
    if (column == none) by_name_.emplace(property.name, add_stray(property.name));
  }
}

std::uint32_t Columns::add_stray(const std::string& name) {
  if (const auto declared = by_folded_.find(fold_case(name)); declared != by_folded_.end()) return declared->second;
  if (columns_.size() >= declared_ + most_strays) return none;
  const auto column = static_cast<std::uint32_t>(columns_.size());
  columns_.push_back({name, property_named(name), PropertyType::text});
  if (!defined_) {
    PropertyDefinition& property = definition_.properties.emplace_back();
    property.name = name;
  }
  return column;
}

void Columns::collect(const CardSet& set, Diagnostics& diagnostics) {
  Strays strays;
  for (const CardTemplate& card : set.cards) {
    collect(card.properties, strays);
    for (const NamedForm& form : card.forms) collect(form.properties, strays);
  }
  Report report(diagnostics, set.file);
  for (const Stray& stray : strays.all()) {
    const std::uint32_t column = find(stray.name);
    const std::string values = counted(stray.count, "value");
    if (column == none) {
      report.error("too-many-properties", stray.first,
                   "expected at most " + std::to_string(most_strays) + " properties that are not declared, found " +
                       ticked(stray.name) + " too: " + values + " left out");
    } else if (column < declared_) {
      const std::string& declared = columns_[column].name;
      report.warning("property-case", stray.first,
                     "expected property " + ticked(declared) + ", found " + ticked(stray.name) + ", " + values,
                     "they are read as " + ticked(declared));
    } else if (defined_) {
      report.warning("undeclared-property", stray.first,
                     "property " + ticked(stray.name) + " is not declared in the game: " + values + " kept");
    }
  }
}

}  // namespace riffle::loading
