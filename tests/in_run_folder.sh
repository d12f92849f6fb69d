#!/bin/sh
# in_run_folder.sh BASE COMMAND [ARGUMENT...]
#
# Runs a test with `{run}` in its arguments replaced by a folder in BASE that belongs to this run of
# ctest alone: it is named after the process of ctest, which is the parent of this one. So two runs
# in one build tree do not meet, and tests of one run find what others of it have left there.
# The command `clean` removes the folder, and those of runs that were killed.
set -eu
base=$1
shift
run=$base/run.$PPID

if [ "$*" = clean ]; then
  rm -rf "$run"
  for left in "$base"/run.*; do
    if [ -d "$left" ] && ! kill -0 "${left##*.}" 2>/dev/null; then
      rm -rf "$left"
    fi
  done
  exit 0
fi

mkdir -p "$run"
count=$#
while [ "$count" -gt 0 ]; do
  argument=$1
  shift
  replaced=
  while :; do
    case $argument in
      *'{run}'*)
        replaced=$replaced${argument%%'{run}'*}$run
        argument=${argument#*'{run}'}
        ;;
      *) break ;;
    esac
  done
  set -- "$@" "$replaced$argument"
  count=$((count - 1))
done
exec "$@"
