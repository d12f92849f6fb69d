#!/bin/sh
# run_make_packages.sh SOURCE_TREE SCRATCH
#
# Runs make_packages.sh in a copy of the sources. `sudo apt-get install` does not touch the machine:
# it only looks whether the package that it is given is one.
set -eu
source=$1
scratch=$2
rm -rf "$scratch"
mkdir -p "$scratch/bin" "$scratch/sources"
for part in CMakeLists.txt LICENSE README.md CHANGELOG.md cmake include src examples; do
  cp -R "$source/$part" "$scratch/sources/"
done
cat > "$scratch/bin/sudo" <<'END'
#!/bin/sh
test "$1 $2" = 'apt-get install' && dpkg-deb --info "$3" | grep 'Package: libalquerque-dev'
END
chmod +x "$scratch/bin/sudo"
script=$(cd "$(dirname "$0")" && pwd)/make_packages.sh
cd "$scratch/sources"
PATH="$scratch/bin:$PATH" sh -u "$script"
ls build/debian/alquerque_*.deb
build/debian/bin/alquerque perft 5
