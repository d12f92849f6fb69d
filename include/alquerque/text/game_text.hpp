#ifndef ALQUERQUE_TEXT_GAME_TEXT_HPP
#define ALQUERQUE_TEXT_GAME_TEXT_HPP

#include "../core/base/language.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "../core/move.hpp"
#include "../core/outcome.hpp"
#include "../core/position.hpp"
#include "../core/result.hpp"
#include "../core/rule_book.hpp"
#include "../core/side.hpp"
#include "../play/game.hpp"
#include "detail/own_rules.hpp"
#include "detail/text_layout.hpp"
#include "game_score.hpp"
#include "move_text.hpp"
#include "position_text.hpp"

namespace alquerque::inline v0_1 {

/// A tag of a game text, such as `[Event "Club evening"]`.
struct GameTag {
  /// The name, without blanks.
  std::string name;
  /// What stands between the quotes, escapes undone.
  std::string value;

  [[nodiscard]] friend bool operator==(const GameTag&, const GameTag&) = default;
};

/// A move of a game text, with what is noted about it.
struct NotedMove {
  /// The move itself.
  Move move;
  /// Numeric annotation glyphs, such as 1 for a good move, 2 for a mistake.
  std::vector<std::uint8_t> glyphs;
  /// What is noted after the move, in order.
  std::vector<std::string> comments;

  [[nodiscard]] friend bool operator==(const NotedMove&, const NotedMove&) = default;
};

/// A game as it is written down (PDN 3, `[Variant "Alquerque"]`): the game, and what people note
/// about it. `game_of` and `game_text_of` convert it to a `Game` and back.
struct GameText {
  /// The rules it is played by. Written as the tag `Rules`: the name, or for rules of the caller's
  /// own a value that tells what they are, which a reader refuses unless they are its default.
  RuleBook book{};
  /// Written as the tag `FEN` if it is not the start position, or `first_number` is not 1.
  Position start = Position::start();
  /// All tags but `Result`, `Variant`, `Rules` and `FEN`, which are said elsewhere here. A name is
  /// a letter, then letters, digits and `_`, and occurs once; a value has no line end. Those that
  /// every game text has come first where they are read, in their standard order.
  std::vector<GameTag> tags{};
  /// What is noted before the first move.
  std::vector<std::string> comments{};
  /// Each legal after the ones before it.
  std::vector<NotedMove> moves{};
  /// How it ended, as far as the text says.
  GameScore score = GameScore::unknown;
  /// What the tag `Result` says where that is none of the scores, such as the `4-6` of a match; it
  /// has no line end. Empty if it says the score.
  std::string other_result{};
  /// The number of the first turn; others where a game begins at the position of another. From 1 to
  /// `largest_first_number`.
  std::uint32_t first_number = 1;

  /// The value of a tag in `tags`; null if there is none.
  [[nodiscard]] const std::string* find(std::string_view name) const noexcept {
    for (const GameTag& tag : tags) {
      if (tag.name == name) {
        return &tag.value;
      }
    }
    return nullptr;
  }

  [[nodiscard]] friend bool operator==(const GameText&, const GameText&) = default;
};

/// The largest number that the first turn of a game may have.
inline constexpr std::uint32_t largest_first_number = 999'999'999;

namespace detail {

inline constexpr std::string_view variant_name = "Alquerque";

struct RosterTag {
  std::string_view name;
  std::string_view unknown_value;
};

/// The tags that every game text has, whatever is known of them, and in this order; `Result`
/// follows.
inline constexpr std::array<RosterTag, 6> roster{{{"Event", "?"},
                                                  {"Site", "?"},
                                                  {"Date", "????.??.??"},
                                                  {"Round", "?"},
                                                  {"White", "?"},
                                                  {"Black", "?"}}};

/// The index in `roster`, or its size for any other tag.
[[nodiscard]] constexpr std::size_t place_in_roster(std::string_view name) noexcept {
  std::size_t place = 0;
  while (place < roster.size() && roster[place].name != name) {
    ++place;
  }
  return place;
}

/// Whether `GameText` says it elsewhere than in its tags.
[[nodiscard]] constexpr bool is_reserved_tag(std::string_view name) noexcept {
  return name == "Result" || name == "Variant" || name == "Rules" || name == "FEN";
}

/// The number of a turn and whose it is. Both players' turns have one number.
struct TurnNumber {
  std::size_t number;
  Side side;

  TurnNumber(const GameText& game, std::size_t ply) noexcept
      : number{game.first_number + (ply + (game.start.to_move() == Side::white ? 0 : 1)) / 2},
        side{ply % 2 == 0 ? game.start.to_move() : opponent(game.start.to_move())} {}

