#pragma once

#include <riffle/diagnostic.hpp>

#include <string>
#include <vector>

namespace riffle::loading {

/// A file that may have something to say.
struct FoundFile {
  std::string file;     ///< as the user named it, or below what the user named
  std::string package;  ///< the folder that is its package's root
  std::string path;     ///< inside the package
  std::string below;    ///< the named folder that it was found in; empty when it was found by its own name
  bool named = false;   ///< the user named the file itself
};

/// The files that some paths name or hold, each once, in sorted order below each path.
///
/// Hidden folders and files, those of version control, and the parts of a package that describe it are left out.
/// Errors: a path that is not there, and a folder that cannot be read, are diagnostics.
std::vector<FoundFile> find_files(const std::vector<std::string>& paths, Diagnostics& diagnostics);

/// A file that the user named itself.
FoundFile named_file(const std::string& file);

}  // namespace riffle::loading
