#include "support.hpp"

#include "findings.hpp"
#include "xml/document.hpp"

#include <catch2/catch.hpp>

using namespace riffle;
using namespace riffle::octgn;
using namespace std::string_literals;

namespace {

std::optional<xml::Document> parse(std::string_view bytes, Diagnostics& diagnostics) {
  Findings findings("file.xml", diagnostics);
  return xml::Document::parse(bytes, findings);
}

/// What is said about a text: "line:column code", or "well-formed".
std::string verdict(std::string_view bytes) {
  Diagnostics diagnostics;
  const bool read = parse(bytes, diagnostics).has_value();
  if (read != diagnostics.empty() || diagnostics.size() > 1) return "confused";
  return read ? "well-formed" : octgn::tests::at(diagnostics[0]);
}

std::string nested(std::size_t depth) {
  std::string text;
  for (std::size_t i = 0; i < depth; ++i) text += "<a>";
  for (std::size_t i = 0; i < depth; ++i) text += "</a>";
  return text;
}

std::string with_attributes(std::size_t count) {
  std::string text = "<a";
  for (std::size_t i = 0; i < count; ++i) text += " a" + std::to_string(i) + "=''";
  return text + "/>";
}

}  // namespace

TEST_CASE("a file that is not well-formed is refused at the right line and column", "[octgn][xml]") {
  struct Row {
    std::string text;
    std::string expected;
  };
  const Row rows[] = {
      // references
      {"<a>\n b & c</a>", "2:4 bare-ampersand"},
      {"<a b='x?p=1&t=2'/>", "1:12 bare-ampersand"},
      {"<a>x &nope; y</a>", "1:6 undefined-entity"},
      {"<a>&AMP;</a>", "1:4 undefined-entity"},
      {"<a>&</a>", "1:4 bare-ampersand"},
      {"<a>&amp</a>", "1:4 bare-ampersand"},
      {"<a>&#0;</a>", "1:4 bad-character-reference"},
      {"<a>&#xB;</a>", "1:4 bad-character-reference"},
      {"<a>&#xD800;</a>", "1:4 bad-character-reference"},
      {"<a>&#x110000;</a>", "1:4 bad-character-reference"},
      {"<a>&#99999999999999999999;</a>", "1:4 bad-character-reference"},
      {"<a>&#151 dash</a>", "1:4 bad-character-reference"},
      {"<a>&#;</a>", "1:4 bad-character-reference"},
      {"<a>&#x;</a>", "1:4 bad-character-reference"},
      {"<a>&#X41;</a>", "1:4 bad-character-reference"},
      // encoding and characters
      {"<a>caf\xE9</a>", "1:7 bad-utf8"},
      {"<a>\xC0\x80</a>", "1:4 bad-utf8"},
      {"<a>\xED\xA0\x80</a>", "1:4 bad-utf8"},
      {"<a>\xF4\x90\x80\x80</a>", "1:4 bad-utf8"},
      {"<a>\xE2\x82", "1:4 bad-utf8"},
      {"<a>\x92</a>", "1:4 bad-utf8"},
      {"<a>\x01</a>", "1:4 control-character"},
      {"<a>\0</a>"s, "1:4 control-character"},
      {"<a>\xEF\xBF\xBE</a>", "1:4 control-character"},
      {"<?xml version='1.0' encoding='ISO-8859-1'?>\n<a/>", "1:31 unsupported-encoding"},
      {"<?xml version='1.0' encoding='windows-1252'?>\n<a/>", "1:31 unsupported-encoding"},
      {"\xFF\xFE<\0a\0/\0>\0"s, "1:1 unsupported-encoding"},
      {"\xFE\xFF\0<\0a\0/\0>"s, "1:1 unsupported-encoding"},
      {"<\0a\0/\0>\0"s, "1:1 unsupported-encoding"},
      // what stands where
      {"", "1:1 no-root"},
      {"<!-- only a comment -->\n", "2:1 no-root"},
      {"<a/>\n<b/>", "2:1 second-root"},
      {"<a/>\n tail", "2:2 text-outside-root"},
      {"head\n<a/>", "1:1 text-outside-root"},
      {"\n  name='lost'>\n</a>", "2:3 text-outside-root"},
      {"<![CDATA[x]]><a/>", "1:1 text-outside-root"},
      {"\n<?xml version='1.0'?><a/>", "2:1 late-declaration"},
      {"<!DOCTYPE a [<!ENTITY x 'y'>]><a/>", "1:13 doctype-subset"},
      {"<a/><!DOCTYPE a>", "1:5 late-doctype"},
      // tags
      {"<a>\n<b>\n</a>", "3:1 mismatched-tag"},
      {"<a>\n  <b>", "2:3 unclosed-tag"},
      {"</a>", "1:1 stray-end-tag"},
      {"<a></a></a>", "1:8 stray-end-tag"},
      {"<a><1/></a>", "1:4 bad-name"},
      {"<a>\n<<<<<<< HEAD\n</a>", "2:1 bad-name"},
      {"<a\n<<<<<<< HEAD\n/>", "2:1 bad-name"},
      {"<a>1 < 2</a>", "1:6 bad-name"},
      {"<a / >", "1:4 bad-tag-end"},
      {"<a></a b>", "1:8 bad-tag-end"},
      {"<a", "1:3 bad-tag-end"},
      {"<a></a", "1:7 bad-tag-end"},
      {"<a><!ELEMENT b></a>", "1:4 bad-markup"},
      {"<a><!-- x -- y --></a>", "1:11 bad-comment"},
      {"<a><!-- x", "1:4 unterminated"},
      {"<a><![CDATA[ x ]]</a>", "1:4 unterminated"},
      {"<?xml version='1.0'", "1:1 unterminated"},
      {"<!DOCTYPE a", "1:12 bad-doctype"},
      {"<!DOCTYPE a SYSTEM b><a/>", "1:20 bad-doctype"},
      {"<?xml?><a/>", "1:6 bad-declaration"},
      {"<?xml encoding='utf-8'?><a/>", "1:7 bad-declaration"},
      {"<?xml version='1.0'encoding='utf-8'?><a/>", "1:20 bad-declaration"},
      {"<?1?><a/>", "1:3 bad-name"},
      {"<a>]]></a>", "1:4 stray-cdata-end"},
      // attributes
      {"<a b='1'c='2'/>", "1:9 missing-space"},
      {"<a b\"\"/>", "1:5 missing-equals"},
      {"<a b/>", "1:5 missing-equals"},
      {"<a b=1/>", "1:6 missing-quote"},
      {"<a b='<'/>", "1:7 less-than-in-attribute"},
      {"<a b='1' b='2'/>", "1:10 duplicate-attribute"},
      {"<a b='1", "1:6 unterminated"},
      {"<a ='1'/>", "1:4 bad-name"},
      // columns count code points: a tab is one, an accent one, a byte order mark none
      {"<a>\t\tb & c</a>", "1:8 bare-ampersand"},
      {"<a>\xC3\xA9\xF0\x9F\x82\xA1 & c</a>", "1:7 bare-ampersand"},
      {"\xEF\xBB\xBF<a>&</a>", "1:4 bare-ampersand"},
      {"<a>\r\n\r\n&</a>", "3:1 bare-ampersand"},
      // the first flaw in the file is the one that is told
      {"<a>& \x92</a>", "1:4 bare-ampersand"},
      {"<a>\x92 &</a>", "1:4 bad-utf8"},
      // limits
      {nested(91), "1:271 too-deep"},
      {with_attributes(1001), "1:7894 too-many-attributes"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text.substr(0, 100));
    CHECK(verdict(row.text) == row.expected);
  }
}

