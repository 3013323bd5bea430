#include "catalog/formats.hpp"

#include "base/text.hpp"
#include "catalog/report.hpp"
#include "registry/guard.hpp"

#include <algorithm>

namespace riffle::loading {

namespace {

template <class Format>
void add_formats(const Registry& registry, const std::vector<FormatRecord<Format>>& records,
                 std::vector<KnownFormat>& formats) {
  for (const FormatRecord<Format>& record : records)
    if (record.format != nullptr && record.owner != no_plugin)
      formats.push_back({record.format, record.id, registry.plugins()[record.owner].id, record.extensions});
}

bool takes(const KnownFormat& format, const std::string& folded) {
  return std::any_of(format.extensions.begin(), format.extensions.end(),
                     [&](const std::string& extension) { return folded.ends_with(extension); });
}

Confidence ask(const KnownFormat& known, const Source& beginning, Report& report) {
  Confidence confidence = not_mine;
  const auto thrown = guarded(
      [&] { confidence = std::visit([&](const auto* format) { return format->probe(beginning); }, known.format); });
  if (!thrown) return confidence;
  report.error("format-fault", {}, known.name() + " failed when it was asked about this file: " + *thrown);
  return not_mine;
}

}  // namespace

Formats::Formats(const Registry& registry, Kinds kinds) {
  if (kinds == Kinds::all) {
    add_formats(registry, registry.game_formats(), formats_);
    add_formats(registry, registry.card_formats(), formats_);
  }
  add_formats(registry, registry.deck_formats(), formats_);
}

bool Formats::ask_about(std::string_view file) const {
  const std::string folded = fold_case(file);
  return std::any_of(formats_.begin(), formats_.end(),
                     [&](const KnownFormat& format) { return takes(format, folded); });
}

const KnownFormat* Formats::choose(const Source& beginning, bool named, Diagnostics& diagnostics) const {
  Report report(diagnostics, std::string(beginning.file));
  const std::string folded = fold_case(beginning.file);
  const KnownFormat *surest = nullptr, *rival = nullptr;
  Confidence highest = not_mine;
  for (const KnownFormat& format : formats_) {
    if (!takes(format, folded)) continue;
    const Confidence confidence = ask(format, beginning, report);
    if (confidence > highest) {
      highest = confidence;
      surest = &format;
      rival = nullptr;
    } else if (confidence == highest && confidence != not_mine) {
      rival = &format;
    }
  }
  if (rival != nullptr) {
    report.error("ambiguous-format", {}, surest->name() + " and " + rival->name() + " both claim this file",
                 "leave one of the two plugins out");
    return nullptr;
  }
  if (surest == nullptr && named)
    report.error("unknown-format", {}, "no format understands this file", known_extensions());
  return surest;
}

std::string Formats::known_extensions() const {
  std::vector<std::string> all;
  for (const KnownFormat& format : formats_)
    for (const std::string& extension : format.extensions)
      if (std::find(all.begin(), all.end(), extension) == all.end()) all.push_back(extension);
  if (all.empty()) return "no plugin brings a format for it";
  std::string text = "formats are known for ";
  for (const std::string& extension : all) text += (&extension == &all.front() ? "" : ", ") + extension;
  return text;
}

}  // namespace riffle::loading
