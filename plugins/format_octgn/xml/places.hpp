#pragma once

#include <riffle/diagnostic.hpp>

#include <vector>

namespace riffle::octgn::xml {

/// Where an attribute stands; the value without its quotes.
struct AttributePlaces {
  SourcePlace name;
  SourcePlace value;
};

/// Where an element stands. `text` is its first text of its own, without the white space around it; line 0: none.
struct ElementPlaces {
  SourcePlace name;
  SourcePlace text;
  std::uint32_t first_attribute = 0;
};

/// The places of a whole file, in document order.
struct Places {
  std::vector<ElementPlaces> elements;
  std::vector<AttributePlaces> attributes;
};

}  // namespace riffle::octgn::xml
