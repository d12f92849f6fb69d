#include "prove_command.hpp"

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include <alquerque/text.hpp>
#include <failure.hpp>
#include <game_options.hpp>
#include <interrupt.hpp>
#include <number_text.hpp>
#include <output.hpp>
#include <save_file.hpp>
#include <status_line.hpp>
#include <stopwatch.hpp>
#include <wording.hpp>

#include "../strategy/strategy.hpp"
#include "proof_numbers.hpp"
#include "proof_search.hpp"
#include "proof_table.hpp"
#include "report_row.hpp"
#include "solver_rules.hpp"
#include "strategy_maker.hpp"
#include "tables/endgame_tables.hpp"

namespace alquerque::solver {
namespace {

using cli::BadArguments;
using cli::ExitCode;
using cli::Failure;
using cli::with_commas;

/// What the user wrote; numbers as text, to be refused in our words.
struct ProveArguments {
  cli::GameOptions game;
  std::string side = "white";
  std::string memory = "512M";
  std::string idle = "8";
  std::optional<std::string> time;
  std::optional<std::string> tables;
  std::optional<std::string> out;
};

struct Task {
  std::string rules;
  Position position;
  Side attacker;
  std::size_t memory;
  unsigned idle_limit;
  std::optional<std::uint64_t> seconds;
  std::optional<std::string> out;
};

Side side_of(const std::string& name) {
  if (name != "white" && name != "black") {
    throw BadArguments{"--for must be white or black, not '" + name + "'"};
  }
  return name == "white" ? Side::white : Side::black;
}

std::size_t memory_of(const std::string& text) {
  const auto bytes = cli::parse_size(text);
  if (!bytes) {
    throw BadArguments{"--memory must be a number of bytes such as 512M or 1G, not '" + text + "'"};
  }
  return *bytes;
}

Task task_of(const ProveArguments& arguments, const RuleSet& rules) {
  constexpr std::uint64_t most_idle = 1000;
  constexpr std::uint64_t most_seconds = 1'000'000'000;
  Task task{arguments.game.rules,
            cli::position_of(arguments.game, rules),
            side_of(arguments.side),
            memory_of(arguments.memory),
            static_cast<unsigned>(cli::number_argument("--idle", arguments.idle, 1, most_idle)),
            std::nullopt,
            arguments.out};
  if (arguments.time) {
    task.seconds = cli::number_argument("--time", *arguments.time, 1, most_seconds);
  }
  return task;
}

/// The time that the user gave is over.
class OutOfTime : public Failure {
 public:
  explicit OutOfTime(std::uint64_t seconds)
      : Failure{static_cast<int>(ExitCode::failure),
                "undecided after " + with_commas(seconds) + " s"} {}
};

std::string in_percent(double share) {
  return std::to_string(static_cast<int>(100 * share)) + " %";
}

std::string numbers_in_words(ProofNumbers root, bool attacker_to_move) {
  const std::uint32_t proof = attacker_to_move ? root.reach : root.refute;
  const std::uint32_t disproof = attacker_to_move ? root.refute : root.reach;
  return with_commas(proof) + " to prove, " + with_commas(disproof) + " to disprove";
}

/// Shows how far the search is, and ends it when the user or his limit says so.
class Monitor {
 public:
  Monitor(const Task& task, const ProofTable& table)
      : attacker_to_move_{task.position.to_move() == task.attacker},
        seconds_{task.seconds},
        table_{table} {}

  /// @throws Failure
  void check() {
    cli::throw_if_interrupted();
    if (seconds_ && stopwatch_.seconds() >= static_cast<double>(*seconds_)) {
      throw OutOfTime{*seconds_};
    }
  }
  void see(std::uint64_t expansions, ProofNumbers root) {
    check();
    expansions_ = expansions;
    root_ = root;
    if (line_.is_due()) {
      line_.show("searching: " + with_commas(expansions) + " nodes expanded, table " +
                 in_percent(table_.filling()) + " full, " +
                 numbers_in_words(root, attacker_to_move_));
    }
  }
  void see_strategy() {
    check();
    if (line_.is_due()) {
      line_.show("collecting the strategy");
    }
  }

  /// From here on, what ends the command does not leave the question open.
  void decide() noexcept { is_decided_ = true; }
  [[nodiscard]] bool is_decided() const noexcept { return is_decided_; }

  void erase() noexcept { line_.erase(); }
  [[nodiscard]] std::string reached() const {
    return with_commas(expansions_) + " nodes expanded, " +
           numbers_in_words(root_, attacker_to_move_);
  }
  [[nodiscard]] double seconds() const { return stopwatch_.seconds(); }

