#ifndef ALQUERQUE_TEXT_GAME_SCORE_HPP
#define ALQUERQUE_TEXT_GAME_SCORE_HPP

#include "../core/base/language.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "../core/side.hpp"
#include "../play/game_result.hpp"

namespace alquerque::inline v0_1 {

/// What a game text says about how a game ended.
enum class GameScore : std::uint8_t {
  /// The game goes on, or nobody knows.
  unknown,
  white_wins,
  black_wins,
  draw,
  /// Declared lost for both players; only PDN knows it.
  both_lose
};

namespace detail {

struct ScoreText {
  std::string_view text;
  GameScore score;
};

/// PDN 3, "Result tag". The first text of each score is the one that is written; the others are
/// those of international draughts.
inline constexpr std::array<ScoreText, 8> score_texts{{
    {"*", GameScore::unknown},
    {"1-0", GameScore::white_wins},
    {"0-1", GameScore::black_wins},
    {"1/2-1/2", GameScore::draw},
    {"0-0", GameScore::both_lose},
    {"2-0", GameScore::white_wins},
    {"0-2", GameScore::black_wins},
    {"1-1", GameScore::draw},
}};

}  // namespace detail

/// `1-0`, `0-1`, `1/2-1/2`, `0-0` or `*`.
[[nodiscard]] constexpr std::string_view to_text(GameScore score) noexcept {
  for (const detail::ScoreText& known : detail::score_texts) {
    if (known.score == score) {
      return known.text;
    }
  }
  return "*";
}

/// Reads what `to_text` writes, and the scores of international draughts `2-0`, `0-2` and `1-1`.
/// @return nothing for any other text
[[nodiscard]] constexpr std::optional<GameScore> parse_score(std::string_view text) noexcept {
  for (const detail::ScoreText& known : detail::score_texts) {
    if (known.text == text) {
      return known.score;
    }
  }
  return std::nullopt;
}

/// The score of a side's win.
[[nodiscard]] constexpr GameScore score_of_win(Side winner) noexcept {
  return winner == Side::white ? GameScore::white_wins : GameScore::black_wins;
}

/// The score of a result, or of none.
[[nodiscard]] constexpr GameScore score_of(const std::optional<GameResult>& result) noexcept {
  if (!result) {
    return GameScore::unknown;
  }
  return result->winner ? score_of_win(*result->winner) : GameScore::draw;
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_GAME_SCORE_HPP
