#!/bin/sh
# make_packages.sh, in a source tree
set -eu
# snippet: use
cmake -B build/debian -D CMAKE_BUILD_TYPE=Release -D CMAKE_INSTALL_PREFIX=/usr \
  -D BUILD_SHARED_LIBS=ON -D ALQUERQUE_BUILD_TESTS=OFF -D ALQUERQUE_BUILD_BENCHMARKS=OFF
cmake --build build/debian
(cd build/debian && cpack -G DEB)
sudo apt-get install ./build/debian/*.deb
# end of snippet
