#ifndef ALQUERQUE_MOVE_LIST_HPP
#define ALQUERQUE_MOVE_LIST_HPP

#include <array>
#include <cassert>
#include <cstddef>

#include "move.hpp"

namespace alquerque::inline v0_1 {

/// The legal moves of a position: a contiguous range of fixed capacity, without allocation. Its
/// storage is not cleared, so making one costs nothing.
class MoveList {
 public:
  using value_type = Move;
  using size_type = std::size_t;
  using const_iterator = const Move*;

  static constexpr std::size_t capacity = 1024;

  constexpr MoveList() noexcept : size_{0} {}
  constexpr MoveList(const MoveList& other) noexcept : size_{0} { *this = other; }
  constexpr MoveList& operator=(const MoveList& other) noexcept {
    size_ = other.size_;
    for (std::size_t i = 0; i < size_; ++i) {
      moves_[i] = other.moves_[i];
    }
    return *this;
  }
  ~MoveList() = default;

  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr const Move* data() const noexcept { return moves_; }
  [[nodiscard]] constexpr const Move* begin() const noexcept { return moves_; }
  [[nodiscard]] constexpr const Move* end() const noexcept { return moves_ + size_; }
  [[nodiscard]] constexpr Move* begin() noexcept { return moves_; }
  [[nodiscard]] constexpr Move* end() noexcept { return moves_ + size_; }

  /// @pre `index < size()`
  [[nodiscard]] constexpr const Move& operator[](std::size_t index) const noexcept {
    assert(index < size_);
    return moves_[index];
  }

  [[nodiscard]] constexpr bool contains(const Move& move) const noexcept {
    for (const Move& candidate : *this) {
      if (candidate == move) {
        return true;
      }
    }
    return false;
  }

  /// @pre `size() < capacity`
  constexpr void push_back(const Move& move) noexcept {
    assert(size_ < capacity);
    moves_[size_++] = move;
  }

  constexpr void clear() noexcept { size_ = 0; }

 private:
  std::size_t size_;
  Move moves_[capacity];
};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_MOVE_LIST_HPP
