#ifndef ALQUERQUE_DETAIL_GAME_PARSER_HPP
#define ALQUERQUE_DETAIL_GAME_PARSER_HPP

#include "language.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "../game_error.hpp"
#include "../game_score.hpp"
#include "../game_text.hpp"
#include "../move.hpp"
#include "../move_text.hpp"
#include "../outcome.hpp"
#include "../parse_error.hpp"
#include "../position.hpp"
#include "../position_text.hpp"
#include "../result.hpp"
#include "../rule_book.hpp"
#include "../rule_set.hpp"
#include "../side.hpp"
#include "game_source.hpp"
#include "text_layout.hpp"

namespace alquerque::inline v0_1::detail {

/// Foreign text in quotes, and not too much of it.
inline std::string quoted_start(std::string_view text) {
  constexpr std::size_t most = 40;
  return quoted(text.substr(0, most)) + (text.size() > most ? "..." : "");
}

inline bool is_letter(char character) noexcept {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}
inline bool is_digit(char character) noexcept { return character >= '0' && character <= '9'; }

/// Reads one game of a source that stands at its first character that is not blank.
class GameParser {
 public:
  GameParser(GameSource& source, const RuleBook& default_book, std::uint64_t number)
      : source_{source}, number_{number} {
    text_.book = &default_book;
  }

  /// Reads up to the next game or the end.
  Result<GameText, GameError> read() {
    if (auto error = read_items()) {
      return *std::move(error);
    }
    if (auto error = finish()) {
      return *std::move(error);
    }
    return std::move(text_);
  }

  /// Whether what follows the tags has been reached.
  [[nodiscard]] bool in_moves() const noexcept { return in_moves_; }

  [[nodiscard]] GameError too_long(std::uint64_t limit) const {
    return error(ParseFault::game_too_long, source_.place(), turns(),
                 "more of the game after " + std::to_string(limit) + " bytes",
                 "its end, which is the limit");
  }

 private:
  using Fault = std::optional<GameError>;

  // Each game has a few; without a bound, looking for doubles would take a square of time.
  static constexpr std::size_t most_tags = 1000;

  static constexpr std::string_view results = "1-0, 0-1, 1/2-1/2, 0-0 or *";

  /// A tag's value with the place of its first character.
  struct PlacedValue {
    std::string value;
    TextPlace place;
  };

  Fault read_items() {
    for (;;) {
      skip_blanks();
      Fault error;
      switch (source_.peek()) {
        case GameSource::end:
          return std::nullopt;
        case '[':
          if (in_moves_ || (has_tag("Event") && source_.at_event_tag())) {
            return std::nullopt;
          }
          error = read_tag();
          break;
        case '{':
          error = read_braces();
          break;
        case ';':
        case '%':
          read_line_comment();
          break;
        default:
          if (ended_by_) {
            return std::nullopt;
          }
          error = read_move_text();
      }
      if (error) {
        return error;
      }
    }
  }

  // ---- Tags
  // --------------------------------------------------------------------------------------

  Fault read_tag() {
    source_.take();
    skip_blanks();
    const TextPlace name_place = source_.place();
    std::string name;
    while (is_name(source_.peek()) && (!name.empty() || is_letter(next_char()))) {
      name += source_.take();
    }
    if (name.empty()) {
      return refuse_next(ParseFault::bad_tag_name, "the name of a tag, such as Event");
    }
    skip_blanks();
    if (source_.peek() != '"') {
      return refuse_next(ParseFault::bad_tag_value, "'\"' and the value of the tag " + name);
    }
    PlacedValue value;
    if (auto error = read_value(name, value)) {
      return error;
    }
    skip_blanks();
    if (source_.peek() != ']') {
      return refuse_next(ParseFault::unclosed_tag, "']' after the value of the tag " + name);
    }
    source_.take();
    if (has_tag(name)) {
      return refuse(ParseFault::tag_twice, name_place, "the tag " + quoted_start(name) + " again",
                    "each tag once in a game");
    }
    if (names_.size() == most_tags) {
      return refuse(ParseFault::too_many_tags, name_place, "one more tag",
                    "at most " + std::to_string(most_tags) + " tags in a game");
    }
    names_.push_back(name);
    return accept_tag(std::move(name), std::move(value));
  }

