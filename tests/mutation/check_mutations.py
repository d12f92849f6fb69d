#!/usr/bin/env python3
"""Mutation check: puts one small fault at a time into the headers and shows that a test sees it.

The faults stand in mutations.toml, each with the tests that should see it. They are tried in that
order, then the exhaustive comparison with the reference and all other unit tests; the first that fails has killed the mutant. Tests are
compiled without assertions, so that it is the tests that see the faults. A mutant is
- killed by a test that fails, crashes, takes too long, or has a static_assert that fails;
- a survivor if every test passes;
- equivalent if the list says why nothing can tell it apart (and no test does);
- invalid if the headers or the test do not compile with it, or if its text is not found.

Only killed and equivalent mutants are as they should be: the exit status is 0 if all are.
"""

import argparse
import os
import pathlib
import re
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

try:
    import tomllib
except ModuleNotFoundError:
    sys.exit("check_mutations.py needs Python 3.11 or later (Debian 12: apt-get install python3)")

HERE = pathlib.Path(__file__).resolve().parent
LEAST = 60
COMPILE_LIMIT = 3600  # seconds
# Seconds. A test that hangs runs out of processor time, however busy the machine is.
PROCESSOR_LIMIT = 120
WAITING_LIMIT = 3600
COUNTING = ("perft_count_test", "perft_test", "perft_scale_test",
            "watched_perft_test")  # too slow without optimisation
DEFAULT_TESTS = ["exhaustive:Brainking", "exhaustive"]
FLAGS = ["-std=c++20", "-DNDEBUG", "-w", "-Iinclude", "-Itests"]
STATIC = re.compile("static assertion failed|non-constant condition for static assertion|"
                    "static_assert failed|is not an integral constant expression")


class Invalid(Exception):
    """The mutant says nothing, as it does not compile."""


def mutated(text, mutation):
    """The text of a header with the fault."""
    count = text.count(mutation["old"])
    index = mutation.get("index")
    if count == 0:
        raise Invalid("its text is not in the header")
    if index is None and count > 1:
        raise Invalid(f"its text occurs {count} times, and no index says which is meant")
    if index is not None and not 0 <= index < count:
        raise Invalid(f"its text occurs {count} times, but index is {index}")
    place = -1
    for _ in range((index or 0) + 1):
        place = text.index(mutation["old"], place + 1)
    return text[:place] + mutation["new"] + text[place + len(mutation["old"]):]


def read_list(path, source):
    """The mutations of a file; ends with every fault of the file itself."""
    mutations = tomllib.loads(path.read_text())["mutation"]
    wrong = []
    if len(mutations) < LEAST:
        wrong.append(f"{len(mutations)} mutations are fewer than {LEAST}")
    for mutation in mutations:
        unknown = set(mutation) - {"what", "file", "old", "new", "index", "tests", "equivalent"}
        if unknown:
            wrong.append(f"'{mutation.get('what')}' has unknown keys {sorted(unknown)}")
            continue
        if mutation["old"] == mutation["new"]:
            wrong.append(f"'{mutation['what']}' changes nothing")
        header = source / "include" / "alquerque" / mutation["file"]
        if not header.is_file():
            wrong.append(f"'{mutation['what']}': there is no {header}")
            continue
        try:
            mutated(header.read_text(), mutation)
        except Invalid as fault:
            wrong.append(f"'{mutation['what']}' in {mutation['file']}: {fault}")
        for test in mutation.get("tests", []):
            if not test_source(test, source).is_file():
                wrong.append(f"'{mutation['what']}' names the unknown test '{test}'")
    if wrong:
        sys.exit(f"{path}:\n  " + "\n  ".join(wrong))
    return mutations


def test_source(test, source):
    if test.startswith("exhaustive"):
        return source / "tests" / "exhaustive" / "exhaustive_check.cpp"
    return source / "tests" / "unit" / f"{test}.cpp"


def limit_processor_time():
    resource.setrlimit(resource.RLIMIT_CPU, (PROCESSOR_LIMIT, PROCESSOR_LIMIT + 5))


