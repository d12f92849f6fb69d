#ifndef ALQUERQUE_CLI_FAILURE_HPP
#define ALQUERQUE_CLI_FAILURE_HPP

#include <stdexcept>
#include <string>

namespace alquerque::cli {

/// What the process answers to its caller. A signal answers 128 and its number, as shells do.
enum class ExitCode : int { success = 0, failure = 1, bad_arguments = 2, signal_base = 128 };

/// The command cannot go on: one line for the user and the exit code.
class Failure : public std::runtime_error {
 public:
  Failure(int exit_code, const std::string& message)
      : std::runtime_error{message}, exit_code_{exit_code} {}

  [[nodiscard]] int exit_code() const noexcept { return exit_code_; }

 private:
  int exit_code_;
};

/// The user asked for something that does not exist.
class BadArguments : public Failure {
 public:
  explicit BadArguments(const std::string& message)
      : Failure{static_cast<int>(ExitCode::bad_arguments), message} {}
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_FAILURE_HPP
