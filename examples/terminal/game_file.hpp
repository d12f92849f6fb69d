#ifndef ALQUERQUE_TERMINAL_GAME_FILE_HPP
#define ALQUERQUE_TERMINAL_GAME_FILE_HPP

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>
#include <cstddef>
#include <optional>
#include <string>

namespace terminal {

/// A sentence about what went wrong with a file.
struct FileFault {
  std::string message;
};

/// How many games a file holds, sound or not.
[[nodiscard]] alquerque::Result<std::size_t, FileFault> count_games(const std::string& path);

/// Reads one game of a file.
/// @param number from 1
[[nodiscard]] alquerque::Result<alquerque::GameText, FileFault> read_game(const std::string& path,
                                                                          std::size_t number);

enum class Existing { replace, append };

/// Writes a game to a regular file, which keeps its mode and owner; links are followed. Whatever
/// goes wrong, what the file held before is not lost.
/// @param existing what to do with games that the file holds
/// @return nothing, or what went wrong
[[nodiscard]] std::optional<FileFault> write_game(const std::string& path,
                                                  const alquerque::GameText& game,
                                                  Existing existing);

}  // namespace terminal

#endif  // ALQUERQUE_TERMINAL_GAME_FILE_HPP
