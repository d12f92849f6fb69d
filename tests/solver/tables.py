"""Endgame tables: made, kept, made further, refused if damaged, and asked."""

import os
import shutil
import signal
import subprocess
import sys
import time
import zlib

from solver import SOLVE, expect, finish, path, run, solve

CHECK = sys.argv[4]
folder = path("tables")
shutil.rmtree(folder, ignore_errors=True)


def make(men, *options, out=folder):
    return solve("tables", "--men", str(men), "--out", out, *options)


def content(name):
    with open(os.path.join(folder, name), "rb") as file:
        return file.read()


def replace(name, bytes_):
    with open(os.path.join(folder, name), "wb") as file:
        file.write(bytes_)


def expect_agreement(what, number, out=folder):
    ran = run(CHECK, what, out, str(number))
    print(ran.stdout, end="")
    expect(f"{what} {number} in {out}: {ran.stdout}{ran.stderr}", ran.returncode == 0)


# Made in two steps and on any number of threads, the files are the same.
ran = make(3, "--threads", "1")
expect(f"three men: {ran.stderr}", ran.returncode == 0 and len(os.listdir(folder)) == 3)
three = content("2v1.table")
ran = make(5, "--threads", "3")
expect(f"five men: {ran.stderr}", ran.returncode == 0 and len(os.listdir(folder)) == 10)
expect(f"three men are kept: {ran.stdout}", ran.stdout.count("kept") == 3)
os.remove(os.path.join(folder, "2v1.table"))
os.remove(os.path.join(folder, "2v2.table"))
ran = make(5)
expect(f"what was lost is made again: {ran.stdout}", ran.stdout.count("kept") == 7)
expect("and is the same", content("2v1.table") == three)
expect_agreement("all", 3)
expect_agreement("random", 20000)

# Without bans there is more that nobody wins.
ran = make(4, "--rules", "brainking-no-ban", out=path("no_ban"))
expect(f"without bans: {ran.stderr}", ran.returncode == 0)
expect_agreement("all", 4, out=path("no_ban"))

# Probes.
LINES = {
    # B2, and one ply to it.
    "5/5/2w2/5/5 b -": ["Value      Black loses in 0 plies"],
    "5/5/2w2/5/5 w -": ["Value      White wins in 1 ply"],
    "5/5/2b2/2w2/5 w -": ["Value      White wins in 1 ply", "Moves      c2xc4  wins in 1 ply"],
    # The mirror image, and the board turned.
    "b4/5/2w2/1w3/5 b -": ["Value      Black loses in"],
    "4b/5/2w2/3w1/5 b -": ["Value      Black loses in"],
    "5/3b1/2b2/5/4w w -": ["Value      White loses in"],
    # A ban decides (B11): the last man may not step back, and has no other move.
    "5/5/2b1b/3bb/4w w e1<": ["Value      White loses in 0 plies"],
    "5/5/2b1b/3bb/4w w -": ["Value      White loses in", "Moves      e1-d1"],
}
for position, lines in LINES.items():
    ran = solve("probe", folder, position)
    for line in lines:
        expect(f"{position}: '{line}' in {ran.stdout}{ran.stderr}", "\n" + line in ran.stdout)
ran = solve("probe", folder, "-", input="5/5/2w2/5/5 b -\n")
expect(f"a position of standard input: {ran.stderr}", "loses in 0 plies" in ran.stdout)

# With tables, the same answers, and strategies that both checkers take.
for position, wins in [("1b3/2b2/5/1w3/w1w2 w -", True), ("1b3/1bb2/5/1ww2/w1w2 w -", None),
                       ("b4/5/2w2/1w3/5 b -", True), ("5/5/2b2/2w2/w4 b -", None)]:
    answers = []
    for options in [[], ["--tables", folder]]:
        file = path("strategy")
        ran = solve("prove", "--position", position, "--memory", "64M", "--out", file, *options)
        expect(f"{position} {options}: {ran.stderr}", ran.returncode == 0)
        answers.append("Answer     proved" in ran.stdout)
        if answers[-1] and ran.returncode == 0:
            for check in (solve("check", file),
                          run(sys.executable, os.path.join(sys.argv[2], "check_strategy.py"), file)):
                expect(f"{position} {options}: {check.stderr}", check.returncode == 0)
    expect(f"{position}: {answers}", answers[0] == answers[1] and wins in (None, answers[0]))

# Damage: each is refused by name, by all who read the file, and it stays as it is.
name = "1v1.table"
good = content(name)
head, body = good.split(b"\n\n", 1)


def with_checksum(bytes_):
    return bytes_ + zlib.crc32(bytes_).to_bytes(4, "little")


