#!/bin/sh
# build.sh, in a directory with my_game.cpp; PKG_CONFIG_PATH names the package
set -eu
# snippet: use
g++ -std=c++20 my_game.cpp $(pkg-config --cflags alquerque) -o my_game
# end of snippet
./my_game
