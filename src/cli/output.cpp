#include "output.hpp"

#include <cerrno>
#include <cstdio>
#include <string>
#include <system_error>

#include "failure.hpp"

// What is the same on every system. `print_document` stands in posix_output.cpp, and for Windows in
// src/windows/output.cpp.
namespace alquerque::cli {

void refuse_output(int error) {
  throw Failure{static_cast<int>(ExitCode::failure),
                "cannot write the output: " + std::generic_category().message(error)};
}

void print(std::string_view text) {
  if (std::fwrite(text.data(), 1, text.size(), stdout) != text.size()) {
    refuse_output(errno);
  }
}

void flush() {
  if (std::fflush(stdout) != 0) {
    refuse_output(errno);
  }
}

}  // namespace alquerque::cli
