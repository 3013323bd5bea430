#pragma once

#include "registry/registry.hpp"

#include <riffle/diagnostic.hpp>

namespace catalog_tests {

/// Registers three formats for files that end in ".tiny", one thing a line, fields separated by '|':
///   game|ID|NAME|VERSION      then  property|NAME|number?  section|NAME|GROUP|shared?  plugin|ID  next|ACTION
///   set|ID|GAME|NAME          then  card|ID|NAME|ALTERNATE|DEPENDENT  form|TYPE|NAME|ALTERNATE  =|PROPERTY|VALUE
///   deck|GAME                 then  section|NAME|shared?  line|QUANTITY|ID|NAME
/// and the action `tiny.turn`. A line `throw` makes the reader throw, a line `nothing` makes it understand nothing.
void load_tiny(riffle::Registrar& host);

/// Two formats that both claim ".twin" files, and a third that is surer of some.
void load_twins(riffle::Registrar& host);

/// A format whose probe throws, for ".bang" files.
void load_bang(riffle::Registrar& host);

/// The findings of one code.
riffle::Diagnostics of_code(const riffle::Diagnostics& diagnostics, std::string_view code);

/// A GUID with a number at its end.
std::string guid(int number);

}  // namespace catalog_tests
