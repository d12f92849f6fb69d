"""The C library as another language uses it, here Python with nothing but ctypes: perft, and a
random game under every rule set in which every legal move is checked.

    python3 random_game.py <shared library> <version>
"""

import ctypes
import random
import sys
from ctypes import byref, c_char, c_char_p, c_int32, c_size_t, c_uint8, c_uint32, c_uint64, c_void_p

ALQ_OK = 0
MAX_MOVES = 272
MOST_PLIES = 120


class Error(ctypes.Structure):
    _fields_ = [("status", c_int32), ("faults", c_uint32), ("offset", c_uint64),
                ("message", c_char * 240)]


class Position(ctypes.Structure):
    _fields_ = [("white", c_uint32), ("black", c_uint32), ("no_west", c_uint32),
                ("no_east", c_uint32)]


class Move(ctypes.Structure):
    _fields_ = [("captured", c_uint32), ("origin", c_uint8), ("to", c_uint8),
                ("reserved", c_uint8 * 2)]


class Route(ctypes.Structure):
    _fields_ = [("captured", c_uint32), ("origin", c_uint8), ("size", c_uint8),
                ("landings", c_uint8 * 12), ("reserved", c_uint8 * 2)]


class Outcome(ctypes.Structure):
    _fields_ = [("end", c_int32), ("winner", c_int32)]


class Library:
    """Calls `alq_<name>(...)` by `library.<name>(...)`; a failure is raised as an exception."""

    def __init__(self, path):
        self._library = ctypes.CDLL(path)

    def plain(self, name, result, *arguments):
        function = getattr(self._library, "alq_" + name)
        function.restype = result
        return function(*arguments)

    def __getattr__(self, name):
        function = getattr(self._library, "alq_" + name)
        function.restype = c_int32

        def call(*arguments):
            error = Error()
            status = function(*arguments, byref(error))
            if status != ALQ_OK:
                raise ValueError(f"alq_{name}: {status} {error.message.decode()}")
        return call


def check(claim, what):
    if not claim:
        sys.exit(f"not so: {what}")


def legal_moves(library, rules, position):
    count = c_size_t()
    library.legal_moves(rules, byref(position), None, c_size_t(0), byref(count))
    check(count.value <= MAX_MOVES, "a list is no longer than ALQ_MAX_MOVES")
    moves = (Move * count.value)()
    library.legal_moves(rules, byref(position), moves, count, byref(count))
    check(count.value == len(moves), "the list is as long as announced")
    counted = c_size_t()
    library.count_moves(rules, byref(position), byref(counted))
    check(counted.value == len(moves), "the count is that of the list")
    return list(moves)


def check_move(library, rules, game, position, move):
    answer = c_int32()
    library.is_legal(rules, byref(position), byref(move), byref(answer))
    check(answer.value == 1, "a listed move is legal")

    text = ctypes.create_string_buffer(40)
    library.move_text(rules, byref(position), byref(move), text, c_size_t(len(text)), None)
    read = Move()
    library.parse_move(rules, byref(position), text, byref(read))
    check(bytes(read) == bytes(move), "a move is read as it was written")

    count = c_size_t()
    library.routes(rules, byref(position), byref(move), None, c_size_t(0), byref(count))
    check(count.value >= 1, "a move has a route")

    after = Position()
    library.after(rules, byref(position), byref(move), byref(after))
    now = Position()
    library.game_play(game, byref(move))
    library.game_position(game, byref(now))
    check(bytes(now) == bytes(after), "a game and a position agree on a move")
    library.game_undo(game)
    library.game_position(game, byref(now))
    check(bytes(now) == bytes(position), "undo gives back what was")
    library.game_redo(game)
    library.game_position(game, byref(now))
    check(bytes(now) == bytes(after), "redo plays the move again")
    library.game_undo(game)


def play_random_game(library, rules, name):
    game = c_void_p()
    library.game_create(rules, None, None, byref(game))
    chance = random.Random(20)
    for ply in range(MOST_PLIES):
        position = Position()
        library.game_position(game, byref(position))
        text = ctypes.create_string_buffer(128)
        library.position_text(rules, byref(position), text, c_size_t(len(text)), None)
        read = Position()
        library.parse_position(rules, text, byref(read))
        check(bytes(read) == bytes(position), "a position is read as it was written")

        moves = legal_moves(library, rules, position)
        for move in moves:
            check_move(library, rules, game, position, move)
        outcome = Outcome()
        library.game_result(game, byref(outcome))
        check((outcome.end == 0) == bool(moves), "a game goes on while there are moves")
        if not moves:
            break
        library.game_play(game, byref(chance.choice(moves)))
    count = c_size_t()
    library.game_ply_count(game, byref(count))
    print(f"{name}: {count.value} moves, end {outcome.end}")
    library.plain("game_destroy", None, game)


def check_perft(library, rules, depth, expected):
    start = Position()
    library.start(byref(start))
    leaves = c_uint64()
    library.perft(rules, byref(start), c_uint32(depth), byref(leaves))
    check(leaves.value == expected, f"perft {depth} is {expected}, not {leaves.value}")


def main():
    path, version = sys.argv[1:]
    library = Library(path)
    check(library.plain("version", c_char_p).decode() == version, f"the version is {version}")
    depths = {"brainking": (8, 1696), "qirkat": (6, 95), "freestyle": (6, 107),
              "alfonso": (6, 10262)}
    check(library.plain("rules_count", c_int32) == len(depths), "there are four rule sets")
    for name, (depth, leaves) in depths.items():
        rules = c_int32()
        library.rules_find(name.encode(), byref(rules))
        check_perft(library, rules, depth, leaves)
        play_random_game(library, rules, name)


main()
