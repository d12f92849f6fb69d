#ifndef ALQUERQUE_STREAM_HPP
#define ALQUERQUE_STREAM_HPP

#include "core/base/language.hpp"

/// Values in a stream: `std::cout << position`. Who includes this header includes the stream's as
/// well. It comes with no other header of the library, so that a program decides: where a test
/// framework asks whether a value can be written, all its files should answer alike.

// IWYU pragma: no_include <ostream>
#include <iosfwd>  // IWYU pragma: keep
#include <string>
#include <string_view>

#include "text/detail/shown.hpp"

namespace alquerque::inline v0_1 {

/// Writes a point, a set of points, a side, a move, a route, a position, an outcome, a score, a
/// game text or an error, as its `to_text`, `describe` or `message` gives it. A move alone does not
/// know its landing points; it is shown as `d2-c3`, or `d2xd4 {d3}` with what it captures. Width
/// and fill apply to the whole.
template <class Traits, detail::Shown T>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out,
                                             const T& value) {
  const std::string text = detail::shown(value);
  return out << std::basic_string_view<char, Traits>{text.data(), text.size()};
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_STREAM_HPP
