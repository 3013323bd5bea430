#include "plugin/library.hpp"

namespace riffle {

namespace {

constexpr const char* entry = "riffle_plugin_load";

/// What the dynamic linker said, without what Boost.DLL puts around it and without the path, which the decision names.
std::string cut(std::string text, const std::string& file) {
  constexpr std::string_view before = "(dlerror system message: ", after = "): ";
  if (const auto at = text.find(before); at != std::string::npos) text.erase(0, at + before.size());
  if (const auto at = text.rfind(after); at != std::string::npos) text.erase(at);
  if (text.starts_with(file + ": ")) text.erase(0, file.size() + 2);
  return text;
}

}  // namespace

Result<std::unique_ptr<Plugins::Library>> Plugins::Library::open(const std::filesystem::path& file) {
  using boost::dll::load_mode::rtld_local;
  using boost::dll::load_mode::rtld_now;
  try {
    auto library = std::make_unique<Library>();
    library->code.load(file, rtld_now | rtld_local);
    return library;
  } catch (const std::exception& error) {
    return Error{"the dynamic linker refuses it: " + cut(error.what(), file.string())};
  }
}

void (*Plugins::Library::load_function() const)(Registrar&) {
  return code.has(entry) ? &code.get<void(Registrar&)>(entry) : nullptr;
}

}  // namespace riffle
