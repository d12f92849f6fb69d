"""Strategy files with one fault each: both checkers name it."""

from solver import checks, expect, finish, path, solve

SIZE = 24
good_file = path("good")
ran = solve("prove", "--position", "1b3/2b2/5/1w3/w1w2 w -", "--memory", "16M", "--out", good_file)
assert ran.returncode == 0, ran.stderr
with open(good_file, "rb") as file:
    good = file.read()
head, body = good.split(b"\n\n", 1)
head += b"\n\n"
records = [body[i : i + SIZE] for i in range(0, len(body), SIZE)]
count = len(records)
assert count > 10
for check in checks(good_file):
    expect("the file without fault: " + check.stderr, check.returncode == 0)


def with_records(changed, number=None):
    number = len(changed) if number is None else number
    return head.replace(b"records %d\n" % count, b"records %d\n" % number) + b"".join(changed)


def changed(index, offset, value):
    """The file with other bytes in a record."""
    record = records[index]
    record = record[:offset] + bytes(value) + record[offset + len(value) :]
    return with_records(records[:index] + [record] + records[index + 1 :])


def plies(record):
    return int.from_bytes(record[22:24], "little")


longest = max(range(count), key=lambda i: plies(records[i]))
other = min(range(count), key=lambda i: plies(records[i]))
last_plies = plies(records[longest])
to = records[longest][21]


def labelled(index, number):
    return changed(index, 22, number.to_bytes(2, "little"))


# The first bans of White's men: none, as White's last turn is not remembered where it was ahead.
white = int.from_bytes(records[other][0:4], "little")
man = next(i for i in range(25) if white >> i & 1)
every_man = white.to_bytes(4, "little")
black = records[other][4:8]

DAMAGES = {
    "a move changed: where it ends": (changed(longest, 21, [(to + 7) % 25]), "is not legal"),
    "a move changed: what it takes": (changed(longest, 16, [1]), "is not legal"),
    "a move to no point": (changed(longest, 21, [25]), "it is no move"),
    "a record missing": (with_records(records[:other] + records[other + 1 :]), "no position"),
    "the root missing": (
        with_records(records[:longest] + records[longest + 1 :]),
        "not in the file",
    ),
    "plies too few": (labelled(longest, last_plies - 2), "leads to no smaller number of plies"),
    "plies fall by one alone": (labelled(longest, last_plies - 1), "no smaller number of plies"),
    "plies of nothing": (labelled(other, 0), "a move takes a ply"),
    "more plies than the header": (labelled(longest, last_plies + 2), "other plies"),
    "other rules": (good.replace(b"rules brainking\n", b"rules alfonso\n"), ""),
    "unknown rules": (good.replace(b"rules brainking\n", b"rules chess\n"), "rules"),
    "another root": (good.replace(b"1w3/w1w2 w", b"1w3/w2w1 w"), "not in the file"),
    "no root": (good.replace(b"1w3/w1w2 w -", b"1w3/w1w3 w -"), "bad position"),
    "another winner": (good.replace(b"winner white", b"winner black"), "the winner's turn"),
    "no winner": (good.replace(b"winner white", b"winner green"), "bad winner"),
    "another format": (good.replace(b"strategy 1\n", b"strategy 2\n"), "format"),
    "cut short in a record": (good[:-1], "cut short"),
    "cut short between records": (good[:-SIZE], "cut short"),
    "cut short in the header": (good[:40], "the header has no line"),
    "a byte behind": (good + b"\0", "behind the last record"),
    "a record behind": (good + records[-1], "behind the last record"),
    "a ban that cannot bind": (changed(other, 8, every_man), "record"),
    "a ban off a man": (changed(other, 8, [0, 0, 0, 1]), "no position"),
    "a point off the board": (changed(other, 3, [0x80]), "no position"),
    "men of both sides on a point": (changed(other, 4, every_man), "no position"),
    "a position twice": (with_records(records[:1] + records), "twice"),
    "not sorted": (with_records(records[::-1]), "not sorted"),
    "empty": (b"", "not a strategy"),
    "another file": (b"GIF89a" + good, "not a strategy"),
    "no records": (with_records([]), "not in the file"),
    "a number that is none": (good.replace(b"records %d" % count, b"records -1"), "bad number"),
}

for name, (content, words) in DAMAGES.items():
    assert content != good, name
    damaged = path("damaged")
    with open(damaged, "wb") as file:
        file.write(content)
    for check in checks(damaged):
        expect(f"{name}: exit code 1, not {check.returncode}", check.returncode == 1)
        expect(f"{name}: '{words}' in {check.stderr}", words in check.stderr)
        expect(f"{name}: one line, not {check.stderr}", check.stderr.count("\n") == 1)

# A ban alone, in every record that can have one: none is taken for the position it is not.
bans = 0
for index, record in enumerate(records):
    if int.from_bytes(record[8:16], "little") == 0:
        men = int.from_bytes(record[0:4], "little")
        point = next(i for i in range(25) if men >> i & 1)
        occupied = men | int.from_bytes(record[4:8], "little")
        # Off the board, or onto another man, where it cannot bind.
        if point % 5 == 0 or occupied >> (point - 1) & 1:
            content = changed(index, 8, (1 << point).to_bytes(4, "little"))
            with open(path("damaged"), "wb") as file:
                file.write(content)
            bans += 1
            for check in checks(path("damaged")):
                expect(f"a ban in record {index}", check.returncode == 1)
                wanted = f"record {index}: the position has a ban"
                expect(f"a ban in record {index}: {check.stderr}", wanted in check.stderr)
expect("bans that are not canonical were tried", bans > 0)
finish()
