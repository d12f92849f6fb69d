#ifndef ALQUERQUE_ALQUERQUE_H
#define ALQUERQUE_ALQUERQUE_H

/**
 * @file
 * The rules of Alquerque for C and for every language that can call C.
 *
 * Conventions, which hold for every function:
 *
 * - It answers any arguments at all, short of pointers to memory that is not there. What it cannot
 *   do it refuses with an `alq_status` other than `ALQ_OK`, and then it has changed nothing.
 * - The last parameter, `error`, may be NULL. Otherwise a function that fails, and only one that
 *   fails, writes there why.
 * - There is no global state. Different threads may call anything at the same time, but not with
 *   the same `alq_game` while one of them changes it.
 * - Only games keep memory: `alq_game_create`, `alq_game_copy`, `alq_game_from_text`,
 *   `alq_game_play` and `alq_game_set_tag`; `alq_game_destroy` gives it back. Functions that read
 * or write text may need some while they run.
 * - A list or text goes to a buffer of the caller's. If it does not fit, nothing is written to the
 *   buffer, the answer is `ALQ_BUFFER_TOO_SMALL`, and the size that it takes is told all the same.
 *   A NULL buffer of capacity 0 just asks for the size, and gets `ALQ_OK`.
 * - Text is ASCII, unless it is that of a game, and ends with NUL, which is part of the sizes told.
 *
 * A position from outside is checked under the rule set each time it is used; that takes a few
 * nanoseconds. A ban that the rules do not keep (see `alq_setup`) is then left out, so that a
 * position that holds one gets the same answers as the one without it.
 *
 * Versions before 1.0 may change all of this; `alq_abi_version` tells.
 */

#include <stddef.h>
#include <stdint.h>

/* With a static library, define ALQ_STATIC; the packages for CMake and pkg-config do. */
#if defined(_WIN32) && !defined(ALQ_STATIC)
#if defined(ALQ_BUILDING_LIBRARY)
#define ALQ_API __declspec(dllexport)
#else
#define ALQ_API __declspec(dllimport)
#endif
#elif defined(__GNUC__)
#define ALQ_API __attribute__((visibility("default")))
#else
#define ALQ_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

/* ---- Versions ------------------------------------------------------------------------------ */

/** The version of this interface. A library with another one must not be used. */
#define ALQ_ABI_VERSION 0

/** The `ALQ_ABI_VERSION` that the library was built with. */
ALQ_API uint32_t alq_abi_version(void);

/** The version of the library, such as "0.1.0". */
ALQ_API const char* alq_version(void);

/* ---- Errors -------------------------------------------------------------------------------- */

/** What a function answers: `ALQ_OK`, or why it did nothing. */
typedef int32_t alq_status;
enum {
  ALQ_OK = 0,
  /** A pointer that must not be NULL is NULL. */
  ALQ_NULL_ARGUMENT = 1,
  /** There is no such rule set. */
  ALQ_UNKNOWN_RULES = 2,
  /** A number is not one of those allowed: a side, point, depth or ply. */
  ALQ_OUT_OF_RANGE = 3,
  /** No game under the rule set can have this position; `alq_error.faults` tells why not. */
  ALQ_INVALID_POSITION = 4,
  /** The move is not legal in the position. */
  ALQ_ILLEGAL_MOVE = 5,
  /** The text is not one of a position, move, game or tag; `alq_error.offset` tells where. */
  ALQ_BAD_TEXT = 6,
  /** The text fits several legal moves; the message lists them. */
  ALQ_AMBIGUOUS_MOVE = 7,
  /** The buffer is too small. */
  ALQ_BUFFER_TOO_SMALL = 8,
  /** The game is over. */
  ALQ_GAME_OVER = 9,
  /** There is nothing to take back. */
  ALQ_NOTHING_TO_UNDO = 10,
  /** Nothing was taken back since the last move. */
  ALQ_NOTHING_TO_REDO = 11,
  /** Memory has run out. (The WebAssembly module has no exceptions and traps instead.) */
  ALQ_OUT_OF_MEMORY = 12,
  /** The number does not fit in 64 bits. */
  ALQ_COUNT_TOO_LARGE = 13,
  /** The game has no such tag. */
  ALQ_NO_SUCH_TAG = 14
};

