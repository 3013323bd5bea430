#pragma once

#include "registry/registry.hpp"

#include <riffle/deck.hpp>
#include <riffle/definition.hpp>
#include <riffle/result.hpp>
#include <riffle/template.hpp>
#include <riffle/view.hpp>

#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace riffle {

/// A set as it was read, and which templates came from it.
struct SetRecord {
  std::string file, id, name, version;
  TemplateId first;
  std::uint32_t templates = 0;
  std::vector<Attribute> kept;
};

/// What else a named form prints.
struct FormDetail {
  SourcePlace place;
  std::vector<Attribute> kept;
};

/// What else a template prints: for deck editors, front ends and messages.
struct TemplateDetail {
  std::uint32_t set = 0;
  SourcePlace place;
  std::string dependent;  ///< as written; empty: none
  std::vector<Attribute> kept;
  std::vector<FormDetail> forms;  ///< in order, the base not among them
};

/// A rule that a form has printed, resolved.
struct AppliedRule {
  RuleId rule;
  std::vector<Argument> arguments;
  SourcePlace place;
};

/// A game, its cards and their forms, resolved: names are symbols, links are ids, inheritance is done.
///
/// Shapes:    forms of a template stand side by side, its base first; `rows` has one row of `row_width` values per form.
/// Ownership: immutable once loaded; shared by all games and threads.
struct Catalog {
  Definition definition;
  bool defined = true;  ///< a file defines the game; else only sets were found
  std::vector<SetRecord> sets;
  std::vector<TemplateRecord> templates;
  std::vector<TemplateDetail> details;  // by template
  std::vector<FormRecord> forms;
  std::vector<Value> rows;          // form * row_width + column
  std::vector<PropertyId> columns;  // the property of each printed column
  std::uint32_t row_width = 0;
  std::vector<std::vector<AppliedRule>> rules;                    // by form; empty when no form has any
  std::unordered_map<std::string, TemplateId> by_guid;            // 32 lower-case digits
  std::unordered_map<std::string, std::vector<FormId>> by_title;  // case folded; base forms of that title
  // What decks may write instead, as loading::title_key makes it: white space, ligatures; one name of "Front // Back".
  std::unordered_map<std::string, std::vector<FormId>> by_loose_title, by_part;

  const Value& printed(FormId form, std::uint32_t column) const {
    return rows[std::size_t{form.index} * row_width + column];
  }
  FormId base(TemplateId of) const { return templates[of.index].first; }
};

/// `--define NAME=VALUE`: overrides an attribute of the definition for one game ("riffle.undo", "riffle.seats",
/// "cardsRevertToOriginalOnGroupChange"; names compare without case).
struct Define {
  std::string name, value;
};

/// What was found below some paths. One catalog for each definition; sets without a definition have one of their own.
struct Loaded {
  std::vector<std::shared_ptr<const Catalog>> catalogs;
  std::vector<Deck> decks;
  Diagnostics diagnostics;
};

/// Reads all that format plugins understand of these files and folders.
///
/// Errors: everything is a diagnostic, in the order of files and lines; nothing is thrown. A path that is not there is one.
/// Source: spec/octgn.md "packages".
Loaded load(Registry& registry, const std::vector<std::string>& paths, const std::vector<Define>& defines = {});

/// The one catalog that has a definition. Errors: there is none, or there are several; says which.
Result<std::shared_ptr<const Catalog>> the_game(const Loaded& loaded);

/// A deck's line, found: which template, how often, the section it stands in, and what the game says of that section.
///
/// Ownership: borrows from the deck and the catalog.
struct ResolvedLine {
  FormId card;
  std::uint32_t quantity = 1;
  const DeckSection* section = nullptr;
  const SectionDefinition* defined = nullptr;  ///< never null when returned
};

/// Reads one deck file, or nothing when no format understands it.
std::unique_ptr<Deck> load_deck(const Registry& registry, const std::string& file, Diagnostics& diagnostics);

/// Finds a deck's cards: by GUID, else by name. Unknown cards and sections are reported, and the rest is returned.
std::vector<ResolvedLine> resolve(const Catalog& catalog, const Deck& deck, Diagnostics& diagnostics);

}  // namespace riffle
