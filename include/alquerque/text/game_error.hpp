#ifndef ALQUERQUE_TEXT_GAME_ERROR_HPP
#define ALQUERQUE_TEXT_GAME_ERROR_HPP

#include "../core/base/language.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "../core/setup.hpp"
#include "../core/side.hpp"
#include "../play/refusal.hpp"
#include "parse_error.hpp"

namespace alquerque::inline v0_1 {

/// Why a game could not be read, for programs and for people.
struct GameError {
  /// The kind of fault.
  ParseFault fault;
  /// The line of the fault, from 1.
  std::uint64_t line;
  /// Its column, from 1, in bytes.
  std::uint64_t column;
  /// Which game of the text it is, from 1; those that could not be read count too.
  std::uint64_t game;
  /// The number of the move that is wrong or that the fault follows; 0 before the first move.
  std::size_t move;
  /// Whose move that is.
  Side side;
  /// What stands there, ready to print.
  std::string found;
  /// What would have been right there, ready to print.
  std::string expected;
  /// The sentence of the rules that forbids it, as in `ParseError`.
  std::string why{};
  /// For programs, what `why` says.
  std::optional<Refusal> refusal{};
  /// Why there is no such start position, if it is that.
  std::optional<SetupFault> setup{};

  /// Where in the game and what: `game 2, move 3...: found 'x9', expected ...`. The dots after a
  /// number are those of Black's move.
  [[nodiscard]] std::string reason() const {
    std::string text = "game " + std::to_string(game);
    if (move != 0) {
      text += ", move " + std::to_string(move) + (side == Side::white ? "" : "...");
    }
    return text + ": " + detail::found_and_expected(found, expected, why);
  }

  /// One line that says it all, without a line end.
  [[nodiscard]] std::string message() const {
    return "line " + std::to_string(line) + ", column " + std::to_string(column) + ": " + reason();
  }
};

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_GAME_ERROR_HPP
