#ifndef ALQUERQUE_SOLVER_TABLES_TABLE_MAKER_HPP
#define ALQUERQUE_SOLVER_TABLES_TABLE_MAKER_HPP

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "banned_steps.hpp"
#include "board_index.hpp"
#include "group_coding.hpp"
#include "group_solver.hpp"
#include "record.hpp"
#include "score.hpp"
#include "table_file.hpp"
#include "worker_crew.hpp"

namespace alquerque::solver {

/// How many positions have each score, by its byte.
using ScoreCounts = std::array<std::uint64_t, 256>;

[[nodiscard]] TableCounts counts_of(const ScoreCounts& scores) noexcept;

/// The bytes that making all tables takes at most, next to the program itself.
[[nodiscard]] std::uint64_t memory_for_tables(const BoardIndex& index, unsigned threads) noexcept;

/// The values for some numbers of men, packed and counted.
struct Slice {
  unsigned own_men;
  unsigned enemy_men;
  std::vector<std::string> groups;
  TableCounts counts;
};

/// Makes the values of all boards with given numbers of men, of White and of Black or the other way
/// round, from those with fewer men.
///
/// Captures lead to fewer men, and all quiet steps but the sideways ones take a man ahead for good.
/// So groups of boards are solved by how far all men have come, furthest first, and those that have
/// come as far at once, on threads.
template <RuleSet rules>
class TableMaker {
 public:
  /// Called as `watch(boards)` now and then with how many more boards are solved; may throw.
  using Watch = std::function<void(std::uint64_t)>;

  TableMaker(const BoardIndex& index, unsigned threads, Watch watch)
      : index_{index},
        threads_{threads},
        watch_{std::move(watch)},
        boards_((index.most_men() + 1) * (index.most_men() + 1)) {}

  /// Takes the values of boards with some numbers of men from a file.
  /// @throws Failure if it is damaged
  void load(const TableFile& file) {
    const BoardIndex::Slice& slice = index_.slice(file.header().own_men, file.header().enemy_men);
    std::vector<Record>& boards = boards_of(file.header().own_men, file.header().enemy_men);
    boards.resize(slice.boards);
    for (std::uint32_t number = slice.first_group; number < slice.end_group; ++number) {
      const Group& group = index_.group(number);
      if (group.size != 0) {
        const GroupRecords records = file.records_of(number);
        std::copy(records.boards.begin(), records.boards.end(), boards.begin() + group.begin);
        watch_(group.size);
      }
    }
  }

  /// @pre all boards with fewer men were made or loaded
  /// @return one slice if both numbers are the same, and two otherwise
  [[nodiscard]] std::vector<Slice> make(unsigned men, unsigned other_men) {
    std::vector<Draft> drafts;
    drafts.push_back(draft_of(men, other_men));
    if (men != other_men) {
      drafts.push_back(draft_of(other_men, men));
    }
    const std::vector<std::uint32_t> pairs = pairs_of(men, other_men);
    for (auto begin = pairs.begin(); begin != pairs.end();) {
      const auto end = std::find_if(begin, pairs.end(), [&](std::uint32_t group) {
        return index_.group(group).advance != index_.group(*begin).advance;
      });
      solve_at_once({begin, end}, drafts);
      begin = end;
    }
    std::vector<Slice> slices;
    for (Draft& draft : drafts) {
      std::erase_if(draft.slice.groups, [](const std::string& group) { return group.empty(); });
      draft.slice.counts = counts_of(draft.scores);
      slices.push_back(std::move(draft.slice));
    }
    return slices;
  }

 private:
  struct Draft {
    Slice slice;
    std::uint32_t first_group;
    ScoreCounts scores{};
  };
  struct SolvedGroup {
    std::uint32_t group;
    std::string packed;
    ScoreCounts scores{};
  };
  struct Answer {
    std::vector<SolvedGroup> groups;
    /// What went wrong.
    std::exception_ptr error;
  };
  using Solver = GroupSolver<rules>;

  [[nodiscard]] std::vector<Record>& boards_of(unsigned own_men, unsigned enemy_men) {
    return boards_[own_men * (index_.most_men() + 1) + enemy_men];
  }

  [[nodiscard]] Draft draft_of(unsigned own_men, unsigned enemy_men) {
    const BoardIndex::Slice& slice = index_.slice(own_men, enemy_men);
    boards_of(own_men, enemy_men).resize(slice.boards);
    return {{own_men, enemy_men, std::vector<std::string>(slice.end_group - slice.first_group), {}},
            slice.first_group};
  }

  /// One of each pair of groups, the furthest first, and of those as far the largest.
  [[nodiscard]] std::vector<std::uint32_t> pairs_of(unsigned men, unsigned other_men) const {
    std::vector<std::uint32_t> pairs;
    const BoardIndex::Slice& slice = index_.slice(men, other_men);
    for (std::uint32_t number = slice.first_group; number < slice.end_group; ++number) {
      const Group& group = index_.group(number);
      if (group.size != 0 && (men != other_men || number <= group.partner)) {
        pairs.push_back(number);
      }
    }
    std::sort(pairs.begin(), pairs.end(), [this](std::uint32_t a, std::uint32_t b) {
      const Group& first = index_.group(a);
      const Group& second = index_.group(b);
      return first.advance != second.advance ? first.advance > second.advance
             : first.size != second.size     ? first.size > second.size
                                             : a < b;
    });
    return pairs;
  }

