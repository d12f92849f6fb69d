#ifndef ALQUERQUE_TEXT_PARSE_ERROR_HPP
#define ALQUERQUE_TEXT_PARSE_ERROR_HPP

#include "../core/base/language.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace alquerque::inline v0_1 {

/// One thing that can be wrong with a text.
enum class ParseFault : std::uint8_t {
  // the board of a position
  unknown_letter,
  rank_too_short,
  rank_too_long,
  too_few_ranks,
  too_many_ranks,
  too_few_points,
  too_many_points,
  too_many_men,
  // the rest of a position
  bad_separator,
  bad_side,
  bad_bans,
  bad_ban_point,
  bad_ban_direction,
  ban_off_board,
  ban_without_man,
  ban_twice,
  ban_unknown_to_rules,
  ban_on_far_rank,
  second_ban_of_side,
  trailing_text,
  // a move
  bad_point,
  bad_move_separator,
  incomplete_move,
  illegal_move,
  ambiguous_move,
  // a game
  bad_tag_name,
  bad_tag_value,
  unclosed_tag,
  tag_twice,
  too_many_tags,
  unknown_variant,
  unknown_rules,
  unclosed_comment,
  unclosed_variation,
  unexpected_text,
  bad_move_number,
  bad_glyph,
  glyph_without_move,
  contradictory_result,
  empty_game,
  game_too_long,
  no_game,
  source_failed
};

namespace detail {

/// `found 'x9', expected a3 (B7: ...)`.
inline std::string found_and_expected(const std::string& found, const std::string& expected,
                                      const std::string& why) {
  return "found " + found + ", expected " + expected + (why.empty() ? "" : " (" + why + ")");
}

}  // namespace detail

/// Why a text could not be read, for programs and for people.
struct ParseError {
  /// What is wrong, for programs.
  ParseFault fault;
  /// Where the fault is: the index of the first character that does not fit, or the length of the
  /// text if it ends too early.
  std::size_t offset;
  /// What stands there, ready to print.
  std::string found;
  /// What would have been right there, ready to print.
  std::string expected;
  /// The sentence of the rules that forbids it, as `describe` words a refusal; empty where it is
  /// not the rules that do.
  std::string why{};

  /// One line that says it all, without a line end.
  [[nodiscard]] std::string message() const {
    return "at offset " + std::to_string(offset) + ": " +
           detail::found_and_expected(found, expected, why);
  }
};

namespace detail {

/// A piece of foreign text in quotes, on one line and printable whatever bytes it holds.
inline std::string quoted(std::string_view text) {
  constexpr std::string_view hex = "0123456789abcdef";
  std::string out = "'";
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte < 0x20 || byte >= 0x7f) {
      out += "\\x";
      out += hex[byte >> 4U];
      out += hex[byte & 0xfU];
    } else {
      // So that what looks like an escape is one.
      out += character == '\\' || character == '\'' ? "\\" : "";
      out += character;
    }
  }
  return out + "'";
}

/// A place in a text that is being read.
class Cursor {
 public:
  explicit Cursor(std::string_view text) noexcept : text_{text} {}

  [[nodiscard]] std::size_t offset() const noexcept { return offset_; }
  [[nodiscard]] bool at_end() const noexcept { return offset_ == text_.size(); }
  [[nodiscard]] std::string_view rest() const noexcept { return text_.substr(offset_); }

  /// The next character, or NUL at the end; a NUL in the text fits nothing either.
  [[nodiscard]] char peek() const noexcept { return at_end() ? '\0' : text_[offset_]; }
  /// @pre `count <= rest().size()`
  void skip(std::size_t count = 1) noexcept { offset_ += count; }

  [[nodiscard]] bool take(char wanted) noexcept {
    if (at_end() || peek() != wanted) {
      return false;
    }
    skip();
    return true;
  }

  /// An error about the `length` characters from here, or from an earlier `offset`.
  [[nodiscard]] ParseError error(ParseFault fault, std::string expected,
                                 std::size_t length = 1) const {
    return error_at(offset_, fault, std::move(expected), length);
  }
  [[nodiscard]] ParseError error_at(std::size_t offset, ParseFault fault, std::string expected,
                                    std::size_t length) const {
    return {fault, offset,
            offset == text_.size() ? "the end" : quoted(text_.substr(offset, length)),
            std::move(expected)};
  }

 private:
  std::string_view text_;
  std::size_t offset_ = 0;
};

}  // namespace detail
}  // namespace alquerque::inline v0_1

#endif  // ALQUERQUE_TEXT_PARSE_ERROR_HPP
