#ifndef ALQUERQUE_DETAIL_GAME_SOURCE_HPP
#define ALQUERQUE_DETAIL_GAME_SOURCE_HPP

#include "language.hpp"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "text_layout.hpp"

namespace alquerque::inline v0_1::detail {

/// A place in a text, for people: lines and columns from 1, columns in bytes.
struct TextPlace {
  std::uint64_t line = 1;
  std::uint64_t column = 1;
};

/// A text that comes in chunks, with the place in it. Holds one chunk at a time.
class GameSource {
 public:
  using Fill = std::function<std::size_t(char* buffer, std::size_t size)>;

  /// What `peek` answers at the end.
  static constexpr int end = -1;

  explicit GameSource(Fill fill) : fill_{std::move(fill)} {}

  /// Lets only so many more bytes be seen, and then an end.
  void limit(std::uint64_t bytes) noexcept {
    limit_ = bytes > no_limit - offset_ ? no_limit : offset_ + bytes;
  }
  void lift_limit() noexcept { limit_ = no_limit; }
  /// Whether there is more than the limit lets one see.
  [[nodiscard]] bool is_cut() { return offset_ == limit_ && has(1); }

  /// The byte so far ahead, from 0 to 255, or `end`.
  [[nodiscard]] int peek(std::size_t ahead = 0) {
    if (limit_ - offset_ <= ahead || !has(ahead + 1)) {
      return end;
    }
    return static_cast<unsigned char>(buffer_[at_ + ahead]);
  }

  /// @pre `peek() != end`
  char take() {
    assert(at_ < filled_);
    const char character = buffer_[at_++];
    ++offset_;
    if (character == '\n') {
      ++place_.line;
      place_.column = 1;
    } else {
      ++place_.column;
    }
    return character;
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

 private:
  static constexpr std::size_t chunk = 65536;
  static constexpr std::uint64_t no_limit = (std::numeric_limits<std::uint64_t>::max)();

  /// @pre `count` is small: what is looked ahead at is held in the buffer
  [[nodiscard]] bool has(std::size_t count) {
    assert(count <= buffer_.size());
    while (filled_ - at_ < count && !ended_) {
      std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(at_),
                buffer_.begin() + static_cast<std::ptrdiff_t>(filled_), buffer_.begin());
      filled_ -= std::exchange(at_, 0);
      const std::size_t room = buffer_.size() - filled_;
      const std::size_t size = fill_(buffer_.data() + filled_, room);
      assert(size <= room);
      filled_ += (std::min)(size, room);
      ended_ = size == 0;
    }
    return filled_ - at_ >= count;
  }

  Fill fill_;
  std::vector<char> buffer_ = std::vector<char>(chunk);
  // What is left in the buffer.
  std::size_t at_ = 0;
  std::size_t filled_ = 0;
  std::uint64_t offset_ = 0;
  std::uint64_t limit_ = no_limit;
  TextPlace place_;
  bool ended_ = false;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_GAME_SOURCE_HPP