DAMAGES = {
    "empty": (b"", "it is not a table"),
    "not a table": (b"GIF89a" + good, "it is not a table"),
    "a strategy": (b"alquerque strategy 1\n" + good, "it is not a table"),
    "another version": (good.replace(b"table 1\n", b"table 2\n"), "its format is not 1"),
    "other rules": (with_checksum(good.replace(b"rules brainking\n", b"rules brainking-no-ban\n")[:-4]),
                    "of the rules brainking-no-ban, not brainking"),
    "unknown rules": (with_checksum(good.replace(b"rules brainking\n", b"rules chess\n")[:-4]),
                      "rules"),
    "other men": (content("2v1.table"), "it is of 2 against 1 men"),
    "a header without a line": (good.replace(b"lost ", b"list "), "it has no good header"),
    "a number that is none": (good.replace(b"\nwon ", b"\nwon -"), "it has no good header"),
    "a number written otherwise": (good.replace(b"\nwon ", b"\nwon 0"), "it has no good header"),
    "cut short by a byte": (good[:-1], "it is cut short"),
    "cut short in the groups": (good[: len(head) + 20 * 4], "it is cut short"),
    "cut short in the sizes": (good[: len(head) + 9], "it is cut short"),
    "cut short in the header": (good[:30], "it has no good header"),
    "a byte behind": (good + b"\0", "there are bytes behind its end"),
    "another checksum": (good[:-1] + bytes([good[-1] ^ 1]), "its checksum is wrong"),
    "a group that cannot be unpacked": (
        with_checksum(good[:-24] + bytes(x ^ 0x55 for x in good[-24:-4])),
        "a group cannot be unpacked"),
}
for what, (bytes_, words) in DAMAGES.items():
    assert bytes_ != good, what
    replace(name, bytes_)
    # The first file is asked for the rules; the next is not of those.
    probed = solve("probe", folder, "ww3/5/5/5/4b w -" if "rules" in what else "w4/5/5/5/4b w -")
    made = make(5)
    for ran in [made] if what == "a group that cannot be unpacked" else [probed, made]:
        expect(f"{what}: exit code {ran.returncode}", ran.returncode in (1, 2))
        if "rules" not in what or ran is made:
            expect(f"{what}: '{words}' in {ran.stderr}", words in ran.stderr)
        expect(f"{what}: one line, not {ran.stderr}", ran.stderr.count("\n") == 1)
    expect(f"{what}: it stays", content(name) == bytes_)

# A bit anywhere.
flips = range(0, len(good), 7)
for place in flips:
    replace(name, good[:place] + bytes([good[place] ^ 0x10]) + good[place + 1 :])
    ran = solve("probe", folder, "w4/5/5/5/4b w -")
    expect(f"a bit of byte {place}: {ran.stdout}", ran.returncode == 1 and not ran.stdout)
replace(name, good)
expect("without damage", make(5).returncode == 0)

# Ctrl-C ends it cleanly: only whole files are there, and the next run goes on.
interrupted = path("interrupted")
shutil.rmtree(interrupted, ignore_errors=True)
process = subprocess.Popen([SOLVE, "tables", "--men", "8", "--out", interrupted],
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
while len(os.listdir(interrupted) if os.path.isdir(interrupted) else []) < 3:
    time.sleep(0.02)
process.send_signal(signal.SIGINT)
out, err = process.communicate(timeout=60)
expect(f"interrupted: {process.returncode}, {err}", process.returncode == 130)
expect(f"one line: {err}", err == "alquerque_solve: interrupted\n")
names = os.listdir(interrupted)
expect(f"whole files alone: {names}", all(x.endswith(".table") for x in names))
ran = make(3, out=interrupted)
expect(f"it goes on: {ran.stdout}{ran.stderr}", ran.returncode == 0 and "kept" in ran.stdout)

# What cannot be.
os.makedirs(path("nothing"), exist_ok=True)
with open(path("file"), "w", encoding="ascii"):
    pass
REFUSED = {
    ("tables", "--men", "4"): "--out is required",
    ("tables", "--out", folder): "--men is required",
    ("tables", "--men", "1", "--out", folder): "--men must be a whole number from 2 to 8",
    ("tables", "--men", "4", "--out", folder, "--threads", "0"): "--threads must be",
    ("tables", "--men", "4", "--out", folder, "--rules", "chess"): "unknown rule set 'chess'",
    ("tables", "--men", "4", "--out", path("q"), "--rules", "qirkat"): "no tables for qirkat: ",
    ("tables", "--men", "4", "--out", path("q"), "--rules", "freestyle"): "no tables for freestyle: ",
    ("tables", "--men", "4", "--out", folder, "--rules", "brainking-no-ban"): "not brainking-no-ban",
    ("tables", "--men", "4", "--out", path("file")): "cannot make the folder",
    ("probe", folder): "POSITION is required",
    ("probe", path("nothing"), "5/5/5/5/5 w -"): "there are no endgame tables in",
    ("probe", folder, "x"): "bad position at offset 0",
    ("probe", folder, "bbb2/5/5/5/ww1w1 w -"): "has 6 men, the tables have at most 5",
    ("prove", "--tables", path("nothing")): "there are no endgame tables in",
    ("prove", "--tables", folder, "--rules", "qirkat"): "are of brainking, not of qirkat",
}
for arguments, words in REFUSED.items():
    ran = solve(*arguments)
    expect(f"{arguments}: exit code {ran.returncode}", ran.returncode in (1, 2))
    expect(f"{arguments}: '{words}' in {ran.stderr}", words in ran.stderr)
    expect(f"{arguments}: one line", ran.stderr.count("\n") == 1)
finish()
