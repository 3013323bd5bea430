#include "plugin/plugins.hpp"

#include <riffle/plugin.hpp>

#include "framework/plugin/temporary_folder.hpp"

#include <rapidcheck.h>
#include <sys/stat.h>

using namespace riffle;

namespace {

std::string error_of(const std::string& file) {
  const auto note = read_note(file);
  return note ? "read" : note.error().message;
}

constexpr const char* no_library = "not a library: expected an ELF shared library, found ";

}  // namespace

TEST_CASE("a plugin's note is read without running anything of it") {
  const auto note = read_note(RIFFLE_BINARY_DIR "/test_plugins/ruin.riffle");
  REQUIRE(note);
  CHECK(note->id == "ruin");
  CHECK(note->version == "1.0.0");
  CHECK(note->sdk == RIFFLE_SDK_VERSION);
  CHECK(note->abi == RIFFLE_ABI);
  CHECK(note->provides == std::vector<std::string>{"ruin.discard_then_destroy"});
  CHECK(note->requires_ == std::vector<std::string>{"core.discard", "core.destroy", "piles.hand"});
}

TEST_CASE("what is no library is told apart") {
  const TemporaryFolder folder;
  CHECK(error_of(folder / "nothing.riffle") == no_library + std::string("nothing"));
  CHECK(error_of(folder.path()) == no_library + std::string("a directory"));
  std::filesystem::create_symlink(folder / "nothing", folder / "broken.riffle");
  CHECK(error_of(folder / "broken.riffle") == no_library + std::string("a link that leads nowhere"));
  CHECK(error_of(folder.write("text.riffle", "I am a text, and a rather long one.")) ==
        no_library + std::string("a file that does not begin like one"));
  CHECK(error_of(folder.write("empty.riffle", "")) == no_library + std::string("a file that does not begin like one"));
  REQUIRE(::mkfifo((folder / "pipe.riffle").c_str(), 0600) == 0);
  CHECK(error_of(folder / "pipe.riffle") == no_library + std::string("a device, a pipe or a socket"));
}

TEST_CASE("a library that was cut short anywhere is never read as one") {
  const TemporaryFolder folder;
  const std::string whole = bytes_of(folder.add_broken("thrower"));
  REQUIRE(whole.size() > 4096);
  CHECK(error_of(folder.write("half.riffle", whole.substr(0, whole.size() / 2))) ==
        no_library + std::string("one that was cut short"));
  CHECK(error_of(folder.write("head.riffle", whole.substr(0, 40))) ==
        no_library + std::string("one that was cut short in its header"));
  for (std::size_t size = 0; size < whole.size(); size += 501) {
    INFO(size);
    CHECK(error_of(folder.write("cut.riffle", whole.substr(0, size))).starts_with("not a library"));
  }
}

TEST_CASE("an ordinary library has no note, and a damaged one says where") {
  const TemporaryFolder folder;
  CHECK(error_of(folder.add_broken("no_note")) ==
        "no note: expected the note that RIFFLE_PLUGIN writes, found an ordinary library");
  CHECK(error_of(folder.add_broken("damaged_note")) == "a damaged note: column 22: expected JSON, found the end");
}

TEST_CASE("a note that lacks a field, or holds another kind, names the field") {
  const TemporaryFolder folder;
  const std::string whole = bytes_of(folder.add_broken("thrower"));
  const auto with = [&](const std::string& from, const std::string& to) {
    REQUIRE(from.size() == to.size());
    std::string bytes = whole;
    REQUIRE(bytes.find(from) != std::string::npos);
    bytes.replace(bytes.find(from), from.size(), to);
    return error_of(folder.write("changed.riffle", bytes));
  };
  CHECK(with("{\"id\":\"thrower\"", "{\"ID\":\"thrower\"") ==
        "a damaged note: field id: expected a string, found nothing");
  CHECK(with("\"version\":\"1.0.0\"", "\"version\":1000000") ==
        "a damaged note: field version: expected a string, found int64");
  CHECK(with("[\"thrower.throw\"]", "[              7]") ==
        "a damaged note: field provides: expected a string, found int64");
  CHECK(with("\"requires\":[]", "\"requires\":{}") ==
        "a damaged note: field requires: expected an array of strings, found object");
  CHECK(with("\"thrower.throw\"", "\"thrower\\u001b\"") ==
        "a damaged note: field provides: expected printable text, found a control character");
  CHECK(with("\"1.0.0\"", "\"1.0\xC2\x9B\"") ==
        "a damaged note: field version: expected printable text, found a control character");
}

TEST_CASE("a mutated library is read or refused, and never read beyond its bounds") {
  const TemporaryFolder folder;
  const std::string whole = bytes_of(folder.add_broken("thrower"));
  CHECK(rc::check("mutations", [&] {
    std::string bytes = whole;
    // The headers are where the sizes lie.
    const auto head = *rc::gen::inRange<std::size_t>(1, 12);
    for (std::size_t i = 0; i < head; ++i)
      bytes[*rc::gen::inRange<std::size_t>(4, 1024)] = static_cast<char>(*rc::gen::inRange(0, 256));
    RC_ASSERT(!error_of(folder.write("mutated.riffle", bytes)).empty());
  }));
}
