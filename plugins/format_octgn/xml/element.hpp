#pragma once

#include "xml/places.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tinyxml2 {
class XMLElement;
}

namespace riffle::octgn::xml {

/// An attribute as read, and where.
struct AttributeText {
  std::string_view name;
  std::string_view value;
  SourcePlace name_place;
  SourcePlace place;  ///< of the value, without its quotes
};

/// An element of a Document. Names are looked up as written first, then in any case.
///
/// Ownership: borrows from its Document, as do the views it returns.
class Element {
 public:
  Element(const tinyxml2::XMLElement* node, const Places* places) : node_(node), places_(places) {}

  std::string_view name() const;
  /// Is this the name of the element, in any case?
  bool is(std::string_view word) const;
  /// The place of the element's name in its opening tag.
  SourcePlace place() const;

  std::vector<AttributeText> attributes() const;
  std::optional<AttributeText> attribute(std::string_view name) const;
  /// The value of an attribute, or what is to be taken when it is absent.
  std::string_view value(std::string_view name, std::string_view otherwise = {}) const;
  /// The place of an attribute's value, or the element's when it is absent.
  SourcePlace value_place(std::string_view name) const;

  std::vector<Element> children() const;
  /// All text inside, that of the elements in it included, in document order.
  std::string text() const;
  /// The place of the element's first text of its own, or the element's when there is none.
  SourcePlace text_place() const;

 private:
  const ElementPlaces& at() const;

  const tinyxml2::XMLElement* node_;
  const Places* places_;
};

}  // namespace riffle::octgn::xml
