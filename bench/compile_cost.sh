#!/bin/sh
# What <alquerque/alquerque.hpp> adds to the compile time of a file that has its standard headers
# already: the median of some runs of each, in seconds of processor time.
#
#     bench/compile_cost.sh [COMPILER]
set -eu
compiler=${1:-c++}
include=$(dirname "$0")/../include
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

{
  find "$include/alquerque/core" -name '*.hpp' -exec \
    sed -n 's/^#include \(<[a-z_]*>\).*/#include \1/p' {} + | sort -u
} > "$work/standard.cpp"
{ cat "$work/standard.cpp"; echo '#include <alquerque/alquerque.hpp>'; } > "$work/core.cpp"

median() {
  for run in 1 2 3 4 5 6 7; do
    # The shell's own accounting: user and system time of its children so far.
    sh -c '"$@"; times' sh "$compiler" -std=c++20 -O0 "-I$include" -c "$1" -o "$work/out.o" |
      awk 'NR == 2 { split($1, u, /[ms]/); split($2, s, /[ms]/); print u[1] * 60 + u[2] + s[1] * 60 + s[2] }'
  done | sort -n | sed -n 4p
}

standard=$(median "$work/standard.cpp")
core=$(median "$work/core.cpp")
echo "standard headers alone $standard s, with alquerque.hpp $core s"
awk -v a="$standard" -v b="$core" 'BEGIN { printf "alquerque.hpp costs %.3f s\n", b - a }'
