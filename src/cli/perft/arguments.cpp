#include "arguments.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "../failure.hpp"
#include "../limits.hpp"
#include "../number_text.hpp"

namespace alquerque::cli {
namespace {

struct ModeRule {
  PerftMode mode;
  /// The option that chooses it.
  std::string_view option;
  /// What else it knows, between blanks.
  std::string_view companions;
  bool needs_depth;
};

constexpr std::array<ModeRule, 6> modes{{
    {PerftMode::divide, "--divide", " --rules --position --routes --json ", true},
    {PerftMode::unique, "--unique", " --rules --position --json ", true},
    {PerftMode::split, "--split", " --rules --position ", true},
    {PerftMode::jobs, "--jobs", " --part --out --threads --memory ", false},
    {PerftMode::sum, "--sum", " --json ", false},
    {PerftMode::checkpoint, "--checkpoint", " --rules --position --threads --memory --json ", true},
}};
constexpr ModeRule table{PerftMode::table, "DEPTH",
                         " --rules --position --routes --json --threads --memory ", true};

bool knows(const ModeRule& rule, const std::string& option) {
  return option == rule.option || (rule.needs_depth && option == "DEPTH") ||
         rule.companions.find(' ' + option + ' ') != std::string_view::npos;
}

/// The names of the options that were given.
std::vector<std::string> given_options(const CLI::App& command) {
  std::vector<std::string> names;
  for (const CLI::Option* option : command.get_options()) {
    if (option->count() > 0) {
      names.push_back(option->get_name());
    }
  }
  return names;
}

[[noreturn]] void refuse_together(const std::string& option, std::string_view other) {
  throw BadArguments{option + " does not go with " + std::string{other}};
}

/// The mode of the options that were given.
const ModeRule& mode_of(const CLI::App& command) {
  const std::vector<std::string> given = given_options(command);
  const auto is_given = [&given](std::string_view option) {
    return std::find(given.begin(), given.end(), option) != given.end();
  };
  const ModeRule* chosen = &table;
  for (const ModeRule& rule : modes) {
    if (is_given(rule.option)) {
      if (chosen != &table) {
        refuse_together(std::string{rule.option}, chosen->option);
      }
      chosen = &rule;
    }
  }
  for (const std::string& option : given) {
    if (!knows(*chosen, option)) {
      if (chosen == &table) {
        throw BadArguments{option + " needs --jobs"};
      }
      refuse_together(option, chosen->option);
    }
  }
  for (const std::string_view option : {"--threads", "--memory"}) {
    if (is_given(option) && is_given("--routes")) {
      refuse_together(std::string{option}, "--routes");
    }
  }
  if (chosen->needs_depth && !is_given("DEPTH")) {
    throw BadArguments{"DEPTH is required; see alquerque perft --help"};
  }
  return *chosen;
}

unsigned split_of(const PerftArguments& arguments, unsigned depth) {
  if (depth < 2) {
    throw BadArguments{"--split needs a DEPTH of at least 2, not " + std::to_string(depth)};
  }
  return static_cast<unsigned>(number_argument("--split", arguments.split, 1, depth - 1));
}

Part part_of(const PerftArguments& arguments) {
  const std::optional<Part> part = parse_part(arguments.part);
  if (!part) {
    throw BadArguments{"--part must be I/N with I from 1 to N, not '" + arguments.part + "'"};
  }
  return *part;
}

std::size_t size_of(const std::string& memory) {
  const std::optional<std::size_t> bytes = parse_size(memory);
  if (!bytes) {
    throw BadArguments{"--memory must be a number of bytes such as 512M or 1G, not '" + memory +
                       "'"};
  }
  return *bytes;
}

}  // namespace

void add_perft_arguments(CLI::App& command, PerftArguments& arguments) {
  command.add_option("DEPTH", arguments.depth, "how many plies, from 0 to 99")->option_text(" ");
  add_game_options(command, arguments.game);
  command.add_flag("--divide", arguments.divide,
                   "only DEPTH, parted by first move;\nwith --routes, by route of the first move");
  command.add_flag("--routes", arguments.routes,
                   "count each route of a capture;\nelse routes with the same from, to and\n"
                   "captured men are one move");
  command.add_flag("--unique", arguments.unique, "count different positions, ply by ply");
  command.add_flag("--json", arguments.json, "print one JSON document");
  command.add_option("--threads", arguments.threads, "how many threads work (default: 1)")
      ->option_text("N")
      ->take_last();
  command
      .add_option("--memory", arguments.memory,
                  "for a table of positions, such as 512M or 1G\n(default: no table)")
      ->option_text("SIZE")
      ->take_last();

  const auto add_long_count_option = [&command](const char* name, auto& value, const char* meaning,
                                                const char* text) {
    command.add_option(name, value, meaning)
        ->option_text(text)
        ->take_last()
        ->group("Long counts, in parts or with breaks");
  };
  add_long_count_option("--checkpoint", arguments.checkpoint,
                        "only DEPTH, keeping what is done in FILE;\nthe same command goes on "
                        "from there",
                        "FILE");
  add_long_count_option("--split", arguments.split,
                        "print the positions at ply K as jobs of\na count to DEPTH", "K");
  add_long_count_option("--jobs", arguments.jobs,
                        "work on the jobs in FILE, `-` for standard\ninput", "FILE");
  add_long_count_option("--part", arguments.part,
                        "only every Nth job, beginning with job I\n(default: 1/1)", "I/N");
  add_long_count_option("--out", arguments.out,
                        "where the results go, and are kept like a\ncheckpoint (default: standard "
                        "output)",
                        "FILE");
  command.add_option("--sum", arguments.sum, "add the results of all parts")
      ->option_text("FILE...")
      ->group("Long counts, in parts or with breaks");
}

PerftJob perft_job(const CLI::App& command, const PerftArguments& arguments) {
  const ModeRule& rule = mode_of(command);
  PerftJob job{.mode = rule.mode, .routes = arguments.routes, .json = arguments.json};
  if (rule.needs_depth) {
    job.depth = static_cast<unsigned>(number_argument("DEPTH", arguments.depth, 0, deepest));
  }
  if (job.mode == PerftMode::split) {
    job.split = split_of(arguments, job.depth);
  }
  job.part = part_of(arguments);
  if (arguments.threads) {
    job.threads =
        static_cast<unsigned>(number_argument("--threads", *arguments.threads, 1, most_threads));
  }
  if (arguments.memory) {
    job.threads = job.threads.value_or(1);
    job.table_bytes = size_of(*arguments.memory);
  }
  if (rule.needs_depth) {
    job.game = chosen_game(arguments.game);
  }
  job.in = job.mode == PerftMode::checkpoint ? arguments.checkpoint : arguments.jobs;
  job.out = arguments.out;
  job.sum = arguments.sum;
  return job;
}

}  // namespace alquerque::cli
