#include "progress.hpp"

#include <algorithm>
#include <cstdio>
#include <utility>

#include "terminal.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

constexpr std::chrono::seconds patience{1};
constexpr std::chrono::milliseconds refresh{100};

}  // namespace

Progress::Progress(std::string unit)
    : unit_{std::move(unit)}, visible_{stderr_is_terminal()}, next_show_{begin_ + patience} {}

void Progress::begin(std::string title, std::optional<double> expected) {
  title_ = std::move(title);
  expected_ = expected;
  leaves_ = 0;
}

void Progress::show_if_due() {
  const Clock::time_point now = Clock::now();
  if (now < next_show_) {
    return;
  }
  next_show_ = now + refresh;
  std::string line = title_ + ": " + with_commas(leaves_) + ' ' + unit_;
  if (expected_) {
    // An expectation may be too low, but what is not done is not done.
    const double share = std::min(static_cast<double>(leaves_) / *expected_, 0.99);
    line += ", about " + std::to_string(static_cast<int>(100 * share)) + " %";
  }
  std::fprintf(stderr, "\r%s", left_aligned(line, shown_width_).c_str());
  std::fflush(stderr);
  shown_width_ = std::max(shown_width_, line.size());
}

void Progress::erase() noexcept {
  if (shown_width_ == 0) {
    return;
  }
  // The terminal shows Ctrl-C as ^C behind the line.
  constexpr std::size_t echo_width = 2;
  std::fprintf(stderr, "\r%*s\r", static_cast<int>(shown_width_ + echo_width), "");
  std::fflush(stderr);
  shown_width_ = 0;
}

}  // namespace alquerque::cli
