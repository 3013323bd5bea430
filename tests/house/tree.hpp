#pragma once

#include <string>
#include <vector>

namespace house {

/// The names in the checkout's top folder: what git tracks, or what lies there when it is no git checkout.
std::vector<std::string> top_level();

/// All files below these top folders, relative to the checkout, sorted.
std::vector<std::string> files(const std::vector<std::string>& tops);

std::vector<std::string> lines(const std::string& file);

bool exists(const std::string& file);
bool starts_with_any(const std::string& text, const std::vector<std::string>& prefixes);
bool is_header(const std::string& file);
bool is_source(const std::string& file);

}  // namespace house
