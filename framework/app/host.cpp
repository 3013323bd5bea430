#include "app/host.hpp"

#include <filesystem>
#include <ostream>

namespace riffle {

std::string game_folder(const std::string& path) {
  if (path.empty()) return {};
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) return path;
  const std::string parent = std::filesystem::path{path}.parent_path().string();
  return parent.empty() ? "." : parent;
}

void report_refusals(std::ostream& errors, const Plugins& plugins) {
  const PluginDecision* first = nullptr;
  std::size_t count = 0;
  for (const PluginDecision& decision : plugins.decisions()) {
    if (decision.verdict != PluginDecision::Verdict::refused || !decision.file.ends_with(".riffle")) continue;
    if (first == nullptr) first = &decision;
    ++count;
  }
  if (first == nullptr) return;
  errors << "riffle: plugin " << first->file << " was refused: " << first->reason;
  if (count > 1) errors << "; " << count - 1 << " more were refused";
  errors << " (see riffle plugins --why)" << std::endl;
}

}  // namespace riffle
