#!/bin/sh
# install_packages.sh command|tests|tools
#
# Installs on Debian or Ubuntu what building takes: for the command alone; for everything, tests
# too; and besides that what single tests use, such as analysers and other compilers. What is there
# stays as it is, and where nothing is missing neither a network nor root is needed. Where it cannot
# go on, it ends with 1 and one line that says what to do.
set -eu

needed='g++ cmake ninja-build libcli11-dev nlohmann-json3-dev'
optional=
case ${1-} in
  command) ;;
  tests | tools)
    needed="$needed libcatch2-dev librapidcheck-dev libbenchmark-dev libncurses-dev zlib1g-dev"
    if [ "$1" = tools ]; then
      optional='git python3 python3-pyte parallel pkg-config dpkg-dev file nodejs
        clang libclang-rt-14-dev clang-19 clang-format clang-tidy cppcheck iwyu doxygen
        g++-i686-linux-gnu g++-arm-linux-gnueabihf qemu-user
        lld wasi-libc libc++-dev-wasm32 libclang-rt-14-dev-wasm32'
    fi
    ;;
  *)
    echo "usage: $0 command|tests|tools" >&2
    exit 1
    ;;
esac

fail() {
  echo "install_packages.sh: $*" >&2
  exit 1
}

if ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
  fail 'no apt-get here: install a C++20 compiler, CMake and Ninja, and configure with' \
    '-D ALQUERQUE_FETCH_DEPENDENCIES=ON for the libraries'
fi

# missing PACKAGE...
missing() {
  for package; do
    # Of any architecture.
    case " $(dpkg-query -W -f '${db:Status-Status} ' "$package" 2>/dev/null)" in
      *' installed '*) ;;
      *) printf ' %s' "$package" ;;
    esac
  done
}
# shellcheck disable=SC2086
needed=$(missing $needed)
# shellcheck disable=SC2086
optional=$(missing $optional)
[ -n "$needed$optional" ] || exit 0

if [ "$(id -u)" -eq 0 ]; then
  as_root=
elif command -v sudo >/dev/null; then
  as_root=sudo
else
  fail "run it as root, or install sudo; missing:$needed$optional"
fi

log=$(mktemp)
trap 'rm -f "$log"' EXIT

# What apt-get says is set aside; where it fails, its last error is enough.
apt() {
  echo "apt-get $*"
  # sudo would not pass the setting on.
  $as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -y -o Acquire::Retries=3 \
    -o APT::Update::Error-Mode=any "$@" </dev/null >"$log" 2>&1
}

apt_error() {
  sed -n 's/^E: //p' "$log" | tail -n 1
}

is_known() {
  apt-cache show "$1" >/dev/null 2>&1
}

# repositories FORMAT
repositories() {
  apt-get indextargets --format "$1" 'Created-By: Packages'
}

# Debian 12 has Catch2 3 in its backports only; they are read from the mirror that is used already.
# shellcheck disable=SC2016
case "$needed " in
  *' libcatch2-dev '*)
    mirror=$(repositories '$(RELEASE) $(REPO_URI)' | sed -n 's/^bookworm //p' | head -n 1)
    if [ -n "$mirror" ] && ! repositories '$(RELEASE)' | grep -qx bookworm-backports; then
      echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg]" \
        "$mirror bookworm-backports main" |
        $as_root tee /etc/apt/sources.list.d/alquerque-backports.list >/dev/null
    fi
    ;;
esac

# A mirror that fails now matters only if a package is not known from before.
update_error=
apt update || update_error=$(apt_error)

known=
unknown=
lost=
for package in $needed; do
  # As Ubuntu 24.04 calls it; older ones have a release 2 of that name.
  if [ "$package" = libcatch2-dev ] && ! is_known libcatch2-dev &&
    apt-cache show catch2 2>/dev/null | grep -q '^Version: 3'
  then
    package=catch2
  fi
  if is_known "$package"; then known="$known $package"; else unknown="$unknown $package"; fi
done
for package in $optional; do
  if is_known "$package"; then known="$known $package"; else lost="$lost $package"; fi
done

if [ -n "$update_error" ] && [ -n "$unknown$lost" ]; then
  fail "is there a network? Missing:$unknown$lost; apt-get update says: $update_error"
elif [ -n "$unknown" ]; then
  fail "this system has no package:$unknown; configure with -D ALQUERQUE_FETCH_DEPENDENCIES=ON"
elif [ -n "$lost" ]; then
  echo "install_packages.sh: this system has no package, and skips the tests with:$lost" >&2
fi

# shellcheck disable=SC2086
[ -z "$known" ] || apt install --no-install-recommends --no-upgrade $known ||
  fail "apt-get install says: $(apt_error)"
