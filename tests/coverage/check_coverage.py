#!/usr/bin/env python3
"""Which lines and branches of include/ and src/ the tests have run, and whether these are enough.

    check_coverage.py SOURCE BUILD

BUILD was compiled with --coverage, and its tests have run. Every line must have been run, and in
each of the headers together, as in src/ together, 95 % of the branches. Lines that no test can run
stand in exceptions.toml with the reason; one that is run after all must leave that list.
Branches that only exceptions take, or that the compiler makes for itself, do not count.
"""

import collections
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

try:
    import tomllib
except ModuleNotFoundError:
    sys.exit("check_coverage.py needs Python 3.11 or later (Debian 12: apt-get install python3)")

LEAST_BRANCHES = 95.0  # percent
PARTS = ("include", "src")


def measured(source, build):
    """What gcovr says of each file: its lines, each with its count and branches."""
    if shutil.which("gcovr") is None:
        sys.exit("coverage needs gcovr (Debian 12: apt-get install gcovr)")
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        subprocess.run(["gcovr", "--root", str(source), "--object-directory", str(build),
                        *(f"--filter={source}/{part}/" for part in PARTS),
                        "--exclude-throw-branches", "--exclude-unreachable-branches",
                        "--json", report.name, str(build)], check=True)
        return json.loads(pathlib.Path(report.name).read_text())["files"]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    listed = tomllib.loads((pathlib.Path(__file__).parent / "exceptions.toml").read_text())
    exceptions = {(entry["file"], entry["line"].strip()): entry["reason"]
                  for entry in listed.get("exception", [])}
    files = measured(source, build)
    if not files:
        sys.exit(f"{build} holds no counts: configure it with --coverage, build it, run its tests")

    wrong = []
    used = set()
    lines = collections.Counter()
    branches = collections.Counter()
    for entry in files:
        name = entry["file"]
        part = name.split("/", maxsplit=1)[0]
        text = (source / name).read_text().splitlines()
        by_line = collections.defaultdict(lambda: [0, []])
        for line in entry["lines"]:
            if not line.get("gcovr/noncode"):
                by_line[line["line_number"]][0] += line["count"]
                by_line[line["line_number"]][1].append(line["branches"])
        for number, (count, parts) in sorted(by_line.items()):
            key = (name, text[number - 1].strip())
            if count == 0 and key in exceptions:
                used.add(key)
                continue
            lines[part] += 1
            if count == 0:
                wrong.append(f"{name}:{number}: never run: {key[1]}")
                continue
            lines[part, "run"] += 1
            for made in parts:
                taken = [branch["count"] > 0 for branch in made]
                branches[part] += len(taken)
                branches[part, "taken"] += sum(taken)
                if not all(taken):
                    print(f"{name}:{number}: {sum(taken)} of {len(taken)} branches: {key[1]}")
    for key in exceptions.keys() - used:
        wrong.append(f"{key[0]}: in exceptions.toml, but run or not there: {key[1]}")
    for part in PARTS:
        share = 100.0 * branches[part, "taken"] / max(1, branches[part])
        print(f"{part}: {lines[part, 'run']} of {lines[part]} lines, "
              f"{branches[part, 'taken']} of {branches[part]} branches ({share:.1f} %)")
        if share < LEAST_BRANCHES:
            wrong.append(f"{part}: fewer than {LEAST_BRANCHES} % of the branches")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