  void solve_at_once(const std::vector<std::uint32_t>& pairs, std::vector<Draft>& drafts) {
    cli::WorkerCrew<Answer> crew{threads_, pairs.size(),
                                 [&](std::size_t task, const std::atomic<bool>&) -> Answer {
                                   try {
                                     return {solved(pairs[task]), nullptr};
                                   } catch (...) {
                                     return {{}, std::current_exception()};
                                   }
                                 }};
    for (bool more = true; more;) {
      auto delivery = crew.wait();
      more = delivery.more;
      std::uint64_t boards = 0;
      for (Answer& answer : delivery.answers) {
        if (answer.error) {
          std::rethrow_exception(answer.error);
        }
        for (SolvedGroup& group : answer.groups) {
          boards += index_.group(group.group).size;
          keep(group, drafts);
        }
      }
      watch_(boards);
    }
  }

  /// On any of the threads; what it writes, no other reads until all have come as far.
  [[nodiscard]] std::vector<SolvedGroup> solved(std::uint32_t number) {
    std::unique_ptr<Solver> solver = take_solver();
    solver->solve(number, [this](std::uint32_t group, std::uint32_t board) {
      const Group& known = index_.group(group);
      return boards_of(known.white_men, known.black_men)[known.begin + board];
    });
    std::vector<SolvedGroup> groups;
    groups.push_back(finished(*solver, number));
    if (const std::uint32_t partner = index_.group(number).partner; partner != number) {
      groups.push_back(finished(*solver, partner));
    }
    const std::lock_guard lock{mutex_};
    solvers_.push_back(std::move(solver));
    return groups;
  }

  [[nodiscard]] SolvedGroup finished(const Solver& solver, std::uint32_t number) {
    const Group& group = index_.group(number);
    const GroupRecords records = solver.records_of(number);
    std::copy(records.boards.begin(), records.boards.end(),
              boards_of(group.white_men, group.black_men).begin() + group.begin);
    return {number, packed(records), scores_in(group, records)};
  }

  /// @throws std::runtime_error if a win takes more plies than a score can tell
  [[nodiscard]] ScoreCounts scores_in(const Group& group, const GroupRecords& records) const {
    ScoreCounts counts{};
    auto entry = records.under_bans.begin();
    auto board = records.boards.begin();
    index_.for_each_board(group, [&](const Men& men, unsigned weight) {
      const bool has_bans = rules.no_return != NoReturn::none;
      const unsigned own_bans = has_bans ? BannedSteps{men, Side::white}.size() : 0;
      const unsigned enemy_bans = has_bans ? BannedSteps{men, Side::black}.size() : 0;
      const auto add = [&](const Record& record, std::uint64_t times) {
        const bool has_step = record.step != no_step;
        counts[record.score.byte()] += times * (own_bans + (has_step ? 0 : 1));
        counts[record.without.byte()] += has_step ? times : 0;
      };
      std::uint64_t plain = 1 + enemy_bans;
      const auto number = static_cast<std::uint32_t>(board - records.boards.begin());
      for (; entry != records.under_bans.end() && entry->board == number; ++entry) {
        add(entry->record, weight);
        --plain;
      }
      add(*board, weight * plain);
      ++board;
    });
    for (std::size_t byte = 0; byte < counts.size(); ++byte) {
      if (counts[byte] != 0 && Score::from_byte(static_cast<std::uint8_t>(byte)).is_at_limit()) {
        throw std::runtime_error{"a win takes more plies than a table can hold"};
      }
    }
    return counts;
  }

  void keep(SolvedGroup& group, std::vector<Draft>& drafts) const {
    const Group& shape = index_.group(group.group);
    Draft& draft = drafts.front().slice.own_men == shape.white_men ? drafts.front() : drafts.back();
    draft.slice.groups[group.group - draft.first_group] = std::move(group.packed);
    for (std::size_t i = 0; i < group.scores.size(); ++i) {
      draft.scores[i] += group.scores[i];
    }
  }

  /// One that no other thread has; they keep their memory from group to group.
  [[nodiscard]] std::unique_ptr<Solver> take_solver() {
    const std::lock_guard lock{mutex_};
    if (solvers_.empty()) {
      return std::make_unique<Solver>(index_);
    }
    std::unique_ptr<Solver> solver = std::move(solvers_.back());
    solvers_.pop_back();
    return solver;
  }

  const BoardIndex& index_;
  unsigned threads_;
  Watch watch_;
  /// Without bans of Black's, by White's men and Black's.
  std::vector<std::vector<Record>> boards_;
  std::mutex mutex_;
  std::vector<std::unique_ptr<Solver>> solvers_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_TABLE_MAKER_HPP
