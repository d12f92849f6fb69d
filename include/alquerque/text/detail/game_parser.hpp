#ifndef ALQUERQUE_TEXT_DETAIL_GAME_PARSER_HPP
#define ALQUERQUE_TEXT_DETAIL_GAME_PARSER_HPP

#include "../../core/base/language.hpp"

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

#include "../../core/bitboard.hpp"
#include "../../core/move.hpp"
#include "../../core/outcome.hpp"
#include "../../core/position.hpp"
#include "../../core/result.hpp"
#include "../../core/rule_book.hpp"
#include "../../core/rule_set.hpp"
#include "../../core/side.hpp"
#include "../game_error.hpp"
#include "../game_score.hpp"
#include "../game_text.hpp"
#include "../outcome_text.hpp"
#include "../parse_error.hpp"
#include "../parse_move.hpp"
#include "../position_text.hpp"
#include "characters.hpp"
#include "game_source.hpp"
#include "game_tokens.hpp"
#include "own_rules.hpp"
#include "text_layout.hpp"

namespace alquerque::inline v0_1::detail {

/// The bytes that a game may take beyond the limit on what it says: for the tags that say nothing,
/// and for the longest move with its number, which a limit knows of when it has been read.
inline constexpr std::uint64_t layout_allowance = 1024;

/// Reads one game of a source that stands at its first character that is not blank.
///
/// The limit on a game counts what is kept of it, each item as the shortest text that says it. For
/// every item the source lets so many more bytes be seen as its normal form is longer, at most. So
/// each text within the limit is read, and so is the normal form of what is read.
class GameParser {
 public:
  using FindBook = std::optional<RuleBook> (*)(std::string_view name) noexcept;

