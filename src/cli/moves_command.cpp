#include <algorithm>
#include <cctype>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <alquerque/alquerque.hpp>
#include <alquerque/text.hpp>
#include <nlohmann/json.hpp>

#include "chosen_game.hpp"
#include "commands.hpp"
#include "game_options.hpp"
#include "output.hpp"
#include "wording.hpp"

namespace alquerque::cli {
namespace {

struct MovesOptions {
  GameOptions game;
  bool json = false;
};

struct ListedMove {
  Move move;
  /// All its routes; the first is the text of the move.
  std::vector<std::string> routes;
};

std::vector<ListedMove> listed_moves(const ChosenGame& game) {
  std::vector<ListedMove> listed;
  for (const Move& move : game.rules.legal_moves(game.position)) {
    std::vector<Route> routes;
    game.rules.for_each_route(game.position, move,
                              [&](const Route& route) { routes.push_back(route); });
    std::sort(routes.begin(), routes.end());
    std::vector<std::string> texts;
    texts.reserve(routes.size());
    for (const Route& route : routes) {
      texts.push_back(to_text(route));
    }
    listed.push_back({move, texts});
  }
  std::sort(listed.begin(), listed.end(), [](const ListedMove& a, const ListedMove& b) {
    return a.routes.front() < b.routes.front();
  });
  return listed;
}

std::vector<std::string> texts_of(Bitboard points) {
  std::vector<std::string> texts;
  for (const Point point : points) {
    texts.push_back(to_text(point));
  }
  return texts;
}

void print_text(const Position& position, const std::vector<ListedMove>& moves,
                const std::optional<Outcome>& ended) {
  if (ended) {
    print("No legal move. " + describe(*ended) + ".\n");
    return;
  }
  print(std::string{to_text(position.to_move())} + " to move, " + std::to_string(moves.size()) +
        (moves.size() == 1 ? " legal move:\n" : " legal moves:\n"));
  std::size_t width = 0;
  for (const ListedMove& listed : moves) {
    width = std::max(width, listed.routes.front().size());
  }
  for (const ListedMove& listed : moves) {
    std::string line = "  " + listed.routes.front();
    if (listed.move.is_capture()) {
      line = left_aligned(line, width + 2) + "  captures";
      for (const std::string& point : texts_of(listed.move.captured())) {
        line += ' ' + point;
      }
    }
    print(line + '\n');
    for (std::size_t i = 1; i < listed.routes.size(); ++i) {
      print("    or " + listed.routes[i] + '\n');
    }
  }
}

std::string lower_case(std::string_view text) {
  std::string lower{text};
  lower.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(lower.front())));
  return lower;
}

void print_json(const ChosenGame& game, const std::vector<ListedMove>& moves,
                const std::optional<Outcome>& ended) {
  using Json = nlohmann::ordered_json;
  Json document;
  document["rules"] = game.rules.name();
  document["position"] = to_text(game.position);
  document["to_move"] = lower_case(to_text(game.position.to_move()));
  document["moves"] = Json::array();
  for (const ListedMove& listed : moves) {
    Json move;
    move["move"] = listed.routes.front();
    move["from"] = to_text(listed.move.from());
    move["to"] = to_text(listed.move.to());
    move["captured"] = texts_of(listed.move.captured());
    move["routes"] = listed.routes;
    document["moves"].push_back(move);
  }
  document["outcome"] = Json();
  if (ended) {
    document["outcome"]["winner"] = lower_case(to_text(*ended->winner));
    document["outcome"]["reason"] = ended->reason == EndReason::no_men ? "no_men" : "blocked";
  }
  print_document(document.dump(2) + '\n');
}

void run(const MovesOptions& options) {
  const ChosenGame game = chosen_game(options.game);
  const std::vector<ListedMove> moves = listed_moves(game);
  const std::optional<Outcome> ended = game.rules.outcome(game.position);
  if (options.json) {
    print_json(game, moves, ended);
  } else {
    print_text(game.position, moves, ended);
  }
  flush();
}

}  // namespace

CLI::App& add_moves_command(CLI::App& app) {
  CLI::App& command = *app.add_subcommand("moves", "List the legal moves of a position");
  const auto options = std::make_shared<MovesOptions>();
  add_game_options(command, options->game);
  command.add_flag("--json", options->json, "print one JSON document");
  command.footer(
      "A capture shows each point that the man touches down on, then the men that it takes.\n"
      "Other ways to make the same capture follow after `or`.");
  command.callback([options] { run(*options); });
  return command;
}

}  // namespace alquerque::cli
