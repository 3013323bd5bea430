#include "kept.hpp"

#include "words.hpp"
#include "xml/characters.hpp"

#include <algorithm>

namespace riffle::octgn {
namespace {

bool is_any(std::string_view name, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(), [&](std::string_view word) { return same_word(name, word); });
}

bool names_file(std::string_view attribute) {
  return is_any(attribute, {"src", "icon", "back", "front", "background", "board", "image", "definitionsrc"});
}

}  // namespace

bool is_about_xml(std::string_view attribute) {
  return attribute.starts_with("xmlns") || attribute.ends_with("oNamespaceSchemaLocation");
}

void keep_attributes(const xml::Element& element, std::initializer_list<std::string_view> read, std::string_view prefix,
                     NamedFiles& files, std::vector<Attribute>& kept) {
  for (const xml::AttributeText& attribute : element.attributes()) {
    if (is_about_xml(attribute.name) || is_any(attribute.name, read)) continue;
    const bool file = names_file(attribute.name);
    kept.push_back({std::string(prefix) + std::string(attribute.name),
                    file ? files.resolve(attribute) : std::string(attribute.value)});
  }
}

void keep_tree(const xml::Element& element, NamedFiles& files, std::vector<Attribute>& kept) {
  const std::string name(element.name());
  const auto source = element.attribute("src");
  if (element.is("script") && source) {
    kept.push_back({"script", files.resolve(*source)});
    return;
  }
  keep_attributes(element, {}, say(name, "."), files, kept);
  const auto children = element.children();
  for (const xml::Element& child : children) keep_tree(child, files, kept);
  const std::string text = children.empty() ? element.text() : std::string{};
  if (!xml::trim(text).empty()) kept.push_back({name, text});
}

}  // namespace riffle::octgn
