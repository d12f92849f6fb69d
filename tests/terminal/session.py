"""session.py <alquerque_terminal> <alquerque> <xterm|vt100>

Plays in the terminal as a person does, by cursor and by typing, and looks at the screen.
"""

import lzma
import os
import re
import subprocess
import sys
import tempfile

try:
    from terminal import Terminal
except ImportError:
    print("skipped: the screen is read with pyte (Debian: apt-get install python3-pyte)")
    sys.exit(77)

program, tool, kind = sys.argv[1:]
vt100 = kind == "vt100"
white, black, point = ("w", "b", "+") if vt100 else ("○", "●", "┼")

# What the terminal's keys send once the program has switched it to application mode.
UP, DOWN, RIGHT, LEFT = ("\x1bO" + letter for letter in "ABCD")
ESCAPE = "\x1b"
BACKSPACE = "\x7f"
CONTROL_C = "\x03"


def environment(**more):
    return {
        "TERM": kind,
        "LC_ALL": "C" if vt100 else "C.UTF-8",
        "PATH": os.environ.get("PATH", ""),
        "ASAN_OPTIONS": os.environ.get("ASAN_OPTIONS", ""),
        **more,
    }


def start(*options, columns=80, rows=24, **more):
    return Terminal([program, *options], environment(**more), columns, rows)


def check(condition, what, terminal=None):
    if not condition:
        shown = f"; the screen:\n{terminal.text()}" if terminal else ""
        raise AssertionError(what + shown)


def cell(terminal, name):
    """The three characters at a point, with White below."""
    row = 2 + 3 * (5 - int(name[1]))
    column = 6 + 6 * (ord(name[0]) - ord("a"))
    return terminal.screen.display[row][column - 1 : column + 2]


def see_cell(terminal, name, expected):
    terminal.wait_for(lambda _: cell(terminal, name) == expected, f"{expected!r} on {name}")


def replayed(path):
    """What the tool says of a file."""
    result = subprocess.run([tool, "replay", path], capture_output=True, text=True, check=False)
    check(result.returncode == 0, f"alquerque replay {path}: {result.stdout}{result.stderr}")
    return result.stdout


def save_as(terminal, path):
    terminal.type("s")
    terminal.see("Save to which file?")
    terminal.type(BACKSPACE * 200 + path + "\n")


