#include "output.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstddef>

namespace alquerque::cli {
namespace {

/// Past the buffer of the stream, which would keep what it could not write and try again at the
/// end.
bool write_all(std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(STDOUT_FILENO, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      return false;
    }
  }
  return true;
}

/// While it lives, SIGINT and SIGTERM wait.
class Uninterrupted {
 public:
  Uninterrupted() noexcept {
    sigset_t signals{};
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, &before_);
  }
  Uninterrupted(const Uninterrupted&) = delete;
  Uninterrupted& operator=(const Uninterrupted&) = delete;
  ~Uninterrupted() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

}  // namespace

void print_document(std::string_view text) {
  flush();
  struct stat status {};
  const bool is_file = ::fstat(STDOUT_FILENO, &status) == 0 && S_ISREG(status.st_mode);
  if (!is_file) {
    if (!write_all(text)) {
      refuse_output(errno);
    }
    return;
  }
  const Uninterrupted uninterrupted;
  const off_t place = ::lseek(STDOUT_FILENO, 0, SEEK_CUR);
  const bool appends = (::fcntl(STDOUT_FILENO, F_GETFL) & O_APPEND) != 0;
  if (!write_all(text)) {
    const int error = errno;
    // Only what was added at the end of a file can be cut off again.
    if ((appends || place == status.st_size) && ::ftruncate(STDOUT_FILENO, status.st_size) == 0) {
      ::lseek(STDOUT_FILENO, place, SEEK_SET);
    }
    refuse_output(error);
  }
}

}  // namespace alquerque::cli
