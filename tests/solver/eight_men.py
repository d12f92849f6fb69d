"""Tables to eight men: within what is said of them, right, and enough to prove the start position."""

import os
import re
import resource
import shutil
import sys
import time

from solver import checks, expect, finish, path, run, solve

CHECK = sys.argv[4]
folder = path("tables")
shutil.rmtree(folder, ignore_errors=True)

begin = time.monotonic()
ran = solve("tables", "--men", "8", "--out", folder)
print(ran.stdout)
expect(f"made: {ran.stderr}", ran.returncode == 0)
used = resource.getrusage(resource.RUSAGE_CHILDREN)
size = sum(os.path.getsize(os.path.join(folder, name)) for name in os.listdir(folder))
print(f"{time.monotonic() - begin:.0f} s, {used.ru_utime + used.ru_stime:.0f} s of processor time, "
      f"{used.ru_maxrss / 1024:.0f} MiB of memory, {size / 1e6:.0f} MB of files")
said = int(re.search(r"at most ([0-9,]+) MiB", ran.stdout)[1].replace(",", ""))
expect(f"at most {said} MiB", used.ru_maxrss <= said * 1024)
expect("less than 500 MB", size < 500_000_000)

for what, number in [("all", 5), ("random", 1_000_000)]:
    ran = run(CHECK, what, folder, str(number))
    print(ran.stdout, end="")
    expect(f"{what}: {ran.stdout}{ran.stderr}", ran.returncode == 0)

file = path("start")
ran = solve("prove", "--tables", folder, "--out", file)
print(ran.stdout)
expect(f"proved: {ran.stderr}", "Answer     proved: White wins" in ran.stdout)
if ran.returncode == 0:
    for check in checks(file):
        print(check.stdout, end="")
        expect(f"no fault: {check.stderr}", check.returncode == 0)
shutil.rmtree(folder)
finish()
