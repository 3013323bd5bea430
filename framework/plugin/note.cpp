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

std::optional<Error> read_text(const json::object& note, std::string_view field, std::string& text) {
  const json::value* value = note.if_contains(field);
  if (value == nullptr || !value->is_string())
    return damaged("field " + std::string(field) + ": expected a string, found " + kind_name(value));
  text = std::string(value->get_string());
  return std::nullopt;
}

std::optional<Error> read_ids(const json::object& note, std::string_view field, std::vector<std::string>& ids) {
  const json::value* value = note.if_contains(field);
  if (value == nullptr || !value->is_array())
    return damaged("field " + std::string(field) + ": expected an array of strings, found " + kind_name(value));
  for (const json::value& id : value->get_array()) {
    if (!id.is_string()) return damaged("field " + std::string(field) + ": expected strings, found " + kind_name(&id));
    ids.emplace_back(id.get_string());
  }
  return std::nullopt;
}

Result<PluginNote> parse_note(std::string_view text) {
  const auto parsed = parse_json(text.substr(0, text.find('\0')));
  if (!parsed) return damaged(parsed.error().message);
  const json::object* object = parsed->if_object();
  if (object == nullptr) return damaged("expected an object, found " + kind_name(&*parsed));
  PluginNote note;
  if (auto error = read_text(*object, "id", note.id)) return *error;
  if (auto error = read_text(*object, "version", note.version)) return *error;
  if (auto error = read_text(*object, "sdk", note.sdk)) return *error;
  if (auto error = read_text(*object, "abi", note.abi)) return *error;
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
