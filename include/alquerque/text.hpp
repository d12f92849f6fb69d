#ifndef ALQUERQUE_TEXT_HPP
#define ALQUERQUE_TEXT_HPP

#include "detail/language.hpp"

/// All text: points, positions, moves and games, read and written; refusals, outcomes and errors in
/// words. For streams there is <alquerque/stream.hpp>, for std::format <alquerque/format.hpp>.

#include "game_reader.hpp"
#include "game_text.hpp"
#include "notation.hpp"

#endif  // ALQUERQUE_TEXT_HPP
