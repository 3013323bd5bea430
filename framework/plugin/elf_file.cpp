#include "plugin/elf_file.hpp"

#include <elf.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstddef>
#include <cstring>
#include <utility>

namespace riffle {

/// Where the fields of the two classes of ELF lie.
struct ElfLayout {
  std::size_t word, header, entry;  // sizes: an offset, the file header, a program header
  std::size_t type, program_at, sections_at, entry_size, entries, section_size, sections;
  std::size_t segment_type, segment_offset, segment_size, segment_align;
};

namespace {

constexpr std::uint64_t largest_file = std::uint64_t{1} << 30;
constexpr std::uint64_t most_segments = 1024;
constexpr std::uint64_t largest_notes = std::uint64_t{1} << 20;
constexpr std::size_t note_header = 12;

template <class Header, class Entry>
constexpr ElfLayout layout_of{sizeof(Header::e_phoff),
                              sizeof(Header),
                              sizeof(Entry),
                              offsetof(Header, e_type),
                              offsetof(Header, e_phoff),
                              offsetof(Header, e_shoff),
                              offsetof(Header, e_phentsize),
                              offsetof(Header, e_phnum),
                              offsetof(Header, e_shentsize),
                              offsetof(Header, e_shnum),
                              offsetof(Entry, p_type),
                              offsetof(Entry, p_offset),
                              offsetof(Entry, p_filesz),
                              offsetof(Entry, p_align)};
constexpr ElfLayout elf64 = layout_of<Elf64_Ehdr, Elf64_Phdr>;
constexpr ElfLayout elf32 = layout_of<Elf32_Ehdr, Elf32_Phdr>;

Error no_library(const std::string& found) { return {"not a library: expected an ELF shared library, found " + found}; }

std::string unopened(const std::string& file, int error) {
  struct stat status {};
  if (error == ENOENT && ::lstat(file.c_str(), &status) == 0) return "a link that leads nowhere";
  return error == ENOENT ? "nothing" : std::string("a file that cannot be opened: ") + std::strerror(error);
}

/// A little-endian number. The caller knows that the bytes are there.
std::uint64_t number(std::string_view bytes, std::size_t at, std::size_t width) {
  std::uint64_t value = 0;
  for (std::size_t i = width; i-- > 0;) value = (value << 8) | static_cast<unsigned char>(bytes[at + i]);
  return value;
}

std::uint64_t padded(std::uint64_t size, std::uint64_t align) { return (size + align - 1) / align * align; }

}  // namespace

Result<ElfFile> ElfFile::open(const std::string& file) {
  // Non-blocking, since a pipe without a writer would never open.
  ElfFile elf(::open(file.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (elf.descriptor_ < 0) return no_library(unopened(file, errno));
  if (auto error = elf.measure()) return *error;
  if (auto error = elf.read_headers()) return *error;
  return elf;
}

ElfFile::ElfFile(ElfFile&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)), size_(other.size_), notes_(std::move(other.notes_)) {}

ElfFile::~ElfFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

std::optional<Error> ElfFile::measure() {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) return no_library("a file without a size");
  if (S_ISDIR(status.st_mode)) return no_library("a directory");
  if (!S_ISREG(status.st_mode)) return no_library("a device, a pipe or a socket");
  size_ = static_cast<std::uint64_t>(status.st_size);
  if (size_ > largest_file) return no_library("a file of more than 1 GiB");
  return std::nullopt;
}

std::optional<Error> ElfFile::read_headers() {
  const auto ident = read(0, EI_NIDENT);
  if (!ident || ident->compare(0, SELFMAG, ELFMAG) != 0) return no_library("a file that does not begin like one");
  if ((*ident)[EI_DATA] != ELFDATA2LSB) return no_library("one of another byte order");
  const char elf_class = (*ident)[EI_CLASS];
  if (elf_class != ELFCLASS64 && elf_class != ELFCLASS32) return no_library("one of an unknown class");
  const ElfLayout& layout = elf_class == ELFCLASS64 ? elf64 : elf32;
  const auto header = read(0, layout.header);
  if (!header) return no_library("one that was cut short in its header");
  if (number(*header, layout.type, 2) != ET_DYN) return no_library("an ELF file of another type");
  return read_segments(layout, *header);
}

std::optional<Error> ElfFile::read_segments(const ElfLayout& layout, const std::string& header) {
  const std::uint64_t count = number(header, layout.entries, 2);
  if (count > most_segments || number(header, layout.entry_size, 2) != layout.entry)
    return no_library("one with program headers of an unknown size or number");
  const auto table = read(number(header, layout.program_at, layout.word), count * layout.entry);
  const std::uint64_t sections = number(header, layout.section_size, 2) * number(header, layout.sections, 2);
  if (!table || !holds(number(header, layout.sections_at, layout.word), sections))
    return no_library("one that was cut short");
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::string_view entry = std::string_view(*table).substr(i * layout.entry, layout.entry);
    const std::uint64_t type = number(entry, layout.segment_type, 4);
    const Segment segment{number(entry, layout.segment_offset, layout.word),
                          number(entry, layout.segment_size, layout.word),
                          number(entry, layout.segment_align, layout.word)};
    // Mapping a segment that lies beyond the end of the file would kill the process later.
    if ((type == PT_LOAD || type == PT_NOTE) && !holds(segment.offset, segment.size))
      return no_library("one that was cut short");
    if (type == PT_NOTE) notes_.push_back(segment);
  }
  return std::nullopt;
}

bool ElfFile::holds(std::uint64_t offset, std::uint64_t size) const {
  return offset <= size_ && size <= size_ - offset;
}

std::optional<std::string> ElfFile::read(std::uint64_t offset, std::uint64_t size) const {
  if (!holds(offset, size)) return std::nullopt;
  std::string bytes(size, '\0');
  for (std::size_t done_so_far = 0; done_so_far < size;) {
    const ssize_t got =
        ::pread(descriptor_, bytes.data() + done_so_far, size - done_so_far, static_cast<off_t>(offset + done_so_far));
    if (got <= 0) return std::nullopt;
    done_so_far += static_cast<std::size_t>(got);
  }
  return bytes;
}

Result<std::optional<std::string>> ElfFile::note(std::string_view owner, std::uint32_t type) const {
  const Error damaged{"a damaged note: expected notes within their segment, found one that reaches beyond it"};
  std::uint64_t total = 0;  // of all segments, which may overlap a thousand times
  for (const Segment& segment : notes_) {
    total += segment.size;
    if (total > largest_notes) return Error{"a damaged note: expected at most 1 MiB of notes, found more"};
    const auto bytes = read(segment.offset, segment.size);
    if (!bytes) return damaged;
    const std::uint64_t align = segment.align == 8 ? 8 : 4;
    for (std::uint64_t at = 0; at + note_header <= bytes->size();) {
      const std::uint64_t name_size = number(*bytes, at, 4), text_size = number(*bytes, at + 4, 4);
      const std::uint64_t text_at = padded(at + note_header + name_size, align);
      if (text_at + text_size > bytes->size()) return damaged;
      const std::string_view name = std::string_view(*bytes).substr(at + note_header, name_size);
      if (number(*bytes, at + 8, 4) == type && name.substr(0, name.find('\0')) == owner)
        return std::optional(bytes->substr(text_at, text_size));
      at = padded(text_at + text_size, align);
    }
  }
  return std::optional<std::string>{};
}

}  // namespace riffle
