#include "catalog/cycles.hpp"
#include "catalog/keys.hpp"
#include "catalog/links.hpp"
#include "catalog/report.hpp"

#include "base/text.hpp"

namespace riffle::loading {

namespace {

class DependentCheck {
 public:
  DependentCheck(const PrintedForms& printed, const Symbols& symbols, const Elsewhere& elsewhere,
                 const Catalog& catalog, Diagnostics& diagnostics)
      : printed_(printed),
        symbols_(symbols),
        elsewhere_(elsewhere),
        catalog_(catalog),
        diagnostics_(diagnostics),
        next_(catalog.templates.size(), nowhere) {}

  void run() {
    const std::uint32_t count = static_cast<std::uint32_t>(catalog_.templates.size());
    for (std::uint32_t of = 0; of < count; ++of)
      if (depends(of)) resolve(of);
    for (const auto& cycle : find_cycles(next_).all) report_cycle(cycle);
    if (named_by_chain_.empty()) return;
    mark_reached();
    for (const std::uint32_t of : named_by_chain_)
      if (!reached_[of])
        report(of).error("dependent-without-original", link(of).place,
                         title(of) + " depends on a card whose alternates lead to it, and there is none",
                         "it cannot be added to a deck");
  }

 private:
  /// Absent, empty and "false" mean that a card is independent.
  bool depends(std::uint32_t of) const {
    const auto& dependent = card(of).dependent;
    return dependent && !trimmed(dependent->text).empty() && !equal_folded(trimmed(dependent->text), "false");
  }

  void resolve(std::uint32_t of) {
    const std::string digits = guid_key(link(of).text);
    if (digits.empty()) return named_by_chain_.push_back(of);
    const auto found = catalog_.by_guid.find(digits);
    if (found == catalog_.by_guid.end()) {
      const auto known = elsewhere_.find(digits);
      report(of).error(
          "unknown-dependent", link(of).place,
          title(of) + " depends on " + std::string(trimmed(link(of).text)) + ", which is " +
              (known == elsewhere_.end() ? "no card of the sets that were read"
                                         : "in set " + known->second + ", which does not belong to this game"),
          "it cannot be added to a deck");
    } else if (found->second.index == of) {
      report(of).error("self-dependent", link(of).place, title(of) + " depends on itself",
                       "it cannot be added to a deck");
    } else {
      next_[of] = found->second.index;
    }
  }

  void report_cycle(std::span<const std::uint32_t> cycle) {
    report(cycle.front())
        .error("dependent-cycle", link(cycle.front()).place,
               "cards depend on each other in a circle: " + chain_text(catalog_, symbols_, cycle, true),
               "none of them can be added to a deck");
  }

  /// Marks what the alternates of independent cards lead to, each card once.
  void mark_reached() {
    reached_.assign(catalog_.templates.size(), false);
    std::vector<std::uint32_t> open;
    for (std::uint32_t of = 0; of < catalog_.templates.size(); ++of) {
      if (depends(of)) continue;
      open.assign(1, of);
      while (!open.empty()) {
        const TemplateRecord& record = catalog_.templates[open.back()];
        open.pop_back();
        for (std::uint32_t i = 0; i < record.forms; ++i) follow(record.first.index + i, open);
      }
    }
  }

  void follow(std::uint32_t form, std::vector<std::uint32_t>& open) {
    const FormId next = catalog_.forms[form].link;
    if (!next) return;
    const std::uint32_t of = catalog_.forms[next.index].of.index;
    if (reached_[of]) return;
    reached_[of] = true;
    open.push_back(of);
  }

  const CardTemplate& card(std::uint32_t of) const { return *printed_[catalog_.templates[of].first.index].card; }
  const PrintedLink& link(std::uint32_t of) const { return *card(of).dependent; }
  Report report(std::uint32_t of) const { return {diagnostics_, file_of(catalog_, TemplateId{of})}; }
  std::string title(std::uint32_t of) const {
    return ticked(symbols_.text(catalog_.forms[catalog_.templates[of].first.index].title));
  }

  const PrintedForms& printed_;
  const Symbols& symbols_;
  const Elsewhere& elsewhere_;
  const Catalog& catalog_;
  Diagnostics& diagnostics_;
  std::vector<std::uint32_t> next_;            // by template: the card it depends on
  std::vector<std::uint32_t> named_by_chain_;  // those that depend on whoever leads to them
  std::vector<bool> reached_;
};

}  // namespace

void check_dependents(const PrintedForms& printed, const Symbols& symbols, const Elsewhere& elsewhere,
                      const Catalog& catalog, Diagnostics& diagnostics) {
  DependentCheck(printed, symbols, elsewhere, catalog, diagnostics).run();
}

}  // namespace riffle::loading
