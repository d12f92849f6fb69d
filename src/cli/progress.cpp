#include "progress.hpp"

#include <algorithm>
#include <utility>

#include "wording.hpp"

namespace alquerque::cli {

Progress::Progress(std::string unit) : unit_{std::move(unit)} {}

void Progress::begin(std::string title, std::optional<double> expected) {
  title_ = std::move(title);
  expected_ = expected;
  leaves_ = 0;
}

void Progress::show() {
  std::string line = title_ + ": " + with_commas(leaves_) + ' ' + unit_;
  if (expected_) {
    // An expectation may be too low, but what is not done is not done.
    const double share = std::min(static_cast<double>(leaves_) / *expected_, 0.99);
    line += ", about " + std::to_string(static_cast<int>(100 * share)) + " %";
  }
  line_.show(line);
}

}  // namespace alquerque::cli