/** The size of `alq_error.message`. */
#define ALQ_MESSAGE_SIZE 240

/** Why a function failed; 256 bytes. Need not be initialised. */
typedef struct alq_error {
  /** What went wrong, as returned. */
  alq_status status;
  /** For `ALQ_INVALID_POSITION`: everything that is wrong, a set of `ALQ_FAULT_...`; else 0. */
  uint32_t faults;
  /** For a fault in a text: the index of the first byte that does not fit; else 0. */
  uint64_t offset;
  /** One line for people, without a line end. A long one is cut and then ends with "...". */
  char message[ALQ_MESSAGE_SIZE];
} alq_error;

/** The name of a status, such as "ALQ_OK"; "unknown status" for any other number. Never NULL. */
ALQ_API const char* alq_status_name(alq_status status);

/* ---- Rule sets ----------------------------------------------------------------------------- */

/** A rule set, by its number: 0 to `alq_rules_count() - 1`. */
typedef int32_t alq_rules;
enum {
  /** The game as played at BrainKing. */
  ALQ_BRAINKING = 0,
  /** The university course game. */
  ALQ_QIRKAT = 1,
  /** The modern family rules: men move and capture in all directions. */
  ALQ_FREESTYLE = 2,
  /** The 13th-century book of games as programs play it: one jump a turn, no compulsion. */
  ALQ_ALFONSO = 3
};

/** How many rule sets there are. */
ALQ_API int32_t alq_rules_count(void);

/** The name of a rule set, such as "brainking"; NULL if there is no such rule set. */
ALQ_API const char* alq_rules_name(alq_rules rules);

/**
 * Finds a rule set by its name, matched as written.
 * @param[out] rules the rule set
 * @retval ALQ_UNKNOWN_RULES there is none; the message lists the names
 */
ALQ_API alq_status alq_rules_find(const char* name, alq_rules* rules, alq_error* error);

/* ---- Positions ----------------------------------------------------------------------------- */

/** A side: `ALQ_WHITE`, which starts on ranks 1 and 2 and moves first, or `ALQ_BLACK`. */
typedef int32_t alq_side;
enum {
  ALQ_WHITE = 0,
  ALQ_BLACK = 1,
  /** The winner of a draw, and of a game that goes on. */
  ALQ_NOBODY = -1
};

/** Points are numbered row by row from a1 (0) to e5 (24). A set of points has bit i for point i. */
#define ALQ_POINT_COUNT 25

/** The point of a file, 0 for a to 4 for e, and a rank, 0 for the first to 4 for the fifth. */
#define ALQ_POINT(file, rank) ((rank)*5 + (file))

/** What stands on the board, as someone says it; it may be wrong. 20 bytes. */
typedef struct alq_setup {
  /** The points of White's men, at most 12. */
  uint32_t white;
  /** The points of Black's men, at most 12. */
  uint32_t black;
  /**
   * Bans: men of either side that may not step west (towards file a), because they just came from
   * there. Which bans there can be is a matter of the rule set.
   */
  uint32_t no_west;
  /** The same to the east. */
  uint32_t no_east;
  /** The side whose turn it is. */
  alq_side to_move;
} alq_setup;

/**
 * A position: all that decides how a game goes on. 16 bytes, to be copied freely; a copy is all it
 * takes to undo a move. Positions that this library gives are equal exactly when their bytes are,
 * so `memcmp` compares them.
 */
typedef struct alq_position {
  /** As in `alq_setup`. */
  uint32_t white;
  /** As in `alq_setup`. */
  uint32_t black;
  /** As in `alq_setup`. */
  uint32_t no_west;
  /** As in `alq_setup`, and `ALQ_BLACK_TO_MOVE` if it is Black's turn. */
  uint32_t no_east;
} alq_position;

/** The bit of `alq_position.no_east` that tells the side to move. */
#define ALQ_BLACK_TO_MOVE UINT32_C(0x80000000)

