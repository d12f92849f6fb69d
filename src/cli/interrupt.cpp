#include "interrupt.hpp"

#include <atomic>
#include <csignal>

namespace alquerque::cli {
namespace {

// A signal handler may write nothing but globals, and whichever thread it interrupts, the main
// thread must see it.
std::atomic<int> noted_signal{0};  // NOLINT(*-avoid-non-const-global-variables)
static_assert(std::atomic<int>::is_always_lock_free);

extern "C" void note_signal(int signal) {
  noted_signal = signal;
  std::signal(signal, SIG_DFL);
}

}  // namespace

void note_interrupts() {
  for (const int signal : {SIGINT, SIGTERM}) {
    if (std::signal(signal, note_signal) == SIG_IGN) {
      std::signal(signal, SIG_IGN);
    }
  }
}

std::optional<int> noted_interrupt() noexcept {
  const int signal = noted_signal;
  return signal == 0 ? std::nullopt : std::optional<int>{signal};
}

void throw_if_interrupted() {
  if (const std::optional<int> signal = noted_interrupt()) {
    throw Interrupted{*signal};
  }
}

}  // namespace alquerque::cli
