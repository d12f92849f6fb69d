/*
 * The C library as a C program uses it: perft, and a random game under every rule set in which
 * every legal move is checked.
 */

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <alquerque/alquerque.h>

#define MOST_PLIES 300

/* Ends the program at the first claim that does not hold. */
#define CHECK(claim)                                                      \
  do {                                                                    \
    if (!(claim)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #claim); \
      exit(1);                                                            \
    }                                                                     \
  } while (0)

/* The same for a call that must succeed; it writes its error to `error`. */
#define CHECK_OK(call)                                                                      \
  do {                                                                                      \
    alq_error error;                                                                        \
    if ((call) != ALQ_OK) {                                                                 \
      fprintf(stderr, "%s:%d: %s: %s\n", __FILE__, __LINE__, alq_status_name(error.status), \
              error.message);                                                               \
      exit(1);                                                                              \
    }                                                                                       \
  } while (0)

static uint64_t random_state = 20;

static size_t random_below(size_t bound) {
  random_state = random_state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return (size_t)(random_state >> 33) % bound;
}

static int same_position(const alq_position* a, const alq_position* b) {
  return memcmp(a, b, sizeof *a) == 0;
}

static int same_move(const alq_move* a, const alq_move* b) { return memcmp(a, b, sizeof *a) == 0; }

static void check_position(alq_rules rules, const alq_position* position) {
  char text[ALQ_POSITION_TEXT_SIZE];
  size_t size;
  alq_position read;
  alq_setup setup;
  uint64_t hash;
  uint64_t hash_again;
  CHECK_OK(alq_position_text(rules, position, text, sizeof text, &size, &error));
  CHECK(size == strlen(text) + 1);
  CHECK_OK(alq_parse_position(rules, text, &read, &error));
  CHECK(same_position(&read, position));
  CHECK_OK(alq_setup_of(rules, position, &setup, &error));
  CHECK_OK(alq_position_from(rules, &setup, &read, &error));
  CHECK(same_position(&read, position));
  CHECK_OK(alq_hash(rules, position, &hash, &error));
  CHECK_OK(alq_hash(rules, &read, &hash_again, &error));
  CHECK(hash == hash_again);
}

/* Plays a legal move and takes it back. */
static void check_move(alq_rules rules, alq_game* game, const alq_position* position,
                       const alq_move* move) {
  char text[ALQ_MOVE_TEXT_SIZE];
  int32_t legal;
  alq_move read;
  alq_position after;
  alq_position now;
  alq_route main_route;
  alq_route* routes;
  size_t route_count;
  size_t i;
  int main_route_found = 0;

  CHECK_OK(alq_is_legal(rules, position, move, &legal, &error));
  CHECK(legal == 1);
  CHECK_OK(alq_move_text(rules, position, move, text, sizeof text, NULL, &error));
  CHECK_OK(alq_parse_move(rules, position, text, &read, &error));
  CHECK(same_move(&read, move));

  CHECK_OK(alq_main_route(rules, position, move, &main_route, &error));
  CHECK_OK(alq_routes(rules, position, move, NULL, 0, &route_count, &error));
  routes = malloc(route_count * sizeof *routes);
  CHECK(routes != NULL);
  CHECK_OK(alq_routes(rules, position, move, routes, route_count, &route_count, &error));
  for (i = 0; i < route_count; ++i) {
    CHECK(routes[i].from == move->from);
    CHECK(routes[i].captured == move->captured);
    CHECK(routes[i].landings[routes[i].size - 1] == move->to);
    main_route_found |= memcmp(&routes[i], &main_route, sizeof main_route) == 0;
  }
  free(routes);
  CHECK(main_route_found);

  CHECK_OK(alq_after(rules, position, move, &after, &error));
  CHECK_OK(alq_game_play(game, move, &error));
  CHECK_OK(alq_game_position(game, &now, &error));
  CHECK(same_position(&now, &after));
  CHECK_OK(alq_game_undo(game, &error));
  CHECK_OK(alq_game_position(game, &now, &error));
  CHECK(same_position(&now, position));
  CHECK_OK(alq_game_redo(game, &error));
  CHECK_OK(alq_game_position(game, &now, &error));
  CHECK(same_position(&now, &after));
  CHECK_OK(alq_game_undo(game, &error));
}

