#!/bin/sh
# What a caller's own loop costs, in instructions, whatever else the machine does: recursion.cpp,
# one way after another, to ply 11 less the same to ply 9, for each move made on plies 10 and 11;
# for `count`, the whole recursion for each leaf of ply 11. Needs valgrind.
#
#     bench/callgrind.sh [COMPILER...]
#
# FLAGS are those of the compilers; if not set, "-O3 -march=x86-64-v3 -DNDEBUG".
set -eu
bench=$(dirname "$0")
flags=${FLAGS:--O3 -march=x86-64-v3 -DNDEBUG}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
[ $# -gt 0 ] || set -- c++

# The instructions of one way to a depth.
instructions() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$work/recursion" "$1" "$2" 2>&1 |
    awk '/Collected/ { print $4 }'
}

for compiler in "$@"; do
  # Flags are several words.
  # shellcheck disable=SC2086
  "$compiler" -std=c++20 $flags "-I$bench/../include" "$bench/recursion.cpp" -o "$work/recursion"
  for way in successors visit list; do
    awk -v name="$compiler: $way" -v upper="$(instructions "$way" 11)" \
      -v lower="$(instructions "$way" 9)" 'BEGIN {
        printf "%s: %.1f instructions a move made\n", name, (upper - lower) / (32058 + 153675) }'
  done
  awk -v name="$compiler: count" -v all="$(instructions count 11)" -v none="$(instructions count 0)" \
    'BEGIN { printf "%s: %.1f instructions a leaf\n", name, (all - none) / 153675 }'
done
