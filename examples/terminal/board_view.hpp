#ifndef ALQUERQUE_TERMINAL_BOARD_VIEW_HPP
#define ALQUERQUE_TERMINAL_BOARD_VIEW_HPP

#include <alquerque/alquerque.hpp>
#include <optional>

#include "screen.hpp"

namespace terminal {

/// What the board shows. Marks stand beside the points, so that they need no colour.
struct BoardPicture {
  alquerque::Setup men;
  /// `[ ]`
  alquerque::Point cursor;
  /// `< >`: the man whose move is being entered
  std::optional<alquerque::Point> taken;
  /// `( )`: what can be tapped
  alquerque::Bitboard next;
  /// Whether Black sits below.
  bool is_flipped;
};

/// A place on the screen.
struct Place {
  int row;
  int column;
};

/// Where the view puts a point.
[[nodiscard]] Place place_of(alquerque::Point point, bool is_flipped);

void draw_board(Screen& screen, const BoardPicture& picture);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_BOARD_VIEW_HPP
