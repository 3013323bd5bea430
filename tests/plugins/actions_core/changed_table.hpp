#pragma once

#include "framework/plugin/temporary_folder.hpp"

#include <catch2/catch.hpp>

#include <filesystem>
#include <vector>

namespace actions_tests {

inline const std::string table_folder = RIFFLE_SOURCE_DIR "/tests/plugins/actions_core/table";

/// What a definition says otherwise: the first "this" becomes "that".
struct Change {
  std::string from, to;
};

/// A copy of the table of these tests, whose definition says something else.
struct ChangedTable : TemporaryFolder {
  explicit ChangedTable(const std::vector<Change>& changes) {
    std::filesystem::copy(table_folder, path(), std::filesystem::copy_options::recursive);
    std::string text = bytes_of(table_folder + "/definition.xml");
    for (const Change& change : changes) {
      const std::size_t at = text.find(change.from);
      REQUIRE(at != std::string::npos);
      text.replace(at, change.from.size(), change.to);
    }
    write("definition.xml", text);
  }
};

}  // namespace actions_tests
