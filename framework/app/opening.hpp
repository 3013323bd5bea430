#pragma once

#include "app/paint.hpp"
#include "app/script.hpp"

#include "game/replay.hpp"

#include <iosfwd>

namespace riffle {

/// Loads the one game below a path. Errors: there is none, or more than one, or its definition or a define has errors; the
/// findings themselves are among the diagnostics.
Result<std::shared_ptr<const Catalog>> open_catalog(Registry& registry, const std::string& path,
                                                    const std::vector<Define>& defines, Diagnostics& diagnostics);

/// Prints errors, and the rest as one line unless all is wanted.
void report_findings(std::ostream& errors, const Diagnostics& diagnostics, bool all);

/// What a head says, with what the command line says instead: by seat, and by name.
ScriptHead merge(ScriptHead script, const ScriptHead& command_line);

/// A game to be started, from what a head says.
GameSetup setup_for(const ScriptHead& head, std::shared_ptr<const Catalog> catalog);

}  // namespace riffle
