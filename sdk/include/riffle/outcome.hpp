#pragma once

#include <cstdint>
#include <utility>

namespace riffle {

/// How a run, or a call of one, ended. The reason of a refusal lies in the Context.
///
/// `unfit` and `declined` are replies that an action tests; after the four below them every further call on the
/// Context returns the same status and edits nothing.
/// Source: design.md section 3, "Three ways to say no".
enum class [[nodiscard]] Status : std::uint32_t{
    done,      ///< it happened
    unfit,     ///< fewer candidates than the question needs
    declined,  ///< the seat backed out
    awaiting,  ///< a question is open: return, you are called again
    refused,   ///< the newest answer is dropped and asked again
    illegal,   ///< rewound to the answer that bore the item
    fault,     ///< the plugin is broken; rewound and named
};

inline constexpr Status done = Status::done;

/// A status, and a value that means something only when the status is `done`.
template <class T>
class [[nodiscard]] Outcome {
 public:
  constexpr Outcome(Status status) : status_(status) {}
  constexpr Outcome(T value) : value_(std::move(value)) {}

  constexpr Status status() const { return status_; }
  constexpr explicit operator bool() const { return status_ == Status::done; }
  constexpr const T& value() const { return value_; }
  constexpr T& value() { return value_; }

 private:
  T value_{};
  Status status_ = Status::done;
};

namespace detail {
constexpr Status status_of(Status status) { return status; }
template <class T>
constexpr Status status_of(const Outcome<T>& outcome) {
  return outcome.status();
}
}  // namespace detail

}  // namespace riffle

#define RIFFLE_JOIN_(a, b) a##b
#define RIFFLE_JOIN(a, b) RIFFLE_JOIN_(a, b)

/// Returns the status of `expression` from the enclosing function unless it is `done`. (The switch makes it one statement
/// that an `else` after it cannot belong to.)
#define RIFFLE_TRY(expression)                                                            \
  switch (0)                                                                              \
  case 0:                                                                                 \
  default:                                                                                \
    if (const ::riffle::Status riffle_status = ::riffle::detail::status_of((expression)); \
        riffle_status == ::riffle::Status::done) {                                        \
    } else                                                                                \
      return riffle_status

/// Declares `name` as the value of an Outcome, or returns its status from the enclosing function.
#define RIFFLE_TRY_AS(name, expression)                                                                \
  auto&& RIFFLE_JOIN(riffle_outcome_, __LINE__) = (expression);                                        \
  if (!RIFFLE_JOIN(riffle_outcome_, __LINE__)) return RIFFLE_JOIN(riffle_outcome_, __LINE__).status(); \
  auto&& name = RIFFLE_JOIN(riffle_outcome_, __LINE__).value()
