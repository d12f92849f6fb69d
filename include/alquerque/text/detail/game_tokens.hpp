#ifndef ALQUERQUE_TEXT_DETAIL_GAME_TOKENS_HPP
#define ALQUERQUE_TEXT_DETAIL_GAME_TOKENS_HPP

#include "../../core/base/language.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../parse_error.hpp"
#include "characters.hpp"
#include "game_source.hpp"

namespace alquerque::inline v0_1::detail {

/// Foreign text in quotes, and not too much of it.
inline std::string quoted_start(std::string_view text) {
  constexpr std::size_t most = 40;
  return quoted(text.substr(0, most)) + (text.size() > most ? "..." : "");
}

/// A piece of a game text with the place of its first character.
struct PlacedText {
  std::string text;
  TextPlace place;
};

/// `[Name "value"]`, the value without quotes and escapes.
struct TagToken {
  PlacedText name;
  PlacedText value;
};

/// `$255`.
struct GlyphToken {
  std::uint8_t number = 0;
  PlacedText written;
};

/// What is wrong with the spelling, whatever the game is.
struct TokenFault {
  ParseFault fault;
  TextPlace place;
  std::string found;
  std::string expected;
};

/// Reads the pieces that a game text is spelled with. It knows where they end, and nothing of what
/// they say.
class GameTokens {
 public:
  using Fault = std::optional<TokenFault>;

  explicit GameTokens(GameSource& source) noexcept : source_{source} {}

  /// @pre '[' is next
  Fault read_tag(TagToken& tag) {
    source_.take();
    source_.skip_blanks();
    tag.name.place = source_.place();
    std::string& name = tag.name.text;
    while (is_name(source_.peek()) && (!name.empty() || is_letter(next_char()))) {
      name += source_.take();
    }
    if (name.empty()) {
      return refuse_next(ParseFault::bad_tag, "the name of a tag, such as Event");
    }
    source_.skip_blanks();
    if (source_.peek() != '"') {
      return refuse_next(ParseFault::bad_tag, "'\"' and the value of the tag " + name);
    }
    if (auto error = read_value(name, tag.value)) {
      return error;
    }
    source_.skip_blanks();
    if (source_.peek() != ']') {
      return refuse_next(ParseFault::bad_tag, "']' after the value of the tag " + name);
    }
    source_.take();
    return std::nullopt;
  }

  /// @pre '{' is next
  Fault read_braces(std::string& comment) {
    const TextPlace place = source_.place();
    source_.take();
    while (source_.peek() != '}') {
      if (next_game_or_end()) {
        return TokenFault{ParseFault::syntax, place, "'{' without '}'", "'}' before the next game"};
      }
      comment += source_.take();
    }
    source_.take();
    return std::nullopt;
  }

  /// @pre what makes the rest of the line a comment is next
  std::string read_line_comment() {
    std::string comment;
    source_.take();
    while (source_.peek() != GameSource::end && !is_line_end(next_char())) {
      comment += source_.take();
    }
    return comment;
  }

  /// A variation as it is written, parentheses and all.
  /// @pre '(' is next
  Fault read_variation(std::string& written) {
    const TextPlace place = source_.place();
    std::size_t depth = 0;
    char closing = ')';
    do {
      if (next_game_or_end()) {
        return TokenFault{ParseFault::syntax, place, "'(' without ')'", "')' before the next game"};
      }
      const char character = source_.take();
      written += character;
      if (closing != ')') {
        const bool closes = closing == '\n' ? is_line_end(character) : character == closing;
        closing = closes ? ')' : closing;
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
    return std::nullopt;
  }

  /// A move, a number, a result, or several of them without a blank between.
  PlacedText read_word() {
    PlacedText word{{}, source_.place()};
    while (!ends_word(source_.peek())) {
      word.text += source_.take();
    }
    return word;
  }

  /// @pre '$' is next
  Fault read_glyph(GlyphToken& glyph) {
    glyph.written.place = source_.place();
    std::string& written = glyph.written.text;
    written = source_.take();
    unsigned number = 0;
    while (!ends_word(source_.peek())) {
      const char digit = source_.take();
      written += digit;
      // Beyond 255 it no longer matters.
      number =
          is_digit(digit) && number < 256 ? number * 10 + static_cast<unsigned>(digit - '0') : 256;
    }
    if (written.size() == 1 || number > 255) {
      return TokenFault{ParseFault::syntax, glyph.written.place, quoted_start(written),
                        "'$' and 0 to 255"};
    }
    glyph.number = static_cast<std::uint8_t>(number);
    return std::nullopt;
  }

  /// Whether one or two marks follow, as PDN knows them in parentheses too. More are a variation,
  /// which is kept as it is, as are more marks without parentheses.
  /// @pre '(' is next
  [[nodiscard]] bool at_mark_in_parentheses() {
    std::size_t ahead = 1;
    while (ahead < 3 && is_mark(source_.peek(ahead))) {
      ++ahead;
    }
    return ahead > 1 && source_.peek(ahead) == ')';
  }

  /// `!`, `?` and so on, as many as there are.
  /// @pre one of them is next, or `at_mark_in_parentheses()`
  PlacedText read_mark() {
    PlacedText mark{{}, source_.place()};
    const bool parenthesised = source_.peek() == '(';
    if (parenthesised) {
      source_.take();
    }
    while (is_mark(source_.peek())) {
      mark.text += source_.take();
    }
    if (parenthesised) {
      source_.take();
    }
    return mark;
  }

  /// What is wrong with the next character.
  [[nodiscard]] TokenFault refuse_next(ParseFault fault, std::string expected) {
    const int next = source_.peek();
    const char character = next_char();
    return {fault, source_.place(),
            next == GameSource::end  ? "the end"
            : is_line_end(character) ? "the end of the line"
                                     : quoted({&character, 1}),
            std::move(expected)};
  }

 private:
  Fault read_value(const std::string& name, PlacedText& value) {
    source_.take();
    value.place = source_.place();
    for (;;) {
      const int next = source_.peek();
      if (next == GameSource::end || next == '\n' || next == '\r') {
        return refuse_next(ParseFault::bad_tag,
                           "'\"' after the value of the tag " + name + ", on its line");
      }
      const char character = source_.take();
      if (character == '"') {
        return std::nullopt;
      }
      // Any other backslash is one.
      if (character == '\\' && (source_.peek() == '"' || source_.peek() == '\\')) {
        value.text += source_.take();
        source_.extend_limit(1);
      } else {
        value.text += character;
      }
    }
  }

  [[nodiscard]] bool next_game_or_end() {
    return source_.peek() == GameSource::end ||
           (source_.place().column == 1 && source_.at_event_tag());
  }

  [[nodiscard]] char next_char() { return static_cast<char>(source_.peek()); }

  [[nodiscard]] static bool is_mark(int next) noexcept { return next == '!' || next == '?'; }

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

  GameSource& source_;
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
    while (source.peek() != GameSource::end && !is_line_end(source.take())) {
    }
  }
}

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_GAME_TOKENS_HPP
