"""The start position is proved, within 1 GiB, and both checkers take the strategy."""

import resource

from solver import checks, expect, finish, path, solve

file = path("start")
ran = solve("prove", "--out", file)
print(ran.stdout)
expect(f"proved: {ran.stderr}", "Answer     proved: White wins" in ran.stdout)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{used.ru_utime + used.ru_stime:.1f} s of processor time, {used.ru_maxrss / 1024:.0f} MiB")
expect("at most 1 GiB", used.ru_maxrss <= 1024 * 1024)
if ran.returncode == 0:
    for check in checks(file):
        print(check.stdout, end="")
        expect(f"no fault: {check.stderr}", check.returncode == 0)
finish()
