#ifndef ALQUERQUE_CLI_CHECKED_SUM_HPP
#define ALQUERQUE_CLI_CHECKED_SUM_HPP

#include <cstdint>

#include "failure.hpp"

namespace alquerque::cli {

/// A sum that is right or none.
class CheckedSum {
 public:
  /// @throws Failure if the sum needs more than 64 bits
  void add_product(std::uint64_t a, std::uint64_t b) {
    std::uint64_t product = 0;
    if (__builtin_mul_overflow(a, b, &product) || __builtin_add_overflow(sum_, product, &sum_)) {
      throw Failure{static_cast<int>(ExitCode::failure), "the sum needs more than 64 bits"};
    }
  }

  [[nodiscard]] std::uint64_t value() const noexcept { return sum_; }

 private:
  std::uint64_t sum_ = 0;
};

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_CHECKED_SUM_HPP
