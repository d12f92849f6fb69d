#include "table_maker.hpp"

namespace alquerque::solver {

TableCounts counts_of(const ScoreCounts& scores) noexcept {
  TableCounts counts;
  for (std::size_t byte = 0; byte < scores.size(); ++byte) {
    const Score score = Score::from_byte(static_cast<std::uint8_t>(byte));
    if (scores[byte] == 0) {
      continue;
    }
    if (score.is_won()) {
      counts.won += scores[byte];
      counts.longest_win = std::max<std::uint64_t>(counts.longest_win, score.plies());
    } else if (score.is_lost()) {
      counts.lost += scores[byte];
      counts.longest_loss = std::max<std::uint64_t>(counts.longest_loss, score.plies());
    } else {
      counts.neither += scores[byte];
    }
  }
  return counts;
}

std::uint64_t memory_for_tables(const BoardIndex& index, unsigned threads) noexcept {
  // Of what is compressed there are two copies while a file is written.
  constexpr std::uint64_t packed_bytes_of_board = 2;
  constexpr std::uint64_t solver_bytes_of_board = 400;
  std::uint64_t boards = 0;
  std::uint64_t most_at_once = 0;
  std::uint64_t largest_pair = 0;
  for (unsigned own = 1; own < index.most_men(); ++own) {
    for (unsigned enemy = 1; own + enemy <= index.most_men(); ++enemy) {
      const BoardIndex::Slice& slice = index.slice(own, enemy);
      boards += slice.boards;
      most_at_once =
          std::max<std::uint64_t>(most_at_once, slice.boards + index.slice(enemy, own).boards);
      for (std::uint32_t group = slice.first_group; group < slice.end_group; ++group) {
        largest_pair = std::max<std::uint64_t>(largest_pair, 2 * index.group(group).size);
      }
    }
  }
  return boards * sizeof(Record) + most_at_once * packed_bytes_of_board +
         threads * largest_pair * solver_bytes_of_board;
}

}  // namespace alquerque::solver
