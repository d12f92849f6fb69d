#ifndef ALQUERQUE_DETAIL_MOVE_SETS_HPP
#define ALQUERQUE_DETAIL_MOVE_SETS_HPP

#include "language.hpp"

#include <array>

#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "boards.hpp"
#include "directions.hpp"
#include "target.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// The moves of a position found set-wise, all men of a direction at once: quiet steps, captures of
/// a single jump, and the men whose captures may be longer.
template <RuleSet rules, Side side, class Word>
class MoveSets {
 public:
  constexpr explicit MoveSets(const Boards<Word>& boards) noexcept
      : boards_{boards}, empty_{~(boards.own | boards.enemy) & Bitboard::all().bits()} {
    each_direction<rules.first_jump, side>([&]<Direction direction>() {
      open_[index_of(direction)] = open_jumps<direction>();
      capturing_ |= open_[index_of(direction)];
    });
    capturing_ &= boards.own;
  }

  [[nodiscard]] constexpr const Word& empty() const noexcept { return empty_; }

  /// The men that can capture (B5).
  [[nodiscard]] constexpr const Word& capturing() const noexcept { return capturing_; }

  /// Finds the men with a capture of more than one jump, which have to be walked.
  constexpr void find_chains() noexcept {
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
    each_direction<rules.first_jump, side>([&]<Direction direction>() {
      chaining_ |= open_[index_of(direction)] & shift(going_on, direction, -2);
    });
    chaining_ &= boards_.own;
  }

  [[nodiscard]] constexpr const Word& chaining() const noexcept { return chaining_; }

  /// The men that are not `chaining` and can capture by one jump in a direction.
  template <Direction direction>
  [[nodiscard]] constexpr Word jumping() const noexcept {
    return boards_.own & open_[index_of(direction)] & ~chaining_;
  }

  /// The men that can make a quiet step in a direction (B3, B4, B11), compulsion aside.
  template <Direction direction>
  [[nodiscard]] constexpr Word stepping() const noexcept {
    constexpr Bitboard origins = rules.quiet_on_far_rank
                                     ? step_origins(direction)
                                     : step_origins(direction) - points_of(far_rank(side));
    Word men = boards_.own & shift(empty_, direction, -1) & origins.bits();
    if constexpr (rules.no_return != NoReturn::none && direction == Direction::west) {
      men &= ~boards_.no_west;
    }
    if constexpr (rules.no_return != NoReturn::none && direction == Direction::east) {
      men &= ~boards_.no_east;
    }
    return men;
  }

 private:
  /// Points, of whomever, from which a jump in a direction goes over an enemy to an empty point.
  template <Direction direction>
  [[nodiscard]] constexpr Word open_jumps() const noexcept {
    return shift(boards_.enemy, direction, -1) & shift(empty_, direction, -2) &
           jump_origins(direction).bits();
  }

  const Boards<Word>& boards_;
  Word empty_;
  std::array<Word, direction_count> open_{};
  Word capturing_{};
  Word chaining_{};
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_MOVE_SETS_HPP
