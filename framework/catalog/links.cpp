#include "catalog/links.hpp"

#include "catalog/cycles.hpp"
#include "catalog/keys.hpp"
#include "catalog/report.hpp"

namespace riffle::loading {

namespace {

constexpr std::size_t longest_chain = 8;  // of which a message shows each card

class Linker {
 public:
  Linker(const PrintedForms& printed, const Symbols& symbols, const Elsewhere& elsewhere, Catalog& catalog,
         Diagnostics& diagnostics)
      : printed_(printed), symbols_(symbols), elsewhere_(elsewhere), catalog_(catalog), diagnostics_(diagnostics) {}

  void run() {
    for (std::uint32_t form = 0; form < printed_.size(); ++form)
      if (const auto& link = printed_[form].alternate(); link && !trimmed(link->text).empty()) resolve(form, *link);
    const std::vector<std::uint32_t> next = next_templates();
    const Cycles cycles = find_cycles(next);
    for (const auto& cycle : cycles.all) report_cycle(cycle);
    for (std::uint32_t form = 0; form < printed_.size(); ++form) check_return(form, next, cycles);
  }

 private:
  void resolve(std::uint32_t form, const PrintedLink& link) {
    const std::string digits = guid_key(link.text);
    if (digits.empty())
      return report(form).error("bad-link", link.place,
                                "expected a GUID as the alternate of " + title(form) + ", found \"" + link.text + "\"",
                                "the card has no alternate");
    const auto found = catalog_.by_guid.find(digits);
    if (found == catalog_.by_guid.end()) return dangle(form, link, digits);
    const FormId target = catalog_.base(found->second);
    catalog_.forms[form].link = target;
    if (target.index == form)
      return report(form).error("self-link", link.place, title(form) + " is its own alternate",
                                "switching it does nothing");
    note_other_set(form, link, found->second);
  }

  void dangle(std::uint32_t form, const PrintedLink& link, const std::string& digits) {
    catalog_.forms[form].dangling = 1;
    const std::string text = "the alternate " + std::string(trimmed(link.text)) + " of " + title(form);
    if (const auto known = elsewhere_.find(digits); known != elsewhere_.end()) {
      report(form).error("alternate-in-other-game", link.place,
                         text + " is in set " + known->second + ", which does not belong to this game",
                         "switching the card does nothing");
    } else {
      report(form).error("unknown-alternate", link.place, text + " is no card of the sets that were read",
                         "switching the card does nothing");
    }
  }

  void note_other_set(std::uint32_t form, const PrintedLink& link, TemplateId target) {
    const std::uint32_t set = catalog_.details[target.index].set;
    if (set == catalog_.details[catalog_.forms[form].of.index].set) return;
    report(form).note("alternate-in-other-set", link.place,
                      "the alternate of " + title(form) + " is in another set: " + ticked(catalog_.sets[set].name));
  }

  /// By template: that which its base links to.
  std::vector<std::uint32_t> next_templates() const {
    std::vector<std::uint32_t> next(catalog_.templates.size(), nowhere);
    for (std::size_t i = 0; i < next.size(); ++i) next[i] = target_of(catalog_.templates[i].first.index);
    return next;
  }

  std::uint32_t target_of(std::uint32_t form) const {
    const FormId link = catalog_.forms[form].link;
    return link && link.index != form ? catalog_.forms[link.index].of.index : nowhere;
  }

  void report_cycle(std::span<const std::uint32_t> cycle) {
    const std::uint32_t form = catalog_.templates[cycle.front()].first.index;
    report(form).warning("link-cycle", printed_[form].alternate()->place,
                         "alternates in a circle: " + chain_text(catalog_, symbols_, cycle, true),
                         "switching goes round; the first card is its own original again");
  }

  /// Warns of a form whose chain ends in a cycle that never comes back to its own template.
  void check_return(std::uint32_t form, std::span<const std::uint32_t> next, const Cycles& cycles) {
    const std::uint32_t from = catalog_.forms[form].of.index, target = target_of(form);
    if (target == nowhere || cycles.reached[target] == nowhere) return;
    if (cycles.on[from] && cycles.reached[from] == cycles.reached[target]) return;
    std::vector<std::uint32_t> chain{from};
    std::uint32_t last = target;
    for (; chain.size() <= longest_chain && !cycles.on[last]; last = next[last]) chain.push_back(last);
    chain.push_back(last);
    report(form).warning("link-cycle-no-return", printed_[form].alternate()->place,
                         "the alternates of " + title(form) +
                             " never lead back to it: " + chain_text(catalog_, symbols_, chain, false) +
                             (cycles.on[last] ? ", which is part of a circle" : ""),
                         "switching never shows the original again");
  }

  Report report(std::uint32_t form) const { return {diagnostics_, file_of(catalog_, catalog_.forms[form].of)}; }
  std::string title(std::uint32_t form) const { return ticked(symbols_.text(catalog_.forms[form].title)); }

  const PrintedForms& printed_;
  const Symbols& symbols_;
  const Elsewhere& elsewhere_;
  Catalog& catalog_;
  Diagnostics& diagnostics_;
};

}  // namespace

void link_forms(const PrintedForms& printed, const Symbols& symbols, const Elsewhere& elsewhere, Catalog& catalog,
                Diagnostics& diagnostics) {
  Linker(printed, symbols, elsewhere, catalog, diagnostics).run();
}

std::string chain_text(const Catalog& catalog, const Symbols& symbols, std::span<const std::uint32_t> templates,
                       bool back_to_start) {
  const auto title = [&](std::uint32_t index) {
    return ticked(symbols.text(catalog.forms[catalog.templates[index].first.index].title));
  };
  std::string text = title(templates.front());
  for (std::size_t i = 1; i < templates.size() && i < longest_chain; ++i) text += " -> " + title(templates[i]);
  if (templates.size() > longest_chain) text += " -> …";
  return back_to_start ? text + " -> " + title(templates.front()) : text;
}

}  // namespace riffle::loading
