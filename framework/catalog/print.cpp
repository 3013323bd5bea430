#include "catalog/print.hpp"

#include "base/json.hpp"
#include "catalog/report.hpp"
#include "catalog/source_lines.hpp"

#include <algorithm>
#include <ostream>

namespace riffle {

namespace {

constexpr std::size_t widest = 100;  // code points of a line that are shown

struct Look {
  const char *name, *colour;
};

Look look_of(Severity severity) {
  if (severity == Severity::error) return {"error", "\x1b[1;31m"};
  if (severity == Severity::warning) return {"warning", "\x1b[1;35m"};
  return {"note", "\x1b[1;36m"};
}

class Printer {
 public:
  Printer(std::ostream& out, bool colour) : out_(out), colour_(colour) {}

  void print(const Diagnostic& diagnostic) {
    const Look look = look_of(diagnostic.severity);
    out_ << paint("\x1b[1m") << loading::one_line(diagnostic.file);
    if (diagnostic.place.line != 0) out_ << ':' << diagnostic.place.line;
    if (diagnostic.place.line != 0 && diagnostic.place.column != 0) out_ << ':' << diagnostic.place.column;
    out_ << ": " << paint("\x1b[0m") << paint(look.colour) << look.name << ": " << paint("\x1b[0m")
         << loading::one_line(diagnostic.message) << " [" << diagnostic.code << "]\n";
    if (diagnostic.place.line != 0) print_line(diagnostic);
    if (!diagnostic.hint.empty()) out_ << "  hint: " << loading::one_line(diagnostic.hint) << '\n';
  }

 private:
  const char* paint(const char* code) const { return colour_ ? code : ""; }

  void print_line(const Diagnostic& diagnostic) {
    const auto line = lines_.line(diagnostic.file, diagnostic.place.line);
    if (!line) return;
    const std::size_t column = diagnostic.place.column;
    if (column > line->size() + 1) return;  // the file is not what was read
    const std::size_t at = column == 0 ? 0 : column - 1;
    std::size_t begin = at > widest / 2 ? at - widest / 2 : 0;
    const std::size_t end = std::min(line->size(), begin + widest);
    begin = end > widest ? std::min(begin, end - widest) : 0;
    out_ << "  " << (begin > 0 ? "…" : "");
    for (std::size_t i = begin; i < end; ++i) out_ << (*line)[i];
    out_ << (end < line->size() ? "…" : "") << '\n';
    if (column == 0) return;
    out_ << "  " << (begin > 0 ? " " : "");
    for (std::size_t i = begin; i < at; ++i) out_ << ((*line)[i] == "\t" ? '\t' : ' ');
    const std::size_t length = std::max<std::size_t>(1, std::min<std::size_t>(diagnostic.place.length, end - at));
    out_ << paint("\x1b[1;32m") << '^' << std::string(length - 1, '~') << paint("\x1b[0m") << '\n';
  }

  std::ostream& out_;
  bool colour_;
  loading::SourceLines lines_;
};

}  // namespace

void print(std::ostream& out, const Diagnostics& diagnostics, bool colour) {
  Printer printer(out, colour);
  for (const Diagnostic& diagnostic : diagnostics) printer.print(diagnostic);
}

std::string summary(const Diagnostics& diagnostics) {
  std::string text;
  for (const Severity severity : {Severity::error, Severity::warning, Severity::note}) {
    const auto count = std::count_if(diagnostics.begin(), diagnostics.end(),
                                     [&](const Diagnostic& diagnostic) { return diagnostic.severity == severity; });
    if (count == 0) continue;
    if (!text.empty()) text += ", ";
    text += loading::counted(static_cast<std::size_t>(count), look_of(severity).name);
  }
  return text.empty() ? "nothing to report" : text;
}

std::string to_json(const Diagnostic& diagnostic) {
  json::object object;
  object["severity"] = look_of(diagnostic.severity).name;
  object["code"] = loading::well_formed(diagnostic.code);
  object["file"] = loading::well_formed(diagnostic.file);
  object["line"] = diagnostic.place.line;
  object["column"] = diagnostic.place.column;
  object["length"] = diagnostic.place.length;
  object["message"] = loading::well_formed(diagnostic.message);
  object["hint"] = loading::well_formed(diagnostic.hint);
  return json::serialize(object);
}

}  // namespace riffle
