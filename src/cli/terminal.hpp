#ifndef ALQUERQUE_CLI_TERMINAL_HPP
#define ALQUERQUE_CLI_TERMINAL_HPP

#include <string>

namespace alquerque::cli {

[[nodiscard]] bool stdout_is_terminal() noexcept;
[[nodiscard]] bool stderr_is_terminal() noexcept;

/// Whether the user's locale has UTF-8 as its character set.
[[nodiscard]] bool locale_is_utf8();

/// Whether to write colours: `always`, `never`, or `auto` for a terminal that has them, unless the
/// user has set NO_COLOR.
/// @throws BadArguments if it is none of these
[[nodiscard]] bool wants_color(const std::string& when);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_TERMINAL_HPP
