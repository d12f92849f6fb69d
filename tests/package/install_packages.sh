#!/bin/sh
# install_packages.sh SCRIPT SCRATCH
#
# Runs cmake/install_packages.sh on machines made of stand-ins for what it calls: nothing is
# installed, and no network asked. The stand-ins read the files of MACHINE: `installed` and `unknown`
# list packages, or `all`; `user` is a number; `offline` is there where updating fails, and `full`
# where installing does.
set -eu
script=$1
scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch"
cd "$scratch"

# ---- Stand-ins ----
mkdir bin apt sudo
for tool in sh cat env grep head mktemp rm sed tail; do
  ln -s "$(command -v "$tool")" "bin/$tool"
done
stand_in() {
  { echo '#!/bin/sh'; cat; } >"$1"
  chmod +x "$1"
}
stand_in bin/id <<'END'
cat "$MACHINE/user"
END
stand_in bin/tee <<'END'
cat >"$MACHINE/wrote$(echo "$1" | sed 's,/,_,g')"
END
stand_in apt/dpkg-query <<'END'
for package; do :; done
grep -qx -e all -e "$package" "$MACHINE/installed" && printf 'installed ' || printf 'not-installed '
END
stand_in apt/apt-cache <<'END'
grep -qx -e all -e "$2" "$MACHINE/unknown" && exit 100
echo 'Version: 3.4.0'
END
stand_in apt/apt-get <<'END'
case " $* " in
  *' indextargets '*'REPO_URI'*) sed 's,$, http://mirror/,' "$MACHINE/releases" ;;
  *' indextargets '*) cat "$MACHINE/releases" ;;
  *' update '*)
    [ ! -e "$MACHINE/offline" ] || { echo 'E: Could not resolve mirror'; exit 100; }
    ;;
  *' install '*)
    [ ! -e "$MACHINE/full" ] || { echo 'E: No space left'; exit 100; }
    [ "$DEBIAN_FRONTEND" = noninteractive ]
    echo "$*" >"$MACHINE/install"
    ;;
  *) exit 99 ;;
esac
END
stand_in sudo/sudo <<'END'
echo "$*" >>"$MACHINE/sudo"
exec "$@"
END

# ---- Machines ----
# A Debian 12 of root with g++, cmake and ninja, where every package is to be had.
new_machine() {
  MACHINE=$scratch/$1
  export MACHINE
  mkdir "$MACHINE"
  printf '%s\n' g++ cmake ninja-build >"$MACHINE/installed"
  : >"$MACHINE/unknown"
  echo bookworm >"$MACHINE/releases"
  echo 0 >"$MACHINE/user"
}

# run STATUS FOLDERS WHAT: the script, which must end with STATUS, finding commands in FOLDERS.
run() {
  status=0
  PATH=$2 sh "$script" "$3" >"$MACHINE/out" 2>"$MACHINE/errors" || status=$?
  if [ "$status" -ne "$1" ]; then
    cat "$MACHINE/out" "$MACHINE/errors"
    echo "$MACHINE: ended with $status, not $1"
    exit 1
  fi
}
with_apt=$scratch/apt:$scratch/bin

expect() {
  if ! grep -q -e "$2" "$MACHINE/$1"; then
    echo "$MACHINE: '$2' is not in $1:"
    cat "$MACHINE/$1"
    exit 1
  fi
}
expect_one_line() {
  expect errors "$1"
  [ "$(wc -l <"$MACHINE/errors")" -eq 1 ]
}
expect_no() {
  if [ -e "$MACHINE/$1" ]; then
    echo "$MACHINE: there is a file $1:"
    cat "$MACHINE/$1"
    exit 1
  fi
}

# ---- What is shown ----
new_machine only_what_the_command_needs
run 0 "$with_apt" command
expect install ' install --no-install-recommends --no-upgrade libcli11-dev nlohmann-json3-dev$'
expect_no wrote_etc_apt_sources.list.d_alquerque-backports.list

new_machine tests_take_catch2_from_backports
run 0 "$with_apt" tests
expect install ' libcatch2-dev librapidcheck-dev libbenchmark-dev libncurses-dev zlib1g-dev$'
expect wrote_etc_apt_sources.list.d_alquerque-backports.list 'http://mirror/ bookworm-backports main'

new_machine backports_are_not_added_twice
echo bookworm-backports >>"$MACHINE/releases"
run 0 "$with_apt" tests
expect_no wrote_etc_apt_sources.list.d_alquerque-backports.list

new_machine a_newer_debian_needs_no_backports
echo trixie >"$MACHINE/releases"
run 0 "$with_apt" tests
expect_no wrote_etc_apt_sources.list.d_alquerque-backports.list

new_machine ubuntu_names_catch2_otherwise
echo noble >"$MACHINE/releases"
echo libcatch2-dev >"$MACHINE/unknown"
run 0 "$with_apt" tests
expect install ' catch2 '

new_machine nothing_is_missing
echo all >"$MACHINE/installed"
echo 1000 >"$MACHINE/user"
touch "$MACHINE/offline"
run 0 "$with_apt" tools
expect_no install

new_machine a_mirror_that_fails_is_not_needed
touch "$MACHINE/offline"
run 0 "$with_apt" command
expect install nlohmann

new_machine sudo_is_used
echo 1000 >"$MACHINE/user"
run 0 "$scratch/sudo:$with_apt" tests
expect sudo 'apt-get .* install '
expect sudo '^tee '

new_machine neither_root_nor_sudo
echo 1000 >"$MACHINE/user"
run 1 "$with_apt" command
expect_one_line 'run it as root, or install sudo; missing: libcli11-dev nlohmann-json3-dev$'

new_machine no_apt
run 1 "$scratch/bin" command
expect_one_line 'no apt-get here.*ALQUERQUE_FETCH_DEPENDENCIES=ON'

new_machine no_network
echo all >"$MACHINE/unknown"
touch "$MACHINE/offline"
run 1 "$with_apt" command
expect_one_line 'is there a network? Missing: libcli11-dev.*Could not resolve mirror$'
expect_no install

new_machine a_system_without_the_package
printf '%s\n' libcli11-dev nlohmann-json3-dev >"$MACHINE/unknown"
run 1 "$with_apt" command
expect_one_line 'has no package: libcli11-dev nlohmann-json3-dev; .*FETCH_DEPENDENCIES=ON'

new_machine a_tool_that_is_not_there
echo clang-19 >"$MACHINE/unknown"
run 0 "$with_apt" tools
expect_one_line 'skips the tests with: clang-19$'
expect install 'clang-tidy'

new_machine installing_fails
touch "$MACHINE/full"
run 1 "$with_apt" command
expect_one_line 'apt-get install says: No space left$'

new_machine no_such_group
run 1 "$with_apt" everything
expect_one_line '^usage: '
