#include "bus/bus.hpp"

#include <riffle/view.hpp>

#include <catch2/catch.hpp>

#include <stdexcept>
#include <string>
#include <vector>

using namespace riffle;

namespace {

using Words = std::vector<std::string>;

const Edit flipped{EditKind::set, CardId{3}, property::face, Value::flag(false), Value::flag(true), 0, 0};

}  // namespace

TEST_CASE("an observer hears edits as a span, with their direction") {
  Bus bus;
  std::vector<Edit> heard;
  Direction direction = Direction::forward;
  bus.on_edits([&](std::span<const Edit> edits, Direction which) {
    heard.assign(edits.begin(), edits.end());
    direction = which;
  });
  bus.publish(std::vector{flipped, flipped}, Direction::backward);
  REQUIRE(heard.size() == 2);
  CHECK(heard[1] == flipped);
  CHECK(direction == Direction::backward);
}

TEST_CASE("nobody is told of no edits, and the bus knows whether anybody listens") {
  Bus bus;
  CHECK_FALSE(bus.edits_heard());
  int calls = 0;
  auto connection = bus.on_edits([&](auto, auto) { ++calls; });
  CHECK(bus.edits_heard());
  bus.publish(std::vector<Edit>{}, Direction::forward);
  CHECK(calls == 0);
  connection.disconnect();
  CHECK_FALSE(bus.edits_heard());
  bus.publish(std::vector{flipped}, Direction::forward);
  CHECK(calls == 0);
}

TEST_CASE("lower groups hear first, and within a group the one that came first") {
  Bus bus;
  Words heard;
  bus.on_notice([&](auto) { heard.push_back("late"); }, 5);
  bus.on_notice([&](auto) { heard.push_back("first"); });
  bus.on_notice([&](auto) { heard.push_back("early"); }, -1);
  bus.on_notice([&](auto) { heard.push_back("second"); });
  bus.notice("now");
  CHECK(heard == Words{"early", "first", "second", "late"});
}

TEST_CASE("a slot that throws starves nobody, and is heard as a fault of no plugin") {
  Bus bus;
  Words heard, faults;
  bus.on_fault([&](std::string_view plugin, std::string_view text) {
    CHECK(plugin.empty());
    faults.emplace_back(text);
  });
  bus.on_event([](const Event&) { throw std::runtime_error("broken"); });
  bus.on_event([](const Event&) { throw 42; });
  bus.on_event([&](const Event& event) { heard.push_back(std::to_string(event.id.index)); });
  bus.publish(Event{EventId{9}, SeatId{0}, {}, {}});
  CHECK(heard == Words{"9"});
  CHECK(faults == Words{"a listener threw: broken", "a listener threw: something that is no std::exception"});
}

TEST_CASE("a slot for faults that throws is told to nobody, and the others still hear") {
  Bus bus;
  Words heard;
  bus.on_fault([](auto, auto) { throw std::runtime_error("broken"); });
  bus.on_fault([&](std::string_view plugin, std::string_view text) {
    heard.push_back(std::string(plugin) + ": " + std::string(text));
  });
  bus.fault("thrower", "thrown on purpose");
  CHECK(heard == Words{"thrower: thrown on purpose"});
  CHECK_FALSE(bus.delivering());
}

TEST_CASE("the bus is delivering while a slot is called, and no longer afterwards, thrown or not") {
  Bus bus;
  bool inside = false;
  bus.on_notice([&](auto) {
    inside = bus.delivering();
    throw std::runtime_error("broken");
  });
  CHECK_FALSE(bus.delivering());
  bus.notice("now");
  CHECK(inside);
  CHECK_FALSE(bus.delivering());
}

TEST_CASE("a listener added during an emission hears the next one") {
  Bus bus;
  Words heard;
  bool added = false;
  bus.on_notice([&](std::string_view) {
    if (added) return;
    added = true;
    bus.on_notice([&](std::string_view text) { heard.emplace_back(text); });
  });
  bus.notice("first");
  CHECK(heard.empty());
  bus.notice("second");
  CHECK(heard == Words{"second"});
}

TEST_CASE("a listener removed during an emission is skipped") {
  Bus bus;
  Words heard;
  Bus::Connection second;
  bus.on_notice([&](auto) { second.disconnect(); });
  second = bus.on_notice([&](std::string_view text) { heard.emplace_back(text); });
  bus.on_notice([&](auto) { heard.push_back("third"); });
  bus.notice("now");
  CHECK(heard == Words{"third"});
}
