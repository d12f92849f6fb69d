#ifndef ALQUERQUE_SOLVER_TABLES_BOARD_INDEX_HPP
#define ALQUERQUE_SOLVER_TABLES_BOARD_INDEX_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <alquerque/alquerque.hpp>

#include "step_code.hpp"

namespace alquerque::solver {

/// The men of both sides; White is to move.
struct Men {
  std::uint32_t white;
  std::uint32_t black;
};

/// The boards with given numbers of men of both sides on each rank. No sideways step leads out of
/// such a group, no other quiet step leads back into it. The boards are numbered without gaps, but
/// of two that are mirror images of each other one is left out where the top rank tells which.
struct Group {
  std::uint8_t white_men;
  std::uint8_t black_men;
  /// How far all men have come, in ranks.
  std::uint8_t advance;
  /// The rank that decides about the mirror, and how many of its patterns are kept.
  std::uint8_t top;
  std::uint8_t top_kept;
  /// Of those, how many differ from their mirror images, which are the first.
  std::uint8_t top_halved;
  /// What is on each rank, by the numbers of men.
  std::array<std::uint8_t, rank_count> kinds;
  std::array<std::uint32_t, rank_count> strides;
  /// How many boards there are; none if the men do not fit on their ranks.
  std::uint32_t size;
  /// Where they begin among all boards with as many men of both sides.
  std::uint32_t begin;
  /// The group of the same boards turned, with the sides swapped.
  std::uint32_t partner;
};

/// Numbers all boards with one man or more on either side.
class BoardIndex {
 public:
  struct Place {
    std::uint32_t group;
    std::uint32_t index;
    /// Whether the mirror image is the one that has the number.
    bool is_mirrored;
  };
  /// The groups of all boards with given numbers of men.
  struct Slice {
    std::uint32_t first_group;
    std::uint32_t end_group;
    std::uint32_t boards;
  };

  /// @param most_men of both sides together
  explicit BoardIndex(unsigned most_men);

  [[nodiscard]] unsigned most_men() const noexcept { return most_men_; }
  [[nodiscard]] const Slice& slice(unsigned white_men, unsigned black_men) const noexcept {
    return slices_[white_men * (most_men_ + 1) + black_men];
  }
  [[nodiscard]] const Group& group(std::uint32_t number) const noexcept { return groups_[number]; }
  [[nodiscard]] std::uint32_t group_count() const noexcept {
    return static_cast<std::uint32_t>(groups_.size());
  }

  /// @param is_turned whether to number the turned board, which is White's move too
  [[nodiscard]] Place find(const Men& men, bool is_turned) const noexcept {
    std::array<std::uint32_t, rank_count> patterns;
    std::uint32_t counts = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
      patterns[rank] = pattern_of(men, rank);
      counts += tables().counts[is_turned ? 1 : 0][rank][patterns[rank]];
    }
    const std::uint32_t number = group_of_counts(counts & 0xffffU, counts >> 16U);
    const Group& group = groups_[number];
    const std::size_t last = is_turned ? rank_count - 1 : 0;
    const auto source = [last](std::size_t rank) { return last == 0 ? rank : last - rank; };
    const auto digit = [&](View view, std::size_t rank) {
      return tables().digits[index_of(view)][patterns[source(rank)]];
    };
    const bool is_mirrored = digit(view_of(is_turned, false), group.top) >= group.top_kept;
    const View view = view_of(is_turned, is_mirrored);
    std::uint32_t index = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
      index += group.strides[rank] * digit(view, rank);
    }
    return {number, index, is_mirrored};
  }

  /// Calls `visit(men, weight)` with each board of a group in the order of their numbers; the
  /// weight is 2 if the mirror image has none, and 1 if it is the same or has one.
  template <class Visit>
  void for_each_board(const Group& group, Visit visit) const {
    std::array<std::size_t, rank_count> order = ranks_by_stride(group);
    std::array<std::uint8_t, rank_count> digits{};
    Men men{};
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
      set_rank(men, group, rank, 0);
    }
    for (std::uint32_t index = 0; index < group.size; ++index) {
      visit(men, digits[group.top] < group.top_halved ? 2U : 1U);
      for (const std::size_t rank : order) {
        const bool is_end = ++digits[rank] == digit_count(group, rank);
        digits[rank] = is_end ? 0 : digits[rank];
        set_rank(men, group, rank, digits[rank]);
        if (!is_end) {
          break;
        }
      }
    }
  }

 private:
  static constexpr std::size_t pattern_count = 1U << (2 * file_count);
  static constexpr std::uint32_t rank_mask = (1U << file_count) - 1;
  /// Pairs of numbers of men that fit on a rank.
  static constexpr std::size_t kind_count = (file_count + 1) * (file_count + 2) / 2;
  static constexpr std::size_t most_patterns = 30;
  static constexpr std::uint32_t count_base = file_count + 1;
  static constexpr std::size_t counts_end = 7776;

  struct Kind {
    std::uint8_t white;
    std::uint8_t black;
    std::uint8_t patterns;
    /// The patterns that differ from their mirror images, one of each two; then those that do not;
    /// then the mirror images.
    std::uint8_t halved;
    std::uint8_t kept;
    std::array<std::uint16_t, most_patterns> pattern;
  };
  struct Tables {
    std::array<Kind, kind_count> kinds{};
    std::array<std::array<std::uint8_t, pattern_count>, view_count> digits{};
    /// What a pattern on a rank adds to the counts of White and of Black, without and with a turn.
    std::array<std::array<std::array<std::uint32_t, pattern_count>, rank_count>, 2> counts{};
    Tables();
  };
  [[nodiscard]] static const Tables& tables() noexcept { return tables_; }
  static const Tables tables_;

  [[nodiscard]] static std::uint32_t pattern_of(const Men& men, std::size_t rank) noexcept {
    const std::size_t shift = rank * file_count;
    return (men.white >> shift & rank_mask) | (men.black >> shift & rank_mask) << file_count;
  }
  static void set_rank(Men& men, const Group& group, std::size_t rank,
                       std::uint8_t digit) noexcept {
    const std::size_t shift = rank * file_count;
    const std::uint32_t pattern = tables().kinds[group.kinds[rank]].pattern[digit];
    men.white = (men.white & ~(rank_mask << shift)) | (pattern & rank_mask) << shift;
    men.black = (men.black & ~(rank_mask << shift)) | pattern >> file_count << shift;
  }
  [[nodiscard]] static std::uint8_t digit_count(const Group& group, std::size_t rank) noexcept {
    return rank == group.top ? group.top_kept : tables().kinds[group.kinds[rank]].patterns;
  }
  [[nodiscard]] static std::array<std::size_t, rank_count> ranks_by_stride(
      const Group& group) noexcept;

  [[nodiscard]] std::uint32_t group_of_counts(std::uint32_t white,
                                              std::uint32_t black) const noexcept {
    const Composition& first = compositions_[white];
    const Composition& second = compositions_[black];
    return slice(first.men, second.men).first_group + first.number * second.of_as_many +
           second.number;
  }

  /// A way to put men on ranks.
  struct Composition {
    std::uint8_t men;
    std::uint16_t number;
    /// How many there are for as many men.
    std::uint16_t of_as_many;
  };

  [[nodiscard]] Group make_group(std::uint32_t white, std::uint32_t black) const;

  unsigned most_men_;
  std::vector<Composition> compositions_;
  std::vector<Slice> slices_;
  std::vector<Group> groups_;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_BOARD_INDEX_HPP
