#pragma once

#include "base/symbols.hpp"
#include "state/layout.hpp"

#include <memory>

namespace state_tests {

using namespace riffle;

/// Four zones (a pile nobody sees, a pile all see, a table, the removed), two seats, two templates with three forms.
struct SmallLayout {
  static constexpr ZoneId pile{0}, heap{1}, table{2}, gone{3};
  static constexpr FormId first{0}, second{1}, second_b{2};
  static constexpr Slot score = 0;

  std::vector<FormRecord> forms{
      {TemplateId{0}, second, {}, {}, 0}, {TemplateId{1}, {}, {}, {}, 0}, {TemplateId{1}, {}, {}, {}, 0}};
  std::vector<TemplateRecord> templates{{{}, first, 1}, {{}, second, 2}};
  Symbols symbols;

  std::shared_ptr<Layout> make() {
    auto layout = std::make_shared<Layout>();
    layout->seats = 2;
    layout->zones = {{symbols.intern("pile"), {}, Visibility::nobody, 1},
                     {symbols.intern("heap"), {}, Visibility::everybody, 1},
                     {symbols.intern("table"), {}, Visibility::undefined, 0},
                     {symbols.intern("gone"), {}, Visibility::nobody, 0}};
    layout->zone_keys = {11, 12, 13, 14};
    layout->gone = gone;
    layout->forms = forms;
    layout->templates = templates;
    layout->form_keys = {21, 22, 23};
    const Value zero = Value::number(0);
    layout->card_columns = {{property::shown, 31, {}, Reset::keep},
                            {property::face, 32, {}, Reset::keep},
                            {property::orientation, 33, zero, Reset::initial},
                            {property::controller, 34, {}, Reset::keep},
                            {property::seen, 35, zero, Reset::initial},
                            {property::highlight, 36, {}, Reset::initial},
                            {property::targeted, 37, zero, Reset::initial}};
    layout->card_slots = {0, 1, 2, 3, 4, 5, 6, no_slot};
    layout->seat_columns = {{PropertyId{7}, 41, Value::number(20), Reset::keep}};
    layout->seat_slots = {no_slot, no_slot, no_slot, no_slot, no_slot, no_slot, no_slot, score};
    layout->game_columns = {{PropertyId{7}, 51, Value::number(0), Reset::keep}};
    layout->game_slots = layout->seat_slots;
    layout->action_keys = {61, 62};
    return layout;
  }
};

}  // namespace state_tests
