#ifndef ALQUERQUE_TEXT_HPP
#define ALQUERQUE_TEXT_HPP

#include "core/base/language.hpp"

/// All text: points, positions, moves and games, read and written; refusals, outcomes and errors in
/// words. For streams there is <alquerque/stream.hpp>, for std::format <alquerque/format.hpp>, for
/// games in files <alquerque/game_file.hpp>.

#include "alquerque.hpp"
#include "play.hpp"
#include "text/game_error.hpp"
#include "text/game_reader.hpp"
#include "text/game_score.hpp"
#include "text/game_text.hpp"
#include "text/move_text.hpp"
#include "text/outcome_text.hpp"
#include "text/parse_error.hpp"
#include "text/parse_move.hpp"
#include "text/point_text.hpp"
#include "text/position_text.hpp"
#include "text/refusal_text.hpp"
#include "text/side_text.hpp"

#endif  // ALQUERQUE_TEXT_HPP
