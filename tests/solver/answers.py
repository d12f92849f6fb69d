"""Small positions under all rules: the answers, and that both checkers take the strategies."""

from solver import checks, expect, finish, path, solve

ALL = ["brainking", "brainking-until-moved", "brainking-no-ban", "qirkat", "freestyle", "alfonso"]
LONE = "1b3/2b2/5/1w3/w1w2 w -"
CORNER = "b4/5/2w2/1w3/5 b -"
# (rules, position, side, whether it wins). What is blocked or bare has lost at once (B2); a capture
# is compulsory (B8) but under alfonso; White is on the way in LONE and CORNER.
CASES = [(r, "5/1b3/5/2w2/1ww2 w -", "white", r != "alfonso") for r in ALL]
CASES += [(r, LONE, "black", False) for r in ALL]
CASES += [(r, "5/5/2w2/5/5 b -", "white", True) for r in ALL]
CASES += [(r, "5/5/2w2/5/5 w -", "black", False) for r in ALL]
CASES += [(r, LONE, "white", r not in ("freestyle", "alfonso")) for r in ALL]
CASES += [("brainking", CORNER, "white", True), ("qirkat", CORNER, "white", True)]
CASES += [("brainking", "5/5/2b2/2w2/w4 w -", "black", False)]
# The same with sides and board turned.
CASES += [("brainking", "2b1b/3b1/5/2w2/3w1 b -", "black", True)]
# A ban decides: the last man may not step back, and has no other move (B11).
CASES += [("brainking", "5/5/2b1b/3bb/4w w e1<", "black", True)]

for number, (rules, position, side, wins) in enumerate(CASES):
    name = f"{side} in {position} under {rules}"
    file = path(f"answer{number}")
    ran = solve("prove", "--rules", rules, "--position", position, "--for", side,
                "--memory", "64M", "--out", file)
    expect(f"{name}: exit code 0, not {ran.returncode}: {ran.stderr}", ran.returncode == 0)
    answer = "proved" if wins else "disproved under the limit"
    expect(f"{name}: {answer}, not\n{ran.stdout}", f"Answer     {answer}" in ran.stdout)
    if wins and ran.returncode == 0 and answer in ran.stdout:
        for check in checks(file):
            expect(f"{name}: {check.stderr}", check.returncode == 0 and "No fault" in check.stdout)

# A table of one bucket loses nearly all; what is lost is searched for again.
large, small = path("large"), path("small")
for file, memory in [(large, "64M"), (small, "64")]:
    ran = solve("prove", "--position", "1b3/1bb2/5/1ww2/w1w2 w -", "--memory", memory,
                "--out", file)
    expect(f"an answer in {memory}: {ran.stdout}{ran.stderr}", ran.returncode == 0)
    answer = next(line for line in ran.stdout.splitlines() if line.startswith("Answer"))
    if file == large:
        wanted = answer
    expect(f"the same answer in {memory}", answer == wanted)
    if "disproved" not in answer:
        for check in checks(file):
            expect(f"{memory}: {check.stderr}", check.returncode == 0)
finish()
