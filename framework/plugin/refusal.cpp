#include "plugin/refusal.hpp"

#include "plugin/search.hpp"

#include <riffle/plugin.hpp>

#include <algorithm>
#include <charconv>

namespace riffle {

namespace {

struct Version {
  unsigned major = 0, minor = 0;
};

std::optional<Version> version_of(std::string_view text) {
  Version version;
  const char* const end = text.data() + text.size();
  const auto major = std::from_chars(text.data(), end, version.major);
  if (major.ec != std::errc{} || major.ptr == end || *major.ptr != '.') return std::nullopt;
  const auto minor = std::from_chars(major.ptr + 1, end, version.minor);
  if (minor.ec != std::errc{} || minor.ptr != end) return std::nullopt;
  return version;
}

std::vector<std::string> fields_of(std::string_view abi) {
  std::vector<std::string> fields(1);
  for (const char c : abi) {
    if (c == ';') {
      fields.emplace_back();
    } else {
      fields.back() += c;
    }
  }
  return fields;
}

bool is_plugin_id(std::string_view id) {
  return !id.empty() && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
  });
}

std::optional<std::string> other_sdk(std::string_view found) {
  const auto own = version_of(RIFFLE_SDK_VERSION), theirs = version_of(found);
  if (theirs && theirs->major == own->major && theirs->minor <= own->minor) return std::nullopt;
  return "other SDK version: expected " + std::to_string(own->major) + ".0 to " RIFFLE_SDK_VERSION ", found \"" +
         std::string(found) + "\"";
}

std::optional<std::string> other_abi(std::string_view found) {
  const auto fields = abi_fields(found);
  if (fields.empty()) return "other ABI: expected the fields \"" RIFFLE_ABI "\", found \"" + std::string(found) + "\"";
  for (const AbiField& field : fields) {
    if (field.found != field.expected)
      return "other ABI: " + field.name + ": expected " + field.expected + ", found " + field.found;
  }
  return std::nullopt;
}

}  // namespace

std::vector<AbiField> abi_fields(std::string_view abi) {
  static constexpr const char* names[] = {"C++ ABI",        "standard library", "string ABI",
                                          "library checks", "sanitizer",        "pointer size"};
  const auto own = fields_of(RIFFLE_ABI), theirs = fields_of(abi);
  std::vector<AbiField> fields;
  if (theirs.size() != own.size()) return fields;
  for (std::size_t i = 0; i < own.size(); ++i) fields.push_back({names[i], theirs[i], own[i]});
  return fields;
}

std::optional<std::string> refusal_of(const PluginNote& note) {
  if (auto refusal = other_sdk(note.sdk)) return refusal;
  if (auto refusal = other_abi(note.abi)) return refusal;
  if (!is_plugin_id(note.id))
    return "the plugin's id: expected letters, digits, '_' and '-', found \"" + note.id + "\"";
  return std::nullopt;
}

Result<std::filesystem::path> trusted_path(const std::filesystem::path& file) {
  if (file.extension() != ".riffle") {
    const std::string found = file.has_extension() ? file.extension().string() : "none";
    return Error{"the name of a plugin's file: expected the suffix .riffle, found " + found};
  }
  std::error_code error;
  const auto canonical = std::filesystem::canonical(file, error);
  if (error) return Error{"the path of a plugin: expected one that can be resolved, found: " + error.message()};
  const auto insecure = is_installed(canonical) ? std::nullopt : distrust(canonical);
  if (insecure) return Error{*insecure};
  return canonical;
}

}  // namespace riffle
