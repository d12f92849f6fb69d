#include "wording.hpp"

#include <algorithm>
#include <alquerque/alquerque.hpp>
#include <alquerque/play.hpp>
#include <alquerque/text.hpp>
#include <optional>

namespace terminal {

using namespace alquerque;

std::string state_in_words(const Session& session) {
  const Game& game = session.game();
  if (const std::optional<Outcome> outcome = game.result()) {
    return describe(*outcome);
  }
  const std::string mover{to_text(game.position().to_move())};
  if (session.is_computers_turn()) {
    return mover + " thinks... (Esc: move now)";
  }
  if (session.is_paused()) {
    return mover + " waits (Enter: go on)";
  }
  const std::size_t ply = game.turns().size();
  const std::string last = ply == 0 ? ""
                                    : " after " + to_text(game.rules(), game.position_at(ply - 1),
                                                          game.turns().back().move);
  return mover + " to move" + last + (game.repetitions() > 1 ? " (repeated)" : "");
}

std::string verdict_in_words(const Session& session) {
  const std::optional<computer::Verdict> verdict = session.verdict();
  return verdict ? std::string{to_text(verdict->winner)} + " wins in at most " +
                       std::to_string(verdict->plies) + (verdict->plies == 1 ? " ply" : " plies")
                 : "";
}

std::string point_in_words(const Session& session, Point point) {
  const RouteEntry& entry = session.entry();
  const Setup men = entry.board();
  const bool is_white = men.white.contains(point);
  std::string text = to_text(point) + ": ";
  text += is_white ? "white man" : men.black.contains(point) ? "black man" : "empty";
  if (!session.is_persons_turn()) {
    return text;
  }
  if (entry.man() == point) {
    return text + ", can go to " + to_text(entry.next_points());
  }
  if (entry.route() && entry.next_points().contains(point)) {
    return text + ", can be reached";
  }
  if (entry.movable_men().contains(point) && (!entry.route() || entry.captured().empty())) {
    RouteEntry trial = entry;
    trial.clear();
    static_cast<void>(trial.tap(point));
    return text + ", can go to " + to_text(trial.next_points());
  }
  return text;
}

std::string in_words(const RuleSet& rules) {
  std::string text = rules.quiet_steps == Headings::ahead ? "No steps backward" : "Steps any way";
  text += rules.later_jumps == Headings::none   ? ", one jump a turn"
          : rules.first_jump == Headings::ahead ? ", first jump not backward"
                                                : ", jumps any way";
  text += rules.no_return == NoReturn::none        ? ""
          : rules.no_return == NoReturn::next_turn ? ", no step back next turn"
                                                   : ", no step back at all";
  return text;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width) {
  std::vector<std::string> lines;
  while (text.size() > width) {
    const std::size_t blank = text.rfind(' ', width);
    const std::size_t length = blank == std::string_view::npos || blank == 0 ? width : blank;
    lines.emplace_back(text.substr(0, text.find_last_not_of(' ', length - 1) + 1));
    text.remove_prefix(length);
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
  }
  if (!text.empty()) {
    lines.emplace_back(text);
  }
  return lines;
}

}  // namespace terminal
