#ifndef ALQUERQUE_PLAY_HPP
#define ALQUERQUE_PLAY_HPP

#include "core/base/language.hpp"

/// A game with undo and results; moves entered point by point; why a move is refused, in words.

#include "alquerque.hpp"
#include "play/game.hpp"
#include "play/refusal.hpp"
#include "play/route_entry.hpp"
#include "text/outcome_text.hpp"
#include "text/refusal_text.hpp"

#endif  // ALQUERQUE_PLAY_HPP
