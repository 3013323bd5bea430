#include "plugin/plugins.hpp"

#include <riffle/plugin.hpp>

#include "framework/plugin/temporary_folder.hpp"

#include <sys/stat.h>

#include <cfenv>

using namespace riffle;

namespace {

namespace fs = std::filesystem;

/// A host that looks for plugins in some folders, before those of this machine.
struct Host {
  Registry registry;
  Plugins plugins{registry};

  explicit Host(std::vector<std::string> folders) { plugins.load({std::move(folders), ""}); }

  const PluginDecision& decision(const std::string& file) const {
    const PluginDecision* found = nullptr;
    for (const PluginDecision& decision : plugins.decisions())
      if (decision.file == file) found = &decision;
    INFO(file);
    REQUIRE(found != nullptr);
    return *found;
  }
  std::string reason(const std::string& file) const {
    const PluginDecision& decided = decision(file);
    CHECK(decided.verdict == PluginDecision::Verdict::refused);
    return decided.reason;
  }
  bool loaded(const std::string& file) const {
    const PluginDecision& decided = decision(file);
    UNSCOPED_INFO(decided.reason);
    return decided.verdict == PluginDecision::Verdict::loaded;
  }
};

/// Why a broken plugin is refused when it stands alone.
std::string reason_for(const std::string& name) {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken(name);
  return Host({folder.path()}).reason(file);
}

}  // namespace

TEST_CASE("a plugin is loaded, and what it registers is known under its name") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("thrower");
  const Host host({folder.path()});
  REQUIRE(host.loaded(file));
  CHECK(host.decision(file).note.id == "thrower");
  const ActionId action = host.registry.find_action("thrower.throw");
  REQUIRE(action);
  const ActionRecord& record = host.registry.actions()[action.index];
  CHECK(record.target == TargetKind::card);
  CHECK(host.registry.plugins()[record.owner].file == file);
}

TEST_CASE("a plugin of an older minor version of the SDK is loaded") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("older_minor");
  CHECK(Host({folder.path()}).loaded(file));
}

TEST_CASE("what a plugin says of itself is checked before it runs, and each refusal has its sentence") {
  CHECK(reason_for("no_note") == "no note: expected the note that RIFFLE_PLUGIN writes, found an ordinary library");
  CHECK(reason_for("other_sdk") == "other SDK version: expected 0.0 to " RIFFLE_SDK_VERSION ", found \"7.0\"");
  CHECK(reason_for("newer_minor") == "other SDK version: expected 0.0 to " RIFFLE_SDK_VERSION ", found \"0.99\"");
  CHECK(reason_for("other_abi") == "other ABI: standard library: expected libstdc++, found libc++");
  CHECK(reason_for("odd_id") == "the plugin's id: expected letters, digits, '_' and '-', found \"odd.id\"");
}

TEST_CASE("a plugin that cannot be linked or entered is refused with the linker's reason") {
  CHECK(reason_for("undefined_symbol") == "the dynamic linker refuses it: undefined symbol: nobody_defines_this");
  CHECK(reason_for("no_entry") == "its exports: expected the function riffle_plugin_load, found none");
}

TEST_CASE("a plugin whose load() fails is refused with its reason, and nothing of it stays") {
  CHECK(reason_for("throws_on_load") == "load() failed: no luck today");
  CHECK(reason_for("throws_number_on_load") == "load() failed: load() threw something that is no std::exception");
  CHECK(reason_for("foreign_prefix") == "load() failed: an id: expected foreign_prefix.NAME, found \"core.move\"");
  CHECK(reason_for("registers_nothing") ==
        "load() failed: it registers nothing: expected an action, a selector, an event, a rule, a property, a bot, an "
        "observer "
        "or a format");
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("duplicate_id");
  const Host host({folder.path()});
  CHECK(host.reason(file) ==
        "load() failed: duplicate id duplicate_id.act: already provided by plugin duplicate_id (" + file + ")");
  CHECK_FALSE(host.registry.find_action("duplicate_id.act"));
}

