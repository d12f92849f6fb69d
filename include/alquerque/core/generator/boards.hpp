#ifndef ALQUERQUE_CORE_GENERATOR_BOARDS_HPP
#define ALQUERQUE_CORE_GENERATOR_BOARDS_HPP

#include "../base/language.hpp"

#include <bit>
#include <type_traits>  // IWYU pragma: keep

#include "../base/target.hpp"
#include "../geometry.hpp"
#include "../rule_set.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// A position from its side to move. `Word` holds the bits of one board, or of several boards side
/// by side: all that happens to it are shifts and the algebra of sets.
template <class Word>
struct Boards {
  Word own;
  Word enemy;
  Word no_west;
  Word no_east;
};

/// All bits of the boards on which nothing is set, none of the others.
template <class Word>
constexpr Word where_zero(const Word& word) noexcept {
  if constexpr (std::is_integral_v<Word>) {
    return word == 0 ? ~Word{} : Word{};
  } else {
    return std::bit_cast<Word>(word == 0);
  }
}

/// The men of `banned` whose banned point is empty. Under `NoReturn::next_turn` the other bans of
/// the side to move cannot bind in time, as nothing empties a point before that turn is over
/// (RULES, reading 4).
template <class Word>
constexpr Word binding(const Word& banned, const Word& empty, Direction direction) noexcept {
  return banned & shift(empty, direction, -1);
}

/// The boards after a move: the one place where men move and bans come and go. The result is seen
/// from the other side, which moves next.
/// @param moved the origin and `to`, or nothing for a chain that ends where it began
/// @param west_stepper, east_stepper the man at `to` if it got there by a quiet step that way
template <RuleSet rules, class Word>
constexpr Boards<Word> after_move(const Boards<Word>& before, const Word& moved, const Word& to,
                                  const Word& captured, const Word& west_stepper,
                                  const Word& east_stepper) noexcept {
  const Word own = before.own ^ moved;
  const Word enemy = before.enemy ^ captured;
  Word no_west{};
  Word no_east{};
  if constexpr (rules.no_return == NoReturn::next_turn) {
    const Word empty = ~(own | enemy);
    no_west = binding<Word>(before.no_west & enemy, empty, Direction::west);
    no_east = binding<Word>(before.no_east & enemy, empty, Direction::east);
  }
  if constexpr (rules.no_return == NoReturn::until_moved) {
    const Word stayed = (own | enemy) & ~to;
    no_west = before.no_west & stayed;
    no_east = before.no_east & stayed;
  }
  if constexpr (rules.no_return != NoReturn::none) {
    no_west |= east_stepper;
    no_east |= west_stepper;
  }
  return {enemy, own, no_west, no_east};
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_BOARDS_HPP
