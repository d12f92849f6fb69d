#include "file.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

#include <save_file.hpp>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

[[noreturn]] void refuse_special(const std::string& path) {
  throw BadArguments{"'" + path + "' is not a regular file"};
}

/// Before it is opened, which may already do something to a device.
void expect_regular(const std::string& path) {
  struct stat status {};
  // What is not there, or is a folder, opening says better.
  if (::stat(path.c_str(), &status) != 0 || S_ISDIR(status.st_mode)) {
    return;
  }
  if (!S_ISREG(status.st_mode)) {
    refuse_special(path);
  }
  if (saving::is_read_only(path)) {
    throw Failure{static_cast<int>(ExitCode::failure),
                  "cannot write '" + path + "': " + saving::read_only};
  }
}

}  // namespace

File::~File() {
  if (descriptor_ != none) {
    ::close(descriptor_);
  }
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
  expect_regular(path);
  File file{::open(path.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666), path};
  if (file.descriptor_ == none) {
    file.fail("open");
  }
  // Somebody may have been faster with another thing of this name.
  struct stat status {};
  if (::fstat(file.descriptor_, &status) != 0) {
    file.fail("look at");
  }
  if (!S_ISREG(status.st_mode)) {
    refuse_special(path);
  }
  file.lock();
  saving::sync_folder_of(path);
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
