#!/bin/sh
# port.sh SOURCE BUILD NATIVE TARGET
#
# Builds the library, its tests, the library for C, the command and the solver for another processor
# or system and runs them under qemu or wine. The files that the command writes must be those that the command NATIVE,
# of this machine, writes. The tree BUILD is kept, so a second run takes less.
set -eu
source=$1
build=$2
native=$3
target=$4
here=$(cd "$(dirname "$0")" && pwd)

shrink=ON
case $target in
  aarch64) triplet=aarch64-linux-gnu processor=aarch64 debian=arm64 qemu=qemu-aarch64 ;;
  armhf) triplet=arm-linux-gnueabihf processor=armv7l debian=armhf qemu=qemu-arm ;;
  i686) triplet=i686-linux-gnu processor=i686 debian=i386 qemu=qemu-i386 ;;
  s390x) triplet=s390x-linux-gnu processor=s390x debian=s390x qemu=qemu-s390x ;;
  # Debian 12 has compilers for it, but no libraries.
  riscv64)
    triplet=riscv64-linux-gnu processor=riscv64 debian=sources qemu=qemu-riscv64
    shrink=OFF
    ;;
  windows)
    triplet=x86_64-w64-mingw32 debian=sources qemu=wine64
    shrink=OFF
    PATH=$PATH:/usr/lib/wine
    export WINEPREFIX="$build/wine" WINEDEBUG=-all
    ;;
  *)
    echo "no such target: $target" >&2
    exit 1
    ;;
esac
packages="g++-$triplet and qemu-user"
if [ "$target" = windows ]; then
  packages='g++-mingw-w64-x86-64-posix and wine64'
fi
for tool in "$triplet-g++" "$qemu" apt-get; do
  if ! command -v "$tool" >/dev/null; then
    echo "skipped: $tool is missing. On Debian, install $packages."
    exit 0
  fi
done

mkdir -p "$build"
libraries=$build/libraries
if ! [ -d "$libraries/usr" ] && ! sh "$here/libraries.sh" "$debian" "$libraries"; then
  echo 'skipped: apt-get gives no libraries for that target, see above'
  exit 0
fi

sources=
if [ "$debian" = sources ]; then
  sources="-D ALQUERQUE_FETCH_DEPENDENCIES=ON -D FETCHCONTENT_SOURCE_DIR_CATCH2=$libraries/catch2
    -D CMAKE_DISABLE_FIND_PACKAGE_Catch2=ON"
fi
if [ "$target" = windows ]; then
  set -- --toolchain "$source/cmake/toolchains/mingw-w64.cmake" \
    -D CMAKE_PREFIX_PATH="$libraries/usr;$libraries/usr/$triplet"
else
  set -- -D CMAKE_SYSTEM_NAME=Linux -D CMAKE_SYSTEM_PROCESSOR="$processor" \
    -D CMAKE_C_COMPILER="$triplet-gcc" -D CMAKE_CXX_COMPILER="$triplet-g++" \
    -D CMAKE_CROSSCOMPILING_EMULATOR="$qemu;-L;/usr/$triplet" -D CMAKE_PREFIX_PATH="$libraries/usr"
fi
# shellcheck disable=SC2086
cmake -S "$source" -B "$build/tree" -G Ninja -D CMAKE_BUILD_TYPE=Release "$@" \
  -D CMAKE_DISABLE_FIND_PACKAGE_Curses=ON \
  -D CMAKE_UNITY_BUILD=ON -D ALQUERQUE_QUICK_TESTS=ON -D ALQUERQUE_WARNINGS_AS_ERRORS=ON \
  -D ALQUERQUE_SHRINK_PROPERTIES=$shrink -D ALQUERQUE_BUILD_BENCHMARKS=OFF $sources
cmake --build "$build/tree" --target alquerque_unit_tests alquerque_c_api_tests \
  alquerque_c_large_count_tests alquerque_c_random_game alquerque_cli alquerque_solve

run() {
  program=$build/tree/$1
  shift
  if [ "$target" = windows ]; then
    wine64 "$program.exe" "$@"
  else
    "$qemu" -L "/usr/$triplet" "$program" "$@"
  fi
}
run tests/unit/alquerque_unit_tests '~[long]'
run tests/c_api/alquerque_c_api_tests
run tests/c_api/alquerque_c_large_count_tests
run tests/c_api/alquerque_c_random_game

if [ "$target" = windows ]; then
  cmake --build "$build/tree" --target alquerque_c_shared alquerque_example_quick_start \
    alquerque_example_c_quick_start
  run bin/quick_start
  run bin/c_quick_start
  rm -rf "$build/alone"
  mkdir -p "$build/alone/files"
  "$triplet-gcc-posix" -std=c99 -I "$source/include" "$source/tests/c_api/random_game.c" \
    "$build/tree/tests/c_api/libalquerque_c_shared.dll.a" -o "$build/alone/with_dll.exe"
  cp "$build/tree/tests/c_api/libalquerque_c_shared.dll" "$build/alone"
  wine64 "$build/alone/with_dll.exe"
  "$triplet-g++-posix" -std=c++20 -static -I "$source/src/cli" -I "$source/src/saving" \
    "$here/windows_files.cpp" "$source/src/cli/file.cpp" "$source/src/windows/file.cpp" \
    "$source/src/windows/save_file.cpp" \
    -o "$build/alone/windows_files.exe"
  (cd "$build/alone/files" && wine64 ../windows_files.exe)
fi

# What one machine has written another reads, and it is the same to the byte.
there() { run bin/alquerque "$@"; }
cd "$build"
rm -rf files
mkdir files
for machine in here there; do
  case $machine in
    here) command=$native ;;
    there) command=there ;;
  esac
  $command perft 11 --split 5 >"files/jobs.$machine"
  $command perft --jobs "files/jobs.$machine" --part 1/2 --out "files/first.$machine"
  $command perft --jobs files/jobs.here --part 2/2 --out "files/second.$machine"
  $command perft --sum files/first.here "files/second.$machine" >"files/sum.$machine"
  $command selfplay 20 --seed 1 >"files/games.$machine"
  $command replay files/games.here >"files/replay.$machine"
done
same=0
for file in files/*.here; do
  cmp "$file" "${file%.here}.there"
  same=$((same + 1))
done
echo "$target: $same files are those of this machine"

xz -dc "$source/examples/solver/brainking.strategy.xz" | run bin/alquerque_solve check -
