#pragma once

#include <catch2/catch.hpp>

#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

/// A folder of a test's own, which only its user may write, and which is gone afterwards.
class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "riffle-test-XXXXXX").string();
    REQUIRE(::mkdtemp(pattern.data()) != nullptr);
    path_ = std::filesystem::canonical(pattern);
  }
  ~TemporaryFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  std::string path() const { return path_.string(); }

  std::string write(const std::string& name, const std::string& bytes) const {
    std::ofstream(path_ / name, std::ios::binary) << bytes;
    return *this / name;
  }

  /// Copies a broken plugin of the build tree here.
  std::string add_broken(const std::string& name, const std::string& as = "") const {
    return add("broken_plugins/" + name + "/" + name + ".riffle", as);
  }

  /// Copies a plugin of the build tree here, writable by its user alone.
  std::string add(const std::string& built, const std::string& as = "") const {
    const std::filesystem::path from = RIFFLE_BINARY_DIR "/" + built;
    const auto to = path_ / (as.empty() ? from.filename().string() : as);
    std::filesystem::copy_file(from, to);
    ::chmod(to.c_str(), 0755);
    return to.string();
  }

 private:
  std::filesystem::path path_;
};

inline std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
