# sh alone.sh <source directory> <compiler> <processes>
#
# Whether every source compiles alone, as a build with CMAKE_UNITY_BUILD puts others of its target
# before it, whose headers and names it then has. No code is generated, so it takes two minutes
# and not ten.

cd "$1" || exit 1
# What is for Windows is compiled for it by tests/ports.
ls src/*/*.cpp tests/unit/*.cpp tests/c_api/*.cpp | grep -v '^src/windows/' |
  xargs -P "$3" -n 1 "$2" -std=c++20 -fsyntax-only -Wall -Wextra -Wshadow -Werror \
    -I include -I tests -I tests/headers -D ALQ_BUILDING_LIBRARY -D 'ALQUERQUE_PROJECT_VERSION=""'