/** The side to move in an `alq_position`. */
#define ALQ_TO_MOVE(position) \
  (((position).no_east & ALQ_BLACK_TO_MOVE) != 0 ? ALQ_BLACK : ALQ_WHITE)

/** What can be wrong with a set-up or position; bits of a set. */
enum {
  /** A white and a black man stand on the same point. */
  ALQ_FAULT_MEN_OVERLAP = 1,
  ALQ_FAULT_TOO_MANY_WHITE_MEN = 2,
  ALQ_FAULT_TOO_MANY_BLACK_MEN = 4,
  /** A ban belongs to a point without a man. */
  ALQ_FAULT_BAN_WITHOUT_MAN = 8,
  /** A ban names a step that leaves the board. */
  ALQ_FAULT_BAN_OFF_BOARD = 16,
  /** A man is banned from both its neighbours. */
  ALQ_FAULT_BAN_BOTH_WAYS = 32,
  /** The rule set has no bans. */
  ALQ_FAULT_BAN_UNKNOWN_TO_RULES = 64,
  /** A man on its far rank has no quiet step, so it carries no ban. */
  ALQ_FAULT_BAN_ON_FAR_RANK = 128,
  /** Under this rule set a side has at most one ban. */
  ALQ_FAULT_SECOND_BAN_OF_SIDE = 256,
  /** A set holds a bit that stands for no point. */
  ALQ_FAULT_NO_SUCH_POINT = 512,
  /** The side to move is neither `ALQ_WHITE` nor `ALQ_BLACK`. */
  ALQ_FAULT_NO_SUCH_SIDE = 1024
};

/**
 * The position from which every game starts; it is the same for all rule sets.
 * @param[out] position the start position
 */
ALQ_API alq_status alq_start(alq_position* position, alq_error* error);

/**
 * Makes a position of a set-up.
 * @param[out] position the position, with the bans left out that the rules do not keep
 * @retval ALQ_INVALID_POSITION the set-up is wrong; `error->faults` tells everything that is
 */
ALQ_API alq_status alq_position_from(alq_rules rules, const alq_setup* setup,
                                     alq_position* position, alq_error* error);

/**
 * Takes a position apart, checked: the inverse of `alq_position_from`.
 * @param[out] setup the set-up that makes the position
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 */
ALQ_API alq_status alq_setup_of(alq_rules rules, const alq_position* position, alq_setup* setup,
                                alq_error* error);

/**
 * A hash of the position; equal positions hash equal in every build and on every machine.
 * @param[out] hash 64 well-mixed bits
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 */
ALQ_API alq_status alq_hash(alq_rules rules, const alq_position* position, uint64_t* hash,
                            alq_error* error);

/** A buffer of this size holds the text of any position. */
#define ALQ_POSITION_TEXT_SIZE 128

/**
 * Writes a position as a line such as "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -": the ranks from 5 to 1,
 * the side to move, the bans.
 * @param[out] buffer room for `capacity` bytes; `ALQ_POSITION_TEXT_SIZE` are enough
 * @param[out] size the bytes the text takes; may be NULL if `buffer` is not
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_BUFFER_TOO_SMALL the text takes more than `capacity` bytes
 */
ALQ_API alq_status alq_position_text(alq_rules rules, const alq_position* position, char* buffer,
                                     size_t capacity, size_t* size, alq_error* error);

/**
 * Reads the text of a position: the form that `alq_position_text` writes, or the 25 letters of the
 * university course game, from a1 ("wwwww wwwww bb-ww bbbbb bbbbb").
 * @param[out] position the position
 * @retval ALQ_BAD_TEXT it cannot be read; `error` tells where, and what was expected there
 */
ALQ_API alq_status alq_parse_position(alq_rules rules, const char* text, alq_position* position,
                                      alq_error* error);

/* ---- Moves --------------------------------------------------------------------------------- */

/**
 * A move: a quiet step, or a capture with its whole chain of jumps. 8 bytes. Moves are equal
 * exactly when their bytes are.
 */
