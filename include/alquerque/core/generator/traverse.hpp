#ifndef ALQUERQUE_CORE_GENERATOR_TRAVERSE_HPP
#define ALQUERQUE_CORE_GENERATOR_TRAVERSE_HPP

#include "../base/language.hpp"

#include <concepts>  // IWYU pragma: keep
#include <cstdint>

#include "../base/target.hpp"
#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../position.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "boards.hpp"
#include "chain_walk.hpp"
#include "directions.hpp"
#include "move_sets.hpp"
#include "packed_moves.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// What counts as one: a move, or each of its routes (RULES, reading 2).
enum class Unit { move, route };

/// Takes a set of moves of one step or one jump, all at once, and returns true to stop.
template <class Sink, class Packed>
concept PackedMoveSink = requires(Sink& sink, const Packed& packed) {
  { sink.moves(packed) } -> std::same_as<bool>;
};

/// The captures that are a single jump, and the quiet moves.
/// @{
template <RuleSet rules, Side side>
using PackedJumps = PackedMoves<rules.first_jump, side, true>;
template <RuleSet rules, Side side>
using PackedSteps = PackedMoves<rules.quiet_steps, side, false>;
/// @}

/// What takes the moves of a traversal. Each of its members returns true to stop:
/// - `capturing(men)` takes the men that can capture, once, before any capture is given;
/// - `moves(packed)` takes the captures that are a single jump, or the quiet moves;
/// - `capture(capture)` takes any other capture.
template <class Sink, RuleSet rules, Side side>
concept TraversalSink = CaptureSink<Sink> && PackedMoveSink<Sink, PackedJumps<rules, side>> &&
    PackedMoveSink<Sink, PackedSteps<rules, side>> && requires(Sink& sink, Bitboard men) {
  { sink.capturing(men) } -> std::same_as<bool>;
};

/// The one traversal of a position's legal moves; `any`, `how many` and `which` are sinks of it.
/// @return whether the sink stopped it
template <RuleSet rules, Side side, Unit unit, class Sink>
  requires TraversalSink<Sink, rules, side>
constexpr bool traverse(const Position& position, Sink& sink) {
  const Boards<std::uint32_t> boards = boards_of<rules, side>(position);
  const MoveSets<rules, side, std::uint32_t> sets{boards};
  if (sets.capturing() != 0) {
    if (sink.capturing(Bitboard::from_bits(sets.capturing()))) {
      return true;
    }
    const std::uint32_t chaining = sets.chaining();
    PackedJumps<rules, side> jumps;
    each_direction<rules.first_jump, side>([&]<Direction direction>() {
      jumps.template insert<direction>(sets.template jumping<direction>() & ~chaining);
    });
    if (sink.moves(jumps)) {
      return true;
    }
    for (auto walk : ChainWalks<rules, side, unit == Unit::move>{boards, chaining}) {
      if (walk.run(sink)) {
        return true;
      }
    }
    // B8
    if (sets.where_quiet() == 0) {
      return false;
    }
  }
  PackedSteps<rules, side> steps;
  each_direction<rules.quiet_steps, side>([&]<Direction direction>() {
    steps.template insert<direction>(sets.template stepping<direction>());
  });
  return sink.moves(steps);
}

/// Calls `call.operator()<side>()` for the side to move; the one branch on it.
template <class Call>
constexpr decltype(auto) for_mover(const Position& position, Call&& call) {
  return position.to_move() == Side::white ? call.template operator()<Side::white>()
                                           : call.template operator()<Side::black>();
}

/// The same where the side to move is known only at run time.
template <RuleSet rules, Unit unit, class Sink>
constexpr bool traverse(const Position& position, Sink&& sink) {
  return for_mover(position,
                   [&]<Side side>() { return traverse<rules, side, unit>(position, sink); });
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_TRAVERSE_HPP
