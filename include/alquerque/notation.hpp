#ifndef ALQUERQUE_NOTATION_HPP
#define ALQUERQUE_NOTATION_HPP

#include "detail/language.hpp"

/// Text: points, positions and moves, read and written; why a move is refused, and how a game
/// ended.

#include "move_text.hpp"
#include "outcome_text.hpp"
#include "parse_error.hpp"
#include "point_text.hpp"
#include "position_text.hpp"
#include "refusal_text.hpp"
#include "side_text.hpp"

#endif  // ALQUERQUE_NOTATION_HPP
