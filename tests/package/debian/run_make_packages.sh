#!/bin/sh
# run_make_packages.sh SOURCE_TREE SCRATCH
#
# Runs make_packages.sh in a copy of the sources. `sudo apt-get install` does not touch the machine:
# it notes what dpkg reads in the packages that it is given.
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
set -eu
test "$1 $2" = 'apt-get install'
shift 2
for package; do
  dpkg-deb --field "$package" Package >> ../installed
done
END
chmod +x "$scratch/bin/sudo"
script=$(cd "$(dirname "$0")" && pwd)/make_packages.sh
cd "$scratch/sources"
PATH="$scratch/bin:$PATH" sh -u "$script"
grep -qx libalquerque-dev ../installed
grep -qx alquerque ../installed
build/debian/bin/alquerque perft 5
