#include "base/json.hpp"

#include <boost/json/src.hpp>  // the library itself, compiled here and nowhere else

#include <string>

namespace riffle {

namespace {

std::string expected(const json::error_code& error) {
  if (error == json::error::extra_data) return "the end";
  if (error == json::error::too_deep) return "a value that is not nested so deep";
  if (error == json::error::syntax || error == json::error::incomplete) return "JSON";
  return "JSON (" + error.message() + ")";
}

std::string found(std::string_view text, std::size_t at) {
  if (at >= text.size()) return "the end";
  const char c = text[at];
  if (c > ' ' && c < 0x7F) return std::string("'") + c + "'";
  return "byte " + std::to_string(static_cast<unsigned char>(c));
}

}  // namespace

Result<json::value> parse_json(std::string_view text) {
  json::parser parser;
  json::error_code error;
  const std::size_t at = parser.write(text, error);
  if (!error) return parser.release();
  return Error{"column " + std::to_string(at + 1) + ": expected " + expected(error) + ", found " + found(text, at)};
}

}  // namespace riffle
