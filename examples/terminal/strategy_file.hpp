#ifndef ALQUERQUE_TERMINAL_STRATEGY_FILE_HPP
#define ALQUERQUE_TERMINAL_STRATEGY_FILE_HPP

#include <alquerque/alquerque.hpp>
#include <string>

#include "../strategy/strategy_book.hpp"
#include "game_file.hpp"

namespace terminal {

/// Reads the file of a strategy, checking all of it.
[[nodiscard]] alquerque::Result<alquerque::solver::StrategyBook, FileFault> read_strategy(
    const std::string& path);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_STRATEGY_FILE_HPP
