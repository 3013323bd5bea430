// Listeners that want less than all: some edits, one event; and the terms on which slots are connected.
#include "bus/bus.hpp"

#include <riffle/view.hpp>

#include <catch2/catch.hpp>

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

using namespace riffle;

namespace {

using Words = std::vector<std::string>;

Edit set(CardId card, PropertyId property) {
  return {EditKind::set, card, property, Value::number(0), Value::number(1), 0, 0};
}
const Edit score{EditKind::set, SeatId{1}, property::score, Value::number(2), Value::number(3), 0, 0};
const Edit placed{EditKind::placed, CardId{4}, {}, Value::zone(ZoneId{0}), Value::zone(ZoneId{1}), 0, 0};
/// Turned, scored, placed, turned, rotated.
const std::vector<Edit> five{set(CardId{3}, property::face), score, placed, set(CardId{4}, property::face),
                             set(CardId{4}, property::orientation)};

struct Heard final : Observer {
  void edits(std::span<const Edit> edits, Direction direction) override {
    ++calls;
    heard.assign(edits.begin(), edits.end());
    way = direction;
    then();
  }
  void event(const Event& event) override { events.push_back(event.id.index); }

  int calls = 0;
  std::vector<Edit> heard;
  std::vector<std::uint32_t> events;
  Direction way = Direction::forward;
  std::function<void()> then = [] {};
};

void tell_events(Bus& bus) {
  for (const std::uint32_t id : {7U, 9U, 8U, 9U}) bus.publish(Event{EventId{id}, SeatId{0}, {}, {}});
}

}  // namespace

TEST_CASE("an observer hears the edits that it wants as one span, in their order and both directions") {
  Bus bus;
  Heard together, apart, all;
  bus.add(together, {.edits = {.of = CardId{4}}});
  bus.add(apart, {.edits = {.property = property::face}});
  bus.add(all);
  bus.publish(five, Direction::backward);
  CHECK(together.heard == std::vector{five[2], five[3], five[4]});
  CHECK(apart.heard == std::vector{five[0], five[3]});
  CHECK(all.heard == five);
  for (const Heard* heard : {&together, &apart, &all}) {
    CHECK(heard->calls == 1);
    CHECK(heard->way == Direction::backward);
  }
}

TEST_CASE("who wants none of the edits of a span is not called, and counts as somebody who listens") {
  Bus bus;
  Heard nothing;
  int calls = 0;
  bus.add(nothing, {.edits = {.property = property::result}});
  const Bus::ScopedConnection slot = bus.on_edits([&](auto, auto) { ++calls; }, {}, {.kinds = EditKind::removed});
  CHECK(bus.edits_heard());
  bus.publish(five, Direction::forward);
  CHECK(nothing.calls == 0);
  CHECK(calls == 0);
  bus.remove(nothing);
}

TEST_CASE("a slot hears the edits that it wants, and no others") {
  Bus bus;
  std::vector<Edit> heard;
  bus.on_edits([&](std::span<const Edit> edits, Direction) { heard.assign(edits.begin(), edits.end()); }, {},
               {.kinds = EditKind::set, .of = SeatId{1}});
  bus.publish(five, Direction::forward);
  CHECK(heard == std::vector{score});
}

TEST_CASE("an event can be asked for alone, by slots and by observers") {
  Bus bus;
  Heard narrowed;
  std::vector<std::uint32_t> heard;
  bus.add(narrowed, {.event = EventId{8}});
  bus.on_event([&](const Event& event) { heard.push_back(event.id.index); }, {}, EventId{9});
  tell_events(bus);
  CHECK(narrowed.events == std::vector<std::uint32_t>{8});
  CHECK(heard == std::vector<std::uint32_t>{9, 9});
}

