#!/bin/sh
# build.sh DIRECTORY_OF_THE_PC_FILE, in a directory with my_game.cpp
set -eu
export PKG_CONFIG_PATH="$1"
# snippet: use
g++ -std=c++20 my_game.cpp $(pkg-config --cflags alquerque) -o my_game
# end of snippet
./my_game
