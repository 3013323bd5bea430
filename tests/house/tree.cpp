#include "house/tree.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace fs = std::filesystem;

namespace house {
namespace {

const fs::path root = RIFFLE_SOURCE_DIR;

std::string quoted_for_shell(const std::string& text) {
  std::string quoted = "'";
  for (char c : text) quoted += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return quoted + "'";
}

std::string output_of(const std::string& command) {
  std::string output;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return output;
  std::array<char, 4096> piece{};
  while (std::size_t size = fread(piece.data(), 1, piece.size(), pipe)) output.append(piece.data(), size);
  pclose(pipe);
  return output;
}

}  // namespace

std::vector<std::string> top_level() {
  std::set<std::string> names;
  if (exists(".git")) {
    // Whoever owns the checkout: in a container it is often somebody else.
    const std::string git = "git -c safe.directory='*' -C " + quoted_for_shell(root.string());
    const std::string tracked = output_of(git + " ls-files -z 2>/dev/null");
    std::istringstream paths(tracked);
    for (std::string path; std::getline(paths, path, '\0');) names.insert(path.substr(0, path.find('/')));
  }
  if (names.empty()) {
    for (const auto& entry : fs::directory_iterator(root)) names.insert(entry.path().filename().string());
  }
  return {names.begin(), names.end()};
}

std::vector<std::string> files(const std::vector<std::string>& tops) {
  std::vector<std::string> found;
  for (const auto& top : tops) {
    for (const auto& entry : fs::recursive_directory_iterator(root / top)) {
      if (entry.is_regular_file()) found.push_back(entry.path().lexically_relative(root).generic_string());
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::vector<std::string> lines(const std::string& file) {
  std::vector<std::string> found;
  std::ifstream in(root / file);
  for (std::string line; std::getline(in, line);) found.push_back(line);
  return found;
}

bool exists(const std::string& file) { return fs::exists(root / file); }

bool starts_with_any(const std::string& text, const std::vector<std::string>& prefixes) {
  return std::any_of(prefixes.begin(), prefixes.end(),
                     [&](const std::string& prefix) { return text.starts_with(prefix); });
}

bool is_header(const std::string& file) { return file.ends_with(".hpp"); }
bool is_source(const std::string& file) { return file.ends_with(".cpp"); }

}  // namespace house