TEST_CASE("what XML allows is read", "[octgn][xml]") {
  const std::string texts[] = {
      "<a/>",
      "\xEF\xBB\xBF<?xml version=\"1.0\" encoding=\"UTF-8\"?>\r\n<a />",
      "<?xml version='1.0' encoding='us-ascii'?><a/>",
      "<!DOCTYPE a><a/>",
      "<!DOCTYPE a PUBLIC 'x' 'y'><a/>",
      "<?xml version = '1.0' standalone='yes' ?><a/>",
      "<!DOCTYPE a SYSTEM 'a > b.dtd'><a/>",
      "<?style x?><!-- a --><a/><!-- b --><?style y?>\n",
      "<a><?here <b> & ?>text</a>",
      "<a><![CDATA[ <b> & ]] > ]]></a>",
      "<a b = 'x > y' c=\"it's\" />",
      "<a></a >",
      "<\xC3\xA9t\xC3\xA9/>",
      "<a>&amp;&lt;&gt;&quot;&apos;&#65;&#x1F0A1;</a>",
      nested(90),
      with_attributes(1000),
  };
  for (const std::string& text : texts) {
    CAPTURE(text.substr(0, 100));
    CHECK(verdict(text) == "well-formed");
  }
}

TEST_CASE("a mismatched end tag names the line of the tag it should have ended", "[octgn][xml]") {
  Diagnostics diagnostics;
  CHECK_FALSE(parse("<set>\n <cards>\n </card>\n</set>", diagnostics));
  REQUIRE(diagnostics.size() == 1);
  CHECK(diagnostics[0].message == "expected </cards> (opened at line 2), found </card>");
  CHECK(diagnostics[0].file == "file.xml");
  CHECK(diagnostics[0].place == SourcePlace{3, 2, 7});
}

