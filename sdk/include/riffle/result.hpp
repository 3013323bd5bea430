#pragma once

#include <string>
#include <utility>
#include <variant>

namespace riffle {

/// Why the environment failed: a sentence that says what was expected and what was found.
struct Error {
  std::string message;
};

/// A value, or the reason why the environment could not give it.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}
  Result(Error error) : content_(std::move(error)) {}

  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() { return std::get<0>(content_); }
  const T& operator*() const { return std::get<0>(content_); }
  T* operator->() { return &std::get<0>(content_); }
  const T* operator->() const { return &std::get<0>(content_); }
  const Error& error() const { return std::get<1>(content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace riffle
