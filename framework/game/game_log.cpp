#include "game/game_log.hpp"

#include <cstring>
#include <filesystem>

namespace riffle {
namespace fs = std::filesystem;

std::string relative_to(const std::string& path, const std::string& folder) {
  std::error_code failed;
  const fs::path relative = fs::proximate(fs::absolute(path), fs::absolute(folder), failed);
  return failed || relative.empty() ? path : relative.generic_string();
}

void GameLog::add(json::object line) {
  lines_.push_back(std::move(line));
  if (file_.is_open()) write(lines_.back());
}

std::vector<std::string> GameLog::lines() const {
  std::vector<std::string> texts;
  for (const json::object& line : lines_) texts.push_back(json::serialize(line));
  return texts;
}

Result<std::size_t> GameLog::keep_in(const std::string& file) {
  std::ofstream fresh{file, std::ios::trunc};
  if (!fresh) return Error{file + " cannot be written: " + std::strerror(errno)};
  file_ = std::move(fresh);
  folder_ = fs::absolute(file).parent_path().string();
  for (const json::object& line : lines_) write(line);
  if (!file_) return Error{file + " cannot be written: " + std::strerror(errno)};
  return lines_.size();
}

void GameLog::write(const json::object& line) {
  json::object written = line;
  const auto relative = [&](json::value& path) {
    path = json::string{relative_to(std::string{path.as_string()}, folder_)};
  };
  if (written.contains("game")) relative(written["game"]);
  if (written.contains("deck")) relative(written["deck"]);
  if (json::value* decks = written.if_contains("decks"))
    for (json::value& deck : decks->as_array()) relative(deck.as_object()["file"]);
  file_ << json::serialize(written) << '\n' << std::flush;
}

}  // namespace riffle
