#pragma once

#include <riffle/format.hpp>

#include <string>
#include <unordered_map>
#include <vector>

namespace riffle {

/// A folder, seen as a package. Both '/' and '\' separate; a leading one means the root; ".." stays inside the root.
///
/// Threads: of one thread: folders are listed once and remembered.
class FolderPackage final : public Package {
 public:
  explicit FolderPackage(std::string root);

  std::optional<std::string> find(std::string_view path) const override;
  std::optional<std::string> read(std::string_view path) const override;

 private:
  using Names = std::unordered_map<std::string, std::vector<std::string>>;  // case folded; as they are spelled

  const Names& names_in(const std::string& folder) const;
  std::string spelled(const std::string& folder, const std::string& name) const;

  std::string root_;
  mutable std::unordered_map<std::string, Names> listed_;
};

namespace loading {

/// No file is read that is larger.
inline constexpr std::size_t largest_file = std::size_t{1} << 28;

/// The path of something in a folder.
std::string join(const std::string& folder, std::string_view name);

/// The first bytes of a file, at most `limit`; nothing when it cannot be read.
std::optional<std::string> read_bytes(const std::string& file, std::size_t limit);

}  // namespace loading
}  // namespace riffle