  Fault read_value(const std::string& name, PlacedValue& value) {
    source_.take();
    value.place = source_.place();
    for (;;) {
      const int next = source_.peek();
      if (next == GameSource::end || next == '\n' || next == '\r') {
        return refuse_next(ParseFault::bad_tag_value,
                           "'\"' after the value of the tag " + name + ", on its line");
      }
      const char character = source_.take();
      if (character == '"') {
        return std::nullopt;
      }
      // Any other backslash is one.
      if (character == '\\' && (source_.peek() == '"' || source_.peek() == '\\')) {
        value.value += source_.take();
      } else {
        value.value += character;
      }
    }
  }

  Fault accept_tag(std::string name, PlacedValue value) {
    if (name == "Result") {
      const bool says_nothing = value.value.empty() || value.value == "?";
      const std::optional<GameScore> score =
          says_nothing ? GameScore::unknown : parse_score(value.value);
      if (!score) {
        return refuse(ParseFault::unknown_result, value.place, quoted_start(value.value),
                      std::string{results});
      }
      text_.score = *score;
      if (!says_nothing) {
        result_tag_ = std::move(value);
      }
    } else if (name == "Variant") {
      if (value.value != variant_name) {
        return refuse(ParseFault::unknown_variant, value.place, quoted_start(value.value),
                      std::string{variant_name});
      }
    } else if (name == "Rules") {
      const RuleBook* const book = find_rule_book(value.value);
      if (book == nullptr) {
        std::vector<std::string> known;
        known.reserve(named_rule_sets.size());
        for (const NamedRuleSet& named : named_rule_sets) {
          known.emplace_back(named.name);
        }
        return refuse(ParseFault::unknown_rules, value.place, quoted_start(value.value),
                      alternatives(known));
      }
      text_.book = book;
    } else if (name == "FEN") {
      fen_ = std::move(value);
    } else {
      const std::size_t place = place_in_roster(name);
      if (place == roster.size() || roster[place].unknown_value != value.value) {
        add_tag({std::move(name), std::move(value.value)});
      }
    }
    return std::nullopt;
  }

  /// What the tags say together, as they come in any order.
  Fault end_tags() {
    if (tags_ended_) {
      return std::nullopt;
    }
    tags_ended_ = true;
    if (fen_) {
      const Result<Position, ParseError> start = parse_position(fen_->value, text_.book->rules());
      if (!start) {
        return refuse_in_value(*fen_, start.error());
      }
      text_.start = *start;
    }
    position_ = text_.start;
    return std::nullopt;
  }

  /// Adds a tag where it is written, so that a game equals the one read from its text.
  void add_tag(GameTag tag) {
    const std::size_t place = place_in_roster(tag.name);
    const auto after =
        std::find_if(text_.tags.begin(), text_.tags.end(),
                     [place](const GameTag& other) { return place_in_roster(other.name) > place; });
    text_.tags.insert(after, std::move(tag));
  }

  [[nodiscard]] GameError refuse_in_value(const PlacedValue& tag, const ParseError& reason) const {
    TextPlace place = tag.place;
    // What stands before a fault is part of a position text, which has no escapes.
    place.column += reason.offset;
    const bool at_end = reason.offset == tag.value.size();
    return error(reason.fault, place, 0,
                 at_end ? "the end of the position" : shortened(reason.found), reason.expected);
  }

  // ---- Comments
  // ----------------------------------------------------------------------------------

  Fault read_braces() {
    const TextPlace place = source_.place();
    std::string comment;
    source_.take();
    while (source_.peek() != '}') {
      if (next_game_or_end()) {
        return refuse(ParseFault::unclosed_comment, place, "'{' without '}'",
                      "'}' before the next game");
      }
      comment += source_.take();
    }
    source_.take();
    note(comment);
    return std::nullopt;
  }

