#include "catalog/applied_rules.hpp"

#include "catalog/keys.hpp"
#include "catalog/report.hpp"
#include "catalog/requirement.hpp"

#include <algorithm>
#include <charconv>
#include <optional>
#include <sstream>

namespace riffle::loading {
namespace {

Value value_of(std::string_view text, Symbols& symbols) {
  if (text == "true" || text == "false") return Value::flag(text == "true");
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size()) return Value::number(number);
  return Value::symbol(symbols.intern(text));
}

template <class Records>
void add_ids(const Records& records, std::vector<std::string_view>& ids) {
  for (const Provided& record : records)
    if (record.owner != no_plugin) ids.push_back(record.id);
}

std::vector<std::string_view> rule_ids(const Registry& registry) {
  std::vector<std::string_view> ids;
  add_ids(registry.triggers(), ids);
  add_ids(registry.replacements(), ids);
  add_ids(registry.modifiers(), ids);
  return ids;
}

class Applied {
 public:
  Applied(Registry& registry, const Catalog& catalog, Diagnostics& diagnostics)
      : registry_(registry), catalog_(catalog), diagnostics_(diagnostics) {}

  std::vector<AppliedRule> resolve(const std::vector<AppliedText>& written, const std::string& file) {
    std::vector<AppliedRule> rules;
    for (const AppliedText& text : written)
      if (auto rule = resolve(text, Report(diagnostics_, file))) rules.push_back(std::move(*rule));
    return rules;
  }

 private:
  std::optional<AppliedRule> resolve(const AppliedText& written, Report report) {
    std::istringstream words{written.text};
    std::string id, word;
    words >> id;
    AppliedRule applied{registry_.find_rule(id), {}, written.place};
    if (!applied.rule) {
      report.error("unknown-rule", written.place,
                   "expected a trigger, replacement or modifier, found " + ticked(id) + ", which no plugin provides",
                   did_you_mean(id, rule_ids(registry_)));
      return {};
    }
    const std::string& plugin = registry_.plugins()[registry_.rule(applied.rule)->owner].id;
    if (!requires_plugin(catalog_.definition.rules, plugin)) {
      report.error("rule-not-required", written.place,
                   ticked(id) + " is a rule of plugin " + ticked(plugin) + ", which the game does not require",
                   "name it in `plugins` of the definition");
      return {};
    }
    while (words >> word) {
      const std::size_t equals = word.find('=');
      if (equals == 0 || equals == std::string::npos) {
        report.error("bad-argument", written.place,
                     "expected name=value after " + ticked(id) + ", found " + ticked(word));
        return {};
      }
      Symbols& symbols = registry_.symbols();
      applied.arguments.push_back(
          {symbols.intern(word.substr(0, equals)), value_of(std::string_view(word).substr(equals + 1), symbols)});
    }
    return applied;
  }

  Registry& registry_;
  const Catalog& catalog_;
  Diagnostics& diagnostics_;
};

bool prints_rules(const PrintedForm& form) {
  return form.named ? form.named->rules.has_value() : !form.card->rules.empty();
}

}  // namespace

void apply_rules(const PrintedForms& printed, Registry& registry, Catalog& catalog, Diagnostics& diagnostics) {
  if (std::none_of(printed.begin(), printed.end(), prints_rules)) return;
  Applied applied(registry, catalog, diagnostics);
  catalog.rules.resize(printed.size());
  for (std::size_t form = 0; form < printed.size(); ++form) {
    const FormId base = catalog.base(catalog.forms[form].of);
    const std::string& file = file_of(catalog, catalog.forms[form].of);
    if (prints_rules(printed[form]))
      catalog.rules[form] =
          applied.resolve(printed[form].named ? *printed[form].named->rules : printed[form].card->rules, file);
    else if (base.index != form)
      catalog.rules[form] = catalog.rules[base.index];
  }
}

}  // namespace riffle::loading
