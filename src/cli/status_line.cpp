#include "status_line.hpp"

#include <algorithm>
#include <cstdio>

#include "terminal.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

constexpr std::chrono::seconds patience{1};
constexpr std::chrono::milliseconds refresh{100};

}  // namespace

StatusLine::StatusLine() : visible_{stderr_is_terminal()}, next_show_{Clock::now() + patience} {}

void StatusLine::show(std::string_view text) {
  next_show_ = Clock::now() + refresh;
  std::fprintf(stderr, "\r%s", left_aligned(text, shown_width_).c_str());
  std::fflush(stderr);
  shown_width_ = std::max(shown_width_, text.size());
}

void StatusLine::erase() noexcept {
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