  /// `12.`, or `12...` for Black.
  [[nodiscard]] std::string text() const {
    return std::to_string(number) + (side == Side::white ? "." : "...");
  }
};

inline void append_tag(std::string& text, std::string_view name, std::string_view value) {
  text += '[';
  text += name;
  text += " \"";
  for (const char character : value) {
    if (character == '"' || character == '\\') {
      text += '\\';
    }
    text += character == '\n' || character == '\r' ? ' ' : character;
  }
  text += "\"]\n";
}

/// Whether the value of a tag `Result` leaves the result open.
[[nodiscard]] constexpr bool says_no_result(std::string_view value) noexcept {
  return value.empty() || value == "?";
}

/// Whether a tag `Result` with this value is kept as it is.
[[nodiscard]] constexpr bool is_other_result(std::string_view value) noexcept {
  return !says_no_result(value) && !parse_score(value);
}

inline void append_tags(std::string& text, const GameText& game) {
  for (const RosterTag& tag : roster) {
    const std::string* const value = game.find(tag.name);
    append_tag(text, tag.name, value == nullptr ? tag.unknown_value : *value);
  }
  append_tag(text, "Result",
             is_other_result(game.other_result) ? game.other_result : to_text(game.score));
  append_tag(text, "Variant", variant_name);
  append_tag(text, "Rules", name_or_own_rules(game.book));
  if (game.start != Position::start() || game.first_number != 1) {
    append_tag(text, "FEN", to_text(game.start));
  }
  for (const GameTag& tag : game.tags) {
    if (place_in_roster(tag.name) == roster.size() && !is_reserved_tag(tag.name)) {
      append_tag(text, tag.name, tag.value);
    }
  }
}

/// In braces where they can hold it, else up to the line end. Nothing for an empty one.
inline void put_comment(LineFiller& lines, std::string_view comment) {
  std::string_view last;
  bool braces = comment.find('}') == std::string_view::npos;
  for_each_word(comment, [&](std::string_view word) {
    braces = braces && word != event_mark;
    last = word;
  });
  if (last.empty()) {
    return;
  }
  if (!braces) {
    lines.put("; " + single_spaced(comment));
    lines.end_line();
    return;
  }
  bool first = true;
  for_each_word(comment, [&](std::string_view word) {
    std::string piece = first ? "{" : "";
    piece += word;
    piece += word.data() == last.data() ? "}" : "";
    lines.put(piece);
    first = false;
  });
}

}  // namespace detail

/// The normal form, and every text that `GameReader` accepts comes to it: the tags `Event`, `Site`,
/// `Date`, `Round`, `White`, `Black` (with `?` where nothing is known), `Result`, `Variant`,
/// `Rules` and `FEN`, then the others in the order of `tags`; an empty line; the moves with their
/// numbers, glyphs as `$1` and comments, and the score at the end, in lines of at most 80 bytes.
/// Blanks and line ends within a comment are layout: one blank stands for any number. A comment
/// is in braces; one with `}` follows a `;` instead and may make a longer line. Ends with a line
/// end; an empty line goes between two games.
/// @pre as the members of `GameText` say
[[nodiscard]] inline std::string to_text(const GameText& game) {
  std::string text;
  detail::append_tags(text, game);
  text += '\n';
  detail::LineFiller lines{text};
  for (const std::string& comment : game.comments) {
    detail::put_comment(lines, comment);
  }
  Position position = game.start;
  bool says_number = true;
  for (std::size_t ply = 0; ply < game.moves.size(); ++ply) {
    const NotedMove& noted = game.moves[ply];
    std::string turn;
    if (says_number || position.to_move() == Side::white) {
      turn = detail::TurnNumber{game, ply}.text() + ' ';
    }
    lines.put(turn + to_text(game.book, position, noted.move));
    for (const std::uint8_t glyph : noted.glyphs) {
      lines.put("$" + std::to_string(glyph));
    }
    for (const std::string& comment : noted.comments) {
      detail::put_comment(lines, comment);
    }
    says_number = !noted.comments.empty();
    position = game.book.after(position, noted.move);
  }
  lines.put(to_text(game.score));
  lines.end_line();
  return text;
}

/// The text of a game as it stands; what was taken back is left out. A draw by adjudication gets
/// the tag `Termination` with PGN's word for it, as the moves alone do not show it.
/// @param tags as in `GameText`
[[nodiscard]] inline GameText game_text_of(const Game& game, std::vector<GameTag> tags = {}) {
  GameText text{game.rules(), game.start(), std::move(tags)};
  text.moves.reserve(game.turns().size());
  for (const Turn& turn : game.turns()) {
    text.moves.push_back({turn.move, {}, {}});
  }
  const std::optional<Outcome> result = game.result();
  text.score = detail::score_of(result);
  const bool adjudicated = result && (result->reason == EndReason::repetition ||
                                      result->reason == EndReason::quiet_turns);
  if (adjudicated && text.find("Termination") == nullptr) {
    text.tags.push_back({"Termination", "adjudication"});
  }
  return text;
}

/// The game of a text. Where the rules do not decide it, a win becomes the other side's
/// resignation and a draw an agreement, whatever the reason was; a game lost for both stays open,
/// as rules know no such end.
/// @return nothing if a move is not legal or the score is not what the rules say; texts from
/// `GameReader` are never so
[[nodiscard]] inline std::optional<Game> game_of(const GameText& text) {
  Game game{text.book, text.start};
  for (const NotedMove& noted : text.moves) {
    if (!game.play(noted.move)) {
      return std::nullopt;
    }
  }
  const bool decided = game.result().has_value();
  if (decided && detail::score_of(game.result()) != text.score) {
    return std::nullopt;
  }
  if (!decided && text.score == GameScore::draw) {
    static_cast<void>(game.agree_draw());
  } else if (!decided && text.score == GameScore::white_wins) {
    static_cast<void>(game.resign(Side::black));
  } else if (!decided && text.score == GameScore::black_wins) {
    static_cast<void>(game.resign(Side::white));
  }
  return game;
}

}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_GAME_TEXT_HPP
