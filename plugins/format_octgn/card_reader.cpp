#include "card_reader.hpp"

#include "kept.hpp"
#include "values.hpp"
#include "xml/characters.hpp"

#include <algorithm>

namespace riffle::octgn {
namespace {

/// What a card and a form have in common: properties, some of which are read as links.
struct Face {
  std::vector<PrintedProperty>& properties;
  std::optional<PrintedLink>& alternate;
  std::optional<PrintedLink>* dependent;  // null on a form: only whole cards depend
};

/// A property as written: its text when it has one, else its attribute `value`, else null.
PrintedProperty read_property(const xml::Element& element) {
  PrintedProperty property{std::string(element.value("name")), std::nullopt, element.value_place("name")};
  if (std::string text = element.text(); !text.empty()) {
    property.value = std::move(text);
    property.place = element.text_place();
  } else if (const auto value = element.attribute("value")) {
    property.value = std::string(value->value);
    property.place = value->place;
  }
  return property;
}

/// The link that a property of this name is; null when it is an ordinary one.
std::optional<PrintedLink>* link_named(std::string_view name, const Face& face) {
  if (same_word(name, "Alternate")) return &face.alternate;
  const bool dependent = same_word(name, "Dependent") || same_word(name, "AlternateOnly");
  return dependent ? face.dependent : nullptr;
}

void add_link(std::optional<PrintedLink>& link, const PrintedProperty& property, Findings& findings) {
  if (!property.value) return;
  if (link) {
    findings.warning("duplicate-link", property.place, say("expected one link, found a second ", property.name),
                     say("the first one, at line ", std::to_string(link->place.line), ", is used"));
    return;
  }
  link = PrintedLink{std::string(xml::trim(*property.value)), property.place};
}

void add_property(const xml::Element& element, const Face& face, Findings& findings) {
  PrintedProperty property = read_property(element);
  if (property.name.empty()) {
    findings.error("missing-name", element.place(), "expected a name for <property>, found none", "it is left out");
  } else if (auto* link = link_named(property.name, face)) {
    add_link(*link, property, findings);
  } else if (!is_repeated(face.properties, element, property.name, "property", findings)) {
    face.properties.push_back(std::move(property));
  }
}

void read_link_attribute(const xml::Element& element, std::string_view name, std::optional<PrintedLink>& link) {
  if (const auto found = element.attribute(name)) link = PrintedLink{std::string(found->value), found->place};
}

void keep_rest(const xml::Element& element, std::initializer_list<std::string_view> read,
               std::vector<Attribute>& kept) {
  for (const xml::AttributeText& attribute : element.attributes()) {
    const auto same = [&](std::string_view word) { return same_word(word, attribute.name); };
    if (is_about_xml(attribute.name) || std::any_of(read.begin(), read.end(), same)) continue;
    kept.push_back({std::string(attribute.name), std::string(attribute.value)});
  }
}

/// `<riffle apply="plugin.rule name=value …"/>`: a rule that is printed. An empty one prints none.
template <class Rules>
void add_rule(const xml::Element& element, Rules& rules, Findings& findings) {
  const auto apply = element.attribute("apply");
  if (!apply) {
    findings.error("missing-attribute", element.place(), "expected apply in <riffle>, found none", "it is left out");
    return;
  }
  if (!xml::trim(apply->value).empty()) rules.push_back({std::string(apply->value), apply->place});
}

void add_form(const xml::Element& element, Findings& findings, CardTemplate& card) {
  NamedForm form;
  form.type = element.value("type");
  form.name = element.value("name", card.name);
  form.place = element.value_place("type");
  read_link_attribute(element, "alternate", form.alternate);
  keep_rest(element, {"type", "name", "alternate"}, form.kept);
  for (const xml::Element& child : element.children()) {
    if (child.is("property")) {
      add_property(child, {form.properties, form.alternate, nullptr}, findings);
    } else if (child.is("riffle")) {
      if (!form.rules) form.rules.emplace();
      add_rule(child, *form.rules, findings);
    } else {
      report_unknown(child, element.name(), findings);
    }
  }
  if (form.type.empty()) {
    findings.error("missing-type", element.place(), "expected a type for <alternate>, found none",
                   "the form is left out");
    return;
  }
  card.forms.push_back(std::move(form));
}

}  // namespace

std::optional<CardTemplate> read_card(const xml::Element& element, Findings& findings) {
  CardTemplate card;
  card.id = read_guid(element, "id", findings);
  card.name = element.value("name");
  card.place = element.value_place("name");
  if (card.name.empty()) findings.note("empty-name", card.place, "this card has no name");
  read_link_attribute(element, "alternate", card.alternate);
  read_link_attribute(element, "dependent", card.dependent);
  keep_rest(element, {"id", "name", "alternate", "dependent"}, card.kept);
  for (const xml::Element& child : element.children()) {
    if (child.is("property")) {
      add_property(child, {card.properties, card.alternate, &card.dependent}, findings);
    } else if (child.is("alternate")) {
      add_form(child, findings, card);
    } else if (child.is("riffle")) {
      add_rule(child, card.rules, findings);
    } else {
      report_unknown(child, element.name(), findings);
    }
  }
  if (!is_guid(card.id)) return std::nullopt;  // read_guid has said so
  return card;
}

}  // namespace riffle::octgn
