#ifndef ALQUERQUE_TERMINAL_SCREEN_HPP
#define ALQUERQUE_TERMINAL_SCREEN_HPP

#include <chrono>
#include <string>
#include <string_view>

namespace terminal {

/// Keys, as ncurses numbers them: a byte of text, or one of these. They stand here so that only
/// screen.cpp includes ncurses.
namespace key {
extern const int none;
extern const int up;
extern const int down;
extern const int left;
extern const int right;
extern const int backspace;
extern const int resize;
extern const int f1;
inline constexpr int enter = '\n';
inline constexpr int escape = 27;
/// Control-C, which must not end the program before it has asked.
inline constexpr int interrupt = 3;
}  // namespace key

/// What is written is told apart by these where the terminal can, and never by these alone.
enum class Ink { plain, title, line, white_man, black_man, mark, alert };

/// The terminal as a grid of characters, restored when this ends.
class Screen {
 public:
  static constexpr int needed_rows = 24;
  static constexpr int needed_columns = 80;

  /// @throws std::runtime_error if the terminal is of no known type
  Screen(bool ascii_only, bool color);
  Screen(const Screen&) = delete;
  Screen& operator=(const Screen&) = delete;
  ~Screen();

  [[nodiscard]] bool is_unicode() const noexcept { return is_unicode_; }
  [[nodiscard]] int rows() const;
  [[nodiscard]] int columns() const;
  [[nodiscard]] bool is_too_small() const;

  /// Waits for a key; `key::none` if there is none in time.
  [[nodiscard]] int read_key(std::chrono::milliseconds time);
  /// Waits as long as it takes.
  [[nodiscard]] int read_key();

  void erase();
  /// Writes text that ends at the latest at column `end`; nothing where there is no room.
  /// Control characters are shown as `?`.
  void put(int row, int column, std::string_view text, Ink ink = Ink::plain, int end = 1000);
  /// Fills a row with blanks of an ink.
  void fill_row(int row, Ink ink);
  /// Shows what was written, with the cursor of the terminal at a place.
  void show(int cursor_row, int cursor_column);

 private:
  bool is_unicode_;
  bool has_color_ = false;
};

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_SCREEN_HPP
