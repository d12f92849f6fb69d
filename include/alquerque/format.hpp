#ifndef ALQUERQUE_FORMAT_HPP
#define ALQUERQUE_FORMAT_HPP

#include "core/base/language.hpp"

/// Values in `std::format("{}", position)`, where the standard library has it; elsewhere nothing.
/// Not in <alquerque/all.hpp>, as <format> costs more than everything there.

#include <version>  // IWYU pragma: keep

#if defined(__cpp_lib_format)

#include <format>
#include <string_view>

#include "text/detail/shown.hpp"

/// Formats what <alquerque/stream.hpp> writes, to the same text, with the options of a string:
/// fill, alignment, width and precision.
template <alquerque::detail::Shown T>
struct std::formatter<T, char> : std::formatter<std::string_view, char> {
  template <class Context>
  typename Context::iterator format(const T& value, Context& context) const {
    return std::formatter<std::string_view, char>::format(alquerque::detail::shown(value), context);
  }
};

#endif

#endif  // ALQUERQUE_FORMAT_HPP
