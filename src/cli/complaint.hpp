#ifndef ALQUERQUE_CLI_COMPLAINT_HPP
#define ALQUERQUE_CLI_COMPLAINT_HPP

#include <string>
#include <string_view>

namespace alquerque::cli {

/// The name that the command has for its users.
inline constexpr const char* program = "alquerque";

/// Tells the user on standard error what is wrong, on one line.
/// @param who the program that says so
void complain(const std::string& who, std::string_view message);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_COMPLAINT_HPP
