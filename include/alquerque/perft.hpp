#ifndef ALQUERQUE_PERFT_HPP
#define ALQUERQUE_PERFT_HPP

#include "core/base/language.hpp"

/// Counting: leaves by batches, with tables and threads, in divided jobs; unique positions.

#include "alquerque.hpp"
#include "perft/hashed_perft.hpp"
#include "perft/perft.hpp"
#include "perft/perft_count.hpp"
#include "perft/perft_division.hpp"
#include "perft/perft_table.hpp"
#include "perft/rule_book_perft.hpp"
#include "perft/unique_positions.hpp"
#include "perft/watched_perft.hpp"

// Last, and not where the standard library has no threads.
#if defined(__STDCPP_THREADS__)
#include "perft/parallel_perft.hpp"
#endif

#endif  // ALQUERQUE_PERFT_HPP
