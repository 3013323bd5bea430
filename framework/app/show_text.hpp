#pragma once

#include "app/paint.hpp"

#include "catalog/catalog.hpp"

#include <iosfwd>

namespace riffle {

/// Prints what was understood of a game and its sets, for people.
void show_text(std::ostream& out, const Registry& registry, const Catalog& catalog, const Paint& paint);
/// Prints what was understood of a deck, for people.
void show_text(std::ostream& out, const Deck& deck, const Paint& paint);

/// A printed value as text: "yes" for a flag, the text of a symbol.
std::string value_text(const Registry& registry, Value value);
/// 32 hexadecimal digits with their hyphens; another text as it is.
std::string id_text(std::string_view digits);
std::string_view visibility_name(Visibility visibility);
std::string_view type_name(PropertyType type);

}  // namespace riffle
