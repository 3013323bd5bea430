#include "framework/plugin/temporary_folder.hpp"
#include "seeds/program.hpp"

#include <riffle/plugin.hpp>

#include <boost/json.hpp>

using seeds::run;

TEST_CASE("`plugins show` tells what a file says of itself, and that this host would take it") {
  const TemporaryFolder folder;
  const std::string file = folder.add("test_plugins/ruin.riffle");
  const auto ran = run({"plugins", "show", file});
  CHECK(ran.status == 0);
  CHECK(ran.text == file +
                        "\n"
                        "  id                ruin\n"
                        "  version           1.0.0\n"
                        "  SDK               " RIFFLE_SDK_VERSION
                        "\n"
                        "  C++ ABI           itanium\n"
                        "  standard library  libstdc++\n"
                        "  string ABI        cxx11\n"
                        "  library checks    plain\n"
                        "  sanitizer         " RIFFLE_ABI_SANITIZER
                        "\n"
                        "  pointer size      8\n"
                        "  provides          ruin.discard_then_destroy\n"
                        "  requires          core.discard\n"
                        "                    core.destroy\n"
                        "                    piles.hand\n"
                        "would be loaded, when what it requires is there\n");
}

TEST_CASE("`plugins show --json` gives the same fields by name, each of the ABI beside what this host expects") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("other_abi");
  const auto ran = run({"plugins", "show", "--json", file});
  CHECK(ran.status == 1);
  const auto out = boost::json::parse(ran.text).as_object();
  CHECK(out.at("kind") == "plugin_file");
  CHECK(out.at("file") == boost::json::string(file));
  CHECK(out.at("refused") == true);
  CHECK(out.at("reason") == "other ABI: standard library: expected libstdc++, found libc++");
  CHECK(out.at("id") == "other_abi");
  CHECK(out.at("sdk") == RIFFLE_SDK_VERSION);
  REQUIRE(out.at("abi_fields").as_array().size() == 6);
  CHECK(out.at("abi_fields").at(1) ==
        boost::json::value{{"name", "standard library"}, {"found", "libc++"}, {"expected", "libstdc++"}});
}

TEST_CASE(
    "`plugins show` ends with 1 when the host would refuse a file, with 3 when there is none, with 2 when asked "
    "wrongly") {
  const TemporaryFolder folder;
  const auto refused = [&](const std::string& file, const std::string& sentence) {
    const auto ran = run({"plugins", "show", file});
    INFO(ran.text);
    CHECK(ran.status == 1);
    CHECK(ran.text.ends_with("\nrefused: " + sentence + "\n"));
  };
  refused(folder.add_broken("no_note"),
          "no note: expected the note that RIFFLE_PLUGIN writes, found an ordinary library");
  refused(folder.add_broken("other_sdk"), "other SDK version: expected 0.0 to " RIFFLE_SDK_VERSION ", found \"7.0\"");
  refused(folder.path(), "not a library: expected an ELF shared library, found a directory");
  std::filesystem::create_symlink(folder / "nowhere", folder / "link.riffle");
  refused(folder / "link.riffle", "not a library: expected an ELF shared library, found a link that leads nowhere");
  const std::string open = folder.add_broken("thrower");
  ::chmod(open.c_str(), 0777);
  refused(open,
          "insecure path: expected " + open + " to be writable by its owner alone, found it writable by everybody");

  const auto missing = run({"plugins", "show", folder / "nothing.riffle"});
  CHECK(missing.status == 3);
  CHECK(missing.text == "riffle: a plugin's file: expected " + (folder / "nothing.riffle") + ", found nothing there\n");
  CHECK(run({"plugins", "show"}).status == 2);
  CHECK(run({"plugins", "--why", "show", open}).status == 2);
  CHECK(run({"plugins", "show", "--help"}).text.find("Example:") != std::string::npos);
}

TEST_CASE("`plugins show` runs nothing of the file that it shows") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("leaves_a_mark"), mark = folder / "mark";
  ::setenv("RIFFLE_TEST_MARK", mark.c_str(), 1);
  const auto shown = run({"plugins", "show", file});
  CHECK(shown.status == 0);
  CHECK(shown.text.find("leaves_a_mark.act") != std::string::npos);
  CHECK_FALSE(std::filesystem::exists(mark));
  CHECK(run({"plugins", "--plugin-path", folder.path()}).status == 0);
  CHECK(std::filesystem::exists(mark));  // it would have been left
  ::unsetenv("RIFFLE_TEST_MARK");
}

TEST_CASE("`plugins` says in one line which file a plugin shadows") {
  const TemporaryFolder first, second;
  const std::string early = first.add_broken("thrower"), late = second.add_broken("thrower");
  const std::vector<std::string> both = {"plugins", "--plugin-path", first.path(), "--plugin-path", second.path()};
  const auto ran = run(both);
  CHECK(ran.status == 0);
  INFO(ran.text);
  CHECK(ran.text.find("thrower 1.0.0  " + early + "\n  shadows " + late + "\n") != std::string::npos);
  auto as_json = both;
  as_json.push_back("--json");
  CHECK(run(as_json).text.find("\"shadows\":[\"" + late + "\"]") != std::string::npos);
}