/* A quiet move is legal exactly when it is in the list. */
static void check_quiet_moves(alq_rules rules, const alq_position* position, const alq_move* moves,
                              size_t count) {
  alq_move move = {0, 0, 0, {0, 0}};
  for (move.from = 0; move.from < ALQ_POINT_COUNT; ++move.from) {
    for (move.to = 0; move.to < ALQ_POINT_COUNT; ++move.to) {
      int32_t legal;
      int listed = 0;
      size_t i;
      for (i = 0; i < count; ++i) {
        listed |= same_move(&moves[i], &move);
      }
      CHECK_OK(alq_is_legal(rules, position, &move, &legal, &error));
      CHECK(legal == listed);
    }
  }
}

static void check_random_game(alq_rules rules) {
  alq_game* game;
  alq_position past[MOST_PLIES + 1];
  size_t ply;
  size_t played;
  alq_result result;

  CHECK_OK(alq_game_create(rules, NULL, NULL, &game, &error));
  for (ply = 0;; ++ply) {
    alq_move moves[ALQ_MAX_MOVES];
    size_t count;
    size_t counted;
    size_t i;
    int32_t has_move;
    uint32_t capturing;
    alq_result outcome;

    CHECK_OK(alq_game_position(game, &past[ply], &error));
    check_position(rules, &past[ply]);
    CHECK_OK(alq_legal_moves(rules, &past[ply], moves, ALQ_MAX_MOVES, &count, &error));
    CHECK_OK(alq_count_moves(rules, &past[ply], &counted, &error));
    CHECK(counted == count);
    CHECK_OK(alq_has_legal_move(rules, &past[ply], &has_move, &error));
    CHECK(has_move == (count > 0));
    CHECK_OK(alq_capturing_men(rules, &past[ply], &capturing, &error));
    for (i = 0; i < count; ++i) {
      CHECK(moves[i].captured == 0 || (capturing >> moves[i].from & 1) != 0);
      check_move(rules, game, &past[ply], &moves[i]);
    }
    check_quiet_moves(rules, &past[ply], moves, count);
    CHECK_OK(alq_outcome(rules, &past[ply], &outcome, &error));
    CHECK_OK(alq_game_result(game, &result, &error));
    CHECK(memcmp(&outcome, &result, sizeof result) == 0);
    CHECK((result.end == ALQ_END_NONE) == (count > 0));
    if (count == 0) {
      CHECK(result.winner == (ALQ_TO_MOVE(past[ply]) == ALQ_WHITE ? ALQ_BLACK : ALQ_WHITE));
    }
    if (count == 0 || ply == MOST_PLIES) {
      break;
    }
    CHECK_OK(alq_game_play(game, &moves[random_below(count)], &error));
  }

  CHECK_OK(alq_game_ply_count(game, &played, &error));
  CHECK(played == ply);
  printf("%s: %lu moves, end %ld\n", alq_rules_name(rules), (unsigned long)ply, (long)result.end);

  /* All the way back, and forth again. */
  for (; ply > 0; --ply) {
    alq_position now;
    CHECK_OK(alq_game_undo(game, &error));
    CHECK_OK(alq_game_position(game, &now, &error));
    CHECK(same_position(&now, &past[ply - 1]));
  }
  for (; ply < played; ++ply) {
    alq_position now;
    CHECK_OK(alq_game_redo(game, &error));
    CHECK_OK(alq_game_position(game, &now, &error));
    CHECK(same_position(&now, &past[ply + 1]));
  }
  alq_game_destroy(game);
}

static void check_perft(alq_rules rules, uint32_t depth, uint64_t expected) {
  alq_position start;
  uint64_t leaves;
  CHECK_OK(alq_start(&start, &error));
  CHECK_OK(alq_perft(rules, &start, depth, &leaves, &error));
  printf("%s: perft %lu is %lu\n", alq_rules_name(rules), (unsigned long)depth,
         (unsigned long)leaves);
  CHECK(leaves == expected);
}

int main(void) {
  int32_t i;
  CHECK(alq_abi_version() == ALQ_ABI_VERSION);
  check_perft(ALQ_BRAINKING, 8, 1696);
  check_perft(ALQ_QIRKAT, 6, 95);
  check_perft(ALQ_FREESTYLE, 6, 107);
  check_perft(ALQ_ALFONSO, 6, 10262);
  for (i = 0; i < alq_rules_count(); ++i) {
    alq_rules rules;
    CHECK_OK(alq_rules_find(alq_rules_name(i), &rules, &error));
    CHECK(rules == i);
    check_random_game(rules);
  }
  return 0;
}
