#include "framework/plugin/mutations.hpp"

#include "plugin/plugins.hpp"

#include "framework/plugin/temporary_folder.hpp"

#include <elf.h>
#include <chrono>
#include <map>
#include <optional>
#include <sstream>

using namespace riffle;

namespace {

/// How the resident memory of this program grows at most while it lives. Nothing is known where the kernel does not let
/// a program forget its peak.
class Peak {
 public:
  Peak() : known_(static_cast<bool>(std::ofstream("/proc/self/clear_refs") << 5 << std::flush)), before_(read()) {}
  std::optional<std::size_t> growth() const { return known_ ? std::optional(read() - before_) : std::nullopt; }

 private:
  static std::size_t read() {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
      if (std::size_t kibibytes = 0; word == "VmHWM:" && status >> kibibytes) return kibibytes << 10;
    return 0;
  }

  bool known_;
  std::size_t before_;
};

/// Reads a note, which may take neither long nor much memory, and says how it ended: "read", or the error's first words.
std::string outcome(const std::string& file) {
  const Peak peak;
  const auto began = std::chrono::steady_clock::now();
  const auto note = read_note(file);
  CHECK(std::chrono::steady_clock::now() - began < std::chrono::seconds(5));
  if (const auto growth = peak.growth()) CHECK(*growth < (std::size_t{32} << 20));
  if (note) return "read";
  return note.error().message.substr(0, note.error().message.find(':'));
}

/// An ELF64 file of program headers alone, which all claim the same bytes as their notes.
std::string with_note_segments(std::uint16_t count, std::uint64_t offset, std::uint64_t size) {
  Elf64_Ehdr file{};
  const std::string ident{ELFMAG + std::string{ELFCLASS64, ELFDATA2LSB, EV_CURRENT}};
  ident.copy(reinterpret_cast<char*>(file.e_ident), ident.size());
  file.e_type = ET_DYN;
  file.e_phoff = sizeof file;
  file.e_phentsize = sizeof(Elf64_Phdr);
  file.e_phnum = count;
  Elf64_Phdr segment{};
  segment.p_type = PT_NOTE;
  segment.p_offset = offset;
  segment.p_filesz = size;
  std::string bytes(reinterpret_cast<const char*>(&file), sizeof file);
  for (std::uint16_t i = 0; i < count; ++i) bytes.append(reinterpret_cast<const char*>(&segment), sizeof segment);
  return bytes;
}

}  // namespace

TEST_CASE("of 300 mutated plugins each is read or refused, soon, in little memory, and nothing of them runs") {
  const TemporaryFolder folder;
  const std::string whole = folder.add_broken("leaves_a_mark"), mark = folder / "mark";
  ::setenv("RIFFLE_TEST_MARK", mark.c_str(), 1);
  const Peak peak;
  const std::string large(std::size_t{64} << 20, 'x');
  if (const auto growth = peak.growth()) {
    CHECK(*growth > large.size() / 2);
  } else {
    WARN("the peak of memory cannot be told here, and is not looked at");
  }
  Mutations mutations(bytes_of(whole));
  std::map<std::string, int> outcomes;
  for (int i = 0; i < 300; ++i) {
    INFO("mutation " << i);
    ++outcomes[outcome(folder.write("mutated.riffle", mutations.next()))];
  }
  CHECK_FALSE(std::filesystem::exists(mark));

  // The mutations reach every branch, and no sentence is new.
  std::ostringstream counts;
  for (const auto& [ended, count] : outcomes) counts << ended << ": " << count << "; ";
  INFO(counts.str());
  CHECK(outcomes.size() == 4);
  for (const char* const expected : {"read", "not a library", "no note", "a damaged note"}) {
    INFO(expected);
    CHECK(outcomes[expected] >= 10);
  }

  // The mark would have been left.
  Registry registry;
  Plugins plugins(registry);
  plugins.load({{folder.path()}, ""});
  CHECK(std::filesystem::exists(mark));
  ::unsetenv("RIFFLE_TEST_MARK");
}

TEST_CASE("a file that claims a gibibyte of notes, or the same mebibyte a thousand times, is refused unread") {
  const TemporaryFolder folder;
  const auto of_size = [&](const std::string& bytes, std::uintmax_t size) {
    const std::string file = folder.write("claims.riffle", bytes);
    std::filesystem::resize_file(file, size);  // sparse
    return file;
  };
  constexpr std::uint64_t mebibyte = 1 << 20, gibibyte = 1 << 30;
  const std::string huge = of_size(with_note_segments(1, 4096, gibibyte - 4096), gibibyte);
  CHECK(outcome(huge) == "a damaged note");
  CHECK(read_note(huge).error().message == "a damaged note: expected at most 1 MiB of notes, found more");
  CHECK(outcome(of_size(with_note_segments(1024, 65536, mebibyte), 2 * mebibyte)) == "a damaged note");
  CHECK(outcome(of_size(with_note_segments(1025, 65536, 64), 2 * mebibyte)) == "not a library");
  CHECK(outcome(of_size(with_note_segments(1, 65536, 64), gibibyte + 1)) == "not a library");
  CHECK(outcome(of_size(with_note_segments(1, 65536, 64), mebibyte)) == "no note");
}
