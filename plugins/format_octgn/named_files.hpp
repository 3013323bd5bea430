#pragma once

#include "findings.hpp"
#include "xml/element.hpp"

#include <riffle/format.hpp>

#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

namespace riffle::octgn {

/// The files that a definition names: by a relation id when the package has relations for it, else by a path.
///
/// Ownership: borrows the source and the findings.
class NamedFiles {
 public:
  NamedFiles(const Source& source, Findings& findings);

  /// The path inside the package, as it is really spelled; as the definition has it when there is no such file.
  std::string resolve(const xml::AttributeText& named);
  /// Says once how many of the named files are not there.
  void report_missing();

 private:
  void read_relations();
  std::string path_of(std::string_view written) const;

  const Source& source_;
  Findings& findings_;
  std::string folder_;  // of the definition, empty or with a '/' at its end
  std::unordered_map<std::string, std::string> relations_;
  std::set<std::string> missing_;
  std::string first_missing_;
  SourcePlace first_place_;
};

}  // namespace riffle::octgn
