#ifndef ALQUERQUE_TERMINAL_DIALOGS_HPP
#define ALQUERQUE_TERMINAL_DIALOGS_HPP

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "screen.hpp"

namespace terminal {

/// Draws what a dialog stands on.
using Background = std::function<void()>;

/// Asks for a line of text on the last row.
/// @return nothing if the person gives up
[[nodiscard]] std::optional<std::string> ask(Screen& screen, const Background& background,
                                             std::string_view question, std::string text);

/// Asks for one of some keys; upper case counts as lower case.
/// @param keys small letters
/// @return nothing for any other key
[[nodiscard]] std::optional<char> choose(Screen& screen, const Background& background,
                                         std::string_view question, std::string_view keys);

/// A row of a form.
struct Choice {
  std::string label;
  std::vector<std::string> values;
  std::size_t chosen = 0;
  /// What there is to say about each value; may be empty.
  std::vector<std::string> notes{};
};

/// Lets the person choose a value in each row.
/// @return false if the person gives up
[[nodiscard]] bool fill_in(Screen& screen, std::string_view title, std::vector<Choice>& form);

/// Shows lines until a key is pressed.
void show_lines(Screen& screen, std::string_view title, const std::vector<std::string>& lines);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_DIALOGS_HPP
