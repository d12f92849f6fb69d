#ifndef ALQUERQUE_CLI_PERFT_ARGUMENTS_HPP
#define ALQUERQUE_CLI_PERFT_ARGUMENTS_HPP

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include <CLI/App.hpp>

#include "../chosen_game.hpp"
#include "../game_options.hpp"
#include "part.hpp"

namespace alquerque::cli {

/// What the user wrote; numbers as text, to be refused in our words.
struct PerftArguments {
  GameOptions game;
  std::string depth;
  bool divide = false;
  bool routes = false;
  bool json = false;
  bool unique = false;
  std::optional<std::string> threads;
  std::optional<std::string> memory;
  std::string split;
  std::string jobs;
  std::string part = "1/1";
  std::optional<std::string> out;
  std::vector<std::string> sum;
  std::string checkpoint;
};

/// Makes `command` write to `arguments` while arguments are read.
void add_perft_arguments(CLI::App& command, PerftArguments& arguments);

enum class PerftMode { table, divide, unique, split, jobs, sum, checkpoint };

/// What the user wants of all that the command can do. A mode reads what it knows.
struct PerftJob {
  PerftMode mode = PerftMode::table;
  std::optional<ChosenGame> game{};
  unsigned depth = 0;
  bool routes = false;
  bool json = false;
  /// How many threads work; nothing if the user leaves threads and memory to the command.
  std::optional<unsigned> threads{};
  /// For a table of positions; 0 for none.
  std::size_t table_bytes = 0;
  /// The ply of the jobs, between the position and `depth`.
  unsigned split = 0;
  Part part{};
  /// Where jobs come from and results go; the checkpoint.
  std::string in{};
  std::optional<std::string> out{};
  std::vector<std::string> sum{};
};

/// @throws BadArguments if the arguments that were read do not go together, or one is not what it
///   should be
[[nodiscard]] PerftJob perft_job(const CLI::App& command, const PerftArguments& arguments);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PERFT_ARGUMENTS_HPP
