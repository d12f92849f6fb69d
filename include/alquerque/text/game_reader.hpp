#ifndef ALQUERQUE_TEXT_GAME_READER_HPP
#define ALQUERQUE_TEXT_GAME_READER_HPP

#include "../core/base/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "../core/base/taken.hpp"
#include "../core/result.hpp"
#include "../core/rule_book.hpp"
#include "../core/side.hpp"
#include "detail/game_parser.hpp"
#include "detail/game_source.hpp"
#include "detail/game_tokens.hpp"
#include "game_error.hpp"
#include "game_text.hpp"
#include "parse_error.hpp"

namespace alquerque::inline v0_1 {

namespace detail {

/// A `std::istream`, or what has as much of it as is needed to read bytes.
template <class Stream>
concept InputStream = requires(Stream& stream, char* buffer) {
  stream.read(buffer, 1);
  static_cast<std::size_t>(stream.gcount());
  static_cast<bool>(stream.bad());
};

/// A source of games.
template <InputStream Stream>
std::size_t read_from(Stream& stream, char* buffer, std::size_t size) {
  stream.read(buffer, static_cast<decltype(stream.gcount())>(size));
  const auto count = static_cast<std::size_t>(stream.gcount());
  return count == 0 && stream.bad() ? GameSource::failed : count;
}

}  // namespace detail

/// What a reader of games may be told.
struct GameReaderOptions {
  /// The rules of games without the tag `Rules`.
  RuleBook default_book{};
  /// A game that says more is refused: the bytes of its tags and comments count, 4 for a move and 1
  /// for a glyph. A text of so many bytes, the blanks after it included, is never refused, and
  /// what is read is read again from its normal form, which may be several times as long. Beyond
  /// that a text may take 1 KiB more. The limit bounds the memory: a game takes at most some fifty
  /// times as much while it is read.
  std::size_t longest_game = std::size_t{1} << 20U;
  /// Finds the book that a tag `Rules` names; nothing for an unknown name. Programs that need
  /// little code give their small books here, and the fast ones are not linked.
  std::optional<RuleBook> (*find_book)(std::string_view name) noexcept = &find_rule_book;
};

namespace detail {

/// What a reader of games knows besides its source.
struct GameReaderState {
  // Where the last game begins, and its number.
  TextPlace begin_{};
  std::uint64_t games_ = 0;
  bool failure_told_ = false;
};

}  // namespace detail

/// Reads games from a text of any length, one by one, in memory that depends on the longest game
/// only. The format is PDN 3, in its reading grammar, and a little of PGN:
///
/// - Tags in any order; `Rules` names a rule set, `FEN` holds a position text, `Variant` must be
///   `Alquerque` if it is there; others are kept, also a `Result` that is none of the scores below.
///   In a value, `\"` and `\\` stand for `"` and `\`.
/// - Moves as `parse_move` reads them, each legal. A number before a move is optional, but must be
///   right: 1 for the first turn of the text, or what the first number says where `FEN` is there.
///   Its dots are not counted, and `...` alone may stand before a move of Black.
/// - Glyphs `$0` to `$255`, and the marks `!`, `?`, `!!`, `??`, `!?`, `?!`, in parentheses or not,
///   which are the glyphs 1 to 6. Other runs of marks are kept as comments.
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
/// - The text may be empty, have a byte order mark, and end its lines by LF, CR LF or CR, and
///   itself by the byte 1A as files of DOS do.
///
/// What follows a game that cannot be read is looked for at the next line that begins with a tag
/// (after broken tags, with the tag `Event`), and reading goes on there. `open_games` in
/// game_file.hpp reads a file.
///
/// A reader that was moved from is at its end.
class GameReader : private detail::Taken<detail::GameReaderState> {
 public:
  /// Puts the next bytes of the text into the buffer.
  /// @return how many, at most `size`; 0 at the end; `failed` if it is broken off
  using Source = detail::GameSource::Fill;
  /// What a source returns instead when there may be more, but it cannot be had.
  static constexpr std::size_t failed = detail::GameSource::failed;

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

  /// @param stream a `std::istream`, for example, which is read in large pieces, to its end. If it
  /// turns bad before that, the last answer of `next` is the fault `source_failed`. Outlives the
  /// reader.
  /// @param options how to read it
  template <detail::InputStream Stream>
  explicit GameReader(Stream& stream, const GameReaderOptions& options = {})
      : GameReader{[&stream](char* buffer, std::size_t size) {
                     return detail::read_from(stream, buffer, size);
                   },
                   options} {}

  /// Reads the next game.
  /// @return the game, or its first fault, after which the next call goes on with the next game;
  /// nothing at the end
  std::optional<Result<GameText, GameError>> next() {
    source_.skip_byte_order_mark();
    source_.skip_blanks();
    const bool fails_now = source_.has_failed() && !failure_told_;
    if (source_.peek() == detail::GameSource::end && !fails_now) {
      return std::nullopt;
    }
    ++games_;
    begin_ = source_.place();
    detail::GameParser parser{source_, options_.default_book, options_.find_book,
                              options_.longest_game, games_};
    Result<GameText, GameError> game = parser.read();
    // Whatever was read then, it is not all of the game.
    if (source_.is_cut()) {
      game = parser.too_long();
    } else if (source_.has_failed() && source_.peek() == detail::GameSource::end) {
      game = parser.source_failed();
      failure_told_ = true;
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

  /// How many bytes of the text are done with: where the next game is looked for.
  [[nodiscard]] std::uint64_t next_offset() const noexcept { return source_.offset(); }
  /// The line where it is looked for, from 1.
  [[nodiscard]] std::uint64_t next_line() const noexcept { return source_.place().line; }
  /// The column where it is looked for, from 1, in bytes.
  [[nodiscard]] std::uint64_t next_column() const noexcept { return source_.place().column; }

 private:
  detail::GameSource source_;
  GameReaderOptions options_;
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

#endif  // ALQUERQUE_TEXT_GAME_READER_HPP
