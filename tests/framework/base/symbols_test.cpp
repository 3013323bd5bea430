#include "base/symbols.hpp"

#include <catch2/catch.hpp>

#include <atomic>
#include <set>
#include <thread>

using namespace riffle;

TEST_CASE("equal texts are equal symbols, and ids are dense") {
  Symbols symbols;
  const Symbol hand = symbols.intern("hand"), table = symbols.intern("table");
  CHECK(hand != table);
  CHECK(symbols.intern(std::string("ha") + "nd") == hand);
  CHECK(hand.index == 0);
  CHECK(table.index == 1);
  CHECK(symbols.size() == 2);
  CHECK(symbols.text(table) == "table");
}

TEST_CASE("a text is found only once it was interned, and none has no text") {
  Symbols symbols;
  CHECK_FALSE(symbols.find("hand"));
  CHECK(symbols.size() == 0);
  const Symbol hand = symbols.intern("hand");
  CHECK(symbols.find("hand") == hand);
  CHECK_FALSE(symbols.find("Hand"));
  CHECK(symbols.text({}).empty());
}

TEST_CASE("an empty text and one with a zero byte are texts like others") {
  Symbols symbols;
  const Symbol empty = symbols.intern(""), zero = symbols.intern(std::string_view("a\0b", 3));
  CHECK(empty);
  CHECK(symbols.text(empty).empty());
  CHECK(symbols.text(zero).size() == 3);
  CHECK(symbols.find("a") == Symbol{});
}

TEST_CASE("views of interned texts stay valid while the table grows") {
  Symbols symbols;
  const std::string_view early = symbols.text(symbols.intern("early"));
  for (int i = 0; i < 10'000; ++i) symbols.intern(std::to_string(i));
  CHECK(early == "early");
  CHECK(symbols.find("early") == Symbol{0});
}

TEST_CASE("the key of a name is the same in every process and differs between names") {
  Symbols symbols;
  const Symbol a = symbols.intern("core.move");
  CHECK(symbols.key(a) == name_key("core.move"));
  // Saves hold these: a changed key makes old saves unreadable.
  CHECK(name_key("") == 0xEFD0'1F60'BA99'2926);
  CHECK(name_key("core.move") == 0xC704'6505'B042'E580);
  std::set<std::uint64_t> keys;
  for (int i = 0; i < 100'000; ++i) keys.insert(name_key("card " + std::to_string(i)));
  CHECK(keys.size() == 100'000);
}

TEST_CASE("several threads may intern the same texts at once") {
  Symbols symbols;
  std::atomic<int> wrong = 0;
  const auto work = [&] {
    for (int i = 0; i < 2'000; ++i) {
      const std::string text = std::to_string(i % 500);
      if (symbols.text(symbols.intern(text)) != text) ++wrong;
    }
  };
  std::thread first(work), second(work), third(work);
  first.join();
  second.join();
  third.join();
  CHECK(wrong == 0);
  CHECK(symbols.size() == 500);
}
