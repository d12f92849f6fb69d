#ifndef ALQUERQUE_DETAIL_GAME_SOURCE_HPP
#define ALQUERQUE_DETAIL_GAME_SOURCE_HPP

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string_view>
#include <utility>
#include <vector>

#include "taken.hpp"
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
    limit_.value = bytes > no_limit - offset_.value ? no_limit : offset_.value + bytes;
  }
  void lift_limit() noexcept { limit_.value = no_limit; }
  /// Whether there is more than the limit lets one see.
  [[nodiscard]] bool is_cut() { return offset_.value == limit_.value && has(1); }

  /// The byte so far ahead, from 0 to 255, or `end`.
  [[nodiscard]] int peek(std::size_t ahead = 0) {
    if (limit_.value - offset_.value <= ahead || !has(ahead + 1)) {
      return end;
    }
    return static_cast<unsigned char>(buffer_.value[at_.value + ahead]);
  }

  /// @pre `peek() != end`
  char take() {
    assert(at_.value < filled_.value);
    const char character = buffer_.value[at_.value++];
    ++offset_.value;
    if (character == '\n') {
      ++place_.value.line;
      place_.value.column = 1;
    } else {
      ++place_.value.column;
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
    if (offset_.value == 0 && starts_with(mark)) {
      at_.value += mark.size();
      offset_.value += mark.size();
    }
  }

  [[nodiscard]] const TextPlace& place() const noexcept { return place_.value; }
  /// How many bytes lie before it.
  [[nodiscard]] std::uint64_t offset() const noexcept { return offset_.value; }

 private:
  static constexpr std::size_t chunk = 65536;
  static constexpr std::uint64_t no_limit = (std::numeric_limits<std::uint64_t>::max)();

  /// @pre `count` is small: what is looked ahead at is held in the buffer
  [[nodiscard]] bool has(std::size_t count) {
    while (filled_.value - at_.value < count && fill_.value) {
      assert(count <= buffer_.value.size());
      std::copy(buffer_.value.begin() + static_cast<std::ptrdiff_t>(at_.value),
                buffer_.value.begin() + static_cast<std::ptrdiff_t>(filled_.value),
                buffer_.value.begin());
      filled_.value -= std::exchange(at_.value, 0);
      const std::size_t room = buffer_.value.size() - filled_.value;
      const std::size_t size = fill_.value(buffer_.value.data() + filled_.value, room);
      assert(size <= room);
      filled_.value += (std::min)(size, room);
      if (size == 0) {
        fill_.value = nullptr;
      }
    }
    return filled_.value - at_.value >= count;
  }

  // A source that was moved from is at its end, with nothing left. There is no more to come where
  // there is nobody to fill the buffer.
  Taken<Fill> fill_;
  Taken<std::vector<char>> buffer_{std::vector<char>(chunk)};
  // What is left in the buffer.
  Taken<std::size_t> at_;
  Taken<std::size_t> filled_;
  Taken<std::uint64_t> offset_;
  Taken<std::uint64_t> limit_{no_limit};
  Taken<TextPlace> place_;
};

}  // namespace alquerque::inline v0_1::detail

#endif  // ALQUERQUE_DETAIL_GAME_SOURCE_HPP
