// Uses the templates of the library with every named rule set: a compiler warns of much only where
// they are instantiated.

#include <alquerque/all.hpp>
#include <alquerque/format.hpp>
#include <alquerque/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <sstream>
#include <string>

namespace {

template <alquerque::RuleSet rules>
std::uint64_t counted(const alquerque::Position& position) {
  namespace alq = alquerque;
  std::uint64_t sum = alq::perft<rules>(position, 3) + alq::perft_made<rules>(position, 3) +
                      alq::perft_routes<rules>(position, 3);
  alq::divide<rules>(position, 2, [&](const alq::Move&, std::uint64_t leaves) { sum += leaves; });
  alq::PerftTable table{std::size_t{1} << 16U, rules};
  sum += alq::perft<rules>(position, 3, table);
  const auto progress = [](const alq::PerftProgress&) {};
  sum += alq::parallel_perft<rules>(position, 3, alq::PerftOptions{}, progress).value_or(0);
  return sum + alq::unique_positions<rules>(position, 2).size();
}

template <alquerque::RuleSet rules>
std::string played(const alquerque::Position& position) {
  namespace alq = alquerque;
  std::string text = alq::to_text(position);
  for (const alq::Move& move : alq::legal_moves<rules>(position)) {
    text += alq::to_text<rules>(position, move);
    text += alq::to_text(alq::main_route<rules>(position, move));
    text += alq::is_legal<rules>(position, move) ? '+' : '-';
    text += alq::outcome<rules>(position.after<rules>(move)) ? '#' : ' ';
    text += std::to_string(std::hash<alq::Move>{}(move));
  }
  const auto first = [](std::size_t) { return std::size_t{0}; };
  text += alq::pick_move<rules>(position, first).has_value() ? 'p' : 'n';
  text += std::to_string(
      alq::count_moves<rules>(position) + alq::detail::count_routes<rules>(position) +
      alq::capturing_men<rules>(position).size() + std::hash<alq::Position>{}(position));
  alq::Game game{alq::rule_book<rules>};
  text += alq::to_text(alq::game_text_of(game));
  text += alq::parse_move<rules>(position, "d2-c3").has_value() ? '+' : '-';
  text += alq::describe(alq::explain<rules>(position, alq::Point::a1, alq::Point::a2));
  return text;
}

template <alquerque::RuleSet rules>
std::size_t used() {
  const auto start = alquerque::Position::start();
  return played<rules>(start).size() + static_cast<std::size_t>(counted<rules>(start) % 1000U);
}

}  // namespace

int main() {
  namespace rules = alquerque::rules;
  const auto game = alquerque::parse_game("[Event \"?\"]\n\n1. d2-c3 *\n");
  std::ostringstream out;
  out << alquerque::Position::start() << alquerque::Move{} << alquerque::Side::white;
  const std::size_t sum = out.str().size() + used<rules::brainking>() + used<rules::qirkat>() +
                          used<rules::freestyle>() + used<rules::alfonso>();
  return game.has_value() && sum > 0 ? 0 : 1;
}
