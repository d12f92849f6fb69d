#ifndef ALQUERQUE_TEXT_DETAIL_TEXT_LAYOUT_HPP
#define ALQUERQUE_TEXT_DETAIL_TEXT_LAYOUT_HPP

#include "../../core/base/language.hpp"

#include <cstddef>
#include <string>
#include <string_view>

#include "characters.hpp"

namespace alquerque::inline v0_1::detail {

/// What the first tag of a game begins with, before a blank. A line of a comment in braces that
/// begins so is the next game after a comment that was not closed, so no such line is written.
inline constexpr std::string_view event_mark = "[Event";

/// Calls `visit(word)` for each run of characters that are not blank.
template <class Visit>
void for_each_word(std::string_view text, Visit&& visit) {
  std::size_t at = 0;
  for (;;) {
    while (at < text.size() && is_blank(text[at])) {
      ++at;
    }
    if (at == text.size()) {
      return;
    }
    const std::size_t begin = at;
    while (at < text.size() && !is_blank(text[at])) {
      ++at;
    }
    visit(text.substr(begin, at - begin));
  }
}

/// The words with one blank between each two.
[[nodiscard]] inline std::string single_spaced(std::string_view text) {
  std::string spaced;
  for_each_word(text, [&spaced](std::string_view word) {
    spaced += spaced.empty() ? "" : " ";
    spaced += word;
  });
  return spaced;
}

/// Appends words to a text, in lines of at most `width` bytes where the words allow it.
class LineFiller {
 public:
  static constexpr std::size_t width = 80;

  explicit LineFiller(std::string& text) noexcept : text_{text} {}

  void put(std::string_view word) {
    if (column_ > 0 && column_ + 1 + word.size() > width) {
      end_line();
    }
    if (column_ > 0) {
      text_ += ' ';
      ++column_;
    }
    text_ += word;
    column_ += word.size();
  }

  void end_line() {
    text_ += '\n';
    column_ = 0;
  }

 private:
  std::string& text_;
  std::size_t column_ = 0;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_TEXT_LAYOUT_HPP
