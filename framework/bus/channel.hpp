#pragma once

#include <boost/signals2/dummy_mutex.hpp>
#include <boost/signals2/signal.hpp>
#include <boost/signals2/signal_type.hpp>

#include <memory>
#include <utility>

namespace riffle {

/// A signal that is made when somebody first connects: a clone, or a playout, that nobody hears pays nothing for it.
///
/// Threads: of the thread that runs the game; there is no mutex.
template <class Slot>
class Channel {
 public:
  template <class Call>
  boost::signals2::connection connect(int group, Call&& slot) {
    if (!signal_) signal_ = std::make_unique<Signal>();
    return signal_->connect(group, std::forward<Call>(slot));
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