  void read_line_comment() {
    std::string comment;
    source_.take();
    while (source_.peek() != GameSource::end && source_.peek() != '\n') {
      comment += source_.take();
    }
    note(comment);
  }

  /// A variation becomes a comment, parentheses and all: nothing is lost, but its moves are not
  /// looked at.
  Fault read_variation() {
    const TextPlace place = source_.place();
    std::string comment;
    std::size_t depth = 0;
    char closing = ')';
    do {
      if (next_game_or_end()) {
        return refuse(ParseFault::unclosed_variation, place, "'(' without ')'",
                      "')' before the next game");
      }
      const char character = source_.take();
      comment += character;
      if (closing != ')') {
        closing = character == closing ? ')' : closing;
      } else if (character == '{') {
        closing = '}';
      } else if (character == ';' || character == '%') {
        closing = '\n';
      } else if (character == '(') {
        ++depth;
      } else if (character == ')') {
        --depth;
      }
    } while (depth > 0);
    note(comment);
    return std::nullopt;
  }

  [[nodiscard]] bool next_game_or_end() {
    return source_.peek() == GameSource::end ||
           (source_.place().column == 1 && source_.at_event_tag());
  }

  void note(std::string_view comment) {
    std::string words = single_spaced(comment);
    if (!words.empty()) {
      (text_.moves.empty() ? text_.comments : text_.moves.back().comments)
          .push_back(std::move(words));
    }
  }

  // ---- Moves
  // -------------------------------------------------------------------------------------

  Fault read_move_text() {
    in_moves_ = true;
    if (auto error = end_tags()) {
      return error;
    }
    switch (source_.peek()) {
      case '*': {
        const TextPlace place = source_.place();
        source_.take();
        return end_with(GameScore::unknown, "*", place);
      }
      case '$':
        return read_glyph();
      case '!':
      case '?':
        return read_mark();
      case '(': {
        std::size_t ahead = 1;
        while (ahead < 4 && (source_.peek(ahead) == '!' || source_.peek(ahead) == '?')) {
          ++ahead;
        }
        return ahead > 1 && source_.peek(ahead) == ')' ? read_mark() : read_variation();
      }
      case ')':
      case '}':
      case ']':
      case '"':
        return refuse_next(ParseFault::unexpected_text, "a move, a result, a comment or a tag");
      default:
        return read_word();
    }
  }

  Fault read_word() {
    TextPlace place = source_.place();
    std::string written;
    while (!ends_word(source_.peek())) {
      written += source_.take();
    }
    std::string_view word = written;
    for (;;) {
      if (const std::optional<GameScore> score = parse_score(word)) {
        return end_with(*score, word, place);
      }
      if (is_letter(word.front())) {
        return read_move(word, place);
      }
      std::size_t length = 0;
      if (auto error = read_number(word, place, length)) {
        return error;
      }
      word.remove_prefix(length);
      place.column += length;
      if (word.empty()) {
        return std::nullopt;
      }
    }
  }

  /// The number of the turn with its dots, or dots alone before a move of Black.
  /// @param length gets how much of the word that is
  Fault read_number(std::string_view word, const TextPlace& place, std::size_t& length) {
    const TurnNumber turn{text_.start, turns()};
    std::size_t digits = 0;
    while (digits < word.size() && is_digit(word[digits])) {
      ++digits;
    }
    std::size_t dots = 0;
    while (digits + dots < word.size() && word[digits + dots] == '.') {
      ++dots;
    }
    length = digits + dots;
    std::string_view number = word.substr(0, digits);
    number.remove_prefix((std::min)(number.find_first_not_of('0'), number.size()));
    if (dots > 0 && (digits == 0 ? turn.side == Side::black && !dots_alone_
                                 : number == std::to_string(turn.number))) {
      dots_alone_ = digits == 0;
      number_seen_ = true;
      return std::nullopt;
    }
    if (digits == 0 && dots == 0) {
      return refuse(ParseFault::unexpected_text, place, quoted_start(word),
                    "a move, a result, a comment or a tag", turns() + 1);
    }
    return refuse(ParseFault::bad_move_number, place, quoted_start(word),
                  "a move, its number '" + turn.text() + "' or a result: " + std::string{results},
                  turns() + 1);
  }