def two_persons(directory):
    """Two persons play, take back, save, load and quit."""
    path = os.path.join(directory, "game.pdn")
    t = start("--level", "0")
    t.see("White to move")
    t.see("White: person   Black: person")
    see_cell(t, "c3", f"[{point}]")
    see_cell(t, "d3", f"({white})")
    check(cell(t, "e3")[1] == white and cell(t, "a5")[1] == black, "the start position", t)

    # By cursor keys: the man on d3 to c3.
    t.type(RIGHT + "\n")
    t.see("d3: white man, can go to c3")
    see_cell(t, "c3", f"({point})")
    t.type(LEFT + "\n")
    t.see("Black to move after d3-c3")
    see_cell(t, "c3", f"[{white}]")

    # A man that may not move, and by which rule; then typed.
    t.type(UP + UP + "\n")
    t.see("B8: you must capture; men that can: b3")
    t.type("b3xd3\n")
    t.see("White to move after b3xd3")
    t.see("Men: White 11, Black 12")
    t.see("1. d3-c3")
    t.type("e1-e2\n")
    t.see("B8: you must capture; men that can: e3")

    # Letters of the home row, and typing given up and corrected.
    t.type("jl")
    t.see("d4: ")
    t.type("c2")
    t.see("Move: c2")
    t.type(ESCAPE)
    t.see_no("Move: c2")
    t.type("e3-a" + BACKSPACE + "c3\n")
    t.see("Black to move after e3xc3")

    # A chain, point by point, with one taken back, then all of it typed.
    t.type("u")
    t.see("White to move after b3xd3")
    t.type("uu")
    t.see("No moves yet")
    t.type("u")
    t.see("There is nothing to take back")
    t.type("rrr")
    t.see("Black to move after e3xc3")
    t.type("r")
    t.see("Nothing was taken back")
    t.type("uuu")
    for move in ("d2-c3", "b4-d2", "e1-c3"):
        t.type(move + "\n")
        t.see("after " + move.replace("b4-", "b4x").replace("e1-", "e1x"))
    t.type("d4\n")
    t.see("White 11")
    t.type("d2\n")
    t.type("a1\n")
    t.see("B3: no line leads from d2 to a1 by one step or jump")
    t.type(BACKSPACE)
    t.see_no("B3: ")
    t.type(ESCAPE + "d4xd2xb4\n")
    t.see("White to move after d4xd2xb4")
    t.see("d4xd2xb4")

    # Text that is no move.
    t.type("dx9\n")
    t.see("At offset 0: found 'dx', expected a point from a1 to e5")

    # Saved, and then there is nothing to ask.
    save_as(t, path)
    t.see("Saved to ")
    check("Moves    4" in replayed(path), "4 moves in the file")
    text = open(path, encoding="ascii").read()
    check("1. d2-c3 b4xd2 2. e1xc3 d4xd2xb4 *" in text, f"the moves: {text}")
    t.type("q")
    check(t.exit_code() == 0, "exit code 0")

    # Opened again, resigned, added to the file; the board turned.
    t = start("--level", "0", "--load", path)
    t.see("Opened ")
    t.see("White to move after d4xd2xb4")
    t.type("g")
    t.see("White resigns? (y/n)")
    t.type("n")
    t.see_no("resigns?")
    t.type("gy")
    t.see("Black has won: White has resigned")
    t.type("c2-c3\n")
    t.see("The game is over")
    t.type("f")
    t.wait_for(lambda text: "e     d     c     b     a" in text, "the board turned")
    t.type("f" + CONTROL_C)
    t.see("The game is not saved. Drop it? (y/n)")
    t.type(ESCAPE)
    t.see_no("not saved")
    save_as(t, path)
    t.see("exists: add the game, replace the file?")
    t.type("a")
    t.see("Saved to ")
    check("Games    2" in replayed(path), "2 games in the file")
    t.type("q")
    check(t.exit_code() == 0, "exit code 0")

    # The second of two games; a draw; and a file in place of the old one.
    t = start("--level", "0")
    t.type("o")
    t.see("Open which file?")
    t.type(path + "\n")
    t.see("Which of its 2 games?")
    t.type(BACKSPACE + "7\n")
    t.see("There is no game '7'")
    t.type("o" + path + "\n")
    t.see("Which of its 2 games?")
    t.type("\n")
    t.see("Black has won: White has resigned")
    t.type("u")
    t.see("White to move")
    t.type("t")
    t.see("White offers a draw. Does Black accept? (y/n)")
    t.type("y")
    t.see("Draw: the players have agreed")
    save_as(t, path)
    t.type("r")
    t.see("Saved to ")
    check("1/2-1/2: 1" in replayed(path), "a draw in the file")

    # What cannot be saved or opened.
    save_as(t, os.path.join(directory, "none", "game.pdn"))
    t.see("Cannot write")
    t.type("o" + BACKSPACE * 200 + "/nowhere\n")
    t.see("Cannot open '/nowhere': No such file or directory")
    t.type("q")
    check(t.exit_code() == 0, "exit code 0")


def against_the_computer():
    """A person plays Black against the computer; then two computers are watched."""
    t = start("--side", "black", "--level", "1", "--rules", "qirkat")
    t.see("Alquerque: qirkat")
    t.see("White: computer, level 1   Black: person")
    t.see("Black to move after")
    check("e     d     c     b     a" in t.text(), "Black sits below", t)
    t.type("u")
    t.see("White waits (Enter: go on)")
    t.type("\n")
    t.see("Black to move after")

    # A new game of other rules, in a form.
    t.type("n")
    t.see("New game")
    t.see("jumps any way, no step back at all")
    t.type(RIGHT)
    t.see("freestyle")
    t.type(DOWN + DOWN + RIGHT)
    t.see("< computer, level 1 >")
    t.type("\n")
    t.see("Alquerque: freestyle")
    t.see("White: computer, level 1   Black: computer, level 1")
    t.wait_for(lambda text: re.search(r" 3\. \S+ +\S", text), "three moves each")
    t.type("u")
    t.see("waits (Enter: go on)")

    # Nobody plays, so that nothing is asked.
    t.type("?")
    t.see("Capturing is compulsory")
    t.type(" ")
    t.see("Men: White")
    t.type("q")
    check(t.exit_code() == 0, "exit code 0")


def thinking_is_interrupted():
    """The strongest computer thinks for seconds; the screen lives, and Esc ends it."""
    t = start("--side", "black", "--level", "6")
    t.see("White thinks... (Esc: move now)")
    t.type("h")
    t.see("d3: white man")
    t.type(ESCAPE)
    t.see("Black to move after")
    # The person has not moved, so that nothing is asked.
    t.type("q")
    check(t.exit_code() == 0, "exit code 0")


def the_size_changes():
    t = start("--level", "0")
    t.see("White to move")
    t.resize(40, 10)
    t.see("Alquerque needs 80x24 characters")
    t.resize(100, 40)
    t.see("q quit")
    t.see("White to move")
    t.type("q")
    check(t.exit_code() == 0, "exit code 0")


