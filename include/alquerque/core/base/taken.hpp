#ifndef ALQUERQUE_CORE_BASE_TAKEN_HPP
#define ALQUERQUE_CORE_BASE_TAKEN_HPP

#include "language.hpp"

#include <type_traits>  // IWYU pragma: keep
#include <utility>

namespace alquerque::inline v0_1::detail {

/// The base of a class whose members must agree. A number moves by copy and a standard container
/// may keep anything, so members that are moved one by one may end up apart. Here they are taken
/// along all together, and what was moved from is a `State{}`. Moved onto itself it stays as it is.
template <class State>
struct Taken : State {
  Taken() = default;
  explicit Taken(State state) noexcept(is_nothrow) : State(std::move(state)) {}

  Taken(const Taken&) = default;
  Taken& operator=(const Taken&) = default;
  ~Taken() = default;

  Taken(Taken&& other) noexcept(is_nothrow)
      : State(std::exchange(static_cast<State&>(other), State{})) {}
  Taken& operator=(Taken&& other) noexcept(is_nothrow) {
    State taken = std::exchange(static_cast<State&>(other), State{});
    static_cast<State&>(*this) = std::move(taken);
    return *this;
  }

  [[nodiscard]] friend bool operator==(const Taken&, const Taken&) = default;

 private:
  static constexpr bool is_nothrow = std::is_nothrow_default_constructible_v<State> &&
                                     std::is_nothrow_move_constructible_v<State> &&
                                     std::is_nothrow_move_assignable_v<State>;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_BASE_TAKEN_HPP
