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

/// Why a game is over. The rules know the first two; the others end a `Game`.
enum class EndReason : std::uint8_t {
  /// The side to move has no men (B2).
  no_men,
  /// The side to move has men but no legal move (B2).
  blocked,
  /// A player gave up.
  resignation,
  /// The players agreed on a draw.
  agreement,
  /// `Adjudication::repetitions` was reached.
  repetition,
  /// `Adjudication::quiet_turns` was reached.
  quiet_turns
};

/// How a game ended.
struct Outcome {
  /// Nothing for a draw.
  std::optional<Side> winner;
  /// Why it is over.
  EndReason reason;

  ALQ_FN [[nodiscard]] friend constexpr bool operator==(const Outcome&,
                                                        const Outcome&) noexcept = default;
};

namespace detail {

inline namespace ALQ_TARGET {

/// The loss of the side to move, which has no legal move (B2).
[[nodiscard]] constexpr Outcome loss_of_mover(const Position& position) noexcept {
  const Side loser = position.to_move();
  return {opponent(loser), position.men(loser).empty() ? EndReason::no_men : EndReason::blocked};
}

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// The outcome, or nothing while the side to move has a legal move. A side without one has lost,
/// whatever the other side has (RULES, readings 5 and 6); the rules know no other end, so there is
/// always a winner.
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] constexpr std::optional<Outcome> outcome(const Position& position) noexcept {
  if (has_legal_move<rules>(position)) {
    return std::nullopt;
  }
  return detail::loss_of_mover(position);
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_OUTCOME_HPP