typedef struct alq_move {
  /** The points of the men taken; none for a quiet step. */
  uint32_t captured;
  /** Where the man stands. */
  uint8_t from;
  /** Where it ends. May be `from`: a chain can end where it began. */
  uint8_t to;
  /** Zero; a move with anything else here is not legal. */
  uint8_t reserved[2];
} alq_move;

/** No position has more legal moves than this. */
#define ALQ_MAX_MOVES 272

/**
 * The legal moves of the side to move, each once, in an order that depends on the position alone.
 * A side without any has lost.
 * @param[out] moves room for `capacity` moves; `ALQ_MAX_MOVES` are enough
 * @param[out] count how many legal moves there are
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_BUFFER_TOO_SMALL there are more than `capacity`
 */
ALQ_API alq_status alq_legal_moves(alq_rules rules, const alq_position* position, alq_move* moves,
                                   size_t capacity, size_t* count, alq_error* error);

/**
 * How many legal moves there are; cheaper than a list of them.
 * @param[out] count the number of moves
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 */
ALQ_API alq_status alq_count_moves(alq_rules rules, const alq_position* position, size_t* count,
                                   alq_error* error);

/**
 * Whether there is a legal move; cheaper than a count.
 * @param[out] answer 1 or 0
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 */
ALQ_API alq_status alq_has_legal_move(alq_rules rules, const alq_position* position,
                                      int32_t* answer, alq_error* error);

/**
 * Whether a move is legal; for any bytes at all.
 * @param[out] answer 1 or 0
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 */
ALQ_API alq_status alq_is_legal(alq_rules rules, const alq_position* position, const alq_move* move,
                                int32_t* answer, alq_error* error);

/**
 * The men of the side to move that can capture.
 * @param[out] men their points
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 */
ALQ_API alq_status alq_capturing_men(alq_rules rules, const alq_position* position, uint32_t* men,
                                     alq_error* error);

/**
 * Plays a move, checked.
 * @param[out] after the position after it; may be `position` itself
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_ILLEGAL_MOVE the move is not legal in it
 */
ALQ_API alq_status alq_after(alq_rules rules, const alq_position* position, const alq_move* move,
                             alq_position* after, alq_error* error);

/** A buffer of this size holds the text of any move. */
#define ALQ_MOVE_TEXT_SIZE 40

/**
 * Writes a legal move: "c2-c3", or "a3xc5xc3" with every point the man touches down on. The texts
 * of a position's moves are distinct.
 * @param[out] buffer room for `capacity` bytes; `ALQ_MOVE_TEXT_SIZE` are enough
 * @param[out] size the bytes the text takes; may be NULL if `buffer` is not
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_ILLEGAL_MOVE the move is not legal in it
 * @retval ALQ_BUFFER_TOO_SMALL the text takes more than `capacity` bytes
 */
ALQ_API alq_status alq_move_text(alq_rules rules, const alq_position* position,
                                 const alq_move* move, char* buffer, size_t capacity, size_t* size,
                                 alq_error* error);

/**
 * Reads a legal move: any route of it as `alq_move_text` writes it, with "-", "x", ":" or nothing
 * between the points of a capture, "-" or nothing between those of a quiet move, and letters in
 * either case; or the short form "a3xc3" where one move fits.
 * @param[out] move the move
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_BAD_TEXT it is not the text of a move; `error` tells where, and what was expected
 * @retval ALQ_ILLEGAL_MOVE it is, but the move is not legal; `error` tells where it fails, and by
 * which rule
 * @retval ALQ_AMBIGUOUS_MOVE several moves fit a short form
 */
ALQ_API alq_status alq_parse_move(alq_rules rules, const alq_position* position, const char* text,
                                  alq_move* move, alq_error* error);

/* ---- Routes -------------------------------------------------------------------------------- */

/** A route takes at most this many jumps. */
#define ALQ_MAX_LANDINGS 12

