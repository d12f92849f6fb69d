#!/usr/bin/env python3
"""Checks a strategy that `alquerque_solve prove --out` wrote: python3 check_strategy.py FILE[.xz]

The second checker. It shares nothing with the first (checker/), with the solver or with the library:
points are pairs of file and rank, a position is two dictionaries. README.md, "The file", has the
format. Exit code 0: no fault. 1: the first fault is printed.
"""

import lzma
import struct
import sys

POINTS = [(x, y) for y in range(5) for x in range(5)]
NUMBER = {p: i for i, p in enumerate(POINTS)}
NAMES = {(x, y): "abcde"[x] + "12345"[y] for x, y in POINTS}
FORWARD = {"w": 1, "b": -1}
FAR = {"w": 4, "b": 0}
OTHER = {"w": "b", "b": "w"}

# (backward steps, backward first jump, later jumps, compulsory, steps on the far rank, ban)
RULES = {
    "brainking": (False, False, True, True, False, "next turn"),
    "brainking-until-moved": (False, False, True, True, False, "until moved"),
    "brainking-no-ban": (False, False, True, True, False, None),
    "qirkat": (False, True, True, True, False, "until moved"),
    "freestyle": (True, True, True, True, True, None),
    "alfonso": (True, True, False, False, True, None),
}


class Fault(Exception):
    pass


def lines_from(x, y):
    """The neighbours along lines, and the points behind them: (dy, next, behind or None)."""
    found = []
    for dx, dy in [(-1, 0), (1, 0), (0, -1), (0, 1), (-1, -1), (-1, 1), (1, -1), (1, 1)]:
        if dx and dy and (x + y) % 2:
            continue
        near, behind = (x + dx, y + dy), (x + 2 * dx, y + 2 * dy)
        if near in NUMBER:
            found.append((dy, near, behind if behind in NUMBER else None))
    return found


LINES = {p: lines_from(*p) for p in POINTS}


class Game:
    """Rules; a position is (men: point -> side, bans: point -> -1 or 1, side to move)."""

    def __init__(self, name):
        (self.back, self.jump_back, self.chains, self.compulsory, self.far, self.ban) = RULES[name]

    def jumps(self, men, side, start, point, taken, found):
        first = not taken
        ended = True
        if first or self.chains:
            enemy = OTHER[side]
            for dy, near, behind in LINES[point]:
                if behind is None or men.get(near) != enemy or near in taken:
                    continue
                if behind in men and behind != start and behind not in taken:
                    continue
                if first and not self.jump_back and dy == -FORWARD[side]:
                    continue
                ended = False
                self.jumps(men, side, start, behind, taken | {near}, found)
        if ended and not first:
            found.add((start, point, taken))

    def moves(self, position):
        men, bans, side = position
        found = set()
        own = [p for p, s in men.items() if s == side]
        for point in own:
            self.jumps(men, side, point, point, frozenset(), found)
        if found and self.compulsory:
            return found
        for point in own:
            if point[1] == FAR[side] and not self.far:
                continue
            for dy, near, _ in LINES[point]:
                if near in men or (dy == -FORWARD[side] and not self.back):
                    continue
                if dy == 0 and bans.get(point) == near[0] - point[0]:
                    continue
                found.add((point, near, frozenset()))
        return found

    def play(self, position, move):
        men, bans, side = position
        start, end, taken = move
        men = {p: s for p, s in men.items() if p != start and p not in taken}
        men[end] = side
        bans = {p: b for p, b in bans.items() if p != start and p not in taken}
        if self.ban == "next turn":
            bans = {p: b for p, b in bans.items() if men[p] != side}
        if self.ban and not taken and start[1] == end[1]:
            bans[end] = start[0] - end[0]
        after = OTHER[side]
        if self.ban == "next turn":
            bans = {
                p: b for p, b in bans.items() if men[p] != after or (p[0] + b, p[1]) not in men
            }
        return men, bans, after

    def fault(self, position):
        men, bans, side = position
        owners = [men[p] for p in bans]
        for colour in "wb":
            if sum(s == colour for s in men.values()) > 12:
                return "more than 12 men of a side"
            if self.ban == "next turn" and owners.count(colour) > 1:
                return "two bans of a side"
        for point, ban in bans.items():
            if not self.ban:
                return "a ban, though the rules have none"
            banned = (point[0] + ban, point[1])
            if banned not in NUMBER:
                return "a ban that leads off the board"
            if point[1] == FAR[men[point]] and not self.far:
                return "a ban on the far rank"
            if self.ban == "next turn" and men[point] == side and banned in men:
                return "a ban that cannot bind"
        return None


def bits(points):
    return sum(1 << NUMBER[p] for p in points)


def pack(position):
    men, bans, side = position
    return struct.pack(
        "<4I",
        bits(p for p, s in men.items() if s == "w"),
        bits(p for p, s in men.items() if s == "b"),
        bits(p for p, b in bans.items() if b < 0),
        bits(p for p, b in bans.items() if b > 0) | (1 << 31 if side == "b" else 0),
    )


def points_in(number):
    return [p for i, p in enumerate(POINTS) if number >> i & 1]


def unpack(key):
    white, black, west, east = struct.unpack("<4I", key)
    side = "b" if east >> 31 else "w"
    east &= ~(1 << 31)
    if (white | black | west | east) >> 25 or white & black or (west | east) & ~(white | black):
        raise Fault("it is no position")
    if west & east:
        raise Fault("the position has a ban both ways")
    men = {p: "w" for p in points_in(white)} | {p: "b" for p in points_in(black)}
    bans = {p: -1 for p in points_in(west)} | {p: 1 for p in points_in(east)}
    return men, bans, side


