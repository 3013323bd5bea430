#include "roots.hpp"

#include "words.hpp"

namespace riffle::octgn {

Confidence probe_root(const Source& beginning, std::string_view root) {
  return same_word(xml::root_name(beginning.bytes), root) ? certain : not_mine;
}

std::optional<xml::Document> parse_root(const Source& source, std::string_view root, Findings& findings) {
  auto document = xml::Document::parse(source.bytes, findings);
  if (!document || document->root().is(root)) return document;
  findings.error("wrong-root", document->root().place(),
                 say("expected the root element <", root, ">, found <", document->root().name(), ">"));
  return std::nullopt;
}

}  // namespace riffle::octgn
