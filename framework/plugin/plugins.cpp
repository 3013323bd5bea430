#include "plugin/plugins.hpp"

#include "plugin/library.hpp"
#include "plugin/refusal.hpp"
#include "plugin/registered.hpp"
#include "plugin/search.hpp"

#include <cfenv>

namespace riffle {

namespace {

namespace fs = std::filesystem;

/// A library linked with fast arithmetic changes the rounding of the whole process when it is opened; this undoes it.
class KeptFloatingPoint {
 public:
  KeptFloatingPoint() { std::fegetenv(&kept_); }
  ~KeptFloatingPoint() { std::fesetenv(&kept_); }
  KeptFloatingPoint(const KeptFloatingPoint&) = delete;
  KeptFloatingPoint& operator=(const KeptFloatingPoint&) = delete;

 private:
  std::fenv_t kept_;
};

}  // namespace

Plugins::Plugins(Registry& registry) : registry_(registry) {}

Plugins::~Plugins() {
  while (!libraries_.empty()) {
    registry_.revoke(libraries_.back()->plugin);
    libraries_.pop_back();
  }
}

void Plugins::load(const PluginSearch& search) {
  for (const PluginFolder& folder : plugin_folders(search)) {
    std::error_code ignored;
    if (folder.named && !fs::is_directory(folder.path, ignored)) {
      decisions_.push_back({folder.path.string(),
                            PluginDecision::Verdict::refused,
                            "a folder for plugins: expected a folder, found none",
                            {}});
    }
    for (const fs::path& file : plugin_files(folder.path)) consider(file.string(), folder);
  }
  while (refuse_incomplete()) {  // what one provided, others may have required
  }
}

void Plugins::consider(const std::string& file, const PluginFolder& folder) {
  PluginDecision decision;
  decision.file = file;
  if (const auto note = read_note(file)) {
    decision.note = *note;
    decision.reason = judge(decision, folder);
  } else {
    decision.reason = note.error().message;
  }
  decisions_.push_back(std::move(decision));
}

std::string Plugins::judge(PluginDecision& decision, const PluginFolder& folder) {
  const auto path = trusted_path(decision.file);
  if (!path) return path.error().message;
  if (const auto refusal = refusal_of(decision.note)) return *refusal;
  for (const auto& other : libraries_) {
    if (decisions_[other->decision].note.id != decision.note.id) continue;
    const std::string first = decisions_[other->decision].file;
    if (other->folder == folder.path)
      return "duplicate id " + decision.note.id + ": expected it once in a folder, found it in " + first + " too";
    decision.verdict = PluginDecision::Verdict::shadowed;
    return "shadowed: " + decision.note.id + " was found before, in " + first;
  }
  return open(decision, path->string(), folder);
}

std::string Plugins::open(PluginDecision& decision, const std::string& canonical, const PluginFolder& folder) {
  const KeptFloatingPoint kept;
  auto opened = Library::open(canonical);
  if (!opened) return opened.error().message;
  std::unique_ptr<Library> library = std::move(*opened);
  auto* const load_function = library->load_function();
  if (load_function == nullptr) return "its exports: expected the function riffle_plugin_load, found none";
  const std::string failure = registry_.load({decision.note.id, decision.note.version, decision.file}, load_function);
  if (!failure.empty()) return "load() failed: " + failure;
  library->plugin = static_cast<PluginIndex>(registry_.plugins().size() - 1);
  library->decision = decisions_.size();
  library->folder = folder.path;
  decision.verdict = PluginDecision::Verdict::loaded;
  const std::string difference = undeclared(decision.note, registry_, library->plugin);
  libraries_.push_back(std::move(library));
  return difference;
}

std::string Plugins::missing_for(const Library& library, const std::vector<Registry::Missing>& missing) const {
  std::string list;
  const auto add = [&](const std::string& what) { list += (list.empty() ? "" : ", ") + what; };
  for (const Registry::Missing& lookup : missing)
    if (lookup.asked_by == library.plugin) add(lookup.kind + " " + lookup.id + guess(lookup.id, registry_));
  if (!list.empty()) return list;
  for (const std::string& id : decisions_[library.decision].note.requires_)
    if (!registry_.provides(id)) add(id + guess(id, registry_));
  return list;
}

bool Plugins::refuse_incomplete() {
  const auto missing = registry_.missing();
  std::vector<std::string> lists;  // all of them before any is refused, so that each says what it looked up itself
  for (const auto& library : libraries_) lists.push_back(missing_for(*library, missing));
  bool refused = false;
  for (std::size_t i = lists.size(); i-- > 0;) {
    if (lists[i].empty()) continue;
    PluginDecision& decision = decisions_[libraries_[i]->decision];
    decision.verdict = PluginDecision::Verdict::refused;
    decision.reason = "missing requirement: expected a plugin that provides " + lists[i] + ", found none";
    registry_.revoke(libraries_[i]->plugin);
    libraries_.erase(libraries_.begin() + static_cast<std::ptrdiff_t>(i));
    refused = true;
  }
  return refused;
}

}  // namespace riffle