/** One way to play a move, for a user interface to follow click by click. 20 bytes. */
typedef struct alq_route {
  /** As in the move. */
  uint32_t captured;
  /** Where the man stands. */
  uint8_t from;
  /** How many points the man touches down on: 1 for a quiet step, otherwise one a jump. */
  uint8_t size;
  /** Those points, in order; the rest is zero. */
  uint8_t landings[ALQ_MAX_LANDINGS];
  /** Zero. */
  uint8_t reserved[2];
} alq_route;

/**
 * Every route of a legal move. Routes of one move take the same men and end on the same point.
 * @param[out] routes room for `capacity` routes
 * @param[out] count how many routes there are; at least 1
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_ILLEGAL_MOVE the move is not legal in it
 * @retval ALQ_BUFFER_TOO_SMALL there are more than `capacity`
 */
ALQ_API alq_status alq_routes(alq_rules rules, const alq_position* position, const alq_move* move,
                              alq_route* routes, size_t capacity, size_t* count, alq_error* error);

/**
 * The route that stands for a legal move in its text: the first by landings.
 * @param[out] route the route
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_ILLEGAL_MOVE the move is not legal in it
 */
ALQ_API alq_status alq_main_route(alq_rules rules, const alq_position* position,
                                  const alq_move* move, alq_route* route, alq_error* error);

/* ---- Refusals ------------------------------------------------------------------------------ */

/** Why a man, a step or a jump is refused. B1 to B12 number the statements of the rules. */
typedef int32_t alq_refusal;
enum {
  /** It is not refused. */
  ALQ_REFUSAL_NONE = 0,
  /** The side to move has lost (B2). */
  ALQ_REFUSAL_GAME_OVER = 1,
  /** No man stands there. */
  ALQ_REFUSAL_NO_MAN = 2,
  /** The man there is not of the side to move. */
  ALQ_REFUSAL_ENEMY_MAN = 3,
  /** The man stands there already. */
  ALQ_REFUSAL_SAME_POINT = 4,
  /** No line leads there in one step or one jump (B3). */
  ALQ_REFUSAL_NO_LINE = 5,
  /** A man stands where the step would end. */
  ALQ_REFUSAL_OCCUPIED = 6,
  /** Another man or step captures, so this step may not be made (B8). */
  ALQ_REFUSAL_MUST_CAPTURE = 7,
  /** There are no quiet steps this way, for example backward (B3). */
  ALQ_REFUSAL_STEP_HEADING = 8,
  /** The man is on its far rank (B4). */
  ALQ_REFUSAL_FAR_RANK = 9,
  /** The man just came from there (B11). */
  ALQ_REFUSAL_NO_RETURN = 10,
  /** The point to be jumped over is empty (B7). */
  ALQ_REFUSAL_JUMP_OVER_EMPTY = 11,
  /** The man to be jumped over is of the same side (B7). */
  ALQ_REFUSAL_JUMP_OVER_OWN_MAN = 12,
  /** A man stands where the jump would land (B5). */
  ALQ_REFUSAL_LANDING_OCCUPIED = 13,
  /** There are no first jumps this way, for example backward (B5). */
  ALQ_REFUSAL_JUMP_HEADING = 14,
  /** None of the man's steps and jumps is open. */
  ALQ_REFUSAL_MAN_BLOCKED = 15,
  /** There are no later jumps this way. */
  ALQ_REFUSAL_LATER_JUMP_HEADING = 16,
  /** After a jump, a man can only jump on (B6). */
  ALQ_REFUSAL_STEP_IN_CHAIN = 17,
  /** A man has one jump a turn. */
  ALQ_REFUSAL_ONE_JUMP_A_TURN = 18,
  /** The move is complete. */
  ALQ_REFUSAL_MOVE_COMPLETE = 21
};

/** A buffer of this size holds the text of any refusal. */
#define ALQ_REFUSAL_TEXT_SIZE 160

