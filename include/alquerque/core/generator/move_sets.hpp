#ifndef ALQUERQUE_CORE_GENERATOR_MOVE_SETS_HPP
#define ALQUERQUE_CORE_GENERATOR_MOVE_SETS_HPP

#include "../base/language.hpp"

#include <array>

#include "../base/target.hpp"
#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "boards.hpp"
#include "directions.hpp"
#include "quiet_rules.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// The moves of a position found set-wise, all men of a direction at once: quiet steps, first
/// jumps, and the men whose captures may be longer.
template <RuleSet rules, Side side, class Word>
class MoveSets {
 public:
  constexpr explicit MoveSets(const Boards<Word>& boards) noexcept
      : own_{boards.own},
        enemy_{boards.enemy},
        no_west_{boards.no_west},
        no_east_{boards.no_east},
        empty_{~(boards.own | boards.enemy) & Bitboard::all().bits()} {
    each_direction<rules.first_jump, side>([&]<Direction direction>() {
      open_[index_of(direction)] = open_jumps<direction>();
      capturing_ |= open_[index_of(direction)];
    });
    capturing_ &= boards.own;
  }

  /// The men that can capture (B5).
  [[nodiscard]] constexpr const Word& capturing() const noexcept { return capturing_; }

  /// The men with a capture of more than one jump, which have to be walked.
  [[nodiscard]] constexpr Word chaining() const noexcept {
    // Where a jump is open to anybody, it is open to a man that has just landed there: what its own
    // jump changed (its origin, the captured man) matters only to a jump straight back, and that
    // one is closed before as after.
    Word going_on{};
    each_direction<rules.later_jumps, side>([&]<Direction direction>() {
      if constexpr (includes(rules.first_jump, direction, side)) {
        going_on |= open_[index_of(direction)];
      } else {
        going_on |= open_jumps<direction>();
      }
    });
    Word chaining{};
    each_direction<rules.first_jump, side>([&]<Direction direction>() {
      chaining |= open_[index_of(direction)] & shift(going_on, direction, -2);
    });
    return chaining & own_;
  }

  /// The men that can begin a capture by a jump in a direction, `chaining` ones among them.
  template <Direction direction>
  [[nodiscard]] constexpr Word jumping() const noexcept {
    return own_ & open_[index_of(direction)];
  }

  /// All bits of the boards on which quiet moves are legal.
  [[nodiscard]] constexpr Word where_quiet() const noexcept {
    return detail::where_quiet(rules, capturing_);
  }

  /// The men that can make a quiet step in a direction, one of those of B3, where quiet moves are
  /// legal at all.
  template <Direction direction>
  [[nodiscard]] constexpr Word stepping() const noexcept {
    constexpr Bitboard quiet_men = quiet_points(rules, side);
    Word men = own_ & step_origins_onto<direction>(empty_) & quiet_men.bits();
    if constexpr (rules.no_return != NoReturn::none) {
      men &= ~banned_from(direction, no_west_, no_east_);
    }
    return men;
  }

 private:
  /// Points, of whomever, from which a jump in a direction goes over an enemy to an empty point
  /// (B5, B7).
  template <Direction direction>
  [[nodiscard]] constexpr Word open_jumps() const noexcept {
    return jump_origins_over<direction>(enemy_, empty_);
  }

  Word own_;
  Word enemy_;
  Word no_west_;
  Word no_east_;
  Word empty_;
  std::array<Word, direction_count> open_{};
  Word capturing_{};
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_MOVE_SETS_HPP
