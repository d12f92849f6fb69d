"""What the tests of the solver share: each is called as TEST SOLVER SOURCES FOLDER."""

import os
import subprocess
import sys

SOLVE, SOURCES, FOLDER = sys.argv[1:4]
os.makedirs(FOLDER, exist_ok=True)
faults = []


def expect(what, held):
    if not held:
        faults.append(what)
        print("FAILED:", what)


def run(*arguments, **options):
    return subprocess.run(arguments, capture_output=True, encoding="latin-1", check=False, **options)


def solve(*arguments, **options):
    return run(SOLVE, *arguments, **options)


def path(name):
    return os.path.join(FOLDER, name)


def checks(file):
    """What both checkers say of a file."""
    script = os.path.join(SOURCES, "check_strategy.py")
    return solve("check", file), run(sys.executable, script, file)


def finish():
    sys.exit(1 if faults else 0)
