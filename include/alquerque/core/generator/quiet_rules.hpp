#ifndef ALQUERQUE_CORE_GENERATOR_QUIET_RULES_HPP
#define ALQUERQUE_CORE_GENERATOR_QUIET_RULES_HPP

#include "../base/language.hpp"

#include "../base/target.hpp"
#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "boards.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

// What forbids quiet moves, each decided here alone: the generator, the refusals and the set-ups
// ask these.

/// B4: the points from which a side's men make quiet moves; the far rank is none of them.
constexpr Bitboard quiet_points(const RuleSet& rules, Side side) noexcept {
  return rules.quiet_on_far_rank ? Bitboard::all() : ~points_of(far_rank(side));
}

/// B8: all bits of the boards on which quiet moves are legal, as none of their men can capture, and
/// none of the others.
template <class Word>
constexpr Word where_quiet(const RuleSet& rules, const Word& capturing) noexcept {
  return rules.capture_compulsory ? where_zero(capturing) : ~Word{};
}

/// B8 for one board: whether one of the men that can capture has to.
constexpr bool must_capture(const RuleSet& rules, Bitboard capturing) noexcept {
  return where_quiet(rules, capturing.bits()) == 0;
}

/// B11: the men that may not step in a direction, of those that may not step west and east.
template <class Word>
constexpr Word banned_from(Direction direction, const Word& no_west, const Word& no_east) noexcept {
  return direction == Direction::west ? no_west : direction == Direction::east ? no_east : Word{};
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_QUIET_RULES_HPP
