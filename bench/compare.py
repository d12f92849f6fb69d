#!/usr/bin/env python3
"""Turns two JSON outputs of alquerque_bench into a table of ratios.

    alquerque_bench --benchmark_out=a.json --benchmark_out_format=json
    compare.py a.json b.json

The ratio is time a / time b: above 1, b is faster. Of repeated runs the fastest counts.
"""

import json
import sys


def best_times(path):
    with open(path, encoding="utf-8") as file:
        runs = json.load(file)["benchmarks"]
    nanoseconds = {"ns": 1, "us": 1e3, "ms": 1e6, "s": 1e9}
    best = {}
    for run in runs:
        if run.get("run_type") == "aggregate" or run.get("error_occurred"):
            continue
        time = run["cpu_time"] * nanoseconds[run["time_unit"]]
        if "real_time" in run["name"].split("/"):
            time = run["real_time"] * nanoseconds[run["time_unit"]]
        best[run["name"]] = min(time, best.get(run["name"], time))
    return best


def main(arguments):
    if len(arguments) != 3:
        print("usage: compare.py A.json B.json", file=sys.stderr)
        return 2
    try:
        a, b = best_times(arguments[1]), best_times(arguments[2])
    except (OSError, ValueError, KeyError) as error:
        print(f"compare.py: {error}", file=sys.stderr)
        return 2
    names = [name for name in a if name in b]
    width = max([len(name) for name in names] + [len("benchmark")])
    print(f"| {'benchmark':<{width}} | {'a, ns':>14} | {'b, ns':>14} | a / b |")
    print(f"| {'-' * width} | {'-' * 13}: | {'-' * 13}: | ----: |")
    for name in names:
        print(f"| {name:<{width}} | {a[name]:14,.1f} | {b[name]:14,.1f} | {a[name] / b[name]:5.2f} |")
    for name in sorted(set(a) ^ set(b)):
        print(f"only in {'a' if name in a else 'b'}: {name}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv))
