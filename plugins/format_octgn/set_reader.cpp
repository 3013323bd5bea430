#include "set_reader.hpp"

#include "card_reader.hpp"
#include "kept.hpp"
#include "roots.hpp"
#include "values.hpp"

namespace riffle::octgn {
namespace {

/// What a set has that is not read yet.
struct NotRead {
  std::size_t packs = 0;
  std::size_t markers = 0;
  std::size_t others = 0;
  SourcePlace first;

  void count(std::size_t& kind, const xml::Element& element) {
    if (first.line == 0) first = element.place();
    ++kind;
  }
};

/// Cards stand anywhere below the root.
void read_below(const xml::Element& element, Findings& findings, CardSet& set, NotRead& not_read) {
  for (const xml::Element& child : element.children()) {
    if (child.is("card")) {
      if (auto card = read_card(child, findings)) set.cards.push_back(std::move(*card));
      continue;
    }
    if (child.is("pack")) {
      not_read.count(not_read.packs, child);
    } else if (child.is("marker")) {
      not_read.count(not_read.markers, child);
    } else if (child.is("cards") || child.is("packaging") || child.is("markers")) {
      read_below(child, findings, set, not_read);
    } else {
      not_read.count(not_read.others, child);
      read_below(child, findings, set, not_read);
    }
  }
}

void report(const NotRead& not_read, Findings& findings) {
  std::string what;
  std::size_t total = 0;
  const auto add = [&](std::size_t count, const char* noun) {
    if (count != 0) what += (what.empty() ? "" : ", ") + counted(count, noun);
    total += count;
  };
  add(not_read.packs, "pack");
  add(not_read.markers, "marker");
  add(not_read.others, "other element");
  if (total == 0) return;
  findings.note("not-read-yet", not_read.first, say(what, total == 1 ? " is" : " are", " not read yet"));
}

void read_attributes(const xml::Element& root, Findings& findings, CardSet& set) {
  set.id = read_guid(root, "id", findings);
  set.game = read_guid(root, "gameId", findings);
  set.name = root.value("name");
  set.version = root.value("version");
  set.place = root.value_place("name");
  if (set.name.empty()) findings.warning("missing-name", root.place(), "expected a name for <set>, found none");
  for (const xml::AttributeText& attribute : root.attributes()) {
    bool read = is_about_xml(attribute.name);
    for (const char* known : {"id", "gameId", "name", "version"}) read = read || same_word(known, attribute.name);
    if (!read) set.kept.push_back({std::string(attribute.name), std::string(attribute.value)});
  }
}

}  // namespace

Confidence SetReader::probe(const Source& beginning) const { return probe_root(beginning, "set"); }

std::optional<CardSet> SetReader::read(const Source& source, Diagnostics& diagnostics) const {
  Findings findings(source.file, diagnostics);
  const auto document = parse_root(source, "set", findings);
  if (!document) return std::nullopt;
  CardSet set;
  set.file = source.file;
  NotRead not_read;
  read_attributes(document->root(), findings, set);
  read_below(document->root(), findings, set, not_read);
  report(not_read, findings);
  return set;
}

}  // namespace riffle::octgn
