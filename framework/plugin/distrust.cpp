#include "plugin/refusal.hpp"

#include <sys/stat.h>
#include <unistd.h>

namespace riffle {

namespace {

bool is_trusted(uid_t owner) {
  if (owner == 0 || owner == ::geteuid()) return true;
  struct stat program {};
  return ::stat("/proc/self/exe", &program) == 0 && owner == program.st_uid;
}

}  // namespace

std::optional<std::string> distrust(const std::filesystem::path& file) {
  for (std::filesystem::path path = file;; path = path.parent_path()) {
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0) return "insecure path: expected to see the owner of " + path.string();
    if (!is_trusted(status.st_uid)) {
      return "insecure path: expected " + path.string() + " to belong to root or to you, found user " +
             std::to_string(status.st_uid);
    }
    const bool sticky_folder = S_ISDIR(status.st_mode) && (status.st_mode & S_ISVTX) != 0;
    if (!sticky_folder && (status.st_mode & (S_IWGRP | S_IWOTH)) != 0) {
      return "insecure path: expected " + path.string() + " to be writable by its owner alone, found it writable by " +
             ((status.st_mode & S_IWOTH) != 0 ? "everybody" : "its group");
    }
    if (path == path.root_path()) return std::nullopt;
  }
}

}  // namespace riffle
