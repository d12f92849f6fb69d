#ifndef ALQUERQUE_CLI_PERFT_ARGUMENTS_HPP
#define ALQUERQUE_CLI_PERFT_ARGUMENTS_HPP

#include <optional>
#include <string>
#include <vector>

#include <CLI/App.hpp>
#include <alquerque/perft.hpp>

#include "game_options.hpp"
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

/// What the user wants of all that the command can do.
/// @throws BadArguments if the arguments that were read do not go together
[[nodiscard]] PerftMode mode_of(const CLI::App& command);

// Each throws BadArguments if the text is not what it should be.
[[nodiscard]] unsigned depth_of(const PerftArguments& arguments);
/// @return a ply between the position and `depth`
[[nodiscard]] unsigned split_of(const PerftArguments& arguments, unsigned depth);
[[nodiscard]] Part part_of(const PerftArguments& arguments);
[[nodiscard]] alquerque::PerftOptions means_of(const PerftArguments& arguments);

}  // namespace alquerque::cli

#endif  // ALQUERQUE_CLI_PERFT_ARGUMENTS_HPP
