#include "laws/scratch_file.hpp"

#include <stdlib.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace riffle {
namespace fs = std::filesystem;

const std::string& ScratchFile::path() {
  if (!path_.empty()) return path_;
  std::string pattern = (fs::temp_directory_path() / "riffle-laws-XXXXXX").string();
  const int file = ::mkstemp(pattern.data());
  if (file < 0)
    throw fs::filesystem_error{"a file could not be made", pattern, std::error_code{errno, std::generic_category()}};
  ::close(file);
  return path_ = pattern;
}

ScratchFile::~ScratchFile() {
  std::error_code ignored;
  if (!path_.empty()) fs::remove(path_, ignored);
}

}  // namespace riffle
