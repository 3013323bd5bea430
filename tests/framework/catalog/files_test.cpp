#include "catalog/files.hpp"

#include "framework/catalog/scratch_folder.hpp"
#include "framework/catalog/tiny_format.hpp"

#include <catch2/catch.hpp>

using namespace riffle;
using namespace catalog_tests;

namespace {

std::vector<std::string> below(const ScratchFolder& folder, const std::vector<loading::FoundFile>& files) {
  std::vector<std::string> names;
  for (const loading::FoundFile& file : files) names.push_back(file.file.substr(folder.path().size() + 1));
  return names;
}

}  // namespace

TEST_CASE("a folder is walked in sorted order, without hidden files and those of version control") {
  const ScratchFolder folder;
  for (const char* file : {"b.x", "a/z.x", "a/b.x", ".git/x.x", "CVS/x.x", ".hidden.x", "c/.svn/x.x"})
    folder.write(file, "");
  Diagnostics diagnostics;
  const auto files = loading::find_files({folder.path() + "/"}, diagnostics);
  CHECK(below(folder, files) == std::vector<std::string>{"a/b.x", "a/z.x", "b.x"});
  CHECK(diagnostics.empty());
}

TEST_CASE("the parts that describe a package are no candidates, and mark its root") {
  const ScratchFolder folder;
  folder.write("X.o8g/[Content_Types].xml", "");
  folder.write("X.o8g/_rels/.rels", "");
  folder.write("X.o8g/_rels/game.xml.rels", "");
  folder.write("X.o8g/deep/er/game.xml", "");
  folder.write("plain/set.xml", "");
  Diagnostics diagnostics;
  const auto files = loading::find_files({folder.path()}, diagnostics);
  REQUIRE(below(folder, files) == std::vector<std::string>{"X.o8g/deep/er/game.xml", "plain/set.xml"});
  CHECK(files[0].package == folder / "X.o8g");
  CHECK(files[0].path == "deep/er/game.xml");
  CHECK(files[1].package == folder / "plain");
  CHECK(files[1].path == "set.xml");
}

TEST_CASE("links to folders are followed once, and a loop ends") {
  const ScratchFolder folder;
  folder.write("a/file.x", "");
  std::filesystem::create_directory_symlink(folder.path(), folder / "a/loop");
  std::filesystem::create_symlink(folder / "a/file.x", folder / "again.x");
  Diagnostics diagnostics;
  const auto files = loading::find_files({folder.path()}, diagnostics);
  CHECK(below(folder, files) == std::vector<std::string>{"a/file.x"});
}

TEST_CASE("a file that is found and named is there once, as a named one") {
  const ScratchFolder folder;
  const std::string file = folder.write("a/file.x", "");
  Diagnostics diagnostics;
  const auto files = loading::find_files({folder.path(), file, folder / "a"}, diagnostics);
  REQUIRE(files.size() == 1);
  CHECK(files[0].named);
  CHECK(files[0].below == folder.path());
}

TEST_CASE("a path that is not there is an error") {
  const ScratchFolder folder;
  Diagnostics diagnostics;
  CHECK(loading::find_files({folder / "nowhere", "/dev/null"}, diagnostics).empty());
  const Diagnostics found = of_code(diagnostics, "no-such-file");
  REQUIRE(found.size() == 2);
  CHECK(found[0].file == folder / "nowhere");
  CHECK(found[0].severity == Severity::error);
  CHECK(found[1].file == "/dev/null");
}
