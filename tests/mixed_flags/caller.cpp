// The core and every way to count, compiled as the functions that CALLER names.
#include "callers.hpp"

#include <alquerque/alquerque.hpp>
#include <alquerque/core/pick_move.hpp>
#include <alquerque/core/rule_book.hpp>
#include <alquerque/perft/hashed_perft.hpp>
#include <alquerque/perft/parallel_perft.hpp>
#include <alquerque/perft/perft.hpp>
#include <alquerque/perft/perft_table.hpp>

namespace {

using alquerque::Move;
using alquerque::Position;

std::uint64_t count_listed(const Position& position, unsigned depth) {
  if (depth == 0) {
    return 1;
  }
  std::uint64_t leaves = 0;
  for (const Move& move : alquerque::legal_moves(position)) {
    leaves += count_listed(position.after(move), depth - 1);
  }
  return leaves;
}

std::uint64_t count_visited(const Position& position, unsigned depth) {
  if (depth == 1) {
    return alquerque::count_moves(position);
  }
  std::uint64_t leaves = 0;
  alquerque::for_each_move(position, [&](const Move& move) {
    leaves += count_visited(position.after(move), depth - 1);
  });
  return leaves;
}

std::uint64_t count_by_book(alquerque::RuleBook book, const Position& position, unsigned depth) {
  if (depth == 1) {
    return book.count_moves(position);
  }
  std::uint64_t leaves = 0;
  book.for_each_move(position, [&](const Move& move) {
    leaves += count_by_book(book, book.after(position, move), depth - 1);
  });
  return leaves;
}

Position play(Position position) {
  std::uint64_t state = 1;
  for (int ply = 0; ply < 60 && !alquerque::outcome(position); ++ply) {
    const auto move = alquerque::pick_move(position, [&state](std::size_t count) {
      state = state * 6364136223846793005 + 1442695040888963407;
      return static_cast<std::size_t>(state >> 33) % count;
    });
    position = position.after(*move);
  }
  return mirrored(rotated(position));
}

}  // namespace

Findings CALLER(const Position& position) {
  alquerque::PerftTable table{1 << 16};
  return {alquerque::perft(position, 7),
          alquerque::perft_made(position, 7),
          alquerque::perft_routes(position, 7),
          alquerque::perft(position, 7, table),
          count_listed(position, 7),
          count_visited(position, 7),
          count_by_book(alquerque::rule_book<alquerque::rules::brainking>, position, 7),
          play(position)};
}

std::uint64_t PARALLEL_CALLER(const Position& position) {
  const auto leaves =
      alquerque::parallel_perft(position, 7, {}, [](const alquerque::PerftProgress&) {});
  return leaves.value_or(0);
}
