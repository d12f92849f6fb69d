#ifndef ALQUERQUE_SOLVER_TABLES_RECORD_HPP
#define ALQUERQUE_SOLVER_TABLES_RECORD_HPP

#include <cstdint>
#include <vector>

#include "score.hpp"
#include "step_code.hpp"

namespace alquerque::solver {

/// What a board is worth to White, who is to move, under any ban of White's: only one on the single
/// best move matters, if that is a sideways step.
struct Record {
  Score score;
  /// That step, or none.
  StepCode step = no_step;
  /// What is left without it.
  Score without;

  [[nodiscard]] constexpr Score under(StepCode ban) const noexcept {
    return step != no_step && step == ban ? without : score;
  }

  friend constexpr bool operator==(const Record&, const Record&) noexcept = default;
};

/// The record of a board under a ban of Black's.
struct BanRecord {
  std::uint32_t board;
  StepCode ban;
  Record record;
};

/// The values of a group of boards.
struct GroupRecords {
  /// Without a ban of Black's, by the numbers of the boards.
  std::vector<Record> boards;
  /// Those that differ, by board and then in an order of the bans.
  std::vector<BanRecord> under_bans;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_RECORD_HPP
