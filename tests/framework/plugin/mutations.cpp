#include "framework/plugin/mutations.hpp"

#include <elf.h>

#include <cstddef>
#include <utility>

namespace {

struct Field {
  std::size_t at, width;
};

#define FIELD(type, name) \
  Field { offsetof(type, name), sizeof(type::name) }
constexpr Field file_fields[] = {
    {EI_CLASS, 1},
    {EI_DATA, 1},
    FIELD(Elf64_Ehdr, e_type),
    FIELD(Elf64_Ehdr, e_phoff),
    FIELD(Elf64_Ehdr, e_shoff),
    FIELD(Elf64_Ehdr, e_phentsize),
    FIELD(Elf64_Ehdr, e_phnum),
    FIELD(Elf64_Ehdr, e_shentsize),
    FIELD(Elf64_Ehdr, e_shnum),
};
constexpr Field program_fields[] = {FIELD(Elf64_Phdr, p_type), FIELD(Elf64_Phdr, p_offset), FIELD(Elf64_Phdr, p_filesz),
                                    FIELD(Elf64_Phdr, p_align)};
#undef FIELD
constexpr Field note_fields[] = {{0, 4}, {4, 4}, {8, 4}};
constexpr std::size_t note_header = 12, note_name = 8;

}  // namespace

Mutations::Mutations(std::string whole)
    : whole_(std::move(whole)), note_(whole_.find(std::string("Riffle\0\0{", 9)) - note_header) {}

std::string Mutations::next() {
  bytes_ = whole_;
  switch (count_++ % 8) {
    case 0:
      flip_bits(bytes_.size());
      break;
    case 1:
      flip_bits(1024);
      break;
    case 2:
      cut_short();
      break;
    case 3:
      change_file_header();
      break;
    case 4:
      change_program_header();
      break;
    case 5:
      change_note_header();
      break;
    case 6:
      change_note_text();
      break;
    default:
      grow();
  }
  return bytes_;
}

void Mutations::flip_bits(std::size_t limit) {
  for (std::size_t i = 1 + below(32); i-- > 0;) {
    char& byte = bytes_[below(limit)];
    byte = static_cast<char>(byte ^ (1 << below(8)));
  }
}

void Mutations::cut_short() { bytes_.resize(below(bytes_.size())); }

void Mutations::change_file_header() {
  for (std::size_t i = 1 + below(2); i-- > 0;) {
    const Field field = file_fields[below(std::size(file_fields))];
    write(field.at, hostile_number(), field.width);
  }
}

void Mutations::change_program_header() {
  const std::size_t count = static_cast<unsigned char>(bytes_[offsetof(Elf64_Ehdr, e_phnum)]);
  const std::size_t header = sizeof(Elf64_Ehdr) + below(count) * sizeof(Elf64_Phdr);  // where linkers put them
  if (below(2) == 0) write(header, PT_NOTE, 4);
  const Field field = program_fields[below(std::size(program_fields))];
  write(header + field.at, hostile_number(), field.width);
}

void Mutations::change_note_header() {
  const Field field = note_fields[below(std::size(note_fields))];
  write(note_ + field.at, hostile_number(), field.width);
}

void Mutations::change_note_text() {
  constexpr char hostile[] = {'"', '\\', '{', '}', '[', ']', ',', ':', '\0', '\x1B', '\xC2', '\xFF', '9', 'e', '-'};
  const std::size_t text = note_ + note_header + note_name;
  const std::size_t length = bytes_.find('\0', text) - text;
  if (below(4) == 0) bytes_.replace(text, length, length, '[');  // deep
  for (std::size_t i = 1 + below(4); i-- > 0;) bytes_[text + below(length)] = hostile[below(std::size(hostile))];
}

void Mutations::grow() {
  const std::string piece = bytes_.substr(below(bytes_.size()), 1 + below(4096));
  bytes_.insert(below(bytes_.size()), piece);
}

std::size_t Mutations::below(std::size_t limit) { return static_cast<std::size_t>(random_() % limit); }

std::uint64_t Mutations::hostile_number() {
  switch (below(6)) {
    case 0:
      return below(4);
    case 1:
      return ~std::uint64_t{0} - below(16);  // overflows what is added to it
    case 2:
      return (std::uint64_t{1} << (8 * (1 + below(7)))) - 1 - below(2);
    case 3:
      return whole_.size() - below(64);  // just within
    case 4:
      return whole_.size() + below(64);  // just beyond
    default:
      return random_();
  }
}

void Mutations::write(std::size_t at, std::uint64_t value, std::size_t width) {
  for (std::size_t i = 0; i < width; ++i) bytes_[at + i] = static_cast<char>(value >> (8 * i));
}
