#ifndef ALQUERQUE_PLAY_GAME_RESULT_HPP
#define ALQUERQUE_PLAY_GAME_RESULT_HPP

#include "../core/base/language.hpp"

#include <cstdint>
#include <optional>

#include "../core/outcome.hpp"
#include "../core/side.hpp"

namespace alquerque::inline v0_1 {

/// Why a game is over.
enum class GameEnd : std::uint8_t {
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
struct GameResult {
  /// Nothing for a draw.
  std::optional<Side> winner;
  /// Why it is over.
  GameEnd reason;

  [[nodiscard]] friend constexpr bool operator==(const GameResult&,
                                                 const GameResult&) noexcept = default;
};

/// The result that the rules give.
[[nodiscard]] constexpr GameResult result_of(const Outcome& outcome) noexcept {
  return {outcome.winner, outcome.reason == EndReason::no_men ? GameEnd::no_men : GameEnd::blocked};
}

/// When a game is drawn although the rules let it go on (RULES, reading 5). 0 switches a policy
/// off, as both are by default.
struct Adjudication {
  /// Drawn when the current position has occurred so many times.
  std::uint32_t repetitions = 0;
  /// Drawn after so many turns in a row, those of both sides counted together, with neither a
  /// capture nor a step forward.
  std::uint32_t quiet_turns = 0;

  [[nodiscard]] friend constexpr bool operator==(const Adjudication&,
                                                 const Adjudication&) noexcept = default;
};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_PLAY_GAME_RESULT_HPP