  Fault read_move(std::string_view word, TextPlace place) {
    const Result<Move, ParseError> move = parse_move(*text_.book, position_, word);
    if (!move) {
      const ParseError& reason = move.error();
      place.column += reason.offset;
      const bool at_end = reason.offset == word.size();
      return refuse(reason.fault, place,
                    at_end ? "the end of " + quoted_start(word) : shortened(reason.found),
                    reason.expected, turns() + 1);
    }
    text_.moves.push_back({*move, {}, {}});
    position_ = text_.book->after(position_, *move);
    dots_alone_ = false;
    return std::nullopt;
  }

  Fault read_glyph() {
    const TextPlace place = source_.place();
    std::string written{source_.take()};
    unsigned glyph = 0;
    while (!ends_word(source_.peek())) {
      const char digit = source_.take();
      written += digit;
      // Beyond 255 it no longer matters.
      glyph =
          is_digit(digit) && glyph < 256 ? glyph * 10 + static_cast<unsigned>(digit - '0') : 256;
    }
    if (written.size() == 1 || glyph > 255) {
      return refuse(ParseFault::bad_glyph, place, quoted_start(written), "'$' and 0 to 255");
    }
    return note_glyph(static_cast<std::uint8_t>(glyph), written, place);
  }

  /// `!`, `?` and so on, which are other names of the glyphs 1 to 6; PDN knows them in parentheses
  /// too.
  Fault read_mark() {
    constexpr std::array<std::string_view, 6> marks{"!", "?", "!!", "??", "!?", "?!"};
    const TextPlace place = source_.place();
    const bool parenthesised = source_.peek() == '(';
    if (parenthesised) {
      source_.take();
    }
    std::string written;
    while (source_.peek() == '!' || source_.peek() == '?') {
      written += source_.take();
    }
    if (parenthesised) {
      source_.take();
    }
    for (std::size_t i = 0; i < marks.size(); ++i) {
      if (marks[i] == written) {
        return note_glyph(static_cast<std::uint8_t>(i + 1), written, place);
      }
    }
    return refuse(ParseFault::bad_glyph, place, quoted_start(written), "!, ?, !!, ??, !? or ?!");
  }

  Fault note_glyph(std::uint8_t glyph, std::string_view written, const TextPlace& place) {
    if (text_.moves.empty()) {
      return refuse(ParseFault::glyph_without_move, place, quoted_start(written),
                    "a move before it");
    }
    text_.moves.back().glyphs.push_back(glyph);
    return std::nullopt;
  }

  // ---- The end
  // -----------------------------------------------------------------------------------

  Fault end_with(GameScore score, std::string_view written, const TextPlace& place) {
    if (names_.empty() && text_.moves.empty() && text_.comments.empty() && !number_seen_) {
      return refuse(ParseFault::empty_game, place, quoted_start(written),
                    "tags or moves before the result");
    }
    ended_by_ = PlacedValue{std::string{written}, place};
    // PDN 3 ends each game with `*`, whatever the result is.
    if (score == GameScore::unknown) {
      return std::nullopt;
    }
    if (result_tag_ && text_.score != score) {
      return refuse(ParseFault::contradictory_result, place, quoted_start(written),
                    "'" + std::string{to_text(text_.score)} + "', as the tag Result says");
    }
    text_.score = score;
    return std::nullopt;
  }

  Fault finish() {
    if (auto error = end_tags()) {
      return error;
    }
    const std::optional<Outcome> outcome = text_.book->outcome(position_);
    if (!outcome) {
      return std::nullopt;
    }
    const GameScore decided = score_of_win(outcome->winner);
    if (text_.score == GameScore::unknown) {
      text_.score = decided;
    } else if (text_.score != decided) {
      const PlacedValue& said = ended_by_ && ended_by_->value != "*" ? *ended_by_ : *result_tag_;
      return refuse(ParseFault::contradictory_result, said.place, quoted_start(said.value),
                    "'" + std::string{to_text(decided)} + "', as " +
                        (outcome->winner == Side::white ? "Black" : "White") +
                        (outcome->reason == EndReason::no_men ? " has no men" : " cannot move"));
    }
    return std::nullopt;
  }

