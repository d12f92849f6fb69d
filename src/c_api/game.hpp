#ifndef ALQUERQUE_C_API_GAME_HPP
#define ALQUERQUE_C_API_GAME_HPP

#include <alquerque/alquerque.h>
#include <alquerque/game.hpp>

/// What the opaque game of the header is.
struct alq_game {
  alq_rules rules;
  alquerque::Game game;
};

#endif  // ALQUERQUE_C_API_GAME_HPP
