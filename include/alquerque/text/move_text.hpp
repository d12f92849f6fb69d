#ifndef ALQUERQUE_TEXT_MOVE_TEXT_HPP
#define ALQUERQUE_TEXT_MOVE_TEXT_HPP

#include "../core/base/language.hpp"

#include <string>

#include "../core/bitboard.hpp"
#include "../core/move.hpp"
#include "../core/point.hpp"
#include "../core/position.hpp"
#include "../core/route.hpp"
#include "../core/routes.hpp"
#include "../core/rule_book.hpp"
#include "../core/rule_set.hpp"
#include "point_text.hpp"

namespace alquerque::inline v0_1 {

/// `c2-c3` for a quiet move; `a3xc5xc3` for a capture, with every point the man touches down on.
[[nodiscard]] inline std::string to_text(const Route& route) {
  std::string text = to_text(route.from());
  for (const Point landing : route) {
    text += route.captured().empty() ? '-' : 'x';
    text += to_text(landing);
  }
  return text;
}

/// The text of a move: that of its main route. The texts of a position's legal moves are distinct.
/// @pre `move` is legal here under `rules`
template <RuleSet rules = rules::brainking>
  requires SupportedRules<rules>
[[nodiscard]] std::string to_text(const Position& position, const Move& move) {
  return to_text(main_route<rules>(position, move));
}

/// The same for rules chosen while the program runs.
[[nodiscard]] inline std::string to_text(RuleBook book, const Position& position,
                                         const Move& move) {
  return to_text(book.main_route(position, move));
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_MOVE_TEXT_HPP
