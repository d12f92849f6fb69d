#ifndef ALQUERQUE_GAME_READER_HPP
#define ALQUERQUE_GAME_READER_HPP

#include "detail/language.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "detail/game_parser.hpp"
#include "detail/game_source.hpp"
#include "detail/text_layout.hpp"
#include "game_error.hpp"
#include "game_text.hpp"
#include "parse_error.hpp"
#include "result.hpp"
#include "rule_book.hpp"
#include "rule_set.hpp"
#include "side.hpp"

namespace alquerque::inline v0_1 {

/// What a reader of games may be told.
struct GameReaderOptions {
  /// The rules of games without the tag `Rules`. Not null; outlives the reader.
  const RuleBook* default_book = &rule_book<rules::brainking>;
  /// A game that takes more, the blanks after it included, is refused. It bounds the memory: a
  /// game takes at most some thirty times as much while it is read.
  std::size_t longest_game = std::size_t{1} << 20U;
};

/// Reads games from a text of any length, one by one, in memory that depends on the longest game
/// only. The format is PDN 3, in its reading grammar, and a little of PGN:
///
/// - Tags in any order; `Rules` names a rule set, `FEN` holds a position text, `Variant` must be
///   `Alquerque` if it is there; others are kept. In a value, `\"` and `\\` stand for `"` and `\`.
/// - Moves as `parse_move` reads them, each legal. A number before a move is optional, but must be
///   right (1 for the first turn of the text); its dots are not counted, and `...` alone may stand
///   before a move of Black.
/// - Glyphs `$0` to `$255`, and the marks `!`, `?`, `!!`, `??`, `!?`, `?!`, in parentheses or not,
///   which are the glyphs 1 to 6.
/// - Comments in braces, which do not nest, and from `;` or `%` to the line end. They belong to the
///   move before them, or to the game if there is none. Within one, any blanks count as one, and an
///   empty one counts for nothing. A line within braces that begins with `[Event ` is the next
///   game, and the comment was not closed.
/// - A variation in parentheses is kept as a comment; its moves are not checked.
/// - The end of a game is `1-0`, `0-1`, `1/2-1/2`, `0-0`, those of international draughts `2-0`,
///   `0-2` and `1-1`, or `*`, after which the tag `Result` holds, as in PDN 3. Before the next
///   game's tags and at the end of the text it may be missing. It must not contradict the tag, nor
///   either of them the rules; where nobody says a result but the rules do, they give it. Comments
///   after it belong to the game still.
/// - The text may be empty, have a byte order mark, and end its lines as on Windows.
///
/// What follows a game that cannot be read is looked for at the next line that begins with a tag
/// (after broken tags, with the tag `Event`), and reading goes on there.
class GameReader {
 public:
  /// Puts the next bytes of the text into the buffer.
  /// @return how many, at most `size`; 0 at the end
  using Source = detail::GameSource::Fill;

  /// @param source where the text comes from
  /// @param options how to read it
  explicit GameReader(Source source, const GameReaderOptions& options = {})
      : source_{std::move(source)}, options_{options} {}

  /// @param text outlives the reader
  explicit GameReader(std::string_view text, const GameReaderOptions& options = {})
      : GameReader{[rest = text](char* buffer, std::size_t size) mutable {
                     const std::size_t count = rest.copy(buffer, size);
                     rest.remove_prefix(count);
                     return count;
                   },
                   options} {}

  /// Reads the next game.
  /// @return the game, or its first fault, after which the next call goes on with the next game;
  /// nothing at the end
  std::optional<Result<GameText, GameError>> next() {
    source_.skip_byte_order_mark();
    while (source_.peek() != detail::GameSource::end &&
           detail::is_blank(static_cast<char>(source_.peek()))) {
      source_.take();
    }
    if (source_.peek() == detail::GameSource::end) {
      return std::nullopt;
    }
    ++games_;
    begin_ = source_.place();
    source_.limit(options_.longest_game);
    detail::GameParser parser{source_, *options_.default_book, games_};
    Result<GameText, GameError> game = parser.read();
    // Whatever was read then, it is not all of the game.
    if (source_.is_cut()) {
      game = parser.too_long(options_.longest_game);
    }
    source_.lift_limit();
    if (!game) {
      detail::skip_broken_game(source_, parser.in_moves());
    }
    return game;
  }

  /// The line where the game that `next` read last begins, from 1.
  [[nodiscard]] std::uint64_t line() const noexcept { return begin_.line; }
  /// The column where it begins, from 1, in bytes.
  [[nodiscard]] std::uint64_t column() const noexcept { return begin_.column; }

 private:
  detail::GameSource source_;
  GameReaderOptions options_;
  detail::TextPlace begin_;
  std::uint64_t games_ = 0;
};

/// Reads a text that holds one game.
/// @return the game, or the fault: that of the game, or that there is none, or another after it
[[nodiscard]] inline Result<GameText, GameError> parse_game(std::string_view text,
                                                            const GameReaderOptions& options = {}) {
  GameReader reader{text, options};
  std::optional<Result<GameText, GameError>> game = reader.next();
  if (!game) {
    return GameError{ParseFault::no_game, 1, 1, 1, 0, Side::white, "no game", "a game"};
  }
  if (*game && reader.next()) {
    return GameError{ParseFault::trailing_text,
                     reader.line(),
                     reader.column(),
                     2,
                     0,
                     Side::white,
                     "one more game",
                     "the end after the first"};
  }
  return *std::move(game);
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_GAME_READER_HPP
