#include "game_view.hpp"

#include <algorithm>
#include <alquerque/text.hpp>
#include <cctype>
#include <vector>

#include "board_view.hpp"
#include "wording.hpp"

namespace terminal {

using namespace alquerque;

namespace {

constexpr int moves_row = 2;
constexpr int moves_column = 38;
constexpr int verdict_row = 16;
constexpr int state_row = 17;
constexpr int point_row = 18;
constexpr int message_row = 19;
constexpr int message_rows = 3;
constexpr int keys_row = 22;
constexpr int bottom_row = 23;

void draw_title(Screen& screen, const Session& session) {
  screen.fill_row(0, Ink::title);
  screen.put(0, 1, "Alquerque: " + std::string{session.game().rules().name()}, Ink::title);
  const Players& players = session.setting().players;
  screen.put(0, moves_column - 10,
             "White: " + name_of(players.white) + "   Black: " + name_of(players.black),
             Ink::title);
}

/// The moves, numbered, two to a line: as many of the last as there is room for.
void draw_moves(Screen& screen, const Session& session) {
  const Game& game = session.game();
  constexpr int number_width = 5;
  const int move_width = (screen.columns() - moves_column - number_width) / 2;
  const std::size_t lines = state_row - moves_row - 2;
  const std::size_t shift = game.start().to_move() == Side::white ? 0 : 1;
  const std::size_t count = (game.turns().size() + shift + 1) / 2;
  const std::size_t first = count > lines ? count - lines : 0;

  screen.put(moves_row, moves_column, count == 0 ? "No moves yet" : "Moves");
  for (std::size_t ply = 0; ply < game.turns().size(); ++ply) {
    const std::size_t line = (ply + shift) / 2;
    if (line < first) {
      continue;
    }
    const int row = moves_row + 1 + static_cast<int>(line - first);
    const std::string number = std::to_string(line + 1) + ".";
    screen.put(row, moves_column + 4 - static_cast<int>(number.size()), number);
    const int column = moves_column + number_width + ((ply + shift) % 2 == 0 ? 0 : move_width);
    std::string text = to_text(game.rules(), game.position_at(ply), game.turns()[ply].move);
    if (text.size() >= static_cast<std::size_t>(move_width)) {
      // A long chain: how it begins, and where it ends.
      text = text.substr(0, static_cast<std::size_t>(move_width) - 6) + "..." +
             text.substr(text.size() - 2);
    }
    const bool is_last = ply + 1 == game.turns().size();
    screen.put(row, column, text, is_last ? Ink::mark : Ink::plain);
  }
}

void draw_state(Screen& screen, const Session& session) {
  const Game& game = session.game();
  const Position& position = game.position();
  screen.put(state_row, 1, state_in_words(session), game.result() ? Ink::alert : Ink::plain,
             moves_column + 14);
  screen.put(verdict_row, 1, verdict_in_words(session));
  const auto men = [&position](Side side) { return std::to_string(position.men(side).size()); };
  screen.put(state_row, screen.columns() - 26,
             "Men: White " + men(Side::white) + ", Black " + men(Side::black));
}

void draw_message(Screen& screen, const Session& session) {
  std::string message = session.message();
  if (!message.empty()) {
    message[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(message[0])));
  }
  int row = message_row;
  for (const std::string& line : wrapped(message, static_cast<std::size_t>(screen.columns()) - 2)) {
    if (row < message_row + message_rows) {
      screen.put(row++, 1, line, Ink::alert);
    }
  }
}

void draw_keys(Screen& screen) {
  screen.put(keys_row, 1,
             "Arrows/hjkl, Enter: move  |  or type it: c2-c3  |  u undo  r redo  Esc clear");
  screen.put(bottom_row, 1,
             "n new  p players  s save  o open  g resign  t draw  f flip  ? help  q quit");
}

}  // namespace

void draw_game(Screen& screen, const Session& session, const View& view) {
  screen.erase();
  if (screen.is_too_small()) {
    screen.put(0, 0,
               "Alquerque needs " + std::to_string(Screen::needed_columns) + "x" +
                   std::to_string(Screen::needed_rows) + " characters");
    screen.show(0, 0);
    return;
  }
  const RouteEntry& entry = session.entry();
  const bool is_persons_turn = session.is_persons_turn();
  draw_title(screen, session);
  draw_board(screen, {entry.board(), view.cursor, entry.man(),
                      is_persons_turn ? entry.next_points() : Bitboard{}, view.is_flipped});
  draw_moves(screen, session);
  draw_state(screen, session);
  screen.put(point_row, 1, point_in_words(session, view.cursor));
  draw_message(screen, session);
  if (view.typed.empty()) {
    draw_keys(screen);
    const Place place = place_of(view.cursor, view.is_flipped);
    screen.show(place.row, place.column);
  } else {
    screen.put(keys_row, 1, "Enter plays it, Esc forgets it");
    const std::string line = "Move: " + view.typed;
    screen.put(bottom_row, 1, line);
    screen.show(bottom_row, 1 + static_cast<int>(line.size()));
  }
}

}  // namespace terminal
