#include "board_index.hpp"

#include <algorithm>
#include <bit>

namespace alquerque::solver {
namespace {

std::uint32_t reversed(std::uint32_t files) noexcept {
  std::uint32_t result = 0;
  for (std::size_t file = 0; file < file_count; ++file) {
    result |= (files >> file & 1U) << (file_count - 1 - file);
  }
  return result;
}

/// The pattern of a rank as a view has it.
std::uint32_t viewed(std::uint32_t pattern, View view) noexcept {
  std::uint32_t white = pattern & ((1U << file_count) - 1);
  std::uint32_t black = pattern >> file_count;
  if (view == View::mirrored || view == View::turned) {
    white = reversed(white);
    black = reversed(black);
  }
  if (view == View::turned || view == View::turned_mirrored) {
    std::swap(white, black);
  }
  return white | black << file_count;
}

/// The number of men on a rank, out of the counts of all ranks.
std::uint32_t count_on(std::uint32_t counts, std::size_t rank) noexcept {
  for (; rank > 0; --rank) {
    counts /= file_count + 1;
  }
  return counts % (file_count + 1);
}

}  // namespace

const BoardIndex::Tables BoardIndex::tables_;

BoardIndex::Tables::Tables() {
  std::size_t next = 0;
  std::array<std::uint8_t, pattern_count> digit{};
  for (std::uint8_t white = 0; white <= file_count; ++white) {
    for (std::uint8_t black = 0; white + black <= static_cast<int>(file_count); ++black) {
      Kind& kind = kinds[next++];
      kind.white = white;
      kind.black = black;
      const auto add_where = [&](auto is_wanted) {
        for (std::uint32_t pattern = 0; pattern < pattern_count; ++pattern) {
          const std::uint32_t first = pattern & rank_mask;
          const std::uint32_t second = pattern >> file_count;
          if ((first & second) == 0 && std::popcount(first) == white &&
              std::popcount(second) == black &&
              is_wanted(pattern, viewed(pattern, View::mirrored))) {
            digit[pattern] = kind.patterns;
            kind.pattern[kind.patterns++] = static_cast<std::uint16_t>(pattern);
          }
        }
      };
      add_where([](std::uint32_t pattern, std::uint32_t image) { return pattern < image; });
      kind.halved = kind.patterns;
      add_where([](std::uint32_t pattern, std::uint32_t image) { return pattern == image; });
      kind.kept = kind.patterns;
      add_where([](std::uint32_t pattern, std::uint32_t image) { return pattern > image; });
    }
  }
  for (std::uint32_t pattern = 0; pattern < pattern_count; ++pattern) {
    for (const View view : {View::straight, View::mirrored, View::turned, View::turned_mirrored}) {
      digits[index_of(view)][pattern] = digit[viewed(pattern, view)];
    }
    const auto white = static_cast<std::uint32_t>(std::popcount(pattern & rank_mask));
    const auto black = static_cast<std::uint32_t>(std::popcount(pattern >> file_count));
    std::uint32_t unit = 1;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
      counts[0][rank][pattern] = unit * white | unit * black << 16U;
      counts[1][rank_count - 1 - rank][pattern] = unit * black | unit * white << 16U;
      unit *= count_base;
    }
  }
}

BoardIndex::BoardIndex(unsigned most_men)
    : most_men_{most_men}, compositions_(counts_end), slices_((most_men + 1) * (most_men + 1)) {
  std::vector<std::vector<std::uint32_t>> by_men(rank_count * file_count + 1);
  for (std::uint32_t counts = 0; counts < counts_end; ++counts) {
    std::uint32_t men = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
      men += count_on(counts, rank);
    }
    compositions_[counts].men = static_cast<std::uint8_t>(men);
    compositions_[counts].number = static_cast<std::uint16_t>(by_men[men].size());
    by_men[men].push_back(counts);
  }
  for (Composition& composition : compositions_) {
    composition.of_as_many = static_cast<std::uint16_t>(by_men[composition.men].size());
  }
  for (unsigned white = 1; white < most_men; ++white) {
    for (unsigned black = 1; white + black <= most_men; ++black) {
      Slice& slice = slices_[white * (most_men + 1) + black];
      slice.first_group = static_cast<std::uint32_t>(groups_.size());
      for (const std::uint32_t first : by_men[white]) {
        for (const std::uint32_t second : by_men[black]) {
          Group group = make_group(first, second);
          group.begin = slice.boards;
          slice.boards += group.size;
          groups_.push_back(group);
        }
      }
      slice.end_group = static_cast<std::uint32_t>(groups_.size());
    }
  }
  for (Group& group : groups_) {
    std::uint32_t white = 0;
    std::uint32_t black = 0;
    for (std::size_t rank = 0; rank < rank_count; ++rank) {
      white = white * count_base + tables().kinds[group.kinds[rank]].black;
      black = black * count_base + tables().kinds[group.kinds[rank]].white;
    }
    group.partner = group_of_counts(white, black);
  }
}

Group BoardIndex::make_group(std::uint32_t white, std::uint32_t black) const {
  Group group{};
  group.white_men = compositions_[white].men;
  group.black_men = compositions_[black].men;
  for (std::size_t rank = 0; rank < rank_count; ++rank) {
    const std::uint32_t own = count_on(white, rank);
    const std::uint32_t enemy = count_on(black, rank);
    const auto kind = std::find_if(
        tables().kinds.begin(), tables().kinds.end(),
        [&](const Kind& candidate) { return candidate.white == own && candidate.black == enemy; });
    if (kind == tables().kinds.end()) {
      return Group{};
    }
    group.kinds[rank] = static_cast<std::uint8_t>(kind - tables().kinds.begin());
    group.advance =
        static_cast<std::uint8_t>(group.advance + own * rank + enemy * (rank_count - 1 - rank));
    const Kind& top = tables().kinds[group.kinds[group.top]];
    if (kind->kept * top.patterns < top.kept * kind->patterns) {
      group.top = static_cast<std::uint8_t>(rank);
    }
  }
  group.top_kept = tables().kinds[group.kinds[group.top]].kept;
  group.top_halved = tables().kinds[group.kinds[group.top]].halved;
  std::uint32_t stride = 1;
  for (std::size_t rank = 0; rank < rank_count; ++rank) {
    if (rank != group.top) {
      group.strides[rank] = stride;
      stride *= digit_count(group, rank);
    }
  }
  group.strides[group.top] = stride;
  group.size = stride * group.top_kept;
  return group;
}

std::array<std::size_t, rank_count> BoardIndex::ranks_by_stride(const Group& group) noexcept {
  std::array<std::size_t, rank_count> order{};
  std::size_t next = 0;
  for (std::size_t rank = 0; rank < rank_count; ++rank) {
    if (rank != group.top) {
      order[next++] = rank;
    }
  }
  order[next] = group.top;
  return order;
}

}  // namespace alquerque::solver