TEST_CASE("what a plugin requires and nobody provides refuses it, and those that require it") {
  const TemporaryFolder folder;
  const std::string missing = folder.add_broken("missing_requirement"), needs = folder.add_broken("needs_missing"),
                    unlooked = folder.add_broken("requires_unlooked"), fine = folder.add_broken("thrower");
  const Host host({folder.path()});
  CHECK(host.reason(missing) ==
        "missing requirement: expected a plugin that provides action nowhere.nothing, found none");
  CHECK(host.reason(needs) ==
        "missing requirement: expected a plugin that provides action missing_requirement.act, found none");
  CHECK(host.reason(unlooked) == "missing requirement: expected a plugin that provides nowhere.unlooked, found none");
  CHECK(host.loaded(fine));
  CHECK_FALSE(host.registry.find_action("needs_missing.act"));
  CHECK(host.registry.missing().empty());
}

TEST_CASE("a look-up that nobody provides is followed by what was meant, of whatever kind, when that is near") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("misspells");
  CHECK(Host({folder.path()}).reason(file) ==
        "missing requirement: expected a plugin that provides "
        "action misspells.destory (did you mean action misspells.destroy?), "
        "selector misspells.destroy (did you mean action misspells.destroy?), event nowhere.at.all, found none");
}

TEST_CASE("a note that does not declare what load() registers is a warning, and the plugin is loaded") {
  const TemporaryFolder folder;
  const std::string agrees = folder.add_broken("thrower"), differs = folder.add_broken("other_provides"),
                    silent = folder.add_broken("older_minor");
  const Host host({folder.path()});
  CHECK(host.loaded(agrees));
  CHECK(host.decision(agrees).reason.empty());
  CHECK(host.loaded(differs));
  CHECK(host.decision(differs).reason ==
        "the note's provides: expected what load() registers, found other_provides.act, other_provides.happened "
        "not declared; other_provides.declared not registered");
  CHECK(host.loaded(silent));
  CHECK(host.decision(silent).reason ==
        "the note's provides: expected what load() registers, found older_minor.act not declared");
}

TEST_CASE("the plugins that ship declare what they register") {
  const Host host({RIFFLE_BINARY_DIR "/lib/riffle/plugins"});
  int loaded = 0;
  for (const PluginDecision& decision : host.plugins.decisions()) {
    if (!decision.file.starts_with(RIFFLE_BINARY_DIR "/lib/riffle/plugins")) continue;
    INFO(decision.file);
    CHECK(host.loaded(decision.file));
    CHECK(decision.reason == "");
    ++loaded;
  }
  CHECK(loaded >= 3);
}

TEST_CASE("what is no plugin is skipped with its reason, and stops no other") {
  const TemporaryFolder folder;
  const std::string whole = bytes_of(folder.add_broken("thrower"));
  folder.write("a_text.riffle", "I am a text, and a rather long one.");
  folder.write("b_truncated.riffle", whole.substr(0, whole.size() / 3));
  fs::create_directory(folder / "c_folder.riffle");
  fs::create_symlink(folder / "nowhere", folder / "d_link.riffle");
  const std::string ordinary = folder.add_broken("no_note", "e_ordinary.so");
  const std::string renamed = folder.add_broken("older_minor", "f_renamed.so");
  folder.write("README.txt", "no decision is due");
  const Host host({folder.path()});
  const std::string no_library = "not a library: expected an ELF shared library, found ";
  CHECK(host.reason(folder / "a_text.riffle") == no_library + "a file that does not begin like one");
  CHECK(host.reason(folder / "b_truncated.riffle") == no_library + "one that was cut short");
  CHECK(host.reason(folder / "c_folder.riffle") == no_library + "a directory");
  CHECK(host.reason(folder / "d_link.riffle") == no_library + "a link that leads nowhere");
  CHECK(host.reason(ordinary) == "no note: expected the note that RIFFLE_PLUGIN writes, found an ordinary library");
  CHECK(host.reason(renamed) == "the name of a plugin's file: expected the suffix .riffle, found .so");
  CHECK(host.loaded(folder / "thrower.riffle"));
  for (const PluginDecision& decision : host.plugins.decisions()) CHECK(decision.file != folder / "README.txt");
}

