#pragma once

#include "named_files.hpp"

#include <riffle/definition.hpp>

#include <initializer_list>
#include <string_view>
#include <vector>

namespace riffle::octgn {

/// Keeps the attributes of an element that are not among those already read, as "prefix" + name; paths are resolved.
void keep_attributes(const xml::Element& element, std::initializer_list<std::string_view> read, std::string_view prefix,
                     NamedFiles& files, std::vector<Attribute>& kept);

/// Keeps an element and all in it: {"phase.name", "Upkeep"}, {"phase.icon", path}; a script as {"script", path}.
void keep_tree(const xml::Element& element, NamedFiles& files, std::vector<Attribute>& kept);

/// Is this attribute about the file itself rather than the game: a name space, a schema?
bool is_about_xml(std::string_view attribute);

}  // namespace riffle::octgn