TEST_CASE("who hears events alone is told of no edits, and none are built for it") {
  Bus bus;
  Heard events, both;
  bus.add(events, {.event = EventId{9}, .no_edits = true});
  CHECK_FALSE(bus.edits_heard());
  bus.add(both, {.event = EventId{8}});
  CHECK(bus.edits_heard());
  bus.publish(five, Direction::forward);
  tell_events(bus);
  CHECK(events.calls == 0);
  CHECK(events.events == std::vector<std::uint32_t>{9, 9});
  CHECK(both.heard == five);
  bus.remove(events);
  CHECK(bus.edits_heard());
  bus.remove(both);
  CHECK_FALSE(bus.edits_heard());
}

TEST_CASE("a narrowed observer that leaves while it is told hears no more, and one that throws starves nobody") {
  Bus bus;
  Heard leaving, throwing, last;
  Words faults;
  bus.on_fault([&](std::string_view, std::string_view text) { faults.emplace_back(text); });
  leaving.then = [&] { bus.remove(leaving); };
  throwing.then = [] { throw std::runtime_error("broken"); };
  for (Heard* heard : {&leaving, &throwing, &last}) bus.add(*heard, {.edits = {.kinds = EditKind::placed}});
  bus.publish(five, Direction::forward);
  bus.publish(five, Direction::forward);
  CHECK(leaving.calls == 1);
  CHECK(throwing.calls == 2);
  CHECK(last.calls == 2);
  CHECK(faults == Words{"a listener threw: broken", "a listener threw: broken"});
  bus.remove(throwing);
  bus.remove(last);
  CHECK_FALSE(bus.edits_heard());
}

TEST_CASE("observers of plugins hear after those of the host and before all slots, and are named when they throw") {
  struct OfPlugin final : Observer {
    explicit OfPlugin(Words& words) : heard(words) {}
    void edits(std::span<const Edit>, Direction) override {
      heard.push_back("plugin");
      throw std::runtime_error("broken");
    }
    std::string_view plugin() const override { return "noisy"; }
    Words& heard;
  };
  Bus bus;
  Words heard;
  OfPlugin plain{heard}, narrowed{heard};
  Heard host;
  host.then = [&] { heard.push_back(bus.told_plugin().empty() ? "host" : "misnamed"); };
  bus.on_edits([&](auto, auto) { heard.push_back(bus.told_plugin().empty() ? "slot" : "misnamed"); }, -100);
  bus.on_fault([&](std::string_view plugin, std::string_view) {
    heard.push_back("fault of " + std::string{plugin} + (bus.told_plugin().empty() ? "" : ", misnamed"));
  });
  bus.add(plain);
  bus.add(narrowed, {.edits = {.kinds = EditKind::placed}});
  bus.add(host);
  bus.publish(five, Direction::forward);
  CHECK(heard == Words{"host", "plugin", "fault of noisy", "plugin", "fault of noisy", "slot"});
}

TEST_CASE("a scoped connection ends with its scope") {
  Bus bus;
  int calls = 0;
  {
    const Bus::ScopedConnection connection = bus.on_edits([&](auto, auto) { ++calls; });
    bus.publish(five, Direction::forward);
  }
  bus.publish(five, Direction::forward);
  CHECK(calls == 1);
  CHECK_FALSE(bus.edits_heard());
}

TEST_CASE("a slot that tracks an object is gone when that has died") {
  Bus bus;
  auto screen = std::make_shared<Words>();
  bus.on_notice([words = screen.get()](std::string_view text) { words->emplace_back(text); }, {0, screen});
  bus.on_edits([words = screen.get()](auto, auto) { words->emplace_back("edits"); }, {0, screen});
  bus.notice("hello");
  bus.publish(five, Direction::forward);
  CHECK(*screen == Words{"hello", "edits"});
  const std::weak_ptr<Words> gone = screen;
  screen.reset();
  CHECK(gone.expired());  // it was not kept alive
  bus.notice("nobody hears this");
  bus.publish(five, Direction::forward);
  CHECK_FALSE(bus.edits_heard());
}
