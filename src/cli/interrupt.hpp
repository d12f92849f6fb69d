#ifndef ALQUERQUE_CLI_INTERRUPT_HPP
#define ALQUERQUE_CLI_INTERRUPT_HPP

#include <optional>
#include <string>

#include "failure.hpp"

namespace alquerque::cli {

/// The user, or the system, asked the command to end.
class Interrupted : public Failure {
 public:
  explicit Interrupted(int signal, const std::string& message = "interrupted")
      : Failure{static_cast<int>(ExitCode::signal_base) + signal, message} {}
};

/// From here on SIGINT and SIGTERM are only noted, for `throw_if_interrupted` to find. Signals that
/// the caller ignores, as for a background job, stay ignored. A second signal ends the process at
/// once, for the user who will not wait.
void note_interrupts();

/// The signal that was noted, if any.
[[nodiscard]] std::optional<int> noted_interrupt() noexcept;

/// @throws Interrupted if a signal was noted
void throw_if_interrupted();

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_INTERRUPT_HPP
