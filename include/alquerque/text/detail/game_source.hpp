#ifndef ALQUERQUE_TEXT_DETAIL_GAME_SOURCE_HPP
#define ALQUERQUE_TEXT_DETAIL_GAME_SOURCE_HPP

#include "../../core/base/language.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "../../core/base/taken.hpp"
#include "characters.hpp"
#include "text_layout.hpp"

namespace alquerque::inline v0_1::detail {

/// A place in a text, for people: lines and columns from 1, columns in bytes.
struct TextPlace {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// What a `GameSource` knows; as it begins here, one that is at its end.
struct GameSourceState {
  using Fill = std::function<std::size_t(char* buffer, std::size_t size)>;

  static constexpr std::uint64_t no_limit = (std::numeric_limits<std::uint64_t>::max)();

  Fill fill_{};
  std::vector<char> buffer_{};
  // What is left in the buffer.
  std::size_t at_ = 0;
  std::size_t filled_ = 0;
  std::uint64_t offset_ = 0;
  std::uint64_t limit_ = no_limit;
  TextPlace place_{};
  bool after_return_ = false;
  bool is_cut_ = false;
  bool ended_ = true;
  bool failed_ = false;
};

/// A text that comes in chunks, with the place in it. Holds one chunk at a time. One that was moved
/// from is at its end.
class GameSource : private Taken<GameSourceState> {
 public:
  using GameSourceState::Fill;

  /// What `peek` answers at the end.
  static constexpr int end = -1;

  /// What `Fill` answers when there may be more, but it cannot be had.
  static constexpr std::size_t failed = (std::numeric_limits<std::size_t>::max)();

  explicit GameSource(Fill fill)
      : Taken{GameSourceState{.fill_ = std::move(fill), .buffer_ = std::vector<char>(chunk)}} {
    ended_ = !fill_;
  }

  /// Lets only so many more bytes be seen, and then an end.
  void limit(std::uint64_t bytes) noexcept {
    limit_ = bytes > no_limit - offset_ ? no_limit : offset_ + bytes;
  }
  /// Lets so many more be seen than before, unless an end has been.
  void extend_limit(std::uint64_t bytes) noexcept {
    limit_ = bytes > no_limit - limit_ ? no_limit : limit_ + bytes;
  }
  void lift_limit() noexcept {
    limit_ = no_limit;
    is_cut_ = false;
  }
  /// Whether an end was seen at the limit, and there is more.
  [[nodiscard]] bool is_cut() const noexcept { return is_cut_; }

  /// Whether the text could not be read to its end; then it seems to end there.
  [[nodiscard]] bool has_failed() const noexcept { return failed_; }

  /// The byte so far ahead, from 0 to 255, or `end`.
  [[nodiscard]] int peek(std::size_t ahead = 0) {
    if (limit_ - offset_ <= ahead) {
      is_cut_ = is_cut_ || (ahead == 0 && has(1));
      return end;
    }
    if (is_cut_ || !has(ahead + 1)) {
      return end;
    }
    return static_cast<unsigned char>(buffer_[at_ + ahead]);
  }

  /// @pre `peek() != end`
  char take() {
    assert(at_ < filled_);
    const char character = buffer_[at_++];
    ++offset_;
    // A line ends with CR, LF or both; after both, the place is as after the first.
    const bool ends_line = is_line_end(character);
    if (ends_line && !(character == '\n' && after_return_)) {
      ++place_.line;
      place_.column = 1;
    } else if (!ends_line) {
      ++place_.column;
    }
    after_return_ = character == '\r';
    return character;
  }

  void skip_blanks() {
    while (at_blank()) {
      take();
    }
  }

  [[nodiscard]] bool starts_with(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (peek(i) != static_cast<unsigned char>(text[i])) {
        return false;
      }
    }
    return true;
  }

  /// Whether the tag that begins a game is next.
  [[nodiscard]] bool at_event_tag() {
    return starts_with(event_mark) && peek(event_mark.size()) != end &&
           is_blank(static_cast<char>(peek(event_mark.size())));
  }

  /// Skips a byte order mark, which has no column.
  void skip_byte_order_mark() {
    constexpr std::string_view mark = "\xef\xbb\xbf";
    if (offset_ == 0 && starts_with(mark)) {
      at_ += mark.size();
      offset_ += mark.size();
    }
  }

  [[nodiscard]] const TextPlace& place() const noexcept { return place_; }
  /// How many bytes lie before it.
  [[nodiscard]] std::uint64_t offset() const noexcept { return offset_; }

 private:
  /// Files of DOS may end with the byte 1A, which is none of the text.
  [[nodiscard]] bool at_blank() {
    const int next = peek();
    return next != end && (is_blank(static_cast<char>(next)) || (next == 0x1a && peek(1) == end));
  }

  static constexpr std::size_t chunk = 65536;
  /// @pre `count` is small: what is looked ahead at is held in the buffer
  [[nodiscard]] bool has(std::size_t count) {
    while (filled_ - at_ < count && !ended_) {
      assert(count <= buffer_.size());
      std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(at_),
                buffer_.begin() + static_cast<std::ptrdiff_t>(filled_), buffer_.begin());
      filled_ -= std::exchange(at_, 0);
      const std::size_t room = buffer_.size() - filled_;
      const std::size_t size = fill_(buffer_.data() + filled_, room);
      failed_ = size == failed;
      ended_ = failed_ || size == 0;
      assert(failed_ || size <= room);
      filled_ += ended_ ? 0 : (std::min)(size, room);
    }
    return filled_ - at_ >= count;
  }
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_TEXT_DETAIL_GAME_SOURCE_HPP
