#include "base/json.hpp"
#include "plugin/elf_file.hpp"
#include "plugin/plugins.hpp"

namespace riffle {

namespace {

constexpr std::string_view note_owner = "Riffle";
constexpr std::uint32_t note_type = 1;

Error damaged(const std::string& why) { return {"a damaged note: " + why}; }

std::string kind_name(const json::value* value) {
  return value == nullptr ? "nothing" : std::string(json::to_string(value->kind()));
}

/// Whether a text could steer the terminal that it is printed on: control characters, in UTF-8 those of one byte and two.
bool has_controls(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : 0);
    if (byte < 0x20 || byte == 0x7F || (byte == 0xC2 && next >= 0x80 && next < 0xA0)) return true;
  }
  return false;
}

/// Errors: when it is no string, or one that must not be printed.
std::optional<Error> read_string(const json::value* value, std::string_view field, std::string& text) {
  if (value == nullptr || !value->is_string())
    return damaged("field " + std::string(field) + ": expected a string, found " + kind_name(value));
  text = std::string(value->get_string());
  if (!has_controls(text)) return std::nullopt;
  return damaged("field " + std::string(field) + ": expected printable text, found a control character");
}

std::optional<Error> read_ids(const json::object& note, std::string_view field, std::vector<std::string>& ids) {
  const json::value* value = note.if_contains(field);
  if (value == nullptr || !value->is_array())
    return damaged("field " + std::string(field) + ": expected an array of strings, found " + kind_name(value));
  for (const json::value& id : value->get_array())
    if (auto error = read_string(&id, field, ids.emplace_back())) return error;
  return std::nullopt;
}

Result<PluginNote> parse_note(std::string_view text) {
  const auto parsed = parse_json(text.substr(0, text.find('\0')));
  if (!parsed) return damaged(parsed.error().message);
  const json::object* object = parsed->if_object();
  if (object == nullptr) return damaged("expected an object, found " + kind_name(&*parsed));
  PluginNote note;
  if (auto error = read_string(object->if_contains("id"), "id", note.id)) return *error;
  if (auto error = read_string(object->if_contains("version"), "version", note.version)) return *error;
  if (auto error = read_string(object->if_contains("sdk"), "sdk", note.sdk)) return *error;
  if (auto error = read_string(object->if_contains("abi"), "abi", note.abi)) return *error;
  if (auto error = read_ids(*object, "provides", note.provides)) return *error;
  if (auto error = read_ids(*object, "requires", note.requires_)) return *error;
  return note;
}

}  // namespace

Result<PluginNote> read_note(const std::string& file) {
  const auto elf = ElfFile::open(file);
  if (!elf) return elf.error();
  const auto text = elf->note(note_owner, note_type);
  if (!text) return text.error();
  if (!*text) return Error{"no note: expected the note that RIFFLE_PLUGIN writes, found an ordinary library"};
  return parse_note(**text);
}

}  // namespace riffle
