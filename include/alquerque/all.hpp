#ifndef ALQUERQUE_ALL_HPP
#define ALQUERQUE_ALL_HPP

#include "detail/language.hpp"

/// The whole library.

#include "alquerque.hpp"
#include "game.hpp"
#include "game_reader.hpp"
#include "game_text.hpp"
#include "hashed_perft.hpp"
#include "notation.hpp"
#include "parallel_perft.hpp"
#include "perft.hpp"
#include "perft_count.hpp"
#include "perft_division.hpp"
#include "perft_table.hpp"
#include "refusal.hpp"
#include "route_entry.hpp"
#include "rule_book.hpp"
#include "text.hpp"
#include "unique_positions.hpp"
#include "watched_perft.hpp"

#endif  // ALQUERQUE_ALL_HPP
