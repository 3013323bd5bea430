#include "catalog/package.hpp"

#include "base/text.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace riffle {

namespace fs = std::filesystem;

namespace {

/// The parts of a path below the root; nothing when it leads out of it.
std::optional<std::vector<std::string>> parts_of(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    const std::size_t end = std::min(path.find_first_of("/\\"), path.size());
    const std::string_view part = path.substr(0, end);
    path.remove_prefix(std::min(end + 1, path.size()));
    if (part.empty() || part == ".") continue;
    if (part != "..") {
      parts.emplace_back(part);
    } else if (parts.empty()) {
      return std::nullopt;
    } else {
      parts.pop_back();
    }
  }
  return parts;
}

}  // namespace

FolderPackage::FolderPackage(std::string root) : root_(std::move(root)) {}

const FolderPackage::Names& FolderPackage::names_in(const std::string& folder) const {
  const auto [place, fresh] = listed_.try_emplace(folder);
  if (!fresh) return place->second;
  std::error_code error;
  const std::string listed = folder.empty() ? root_ : loading::join(root_, folder);
  for (fs::directory_iterator entry(listed, error); !error && entry != fs::directory_iterator(); entry.increment(error))
    place->second[fold_case(entry->path().filename().string())].push_back(entry->path().filename().string());
  for (auto& [folded, names] : place->second) std::sort(names.begin(), names.end());
  return place->second;
}

std::string FolderPackage::spelled(const std::string& folder, const std::string& name) const {
  const Names& names = names_in(folder);
  const auto found = names.find(fold_case(name));
  if (found == names.end()) return {};
  const std::vector<std::string>& as_spelled = found->second;
  return std::find(as_spelled.begin(), as_spelled.end(), name) != as_spelled.end() ? name : as_spelled.front();
}

std::optional<std::string> FolderPackage::find(std::string_view path) const {
  const auto parts = parts_of(path);
  if (!parts || parts->empty()) return std::nullopt;
  std::string found;
  for (const std::string& part : *parts) {
    const std::string name = spelled(found, part);
    if (name.empty()) return std::nullopt;
    found = found.empty() ? name : loading::join(found, name);
  }
  std::error_code error;
  if (!fs::is_regular_file(loading::join(root_, found), error)) return std::nullopt;
  return found;
}

std::optional<std::string> FolderPackage::read(std::string_view path) const {
  const auto found = find(path);
  return found ? loading::read_bytes(loading::join(root_, *found), loading::largest_file) : std::nullopt;
}

namespace loading {

std::string join(const std::string& folder, std::string_view name) {
  std::string path = folder;
  if (!path.empty() && path.back() != '/') path += '/';
  return path += name;
}

std::optional<std::string> read_bytes(const std::string& file, std::size_t limit) {
  std::error_code error;
  const std::uintmax_t size = fs::file_size(file, error);
  std::ifstream in(file, std::ios::binary);
  if (error || !in) return std::nullopt;
  std::string bytes(std::min<std::uintmax_t>(size, limit), '\0');
  in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(in.gcount()));
  return in.bad() ? std::nullopt : std::optional(std::move(bytes));
}

}  // namespace loading
}  // namespace riffle
