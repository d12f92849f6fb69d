#ifndef ALQUERQUE_CLI_BOARD_MARKS_HPP
#define ALQUERQUE_CLI_BOARD_MARKS_HPP

#include <optional>

#include <alquerque/alquerque.hpp>

namespace alquerque::cli {

/// What a picture of a position shows beside the men.
struct BoardMarks {
  /// The move that led to the position.
  std::optional<Route> last_move;
  /// Men that can move, and the points that they can touch down on next: by steps, by jumps.
  Bitboard movable_men{};
  Bitboard step_targets{};
  Bitboard jump_targets{};

  [[nodiscard]] Bitboard targets() const noexcept { return step_targets | jump_targets; }

  /// The points of the last move.
  [[nodiscard]] Bitboard last_points() const noexcept {
    Bitboard points;
    if (last_move) {
      points |= last_move->from();
      for (const Point landing : *last_move) {
        points |= landing;
      }
    }
    return points;
  }
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_BOARD_MARKS_HPP
