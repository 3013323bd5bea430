#pragma once

#include <utility>

namespace riffle {

/// Something that a plugin made and the host keeps: destroyed by the plugin's own code.
template <class T>
struct Owned {
  T* object = nullptr;
  void (*drop)(T*) = nullptr;

  template <class Made, class... Arguments>
  static Owned make(Arguments&&... arguments) {
    return {new Made(std::forward<Arguments>(arguments)...), [](T* made) { delete static_cast<Made*>(made); }};
  }
};

}  // namespace riffle
