#ifndef ALQUERQUE_CLI_BOARD_DRAWING_HPP
#define ALQUERQUE_CLI_BOARD_DRAWING_HPP

#include <string>
#include <string_view>

#include <alquerque/position.hpp>

namespace alquerque::cli {

/// What a drawing is made of.
struct Charset {
  std::string_view white;
  std::string_view black;
  std::string_view empty;
  std::string_view horizontal;
  std::string_view vertical;
  /// Falling to the right, and rising.
  std::string_view falling;
  std::string_view rising;
};

inline constexpr Charset ascii{"w", "b", "+", "-", "|", "\\", "/"};
inline constexpr Charset unicode{"○", "●", "┼", "─", "│", "╲", "╱"};

/// The board as White sees it, with its lines, files and ranks, ending in a line end.
[[nodiscard]] std::string drawing_of(const Position& position, const Charset& charset);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_BOARD_DRAWING_HPP
