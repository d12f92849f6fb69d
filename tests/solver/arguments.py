"""What users may write, and Ctrl-C."""

import signal
import subprocess
import time

from solver import SOLVE, expect, finish, path, solve

REFUSED = {
    ("prove", "--rules", "chess"): "unknown rule set 'chess', known are brainking, qirkat",
    ("prove", "--for", "green"): "--for must be white or black, not 'green'",
    ("prove", "--memory", "much"): "--memory must be a number of bytes",
    ("prove", "--idle", "0"): "--idle must be a whole number from 1 to 1000",
    ("prove", "--time", "soon"): "--time must be a whole number",
    ("prove", "--position", "x"): "bad position at offset 0",
    ("prove", "start"): "unexpected argument 'start'; see alquerque_solve prove --help",
    ("check",): "FILE is required; see alquerque_solve check --help",
    ("check", "/nowhere"): "cannot open '/nowhere': No such file or directory",
    ("dance",): "unknown command 'dance'; see alquerque_solve --help",
}
for arguments, words in REFUSED.items():
    ran = solve(*arguments)
    expect(f"{arguments}: exit code 2, not {ran.returncode}", ran.returncode == 2)
    expect(f"{arguments}: '{words}' in {ran.stderr}", words in ran.stderr)
    expect(f"{arguments}: one line", ran.stderr.count("\n") == 1 and not ran.stdout)

for arguments in [["--help"], ["prove", "--help"], ["check", "--help"], ["--version"]]:
    ran = solve(*arguments)
    expect(f"{arguments}: output", ran.returncode == 0 and ran.stdout and not ran.stderr)

small = ["prove", "--position", "5/1b3/5/2w2/1ww2 w -"]
ran = solve(*small, "--out", "/nowhere/strategy")
expect("a file that cannot be written", ran.returncode == 1 and "cannot write" in ran.stderr)
ran = solve(*small, "--out", "/dev/stdout")
expect("a strategy on standard output", ran.returncode == 0 and "alquerque strategy 1" in ran.stdout)

ran = solve("prove", "--memory", "16M", "--time", "1")
expect(f"undecided: {ran.stderr}", ran.returncode == 1 and "undecided after 1 s" in ran.stderr)
expect(f"how far it came: {ran.stdout}", "nodes expanded" in ran.stdout)

process = subprocess.Popen([SOLVE, "prove", "--memory", "16M", "--out", path("none")],
                           stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
process.stdout.readline()
time.sleep(0.5)
process.send_signal(signal.SIGINT)
out, err = process.communicate(timeout=60)
expect(f"interrupted: {process.returncode}, {err}", process.returncode == 130)
expect(f"one line: {err}", err == "alquerque_solve: interrupted\n")
expect(f"how far it came: {out}", "undecided" in out and "nodes expanded" in out)
finish()
