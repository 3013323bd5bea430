#pragma once

#include <boost/signals2/dummy_mutex.hpp>
#include <boost/signals2/signal.hpp>
#include <boost/signals2/signal_type.hpp>

#include <memory>
#include <utility>

namespace riffle {

/// How a slot is connected: lower groups hear first. A slot that tracks an object is gone when that has died, and keeps
/// it alive while it is called.
struct SlotTerms {
  int group = 0;
  std::shared_ptr<const void> track;

  SlotTerms(int in_group = 0, std::shared_ptr<const void> tracked = {}) : group(in_group), track(std::move(tracked)) {}
};

/// A signal that is made when somebody first connects: a clone, or a playout, that nobody hears pays nothing for it.
///
/// Ownership: tracks weakly.
/// Threads:   of the thread that runs the game; there is no mutex.
template <class Slot>
class Channel {
 public:
  template <class Call>
  boost::signals2::connection connect(const SlotTerms& terms, Call&& call) {
    if (!signal_) signal_ = std::make_unique<Signal>();
    typename Signal::slot_type slot{std::forward<Call>(call)};
    if (terms.track) slot.track_foreign(terms.track);
    return signal_->connect(terms.group, slot);
  }

  bool heard() const { return signal_ && !signal_->empty(); }

  template <class... Arguments>
  void call(const Arguments&... arguments) {
    if (heard()) (*signal_)(arguments...);
  }

 private:
  using Signal =
      typename boost::signals2::signal_type<Slot,
                                            boost::signals2::keywords::mutex_type<boost::signals2::dummy_mutex>>::type;

  std::unique_ptr<Signal> signal_;
};

}  // namespace riffle
