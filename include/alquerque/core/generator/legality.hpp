#ifndef ALQUERQUE_CORE_GENERATOR_LEGALITY_HPP
#define ALQUERQUE_CORE_GENERATOR_LEGALITY_HPP

#include "../base/language.hpp"

#include <cstdint>
#include <optional>

#include "../base/target.hpp"
#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../move.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "boards.hpp"
#include "chain_walk.hpp"
#include "directions.hpp"
#include "move_sets.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// Stops a walk at the capture that is a certain move.
struct FindSink {
  const Move& wanted;

  constexpr bool capture(const Capture& capture) const noexcept { return capture.move() == wanted; }
};

/// Whether a move is legal, found from its own man alone: what `is_legal` finds in a list of all
/// moves. For assertions, which ask this after every move.
template <RuleSet rules, Side side>
constexpr bool is_move_of(const Boards<std::uint32_t>& boards, const Move& move) noexcept {
  const MoveSets<rules, side, std::uint32_t> sets{boards};
  const std::uint32_t man = Bitboard{move.from()}.bits();
  if (move.is_capture()) {
    FindSink sink{move};
    for (auto walk : ChainWalks<rules, side, true>{boards, sets.capturing() & man}) {
      if (walk.run(sink)) {
        return true;
      }
    }
    return false;
  }
  if (sets.where_quiet() == 0) {
    return false;
  }
  return any_direction<rules.quiet_steps, side>([&]<Direction direction>() {
    return (sets.template stepping<direction>() & man) != 0 &&
           step_target(move.from(), direction) == move.to();
  });
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_LEGALITY_HPP