def parse(text):
    try:
        board, side, ban_text = text.split(" ")
        rows = board.split("/")
        men, bans = {}, {}
        assert len(rows) == 5 and side in ("w", "b")
        for y, row in zip(range(4, -1, -1), rows):
            cells = "".join(" " * int(c) if c in "12345" else c for c in row)
            assert len(cells) == 5 and set(cells) <= set(" wb")
            men.update({(x, y): c for x, c in enumerate(cells) if c != " "})
        for ban in [] if ban_text == "-" else ban_text.split(","):
            point = {v: k for k, v in NAMES.items()}[ban[:2]]
            assert point in men and point not in bans
            bans[point] = {"<": -1, ">": 1}[ban[2:]]
        return men, bans, side
    except (AssertionError, KeyError, ValueError):
        raise Fault("the header has a bad position") from None


def name_of(move):
    start, end, taken = move
    text = NAMES[start] + ("x" if taken else "-") + NAMES[end]
    return text + (f" ({' '.join(NAMES[p] for p in sorted(taken))})" if taken else "")


def number(text, what):
    if not text.isascii() or not text.isdigit() or str(int(text)) != text:
        raise Fault(f"the header has a bad number of {what}")
    return int(text)


def read_header(data):
    if not data.startswith(b"alquerque strategy "):
        raise Fault("it is not a strategy")
    values = {}
    place = 0
    for key in ["alquerque strategy", "rules", "position", "winner", "records", "plies", ""]:
        end = data.find(b"\n", place)
        line = data[place:end].decode("latin-1") if end >= 0 else None
        wanted = key + " " if key else ""
        if line is None or not line.startswith(wanted) or (not key and line):
            raise Fault(f"the header has no line '{key}' where it should be")
        values[key] = line[len(wanted) :]
        place = end + 1
    return values, data[place:]


def check(data):
    header, body = read_header(data)
    if header["alquerque strategy"] != "1":
        raise Fault("it has another format than 1")
    if header["rules"] not in RULES:
        raise Fault("it has rules that are not known")
    if header["winner"] not in ("white", "black"):
        raise Fault("the header has a bad winner")
    game = Game(header["rules"])
    root = parse(header["position"])
    if wrong := game.fault(root):
        raise Fault("the position of the header has " + wrong)
    winner = header["winner"][0]
    count, plies = number(header["records"], "records"), number(header["plies"], "plies")
    if len(body) < 24 * count:
        raise Fault(f"it is cut short: {len(body) // 24} of {count} records are whole")
    if len(body) > 24 * count:
        raise Fault("it has bytes behind the last record")

    labels, last = {}, b""
    for record in range(count):
        key = body[24 * record : 24 * record + 16]
        if key == last:
            raise Fault(f"record {record}: the position is there twice")
        if key < last:
            raise Fault(f"record {record}: the records are not sorted")
        labels[key] = int.from_bytes(body[24 * record + 22 : 24 * record + 24], "little")
        last = key

    def check_replies(position, most):
        replies = game.moves(position)
        for reply in replies:
            label = labels.get(pack(game.play(position, reply)))
            if label is None:
                raise Fault(f"the reply {name_of(reply)} leads to no position of the file")
            if label >= most:
                raise Fault(f"the reply {name_of(reply)} leads to no smaller number of plies")
        return len(replies)

    answered = 0
    for record, key in enumerate(labels):
        try:
            position = unpack(key)
            if wrong := game.fault(position):
                raise Fault("the position has " + wrong)
            if position[2] != winner:
                raise Fault("it is not the winner's turn")
        except Fault as fault:
            raise Fault(f"record {record}: {fault}") from None

    for record, (key, label) in enumerate(labels.items()):
        try:
            position = unpack(key)
            captured, start, end = struct.unpack_from("<IBB", body, 24 * record + 16)
            if captured >> 25 or start >= 25 or end >= 25:
                raise Fault("it is no move")
            move = (POINTS[start], POINTS[end], frozenset(points_in(captured)))
            if move not in game.moves(position):
                raise Fault(f"the move {name_of(move)} is not legal")
            if label == 0:
                raise Fault("a move takes a ply")
            answered += check_replies(game.play(position, move), label - 1)
        except Fault as fault:
            raise Fault(f"record {record}: {fault}") from None

    if root[2] != winner:
        answered += check_replies(root, plies)
    elif pack(root) not in labels:
        raise Fault("the position of the header is not in the file")
    elif labels[pack(root)] != plies:
        raise Fault("the header has other plies than its position")
    return (
        f"No fault: under {header['rules']}, {header['winner'].title()} wins {header['position']}\n"
        f"within {plies} plies; {count:,} positions, {answered:,} replies answered"
    )


def main():
    if len(sys.argv) != 2:
        sys.exit(f"usage: {sys.argv[0]} FILE")
    try:
        opened = lzma.open if sys.argv[1].endswith(".xz") else open
        with opened(sys.argv[1], "rb") as file:
            data = file.read()
        print(check(data))
    except (OSError, EOFError, lzma.LZMAError) as error:
        sys.exit(f"check_strategy.py: cannot read '{sys.argv[1]}': {error}")
    except Fault as fault:
        sys.exit(f"check_strategy.py: '{sys.argv[1]}' proves nothing: {fault}")


if __name__ == "__main__":
    main()
