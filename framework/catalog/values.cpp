#include "catalog/values.hpp"

#include "catalog/keys.hpp"
#include "catalog/report.hpp"

#include <algorithm>
#include <charconv>

namespace riffle::loading {

namespace {

std::optional<std::int32_t> as_integer(std::string_view text) {
  text = trimmed(text);
  if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

class Filler {
 public:
  Filler(const Columns& columns, Symbols& symbols, Catalog& catalog, Diagnostics& diagnostics)
      : columns_(columns), symbols_(symbols), catalog_(catalog), diagnostics_(diagnostics) {
    filled_by_.resize(catalog.row_width);
  }

  void fill(FormId form, const PrintedForm& printed) {
    form_ = form;
    Value* row = &catalog_.rows[std::size_t{form.index} * catalog_.row_width];
    if (printed.named != nullptr) {
      const FormId base = catalog_.base(catalog_.forms[form.index].of);
      std::copy_n(&catalog_.printed(base, 0), catalog_.row_width, row);
    }
    for (const PrintedProperty& property : printed.properties()) {
      const std::uint32_t column = columns_.find(property.name);
      if (column == Columns::none) continue;  // reported when the columns were made
      if (filled_by_[column] == form) {
        report().warning("duplicate-property", property.place,
                         "property " + ticked(property.name) + " is printed twice on " + title(),
                         "the first value is used");
        continue;
      }
      filled_by_[column] = form;
      row[column] = property.value ? value(property, column) : Value{};
    }
  }

 private:
  Value value(const PrintedProperty& property, std::uint32_t column) {
    const std::string& text = *property.value;
    if (columns_.is_number(column)) {
      if (const auto number = as_integer(text)) return Value::number(*number);
      if (!text.empty())
        report().warning("not-a-number", property.place,
                         "expected an integer of 32 bits for " + ticked(property.name) + " of " + title() +
                             ", found \"" + text + "\"",
                         "it is kept as a text");
    }
    return Value::symbol(symbols_.intern(text));
  }

  Report report() { return {diagnostics_, file_of(catalog_, catalog_.forms[form_.index].of)}; }
  std::string title() const { return ticked(symbols_.text(catalog_.forms[form_.index].title)); }

  const Columns& columns_;
  Symbols& symbols_;
  Catalog& catalog_;
  Diagnostics& diagnostics_;
  FormId form_;
  std::vector<FormId> filled_by_;  // by column: the form that filled it last
};

}  // namespace

void fill_rows(const PrintedForms& printed, const Columns& columns, Symbols& symbols, Catalog& catalog,
               Diagnostics& diagnostics) {
  catalog.columns = columns.properties();
  catalog.row_width = static_cast<std::uint32_t>(catalog.columns.size());
  catalog.rows.resize(std::size_t{catalog.row_width} * catalog.forms.size());
  if (catalog.row_width == 0) return;
  Filler filler(columns, symbols, catalog, diagnostics);
  for (std::size_t form = 0; form < printed.size(); ++form)
    filler.fill(FormId{static_cast<std::uint32_t>(form)}, printed[form]);
}

}  // namespace riffle::loading
