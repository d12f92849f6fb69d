// src/cli/output.cpp for Windows.

#include "output.hpp"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

[[noreturn]] void fail(int error = errno) {
  throw Failure{static_cast<int>(ExitCode::failure),
                "cannot write the output: " + std::generic_category().message(error)};
}

/// Before anything is written: what stands in a file is the same on every system, to the byte.
[[maybe_unused]] const int mode_before = ::_setmode(1, _O_BINARY);

/// What is sent by way of a pipe or to a console is gone.
bool is_file(int descriptor, std::int64_t& size) {
  struct _stat64 status {};
  if (::_fstat64(descriptor, &status) != 0 || (status.st_mode & _S_IFMT) != _S_IFREG) {
    return false;
  }
  size = status.st_size;
  return true;
}

}  // namespace

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
    fail();
  }
}

void flush() {
  if (std::fflush(stdout) != 0) {
    fail();
  }
}

void print_document(std::string_view text) {
  flush();
  std::int64_t size = 0;
  const bool can_be_cut = is_file(1, size) && ::_lseeki64(1, 0, SEEK_CUR) == size;
  try {
    print(text);
    flush();
  } catch (const Failure&) {
    // Only what was added at the end of a file can be cut off again.
    if (can_be_cut) {
      ::_chsize_s(1, size);
    }
    throw;
  }
}

}  // namespace alquerque::cli
