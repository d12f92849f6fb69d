#include "screen.hpp"

#include <curses.h>
#include <langinfo.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>

namespace terminal {

namespace key {
const int none = ERR;
const int up = KEY_UP;
const int down = KEY_DOWN;
const int left = KEY_LEFT;
const int right = KEY_RIGHT;
const int backspace = KEY_BACKSPACE;
const int resize = KEY_RESIZE;
const int f1 = KEY_F(1);
}  // namespace key

namespace {

constexpr int control_h = 8;
constexpr int delete_character = 127;
constexpr int escape_delay_milliseconds = 50;

volatile std::sig_atomic_t interrupted = 0;

extern "C" void note_interrupt(int /*signal*/) { interrupted = 1; }

bool environment_forbids_color() {
  const char* const no_color = std::getenv("NO_COLOR");
  return no_color != nullptr && *no_color != '\0';
}

/// Both colours of a pair are given where one alone might be that of the ground.
void define_colors() {
  use_default_colors();
  init_pair(static_cast<short>(Ink::line), COLOR_CYAN, -1);
  init_pair(static_cast<short>(Ink::white_man), COLOR_BLACK, COLOR_WHITE);
  init_pair(static_cast<short>(Ink::black_man), COLOR_WHITE, COLOR_BLUE);
  init_pair(static_cast<short>(Ink::mark), COLOR_GREEN, -1);
  init_pair(static_cast<short>(Ink::alert), COLOR_RED, -1);
}

attr_t attributes_of(Ink ink, bool has_color) {
  const attr_t color = has_color ? COLOR_PAIR(static_cast<int>(ink)) : A_NORMAL;
  switch (ink) {
    case Ink::title:
      return A_REVERSE;
    case Ink::line:
      return color;
    case Ink::white_man:
    case Ink::black_man:
    case Ink::mark:
    case Ink::alert:
      return color | A_BOLD;
    case Ink::plain:
      break;
  }
  return A_NORMAL;
}

}  // namespace

Screen::Screen(bool ascii_only, bool color)
    : is_unicode_{!ascii_only && std::string_view{nl_langinfo(CODESET)} == "UTF-8"} {
  // Before ncurses, which would end the program on the signal.
  std::signal(SIGINT, note_interrupt);
  if (newterm(nullptr, stdout, stdin) == nullptr) {
    const char* const type = std::getenv("TERM");
    throw std::runtime_error{std::string{"cannot draw on a terminal of the type '"} +
                             (type == nullptr ? "" : type) + "'; see the variable TERM"};
  }
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(escape_delay_milliseconds);
  if (color && !environment_forbids_color() && has_colors() && start_color() == OK) {
    has_color_ = true;
    define_colors();
  }
}

Screen::~Screen() { endwin(); }

int Screen::rows() const { return LINES; }
int Screen::columns() const { return COLS; }
bool Screen::is_too_small() const { return rows() < needed_rows || columns() < needed_columns; }

int Screen::read_key(std::chrono::milliseconds time) {
  timeout(static_cast<int>(time.count()));
  const int pressed = getch();
  if (interrupted != 0) {
    interrupted = 0;
    return key::interrupt;
  }
  switch (pressed) {
    case KEY_ENTER:
    case '\r':
      return key::enter;
    case control_h:
    case delete_character:
      return key::backspace;
    default:
      return pressed;
  }
}

int Screen::read_key() {
  constexpr std::chrono::milliseconds a_while{200};
  for (;;) {
    if (const int pressed = read_key(a_while); pressed != key::none) {
      return pressed;
    }
  }
}

void Screen::erase() { ::erase(); }

// The terminal is what these change. NOLINTBEGIN(readability-make-member-function-const)
void Screen::put(int row, int column, std::string_view text, Ink ink, int end) {
  if (row < 0 || row >= rows() || column < 0) {
    return;
  }
  std::string shown{text};
  std::replace_if(
      shown.begin(), shown.end(),
      [](char character) {
        const auto byte = static_cast<unsigned char>(character);
        return byte < ' ' || byte == delete_character;
      },
      '?');
  // Cut where a character begins.
  const int room = std::min(end, columns()) - column;
  std::size_t bytes = 0;
  int width = 0;
  while (bytes < shown.size()) {
    std::size_t next = bytes + 1;
    while (is_unicode_ && next < shown.size() && (shown[next] & 0xC0) == 0x80) {
      ++next;
    }
    if (++width > room) {
      break;
    }
    bytes = next;
  }
  attrset(static_cast<int>(attributes_of(ink, has_color_)));
  mvaddnstr(row, column, shown.c_str(), static_cast<int>(bytes));
  attrset(A_NORMAL);
}

void Screen::fill_row(int row, Ink ink) {
  put(row, 0, std::string(static_cast<std::size_t>(columns()), ' '), ink);
}

void Screen::show(int cursor_row, int cursor_column) {
  move(std::min(cursor_row, rows() - 1), std::min(cursor_column, columns() - 1));
  refresh();
}
// NOLINTEND(readability-make-member-function-const)

}  // namespace terminal
