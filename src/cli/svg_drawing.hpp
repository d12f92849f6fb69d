#ifndef ALQUERQUE_CLI_SVG_DRAWING_HPP
#define ALQUERQUE_CLI_SVG_DRAWING_HPP

#include <string>
#include <string_view>

#include <alquerque/alquerque.hpp>

#include "board_marks.hpp"

namespace alquerque::cli {

/// The board as White sees it, as an SVG document of any size: lines, men, files and ranks, and the
/// marks.
/// @param title what the picture shows, for readers who do not see it, who are also told where the
/// men stand
[[nodiscard]] std::string svg_of(const Position& position, const BoardMarks& marks,
                                 std::string_view title);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_SVG_DRAWING_HPP
