#ifndef ALQUERQUE_CLI_TERMINAL_HPP
#define ALQUERQUE_CLI_TERMINAL_HPP

namespace alquerque::cli {

[[nodiscard]] bool stdout_is_terminal() noexcept;
[[nodiscard]] bool stderr_is_terminal() noexcept;

/// Whether the user's locale has UTF-8 as its character set.
[[nodiscard]] bool locale_is_utf8();

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_TERMINAL_HPP
