"""symbols.py SOURCE INCLUDE COMPILER FLAG...

Compiles a file twice, for any processor and for a newer one, and holds the functions of one name
against each other: the linker may give either file the other's. So a function of this library that
both have must need nothing of the newer processor, nor call what is made for it. What the standard
library makes of our types is not ours to name, and left out.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Instructions that came after SSE2, as far as whole numbers and copies use them.
NEWER = re.compile(
    r"v[a-z]|k(and|mov|or|not|xor|shift|test)|andn|bextr|bls|bzhi|mulx|pdep|pext|rorx|sarx|shlx|shrx"
    r"|movbe|tzcnt|lzcnt|popcnt|pshufb|pmin[us][bwd]|pmax[us][bwd]|pinsr|pextr|ptest|pblend"
)
# The namespaces of targets, by core/base/target.hpp.
TARGET = "for_x86_base"
OTHER_TARGET = re.compile(r"\d+for_\w+?_(base|popcnt|bmi2_lzcnt)")


def functions(assembly):
    """The weak functions of a file: for each symbol, what it executes, and whom it calls."""
    weak, found, name = set(), {}, None
    for line in assembly.splitlines():
        if match := re.match(r"\s*\.weak\s+(\S+)", line):
            weak.add(match[1])
        elif match := re.match(r"([_A-Za-z]\w*):", line):
            name = match[1]
            found[name] = []
        elif name and (match := re.match(r"\t([a-z]\w*)\s*(\S*)", line)):
            found[name].append(match.groups())
    return {symbol: body for symbol, body in found.items() if symbol in weak}


def demangled(symbols):
    output = subprocess.run(["c++filt"], input="\n".join(symbols), capture_output=True, text=True,
                            check=True).stdout
    return dict(zip(symbols, output.splitlines()))


def is_ours(name):
    before_arguments = re.sub(r"<[^<>]*>", "", re.sub(r"<[^<>]*>", "", name)).split("(")[0]
    return "alquerque::" in before_arguments.split(" ")[-1] and "std::" not in before_arguments


def main():
    source, include, compiler, *flags = sys.argv[1:]
    keep = ["-fkeep-inline-functions"] if "clang" not in compiler else []
    files = []
    with tempfile.TemporaryDirectory() as directory:
        for target in ([], ["-march=x86-64-v3"]):
            output = Path(directory) / "file.s"
            subprocess.run([compiler, "-std=c++20", "-S", "-DCALLER=caller", "-DPARALLEL_CALLER=parallel", "-I", include, *keep,
                            *flags, *target, source, "-o", output], check=True)
            files.append(functions(output.read_text()))
    shared = sorted(files[0].keys() & files[1].keys())
    names = demangled(shared)
    ours = [symbol for symbol in shared if is_ours(names[symbol])]
    faults = 0
    for symbol in ours:
        newer = {what for what, _ in files[1][symbol] if NEWER.match(what)}
        calls = {whom for what, whom in files[1][symbol]
                 if what in ("call", "callq", "jmp") and OTHER_TARGET.search(whom)}
        if newer or calls:
            faults += 1
            print(f"{names[symbol]}\n  executes {sorted(newer)}, calls {sorted(calls)}")
    marked = sum(TARGET in symbol for symbol in files[0])
    print(f"{compiler} {' '.join(flags)}: {marked} functions carry their target, "
          f"{len(ours)} of ours have one name for both, {faults} of them at fault")
    # Without a marked function nothing was tried.
    sys.exit(faults > 0 or marked < 20)


main()
