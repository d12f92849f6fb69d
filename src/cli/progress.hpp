#ifndef ALQUERQUE_CLI_PROGRESS_HPP
#define ALQUERQUE_CLI_PROGRESS_HPP

#include <cstdint>
#include <optional>
#include <string>

#include <alquerque/perft.hpp>

#include "interrupt.hpp"
#include "status_line.hpp"

namespace alquerque::cli {

/// Watches a long count: ends it when the user interrupts, and shows how far it is in a line on
/// standard error, if that is a terminal and the command takes long enough to wonder.
class Progress {
 public:
  /// @param unit what is counted, in plural
  explicit Progress(std::string unit);

  /// A count begins.
  /// @param expected about how much will be counted, if one can tell
  void begin(std::string title, std::optional<double> expected = std::nullopt);

  /// Some more is counted.
  /// @throws Interrupted
  void advance(std::uint64_t leaves) {
    throw_if_interrupted();
    add(leaves);
  }

  /// The same, for a caller that sees to interrupts itself.
  void add(std::uint64_t leaves) {
    leaves_ = sum_of_counts(leaves_, leaves);
    if (line_.is_due()) {
      show();
    }
  }

  /// Makes room for other output.
  void erase() noexcept { line_.erase(); }

 private:
  void show();

  std::string unit_;
  std::string title_;
  std::optional<double> expected_;
  std::uint64_t leaves_ = 0;
  StatusLine line_;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PROGRESS_HPP
