#pragma once

#include <riffle/format.hpp>

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace riffle::octgn::tests {

/// What a reader made of a text, and what it said.
template <class Content>
struct Reading {
  std::optional<Content> content;
  Diagnostics diagnostics;

  /// The first finding of that code, or null.
  const Diagnostic* find(std::string_view code) const {
    for (const Diagnostic& diagnostic : diagnostics)
      if (diagnostic.code == code) return &diagnostic;
    return nullptr;
  }
};

template <class Content, class Reader>
Reading<Content> read_with(const Reader& reader, std::string_view bytes, const Package* package = nullptr,
                           std::string_view path = "file.xml") {
  Reading<Content> reading;
  reading.content = reader.read({path, path, bytes, package}, reading.diagnostics);
  return reading;
}

/// "12:7 bad-guid": how tests name a finding.
inline std::string at(const Diagnostic& diagnostic) {
  return std::to_string(diagnostic.place.line) + ":" + std::to_string(diagnostic.place.column) + " " + diagnostic.code;
}

/// All findings in that form, one a line.
inline std::string all(const Diagnostics& diagnostics) {
  std::string lines;
  for (const Diagnostic& diagnostic : diagnostics) lines += at(diagnostic) + "\n";
  return lines;
}

/// A package in memory.
struct MemoryPackage final : Package {
  std::map<std::string, std::string> files;

  std::optional<std::string> find(std::string_view path) const override {
    for (const auto& [name, bytes] : files)
      if (lower(name) == lower(path)) return name;
    return std::nullopt;
  }
  std::optional<std::string> read(std::string_view path) const override {
    const auto name = find(path);
    return name ? std::optional(files.at(*name)) : std::nullopt;
  }

 private:
  static std::string lower(std::string_view text) {
    std::string low(text);
    for (char& c : low)
      if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + 32);
    return low;
  }
};

}  // namespace riffle::octgn::tests
