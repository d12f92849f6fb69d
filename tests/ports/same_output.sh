#!/bin/sh
# same_output.sh SOURCE INCLUDE COMPILER OTHER_COMPILER EMULATOR
#
# A program prints the same whether it is compiled for this machine or for another.
set -eu
source=$1
include=$2
compiler=$3
other_compiler=$4
emulator=$5
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"

"$compiler" -std=c++20 -I "$include" "$source" -pthread -o here &
"$other_compiler" -std=c++20 -static -I "$include" "$source" -pthread -o there
wait $!
./here >here.txt
"$emulator" ./there >there.txt
cmp here.txt there.txt
# Something was printed, and the count of 9 plies is right.
grep -qx 'moves 7190' there.txt
