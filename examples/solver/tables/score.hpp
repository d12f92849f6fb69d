#ifndef ALQUERQUE_SOLVER_TABLES_SCORE_HPP
#define ALQUERQUE_SOLVER_TABLES_SCORE_HPP

#include <compare>
#include <cstdint>

namespace alquerque::solver {

/// What a position is worth to the side to move: a byte that is the greater the more the mover
/// likes it. With k from 0 on, k is lost in 2k plies, 128 neither won nor lost, and 255 - k won in
/// 2k + 1 plies; who has no move has lost in 0.
class Score {
 public:
  constexpr Score() noexcept = default;
  [[nodiscard]] static constexpr Score from_byte(std::uint8_t byte) noexcept { return Score{byte}; }
  [[nodiscard]] static constexpr Score no_move() noexcept { return Score{0}; }
  [[nodiscard]] static constexpr Score neither() noexcept { return Score{neither_byte}; }

  [[nodiscard]] constexpr std::uint8_t byte() const noexcept { return byte_; }
  [[nodiscard]] constexpr bool is_won() const noexcept { return byte_ > neither_byte; }
  [[nodiscard]] constexpr bool is_lost() const noexcept { return byte_ < neither_byte; }
  /// How many plies the game lasts if the winner hurries and the loser does not.
  /// @pre it is won or lost
  [[nodiscard]] constexpr unsigned plies() const noexcept {
    return is_won() ? 2U * (255U - byte_) + 1 : 2U * byte_;
  }

  /// What a move that leads here is worth to whoever makes it: the same a ply later.
  /// @pre `!is_at_limit()`
  [[nodiscard]] constexpr Score of_move_here() const noexcept {
    return Score{static_cast<std::uint8_t>((byte_ < neither_byte ? 255U : 256U) - byte_)};
  }
  /// Whether a ply more cannot be told from neither.
  [[nodiscard]] constexpr bool is_at_limit() const noexcept { return byte_ == neither_byte - 1; }

  friend constexpr auto operator<=>(Score, Score) noexcept = default;

 private:
  static constexpr std::uint8_t neither_byte = 128;

  explicit constexpr Score(std::uint8_t byte) noexcept : byte_{byte} {}

  std::uint8_t byte_ = neither_byte;
};

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_TABLES_SCORE_HPP