def colors_and_characters():
    """Colours only where they are wanted; ASCII where it is asked for."""
    color = re.compile(rb"\x1b\[[0-9;]*(3[0-7]|4[0-7])[;m]")
    for options, more, colored, ascii_only in (
        ((), {}, not vt100, vt100),
        (("--no-color",), {}, False, vt100),
        ((), {"NO_COLOR": "1"}, False, vt100),
        (("--ascii",), {}, not vt100, True),
    ):
        t = start("--level", "0", *options, **more)
        t.see("White to move")
        t.type("q")
        check(t.exit_code() == 0, "exit code 0")
        what = f"{options} {more}"
        check(bool(color.search(t.seen)) == colored, f"colours: {colored} with {what}")
        check(t.seen.isascii() == ascii_only, f"ASCII: {ascii_only} with {what}")


def bad_starts():
    def error(*options, **more):
        result = subprocess.run([program, *options], capture_output=True, text=True, check=False,
                                stdin=subprocess.DEVNULL, env=environment(**more))
        check(result.returncode == 2, f"exit code 2, not {result.returncode}, with {options}")
        check(result.stdout == "", "nothing on standard output")
        return result.stderr

    check(error("--level", "9") == "alquerque_terminal: --level is '9', expected a number from 0 "
          "to 6, or perfect; see alquerque_terminal --help\n", "the level")
    check(error() == "alquerque_terminal: standard input and output must be a terminal\n", "a pipe")
    t = start(columns=200, TERM="unheard-of")
    t.see("cannot draw on a terminal of the type 'unheard-of'; see the variable TERM")
    check(t.exit_code() == 2, "exit code 2")
    t = start("--load", "/nowhere")
    t.see("Cannot open '/nowhere': No such file or directory")
    t.type("q")
    check(t.exit_code() == 0, "exit code 0")


def perfect(directory):
    """By the strategy of the start position White knows what it wins; else nothing is said."""
    path = os.path.join(directory, "strategy")
    sources = os.path.join(os.path.dirname(__file__), "..", "..", "examples", "solver")
    with lzma.open(os.path.join(sources, "brainking.strategy.xz")) as packed:
        content = packed.read()
    with open(path, "wb") as file:
        file.write(content)
    t = start("--level", "perfect", "--side", "black", "--strategy", path)
    t.see("White wins in at most 90 plies")
    t.type("c4xc2\n")
    t.see("White wins in at most 88 plies")
    # A computer that has won agrees to no draw.
    t.type("t")
    t.see("The computer does not accept")
    t.type("p")
    t.see("computer, perfect")
    t.type(ESCAPE)
    t.see("Black to move")
    t.type("q")
    t.see("The game is not saved")
    t.type("y")
    check(t.exit_code() == 0, "exit code 0")
    t = start("--level", "perfect", "--side", "black", "--strategy", path, "--rules", "alfonso")
    t.see("The strategy is for brainking; under alfonso the computer searches")
    t.see("Black to move")
    check(" wins in " not in t.text(), "nothing is known", t)
    t.kill()

    with open(path, "wb") as file:
        file.write(content[:-1])
    packed = os.path.join(sources, "brainking.strategy.xz")
    for bad, words in [
        (path, "is damaged: it has not the 508298 records"),
        (packed, "is compressed: unpack it with xz -dk"),
        (__file__, "is not a strategy"),
        ("/nowhere", "No such file"),
        (directory, "Is a directory"),
    ]:
        result = subprocess.run(
            [program, "--strategy", bad], capture_output=True, text=True, check=False
        )
        check(result.returncode == 2 and words in result.stderr, f"{bad}: {result.stderr}")


def as_the_page_shows():
    """README.md shows the screen after three moves, without some of its empty lines."""
    t = start("--level", "0")
    for move in ("d3-c3", "b3xd3", "e3xc3"):
        t.type(move + "\n")
        t.see("after " + move)
    t.see("c3: white man")
    lines = [line for line in t.text().splitlines() if line]
    path = os.path.join(os.path.dirname(__file__), "..", "..", "README.md")
    with open(path, encoding="utf-8") as file:
        page = [line for line in file.read().splitlines() if line]
    check("\n" + "\n".join(lines) + "\n" in "\n" + "\n".join(page) + "\n", "the screen in README.md", t)
    t.kill()


with tempfile.TemporaryDirectory() as scratch:
    two_persons(scratch)
    perfect(scratch)
if not vt100:
    as_the_page_shows()
against_the_computer()
thinking_is_interrupted()
the_size_changes()
colors_and_characters()
bad_starts()
print("all done")
