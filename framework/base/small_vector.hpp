#pragma once

#include <boost/container/small_vector.hpp>

#include <cstddef>

namespace riffle {

/// A vector that keeps its first few elements in itself. Spans into it do not survive a move.
template <class T, std::size_t inside>
using SmallVector = boost::container::small_vector<T, inside>;

}  // namespace riffle
