#ifndef ALQUERQUE_DETAIL_CHAIN_WALK_HPP
#define ALQUERQUE_DETAIL_CHAIN_WALK_HPP

#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../move.hpp"
#include "../move_list.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"

namespace alquerque::inline v0_1::detail {

/// Walks one man's captures of two or more jumps, jump by jump; the only place that does.
/// The position is not touched: jumped men leave a copy, and the origin counts as empty from the
/// first jump on (RULES, reading 1).
template <RuleSet rules, Side side, bool unique>
class ChainWalk {
 public:
  /// @param from the man's point
  /// @param enemy the men that can be jumped
  /// @param landings the points that can be landed on: the empty ones and `from`. They stay the same
  ///   through a chain, because a jumped point is never a landing (RULES, reading 7)
  constexpr ChainWalk(Point from, Bitboard enemy, Bitboard landings) noexcept
      : route_{from}, enemy_{enemy}, landings_{landings} {}

  /// Gives `sink.chain(route)` every route, or with `unique` one route of every move.
  /// @return whether the sink stopped it by returning true
  template <class Sink>
  constexpr bool run(Sink& sink) {
    return go_on<rules.first_jump>(route_.from(), false, sink);
  }

 private:
  /// @param cyclic whether the chain has touched down on a point twice
  template <Headings headings, class Sink>
  constexpr bool go_on(Point at, bool cyclic, Sink& sink) {
    bool stuck = true;
    for (const Jump& jump : jumps_from(at)) {
      if (!includes(headings, jump.direction, side) || !enemy_.contains(jump.over) ||
          !landings_.contains(jump.landing)) {
        continue;
      }
      stuck = false;
      const bool closes_cycle = touched_.contains(jump.landing) || jump.landing == route_.from();
      route_.jump(jump.over, jump.landing);
      enemy_ -= jump.over;
      touched_ |= jump.landing;
      const bool stopped = go_on<rules.later_jumps>(jump.landing, cyclic || closes_cycle, sink);
      if (!closes_cycle) {
        touched_ -= jump.landing;
      }
      enemy_ |= jump.over;
      route_.take_back(jump.over);
      if (stopped) {
        return true;
      }
    }
    const bool complete = stuck || !rules.chain_must_go_on;
    // Single jumps are found set-wise, without a walk.
    if (!complete || route_.size() < 2) {
      return false;
    }
    return !(unique && cyclic && seen_before()) && sink.chain(route_);
  }

  /// Routes of one move differ only in the way round a cycle: their captured men, taken as the edges
  /// of a graph on the landings, are the same, and a trail without a cycle has only one way.
  constexpr bool seen_before() noexcept {
    const Move move = route_.move();
    if (seen_.contains(move)) {
      return true;
    }
    seen_.push_back(move);
    return false;
  }

  Route route_;
  Bitboard enemy_;
  Bitboard landings_;
  Bitboard touched_;
  MoveList seen_;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_CHAIN_WALK_HPP
