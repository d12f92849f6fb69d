#ifndef ALQUERQUE_TEXT_PARSE_ERROR_HPP
#define ALQUERQUE_TEXT_PARSE_ERROR_HPP

#include "../core/base/language.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "../core/setup.hpp"
#include "../play/refusal.hpp"

namespace alquerque::inline v0_1 {

/// What a program can make of a text that it could not read; the other members of an error say the
/// rest.
enum class ParseFault : std::uint8_t {
  /// Something stands where it cannot stand, or is missing.
  syntax,
  /// The board has not five ranks of five points.
  board_size,
  /// No position of the rule set is so; `setup` says why.
  impossible_position,
  /// The text goes on after the one position or game that it was to hold.
  trailing_text,
  /// The move must go on.
  incomplete_move,
  /// The rules forbid the move; `refusal` says why.
  illegal_move,
  /// The text fits several legal moves.
  ambiguous_move,
  /// A tag is not one, or comes again.
  bad_tag,
  /// The variant or the rule set is not known.
  unknown_rules,
  /// A number or result of a game is not what its moves or tags make it.
  contradiction,
  /// A game is longer, or has more tags, than the reader takes.
  limit_exceeded,
  /// There is no game, or no more of it than a result.
  no_game,
  /// The source of the text has failed.
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
  /// For programs, what `why` says.
  std::optional<Refusal> refusal{};
  /// Why there is no such position, if it is that.
  std::optional<SetupFault> setup{};

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