/**
 * Why no legal move begins with these points: a man, then the points it touches down on, as someone
 * taps them one after the other. The first point that does not go is explained.
 * @param points `count` points
 * @param count 1 to ask about the man alone, 2 about a step or a first jump, more about a chain; at
 * most 1 + `ALQ_MAX_LANDINGS`
 * @param[out] refusal the reason; `ALQ_REFUSAL_NONE` exactly if a legal move begins so
 * @param[out] buffer a sentence for people without a full stop, such as "B8: you must capture; men
 * that can: c3, d3"; empty if nothing is refused. Room for `capacity` bytes;
 * `ALQ_REFUSAL_TEXT_SIZE` are enough
 * @param[out] size the bytes the text takes; may be NULL if `buffer` is not
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_OUT_OF_RANGE there are no points, or too many, or one is not on the board
 * @retval ALQ_BUFFER_TOO_SMALL the text takes more than `capacity` bytes; `refusal` is told
 */
ALQ_API alq_status alq_explain(alq_rules rules, const alq_position* position, const uint8_t* points,
                               size_t count, alq_refusal* refusal, char* buffer, size_t capacity,
                               size_t* size, alq_error* error);

/* ---- The end of a game --------------------------------------------------------------------- */

/** How a game ended, or that it goes on: the values of `alq_result.end`. */
enum {
  /** The game goes on. */
  ALQ_END_NONE = 0,
  /** The loser has no men. */
  ALQ_END_NO_MEN = 1,
  /** The loser has men, but none can move. */
  ALQ_END_BLOCKED = 2,
  /** The loser gave up. */
  ALQ_END_RESIGNATION = 3,
  /** The players agreed on a draw. */
  ALQ_END_AGREEMENT = 4,
  /** Drawn: `alq_adjudication.repetitions` was reached. */
  ALQ_END_REPETITION = 5,
  /** Drawn: `alq_adjudication.quiet_turns` was reached. */
  ALQ_END_QUIET_TURNS = 6
};

/** How a game stands. 8 bytes. */
typedef struct alq_result {
  /** `ALQ_END_NONE` while it goes on, otherwise why it ended. */
  int32_t end;
  /** The winner; `ALQ_NOBODY` for a draw, and while the game goes on. */
  alq_side winner;
} alq_result;

/**
 * Whether the side to move has lost because it has no legal move: all that the rules themselves say
 * about the end of a game.
 * @param[out] result `ALQ_END_NONE`, `ALQ_END_NO_MEN` or `ALQ_END_BLOCKED`
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 */
ALQ_API alq_status alq_outcome(alq_rules rules, const alq_position* position, alq_result* result,
                               alq_error* error);

/* ---- Counting ------------------------------------------------------------------------------ */

/** The deepest count that `alq_perft` takes on; nobody lives to see it. */
#define ALQ_MAX_DEPTH 99

/**
 * The number of ways to play `depth` moves in a row (perft). It takes 48 KiB of stack and 3 KiB
 * more a move, and a time that grows with the number.
 * @param depth 0 to `ALQ_MAX_DEPTH`
 * @param[out] leaves the number
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the position
 * @retval ALQ_OUT_OF_RANGE `depth` is too deep
 * @retval ALQ_COUNT_TOO_LARGE the number is 2^64 - 1 or more
 */
ALQ_API alq_status alq_perft(alq_rules rules, const alq_position* position, uint32_t depth,
                             uint64_t* leaves, alq_error* error);

/* ---- Games --------------------------------------------------------------------------------- */

/** A game from its start position on, with undo and redo. */
typedef struct alq_game alq_game;

/** When a game is drawn although the rules let it go on. 0 switches a policy off. 8 bytes. */
typedef struct alq_adjudication {
  /** Drawn when the current position has occurred so many times. */
  uint32_t repetitions;
  /** Drawn after so many turns in a row, of both sides together, without capture or step forward.
   */
  uint32_t quiet_turns;
} alq_adjudication;

/**
 * Makes a game, to be given back with `alq_game_destroy`.
 * @param start where it starts; NULL for the start position
 * @param adjudication when it is drawn; NULL for never
 * @param[out] game the game
 * @retval ALQ_INVALID_POSITION no game under the rule set can have the start position
 * @retval ALQ_OUT_OF_MEMORY memory has run out
 */
ALQ_API alq_status alq_game_create(alq_rules rules, const alq_position* start,
                                   const alq_adjudication* adjudication, alq_game** game,
                                   alq_error* error);

