#!/bin/sh
# libraries.sh ARCHITECTURE FOLDER
#
# Puts the libraries that the tests and the command need for a Debian architecture, such as arm64,
# into a folder, as packages would put them under /. They come from the mirrors that apt-get uses
# anyway; nothing is installed, and root is not needed. For `sources` it is the sources of Catch2,
# headers that are the same for all, and zlib for MinGW.
set -eu
architecture=$1
folder=$2
all='libcli11-dev nlohmann-json3-dev'
key=/usr/share/keyrings/debian-archive-keyring.gpg

rm -rf "$folder"
mkdir -p "$folder/apt/lists/partial" "$folder/apt/archives/partial"
cd "$folder"
apt=$(pwd)/apt

lines() {
  apt-get indextargets --format "$1 [signed-by=$key] \$(REPO_URI) \$(RELEASE) \$(COMPONENT)" \
    'Created-By: Packages' | grep -E ' bookworm(-backports)? main$' | sort -u
}
if [ "$architecture" = sources ]; then
  { lines deb-src; lines deb; } >"$apt/sources.list"
else
  lines deb | sed "s/\\[/[arch=$(dpkg --print-architecture),$architecture /" >"$apt/sources.list"
fi
get() {
  apt-get -q -o Dir::State="$apt" -o Dir::Cache="$apt" -o Dir::Etc::SourceList="$apt/sources.list" \
    -o Dir::Etc::SourceParts=- -o APT::Architectures::="$architecture" "$@" >>"$apt/log" 2>&1 ||
    { cat "$apt/log"; exit 1; }
}
get update
if [ "$architecture" = sources ]; then
  get source --only-source catch2/bookworm-backports
  mv catch2-*/ catch2
  # shellcheck disable=SC2086
  get download $all libz-mingw-w64-dev
else
  # shellcheck disable=SC2086
  get download "libcatch2-dev:$architecture/bookworm-backports" \
    "librapidcheck-dev:$architecture" "zlib1g-dev:$architecture" "zlib1g:$architecture" $all
fi
for package in *.deb; do
  dpkg -x "$package" .
done
rm -r "$apt" *.deb
