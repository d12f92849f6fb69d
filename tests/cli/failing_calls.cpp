// Preloaded into a command, makes one call of it to the system fail, as no script can: the variable
// FAILING_CALL holds the name of the function, which of its calls it is, from 1, and the error
// number. All other calls do what they always do.

#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <string>

namespace {

/// Whether this call of a function is the one; its error number, or 0.
int error_of(const char* function) noexcept {
  static int calls = 0;  // NOLINT(*-avoid-non-const-global-variables)
  const char* const text = std::getenv("FAILING_CALL");
  std::istringstream words{text == nullptr ? "" : text};
  std::string name;
  int which = 0;
  int error = 0;
  words >> name >> which >> error;
  return name == function && ++calls == which ? error : 0;
}

template <class Function>
Function* real(Function* /*type*/, const char* name) noexcept {
  return reinterpret_cast<Function*>(dlsym(RTLD_NEXT, name));  // NOLINT(*-reinterpret-cast)
}

/// The result of a call that fails in the manner of the system, or that of the real one.
template <class Result, class Function, class... Arguments>
Result call(Function* function, const char* name, Arguments... arguments) noexcept {
  if (const int error = error_of(name)) {
    errno = error;
    return Result{-1};
  }
  return real(function, name)(arguments...);
}

}  // namespace

extern "C" {

int open(const char* path, int flags, ...) {
  std::va_list arguments;
  va_start(arguments, flags);
  const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  return call<int>(&open, "open", path, flags, mode);
}

int fstat(int file, struct stat* status) noexcept {
  return call<int>(&fstat, "fstat", file, status);
}

int flock(int file, int operation) noexcept { return call<int>(&flock, "flock", file, operation); }

off_t lseek(int file, off_t offset, int whence) noexcept {
  return call<off_t>(&lseek, "lseek", file, offset, whence);
}

int ftruncate(int file, off_t size) noexcept {
  return call<int>(&ftruncate, "ftruncate", file, size);
}

int fsync(int file) { return call<int>(&fsync, "fsync", file); }

ssize_t read(int file, void* buffer, size_t size) {
  return call<ssize_t>(&read, "read", file, buffer, size);
}

ssize_t write(int file, const void* buffer, size_t size) {
  return call<ssize_t>(&write, "write", file, buffer, size);
}

int close(int file) { return call<int>(&close, "close", file); }

int fchmod(int file, mode_t mode) noexcept { return call<int>(&fchmod, "fchmod", file, mode); }

int rename(const char* from, const char* to) noexcept {
  return call<int>(&rename, "rename", from, to);
}

int pthread_create(pthread_t* thread, const pthread_attr_t* attributes, void* (*run)(void*),
                   void* argument) noexcept {
  const int error = error_of("pthread_create");
  return error != 0 ? error
                    : real(&pthread_create, "pthread_create")(thread, attributes, run, argument);
}
}
