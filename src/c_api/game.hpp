#ifndef ALQUERQUE_C_API_GAME_HPP
#define ALQUERQUE_C_API_GAME_HPP

#include <alquerque/alquerque.h>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>

/// What the opaque game of the header is.
struct alq_game {
  alq_rules rules;
  alquerque::Game game;
  /// What its text says besides the moves: tags, comments, glyphs. Its moves are those of the text
  /// as far as the game, or what was taken back of it, still has them.
  alquerque::GameText noted;
};

#endif  // ALQUERQUE_C_API_GAME_HPP
