#include "file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

constexpr int none = -1;

std::string reason() { return std::generic_category().message(errno); }

/// Makes a name that is new in a directory outlive a power failure. Where directories cannot be
/// synced, nothing more can be done.
void sync_directory_of(const std::string& path) {
  const std::filesystem::path parent = std::filesystem::path{path}.parent_path();
  const int descriptor =
      ::open(parent.empty() ? "." : parent.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (descriptor != none) {
    ::fsync(descriptor);
    ::close(descriptor);
  }
}

}  // namespace

File::File(int descriptor, std::string path) noexcept
    : descriptor_{descriptor}, path_{std::move(path)} {}

File::File(File&& other) noexcept
    : descriptor_{std::exchange(other.descriptor_, none)}, path_{std::move(other.path_)} {}

File::~File() {
  if (descriptor_ != none) {
    ::close(descriptor_);
  }
}

void File::fail(const std::string& action) const {
  throw Failure{static_cast<int>(ExitCode::failure),
                "cannot " + action + " '" + path_ + "': " + reason()};
}

File File::to_read(const std::string& path) {
  const bool standard_input = path == "-";
  const int descriptor = standard_input ? ::fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0)
                                        : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor == none) {
    throw BadArguments{"cannot open '" + path + "': " + reason()};
  }
  return {descriptor, standard_input ? "standard input" : path};
}

File File::to_append(const std::string& path) {
  File file{::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666), path};
  if (file.descriptor_ == none) {
    file.fail("open");
  }
  struct stat status {};
  if (::fstat(file.descriptor_, &status) != 0) {
    file.fail("look at");
  }
  if (!S_ISREG(status.st_mode)) {
    throw BadArguments{"'" + path + "' is not a regular file"};
  }
  file.lock();
  sync_directory_of(path);
  return file;
}

File File::to_write(const std::string& path) {
  File file{::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666), path};
  if (file.descriptor_ == none) {
    file.fail("open");
  }
  return file;
}

void File::lock() {
  if (::flock(descriptor_, LOCK_EX | LOCK_NB) == 0) {
    return;
  }
  if (errno == EWOULDBLOCK) {
    throw Failure{static_cast<int>(ExitCode::failure),
                  "'" + path_ + "' is being written by another process"};
  }
  fail("lock");
}

std::uint64_t File::size() const {
  struct stat status {};
  if (::fstat(descriptor_, &status) != 0) {
    fail("look at");
  }
  return static_cast<std::uint64_t>(status.st_size);
}

void File::rewind() {
  if (::lseek(descriptor_, 0, SEEK_SET) != 0) {
    fail("read");
  }
}

std::size_t File::read(char* buffer, std::size_t size) {
  for (;;) {
    const ssize_t count = ::read(descriptor_, buffer, size);
    if (count >= 0) {
      return static_cast<std::size_t>(count);
    }
    if (errno != EINTR) {
      fail("read");
    }
  }
}

void File::append(std::string_view text) {
  while (!text.empty()) {
    const ssize_t count = ::write(descriptor_, text.data(), text.size());
    if (count >= 0) {
      text.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      fail("write");
    }
  }
}

void File::cut(std::uint64_t size) {
  if (::ftruncate(descriptor_, static_cast<off_t>(size)) != 0) {
    fail("cut");
  }
}

void File::sync() {
  if (::fsync(descriptor_) != 0) {
    fail("write");
  }
}

}  // namespace alquerque::cli
