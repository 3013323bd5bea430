#pragma once

#include "registry/registry.hpp"

#include <riffle/result.hpp>

#include <memory>
#include <string>
#include <vector>

namespace riffle {

/// What a plugin's note says, read from the file without running anything of it.
struct PluginNote {
  std::string id, version, sdk, abi;
  std::vector<std::string> provides, requires_;  ///< ids, as given to riffle_add_plugin
};

/// What became of one file: each `.riffle` and each `.so` of a folder, and each folder that was named and is not there.
struct PluginDecision {
  enum class Verdict { loaded, shadowed, refused };
  std::string file;
  Verdict verdict = Verdict::refused;
  /// A sentence: the field, what was expected and what was found. When loaded, how its note differs from what it
  /// registered, or empty.
  std::string reason;
  PluginNote note;  ///< as far as it could be read
};

/// Reads the note of an ELF file, bounded. Errors: not a library; no note; a note that is damaged.
Result<PluginNote> read_note(const std::string& file);

/// Where plugins come from, in order: --plugin-path, RIFFLE_PLUGIN_PATH, the game's own folder, the user's data folder
/// (XDG), the folder of the installation, found relative to the executable.
struct PluginSearch {
  std::vector<std::string> given;  ///< --plugin-path
  std::string game;                ///< the game's folder, or empty
};

struct PluginFolder;

/// The loaded plugins of a host. Each file's note is read and checked before anything of it runs.
///
/// Ownership: keeps the libraries open; on destruction revokes what they registered, then closes them. Borrows the
///            registry, which must outlive it. A local of main, never a static.
class Plugins {
 public:
  explicit Plugins(Registry& registry);
  ~Plugins();
  Plugins(const Plugins&) = delete;
  Plugins& operator=(const Plugins&) = delete;

  /// Looks through the folders of a search and loads what may be loaded; afterwards ids that plugins asked for and
  /// nobody provides are refusals of those plugins.
  void load(const PluginSearch& search);
  const std::vector<PluginDecision>& decisions() const { return decisions_; }

 private:
  struct Library;

  void consider(const std::string& file, const PluginFolder& folder);
  std::string judge(PluginDecision& decision, const PluginFolder& folder);
  std::string open(PluginDecision& decision, const std::string& canonical, const PluginFolder& folder);
  std::string missing_for(const Library& library, const std::vector<Registry::Missing>& missing) const;
  bool refuse_incomplete();

  Registry& registry_;
  std::vector<std::unique_ptr<Library>> libraries_;
  std::vector<PluginDecision> decisions_;
};

}  // namespace riffle
