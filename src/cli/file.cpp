#include "file.hpp"

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "failure.hpp"

// What is the same on every system. The calls of the system stand in posix_file.cpp, and for
// Windows in src/windows/file.cpp.
namespace alquerque::cli {

void expect_one_standard_input(const std::vector<std::string>& paths) {
  if (std::count(paths.begin(), paths.end(), "-") > 1) {
    throw BadArguments{"standard input, '-', can be read only once"};
  }
}

File::File(int descriptor, std::string path) noexcept
    : descriptor_{descriptor}, path_{std::move(path)} {}

File::File(File&& other) noexcept
    : descriptor_{std::exchange(other.descriptor_, none)}, path_{std::move(other.path_)} {}

std::string File::reason() { return std::generic_category().message(errno); }

void File::fail(const std::string& action) const {
  throw Failure{static_cast<int>(ExitCode::failure),
                "cannot " + action + " '" + path_ + "': " + reason()};
}

}  // namespace alquerque::cli
