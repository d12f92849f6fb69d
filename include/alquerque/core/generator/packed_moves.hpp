#ifndef ALQUERQUE_CORE_GENERATOR_PACKED_MOVES_HPP
#define ALQUERQUE_CORE_GENERATOR_PACKED_MOVES_HPP

#include "../base/language.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <type_traits>  // IWYU pragma: keep

#include "../base/target.hpp"
#include "../bitboard.hpp"
#include "../geometry.hpp"
#include "../heading.hpp"
#include "../move.hpp"
#include "../point.hpp"
#include "../side.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// The place of the set bit that `index` lower ones come before.
/// @pre `word` has more than `index` set bits
[[nodiscard]] constexpr std::size_t place_of_bit(std::uint64_t word, std::size_t index) noexcept {
#if defined(ALQ_EXTENSIONS) && defined(__BMI2__) && defined(__x86_64__)
  if (!std::is_constant_evaluated()) {
    return static_cast<std::size_t>(
        std::countr_zero(__builtin_ia32_pdep_di(std::uint64_t{1} << index, word)));
  }
#endif
  for (; index > 0; --index) {
    word &= word - 1;
  }
  return static_cast<std::size_t>(std::countr_zero(word));
}

/// The same in a row of words.
/// @pre `words` have more than `index` set bits
template <std::size_t size>
[[nodiscard]] constexpr std::size_t place_of_bit(const std::array<std::uint64_t, size>& words,
                                                 std::size_t index) noexcept {
  for (std::size_t word = 0; word + 1 < size; ++word) {
    const auto here = static_cast<std::size_t>(std::popcount(words[word]));
    if (index < here) {
      return word * 64 + place_of_bit(words[word], index);
    }
    index -= here;
  }
  return (size - 1) * 64 + place_of_bit(words[size - 1], index);
}

/// What a step or a single jump changes, in the words of `after_move`.
struct Change {
  std::uint32_t moved;
  std::uint32_t captured;
  std::uint32_t west_stepper;
  std::uint32_t east_stepper;
};

/// What each place of a packing stands for.
/// @{
template <class Packed>
inline constexpr auto packed_move_table = [] {
  std::array<Move, Packed::places> table{};
  Packed::each_place(
      [&table](std::size_t place, Direction, const Move& move) { table[place] = move; });
  return table;
}();

template <class Packed>
inline constexpr auto packed_change_table = [] {
  std::array<Change, Packed::places> table{};
  Packed::each_place([&table](std::size_t place, Direction direction, const Move& move) {
    const std::uint32_t to = Bitboard{move.to()}.bits();
    table[place] = {Bitboard{move.from(), move.to()}.bits(), move.captured().bits(),
                    !Packed::jump && direction == Direction::west ? to : 0,
                    !Packed::jump && direction == Direction::east ? to : 0};
  });
  return table;
}();
/// @}

/// Moves of one step, or of one jump, as sets of men by direction: 25 bits a direction, one after
/// the other. So all of them are counted with a few popcounts and listed in one run, without a
/// branch for each direction.
template <Headings the_headings, Side the_side, bool the_jump>
class PackedMoves {
 public:
  static constexpr Headings headings = the_headings;
  static constexpr Side side = the_side;
  static constexpr bool jump = the_jump;

  /// The directions of the headings in order, and the places they have in the packing.
  static constexpr std::size_t used_directions = [] {
    std::size_t count = 0;
    for (const Direction direction : all_directions) {
      count += includes(headings, direction, side);
    }
    return count;
  }();
  static constexpr std::size_t words = (used_directions * point_count + 63) / 64;
  static constexpr std::size_t places = words * 64;

  /// The move that a place stands for.
  [[nodiscard]] static constexpr const Move& move(std::size_t place) noexcept {
    return packed_move_table<PackedMoves>[place];
  }
  /// What that move changes.
  [[nodiscard]] static constexpr const Change& change(std::size_t place) noexcept {
    return packed_change_table<PackedMoves>[place];
  }

  /// Adds the men that move in a direction, one of the headings.
  template <Direction direction>
  constexpr void insert(std::uint32_t men) noexcept {
    constexpr std::size_t first = slot(direction) * point_count;
    constexpr std::size_t word = first / 64;
    constexpr std::size_t bit = first % 64;
    words_[word] |= std::uint64_t{men} << bit;
    if constexpr (bit + point_count > 64) {
      words_[word + 1] |= std::uint64_t{men} >> (64 - bit);
    }
  }

  [[nodiscard]] constexpr bool empty() const noexcept {
    std::uint64_t any = 0;
    for (const std::uint64_t word : words_) {
      any |= word;
    }
    return any == 0;
  }

  [[nodiscard]] constexpr std::size_t size() const noexcept {
    std::size_t count = 0;
    for (const std::uint64_t word : words_) {
      count += static_cast<std::size_t>(std::popcount(word));
    }
    return count;
  }

  /// Calls `visit(place)` for the place of every move until a call returns true.
  template <class Visit>
  constexpr bool any_of(Visit&& visit) const {
    for (std::size_t word = 0; word < words; ++word) {
      for (std::uint64_t rest = words_[word]; rest != 0; rest &= rest - 1) {
        if (visit(word * 64 + static_cast<std::size_t>(std::countr_zero(rest)))) {
          return true;
        }
      }
    }
    return false;
  }

  [[nodiscard]] constexpr const std::array<std::uint64_t, words>& bits() const noexcept {
    return words_;
  }

  /// Calls `visit(place, direction, move)` for every place that stands for a move.
  template <class Visit>
  static constexpr void each_place(Visit&& visit) {
    for (const Direction direction : all_directions) {
      if (!includes(headings, direction, side)) {
        continue;
      }
      for (const Point from : jump ? jump_origins(direction) : step_origins(direction)) {
        const Point to = jump ? *jump_target(from, direction) : *step_target(from, direction);
        visit(slot(direction) * point_count + index_of(from), direction,
              jump ? Move{from, to, middle_of(from, to)} : Move{from, to});
      }
    }
  }

 private:
  /// How many directions come before one in the packing.
  static constexpr std::size_t slot(Direction direction) noexcept {
    std::size_t before = 0;
    for (const Direction other : all_directions) {
      before += other < direction && includes(headings, other, side);
    }
    return before;
  }

  std::array<std::uint64_t, words> words_{};
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_CORE_GENERATOR_PACKED_MOVES_HPP
