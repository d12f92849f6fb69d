#ifndef ALQUERQUE_SOLVER_FILE_CONTENT_HPP
#define ALQUERQUE_SOLVER_FILE_CONTENT_HPP

#include <array>
#include <cstddef>
#include <string>

#include <file.hpp>

namespace alquerque::solver {

/// All bytes of a file, `-` being standard input.
/// @throws Failure if it cannot be read
[[nodiscard]] inline std::string content_of(const std::string& path) {
  cli::File file = cli::File::to_read(path);
  std::string content;
  std::array<char, 65536> buffer{};
  while (const std::size_t count = file.read(buffer.data(), buffer.size())) {
    content.append(buffer.data(), count);
  }
  return content;
}

}  // namespace alquerque::solver

#endif  // ALQUERQUE_SOLVER_FILE_CONTENT_HPP
