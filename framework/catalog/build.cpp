#include "catalog/build.hpp"

#include "base/text.hpp"
#include "catalog/applied_rules.hpp"
#include "catalog/columns.hpp"
#include "catalog/definition_check.hpp"
#include "catalog/keys.hpp"
#include "catalog/links.hpp"
#include "catalog/report.hpp"
#include "catalog/values.hpp"

namespace riffle::loading {

namespace {

class Builder {
 public:
  Builder(Registry& registry, Ingredients& ingredients, Diagnostics& diagnostics)
      : registry_(registry), sets_(ingredients.sets), diagnostics_(diagnostics) {
    catalog_.definition = std::move(ingredients.definition);
    catalog_.defined = ingredients.defined;
  }

  Catalog build(const Elsewhere& elsewhere) {
    check_definition(registry_, catalog_.definition, diagnostics_);
    Columns columns(registry_, catalog_.definition, catalog_.defined, diagnostics_);
    reserve();
    for (const CardSet& set : sets_) {
      columns.collect(set, diagnostics_);
      add_set(set);
    }
    fill_rows(printed_, columns, registry_.symbols(), catalog_, diagnostics_);
    apply_rules(printed_, registry_, catalog_, diagnostics_);
    link_forms(printed_, registry_.symbols(), elsewhere, catalog_, diagnostics_);
    check_dependents(printed_, registry_.symbols(), elsewhere, catalog_, diagnostics_);
    return std::move(catalog_);
  }

 private:
  void reserve() {
    std::size_t cards = 0;
    for (const CardSet& set : sets_) cards += set.cards.size();
    catalog_.sets.reserve(sets_.size());
    catalog_.templates.reserve(cards);
    catalog_.details.reserve(cards);
    catalog_.by_guid.reserve(cards);
    catalog_.by_title.reserve(cards);
  }

  void add_set(const CardSet& set) {
    const auto index = static_cast<std::uint32_t>(catalog_.sets.size());
    const std::string key = id_key(set.id);
    const auto [known, first_of_id] = set_ids_.try_emplace(key, index);
    const bool fresh = first_of_id || key.empty();
    catalog_.sets.push_back({set.file, set.id, set.name, set.version, TemplateId{template_count()}, 0, set.kept});
    std::size_t repeated = 0;
    for (const CardTemplate& card : set.cards) {
      const TemplateId earlier = add_card(card);
      if (earlier && fresh) report_repeated(set, card, earlier);
      repeated += earlier ? 1 : 0;
    }
    catalog_.sets.back().templates = template_count() - catalog_.sets.back().first.index;
    if (!fresh) report_repeated(set, catalog_.sets[known->second], repeated);
  }

  /// Adds a card, or returns the earlier one that has its GUID.
  TemplateId add_card(const CardTemplate& card) {
    const TemplateId id{template_count()};
    const std::string digits = guid_key(card.id);
    if (!digits.empty()) {
      const auto [known, fresh] = catalog_.by_guid.try_emplace(digits, id);
      if (!fresh) return known->second;
    }
    const FormId base{form_count()};
    catalog_.templates.push_back({symbol(digits.empty() ? card.id : digits), base, 1});
    catalog_.details.push_back({static_cast<std::uint32_t>(catalog_.sets.size() - 1),
                                card.place,
                                card.dependent ? card.dependent->text : std::string{},
                                card.kept,
                                {}});
    add_form(id, Symbol{}, card.name, {&card, nullptr});
    add_titles(card.name, base);
    add_named_forms(id, card);
    return {};
  }

  void add_form(TemplateId of, Symbol type, const std::string& title, PrintedForm printed) {
    FormRecord form;
    form.of = of;
    form.type = type;
    form.title = symbol(title);
    catalog_.forms.push_back(form);
    printed_.push_back(printed);
  }

  void add_titles(const std::string& title, FormId base) {
    const std::string folded = fold_case(title);
    std::string loose = title_key(title);
    if (loose != folded) catalog_.by_loose_title[std::move(loose)].push_back(base);
    catalog_.by_title[folded].push_back(base);
    for (std::string& part : part_keys(title)) catalog_.by_part[std::move(part)].push_back(base);
  }

  void add_named_forms(TemplateId of, const CardTemplate& card) {
    std::unordered_map<std::string, SourcePlace> types, folded;
    Report report(diagnostics_, catalog_.sets.back().file);
    for (const NamedForm& form : card.forms) {
      if (const auto [known, fresh] = types.try_emplace(form.type, form.place); !fresh) {
        report.warning("duplicate-form", form.place,
                       ticked(card.name) + " has a second form " + ticked(form.type) + ", after line " +
                           std::to_string(known->second.line),
                       "the first one is used");
        continue;
      }
      if (const auto [known, fresh] = folded.try_emplace(fold_case(form.type), form.place); !fresh)
        report.warning("forms-differ-in-case", form.place,
                       "form " + ticked(form.type) + " of " + ticked(card.name) +
                           " differs only in case from that of line " + std::to_string(known->second.line),
                       "a look-up finds the first one unless the case is right");
      add_form(of, symbol(form.type), form.name.empty() ? card.name : form.name, {&card, &form});
      catalog_.details.back().forms.push_back({form.place, form.kept});
      ++catalog_.templates.back().forms;
    }
  }

  void report_repeated(const CardSet& set, const CardTemplate& card, TemplateId earlier) {
    const TemplateDetail& first = catalog_.details[earlier.index];
    const std::string_view title = registry_.symbols().text(catalog_.forms[catalog_.base(earlier).index].title);
    Report(diagnostics_, set.file)
        .warning("duplicate-guid", card.place,
                 ticked(card.name) + " has the GUID of " + ticked(title) + ", " + catalog_.sets[first.set].file + ":" +
                     std::to_string(first.place.line),
                 "the first card is used, this one is left out");
  }

  void report_repeated(const CardSet& set, const SetRecord& earlier, std::size_t repeated) {
    Report(diagnostics_, set.file)
        .warning("duplicate-set", set.place,
                 "set " + ticked(set.name) + " has the id of " + ticked(earlier.name) + ", " + earlier.file + "; " +
                     std::to_string(repeated) + " of its " + counted(set.cards.size(), "card") +
                     " have GUIDs that were used before",
                 "the first card of each GUID is used, the others are left out");
  }

  Symbol symbol(std::string_view text) { return registry_.symbols().intern(text); }
  std::uint32_t template_count() const { return static_cast<std::uint32_t>(catalog_.templates.size()); }
  std::uint32_t form_count() const { return static_cast<std::uint32_t>(catalog_.forms.size()); }

  Registry& registry_;
  const std::vector<CardSet>& sets_;
  Diagnostics& diagnostics_;
  Catalog catalog_;
  PrintedForms printed_;
  std::unordered_map<std::string, std::uint32_t> set_ids_;
};

}  // namespace

std::shared_ptr<const Catalog> build(Registry& registry, Ingredients ingredients, const Elsewhere& elsewhere,
                                     Diagnostics& diagnostics) {
  return std::make_shared<const Catalog>(Builder(registry, ingredients, diagnostics).build(elsewhere));
}

}  // namespace riffle::loading
