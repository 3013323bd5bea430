#include "catalog/package.hpp"

#include "framework/catalog/scratch_folder.hpp"

#include <catch2/catch.hpp>

using namespace riffle;
using catalog_tests::ScratchFolder;

TEST_CASE("a package finds a file whatever the case and the separators, and says how it is spelled") {
  const ScratchFolder folder;
  folder.write("Scripts/Actions.py", "pass");
  const FolderPackage package(folder.path());
  CHECK(package.find("scripts/actions.py") == "Scripts/Actions.py");
  CHECK(package.find("\\SCRIPTS\\Actions.py") == "Scripts/Actions.py");
  CHECK(package.find("./Scripts/../scripts/actions.PY") == "Scripts/Actions.py");
  CHECK(package.read("scripts/ACTIONS.py") == "pass");
  CHECK(package.find("Scripts") == std::nullopt);
  CHECK(package.find("Scripts/none.py") == std::nullopt);
  CHECK(package.find("") == std::nullopt);
}

TEST_CASE("a package prefers the exact spelling when two files differ in case") {
  const ScratchFolder folder;
  folder.write("a.txt", "small");
  folder.write("A.txt", "large");
  const FolderPackage package(folder.path());
  CHECK(package.read("a.txt") == "small");
  CHECK(package.read("A.txt") == "large");
}

TEST_CASE("a package never leads out of its root") {
  const ScratchFolder folder;
  folder.write("secret.txt", "outside");
  folder.write("inner/file.txt", "inside");
  const FolderPackage package(folder / "inner");
  CHECK(package.find("../secret.txt") == std::nullopt);
  CHECK(package.find("file.txt/../../secret.txt") == std::nullopt);
  CHECK(package.read("/file.txt") == "inside");
}
