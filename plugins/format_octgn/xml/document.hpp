#pragma once

#include "findings.hpp"
#include "xml/element.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace tinyxml2 {
class XMLDocument;
}

namespace riffle::octgn::xml {

inline constexpr std::size_t max_bytes = 256U * 1024U * 1024U;

/// A well-formed XML file as a tree, with the place of everything in it.
class Document {
 public:
  /// Errors: a file that is not well-formed is one error in the findings, and nothing of it is read.
  static std::optional<Document> parse(std::string_view bytes, Findings& findings);

  Document(Document&&) noexcept;
  Document& operator=(Document&&) noexcept;
  ~Document();

  Element root() const;

 private:
  Document();

  std::unique_ptr<Places> places_;  // apart, so that elements may point to it when the document moves
  std::unique_ptr<tinyxml2::XMLDocument> tree_;
};

/// The name of the root element, from the beginning of a file; empty when it is not there.
///
/// Shapes: UTF-16 is looked through too, so that a reader can say what is wrong with it.
std::string root_name(std::string_view beginning);

}  // namespace riffle::octgn::xml
