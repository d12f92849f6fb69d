#include "strategy_file.hpp"

#include <cerrno>
#include <fstream>
#include <sstream>
#include <system_error>
#include <utility>

namespace terminal {

using alquerque::Result;
using alquerque::solver::StrategyBook;

Result<StrategyBook, FileFault> read_strategy(const std::string& path) {
  errno = 0;
  std::ifstream file{path, std::ios::binary};
  std::ostringstream content;
  // Copying nothing would count as a failure of the copy.
  if (!file || (file.peek() != std::ifstream::traits_type::eof() && !(content << file.rdbuf())) ||
      file.bad()) {
    return FileFault{"Cannot read '" + path + "': " + std::generic_category().message(errno)};
  }
  auto book = StrategyBook::read(std::move(content).str());
  if (!book) {
    return FileFault{"'" + path + "' " + book.error().message};
  }
  return *book;
}

}  // namespace terminal
