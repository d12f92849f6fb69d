#include "terminal.hpp"

#if defined(_WIN32)
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#endif

#include <cstdlib>
#include <string_view>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

/// The value of a variable of the environment; empty if it is not set.
std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? std::string_view{} : value;
}

bool is_terminal(int descriptor) noexcept {
#if defined(_WIN32)
  DWORD mode = 0;
  return ::GetConsoleMode(reinterpret_cast<HANDLE>(::_get_osfhandle(descriptor)), &mode) != 0;
#else
  return ::isatty(descriptor) == 1;
#endif
}

}  // namespace

bool stdout_is_terminal() noexcept { return is_terminal(1); }

bool stderr_is_terminal() noexcept { return is_terminal(2); }

bool locale_is_utf8() {
  // The first one that is set decides (POSIX, "Environment Variables").
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const std::string_view locale = environment(name);
    if (locale.empty()) {
      continue;
    }
    for (const std::string_view charset : {".UTF-8", ".utf-8", ".UTF8", ".utf8"}) {
      if (locale.find(charset) != std::string_view::npos) {
        return true;
      }
    }
    return false;
  }
  return false;
}

bool wants_color(const std::string& when) {
  if (when != "auto" && when != "always" && when != "never") {
    throw BadArguments{"--color must be auto, always or never, not '" + when + "'"};
  }
  const std::string_view terminal = environment("TERM");
  return when == "always" || (when == "auto" && stdout_is_terminal() && !terminal.empty() &&
                              terminal != "dumb" && environment("NO_COLOR").empty());
}

}  // namespace alquerque::cli
