#pragma once

#include <riffle/ids.hpp>
#include <riffle/value.hpp>

#include <cstddef>

namespace riffle {

/// One property of card after card: where it lies was looked up once, by View::column(). Reads as View::value() does.
///
/// Ownership: as a span of the View, until the next edit.
struct Column {
  const Value* own = nullptr;   // by card: the value itself, or the shown form, by which the rows tell it
  const Value* rows = nullptr;  // by form
  std::size_t own_width = 0, row_width = 0;
  std::uint32_t count = 0;
  PropertyId property = {};
  const void* reader = nullptr;
  Value (*read)(const void* reader, CardId, PropertyId) = nullptr;  // when modifiers of the property stand

  Value operator[](CardId c) const {
    if (c.index >= count) return {};
    if (read != nullptr) return read(reader, c, property);
    const Value& found = own[std::size_t{c.index} * own_width];
    return rows == nullptr ? found : rows[std::size_t{found.bits} * row_width];
  }
};

}  // namespace riffle
