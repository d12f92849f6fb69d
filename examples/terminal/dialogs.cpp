#include "dialogs.hpp"

#include <algorithm>
#include <cctype>

namespace terminal {

namespace {

bool is_text(int pressed) { return pressed >= ' ' && pressed < 256; }

bool gives_up(int pressed) { return pressed == key::escape || pressed == key::interrupt; }

/// Takes the last character away, of however many bytes.
void remove_last(std::string& text) {
  while (!text.empty()) {
    const char last = text.back();
    text.pop_back();
    if ((last & 0xC0) != 0x80) {
      return;
    }
  }
}

/// How many characters a text has.
int width_of(std::string_view text) {
  return static_cast<int>(
      std::count_if(text.begin(), text.end(), [](char byte) { return (byte & 0xC0) != 0x80; }));
}

void draw_title(Screen& screen, std::string_view title) {
  screen.erase();
  screen.fill_row(0, Ink::title);
  screen.put(0, 1, title, Ink::title);
}

/// Shows a question on the last row, over the background.
void draw_question(Screen& screen, const Background& background, std::string_view question,
                   std::string_view text) {
  background();
  const int row = screen.rows() - 1;
  screen.fill_row(row - 1, Ink::plain);
  screen.fill_row(row, Ink::plain);
  screen.put(row - 1, 1, question, Ink::mark);
  // A long text is seen from its end.
  const int room = screen.columns() - 3;
  while (width_of(text) > room) {
    text.remove_prefix(1);
  }
  screen.put(row, 1, text);
  screen.show(row, 1 + width_of(text));
}

}  // namespace

std::optional<std::string> ask(Screen& screen, const Background& background,
                               std::string_view question, std::string text) {
  for (;;) {
    draw_question(screen, background, question, text);
    const int pressed = screen.read_key();
    if (gives_up(pressed)) {
      return std::nullopt;
    }
    if (pressed == key::enter) {
      return text;
    }
    if (pressed == key::backspace) {
      remove_last(text);
    } else if (is_text(pressed)) {
      text += static_cast<char>(pressed);
    }
  }
}

std::optional<char> choose(Screen& screen, const Background& background, std::string_view question,
                           std::string_view keys) {
  for (;;) {
    draw_question(screen, background, question, "");
    const int pressed = screen.read_key();
    if (pressed == key::resize) {
      continue;
    }
    const int letter = is_text(pressed) ? std::tolower(pressed) : pressed;
    const bool is_known =
        is_text(letter) && keys.find(static_cast<char>(letter)) != std::string_view::npos;
    return is_known ? std::optional{static_cast<char>(letter)} : std::nullopt;
  }
}

bool fill_in(Screen& screen, std::string_view title, std::vector<Choice>& form) {
  constexpr int first_row = 3;
  constexpr int rows_apart = 2;
  constexpr int value_column = 22;
  std::size_t current = 0;
  for (;;) {
    draw_title(screen, title);
    for (std::size_t i = 0; i < form.size(); ++i) {
      const int row = first_row + rows_apart * static_cast<int>(i);
      const bool is_current = i == current;
      screen.put(row, 2, (is_current ? "> " : "  ") + form[i].label);
      const std::string& value = form[i].values[form[i].chosen];
      screen.put(row, value_column, is_current ? "< " + value + " >" : "  " + value,
                 is_current ? Ink::mark : Ink::plain);
    }
    const int last_row = first_row + rows_apart * static_cast<int>(form.size());
    if (!form[current].notes.empty()) {
      screen.put(last_row, 4, form[current].notes[form[current].chosen]);
    }
    screen.put(last_row + 2, 2, "Up/down: row   left/right: value   Enter: done   Esc: give up");
    screen.show(first_row + rows_apart * static_cast<int>(current), value_column);

    const int pressed = screen.read_key();
    Choice& choice = form[current];
    if (gives_up(pressed) || pressed == 'q') {
      return false;
    }
    if (pressed == key::enter) {
      return true;
    }
    if (pressed == key::up || pressed == 'k') {
      current = (current + form.size() - 1) % form.size();
    } else if (pressed == key::down || pressed == 'j' || pressed == '\t') {
      current = (current + 1) % form.size();
    } else if (pressed == key::left || pressed == 'h') {
      choice.chosen = (choice.chosen + choice.values.size() - 1) % choice.values.size();
    } else if (pressed == key::right || pressed == 'l' || pressed == ' ') {
      choice.chosen = (choice.chosen + 1) % choice.values.size();
    }
  }
}

void show_lines(Screen& screen, std::string_view title, const std::vector<std::string>& lines) {
  do {
    draw_title(screen, title);
    int row = 2;
    for (const std::string& line : lines) {
      screen.put(row++, 1, line);
    }
    screen.put(screen.rows() - 1, 1, "Any key goes back to the game", Ink::mark);
    screen.show(screen.rows() - 1, 0);
  } while (screen.read_key() == key::resize);
}

}  // namespace terminal
