#ifndef ALQUERQUE_ALQUERQUE_HPP
#define ALQUERQUE_ALQUERQUE_HPP

#include "detail/language.hpp"

/// The core: board, rules, positions, moves and the end of the game. No text, no counting: those
/// come with <alquerque/all.hpp> or headers of their own.

#include "bitboard.hpp"
#include "geometry.hpp"
#include "heading.hpp"
#include "move.hpp"
#include "move_list.hpp"
#include "movegen.hpp"
#include "outcome.hpp"
#include "pick_move.hpp"
#include "point.hpp"
#include "position.hpp"
#include "result.hpp"
#include "route.hpp"
#include "rule_set.hpp"
#include "setup.hpp"
#include "side.hpp"
#include "version.hpp"

#endif  // ALQUERQUE_ALQUERQUE_HPP
