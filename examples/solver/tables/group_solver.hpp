#ifndef ALQUERQUE_SOLVER_TABLES_GROUP_SOLVER_HPP
#define ALQUERQUE_SOLVER_TABLES_GROUP_SOLVER_HPP

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "banned_steps.hpp"
#include "board_index.hpp"
#include "record.hpp"
#include "score.hpp"
#include "step_code.hpp"

namespace alquerque::solver {

/// Finds the values of a group of boards and of its partner, between which sideways steps lead to
/// and fro; all other moves lead to boards whose values are known.
///
/// A ban of Black's is a step that Black made to get to a board. So there is a slot for each board
/// without ban, and behind it one for each such step; White's sideways step from a board leads to a
/// slot of another, and what that holds, under each ban of Black's, is all it takes. Values begin
/// as neither and only get better known: what changes lets the board before the step be looked at
/// again, until nothing changes.
template <RuleSet rules>
class GroupSolver {
 public:
  explicit GroupSolver(const BoardIndex& index) : index_{index} {}

  /// @param known called as `known(group, board)`; returns the record, without ban of Black's, of a
  ///   board of another pair of groups
  template <class Known>
  void solve(std::uint32_t group, const Known& known) {
    const std::uint32_t partner = index_.group(group).partner;
    halves_.clear();
    boards_.clear();
    first_slots_.clear();
    bans_.clear();
    add_half(group);
    if (partner != group) {
      add_half(partner);
    }
    first_slots_.push_back(slot_count());
    find_moves(known);
    settle();
  }

  /// The values of one of the two groups just solved.
  [[nodiscard]] GroupRecords records_of(std::uint32_t group) const {
    const Half& half = half_of(group);
    GroupRecords result;
    result.boards.reserve(half.end - half.first);
    for (std::uint32_t board = half.first; board < half.end; ++board) {
      const Record& plain = records_[first_slots_[board]];
      result.boards.push_back(plain);
      for (std::uint32_t slot = first_slots_[board] + 1; slot < first_slots_[board + 1]; ++slot) {
        if (records_[slot] != plain) {
          result.under_bans.push_back({board - half.first, bans_[slot], records_[slot]});
        }
      }
    }
    return result;
  }

 private:
  static constexpr bool bans_bind = rules.no_return == NoReturn::next_turn;
  static constexpr std::uint32_t no_board = ~std::uint32_t{0};

  struct Half {
    std::uint32_t group;
    /// Among all boards of the two groups.
    std::uint32_t first;
    std::uint32_t end;
  };
  /// A sideways step of White.
  struct Step {
    /// Where the value after it is, and how that board is seen from this.
    std::uint32_t slot;
    View view;
    StepCode code;
  };
  /// What White has without sideways steps; and then the steps, which are none with a capture.
  struct Board {
    Men men;
    std::uint32_t first_step;
    std::uint8_t steps;
    bool is_waiting;
  };

  [[nodiscard]] std::uint32_t slot_count() const noexcept {
    return static_cast<std::uint32_t>(bans_.size());
  }
  [[nodiscard]] const Half& half_of(std::uint32_t group) const noexcept {
    return halves_.front().group == group ? halves_.front() : halves_.back();
  }

  void add_half(std::uint32_t group) {
    const auto first = static_cast<std::uint32_t>(boards_.size());
    index_.for_each_board(index_.group(group), [&](const Men& men, unsigned) {
      boards_.push_back({men, 0, 0, false});
      first_slots_.push_back(slot_count());
      bans_.push_back(no_step);
      BannedSteps{men, Side::black}.for_each([this](StepCode ban) { bans_.push_back(ban); });
    });
    halves_.push_back({group, first, static_cast<std::uint32_t>(boards_.size())});
  }

  template <class Known>
  void find_moves(const Known& known) {
    records_.assign(bans_.size(), Record{});
    exits_best_.assign(bans_.size(), Score::no_move());
    before_.assign(bans_.size(), {no_board, no_board});
    steps_.clear();
    for (std::uint32_t board = 0; board < boards_.size(); ++board) {
      find_moves_of(board, known);
    }
  }

  template <class Known>
  void find_moves_of(std::uint32_t number, const Known& known) {
    Board& board = boards_[number];
    board.first_step = static_cast<std::uint32_t>(steps_.size());
    const Position position = *Position::from({Bitboard::from_bits(board.men.white),
                                               Bitboard::from_bits(board.men.black),
                                               Side::white,
                                               {},
                                               {}},
                                              rules);
    exit_records_.clear();
    for_each_successor<rules>(position, [&](const Move& move, const Position& after) {
      const Men men{after.men(Side::white).bits(), after.men(Side::black).bits()};
      if (men.black == 0) {
        exit_records_.push_back({Score::no_move(), no_step, Score::no_move()});
        return;
      }
      const BoardIndex::Place place = index_.find(men, true);
      const View view = view_of(true, place.is_mirrored);
      if (move.is_capture() || rank_of(move.from()) != rank_of(move.to())) {
        Record record = known(place.group, place.index);
        record.step = viewed(record.step, view);
        exit_records_.push_back(record);
      } else {
        add_step(number, move, place, view);
      }
    });
    finish_exits(number);
  }

