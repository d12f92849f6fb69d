#include "game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>

#include <alquerque/alquerque.h>
#include <alquerque/text.hpp>

#include "call.hpp"
#include "convert.hpp"
#include "place.hpp"

using alquerque::Adjudication;
using alquerque::Game;
using alquerque::GameText;
using alquerque::Move;
using alquerque::PlayFault;
using alquerque::Position;
using namespace alquerque::c_api;

namespace {

/// What was noted about moves from this one on was about others.
void forget_notes(alq_game& game, std::size_t ply) noexcept {
  auto& moves = game.noted.moves;
  if (moves.size() > ply) {
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(ply), moves.end());
  }
}

void refuse_because_over(Call& call) { call.fail(ALQ_GAME_OVER, {"the game is over"}); }

}  // namespace

alq_status alq_game_create(alq_rules rules, const alq_position* start,
                           const alq_adjudication* adjudication, alq_game** game,
                           alq_error* error) {
  return answered(error, [&](Call& call) {
    const alq_position usual_start = to_c(Position::start());
    const std::optional<Place> place =
        find_place(call, rules, start == nullptr ? &usual_start : start);
    if (!place || !call.given(game, "game")) {
      return;
    }
    Adjudication policies;
    if (adjudication != nullptr) {
      policies = {adjudication->repetitions, adjudication->quiet_turns};
    }
    *game =
        new alq_game{rules, Game{place->book, place->position, policies}, GameText{place->book}};
  });
}

void alq_game_destroy(alq_game* game) { delete game; }

alq_status alq_game_copy(const alq_game* game, alq_game** copy, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (call.given(game, "game") && call.given(copy, "copy")) {
      *copy = new alq_game{*game};
    }
  });
}

alq_status alq_game_play(alq_game* game, const alq_move* move, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (!call.given(game, "game") || !call.given(move, "move")) {
      return;
    }
    const std::size_t ply = game->game.turns().size();
    // What cannot be a move at all is as illegal as none.
    const auto played = game->game.play(move_of(*move).value_or(Move{}));
    if (played) {
      forget_notes(*game, ply);
    } else if (played.error() == PlayFault::game_over) {
      refuse_because_over(call);
    } else {
      refuse_move(call, *move);
    }
  });
}

alq_status alq_game_resign(alq_game* game, alq_side side, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (!call.given(game, "game")) {
      return;
    }
    if (!is_side(side)) {
      call.fail(ALQ_OUT_OF_RANGE, {"'side' is neither ALQ_WHITE nor ALQ_BLACK"});
    } else if (!game->game.resign(side_of(side))) {
      refuse_because_over(call);
    }
  });
}

alq_status alq_game_agree_draw(alq_game* game, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (call.given(game, "game") && !game->game.agree_draw()) {
      refuse_because_over(call);
    }
  });
}

alq_status alq_game_undo(alq_game* game, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (call.given(game, "game") && !game->game.undo()) {
      call.fail(ALQ_NOTHING_TO_UNDO, {"there is nothing to take back"});
    }
  });
}

alq_status alq_game_redo(alq_game* game, alq_error* error) {
  return answered(error, [&](Call& call) {
    if (call.given(game, "game") && !game->game.redo()) {
      call.fail(ALQ_NOTHING_TO_REDO, {"nothing was taken back since the last move"});
    }
  });
}
