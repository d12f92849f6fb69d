#ifndef ALQUERQUE_PERFT_DETAIL_BATCH_HPP
#define ALQUERQUE_PERFT_DETAIL_BATCH_HPP

#include "../../core/base/language.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "../../core/base/target.hpp"
#include "../../core/generator/boards.hpp"
#include "lanes.hpp"

namespace alquerque::inline v0_1::detail {

inline namespace ALQ_TARGET {

/// Positions of one ply with one side to move, waiting to be counted or expanded together. Stored
/// column by column, so that lanes are filled by plain loads; the storage is not cleared.
class Batch {
 public:
  static constexpr std::size_t capacity = 128;

  [[nodiscard]] std::size_t size() const noexcept { return size_; }
  [[nodiscard]] bool empty() const noexcept { return size_ == 0; }
  /// Whether there may be no room for one more of everything.
  [[nodiscard]] bool full() const noexcept { return size_ > capacity - lane_count; }
  void clear() noexcept { size_ = 0; }

  /// @pre `!full()`
  void push_back(const Boards<std::uint32_t>& boards) noexcept {
    own_[size_] = boards.own;
    enemy_[size_] = boards.enemy;
    no_west_[size_] = boards.no_west;
    no_east_[size_] = boards.no_east;
    ++size_;
  }

  /// Adds the boards of the lanes in which `chosen` holds anything.
  /// @pre `!full()`
  void push_back(const Boards<Lanes>& boards, const LaneChoice& chosen) noexcept {
    chosen.write(boards.own, &own_[size_]);
    chosen.write(boards.enemy, &enemy_[size_]);
    chosen.write(boards.no_west, &no_west_[size_]);
    chosen.write(boards.no_east, &no_east_[size_]);
    size_ += static_cast<std::size_t>(std::popcount(chosen.mask()));
  }

  [[nodiscard]] Boards<std::uint32_t> operator[](std::size_t i) const noexcept {
    return {own_[i], enemy_[i], no_west_[i], no_east_[i]};
  }

  /// Fills up to a whole number of lanes with empty boards, which have no moves.
  void pad() noexcept {
    for (std::size_t i = size_; i % lane_count != 0; ++i) {
      own_[i] = enemy_[i] = no_west_[i] = no_east_[i] = 0;
    }
  }

  /// The boards from place `i` on.
  /// @pre `i` is a multiple of `lane_count`, and the batch is padded
  [[nodiscard]] Boards<Lanes> lanes(std::size_t i) const noexcept {
    return {load(&own_[i]), load(&enemy_[i]), load(&no_west_[i]), load(&no_east_[i])};
  }

 private:
  // Writing whole lanes may touch places beyond the last one used.
  using Column = std::array<std::uint32_t, capacity + lane_count>;

  alignas(sizeof(Lanes)) Column own_;
  alignas(sizeof(Lanes)) Column enemy_;
  alignas(sizeof(Lanes)) Column no_west_;
  alignas(sizeof(Lanes)) Column no_east_;
  std::size_t size_ = 0;
};

}  // namespace ALQ_TARGET

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_PERFT_DETAIL_BATCH_HPP
