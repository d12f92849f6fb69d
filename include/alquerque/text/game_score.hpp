#ifndef ALQUERQUE_TEXT_GAME_SCORE_HPP
#define ALQUERQUE_TEXT_GAME_SCORE_HPP

#include "../core/base/language.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "../core/outcome.hpp"
#include "../core/side.hpp"

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

namespace detail {

/// The score of how a game ended, or of one that goes on.
constexpr GameScore score_of(const std::optional<Outcome>& outcome) noexcept {
  if (!outcome) {
    return GameScore::unknown;
  }
  if (!outcome->winner) {
    return GameScore::draw;
  }
  return *outcome->winner == Side::white ? GameScore::white_wins : GameScore::black_wins;
}

}  // namespace detail

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_GAME_SCORE_HPP
