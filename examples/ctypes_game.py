"""Loads a game and prints the position after each move: the C library from Python, by ctypes.

    python3 ctypes_game.py <libalquerque.so> <game.pdn>
"""
import sys
from ctypes import CDLL, Structure, byref, c_char, c_int32, c_size_t, c_uint32, c_uint64, c_void_p


class Error(Structure):
    _fields_ = [("status", c_int32), ("faults", c_uint32), ("offset", c_uint64),
                ("message", c_char * 240)]


library = CDLL(sys.argv[1])


def call(name, *arguments):
    error = Error()
    if getattr(library, "alq_" + name)(*arguments, byref(error)) != 0:
        sys.exit(f"{sys.argv[2]}: {error.message.decode()}")


with open(sys.argv[2], "rb") as file:
    text = file.read()
game, rules, count, position = c_void_p(), c_int32(), c_size_t(), (c_uint32 * 4)()
call("game_from_text", 0, text, c_size_t(len(text)), None, byref(game))
call("game_rules", game, byref(rules))
call("game_ply_count", game, byref(count))
for ply in range(count.value + 1):
    line = (c_char * 128)()
    call("game_position_at", game, c_size_t(ply), position)
    call("position_text", rules, position, line, c_size_t(len(line)), None)
    print(ply, line.value.decode())
library.alq_game_destroy(game)
