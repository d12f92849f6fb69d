#ifndef ALQUERQUE_CLI_STATUS_LINE_HPP
#define ALQUERQUE_CLI_STATUS_LINE_HPP

#include <chrono>
#include <cstddef>
#include <string_view>

namespace alquerque::cli {

/// A line on standard error that tells how far a command is, if that is a terminal and the command
/// takes long enough to wonder.
class StatusLine {
 public:
  StatusLine();
  StatusLine(const StatusLine&) = delete;
  StatusLine& operator=(const StatusLine&) = delete;
  ~StatusLine() { erase(); }

  /// Whether it is time to show something new.
  [[nodiscard]] bool is_due() const { return visible_ && Clock::now() >= next_show_; }

  /// Shows a text in the place of the last one.
  /// @pre `is_due()`
  void show(std::string_view text);

  /// Makes room for other output.
  void erase() noexcept;

 private:
  using Clock = std::chrono::steady_clock;

  bool visible_ = false;
  Clock::time_point next_show_;
  std::size_t shown_width_ = 0;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_STATUS_LINE_HPP
