#ifndef ALQUERQUE_CORE_MOVE_LIST_HPP
#define ALQUERQUE_CORE_MOVE_LIST_HPP

#include "base/language.hpp"

#include <cassert>
#include <cstddef>

#include "base/target.hpp"
#include "heading.hpp"
#include "move.hpp"
#include "rule_set.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

inline namespace ALQ_TARGET {

/// A bound for the legal moves of any position under a rule set, whatever its men and bans. Both
/// numbers are exact for the most generous rule set of their kind: proved by exhaustive search,
/// twice and by different means (tests/capacity), and reached by
/// - 272: `1bw2/bbbbw/1b1b1/bbbbw/1b1w1 w -`, where later jumps may go any way but straight forward
///   and captures are not compulsory;
/// - 1319: `1b2w/bbbb1/1b1bw/bbbb1/1b1ww w -`, where chains may stop after any jump, all headings
///   are allowed and captures are not compulsory.
///
/// Positions with the most moves of all, by rule set:
/// - `brainking`, `qirkat` and `freestyle`: 260 in `5/1bbb1/1b1b1/bbbbb/1bwb1 w -`;
/// - `alfonso`: 40 in `1w1w1/ww1ww/5/ww1ww/1w1w1 w -`.
[[nodiscard]] constexpr std::size_t max_moves(const RuleSet& rules) noexcept {
  return rules.chain_must_go_on || rules.later_jumps == Headings::none ? 272 : 1319;
}

}  // namespace ALQ_TARGET

}  // namespace detail

/// The legal moves of a position: a contiguous range of fixed capacity, without allocation. Its
/// storage is not cleared, so making one costs nothing.
/// @tparam max_size how many moves fit: by default enough for every rule set whose chains must go
/// on, the named ones among them
template <std::size_t max_size = detail::max_moves(rules::brainking)>
class MoveList {
 public:
  /// What the standard library asks of a container.
  /// @{
  using value_type = Move;
  using size_type = std::size_t;
  using iterator = Move*;
  using const_iterator = const Move*;
  /// @}

  /// How many moves fit.
  static constexpr std::size_t capacity = max_size;

  /// The empty list; O(1).
  // Not defaulted: `{}` would then clear the whole storage.
  ALQ_FN constexpr MoveList() noexcept {}  // NOLINT(modernize-use-equals-default)
  /// Copies the moves that are in the list, not the whole storage; O(moves).
  /// @{
  ALQ_FN constexpr MoveList(const MoveList& other) noexcept { *this = other; }
  ALQ_FN constexpr MoveList& operator=(const MoveList& other) noexcept {
    size_ = other.size_;
    for (std::size_t i = 0; i < size_; ++i) {
      moves_[i] = other.moves_[i];
    }
    return *this;
  }
  ALQ_FN ~MoveList() = default;

  /// How many moves are in the list.
  ALQ_FN [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  /// Whether no move is in the list.
  ALQ_FN [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  /// The moves, as a contiguous range that may be sorted in place.
  /// @{
  ALQ_FN [[nodiscard]] constexpr const Move* data() const noexcept { return moves_; }
  ALQ_FN [[nodiscard]] constexpr Move* data() noexcept { return moves_; }
  ALQ_FN [[nodiscard]] constexpr const Move* begin() const noexcept { return moves_; }
  ALQ_FN [[nodiscard]] constexpr const Move* end() const noexcept { return moves_ + size_; }
  ALQ_FN [[nodiscard]] constexpr Move* begin() noexcept { return moves_; }
  ALQ_FN [[nodiscard]] constexpr Move* end() noexcept { return moves_ + size_; }
  /// @}

  /// @pre `index < size()`
  ALQ_FN [[nodiscard]] constexpr const Move& operator[](std::size_t index) const noexcept {
    assert(index < size_);
    return moves_[index];
  }

  /// Whether a move is in the list; O(moves).
  ALQ_FN [[nodiscard]] constexpr bool contains(const Move& move) const noexcept {
    for (const Move& candidate : *this) {
      if (candidate == move) {
        return true;
      }
    }
    return false;
  }

  /// @pre `size() < capacity`
  ALQ_FN constexpr void push_back(const Move& move) noexcept {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }

  /// Makes the list empty.
  ALQ_FN constexpr void clear() noexcept { size_ = 0; }

 private:
  std::size_t size_ = 0;
  Move moves_[capacity];
};

namespace detail {

/// The list for any rule set.
using AnyMoveList = MoveList<max_moves(RuleSet{.chain_must_go_on = false})>;

}  // namespace detail

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_CORE_MOVE_LIST_HPP
