#pragma once

#include <riffle/result.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace riffle {

struct ElfLayout;

/// An ELF shared library, looked at from outside: only its headers and notes are read, within bounds, and nothing runs.
///
/// Shapes: ELF32 and ELF64, little-endian.
/// Ownership: owns the open file.
class ElfFile {
 public:
  /// Errors: "not a library: expected …, found …" for what else a path may lead to, and for one that was cut short.
  static Result<ElfFile> open(const std::string& file);
  ElfFile(ElfFile&& other) noexcept;
  ElfFile& operator=(ElfFile&&) = delete;
  ~ElfFile();

  /// The text of its first note of that owner and type, or nothing. Errors: notes that contradict their sizes.
  Result<std::optional<std::string>> note(std::string_view owner, std::uint32_t type) const;

 private:
  struct Segment {
    std::uint64_t offset, size, align;
  };

  explicit ElfFile(int descriptor) : descriptor_(descriptor) {}
  std::optional<Error> measure();
  std::optional<Error> read_headers();
  std::optional<Error> read_segments(const ElfLayout& layout, const std::string& header);
  bool holds(std::uint64_t offset, std::uint64_t size) const;
  std::optional<std::string> read(std::uint64_t offset, std::uint64_t size) const;

  int descriptor_;
  std::uint64_t size_ = 0;
  std::vector<Segment> notes_;
};

}  // namespace riffle
