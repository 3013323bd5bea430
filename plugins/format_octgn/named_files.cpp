#include "named_files.hpp"

#include "words.hpp"
#include "xml/document.hpp"

#include <algorithm>

namespace riffle::octgn {
namespace {

/// A path with '/' only, without "./" and what "../" takes back.
std::string plain_path(std::string path) {
  std::replace(path.begin(), path.end(), '\\', '/');
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    std::string part = path.substr(begin, end - begin);
    begin = end + 1;
    if (part.empty() || part == ".") continue;
    if (part == ".." && !parts.empty() && parts.back() != "..") {
      parts.pop_back();
    } else {
      parts.push_back(std::move(part));
    }
  }
  std::string plain;
  for (const std::string& part : parts) plain += (plain.empty() ? "" : "/") + part;
  return plain;
}

}  // namespace

NamedFiles::NamedFiles(const Source& source, Findings& findings) : source_(source), findings_(findings) {
  const std::size_t slash = source.path.rfind('/');
  if (slash != std::string_view::npos) folder_ = source.path.substr(0, slash + 1);
  if (source.package != nullptr) read_relations();
}

void NamedFiles::read_relations() {
  const std::string part(source_.path.substr(folder_.size()));
  const auto bytes = source_.package->read(say(folder_, "_rels/", part, ".rels"));
  if (!bytes) return;
  Diagnostics own;
  Findings inside(say(folder_, "_rels/", part, ".rels"), own);
  const auto document = xml::Document::parse(*bytes, inside);
  if (!document) {
    findings_.warning("bad-relations", {},
                      say("expected relations in _rels/", part, ".rels, found at its line ",
                          std::to_string(own.front().place.line), ": ", own.front().message));
    return;
  }
  for (const xml::Element& relation : document->root().children()) {
    const std::string target(relation.value("Target"));
    relations_.emplace(relation.value("Id"), target.starts_with('/') ? target : say("/", folder_, target));
  }
}

std::string NamedFiles::path_of(std::string_view written) const {
  const auto relation = relations_.find(std::string(written));
  return plain_path(relation != relations_.end() ? relation->second : folder_ + std::string(written));
}

std::string NamedFiles::resolve(const xml::AttributeText& named) {
  if (named.value.empty() || named.value.find("://") != std::string_view::npos) return std::string(named.value);
  std::string path = path_of(named.value);
  if (source_.package == nullptr) return path;
  if (auto spelled = source_.package->find(path)) return *spelled;
  if (missing_.empty()) {
    first_missing_ = path;
    first_place_ = named.place;
  }
  missing_.insert(path);
  return path;
}

void NamedFiles::report_missing() {
  if (missing_.empty()) return;
  const bool one = missing_.size() == 1;
  findings_.note("missing-files", first_place_,
                 say(counted(missing_.size(), "file"), " named by the definition ",
                     one ? "is not here: " : "are not here, the first is ", first_missing_));
}

}  // namespace riffle::octgn
