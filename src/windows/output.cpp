// src/cli/posix_output.cpp for Windows.

#include "output.hpp"

#include <fcntl.h>
#include <io.h>
#include <sys/stat.h>

#include <cstdint>
#include <cstdio>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

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
