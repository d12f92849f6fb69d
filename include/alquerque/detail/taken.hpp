#ifndef ALQUERQUE_DETAIL_TAKEN_HPP
#define ALQUERQUE_DETAIL_TAKEN_HPP

#include "language.hpp"

#include <type_traits>
#include <utility>

namespace alquerque::inline v0_1::detail {

/// A member that is `Value{}` once it has been moved from. A number moves by copy and a standard
/// container may keep anything, so a class whose members must agree cannot leave it to them. Moved
/// onto itself it keeps its value.
template <class Value>
struct Taken {
  Value value{};

  Taken() = default;
  explicit Taken(Value initial) noexcept(std::is_nothrow_move_constructible_v<Value>)
      : value{std::move(initial)} {}

  Taken(const Taken&) = default;
  Taken& operator=(const Taken&) = default;
  ~Taken() = default;

  Taken(Taken&& other) noexcept(is_nothrow) : value{std::exchange(other.value, Value{})} {}
  Taken& operator=(Taken&& other) noexcept(is_nothrow) {
    Value taken = std::exchange(other.value, Value{});
    value = std::move(taken);
    return *this;
  }

  [[nodiscard]] friend bool operator==(const Taken&, const Taken&) = default;

 private:
  static constexpr bool is_nothrow = std::is_nothrow_default_constructible_v<Value> &&
                                     std::is_nothrow_move_constructible_v<Value> &&
                                     std::is_nothrow_move_assignable_v<Value>;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_TAKEN_HPP
