// src/cli/posix_file.cpp for Windows.

#include "file.hpp"

#include <fcntl.h>
#include <io.h>
#include <share.h>
#include <sys/stat.h>
#include <windows.h>

#include <algorithm>
#include <cerrno>
#include <climits>

#include <save_file.hpp>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

/// Whether an open file is on a disk, and not a device or a pipe.
bool is_on_disk(int descriptor) {
  return ::GetFileType(reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor))) == FILE_TYPE_DISK;
}

}  // namespace

File::~File() {
  if (descriptor_ != none) {
    ::_close(descriptor_);
  }
}

File File::to_read(const std::string& path) {
  const bool standard_input = path == "-";
  const int descriptor =
      standard_input ? ::_dup(0) : ::_open(path.c_str(), _O_RDONLY | _O_BINARY | _O_NOINHERIT);
  if (descriptor == none) {
    throw BadArguments{"cannot open '" + path + "': " + reason()};
  }
  // Files are the same on every system, to the byte.
  ::_setmode(descriptor, _O_BINARY);
  return {descriptor, standard_input ? "standard input" : path};
}

File File::to_append(const std::string& path) {
  if (saving::is_read_only(path)) {
    throw Failure{static_cast<int>(ExitCode::failure),
                  "cannot write '" + path + "': " + saving::read_only};
  }
  // To open it so that nobody else can write is the lock.
  File file{::_sopen(path.c_str(), _O_RDWR | _O_CREAT | _O_APPEND | _O_BINARY | _O_NOINHERIT,
                     _SH_DENYWR, _S_IREAD | _S_IWRITE),
            path};
  if (file.descriptor_ == none) {
    if (::GetLastError() == ERROR_SHARING_VIOLATION) {
      throw Failure{static_cast<int>(ExitCode::failure),
                    "'" + path + "' is being written by another process"};
    }
    file.fail("open");
  }
  if (!is_on_disk(file.descriptor_)) {
    throw BadArguments{"'" + path + "' is not a regular file"};
  }
  return file;
}

std::uint64_t File::size() const {
  const auto size = ::_filelengthi64(descriptor_);
  if (size < 0) {
    fail("look at");
  }
  return static_cast<std::uint64_t>(size);
}

void File::rewind() {
  if (::_lseeki64(descriptor_, 0, SEEK_SET) != 0) {
    fail("read");
  }
}

std::size_t File::read(char* buffer, std::size_t size) {
  const auto part = static_cast<unsigned>(std::min<std::size_t>(size, INT_MAX));
  const int count = ::_read(descriptor_, buffer, part);
  if (count < 0) {
    fail("read");
  }
  return static_cast<std::size_t>(count);
}

void File::append(std::string_view text) {
  while (!text.empty()) {
    const auto part = static_cast<unsigned>(std::min<std::size_t>(text.size(), INT_MAX));
    const int count = ::_write(descriptor_, text.data(), part);
    if (count < 0) {
      fail("write");
    }
    text.remove_prefix(static_cast<std::size_t>(count));
  }
}

void File::cut(std::uint64_t size) {
  if (const int error = ::_chsize_s(descriptor_, static_cast<std::int64_t>(size)); error != 0) {
    errno = error;
    fail("cut");
  }
}

void File::sync() {
  if (::_commit(descriptor_) != 0) {
    fail("write");
  }
}

}  // namespace alquerque::cli
