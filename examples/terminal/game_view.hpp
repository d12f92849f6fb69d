#ifndef ALQUERQUE_TERMINAL_GAME_VIEW_HPP
#define ALQUERQUE_TERMINAL_GAME_VIEW_HPP

#include <alquerque/alquerque.hpp>
#include <string>

#include "screen.hpp"
#include "session.hpp"

namespace terminal {

/// What the screen shows beside the game itself.
struct View {
  alquerque::Point cursor = alquerque::Point::c3;
  bool is_flipped = false;
  /// A move that is being typed, or empty.
  std::string typed;
};

/// Draws the whole screen: board, players, moves, state, and what keys do.
void draw_game(Screen& screen, const Session& session, const View& view);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_GAME_VIEW_HPP
