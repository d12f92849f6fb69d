#!/bin/sh
# with_c_library.sh SOURCES INCLUDE COMPILER LIBRARY [FLAG...]
#
# A game compiled for this processor and for any, linked with the library for C as it was built,
# before it and behind it.
set -eu
sources=$1
include=$2
compiler=$3
library=$4
shift 4
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

for target in '' -march=native; do
  for source in caller with_c_library; do
    # shellcheck disable=SC2086
    "$compiler" -std=c++20 -O1 $target -D ALQ_STATIC -D CALLER=baseline \
      -D PARALLEL_CALLER=baseline_parallel -I "$include" -c -o "$source.o" "$sources/$source.cpp"
  done
  "$compiler" with_c_library.o caller.o "$library" "$@" -pthread -o game
  ./game
  # All of the library first.
  "$compiler" -Wl,--whole-archive "$library" -Wl,--no-whole-archive with_c_library.o caller.o "$@" \
    -pthread -o game
  ./game
done