  // ---- Small questions and errors
  // ----------------------------------------------------------------

  [[nodiscard]] std::size_t turns() const noexcept { return text_.moves.size(); }

  [[nodiscard]] char next_char() { return static_cast<char>(source_.peek()); }

  [[nodiscard]] bool has_tag(std::string_view name) const noexcept {
    return std::find(names_.begin(), names_.end(), name) != names_.end();
  }

  [[nodiscard]] static bool is_name(int next) noexcept {
    const char character = static_cast<char>(next);
    return next != GameSource::end &&
           (is_letter(character) || is_digit(character) || character == '_');
  }

  [[nodiscard]] static bool ends_word(int next) noexcept {
    return next == GameSource::end || is_blank(static_cast<char>(next)) ||
           std::string_view{"{}()[];%*!?$\""}.find(static_cast<char>(next)) !=
               std::string_view::npos;
  }

  void skip_blanks() {
    while (source_.peek() != GameSource::end && is_blank(next_char())) {
      source_.take();
    }
  }

  [[nodiscard]] static std::string shortened(const std::string& found) {
    constexpr std::size_t most = 60;
    return found.size() > most ? found.substr(0, most) + "...'" : found;
  }

  /// @param turn the turn, from 1, that the fault is in or follows; 0 for none
  [[nodiscard]] GameError error(ParseFault fault, const TextPlace& place, std::size_t turn,
                                std::string found, std::string expected) const {
    const TurnNumber number{text_.start, turn == 0 ? 0 : turn - 1};
    return {
        fault,       place.line,       place.column,       number_, turn == 0 ? 0 : number.number,
        number.side, std::move(found), std::move(expected)};
  }
  [[nodiscard]] GameError refuse(ParseFault fault, const TextPlace& place, std::string found,
                                 std::string expected, std::size_t turn) const {
    return error(fault, place, turn, std::move(found), std::move(expected));
  }
  /// About the turn read last.
  [[nodiscard]] GameError refuse(ParseFault fault, const TextPlace& place, std::string found,
                                 std::string expected) const {
    return error(fault, place, turns(), std::move(found), std::move(expected));
  }
  /// About the next character.
  [[nodiscard]] GameError refuse_next(ParseFault fault, std::string expected) {
    const int next = source_.peek();
    const bool line_end = next == '\n' || (next == '\r' && source_.peek(1) == '\n');
    const char character = next_char();
    return refuse(fault, source_.place(),
                  next == GameSource::end ? "the end"
                  : line_end              ? "the end of the line"
                                          : quoted({&character, 1}),
                  std::move(expected));
  }

  GameSource& source_;
  std::uint64_t number_;
  GameText text_;
  Position position_;
  std::vector<std::string> names_;
  std::optional<PlacedValue> fen_;
  // Of what says a result: the tag, unless it leaves it open, and the end of the game.
  std::optional<PlacedValue> result_tag_;
  std::optional<PlacedValue> ended_by_;
  bool tags_ended_ = false;
  bool in_moves_ = false;
  bool number_seen_ = false;
  bool dots_alone_ = false;
};

/// Goes to where the next game seems to begin after one that could not be read: a line with a tag,
/// which after the moves is any, and within the tags `Event`.
inline void skip_broken_game(GameSource& source, bool in_moves) {
  while (source.peek() != GameSource::end) {
    if (source.place().column == 1) {
      while (source.peek() == ' ' || source.peek() == '\t' || source.peek() == '\r') {
        source.take();
      }
      const bool tag = source.peek() == '[' && is_letter(static_cast<char>(source.peek(1)));
      if (tag && (in_moves || source.at_event_tag())) {
        return;
      }
      in_moves = in_moves || (!tag && source.peek() != '\n');
    }
    while (source.peek() != GameSource::end && source.take() != '\n') {
    }
  }
}

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_GAME_PARSER_HPP
