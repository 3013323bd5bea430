#pragma once

#include <boost/container/small_vector.hpp>
#include <boost/container/vector.hpp>

#include <cstddef>

namespace riffle {

/// A vector that keeps its first few elements in itself. Spans into it do not survive a move.
template <class T, std::size_t inside>
using SmallVector = boost::container::small_vector<T, inside>;

/// A vector that can grow without clearing what it grows by: resize(count, boost::container::default_init).
template <class T>
using PlainVector = boost::container::vector<T>;

}  // namespace riffle
