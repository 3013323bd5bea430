#pragma once

#include "catalog/catalog.hpp"
#include "framework/catalog/scratch_folder.hpp"
#include "framework/catalog/tiny_format.hpp"

#include <catch2/catch.hpp>

namespace catalog_tests {

/// A host with the tiny formats, and a folder to load from.
struct CatalogFixture {
  riffle::Registry registry;
  ScratchFolder folder;

  CatalogFixture() { REQUIRE(registry.load({"tiny", "1.2.0", "", false}, load_tiny).empty()); }

  riffle::Loaded load(const std::vector<riffle::Define>& defines = {}) {
    return riffle::load(registry, {folder.path()}, defines);
  }

  /// One game with the properties Suit and Rank (a number), and one set of these lines.
  riffle::Loaded load_set(const std::string& lines) {
    folder.write("game.tiny", "game|" + guid(1) + "|The Game|1.0\nproperty|Suit\nproperty|Rank|number\n");
    folder.write("set.tiny", "set|" + guid(2) + "|" + guid(1) + "|The Set\n" + lines);
    return load();
  }

  std::string title(const riffle::Catalog& catalog, riffle::FormId form) const {
    return form ? std::string(registry.symbols().text(catalog.forms[form.index].title)) : "none";
  }
  std::string text(riffle::Value value) const {
    if (!value.present()) return "absent";
    if (value.kind == riffle::ValueKind::number) return std::to_string(value.as_number());
    return '"' + std::string(registry.symbols().text(value.as_symbol())) + '"';
  }
  /// What a form prints of a property.
  std::string printed(const riffle::Catalog& catalog, std::uint32_t form, std::string_view property) const {
    for (std::uint32_t column = 0; column < catalog.row_width; ++column)
      if (registry.property_name(catalog.columns[column]) == property)
        return text(catalog.printed(riffle::FormId{form}, column));
    return "no column";
  }
};

}  // namespace catalog_tests
