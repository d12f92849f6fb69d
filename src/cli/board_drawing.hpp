#ifndef ALQUERQUE_CLI_BOARD_DRAWING_HPP
#define ALQUERQUE_CLI_BOARD_DRAWING_HPP

#include <string>
#include <string_view>

#include <alquerque/alquerque.hpp>

#include "board_marks.hpp"

namespace alquerque::cli {

/// What a drawing is made of.
struct Charset {
  std::string_view white;
  std::string_view black;
  std::string_view empty;
  /// An empty point that a man can touch down on next.
  std::string_view target;
  std::string_view horizontal;
  std::string_view vertical;
  /// Falling to the right, and rising.
  std::string_view falling;
  std::string_view rising;
};

inline constexpr Charset ascii{"w", "b", "+", "*", "-", "|", "\\", "/"};
inline constexpr Charset unicode{"○", "●", "┼", "◆", "─", "│", "╲", "╱"};

/// The board as White sees it, with its lines, files and ranks, ending in a line end. Of the marks
/// it shows the targets, and in colour the points of the last move.
[[nodiscard]] std::string drawing_of(const Position& position, const BoardMarks& marks,
                                     const Charset& charset, bool color);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_BOARD_DRAWING_HPP