  GameParser(GameSource& source, RuleBook default_book, FindBook find_book,
             std::uint64_t longest_game, std::uint64_t number)
      : source_{source},
        tokens_{source},
        default_book_{default_book},
        find_book_{find_book},
        longest_{longest_game},
        number_{number},
        text_{default_book} {
    source_.limit(longest_game);
    source_.extend_limit(layout_allowance);
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

  [[nodiscard]] GameError too_long() const {
    return error(ParseFault::limit_exceeded, source_.place(), turns(),
                 "more of the game after " + std::to_string(longest_) + " bytes",
                 "its end, which is the limit");
  }
  [[nodiscard]] GameError source_failed() const {
    return error(ParseFault::source_failed, source_.place(), turns(), "a text that breaks off",
                 "to be able to read on");
  }

 private:
  using Fault = std::optional<GameError>;

  /// How turns have been numbered so far, at best: not, by the dots of Black alone, or with digits.
  enum class Numbers : std::uint8_t { none, dots, counted };

  // Each game has a few; without a bound, looking for doubles would take a square of time.
  static constexpr std::size_t most_tags = 1000;

  static constexpr std::string_view results = "1-0, 0-1, 1/2-1/2, 0-0 or *";

  Fault read_items() {
    for (;;) {
      source_.skip_blanks();
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
          error = read_comment(&GameTokens::read_braces);
          break;
        case ';':
        case '%':
          note(tokens_.read_line_comment());
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
      if (content_ > longest_) {
        return too_long();
      }
    }
  }

  /// Counts an item of the game.
  /// @param least the bytes of the shortest text that says it
  /// @param more how many more its normal form takes at most, what parts it from the others
  /// included
  void keep(std::uint64_t least, std::uint64_t more) noexcept {
    content_ += least;
    source_.extend_limit(more);
  }

  // ---- Tags
  // --------------------------------------------------------------------------------------

  Fault read_tag() {
    TagToken tag;
    if (const auto fault = tokens_.read_tag(tag)) {
      return refuse(*fault);
    }
    if (has_tag(tag.name.text)) {
      return refuse(ParseFault::bad_tag, tag.name.place,
                    "the tag " + quoted_start(tag.name.text) + " again", "each tag once in a game");
    }
    if (names_.size() == most_tags) {
      return refuse(ParseFault::limit_exceeded, tag.name.place, "one more tag",
                    "at most " + std::to_string(most_tags) + " tags in a game");
    }
    names_.push_back(tag.name.text);
    return accept_tag(std::move(tag.name.text), std::move(tag.value));
  }

  Fault accept_tag(std::string name, PlacedText value) {
    if (name == "Result") {
      accept_result(std::move(value));
    } else if (name == "Variant") {
      if (value.text != variant_name) {
        return refuse(ParseFault::unknown_rules, value.place, quoted_start(value.text),
                      std::string{variant_name});
      }
    } else if (name == "Rules") {
      // The default book may be one of the caller's own rules.
      const bool is_default = value.text == name_or_own_rules(default_book_);
      std::optional<RuleBook> book = find_book_(value.text);
      book = !book && is_default ? default_book_ : book;
      if (!book) {
        std::vector<std::string> known;
        known.reserve(named_rule_sets.size());
        for (const NamedRuleSet& named : named_rule_sets) {
          known.emplace_back(named.name);
        }
        return refuse(ParseFault::unknown_rules, value.place, quoted_start(value.text),
                      alternatives(known));
      }
      text_.book = *book;
    } else if (name == "FEN") {
      fen_ = std::move(value);
    } else {
      const std::size_t place = place_in_roster(name);
      if (place == roster.size() || roster[place].unknown_value != value.text) {
        keep_tag(name, value.text);
        add_tag({std::move(name), std::move(value.text)});
      }
    }
    return std::nullopt;
  }

  void accept_result(PlacedText value) {
    if (const std::optional<GameScore> score = parse_score(value.text)) {
      text_.score = *score;
      result_tag_ = std::move(value);
    } else if (!says_no_result(value.text)) {
      keep_tag("Result", value.text);
      text_.other_result = std::move(value.text);
    }
  }

  /// `[Name"value"]`, and its normal form with a blank and a line end. What is escaped has been
  /// counted.
  void keep_tag(std::string_view name, std::string_view value) noexcept {
    keep(name.size() + value.size() + 4, 2);
  }

  /// What the tags say together, as they come in any order; once, when all have been read.
  Fault end_tags() {
    if (fen_) {
      const Result<Position, ParseError> start = parse_position(fen_->text, text_.book.rules());
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

  [[nodiscard]] GameError refuse_in_value(const PlacedText& tag, const ParseError& reason) const {
    TextPlace place = tag.place;
    // What stands before a fault is part of a position text, which has no escapes.
    place.column += reason.offset;
    const bool at_end = reason.offset == tag.text.size();
    GameError fault =
        error(reason.fault, place, 0, at_end ? "the end of the position" : shortened(reason.found),
              reason.expected);
    fault.setup = reason.setup;
    return fault;
  }

  // ---- Comments
  // ----------------------------------------------------------------------------------

  /// Notes what a token reader makes a comment of.
  Fault read_comment(std::optional<TokenFault> (GameTokens::*reader)(std::string& comment)) {
    std::string comment;
    if (const auto fault = (tokens_.*reader)(comment)) {
      return refuse(*fault);
    }
    note(comment);
    return std::nullopt;
  }

  void note(std::string_view comment) {
    std::string words = single_spaced(comment);
    if (!words.empty()) {
      // `()` says two bytes, as does `;a` at the end; `; a` with a line end before and after.
      keep((std::max)(words.size(), std::size_t{2}), 4);
      (text_.moves.empty() ? text_.comments : text_.moves.back().comments)
          .push_back(std::move(words));
    }
  }

  // ---- Moves
  // -------------------------------------------------------------------------------------

  Fault read_move_text() {
    if (!in_moves_) {
      in_moves_ = true;
      if (auto error = end_tags()) {
        return error;
      }
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
      case '(':
        // A variation is kept, parentheses and all, but its moves are not looked at.
        return tokens_.at_mark_in_parentheses() ? read_mark()
                                                : read_comment(&GameTokens::read_variation);
      case ')':
      case '}':
      case ']':
      case '"':
        return refuse(
            tokens_.refuse_next(ParseFault::syntax, "a move, a result, a comment or a tag"));
      default:
        return read_word();
    }
  }

  Fault read_word() {
    const PlacedText written = tokens_.read_word();
    TextPlace place = written.place;
    std::string_view word = written.text;
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
    std::size_t digits = 0;
    while (digits < word.size() && is_digit(word[digits])) {
      ++digits;
    }
    std::size_t dots = 0;
    while (digits + dots < word.size() && word[digits + dots] == '.') {
      ++dots;
    }
    length = digits + dots;
    if (digits == 0 && dots == 0) {
      return refuse(ParseFault::syntax, place, quoted_start(word),
                    "a move, a result, a comment or a tag", turns() + 1);
    }
    // Without a dot it is a number where nothing follows but a move.
    const bool is_number = dots > 0 || length == word.size() || is_letter(word[length]);
    if (is_number && (digits == 0 ? accept_dots() : accept_number(word.substr(0, digits)))) {
      return std::nullopt;
    }
    return refuse(ParseFault::contradiction, place, quoted_start(word),
                  "a move, its number '" + TurnNumber{text_, turns()}.text() +
                      "' or a result: " + std::string{results},
                  turns() + 1);
  }

  bool accept_dots() noexcept {
    const bool right = TurnNumber{text_, turns()}.side == Side::black && !dots_alone_;
    dots_alone_ = true;
    numbers_ = (std::max)(numbers_, Numbers::dots);
    return right;
  }

  /// Where a position is given, the first number that is there says how all are counted.
  bool accept_number(std::string_view digits) noexcept {
    std::uint64_t number = 0;
    for (const char digit : digits) {
      number = number > largest_first_number
                   ? number
                   : number * 10 + static_cast<std::uint64_t>(digit - '0');
    }
    const std::uint64_t expected = TurnNumber{text_, turns()}.number;
    if (fen_ && numbers_ != Numbers::counted && number >= expected &&
        number - expected < largest_first_number) {
      text_.first_number = static_cast<std::uint32_t>(number - expected + 1);
    } else if (number != expected) {
      return false;
    }
    dots_alone_ = false;
    numbers_ = Numbers::counted;
    return true;
  }

  Fault read_move(std::string_view word, TextPlace place) {
    const Result<Move, ParseError> move = parse_move(text_.book, position_, word);
    if (!move) {
      const ParseError& reason = move.error();
      place.column += reason.offset;
      const bool at_end = reason.offset == word.size();
      GameError fault =
          refuse(reason.fault, place,
                 at_end ? "the end of " + quoted_start(word) : shortened(reason.found),
                 reason.expected, turns() + 1);
      fault.why = reason.why;
      fault.refusal = reason.refusal;
      return fault;
    }
    keep_move(*move);
    text_.moves.push_back({*move, {}, {}});
    position_ = text_.book.after(position_, *move);
    dots_alone_ = false;
    return std::nullopt;
  }

  /// `a1a1`, and its normal form with each point, a blank, and a number that has up to ten digits
  /// and three dots and a blank.
  void keep_move(const Move& move) noexcept {
    const std::size_t landings = (std::max)(move.captured().size(), std::size_t{1});
    keep(4, 2 + 3 * landings + 1 + 14 - 4);
  }

  Fault read_glyph() {
    GlyphToken glyph;
    if (const auto fault = tokens_.read_glyph(glyph)) {
      return refuse(*fault);
    }
    return note_glyph(glyph.number, glyph.written);
  }

  /// `!`, `?` and so on, which are other names of the glyphs 1 to 6. A longer run of them, which
  /// has no glyph, is kept as a comment.
  Fault read_mark() {
    constexpr std::array<std::string_view, 6> marks{"!", "?", "!!", "??", "!?", "?!"};
    const PlacedText mark = tokens_.read_mark();
    const auto* const known = std::find(marks.begin(), marks.end(), mark.text);
    if (known == marks.end() && !text_.moves.empty()) {
      note(mark.text);
      return std::nullopt;
    }
    return note_glyph(static_cast<std::uint8_t>(known - marks.begin() + 1), mark);
  }

  Fault note_glyph(std::uint8_t glyph, const PlacedText& written) {
    if (text_.moves.empty()) {
      return refuse(ParseFault::syntax, written.place, quoted_start(written.text),
                    "a move before it");
    }
    // `!`, and ` $255`.
    keep(1, 4);
    text_.moves.back().glyphs.push_back(glyph);
    return std::nullopt;
  }

  // ---- The end
  // -----------------------------------------------------------------------------------

  Fault end_with(GameScore score, std::string_view written, const TextPlace& place) {
    if (names_.empty() && text_.moves.empty() && text_.comments.empty() &&
        numbers_ == Numbers::none) {
      return refuse(ParseFault::no_game, place, quoted_start(written),
                    "tags or moves before the result");
    }
    ended_by_ = PlacedText{std::string{written}, place};
    // PDN 3 ends each game with `*`, whatever the result is.
    if (score == GameScore::unknown) {
      return std::nullopt;
    }
    if (result_tag_ && text_.score != score) {
      return refuse(ParseFault::contradiction, place, quoted_start(written),
                    "'" + std::string{to_text(text_.score)} + "', as the tag Result says");
    }
    text_.score = score;
    return std::nullopt;
  }

  Fault finish() {
    if (!in_moves_) {
      if (auto error = end_tags()) {
        return error;
      }
    }
    if (text_.moves.empty()) {
      // A number without a move numbers nothing.
      text_.first_number = 1;
    }
    const std::optional<Outcome> outcome = text_.book.outcome(position_);
    if (!outcome) {
      return std::nullopt;
    }
    const GameScore decided = score_of(outcome);
    if (text_.score == GameScore::unknown) {
      text_.score = decided;
    } else if (text_.score != decided) {
      const PlacedText& said = ended_by_ && ended_by_->text != "*" ? *ended_by_ : *result_tag_;
      return refuse(ParseFault::contradiction, said.place, quoted_start(said.text),
                    "'" + std::string{to_text(decided)} + "', as " + lost_because(*outcome));
    }
    return std::nullopt;
  }

  // ---- Small questions and errors
  // ----------------------------------------------------------------

  [[nodiscard]] std::size_t turns() const noexcept { return text_.moves.size(); }

  [[nodiscard]] bool has_tag(std::string_view name) const noexcept {
    return std::find(names_.begin(), names_.end(), name) != names_.end();
  }

  [[nodiscard]] static std::string shortened(const std::string& found) {
    constexpr std::size_t most = 60;
    return found.size() > most ? found.substr(0, most) + "...'" : found;
  }

  /// @param turn the turn, from 1, that the fault is in or follows; 0 for none
  [[nodiscard]] GameError error(ParseFault fault, const TextPlace& place, std::size_t turn,
                                std::string found, std::string expected) const {
    const TurnNumber number{text_, turn == 0 ? 0 : turn - 1};
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
  [[nodiscard]] GameError refuse(TokenFault fault) const {
    return refuse(fault.fault, fault.place, std::move(fault.found), std::move(fault.expected));
  }

  GameSource& source_;
  GameTokens tokens_;
  RuleBook default_book_;
  FindBook find_book_;
  std::uint64_t longest_;
  std::uint64_t content_ = 0;
  std::uint64_t number_;
  GameText text_;
  Position position_;
  std::vector<std::string> names_;
  std::optional<PlacedText> fen_;
  // Of what says a result: the tag, unless it leaves it open, and the end of the game.
  std::optional<PlacedText> result_tag_;
  std::optional<PlacedText> ended_by_;
  bool in_moves_ = false;
  Numbers numbers_ = Numbers::none;
  // Since the last number or move.
  bool dots_alone_ = false;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_GAME_PARSER_HPP
