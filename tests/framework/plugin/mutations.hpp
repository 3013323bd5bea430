#pragma once

#include <cstdint>
#include <random>
#include <string>

/// Changes the bytes of a plugin's file, each time in another way, and the same ways on every run.
///
/// Shapes: `whole` is an ELF64 file with a note of Riffle's.
class Mutations {
 public:
  explicit Mutations(std::string whole);

  /// One more mutated file.
  std::string next();

 private:
  void flip_bits(std::size_t below);
  void cut_short();
  void change_file_header();
  void change_program_header();
  void change_note_header();
  void change_note_text();
  void grow();

  std::size_t below(std::size_t limit);
  std::uint64_t hostile_number();
  void write(std::size_t at, std::uint64_t value, std::size_t width);

  const std::string whole_;
  const std::size_t note_;
  std::string bytes_;
  std::mt19937_64 random_{20};
  std::size_t count_ = 0;
};
