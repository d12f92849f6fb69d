#ifndef ALQUERQUE_CLI_STOPWATCH_HPP
#define ALQUERQUE_CLI_STOPWATCH_HPP

#include <chrono>

namespace alquerque::cli {

class Stopwatch {
 public:
  [[nodiscard]] double seconds() const {
    return std::chrono::duration<double>{Clock::now() - begin_}.count();
  }

 private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin_ = Clock::now();
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_STOPWATCH_HPP
