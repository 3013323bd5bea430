#include "xml/element.hpp"

#include "words.hpp"

#include <tinyxml2.h>

namespace riffle::octgn::xml {
namespace {

void append_text(const tinyxml2::XMLNode& node, std::string& text) {
  for (const auto* child = node.FirstChild(); child != nullptr; child = child->NextSibling()) {
    if (const auto* run = child->ToText()) text += run->Value();
    if (child->ToElement() != nullptr) append_text(*child, text);  // no deeper than max_depth
  }
}

}  // namespace

std::string_view Element::name() const { return node_->Name(); }

bool Element::is(std::string_view word) const { return same_word(name(), word); }

const ElementPlaces& Element::at() const { return *static_cast<const ElementPlaces*>(node_->GetUserData()); }

SourcePlace Element::place() const { return at().name; }

std::vector<AttributeText> Element::attributes() const {
  std::vector<AttributeText> all;
  std::size_t index = at().first_attribute;
  for (const auto* attribute = node_->FirstAttribute(); attribute != nullptr; attribute = attribute->Next(), ++index) {
    const AttributePlaces& places = places_->attributes[index];
    all.push_back({attribute->Name(), attribute->Value(), places.name, places.value});
  }
  return all;
}

std::optional<AttributeText> Element::attribute(std::string_view name) const {
  std::optional<AttributeText> found;
  std::size_t index = at().first_attribute;
  for (const auto* attribute = node_->FirstAttribute(); attribute != nullptr; attribute = attribute->Next(), ++index) {
    const bool exact = name == attribute->Name();
    if (!exact && (found || !same_word(name, attribute->Name()))) continue;
    const AttributePlaces& places = places_->attributes[index];
    found = AttributeText{attribute->Name(), attribute->Value(), places.name, places.value};
    if (exact) break;
  }
  return found;
}

std::string_view Element::value(std::string_view name, std::string_view otherwise) const {
  const auto found = attribute(name);
  return found ? found->value : otherwise;
}

SourcePlace Element::value_place(std::string_view name) const {
  const auto found = attribute(name);
  return found ? found->place : place();
}

std::vector<Element> Element::children() const {
  std::vector<Element> all;
  for (const auto* child = node_->FirstChildElement(); child != nullptr; child = child->NextSiblingElement()) {
    all.emplace_back(child, places_);
  }
  return all;
}

std::string Element::text() const {
  std::string text;
  append_text(*node_, text);
  return text;
}

SourcePlace Element::text_place() const { return at().text.line != 0 ? at().text : at().name; }

}  // namespace riffle::octgn::xml
