#include "catalog/files.hpp"

#include "base/text.hpp"
#include "catalog/package.hpp"
#include "catalog/report.hpp"

#include <algorithm>
#include <filesystem>
#include <unordered_map>
#include <unordered_set>

namespace riffle::loading {

namespace fs = std::filesystem;

namespace {

bool skipped(const std::string& name) { return name.front() == '.' || name == "CVS" || name == "_darcs"; }

bool describes_package(const std::string& name) {
  const std::string folded = fold_case(name);
  return folded == "_rels" || folded == "[content_types].xml";
}

class Walk {
 public:
  explicit Walk(Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  void add(std::string path) {
    while (path.size() > 1 && path.back() == '/') path.pop_back();
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    if (fs::is_directory(status)) return add_folder(path);
    if (fs::is_regular_file(status)) return add_file(named_file(path), fs::canonical(path, error).string());
    Report report(diagnostics_, path);
    if (!fs::exists(status)) {
      report.error("no-such-file", {}, "there is no file or folder of this name" + because(error));
    } else {
      report.error("no-such-file", {}, "expected a file or a folder, found something else");
    }
  }

  std::vector<FoundFile> take() { return std::move(files_); }

 private:
  static std::string because(const std::error_code& error) {
    return error && error != std::errc::no_such_file_or_directory ? ": " + error.message() : "";
  }

  void add_folder(const std::string& path) {
    below_ = path;
    walk(path, {});
  }

  void walk(const std::string& folder, const std::string& outer_package) {
    std::error_code error;
    const std::string real = fs::canonical(folder, error).string();
    if (!error && !walked_.insert(real).second) return;  // reached before, perhaps by a link to a folder around it
    const std::vector<fs::directory_entry> entries = list(folder, error);
    if (error) Report(diagnostics_, folder).error("unreadable", {}, "the folder cannot be read: " + error.message());
    const bool is_root = std::any_of(entries.begin(), entries.end(), [](const fs::directory_entry& entry) {
      return describes_package(entry.path().filename().string());
    });
    const std::string& package = is_root ? folder : outer_package;
    for (const fs::directory_entry& entry : entries) visit(entry, folder, real, package);
  }

  void visit(const fs::directory_entry& entry, const std::string& folder, const std::string& real,
             const std::string& package) {
    const std::string name = entry.path().filename().string();
    if (skipped(name) || describes_package(name)) return;
    const std::string path = join(folder, name);
    std::error_code error;
    if (entry.is_directory(error)) return walk(path, package);
    if (!entry.is_regular_file(error)) return;
    const std::string& root = package.empty() ? folder : package;
    const std::string once = entry.is_symlink(error) ? fs::canonical(path, error).string() : join(real, name);
    add_file({path, root, path.substr(join(root, {}).size()), below_}, once);
  }

  std::vector<fs::directory_entry> list(const std::string& folder, std::error_code& error) const {
    std::vector<fs::directory_entry> entries;
    for (fs::directory_iterator entry(folder, error); !error && entry != fs::directory_iterator();
         entry.increment(error))
      entries.push_back(*entry);
    std::sort(entries.begin(), entries.end(), [](const fs::directory_entry& a, const fs::directory_entry& b) {
      return a.path().filename().native() < b.path().filename().native();
    });
    return entries;
  }

  void add_file(FoundFile file, const std::string& real) {
    const auto [known, fresh] = indices_.try_emplace(real, files_.size());
    if (fresh) {
      files_.push_back(std::move(file));
    } else if (file.named) {
      files_[known->second].named = true;
    }
  }

  Diagnostics& diagnostics_;
  std::string below_;
  std::unordered_set<std::string> walked_;
  std::unordered_map<std::string, std::size_t> indices_;
  std::vector<FoundFile> files_;
};

}  // namespace

std::vector<FoundFile> find_files(const std::vector<std::string>& paths, Diagnostics& diagnostics) {
  Walk walk(diagnostics);
  for (const std::string& path : paths) walk.add(path);
  return walk.take();
}

FoundFile named_file(const std::string& file) {
  const std::size_t slash = file.rfind('/');
  if (slash == std::string::npos) return {file, ".", file, {}, true};
  return {file, slash == 0 ? "/" : file.substr(0, slash), file.substr(slash + 1), {}, true};
}

}  // namespace riffle::loading
