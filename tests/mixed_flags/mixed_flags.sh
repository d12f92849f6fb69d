#!/bin/sh
# mixed_flags.sh SOURCES INCLUDE COMPILER [FLAG...]
#
# One program from files compiled for different processors, linked in both orders: each file must
# count right, and the file for every processor must run on an old one.
set -eu
sources=$1
include=$2
compiler=$3
shift 3
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

compile() {
  name=$1
  shift
  "$compiler" -std=c++20 -Wall -Wextra -Werror -I "$include" "$@" -c -o "$name.o"
}
compile main "$@" "$sources/main.cpp"
compile_caller() {
  name=$1
  shift
  compile "$name" "$@" -D "CALLER=$name" -D "PARALLEL_CALLER=${name}_parallel" "$sources/caller.cpp"
}
compile_caller baseline "$@"
compile_caller v3 "$@" -march=x86-64-v3
compile_caller native "$@" -march=native
compile_caller plain "$@" -D ALQUERQUE_PLAIN

callers='baseline plain native'
if grep -q -w avx2 /proc/cpuinfo && grep -q -w bmi2 /proc/cpuinfo; then
  callers="$callers v3"
fi
for order in 'baseline.o plain.o v3.o native.o' 'native.o v3.o plain.o baseline.o'; do
  # A warning of the linker's optimiser that two files disagree counts as well.
  # shellcheck disable=SC2086
  "$compiler" "$@" main.o $order -pthread -o program 2>warnings
  if [ -s warnings ]; then
    cat warnings
    exit 1
  fi
  # shellcheck disable=SC2086
  for first in $callers; do
    ./program parallel "$first" $callers
  done
  if command -v qemu-x86_64 >/dev/null; then
    qemu-x86_64 -cpu Nehalem ./program baseline
  fi
done
