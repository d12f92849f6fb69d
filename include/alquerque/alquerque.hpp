#ifndef ALQUERQUE_ALQUERQUE_HPP
#define ALQUERQUE_ALQUERQUE_HPP

#include "core/base/language.hpp"

/// The core: board, rules, positions, moves and the end of the game; rules chosen while the program
/// runs. No text, no counting: those have doors of their own.

#include "core/bitboard.hpp"
#include "core/geometry.hpp"
#include "core/heading.hpp"
#include "core/move.hpp"
#include "core/move_list.hpp"
#include "core/movegen.hpp"
#include "core/outcome.hpp"
#include "core/pick_move.hpp"
#include "core/point.hpp"
#include "core/position.hpp"
#include "core/result.hpp"
#include "core/route.hpp"
#include "core/routes.hpp"
#include "core/rule_book.hpp"
#include "core/rule_set.hpp"
#include "core/setup.hpp"
#include "core/side.hpp"
#include "core/version.hpp"

#endif  // ALQUERQUE_ALQUERQUE_HPP