TEST_CASE("a foreign encoding is refused by its name", "[octgn][xml]") {
  Diagnostics diagnostics;
  CHECK_FALSE(parse("\xFF\xFE<\0a\0"s, diagnostics));
  CHECK_FALSE(parse("<?xml version='1.0' encoding='Shift_JIS'?><a/>", diagnostics));
  REQUIRE(diagnostics.size() == 2);
  CHECK(diagnostics[0].message == "expected UTF-8, found UTF-16 (little endian)");
  CHECK(diagnostics[1].message == "expected UTF-8, found the declared encoding \"Shift_JIS\"");
}

TEST_CASE("every element, attribute and text knows its place", "[octgn][xml]") {
  Diagnostics diagnostics;
  const auto document = parse(
      "<?xml version='1.0'?>\n<a>\n\t<!-- & -->\n\t<b x='1'\n   yy = \"\xC3\xA9t\xC3\xA9\"> t\xC3\xA9xt </b><c/></a>",
      diagnostics);
  REQUIRE(document);
  const auto children = document->root().children();
  REQUIRE(children.size() == 2);
  CHECK(document->root().place() == SourcePlace{2, 2, 1});
  CHECK(children[0].place() == SourcePlace{4, 3, 1});
  CHECK(children[0].attribute("x")->place == SourcePlace{4, 8, 1});
  CHECK(children[0].attribute("yy")->name_place == SourcePlace{5, 4, 2});
  CHECK(children[0].attribute("yy")->place == SourcePlace{5, 10, 3});
  CHECK(children[0].text_place() == SourcePlace{5, 16, 4});
  CHECK(children[0].text() == " t\xC3\xA9xt ");
  CHECK(children[1].place() == SourcePlace{5, 26, 1});
  CHECK(children[1].text_place() == children[1].place());
}

TEST_CASE("a literal line end or tab in an attribute is a space, an escaped one stays", "[octgn][xml]") {
  Diagnostics diagnostics;
  const auto document = parse("<a v='1\n2\r\n3\t4\r5&#xA;6&#13;7&#9;8'>x\r\ny</a>", diagnostics);
  REQUIRE(document);
  CHECK(document->root().value("v") == "1 2 3 4 5\n6\r7\t8");
  CHECK(document->root().text() == "x\ny");
}

TEST_CASE("attributes are found as written before they are found in another case", "[octgn][xml]") {
  Diagnostics diagnostics;
  const auto document = parse("<a Name='1' name='2' ID='3'/>", diagnostics);
  REQUIRE(document);
  CHECK(document->root().value("name") == "2");
  CHECK(document->root().value("Name") == "1");
  CHECK(document->root().value("id") == "3");
  CHECK(document->root().value("none", "otherwise") == "otherwise");
}

TEST_CASE("one long line costs no more than many short ones", "[octgn][xml]") {
  std::string text = "<a>";
  for (int i = 0; i < 100'000; ++i) text += "<b c='d'/>";
  text += "<z/></a>";
  Diagnostics diagnostics;
  const auto document = parse(text, diagnostics);
  REQUIRE(document);
  CHECK(document->root().children().back().place() == SourcePlace{1, 1'000'005, 1});
}

TEST_CASE("the root's name is found in the beginning of a file", "[octgn][xml]") {
  CHECK(xml::root_name("<game id='x'") == "game");
  CHECK(xml::root_name("\xEF\xBB\xBF<?xml version='1.0'?>\n<!-- <deck> -->\n<!DOCTYPE set>\n<set>") == "set");
  CHECK(xml::root_name("\xFF\xFE<\0s\0e\0t\0 \0"s) == "set");
  CHECK(xml::root_name("") == "");
  CHECK(xml::root_name("<!-- never ends") == "");
  CHECK(xml::root_name("text <set>") == "");
  CHECK(xml::root_name("<") == "");
}
