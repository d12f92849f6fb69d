// A rule set (a byte), the text of a position, a line end and the text of a move.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include <alquerque/core/rule_book.hpp>
#include <alquerque/text.hpp>

#include "input.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input{data, size};
  const alquerque::RuleBook book =
      alquerque::named_rule_books()[input.below(alquerque::named_rule_books().size())];
  const std::string_view lines = input.rest();
  const std::size_t line_end = lines.find('\n');
  if (line_end == std::string_view::npos) {
    return 0;
  }
  const auto position = alquerque::parse_position(lines.substr(0, line_end), book.rules());
  if (!position) {
    return 0;
  }
  const std::string_view text = lines.substr(line_end + 1);
  const auto move = alquerque::parse_move(book, *position, text);
  if (!move) {
    fuzz::check_error(move.error(), text);
    return 0;
  }
  fuzz::check(book.is_legal(*position, *move));
  const std::string written = to_text(book, *position, *move);
  const auto again = alquerque::parse_move(book, *position, written);
  fuzz::check(again && *again == *move);
  fuzz::check(book.after(*position, *move).is_ok());
  return 0;
}
