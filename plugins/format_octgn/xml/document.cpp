#include "xml/document.hpp"

#include "words.hpp"
#include "xml/characters.hpp"
#include "xml/encoding.hpp"
#include "xml/scanner.hpp"

#include <tinyxml2.h>

#include <algorithm>

namespace riffle::octgn::xml {
namespace {

void report(Findings& findings, std::string_view text, const Flaw& flaw) {
  SourcePlace place = PlaceCursor(text).place(flaw.offset, flaw.length);
  if (flaw.length != 0) place.length = std::max(place.length, 1U);  // a byte of no code point is shown too
  findings.error(flaw.code, place, flaw.message, flaw.hint);
}

/// The flaw that is noticed first: of its characters, or of its marks.
std::optional<Flaw> find_flaw(std::string_view text, Scanner& scanner) {
  auto character = find_bad_character(text);
  auto mark = scanner.scan();
  if (character && mark) return mark->at_end || character->offset <= mark->offset ? character : mark;
  return character ? character : mark;
}

/// Gives each element of the tree its places; both are in document order. False when they do not fit.
bool attach_places(tinyxml2::XMLElement& element, std::vector<ElementPlaces>& places, std::size_t& next) {
  if (next >= places.size()) return false;
  element.SetUserData(&places[next++]);
  for (auto* child = element.FirstChildElement(); child != nullptr; child = child->NextSiblingElement()) {
    if (!attach_places(*child, places, next)) return false;
  }
  return true;
}

bool attach_places(tinyxml2::XMLDocument& tree, Places& places) {
  std::size_t next = 0;
  return tree.RootElement() != nullptr && attach_places(*tree.RootElement(), places.elements, next) &&
         next == places.elements.size();
}

}  // namespace

Document::Document() : places_(std::make_unique<Places>()), tree_(std::make_unique<tinyxml2::XMLDocument>()) {}
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;
Document::~Document() = default;

std::optional<Document> Document::parse(std::string_view bytes, Findings& findings) {
  if (bytes.size() > max_bytes) {
    findings.error("file-too-large", {},
                   say("expected at most 256 MB, found ", std::to_string(bytes.size()), " bytes"));
    return std::nullopt;
  }
  const std::string_view text = skip_byte_order_mark(bytes);
  if (const auto flaw = find_foreign_encoding(bytes)) {
    report(findings, text, *flaw);
    return std::nullopt;
  }
  Scanner scanner(text);
  if (const auto flaw = find_flaw(text, scanner)) {
    report(findings, text, *flaw);
    return std::nullopt;
  }
  Document document;
  *document.places_ = std::move(scanner.places());
  const std::string plain = scanner.plain_text();
  const auto error = document.tree_->Parse(plain.data(), plain.size());
  if (error != tinyxml2::XML_SUCCESS || !attach_places(*document.tree_, *document.places_)) {
    const auto line = static_cast<std::uint32_t>(document.tree_->ErrorLineNum());
    findings.error("xml-refused", {line, 0, 0}, "expected XML that can be read as a tree, found something else");
    return std::nullopt;
  }
  return document;
}

Element Document::root() const { return {tree_->RootElement(), places_.get()}; }

}  // namespace riffle::octgn::xml
