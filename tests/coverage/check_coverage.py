#!/usr/bin/env python3
"""Which lines and branches of include/ and src/ the tests have run, and whether these are enough.

    check_coverage.py SOURCE BUILD

BUILD was compiled with --coverage, and its tests have run. Every line must have been run, and in
each of the headers together, as in src/ together, 95 % of the branches. Lines that no test can run
stand in exceptions.toml with the reason; one that is run after all must leave that list.
A branch of a template counts as taken if one of its instances takes it. Branches that only
exceptions take or reach, or that destructors make at the end of a block, do not count.
"""

import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys

try:
    import tomllib
except ModuleNotFoundError:
    sys.exit("check_coverage.py needs Python 3.11 or later (Debian 12: apt-get install python3)")

LEAST_BRANCHES = 95.0  # percent
PARTS = ("include", "src")

LISTED = re.compile(r"\s*(\S+?)\*?:\s*(\d+)(?:(-block)|:(?:Source:(.*))?)")
LAMBDA = re.compile(r"\[[^\]]*\]\([^)]*\)[a-z ]*\{$")
BRANCH = re.compile(r"branch +\d+ (?:taken (-?\d+)|never executed)")


def gcov(counts, *options):
    return subprocess.run(["gcov", "--stdout", "--branch-probabilities", *options, counts.name],
                          cwd=counts.parent, capture_output=True, text=True, check=True).stdout


def listing(source, counts):
    """What only the text for people says of each line: whether nothing but exceptions leads to its
    blocks, and of its branches, in the order of the JSON, how often they were taken and whether
    only an exception leads to them, as {(file, line): ([exceptional, ...], [(count, exceptional),
    ...])}."""
    lines = {}
    place = None
    exceptional = False
    text = gcov(counts, "--all-blocks", "--branch-counts", "--relative-only", "--source-prefix",
                str(source))
    for row in text.splitlines():
        if branch := BRANCH.match(row):
            lines[place][1].append((int(branch[1] or 0), exceptional))
        elif found := LISTED.match(row):
            mark, number, block, name = found.groups()
            if block:
                exceptional = mark == "$$$$$"
                lines[place][0].append(exceptional)
            elif number != "0":
                place = (place[0], int(number))
                exceptional = False
                lines.setdefault(place, ([], []))
            elif name is not None:
                place = (name, 0)
    return lines


def measured_object(source, build, counts):
    """What gcov says of an object, as (file, line, count, exceptional, taken) for each line of each
    instance, `taken` as `ways` has it."""
    known = listing(source, counts)
    entries = []
    report = json.loads(gcov(counts, "--json-format"))
    for file in report["files"]:
        path = (build / file["file"]).resolve()
        if not any((source / part) in path.parents for part in PARTS):
            continue
        name = str(path.relative_to(source))
        ranges = collections.Counter((one["start_line"], one["start_column"], one["end_line"])
                                     for one in file["functions"])
        branches = collections.defaultdict(list)
        for line in file["lines"]:
            branches[line["line_number"]] += line["branches"]
        for number, all_ways in branches.items():
            listed = known.get((name, number), ([], []))[1]
            # Where instances lie within instances, the text leaves some out.
            fits = [count for count, _ in listed] == [one["count"] for one in all_ways]
            for i, one in enumerate(all_ways):
                one["exceptional"] = fits and listed[i][1]
        for line in file["lines"]:
            number = line["line_number"]
            instances = 1
            if "function_name" not in line:
                around = [one for one in ranges if one[0] <= number <= one[2]]
                instances = ranges[max(around)] if around else 1
            blocks = known.get((name, number), ([],))[0]
            entries.append((name, number, line["count"], bool(blocks) and all(blocks),
                            ways(line["branches"], instances)))
    return entries


def measured(source, build):
    """What gcov says of each line: how often it was run, its branches, and whether only
    exceptions lead to it, as {(file, line): [count, {branches of an instance: [taken, ...]}, bool]}.

    An inline function is compiled into many objects, but linked, run and counted once: what they
    say is put together."""
    lines = {}
    with concurrent.futures.ProcessPoolExecutor(len(os.sched_getaffinity(0))) as workers:
        objects = [workers.submit(measured_object, source, build, counts)
                   for counts in sorted(build.rglob("*.gcda"))]
        for one in objects:
            for name, number, count, exceptional, taken in one.result():
                place = lines.setdefault((name, number), [0, {}, True])
                place[0] += count
                known = place[1].setdefault(len(taken), [False] * len(taken))
                place[1][len(taken)] = [a or b for a, b in zip(known, taken)]
                place[2] = place[2] and exceptional
    return lines


def ways(branches, instances):
    """Which branches of a line are taken by any of the instances of its function, whose branches
    gcov gives one after the other."""
    taken = []
    for branch in branches:
        if branch["throw"]:
            # It and the one before it are the two ways out of a call.
            taken.pop()
        else:
            taken.append((branch["fallthrough"], branch["count"] != 0, branch["exceptional"]))
    taken = [way[:2] for way in taken if not way[2]]
    size, rest = divmod(len(taken), instances)
    if rest != 0:
        # Some conditions are constants in some instances: only know if both ways are gone at all.
        return [any(went for ahead, went in taken if ahead == way) for way in (True, False)]
    return [any(went for _, went in taken[i::size]) for i in range(size)]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    source, build = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    listed = tomllib.loads((pathlib.Path(__file__).parent / "exceptions.toml").read_text())
    exceptions = {(entry["file"], entry["line"].strip()): entry["reason"]
                  for entry in listed.get("exception", [])}
    found = measured(source, build)
    if not found:
        sys.exit(f"{build} holds no counts: configure it with --coverage, build it, run its tests")

    wrong = []
    used = set()
    lines = collections.Counter()
    branches = collections.Counter()
    texts = {name: (source / name).read_text().splitlines() for name, _ in found}
    for (name, number), (count, instances, exceptional) in sorted(found.items()):
        part = name.split("/", maxsplit=1)[0]
        text = texts[name][number - 1].strip()
        if count == 0 and exceptional and (text == "}" or LAMBDA.search(text)):
            # Where an exception that passes destroys what the function or the statement made.
            continue
        if count == 0 and (name, text) in exceptions:
            used.add((name, text))
            continue
        lines[part] += 1
        if count == 0:
            wrong.append(f"{name}:{number}: never run: {text}")
            continue
        lines[part, "run"] += 1
        if text == "}":
            # What is destroyed here was made elsewhere, or an exception got in between.
            continue
        taken = [way for size in instances.values() for way in size]
        branches[part] += len(taken)
        branches[part, "taken"] += sum(taken)
        if not all(taken):
            print(f"{name}:{number}: {sum(taken)} of {len(taken)} branches: {text}")
    for name, text in exceptions.keys() - used:
        wrong.append(f"{name}: in exceptions.toml, but run or not there: {text}")
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
