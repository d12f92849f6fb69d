#!/bin/sh
# in_place_of_msvc.sh CLANG MINGW ARGUMENT...
#
# Reads a source as for MSVC, with the standard headers of MinGW.
set -eu
clang=$1
mingw=$2
shift 2

# In the words of `g++ -v`: one directory a line, between two lines that say so.
system=$("$mingw" -std=c++20 -E -x c++ -v /dev/null 2>&1 >/dev/null |
  sed -n '/^#include <...>/,/^End of search/s/^ / -isystem /p' | grep -v '/gcc/[^/]*/[^/]*/include\(-fixed\)\?$')
case $system in
  *c++*) ;;
  *)
    echo "$mingw names no directory of standard headers" >&2
    exit 1
    ;;
esac
# shellcheck disable=SC2086
exec "$clang" --target=x86_64-pc-windows-msvc -std=c++20 -fsyntax-only -nostdinc++ $system \
  -include "$(dirname "$0")/msvc_mode.hpp" "$@"
