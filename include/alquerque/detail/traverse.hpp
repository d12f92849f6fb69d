#ifndef ALQUERQUE_DETAIL_TRAVERSE_HPP
#define ALQUERQUE_DETAIL_TRAVERSE_HPP

#include <array>
#include <cstddef>
#include <utility>

#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../move.hpp"
#include "../move_list.hpp"
#include "../position.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "chain_walk.hpp"

namespace alquerque::inline v0_1::detail {

/// Calls `visit.operator()<direction>()` for every direction that has one of the headings, until a
/// call returns true. Directions are constants, so every shift and mask is one too.
template <Headings headings, Side side, class Visit>
constexpr bool any_direction(Visit&& visit) {
  return [&]<std::size_t... indices>(std::index_sequence<indices...>) {
    return ([&] {
      if constexpr (includes(headings, all_directions[indices], side)) {
        return visit.template operator()<all_directions[indices]>();
      } else {
        return false;
      }
    }() || ...);
  }(std::make_index_sequence<direction_count>{});
}

template <Headings headings, Side side, class Visit>
constexpr void each_direction(Visit&& visit) {
  any_direction<headings, side>([&]<Direction direction>() {
    visit.template operator()<direction>();
    return false;
  });
}

/// The men that can step in a direction (B3, B4, B11).
template <RuleSet rules, Side side, Direction direction>
constexpr Bitboard stepping_men(const Position& position, Bitboard empty) noexcept {
  Bitboard men = position.men(side) & step_origins_onto(empty, direction);
  if constexpr (!rules.quiet_on_far_rank) {
    men -= points_of(far_rank(side));
  }
  if constexpr (rules.no_return != NoReturn::none && direction == Direction::west) {
    men -= position.no_west();
  }
  if constexpr (rules.no_return != NoReturn::none && direction == Direction::east) {
    men -= position.no_east();
  }
  return men;
}

/// What counts as one: a move, or each of its routes (RULES, reading 2).
enum class Unit { move, route };

/// The one traversal of a position's legal moves; `any`, `how many` and `which` are sinks of it.
/// A sink takes, each returning true to stop:
/// - `capturing(men)`: the men that can capture, once, before any capture is given;
/// - `steps<direction>(men)`: the men that can step in a direction;
/// - `jumps<direction>(men)`: the men whose single jump in a direction is a whole move;
/// - `chain(route)`: a capture of two or more jumps.
/// @return whether the sink stopped it
template <RuleSet rules, Side side, Unit unit, class Sink>
constexpr bool traverse(const Position& position, Sink&& sink) {
  const Bitboard own = position.men(side);
  const Bitboard enemy = position.men(opponent(side));
  const Bitboard empty = position.empty_points();

  // Points, of whomever, from which a jump over an enemy is open in each direction. For a man that
  // has just jumped the same sets hold: what its jump changed (its origin, the captured man) matters
  // only to a jump straight back, and those two changes close that one (the man is gone).
  std::array<Bitboard, direction_count> open{};
  Bitboard first;
  each_direction<rules.first_jump, side>([&]<Direction direction>() {
    open[index_of(direction)] = jump_origins_over(enemy, empty, direction);
    first |= open[index_of(direction)];
  });

  if (const Bitboard capturing = own & first; !capturing.empty()) {
    if (sink.capturing(capturing)) {
      return true;
    }
    Bitboard going_on;
    each_direction<rules.later_jumps, side>([&]<Direction direction>() {
      if constexpr (includes(rules.first_jump, direction, side)) {
        going_on |= open[index_of(direction)];
      } else {
        going_on |= jump_origins_over(enemy, empty, direction);
      }
    });

    Bitboard chain_men;
    const bool stopped = any_direction<rules.first_jump, side>([&]<Direction direction>() {
      const Bitboard men = own & open[index_of(direction)];
      const Bitboard chaining =
          moved(moved(men, direction, 2) & going_on, opposite(direction), 2);
      chain_men |= chaining;
      return sink.template jumps<direction>(rules.chain_must_go_on ? men - chaining : men);
    });
    if (stopped) {
      return true;
    }
    for (const Point from : chain_men) {
      ChainWalk<rules, side, unit == Unit::move> walk{from, enemy, empty | from};
      if (walk.run(sink)) {
        return true;
      }
    }
  }

  if (rules.capture_compulsory && !(own & first).empty()) {
    return false;
  }
  return any_direction<rules.quiet_steps, side>([&]<Direction direction>() {
    return sink.template steps<direction>(stepping_men<rules, side, direction>(position, empty));
  });
}

/// The same where the side to move is known only at run time; the one branch on it.
template <RuleSet rules, Unit unit, class Sink>
constexpr bool traverse(const Position& position, Sink&& sink) {
  return position.to_move() == Side::white ? traverse<rules, Side::white, unit>(position, sink)
                                           : traverse<rules, Side::black, unit>(position, sink);
}

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_TRAVERSE_HPP
