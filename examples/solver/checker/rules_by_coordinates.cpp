#include "rules_by_coordinates.hpp"

#include <cstddef>

namespace alquerque::checker {
namespace {

char other(char side) { return side == 'w' ? 'b' : 'w'; }
int forward(char side) { return side == 'w' ? 1 : -1; }
int far_rank(char side) { return side == 'w' ? size - 1 : 0; }

bool is_on_board(Place place) {
  return place.file >= 0 && place.file < size && place.rank >= 0 && place.rank < size;
}

Place moved(Place place, int file, int rank) { return {place.file + file, place.rank + rank}; }

bool is_occupied(const Board& board, Place place) {
  return is_on_board(place) && board.at(place).side != ' ';
}

template <class Visit>
void for_each_place(Visit&& visit) {
  for (int rank = 0; rank < size; ++rank) {
    for (int file = 0; file < size; ++file) {
      visit(Place{file, rank});
    }
  }
}

/// Each way along a line from a place, as a change of file and of rank.
template <class Visit>
void for_each_way(Place from, Visit&& visit) {
  const bool has_diagonals = (from.file + from.rank) % 2 == 0;
  for (int rank = -1; rank <= 1; ++rank) {
    for (int file = -1; file <= 1; ++file) {
      const bool is_diagonal = file != 0 && rank != 0;
      if ((file != 0 || rank != 0) && (!is_diagonal || has_diagonals)) {
        visit(file, rank);
      }
    }
  }
}

bool is_backward(int rank, char side) { return rank == -forward(side); }

void add_steps(std::set<Turn>& turns, const Board& board, Place from, const Rules& rules) {
  const Man man = board.at(from);
  if (from.rank == far_rank(man.side) && !rules.steps_on_far_rank) {
    return;
  }
  for_each_way(from, [&](int file, int rank) {
    const Place to = moved(from, file, rank);
    const bool is_banned = rank == 0 && ((file == -1 && man.no_west) || (file == 1 && man.no_east));
    if (is_on_board(to) && board.at(to).side == ' ' && !is_banned &&
        (rules.steps_backward || !is_backward(rank, man.side))) {
      turns.insert({from, to, {}});
    }
  });
}

/// Goes on with a chain from where its man stands now.
/// @param chain what was captured so far, already gone from the board, as the man is from its
/// origin
void add_jumps(std::set<Turn>& turns, Board& board, const Turn& chain, char side,
               const Rules& rules) {
  const bool is_first = chain.captured.empty();
  bool goes_on = false;
  if (is_first || rules.jumps_on) {
    for_each_way(chain.to, [&](int file, int rank) {
      const Place over = moved(chain.to, file, rank);
      const Place to = moved(over, file, rank);
      if (!is_on_board(to) || board.at(over).side != other(side) || board.at(to).side != ' ' ||
          (is_first && !rules.first_jump_backward && is_backward(rank, side))) {
        return;
      }
      goes_on = true;
      Turn longer{chain.from, to, chain.captured};
      longer.captured.insert(over);
      const Man taken = board.at(over);
      board.at(over) = {};
      add_jumps(turns, board, longer, side, rules);
      board.at(over) = taken;
    });
  }
  if (!goes_on && !is_first) {
    turns.insert(chain);
  }
}

}  // namespace

std::string name_of(Place place) {
  return {static_cast<char>('a' + place.file), static_cast<char>('1' + place.rank)};
}

std::string name_of(const Turn& turn) {
  std::string name = name_of(turn.from) + (turn.captured.empty() ? '-' : 'x') + name_of(turn.to);
  if (!turn.captured.empty()) {
    std::string taken;
    for (const Place place : turn.captured) {
      taken += (taken.empty() ? "" : " ") + name_of(place);
    }
    name += " (" + taken + ')';
  }
  return name;
}

std::optional<Rules> rules_of(const std::string& name) {
  const Rules brainking{.steps_backward = false,
                        .first_jump_backward = false,
                        .jumps_on = true,
                        .capture_compulsory = true,
                        .steps_on_far_rank = false,
                        .ban = Ban::next_turn};
  Rules rules = brainking;
  if (name == "brainking") {
    return rules;
  }
  if (name == "brainking-until-moved") {
    rules.ban = Ban::until_moved;
    return rules;
  }
  if (name == "brainking-no-ban") {
    rules.ban = Ban::none;
    return rules;
  }
  if (name == "qirkat") {
    rules.first_jump_backward = true;
    rules.ban = Ban::until_moved;
    return rules;
  }
  if (name == "freestyle" || name == "alfonso") {
    const bool is_alfonso = name == "alfonso";
    return Rules{.steps_backward = true,
                 .first_jump_backward = true,
                 .jumps_on = !is_alfonso,
                 .capture_compulsory = !is_alfonso,
                 .steps_on_far_rank = true,
                 .ban = Ban::none};
  }
  return std::nullopt;
}

std::set<Turn> turns_of(const Board& board, const Rules& rules) {
  std::set<Turn> turns;
  for_each_place([&](Place place) {
    if (board.at(place).side == board.to_move) {
      Board lifted = board;
      lifted.at(place) = {};
      add_jumps(turns, lifted, {place, place, {}}, board.to_move, rules);
    }
  });
  if (turns.empty() || !rules.capture_compulsory) {
    for_each_place([&](Place place) {
      if (board.at(place).side == board.to_move) {
        add_steps(turns, board, place, rules);
      }
    });
  }
  return turns;
}

Board after(const Board& board, const Turn& turn, const Rules& rules) {
  Board next = board;
  if (rules.ban == Ban::next_turn) {
    // The turn is over for which the mover had one.
    for_each_place([&](Place place) {
      if (next.at(place).side == board.to_move) {
        next.at(place) = {board.to_move};
      }
    });
  }
  next.at(turn.from) = {};
  Man man{board.to_move};
  const bool is_sideways = turn.captured.empty() && turn.from.rank == turn.to.rank;
  if (rules.ban != Ban::none && is_sideways) {
    man.no_west = turn.to.file > turn.from.file;
    man.no_east = turn.to.file < turn.from.file;
  }
  next.at(turn.to) = man;
  for (const Place place : turn.captured) {
    next.at(place) = {};
  }
  next.to_move = other(board.to_move);
  if (rules.ban == Ban::next_turn) {
    // A ban from an occupied point cannot bind any more.
    for_each_place([&](Place place) {
      Man& waiting = next.at(place);
      if (waiting.side != next.to_move) {
        return;
      }
      if (waiting.no_west && is_occupied(next, moved(place, -1, 0))) {
        waiting.no_west = false;
      }
      if (waiting.no_east && is_occupied(next, moved(place, 1, 0))) {
        waiting.no_east = false;
      }
    });
  }
  return next;
}

std::string fault_of(const Board& board, const Rules& rules) {
  constexpr int most_men = 12;
  std::string fault;
  for (const char side : {'w', 'b'}) {
    int men = 0;
    int bans = 0;
    for_each_place([&](Place place) {
      const Man man = board.at(place);
      if (man.side != side) {
        return;
      }
      ++men;
      if (!man.no_west && !man.no_east) {
        return;
      }
      ++bans;
      const Place banned = moved(place, man.no_west ? -1 : 1, 0);
      if (man.no_west && man.no_east) {
        fault = "a ban both ways";
      } else if (!is_on_board(banned)) {
        fault = "a ban that leads off the board";
      } else if (place.rank == far_rank(side) && !rules.steps_on_far_rank) {
        fault = "a ban on the far rank";
      } else if (rules.ban == Ban::next_turn && side == board.to_move &&
                 is_occupied(board, banned)) {
        fault = "a ban that cannot bind";
      }
    });
    if (men > most_men) {
      fault = "more than 12 men of a side";
    }
    if (bans > 0 && rules.ban == Ban::none) {
      fault = "a ban, though the rules have none";
    }
    if (bans > 1 && rules.ban == Ban::next_turn) {
      fault = "two bans of a side";
    }
  }
  return fault;
}

}  // namespace alquerque::checker
