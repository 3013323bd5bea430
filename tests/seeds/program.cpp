#include "seeds/program.hpp"

#include <sys/wait.h>

#include <algorithm>
#include <catch2/catch.hpp>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <regex>
#include <sstream>

namespace seeds {
namespace {

const std::string source_folder = RIFFLE_SOURCE_DIR;
const std::string program = RIFFLE_BINARY_DIR "/bin/riffle";

std::string in_quotes(const std::string& argument) {
  std::string out = "'";
  for (const char c : argument) out += c == '\'' ? std::string{"'\\''"} : std::string{c};
  return out + "'";
}

std::string below(const std::string& path, const std::string& folder) {
  return path.rfind(folder, 0) == 0 ? path.substr(folder.size()) : path;
}

void play_file(const std::string& file, std::vector<std::string> arguments) {
  arguments.insert(arguments.begin(), "play");
  arguments.insert(arguments.end(), {"--script", file});
  const Ran ran = run(arguments);
  INFO(file << "\n" << ran.text);
  REQUIRE(ran.status == 0);
}

}  // namespace

Ran run(const std::vector<std::string>& arguments) {
  std::string line = in_quotes(program);
  for (const std::string& argument : arguments) line += ' ' + in_quotes(argument);
  line += " </dev/null 2>&1";
  Ran ran;
  std::FILE* pipe = popen(line.c_str(), "r");
  REQUIRE(pipe != nullptr);
  char bytes[4096];
  while (const std::size_t count = std::fread(bytes, 1, sizeof bytes, pipe)) ran.text.append(bytes, count);
  const int ended = pclose(pipe);
  if (WIFEXITED(ended)) ran.status = WEXITSTATUS(ended);
  return ran;
}

void play(const std::string& script, std::vector<std::string> before) {
  play_file(seed("scripts/" + script + ".script"), std::move(before));
}

void play_game(const std::string& game, const std::string& script) {
  play_file(source_folder + "/games/" + game + "/scripts/" + script + ".script", {});
}

std::vector<std::string> findings(const std::vector<std::string>& paths) {
  std::vector<std::string> arguments{"check"};
  arguments.insert(arguments.end(), paths.begin(), paths.end());
  const Ran ran = run(arguments);
  INFO(ran.text);
  REQUIRE((ran.status == 0 || ran.status == 1));

  static const std::regex form{R"(^(.+):(\d+):(\d+): (error|warning|note): .*(\[[a-z-]+\])$)"};
  std::vector<std::string> found;
  std::istringstream lines{ran.text};
  for (std::string line; std::getline(lines, line);) {
    std::smatch part;
    if (!std::regex_match(line, part, form)) continue;
    const std::string file = below(part[1], seed(""));
    found.push_back(part[4].str() + ' ' + file + ':' + part[2].str() + ':' + part[3].str() + ' ' + part[5].str());
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::string seed(const std::string& path) { return source_folder + "/tests/seeds/" + path; }

std::string samples(const std::string& path) {
  const char* named = std::getenv("RIFFLE_SAMPLES");
  const std::string folder = (named ? std::string{named} : source_folder + "/../shared/data") + "/" + path;
  if (std::filesystem::exists(folder)) return folder;
  WARN("skipped: " << folder << " is not there; RIFFLE_SAMPLES names the folder of the real packages");
  return {};
}

}  // namespace seeds
