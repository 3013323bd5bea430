#include "catalog/read.hpp"

#include "catalog/formats.hpp"
#include "catalog/package.hpp"
#include "catalog/report.hpp"
#include "registry/guard.hpp"

#include <filesystem>
#include <unordered_map>

namespace riffle::loading {

namespace {

constexpr std::size_t probed_bytes = 4096;

/// Reads file after file, and keeps what they hold.
class Reader {
 public:
  Reader(const Registry& registry, Formats::Kinds kinds, Diagnostics& diagnostics)
      : formats_(registry, kinds), diagnostics_(diagnostics) {}

  void read(const FoundFile& file) {
    if (!file.named && !formats_.ask_about(file.file)) return;
    const auto beginning = bytes_of(file, probed_bytes);
    if (!beginning) return;
    Source source{file.file, file.path, *beginning, &package(file.package)};
    const KnownFormat* format = formats_.choose(source, file.named, diagnostics_);
    if (format == nullptr || too_large(file)) return;
    const auto bytes = bytes_of(file, largest_file);
    if (!bytes) return;
    source.bytes = *bytes;
    std::visit([&](const auto* reader) { read_with(*reader, *format, file, source); }, format->format);
  }

  Contents take() { return std::move(contents_); }

 private:
  template <class Format>
  void read_with(const Format& format, const KnownFormat& known, const FoundFile& file, const Source& source) {
    const std::size_t before = diagnostics_.size();
    decltype(format.read(source, diagnostics_)) content;
    const auto thrown = guarded([&] { content = format.read(source, diagnostics_); });
    for (std::size_t i = before; i < diagnostics_.size(); ++i)
      if (diagnostics_[i].file.empty()) diagnostics_[i].file = file.file;
    Report report(diagnostics_, file.file);
    if (thrown) {
      report.error("format-fault", {}, known.name() + " failed when it read this file: " + *thrown);
    } else if (content) {
      content->file = file.file;
      keep(std::move(*content), file);
    } else if (diagnostics_.size() == before) {
      report.error("not-understood", {}, known.name() + " claimed this file and understood nothing of it");
    }
  }

  void keep(Definition definition, const FoundFile& file) {
    contents_.definitions.push_back({std::move(definition), &file});
  }
  void keep(CardSet set, const FoundFile& file) { contents_.sets.push_back({std::move(set), &file}); }
  void keep(Deck deck, const FoundFile&) { contents_.decks.push_back(std::move(deck)); }

  std::optional<std::string> bytes_of(const FoundFile& file, std::size_t limit) {
    auto bytes = read_bytes(file.file, limit);
    if (!bytes) Report(diagnostics_, file.file).error("unreadable", {}, "the file cannot be read");
    return bytes;
  }

  bool too_large(const FoundFile& file) {
    std::error_code error;
    const std::uintmax_t size = std::filesystem::file_size(file.file, error);
    if (error || size <= largest_file) return false;
    Report(diagnostics_, file.file)
        .error("too-large", {},
               "expected at most " + std::to_string(largest_file) + " bytes, found " + std::to_string(size));
    return true;
  }

  const FolderPackage& package(const std::string& root) { return packages_.try_emplace(root, root).first->second; }

  Formats formats_;
  Diagnostics& diagnostics_;
  std::unordered_map<std::string, FolderPackage> packages_;
  Contents contents_;
};

}  // namespace

Contents read_all(const Registry& registry, const std::vector<FoundFile>& files, Diagnostics& diagnostics) {
  Reader reader(registry, Formats::Kinds::all, diagnostics);
  for (const FoundFile& file : files) reader.read(file);
  return reader.take();
}

std::optional<Deck> read_deck(const Registry& registry, const FoundFile& file, Diagnostics& diagnostics) {
  Reader reader(registry, Formats::Kinds::decks, diagnostics);
  reader.read(file);
  Contents contents = reader.take();
  if (contents.decks.empty()) return std::nullopt;
  return std::move(contents.decks.front());
}

}  // namespace riffle::loading