 private:
  bool attacker_to_move_;
  std::optional<std::uint64_t> seconds_;
  const ProofTable& table_;
  cli::Stopwatch stopwatch_;
  cli::StatusLine line_;
  std::uint64_t expansions_ = 0;
  ProofNumbers root_{1, 1};
  bool is_decided_ = false;
};

std::string name_of(Side side) { return std::string{to_text(side)}; }

void print_task(const Task& task, const EndgameTables* tables) {
  print_row("Rules", task.rules);
  print_row("Position", to_text(task.position));
  print_row("Question", "can " + name_of(task.attacker) + " force a win?");
  if (tables != nullptr) {
    print_row("Tables", "up to " + std::to_string(tables->most_men()) + " men");
  }
  cli::flush();
}

/// The tables of a folder, if there is one.
/// @throws Failure if it has no good tables of the rules
std::unique_ptr<EndgameTables> tables_of(const ProveArguments& arguments) {
  if (!arguments.tables) {
    return nullptr;
  }
  auto tables = std::make_unique<EndgameTables>(*arguments.tables);
  if (tables->rules() != arguments.game.rules) {
    throw BadArguments{"the tables in '" + *arguments.tables + "' are of " + tables->rules() +
                       ", not of " + arguments.game.rules};
  }
  return tables;
}

void print_limits(const Task& task) {
  print_row("Limit", "more than " + std::to_string(task.idle_limit) +
                         " idle plies in a row counted against " + name_of(task.attacker));
}

void write(const Task& task, const Strategy& strategy) {
  if (const auto refusal = saving::replace_file(*task.out, file_of(strategy, task.rules),
                                                saving::Special::write_into)) {
    throw Failure{static_cast<int>(ExitCode::failure),
                  "cannot write '" + *task.out + "': " + *refusal};
  }
  print_row("Strategy", with_commas(strategy.records.size()) + " positions, at most " +
                            std::to_string(strategy.plies) + " plies, in " + *task.out);
}

template <RuleSet rules>
void prove(const Task& task, ProofTable& table, EndgameTables* tables, Monitor& monitor) {
  const auto watch = [&monitor](std::uint64_t expansions, ProofNumbers root) {
    monitor.see(expansions, root);
  };
  ProofSearch<rules, decltype(watch)> search{table, tables, task.attacker, task.idle_limit, watch};
  const ProofNumbers numbers = search.decide({task.position, 0});
  const bool is_won = numbers.is_reached() == (task.position.to_move() == task.attacker);
  monitor.decide();
  monitor.erase();
  print_row("Answer",
            is_won ? "proved: " + name_of(task.attacker) + " wins" : "disproved under the limit");
  if (!is_won) {
    print_limits(task);
  }
  print_row("Search", with_commas(search.expansions()) + " nodes expanded in " +
                          cli::with_milliseconds(monitor.seconds()) + " s, table " +
                          in_percent(table.filling()) + " full");
  cli::flush();
  if (is_won && task.out) {
    StrategyMaker<rules, decltype(search)> maker{search, [&monitor] { monitor.see_strategy(); }};
    const Strategy strategy = maker.make(task.position);
    monitor.erase();
    write(task, strategy);
  }
}

void run(const ProveArguments& arguments) {
  const bool known = with_solver_rules(arguments.game.rules, [&]<RuleSet rules>() {
    const Task task = task_of(arguments, rules);
    const std::unique_ptr<EndgameTables> tables = tables_of(arguments);
    ProofTable table{task.memory};
    cli::note_interrupts();
    print_task(task, tables.get());
    Monitor monitor{task, table};
    try {
      prove<rules>(task, table, tables.get(), monitor);
    } catch (const Failure&) {
      monitor.erase();
      if (!monitor.is_decided()) {
        print_row("Answer", "undecided");
        print_row("Search", monitor.reached());
        cli::flush();
      }
      throw;
    }
  });
  if (!known) {
    throw BadArguments{"unknown rule set '" + arguments.game.rules + "', known are " +
                       solver_rule_names()};
  }
}

}  // namespace

CLI::App& add_prove_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("prove", "Decide whether a side can force a win");
  const auto arguments = std::make_shared<ProveArguments>();
  arguments->game.rules = named_rule_sets.front().name;
  const auto add = [&command](const char* name, auto& value, const std::string& meaning,
                              const char* text) {
    command.add_option(name, value, meaning)->option_text(text)->take_last();
  };
  add("--rules", arguments->game.rules,
      "brainking (the default), qirkat, freestyle, alfonso,\nor brainking with another reading "
      "of B11:\nbrainking-until-moved, brainking-no-ban",
      "NAME");
  add("--position", arguments->game.position,
      "as `alquerque show` prints it, in quotes,\nor `-` for a line of standard input\n"
      "(default: the start position)",
      "TEXT");
  add("--for", arguments->side, "white or black (default: white)", "SIDE");
  add("--memory", arguments->memory, "for the table of positions (default: 512M)", "SIZE");
  add("--idle", arguments->idle,
      "more than N plies in a row that could be taken back\ncount against the side (default: 8)",
      "N");
  add("--time", arguments->time, "give up after so many seconds", "SECONDS");
  add("--tables", arguments->tables, "use what `tables --out` made of the same rules", "DIR");
  add("--out", arguments->out, "write the strategy of a win", "FILE");
  command.footer(
      "A win that is proved holds without the limit of --idle; that there is none holds only "
      "under\n"
      "it. Sideways steps are idle; where quiet steps go backward, all quiet steps are.\n"
      "The exit code is 0 if the question is decided, either way. For example:\n"
      "  alquerque_solve prove --out white_wins\n"
      "  alquerque_solve prove --position '5/5/1b3/w4/w3w w -'");
  command.callback([arguments] { run(*arguments); });
  return command;
}

}  // namespace alquerque::solver
