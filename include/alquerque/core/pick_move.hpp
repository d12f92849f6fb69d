#ifndef ALQUERQUE_CORE_PICK_MOVE_HPP
#define ALQUERQUE_CORE_PICK_MOVE_HPP

#include "base/language.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/target.hpp"
#include "bitboard.hpp"
#include "generator/chain_walk.hpp"
#include "generator/packed_moves.hpp"
#include "generator/traverse.hpp"
#include "heading.hpp"
#include "move.hpp"
#include "move_list.hpp"
#include "position.hpp"
#include "rule_set.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

inline namespace ALQ_TARGET {

/// Keeps sets of moves as sets, so that only the one that is picked becomes a move. Only chains,
/// which come one by one between the sets, are listed.
template <RuleSet rules>
class PickSink {
 public:
  constexpr bool capturing(Bitboard) const noexcept { return false; }

  template <class Moves>
  constexpr bool moves(const Moves& packed) noexcept {
    Set& set = sets_[set_count_++];
    set.table = packed_move_table<Moves>.data();
    set.size = packed.size();
    for (std::size_t i = 0; i < words; ++i) {
      set.bits[i] = i < Moves::words ? packed.bits()[i] : 0;
    }
    size_ += set.size;
    return false;
  }

  constexpr bool capture(const Capture& capture) noexcept {
    chains_.push_back(capture.move());
    ++size_;
    return false;
  }

  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }

  /// @pre `index < size()`
  [[nodiscard]] constexpr Move operator[](std::size_t index) const noexcept {
    if (index < sets_[0].size) {
      return sets_[0].move(index);
    }
    index -= sets_[0].size;
    if constexpr (rules.later_jumps != Headings::none) {
      if (index < chains_.size()) {
        return chains_[index];
      }
      index -= chains_.size();
    }
    return sets_[1].move(index);
  }

 private:
  static constexpr std::size_t jump_words = PackedJumps<rules, Side::white>::words;
  static constexpr std::size_t step_words = PackedSteps<rules, Side::white>::words;
  static constexpr std::size_t words = jump_words > step_words ? jump_words : step_words;

  struct Set {
    // Some table rather than none: GCC 12 does not see that an empty set is not asked, and warns.
    const Move* table = packed_move_table<PackedSteps<rules, Side::white>>.data();
    std::size_t size = 0;
    std::array<std::uint64_t, words> bits{};

    [[nodiscard]] constexpr Move move(std::size_t index) const noexcept {
      return table[place_of_bit(bits, index)];
    }
  };

  std::array<Set, 2> sets_;
  std::size_t set_count_ = 0;
  std::size_t size_ = 0;
  MoveList<max_moves(rules)> chains_;
};

}  // namespace ALQ_TARGET

}  // namespace detail

inline namespace ALQ_TARGET {

/// Picks one legal move without listing them, for random games and the like: calls `choose(count)`
/// once with the number of legal moves, and returns the move at the index it answers, in the order
/// of `for_each_move`. Faster than `legal_moves(position)[choose(count)]`.
/// @param choose answers an index below `count`; not called if there is no legal move
/// @return the move, or nothing if there is none
// Flattened, as the time goes into calls: GCC 12 plays random games a sixth faster.
template <RuleSet rules = rules::brainking, class Choose>
requires SupportedRules<rules> ALQ_FLATTEN [[nodiscard]] constexpr std::optional<Move> pick_move(
    const Position& position, Choose&& choose) {
  detail::PickSink<rules> sink;
  detail::traverse<rules, detail::Unit::move>(position, sink);
  const std::size_t count = sink.size();
  if (count == 0) {
    return std::nullopt;
  }
  const std::size_t index = choose(count);
  assert(index < count);
  return sink[index];
}

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_PICK_MOVE_HPP
