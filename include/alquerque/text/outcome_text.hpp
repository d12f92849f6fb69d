#ifndef ALQUERQUE_TEXT_OUTCOME_TEXT_HPP
#define ALQUERQUE_TEXT_OUTCOME_TEXT_HPP

#include "../core/base/language.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "../core/outcome.hpp"
#include "../core/side.hpp"
#include "side_text.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

/// What the loser of a won game came to: `Black has no men left`.
/// @pre there is a winner
inline std::string lost_because(const Outcome& outcome) {
  const Side winner = outcome.winner.value_or(Side::white);
  return std::string{to_text(opponent(winner))} +
         (outcome.reason == EndReason::no_men    ? " has no men left"
          : outcome.reason == EndReason::blocked ? " cannot move"
                                                 : " has resigned");
}

}  // namespace detail

/// A sentence for a person, without a full stop: `White has won: Black cannot move`, `Draw: the
/// players have agreed`.
/// @pre there is a winner exactly if `reason` is one to win for, as in what `outcome` and `Game`
/// give
[[nodiscard]] inline std::string describe(const Outcome& outcome) {
  switch (outcome.reason) {
    case EndReason::no_men:
    case EndReason::blocked:
    case EndReason::resignation:
      return std::string{to_text(outcome.winner.value_or(Side::white))} +
             " has won: " + detail::lost_because(outcome);
    case EndReason::agreement:
      return "Draw: the players have agreed";
    case EndReason::repetition:
      return "Draw: the same position has come too often";
    case EndReason::quiet_turns:
      return "Draw: too many turns without a capture or a step forward";
  }
  return {};
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_OUTCOME_TEXT_HPP