/** Ends the life of a game; NULL is ignored. */
ALQ_API void alq_game_destroy(alq_game* game);

/**
 * Makes another game with the same past, what was taken back included.
 * @param[out] copy the new game, to be given back with `alq_game_destroy`
 * @retval ALQ_OUT_OF_MEMORY memory has run out
 */
ALQ_API alq_status alq_game_copy(const alq_game* game, alq_game** copy, alq_error* error);

/** The rule set of a game. */
ALQ_API alq_status alq_game_rules(const alq_game* game, alq_rules* rules, alq_error* error);

/** The adjudication of a game. */
ALQ_API alq_status alq_game_adjudication(const alq_game* game, alq_adjudication* adjudication,
                                         alq_error* error);

/** The current position of a game. */
ALQ_API alq_status alq_game_position(const alq_game* game, alq_position* position,
                                     alq_error* error);

/** How many moves were played; those taken back do not count. */
ALQ_API alq_status alq_game_ply_count(const alq_game* game, size_t* count, alq_error* error);

/**
 * A move of a game.
 * @param ply 0 for the first
 * @param[out] move the move
 * @retval ALQ_OUT_OF_RANGE there is no such move
 */
ALQ_API alq_status alq_game_move_at(const alq_game* game, size_t ply, alq_move* move,
                                    alq_error* error);

/**
 * The position after so many moves.
 * @param ply 0 for the start
 * @param[out] position the position
 * @retval ALQ_OUT_OF_RANGE the game has fewer moves
 */
ALQ_API alq_status alq_game_position_at(const alq_game* game, size_t ply, alq_position* position,
                                        alq_error* error);

/**
 * Plays a move of the side to move. What was taken back is then forgotten.
 * @retval ALQ_GAME_OVER the game is over
 * @retval ALQ_ILLEGAL_MOVE the move is not legal
 * @retval ALQ_OUT_OF_MEMORY memory has run out
 */
ALQ_API alq_status alq_game_play(alq_game* game, const alq_move* move, alq_error* error);

/**
 * A player gives up.
 * @retval ALQ_OUT_OF_RANGE `side` is no side
 * @retval ALQ_GAME_OVER the game is over
 */
ALQ_API alq_status alq_game_resign(alq_game* game, alq_side side, alq_error* error);

/**
 * The players agree on a draw.
 * @retval ALQ_GAME_OVER the game is over
 */
ALQ_API alq_status alq_game_agree_draw(alq_game* game, alq_error* error);

/** Whether there is something to take back: 1 or 0. */
ALQ_API alq_status alq_game_can_undo(const alq_game* game, int32_t* answer, alq_error* error);

/** Whether something was taken back since the last move: 1 or 0. */
ALQ_API alq_status alq_game_can_redo(const alq_game* game, int32_t* answer, alq_error* error);

/**
 * Takes back a resignation or an agreed draw, or else the last move.
 * @retval ALQ_NOTHING_TO_UNDO the game is at its start
 */
ALQ_API alq_status alq_game_undo(alq_game* game, alq_error* error);

/**
 * Plays again what `alq_game_undo` took back last.
 * @retval ALQ_NOTHING_TO_REDO nothing was taken back since the last move
 */
ALQ_API alq_status alq_game_redo(alq_game* game, alq_error* error);

/** How the game ended, or that it goes on. */
ALQ_API alq_status alq_game_result(const alq_game* game, alq_result* result, alq_error* error);

/** How often the current position has occurred in the game, now included. */
ALQ_API alq_status alq_game_repetitions(const alq_game* game, size_t* count, alq_error* error);

/** How many moves have passed since the last capture or step forward, or since the start. */
ALQ_API alq_status alq_game_quiet_turns(const alq_game* game, size_t* count, alq_error* error);

