#include "app/plugins_show.hpp"

#include "plugin/refusal.hpp"

#include <CLI/CLI.hpp>

#include <filesystem>
#include <iomanip>
#include <iostream>
#include <memory>

namespace riffle {
namespace {

struct ShowOptions {
  std::string file;
  bool json = false;
};

/// What is known of a file without running anything of it.
struct Seen {
  Result<PluginNote> note;
  std::string refusal;  ///< empty when this host would load it
};

Seen look_at(const std::string& file) {
  Seen seen{read_note(file), {}};
  if (!seen.note) {
    seen.refusal = seen.note.error().message;
  } else if (const auto path = trusted_path(file); !path) {
    seen.refusal = path.error().message;
  } else {
    seen.refusal = refusal_of(*seen.note).value_or("");
  }
  return seen;
}

void print_row(const std::string& name, const std::string& value) {
  std::cout << "  " << std::left << std::setw(18) << name << value << '\n';
}

void print_ids(const std::string& name, const std::vector<std::string>& ids) {
  if (ids.empty()) return print_row(name, "nothing");
  for (const std::string& id : ids) print_row(&id == &ids.front() ? name : "", id);
}

void print_note(const PluginNote& note) {
  print_row("id", note.id);
  print_row("version", note.version);
  print_row("SDK", note.sdk);
  const auto fields = abi_fields(note.abi);
  if (fields.empty()) print_row("ABI", note.abi);
  for (const AbiField& field : fields) print_row(field.name, field.found);
  print_ids("provides", note.provides);
  print_ids("requires", note.requires_);
}

void print_text(const std::string& file, const Seen& seen) {
  std::cout << file << '\n';
  if (seen.note) print_note(*seen.note);
  std::cout << (seen.refusal.empty() ? "would be loaded, when what it requires is there" : "refused: " + seen.refusal)
            << '\n';
}

void print_json(const std::string& file, const Seen& seen) {
  json::object out{{"kind", "plugin_file"}, {"file", file}, {"refused", !seen.refusal.empty()}};
  out["reason"] = seen.refusal;
  add_note(out, seen.note ? *seen.note : PluginNote{});
  json::array fields;
  for (const AbiField& field : abi_fields(seen.note ? seen.note->abi : ""))
    fields.push_back({{"name", field.name}, {"found", field.found}, {"expected", field.expected}});
  out["abi_fields"] = std::move(fields);
  std::cout << json::serialize(out) << '\n';
}

Exit run(const ShowOptions& options) {
  std::error_code error;
  const auto there = std::filesystem::symlink_status(options.file, error);
  if (!std::filesystem::exists(there)) {
    std::cerr << "riffle: a plugin's file: expected " << options.file << ", found nothing there" << std::endl;
    return Exit::environment_failed;
  }
  const Seen seen = look_at(options.file);
  if (options.json) {
    print_json(options.file, seen);
  } else {
    print_text(options.file, seen);
  }
  return seen.refusal.empty() ? Exit::all_well : Exit::findings;
}

}  // namespace

json::array to_json(const std::vector<std::string>& texts) { return json::array(texts.begin(), texts.end()); }

void add_note(json::object& out, const PluginNote& note) {
  out["id"] = note.id;
  out["version"] = note.version;
  out["sdk"] = note.sdk;
  out["abi"] = note.abi;
  out["provides"] = to_json(note.provides);
  out["requires"] = to_json(note.requires_);
}

CLI::App& add_plugins_show(CLI::App& plugins, Exit& status) {
  const auto options = std::make_shared<ShowOptions>();
  CLI::App& sub = *plugins.add_subcommand("show", "What a file says of itself, read without running anything of it");
  sub.add_option("file", options->file, "A plugin's file, loaded or not")->type_name("FILE")->required();
  sub.add_flag("--json", options->json, "One JSON value per line");
  sub.footer("Example:\n  riffle plugins show build/plugins/ruin.riffle");
  sub.callback([options, &status] { status = run(*options); });
  return sub;
}

}  // namespace riffle
