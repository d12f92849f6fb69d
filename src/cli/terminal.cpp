#include "terminal.hpp"

#include <unistd.h>

#include <cstdlib>
#include <string_view>

namespace alquerque::cli {

bool stdout_is_terminal() noexcept { return isatty(STDOUT_FILENO) == 1; }

bool stderr_is_terminal() noexcept { return isatty(STDERR_FILENO) == 1; }

bool locale_is_utf8() {
  // The first one that is set decides (POSIX, "Environment Variables").
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0') {
      continue;
    }
    const std::string_view locale{value};
    for (const std::string_view charset : {".UTF-8", ".utf-8", ".UTF8", ".utf8"}) {
      if (locale.find(charset) != std::string_view::npos) {
        return true;
      }
    }
    return false;
  }
  return false;
}

}  // namespace alquerque::cli