/**
 * Writes a game as people exchange it: PDN 3 with `[Variant "Alquerque"]`. What was taken back is
 * left out. Tags, comments and glyphs that `alq_game_from_text` read are written again, those of a
 * move until another is played in its place; of other games the players are unknown ("?") unless
 * `alq_game_set_tag` tells them. Tags and comments keep their bytes, which need not be ASCII.
 * @param[out] buffer room for `capacity` bytes
 * @param[out] size the bytes the text takes, about 160 and 8 a move; may be NULL if `buffer` is not
 * @retval ALQ_BUFFER_TOO_SMALL the text takes more than `capacity` bytes
 * @retval ALQ_OUT_OF_MEMORY memory has run out
 */
ALQ_API alq_status alq_game_text(const alq_game* game, char* buffer, size_t capacity, size_t* size,
                                 alq_error* error);

/** A place in a text of games, from which `alq_game_from_text` goes on. All zero is its begin. */
typedef struct alq_text_place {
  /** How many bytes lie before it. */
  uint64_t offset;
  /** Its line, from 1; only for messages. */
  uint64_t line;
  /** Its column, from 1, in bytes; only for messages. */
  uint64_t column;
  /** How many games lie before it, read or not; only for messages. */
  uint64_t games;
} alq_text_place;

/**
 * Reads a game from the forms of PDN and PGN in use; whatever `alq_game_text` writes is read. A
 * result that the rules do not give becomes a resignation, or an agreed draw. A game may take a
 * MiB.
 *
 * Several games are read one by one:
 *
 *     alq_text_place place = {0, 0, 0, 0};
 *     while (place.offset < size) {
 *       if (alq_game_from_text(ALQ_BRAINKING, text, size, &place, &game, &error) == ALQ_OK) { ... }
 *     }
 *
 * @param rules the rule set of a game without the tag `Rules`
 * @param text `size` bytes; it need not end with NUL, and a NUL is a byte as any other
 * @param place where the game begins, which then becomes where to go on: behind the game and the
 * blanks after it, or where the next seems to begin after one that cannot be read. NULL if the
 * text is to hold one game and nothing else.
 * @param[out] game the game, to be given back with `alq_game_destroy`
 * @retval ALQ_OUT_OF_RANGE `place` is behind the end of the text
 * @retval ALQ_BAD_TEXT it is no game; `error` tells the offset from the begin of the text, and its
 * message the line, the column, what was found there and what was expected
 * @retval ALQ_ILLEGAL_MOVE a move is not legal; `error` tells where, as before
 * @retval ALQ_AMBIGUOUS_MOVE several moves fit a short form; `error` tells where, as before
 * @retval ALQ_OUT_OF_MEMORY memory has run out; `place` stays
 */
ALQ_API alq_status alq_game_from_text(alq_rules rules, const char* text, size_t size,
                                      alq_text_place* place, alq_game** game, alq_error* error);

/**
 * The value of a tag of a game, such as "White". `Result`, `Variant`, `Rules` and `FEN` are no such
 * tags: other functions tell what they say.
 * @param[out] buffer room for `capacity` bytes
 * @param[out] size the bytes the value takes; may be NULL if `buffer` is not
 * @retval ALQ_NO_SUCH_TAG the game does not have it
 * @retval ALQ_BUFFER_TOO_SMALL the value takes more than `capacity` bytes
 */
ALQ_API alq_status alq_game_tag(const alq_game* game, const char* name, char* buffer,
                                size_t capacity, size_t* size, alq_error* error);

/**
 * Sets a tag of a game, or removes it.
 * @param name a letter, then letters, digits and "_"; none of `Result`, `Variant`, `Rules`, `FEN`
 * @param value without line ends; NULL to remove the tag
 * @retval ALQ_BAD_TEXT `name` or `value` is not so; `error` tells the offset in it
 * @retval ALQ_OUT_OF_RANGE the game has 990 tags already
 * @retval ALQ_NO_SUCH_TAG there is nothing to remove
 * @retval ALQ_OUT_OF_MEMORY memory has run out
 */
ALQ_API alq_status alq_game_set_tag(alq_game* game, const char* name, const char* value,
                                    alq_error* error);

#ifdef __cplusplus
}
#endif

#endif /* ALQUERQUE_ALQUERQUE_H */
