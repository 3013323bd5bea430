#pragma once

#include "xml/flaw.hpp"
#include "xml/place_cursor.hpp"
#include "xml/places.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace riffle::octgn::xml {

/// Limits on what is read. Deeper than this the tree's own parser gives up soon, without saying where.
inline constexpr std::size_t max_depth = 90, max_attributes = 1000;

/// Reads every mark of an XML text once, stops at the first thing that is not well-formed, and notes where elements,
/// attributes and texts stand.
///
/// Ownership: borrows the text, which has no byte order mark.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text), cursor_(text) {}

  /// The first flaw, or nothing: then places() and plain_text() are complete.
  std::optional<Flaw> scan();

  Places& places() { return places_; }
  /// The text as the tree's parser should see it: without declaration, instructions and document type, and with a
  /// space for each literal line end or tab inside an attribute's value, as XML prescribes.
  std::string plain_text() const;

 private:
  struct OpenTag {
    std::string_view name;
    std::size_t offset;
    std::size_t element;
    std::uint32_t line;
  };
  struct Change {
    std::size_t offset;
    std::size_t length;
    std::string_view instead;
  };

  // Each returns false once it has noted a flaw.
  bool scan_markup();
  bool scan_text();
  bool scan_comment();
  bool scan_character_data();
  bool scan_instruction();
  bool scan_declaration(std::size_t end);
  bool scan_document_type();
  bool scan_start_tag();
  bool scan_attributes();
  bool scan_attribute();
  bool scan_value(SourcePlace name);
  bool scan_end_tag();
  bool check_new_element(std::size_t begin, std::string_view name);
  bool check_new_attribute(std::string_view name, bool spaced);
  bool check_references(std::size_t begin, std::size_t end);
  bool check_end();

  std::string_view take_name();
  std::optional<std::string_view> take_quoted();
  /// One `name="value"` of a declaration, with space before it; takes nothing when something else stands there.
  bool take_pair(std::string_view name);
  bool skip_space();
  bool next_is(std::string_view mark) const { return text_.substr(at_).starts_with(mark); }
  void note_text(std::size_t begin, std::size_t end);
  void note_white_space(std::size_t begin, std::size_t end);
  bool fail(std::size_t offset, std::size_t length, std::string code, std::string message, std::string hint = {});
  bool fail_at_end(std::size_t offset, std::size_t length, std::string code, std::string message);
  bool fail_unterminated(std::string_view what, std::string_view mark);

  std::string_view text_;
  PlaceCursor cursor_;
  std::size_t at_ = 0;
  std::vector<OpenTag> open_;
  std::vector<std::string_view> names_;  // of the attributes of the tag being read
  std::vector<Change> changes_;
  Places places_;
  std::optional<Flaw> flaw_;
};

}  // namespace riffle::octgn::xml
