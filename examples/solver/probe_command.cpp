#include "probe_command.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <alquerque/text.hpp>
#include <failure.hpp>
#include <game_options.hpp>
#include <output.hpp>
#include <wording.hpp>

#include "report_row.hpp"
#include "solver_rules.hpp"
#include "tables/endgame_tables.hpp"
#include "tables/score.hpp"

namespace alquerque::solver {
namespace {

using cli::BadArguments;

struct ProbeArguments {
  std::string folder;
  std::string position;
};

struct ScoredMove {
  Score score;
  std::string text;
};

std::string in_words(Score score) {
  if (score == Score::neither()) {
    return "neither wins";
  }
  return (score.is_won() ? "wins in " : "loses in ") + cli::with_commas(score.plies()) +
         (score.plies() == 1 ? " ply" : " plies");
}

template <RuleSet rules>
void probe(EndgameTables& tables, const Position& position) {
  if (!tables.have(position)) {
    throw BadArguments{"the position has " + std::to_string(position.occupied().size()) +
                       " men, the tables have at most " + std::to_string(tables.most_men())};
  }
  const Score score = tables.score_of<rules>(position);
  std::vector<ScoredMove> moves;
  std::size_t width = 0;
  for_each_successor<rules>(position, [&](const Move& move, const Position& after) {
    moves.push_back({tables.score_of<rules>(after).of_move_here(),
                     std::string{to_text(main_route<rules>(position, move))}});
    width = std::max(width, moves.back().text.size());
  });
  std::stable_sort(moves.begin(), moves.end(),
                   [](const ScoredMove& a, const ScoredMove& b) { return a.score > b.score; });
  print_row("Rules", tables.rules());
  print_row("Position", to_text(position));
  print_row("Value", std::string{to_text(position.to_move())} + " " + in_words(score));
  for (const ScoredMove& move : moves) {
    print_row(&move == moves.data() ? "Moves" : "",
              cli::left_aligned(move.text, width + 2) + in_words(move.score));
  }
}

void run(const ProbeArguments& arguments) {
  EndgameTables tables{arguments.folder};
  const bool known = with_solver_rules(tables.rules(), [&]<RuleSet rules>() {
    probe<rules>(tables, cli::position_of({tables.rules(), arguments.position}, rules));
  });
  if (!known) {
    throw BadArguments{"the tables are of unknown rules, '" + tables.rules() + "'"};
  }
}

}  // namespace

CLI::App& add_probe_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("probe", "Ask tables what a position is worth");
  const auto arguments = std::make_shared<ProbeArguments>();
  command.add_option("DIR", arguments->folder, "what `tables --out` made")
      ->option_text(" ")
      ->required();
  command
      .add_option("POSITION", arguments->position,
                  "as `alquerque show` prints it, in quotes,\nor `-` for a line of standard input")
      ->option_text(" ")
      ->required();
  command.footer(
      "Prints who wins, in how many plies if the winner hurries and the loser does not, and the\n"
      "same of each move, the best first. For example:\n"
      "  alquerque_solve probe endgames '5/1b3/5/2w2/1ww2 w -'");
  command.callback([arguments] { run(*arguments); });
  return command;
}

}  // namespace alquerque::solver
