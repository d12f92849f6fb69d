#ifndef ALQUERQUE_CORE_RESULT_HPP
#define ALQUERQUE_CORE_RESULT_HPP

#include "base/language.hpp"

#include <cassert>
#include <utility>
#include <variant>

#include "base/target.hpp"

namespace alquerque::inline v0_1 {

/// Either a value or the reason why there is none. (`std::expected` is C++23.)
template <class Value, class Error>
class [[nodiscard]] Result {
 public:
  /// A result that has a value. Implicit, so that a function returns either as it is.
  ALQ_FN constexpr Result(Value value) : content_{std::in_place_index<0>, std::move(value)} {}
  /// A result that has none, and why.
  ALQ_FN constexpr Result(Error error) : content_{std::in_place_index<1>, std::move(error)} {}

  /// Whether there is a value.
  /// @{
  ALQ_FN [[nodiscard]] constexpr bool has_value() const noexcept { return content_.index() == 0; }
  ALQ_FN [[nodiscard]] constexpr explicit operator bool() const noexcept { return has_value(); }
  /// @}

  /// The value.
  /// @pre `has_value()`
  /// @{
  ALQ_FN [[nodiscard]] constexpr const Value& value() const noexcept {
    assert(has_value());
    return std::get<0>(content_);
  }
  ALQ_FN [[nodiscard]] constexpr const Value& operator*() const noexcept { return value(); }
  ALQ_FN [[nodiscard]] constexpr const Value* operator->() const noexcept { return &value(); }
  /// @}

  /// The reason why there is no value.
  /// @pre `!has_value()`
  ALQ_FN [[nodiscard]] constexpr const Error& error() const noexcept {
    assert(!has_value());
    return std::get<1>(content_);
  }

 private:
  std::variant<Value, Error> content_;
};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_RESULT_HPP
