#ifndef ALQUERQUE_TEXT_OUTCOME_TEXT_HPP
#define ALQUERQUE_TEXT_OUTCOME_TEXT_HPP

#include "../core/base/language.hpp"

#include <optional>
#include <string>
#include <string_view>

#include "../core/outcome.hpp"
#include "../core/side.hpp"
#include "../play/game_result.hpp"
#include "side_text.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

/// `Black has no men left`.
inline std::string lost_because(const Outcome& outcome) {
  return std::string{to_text(opponent(outcome.winner))} +
         (outcome.reason == EndReason::no_men ? " has no men left" : " cannot move");
}

inline std::string won_because(Side winner, const std::string& why) {
  return std::string{to_text(winner)} + " has won: " + why;
}

}  // namespace detail

/// A sentence for a person, without a full stop: `White has won: Black cannot move`.
[[nodiscard]] inline std::string describe(const Outcome& outcome) {
  return detail::won_because(outcome.winner, detail::lost_because(outcome));
}

/// The same about a game, which may also end otherwise: `White has won: Black has resigned`,
/// `Draw: the players have agreed`.
/// @pre there is a winner exactly if `reason` is one to win for, as in what `Game` gives
[[nodiscard]] inline std::string describe(const GameResult& result) {
  const Side winner = result.winner.value_or(Side::white);
  switch (result.reason) {
    case GameEnd::no_men:
      return describe(Outcome{winner, EndReason::no_men});
    case GameEnd::blocked:
      return describe(Outcome{winner, EndReason::blocked});
    case GameEnd::resignation:
      return detail::won_because(winner, std::string{to_text(opponent(winner))} + " has resigned");
    case GameEnd::agreement:
      return "Draw: the players have agreed";
    case GameEnd::repetition:
      return "Draw: the same position has come too often";
    case GameEnd::quiet_turns:
      return "Draw: too many turns without a capture or a step forward";
  }
  return {};
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_OUTCOME_TEXT_HPP