TEST_CASE("the same id twice in one folder refuses the second by name") {
  const TemporaryFolder folder;
  const std::string b = folder.add_broken("thrower", "b.riffle"), a = folder.add_broken("thrower", "a.riffle");
  const Host host({folder.path()});
  CHECK(host.loaded(a));
  CHECK(host.reason(b) == "duplicate id thrower: expected it once in a folder, found it in " + a + " too");
}

TEST_CASE("an id that an earlier folder has is shadowed, which is no refusal") {
  const TemporaryFolder first, second;
  const std::string early = first.add_broken("thrower"), late = second.add_broken("thrower");
  const Host host({first.path(), second.path()});
  CHECK(host.loaded(early));
  CHECK(host.decision(late).verdict == PluginDecision::Verdict::shadowed);
  CHECK(host.decision(late).reason == "shadowed: thrower was found before, in " + early);
}

TEST_CASE("a folder that is named twice is looked through once, and one that is not there is reported") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("thrower");
  const Host host({folder.path(), folder / ".", folder / "missing"});
  CHECK(host.loaded(file));
  int decisions = 0;
  for (const PluginDecision& decision : host.plugins.decisions()) decisions += decision.file.starts_with(folder.path());
  CHECK(decisions == 2);
  CHECK(host.reason(folder / "missing") == "a folder for plugins: expected a folder, found none");
}

TEST_CASE("a path that others may write is insecure") {
  const TemporaryFolder folder;
  fs::create_directory(folder / "open");
  const std::string file = folder.add_broken("thrower", "open/thrower.riffle");
  ::chmod((folder / "open").c_str(), 0777);
  CHECK(Host({folder / "open"}).reason(file) ==
        "insecure path: expected " + (folder / "open") +
            " to be writable by its owner alone, found it writable by everybody");
  ::chmod((folder / "open").c_str(), 0770);
  CHECK(Host({folder / "open"}).reason(file) ==
        "insecure path: expected " + (folder / "open") +
            " to be writable by its owner alone, found it writable by its group");
  ::chmod((folder / "open").c_str(), 01777);
  CHECK(Host({folder / "open"}).loaded(file));
  ::chmod(file.c_str(), 0766);
  CHECK(Host({folder / "open"}).reason(file) ==
        "insecure path: expected " + file + " to be writable by its owner alone, found it writable by everybody");
}

TEST_CASE("a link is resolved before its path is trusted") {
  const TemporaryFolder folder;
  fs::create_directory(folder / "open");
  folder.add_broken("thrower", "open/thrower.riffle");
  ::chmod((folder / "open").c_str(), 0777);
  fs::create_directory(folder / "closed");
  fs::create_symlink(folder / "open/thrower.riffle", folder / "closed/thrower.riffle");
  CHECK(Host({folder / "closed"}).reason(folder / "closed/thrower.riffle").starts_with("insecure path: "));
}

TEST_CASE("a plugin that changes the rounding while it is loaded changes it for nobody else") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("changes_rounding");
  REQUIRE(std::fegetround() == FE_TONEAREST);
  CHECK(Host({folder.path()}).loaded(file));
  CHECK(std::fegetround() == FE_TONEAREST);
}

TEST_CASE("a host that ends and another that begins load the same plugin again") {
  const TemporaryFolder folder;
  const std::string file = folder.add_broken("thrower");
  for (int i = 0; i < 20; ++i) CHECK(Host({folder.path()}).loaded(file));
}
