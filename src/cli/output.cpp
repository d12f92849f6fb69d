#include "output.hpp"

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

#include "failure.hpp"

namespace alquerque::cli {
namespace {

[[noreturn]] void fail() {
  throw Failure{static_cast<int>(ExitCode::failure),
                "cannot write the output: " + std::generic_category().message(errno)};
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

}  // namespace alquerque::cli
