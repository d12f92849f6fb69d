// launch [--terminal <fd>] [--signal <name> <milliseconds>] [--survives] <command> [<argument>...]
//
// Runs a command as an interactive shell would, which a script cannot do portably: with the default
// action for signals, on a terminal, or interrupted after a time. Answers as the command did, or
// 99 and a line if the command did not end by itself in time, or did not survive.
//
//   --terminal <fd>  1 or 2: the command has a terminal there; what it shows is copied to the same
//   fd
//   --signal         sends INT or TERM after a time
//   --survives       the command is started with that signal ignored, and must go on

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <iostream>
#include <optional>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>

namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

// The command is to end within 0.2 s; a busy machine with sanitizers gets more.
constexpr milliseconds time_to_end{1000};
constexpr milliseconds time_to_survive{300};
constexpr milliseconds tick{10};

struct Request {
  std::optional<int> terminal_fd;
  std::optional<int> signal;
  milliseconds delay{};
  bool survives = false;
  char** command = nullptr;
};

int checked(int result, const char* what) {
  if (result < 0) {
    throw std::system_error{errno, std::generic_category(), what};
  }
  return result;
}

Request request_of(char** arguments) {
  Request request;
  const auto next = [&arguments] {
    if (*arguments == nullptr) {
      throw std::invalid_argument{"too few arguments"};
    }
    return std::string{*arguments++};
  };
  while (*arguments != nullptr && std::string{*arguments}.starts_with("--")) {
    const std::string option = next();
    if (option == "--terminal") {
      request.terminal_fd = std::stoi(next());
    } else if (option == "--signal") {
      request.signal = next() == "INT" ? SIGINT : SIGTERM;
      request.delay = milliseconds{std::stoi(next())};
    } else if (option == "--survives") {
      request.survives = true;
    } else {
      throw std::invalid_argument{"unknown option " + option};
    }
  }
  if (*arguments == nullptr) {
    throw std::invalid_argument{"no command"};
  }
  request.command = arguments;
  return request;
}

/// The two ends of a terminal; -1 if there is none.
struct Terminal {
  int outside = -1;
  int inside = -1;

  static Terminal open() {
    Terminal terminal;
    terminal.outside = checked(posix_openpt(O_RDWR | O_NOCTTY), "posix_openpt");
    checked(grantpt(terminal.outside), "grantpt");
    checked(unlockpt(terminal.outside), "unlockpt");
    terminal.inside =
        checked(::open(ptsname(terminal.outside), O_RDWR | O_NOCTTY), "open terminal");
    return terminal;
  }

  /// Copies what is there within a tick.
  /// @return whether there was something
  bool copy_to(int fd) const {
    pollfd readable{outside, POLLIN, 0};
    if (poll(&readable, 1, static_cast<int>(tick.count())) <= 0) {
      return false;
    }
    std::array<char, 4096> buffer{};
    const ssize_t size = read(outside, buffer.data(), buffer.size());
    return size > 0 && write(fd, buffer.data(), static_cast<std::size_t>(size)) == size;
  }
};

pid_t start(const Request& request, const Terminal& terminal) {
  const pid_t child = checked(fork(), "fork");
  if (child == 0) {
    for (const int signal : {SIGINT, SIGTERM}) {
      std::signal(signal, request.survives ? SIG_IGN : SIG_DFL);
    }
    if (request.terminal_fd) {
      dup2(terminal.inside, *request.terminal_fd);
      close(terminal.inside);
      close(terminal.outside);
    }
    execv(request.command[0], request.command);
    _exit(127);
  }
  return child;
}

int exit_code_of(int status) {
  if (WIFEXITED(status)) {
    return WEXITSTATUS(status);
  }
  throw std::runtime_error{"the command was killed by signal " + std::to_string(WTERMSIG(status))};
}

int launch(const Request& request) {
  const Terminal terminal = request.terminal_fd ? Terminal::open() : Terminal{};
  const pid_t child = start(request, terminal);
  const Clock::time_point send_at = Clock::now() + request.delay;
  std::optional<Clock::time_point> sent_at;
  for (;;) {
    if (!request.terminal_fd) {
      std::this_thread::sleep_for(tick);
    } else if (terminal.copy_to(*request.terminal_fd)) {
      continue;
    }
    int status = 0;
    if (checked(waitpid(child, &status, WNOHANG), "waitpid") == child) {
      return exit_code_of(status);
    }
    const Clock::time_point now = Clock::now();
    if (request.signal && !sent_at && now >= send_at) {
      checked(kill(child, *request.signal), "kill");
      sent_at = now;
    }
    if (sent_at && now - *sent_at > (request.survives ? time_to_survive : time_to_end)) {
      kill(child, SIGKILL);
      waitpid(child, &status, 0);
      if (request.survives) {
        return 0;
      }
      throw std::runtime_error{"the command did not end after the signal"};
    }
  }
}

}  // namespace

int main(int, char** argv) {
  try {
    return launch(request_of(argv + 1));
  } catch (const std::exception& error) {
    std::cerr << "launch: " << error.what() << '\n';
    return 99;
  }
}
