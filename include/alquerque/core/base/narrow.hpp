#ifndef ALQUERQUE_CORE_BASE_NARROW_HPP
#define ALQUERQUE_CORE_BASE_NARROW_HPP

#include "language.hpp"

#include <type_traits>  // IWYU pragma: keep

#include "target.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// The low bits of an unsigned number, as many as `To` has. Where the types are one on this
/// machine, it is not cast, as some compilers warn of a cast that changes nothing.
template <class To, class From>
constexpr To narrow(From number) noexcept {
  static_assert(std::is_unsigned_v<To> && std::is_unsigned_v<From>);
  if constexpr (std::is_same_v<To, From>) {
    return number;
  } else {
    return static_cast<To>(number);
  }
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_BASE_NARROW_HPP