class Tree:
    """A copy of headers and tests, to put faults into."""

    def __init__(self, source, place, compiler):
        self.root = place
        self.compiler = compiler
        for part in ("include", "tests"):
            shutil.copytree(source / part, place / part)
        self.passed = set()
        self.unit_tests = sorted(path.stem for path in (place / "tests" / "unit").glob("*_test.cpp"))

    def compile(self, sources, options, libraries):
        run = subprocess.run([*self.compiler, *FLAGS, *options, *map(str, sources), "-o", "test",
                              *libraries], cwd=self.root, capture_output=True, text=True,
                             timeout=COMPILE_LIMIT, check=False)
        return None if run.returncode == 0 else run.stderr

    def expect_pass(self, test):
        """Ends the check if a test fails where there is no fault."""
        if test not in self.passed:
            how = self.failure(test)
            if how is not None:
                sys.exit(f"{test} fails without any fault: {how}")
            self.passed.add(test)

    def failure(self, test):
        """How a test fails; None if it passes."""
        (self.root / "test").unlink(missing_ok=True)
        source = test_source(test, self.root)
        name, _, rule_set = test.partition(":")
        if name == "exhaustive":
            arguments = ["2", "200"]
            chosen = [f"-DALQUERQUE_CHECKED_RULE_SET={rule_set}"] if rule_set else []
            errors = self.compile([source], ["-O1", *chosen], ["-pthread"])
        else:
            arguments = []
            sources = [source]
            if '#include "property.hpp"' in source.read_text():
                sources.append(source.with_name("property.cpp"))
            errors = self.compile(sources, ["-O1" if test in COUNTING else "-O0"],
                                  ["-lCatch2Main", "-lCatch2", "-lrapidcheck", "-pthread"])
        if errors is not None:
            if STATIC.search(errors):
                return "a static_assert"
            first = next((line for line in errors.splitlines() if "error" in line), errors[:200])
            raise Invalid(f"{test} does not compile: {first}")
        try:
            run = subprocess.run(["./test", *arguments], cwd=self.root, stdout=subprocess.DEVNULL,
                                 stderr=subprocess.DEVNULL, timeout=WAITING_LIMIT, check=False,
                                 preexec_fn=limit_processor_time)
        except subprocess.TimeoutExpired:
            return "the time limit"
        if run.returncode == -signal.SIGXCPU:
            return "the time limit"
        if run.returncode < 0:
            return f"signal {-run.returncode}"
        return "a failure" if run.returncode != 0 else None

    def killer(self, mutation, tests):
        """The test that kills a mutant, and how; None if none does."""
        header = self.root / "include" / "alquerque" / mutation["file"]
        text = header.read_text()
        for test in tests:
            self.expect_pass(test)
            header.write_text(mutated(text, mutation))
            try:
                how = self.failure(test)
            finally:
                header.write_text(text)
            if how is not None:
                return f"{test}: {how}"
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--source", type=pathlib.Path, default=HERE.parent.parent,
                        help="the source tree; the one of this file if not given")
    parser.add_argument("--list", type=pathlib.Path, default=HERE / "mutations.toml")
    parser.add_argument("--compiler", default=os.environ.get("CXX", "g++"),
                        help="with blanks between its arguments")
    parser.add_argument("--only", default="", help="a part of the description or file")
    parser.add_argument("--first", type=int, default=1,
                        help="the number of the first mutation to try, to go on with a list")
    parser.add_argument("--named-tests", action="store_true",
                        help="try no tests but those that the list names")
    parser.add_argument("--check-list", action="store_true",
                        help="only see whether every mutation can be put into the headers")
    options = parser.parse_args()
    source = options.source.resolve()
    mutations = read_list(options.list, source)
    if options.check_list:
        print(f"{len(mutations)} mutations can be made")
        return 0

    counts = {"killed": 0, "equivalent": 0, "SURVIVED": 0, "INVALID": 0}
    with tempfile.TemporaryDirectory(prefix="alquerque-mutation-") as place:
        tree = Tree(source, pathlib.Path(place), options.compiler.split())
        for mutation in mutations[options.first - 1:]:
            if options.only not in f"{mutation['file']}: {mutation['what']}":
                continue
            tests = list(mutation.get("tests", DEFAULT_TESTS))
            reason = mutation.get("equivalent")
            if not options.named_tests and reason is None:
                tests += [test for test in ["exhaustive", *tree.unit_tests] if test not in tests]
            begin = time.monotonic()
            try:
                killer = tree.killer(mutation, tests)
                if killer is None:
                    verdict, detail = (("equivalent", " ".join(reason.split())) if reason
                                       else ("SURVIVED", "-"))
                else:
                    # What is listed as equivalent and yet seen by a test is listed wrongly.
                    verdict, detail = ("INVALID" if reason else "killed"), killer
            except Invalid as fault:
                verdict, detail = "INVALID", str(fault)
            except subprocess.TimeoutExpired:
                verdict, detail = "INVALID", "compiling took too long"
            counts[verdict] += 1
            print(f"{verdict} | {mutation['file']} | {mutation['what']} | {detail} | "
                  f"{time.monotonic() - begin:.0f} s", flush=True)
    print(", ".join(f"{count} {verdict}" for verdict, count in counts.items()))
    return 0 if counts["SURVIVED"] == counts["INVALID"] == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
