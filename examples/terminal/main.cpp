#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <optional>

#include "app.hpp"
#include "options.hpp"
#include "screen.hpp"
#include "strategy_file.hpp"

int main(int count, char** arguments) {
  const auto options = terminal::parse_options(count, arguments);
  if (!options) {
    std::cerr << "alquerque_terminal: " << options.error().message
              << "; see alquerque_terminal --help\n";
    return 2;
  }
  if (options->help) {
    std::cout << terminal::usage;
    return 0;
  }
  std::optional<alquerque::solver::StrategyBook> strategy;
  if (!options->strategy.empty()) {
    const auto read = terminal::read_strategy(options->strategy);
    if (!read) {
      std::cerr << "alquerque_terminal: " << read.error().message << '\n';
      return 2;
    }
    strategy = *read;
  }
  if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
    std::cerr << "alquerque_terminal: standard input and output must be a terminal\n";
    return 2;
  }
  // For the characters that the terminal shows; numbers are not read or written by it.
  std::setlocale(LC_CTYPE, "");
  try {
    terminal::Screen screen{options->ascii, options->color};
    terminal::App{screen, *options, strategy ? &*strategy : nullptr}.run();
  } catch (const std::exception& error) {
    std::cerr << "alquerque_terminal: " << error.what() << '\n';
    return 2;
  }
  return 0;
}
