// Observers of a bus: told before all public slots, and at any moment free to come and go.
#include "bus/bus.hpp"

#include <riffle/view.hpp>

#include <catch2/catch.hpp>

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

using namespace riffle;

namespace {

using Words = std::vector<std::string>;

const std::vector<Edit> one_edit{
    {EditKind::set, CardId{3}, property::face, Value::flag(false), Value::flag(true), 0, 0}};

/// Notes that it was told, and then does what its test wants.
struct Noting final : Observer {
  Noting(Words& into, std::string by) : heard(into), name(std::move(by)) {}

  void edits(std::span<const Edit> span, Direction direction) override {
    heard.push_back(name + (direction == Direction::forward ? " +" : " -") + std::to_string(span.size()));
    then();
  }
  void event(const Event& event) override {
    heard.push_back(name + " event " + std::to_string(event.id.index));
    then();
  }

  Words& heard;
  std::string name;
  std::function<void()> then = [] {};
};

struct ObserversFixture {
  Bus bus;
  Words heard, faults;
  Noting first{heard, "first"}, second{heard, "second"}, third{heard, "third"};

  ObserversFixture() {
    bus.on_fault([this](std::string_view plugin, std::string_view text) {
      CHECK(plugin.empty());
      faults.emplace_back(text);
    });
  }
  Words told() {
    heard.clear();
    bus.publish(one_edit, Direction::forward);
    return heard;
  }
};

}  // namespace

TEST_CASE_METHOD(ObserversFixture,
                 "observers hear edits and events before all slots, in the order in which they came") {
  bus.on_edits([&](auto, auto) { heard.push_back("slot"); }, -100);
  bus.on_event([&](const Event&) { heard.push_back("event slot"); }, -100);
  bus.add(first);
  bus.add(second);
  bus.publish(one_edit, Direction::backward);
  bus.publish(Event{EventId{9}, SeatId{0}, {}, {}});
  CHECK(heard == Words{"first -1", "second -1", "slot", "first event 9", "second event 9", "event slot"});
}

TEST_CASE_METHOD(ObserversFixture, "an observer counts as somebody who listens, until it is removed") {
  CHECK_FALSE(bus.edits_heard());
  bus.add(first);
  CHECK(bus.edits_heard());
  bus.publish(std::vector<Edit>{}, Direction::forward);
  CHECK(heard.empty());
  bus.remove(second);  // it never came
  bus.remove(first);
  CHECK_FALSE(bus.edits_heard());
  CHECK(told().empty());
}

TEST_CASE_METHOD(ObserversFixture, "an observer that throws starves nobody, and is heard as a fault of no plugin") {
  bus.on_edits([&](auto, auto) { heard.push_back("slot"); });
  first.then = [] { throw std::runtime_error("broken"); };
  second.then = [] { throw 42; };
  for (Noting* observer : {&first, &second, &third}) bus.add(*observer);
  CHECK(told() == Words{"first +1", "second +1", "third +1", "slot"});
  CHECK(faults == Words{"a listener threw: broken", "a listener threw: something that is no std::exception"});
  CHECK_FALSE(bus.delivering());
}

TEST_CASE_METHOD(ObserversFixture, "the bus is delivering while an observer is told") {
  bool inside = false;
  first.then = [&] { inside = bus.delivering(); };
  bus.add(first);
  told();
  CHECK(inside);
  CHECK_FALSE(bus.delivering());
}

TEST_CASE_METHOD(ObserversFixture, "one that is removed while it is told hears no more, and those behind it still do") {
  first.then = [&] { bus.remove(first); };
  for (Noting* observer : {&first, &second, &third}) bus.add(*observer);
  CHECK(told() == Words{"first +1", "second +1", "third +1"});
  CHECK(told() == Words{"second +1", "third +1"});
}

TEST_CASE_METHOD(ObserversFixture, "one that is removed before its turn is skipped") {
  first.then = [&] { bus.remove(second); };
  for (Noting* observer : {&first, &second, &third}) bus.add(*observer);
  CHECK(told() == Words{"first +1", "third +1"});
  bus.add(second);
  first.then = [] {};
  CHECK(told() == Words{"first +1", "third +1", "second +1"});
}

TEST_CASE_METHOD(ObserversFixture, "all that leave while they are told leave nobody who listens") {
  first.then = [&] {
    bus.remove(first);
    bus.remove(second);
  };
  bus.add(first);
  bus.add(second);
  CHECK(told() == Words{"first +1"});
  CHECK_FALSE(bus.edits_heard());
}

TEST_CASE_METHOD(ObserversFixture, "one that is added while another is told hears the next, and not this one") {
  first.then = [&] {
    bus.add(second);
    first.then = [] {};
  };
  bus.add(first);
  CHECK(told() == Words{"first +1"});
  CHECK(told() == Words{"first +1", "second +1"});
}

TEST_CASE_METHOD(ObserversFixture, "many that are added while one is told move no ground under it") {
  std::vector<Noting> crowd(64, Noting{heard, "one of many"});
  first.then = [&] {
    for (Noting& each : crowd) bus.add(each);
    first.then = [] {};
  };
  bus.add(first);
  bus.add(second);
  CHECK(told() == Words{"first +1", "second +1"});
  CHECK(told().size() == 66);
}

TEST_CASE_METHOD(ObserversFixture,
                 "what is published while an observer is told is heard by all at once, in its place") {
  bool again = true;
  first.then = [&] {
    if (std::exchange(again, false)) bus.publish(Event{EventId{4}, SeatId{0}, {}, {}});
  };
  second.then = [&] { bus.remove(second); };
  bus.add(first);
  bus.add(second);
  CHECK(told() == Words{"first +1", "first event 4", "second event 4"});
  CHECK(told() == Words{"first +1"});
}
