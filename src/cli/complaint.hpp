#ifndef ALQUERQUE_CLI_COMPLAINT_HPP
#define ALQUERQUE_CLI_COMPLAINT_HPP

#include <string_view>

namespace alquerque::cli {

/// The name that the command has for its users.
inline constexpr std::string_view program = "alquerque";

/// Tells the user on standard error what is wrong, on one line.
void complain(std::string_view message);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_COMPLAINT_HPP
