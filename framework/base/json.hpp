#pragma once

#include <riffle/result.hpp>

#include <boost/json.hpp>

#include <string_view>

namespace riffle {

/// JSON as the host reads and writes it. An object keeps its keys in the order in which they were added, and
/// `json::serialize` prints a value on one line.
namespace json = boost::json;

/// Reads one JSON value, and nothing after it.
///
/// Units:  columns count bytes from 1.
/// Errors: "column 7: expected …, found …".
Result<json::value> parse_json(std::string_view text);

}  // namespace riffle
