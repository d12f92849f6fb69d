#ifndef ALQUERQUE_CORE_OUTCOME_HPP
#define ALQUERQUE_CORE_OUTCOME_HPP

#include "base/language.hpp"

#include <cstdint>
#include <optional>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "movegen.hpp"
#include "position.hpp"
#include "rule_set.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

/// Why a side has lost: it has no men, or none of its men can move (B2).
enum class EndReason : std::uint8_t { no_men, blocked };

/// How a game ended.
struct Outcome {
  /// The side that has won: the one that is not to move.
  Side winner;
  /// Why the other side has lost.
  EndReason reason;

  ALQ_FN [[nodiscard]] friend constexpr bool operator==(const Outcome&,
                                                        const Outcome&) noexcept = default;
};

inline namespace ALQ_TARGET {

/// The loss of the side to move, which has no legal move (B2).
[[nodiscard]] constexpr Outcome loss_of_mover(const Position& position) noexcept {
  const Side loser = position.to_move();
  return {opponent(loser), position.men(loser).empty() ? EndReason::no_men : EndReason::blocked};
}

/// The outcome, or nothing while the side to move has a legal move. A side without one has lost,
/// whatever the other side has (RULES, readings 5 and 6); the rules know no other end.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::optional<Outcome> outcome(const Position& position) noexcept {
  if (has_legal_move<rules>(position)) {
    return std::nullopt;
  }
  return loss_of_mover(position);
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_OUTCOME_HPP