  void add_step(std::uint32_t number, const Move& move, const BoardIndex::Place& place, View view) {
    const std::uint32_t next = half_of(place.group).first + place.index;
    const bool is_west = move.to() < move.from();
    const StepCode back = is_west ? step_east_from(move.to()) : step_west_from(move.to());
    const unsigned ordinal =
        BannedSteps{boards_[next].men, Side::black}.place_of(viewed(back, view));
    const std::uint32_t slot = first_slots_[next] + 1 + ordinal;
    before_[slot][before_[slot].front() == no_board ? 0 : 1] = number;
    steps_.push_back(
        {slot, view, is_west ? step_west_from(move.from()) : step_east_from(move.from())});
    ++boards_[number].steps;
  }

  /// The best exit under each ban of Black's.
  void finish_exits(std::uint32_t number) {
    for (std::uint32_t slot = first_slots_[number]; slot < first_slots_[number + 1]; ++slot) {
      Score best = Score::no_move();
      for (const Record& record : exit_records_) {
        best = std::max(best, record.under(bans_[slot]).of_move_here());
      }
      exits_best_[slot] = best;
    }
  }

  void settle() {
    open_.clear();
    for (std::uint32_t board = 0; board < boards_.size(); ++board) {
      boards_[board].is_waiting = true;
      open_.push_back(board);
    }
    while (!open_.empty()) {
      next_.clear();
      for (const std::uint32_t board : open_) {
        boards_[board].is_waiting = false;
        look_again(board);
      }
      open_.swap(next_);
    }
  }

  void look_again(std::uint32_t number) {
    const Board& board = boards_[number];
    std::array<Score, 2 * max_men> scores;
    std::array<Score, 2 * max_men> without;
    std::array<StepCode, 2 * max_men> replies;
    std::uint64_t reply_set = 0;
    for (unsigned i = 0; i < board.steps; ++i) {
      const Step& step = steps_[board.first_step + i];
      const Record& record = records_[step.slot];
      scores[i] = record.score.of_move_here();
      without[i] = record.without.of_move_here();
      replies[i] = viewed(record.step, step.view);
      reply_set |= std::uint64_t{1} << replies[i];
    }
    const std::uint32_t first = first_slots_[number];
    const auto best_under = [&](std::uint32_t slot) {
      const StepCode ban = bans_[slot];
      Score best = exits_best_[slot];
      Score second = best;
      StepCode best_step = no_step;
      for (unsigned i = 0; i < board.steps; ++i) {
        const Score score = replies[i] == ban && ban != no_step ? without[i] : scores[i];
        if (score > best) {
          second = best;
          best = score;
          best_step = steps_[board.first_step + i].code;
        } else {
          second = std::max(second, score);
        }
      }
      return bans_bind && second < best ? Record{best, best_step, second}
                                        : Record{best, no_step, best};
    };
    const Record plain = best_under(first);
    records_[first] = plain;
    for (std::uint32_t slot = first + 1; slot < first_slots_[number + 1]; ++slot) {
      const bool is_plain =
          (reply_set >> bans_[slot] & 1U) == 0 && exits_best_[slot] == exits_best_[first];
      const Record record = is_plain ? plain : best_under(slot);
      if (record != records_[slot]) {
        records_[slot] = record;
        for (const std::uint32_t before : before_[slot]) {
          if (before != no_board && !boards_[before].is_waiting) {
            boards_[before].is_waiting = true;
            next_.push_back(before);
          }
        }
      }
    }
  }

  const BoardIndex& index_;
  std::vector<Half> halves_;
  std::vector<Board> boards_;
  /// By board, with the end behind the last.
  std::vector<std::uint32_t> first_slots_;
  std::vector<Step> steps_;
  /// By slot.
  std::vector<StepCode> bans_;
  std::vector<Score> exits_best_;
  std::vector<Record> records_;
  /// The boards from which the step leads here: two if they are mirror images and both kept.
  std::vector<std::array<std::uint32_t, 2>> before_;
  std::vector<Record> exit_records_;
  std::vector<std::uint32_t> open_;
  std::vector<std::uint32_t> next_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_GROUP_SOLVER_HPP
