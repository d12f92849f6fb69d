#!/bin/sh
# build.sh BUILD_TREE, in a directory with my_game.cpp
set -eu
build=$1
# snippet: use
cmake --build "$build" --target alquerque_single_header
g++ -std=c++20 -I "$build/single_include" my_game.cpp -o my_game
# end of snippet
./my_game
