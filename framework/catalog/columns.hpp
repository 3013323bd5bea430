#pragma once

#include "registry/registry.hpp"

#include <riffle/template.hpp>

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace riffle::loading {

/// The printed columns of a game: the properties that its definition declares, then those that only cards print.
///
/// A name that differs from a declared one in case means the declared one. Names are found in constant time.
class Columns {
 public:
  static constexpr std::uint32_t none = 0xFFFF'FFFF;

  /// Takes the declared ones. Without a definition, what cards print is declared by the first that prints it.
  Columns(Registry& registry, Definition& definition, bool defined, Diagnostics& diagnostics);

  /// Makes a column for each property that a set's cards print, and reports those that are not declared, once each.
  void collect(const CardSet& set, Diagnostics& diagnostics);

  /// The column of a property that was collected; none for those beyond what a game may have.
  std::uint32_t find(const std::string& name) const;
  bool is_number(std::uint32_t column) const { return columns_[column].type == PropertyType::number; }
  std::vector<PropertyId> properties() const;

 private:
  struct Column {
    std::string name;
    PropertyId property;
    PropertyType type = PropertyType::text;
  };
  struct Stray;  // a property that is not declared as it is written, in one set
  class Strays;

  std::uint32_t add(const std::string& name, PropertyType type);
  PropertyId property_named(const std::string& name);
  void collect(const std::vector<PrintedProperty>& properties, Strays& strays);
  std::uint32_t add_stray(const std::string& name);

  Registry& registry_;
  Definition& definition_;
  bool defined_;
  std::size_t declared_ = 0;
  std::vector<Column> columns_;
  std::unordered_map<std::string, std::uint32_t> by_name_;    // as spelled
  std::unordered_map<std::string, std::uint32_t> by_folded_;  // declared ones
};

}  // namespace riffle::loading
