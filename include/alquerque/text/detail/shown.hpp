#ifndef ALQUERQUE_TEXT_DETAIL_SHOWN_HPP
#define ALQUERQUE_TEXT_DETAIL_SHOWN_HPP

#include "../../core/base/language.hpp"

#include <concepts>  // IWYU pragma: keep
#include <string>

#include "../../core/bitboard.hpp"
#include "../../core/move.hpp"
#include "../../core/outcome.hpp"
#include "../../core/point.hpp"
#include "../../core/position.hpp"
#include "../../core/route.hpp"
#include "../../core/setup.hpp"
#include "../../core/side.hpp"
#include "../game_error.hpp"
#include "../game_score.hpp"
#include "../game_text.hpp"
#include "../move_text.hpp"     // IWYU pragma: keep
#include "../outcome_text.hpp"  // IWYU pragma: keep
#include "../parse_error.hpp"
#include "../point_text.hpp"
#include "../position_text.hpp"  // IWYU pragma: keep
#include "../side_text.hpp"      // IWYU pragma: keep

namespace alquerque::inline v0_1::detail {

template <class T, class... Types>
concept AnyOf = (std::same_as<T, Types> || ...);

/// A value that streams and formatters show.
template <class T>
concept Shown = AnyOf<T, Point, Bitboard, Side, Move, Route, Position, Outcome, GameScore, GameText,
                      SetupFault, ParseError, GameError>;

/// `{c3, d3}`.
inline std::string shown(Bitboard points) { return "{" + to_text(points) + "}"; }

/// All that a move is: `d2-c3`, or `d2xd4 {d3}` with what it captures. Where the landing points in
/// between are, only a position can say.
inline std::string shown(const Move& move) {
  const bool quiet = move.captured().empty();
  return to_text(move.from()) + (quiet ? "-" : "x") + to_text(move.to()) +
         (quiet ? "" : " " + shown(move.captured()));
}

/// The text of any other, by whichever name it has.
template <Shown T>
std::string shown(const T& value) {
  if constexpr (requires { to_text(value); }) {
    return std::string{to_text(value)};
  } else if constexpr (requires { describe(value); }) {
    return std::string{describe(value)};
  } else {
    return value.message();
  }
}

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_SHOWN_HPP
