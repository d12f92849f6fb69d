# The command takes what it was compiled for by the machine, or by ALQUERQUE_TARGET.
. "$(dirname "$0")/check.sh"

names=baseline
for target in avx2 avx512; do
  if ALQUERQUE_TARGET=$target "$tool" moves >/dev/null 2>&1; then
    names="$names, $target"
  fi
done

run perft 9 --rules qirkat --divide
cp "$out" "$scratch/best"
for target in baseline avx2 avx512; do
  ALQUERQUE_TARGET=$target
  export ALQUERQUE_TARGET
  run perft 9 --rules qirkat --divide
  case " $names," in
    *" $target,"*) ;;
    *)
      # Not of this machine, or not of this build.
      expect_error 2 "ALQUERQUE_TARGET must be one of $names on this machine, not '$target'"
      continue
      ;;
  esac
  expect_success
  expect "the counts of the best target by $target" cmp -s "$scratch/best" "$out"
  run --version
  expect_line "target $target"
done
ALQUERQUE_TARGET=fastest
run perft 3
expect_error 2 "ALQUERQUE_TARGET must be one of $names on this machine, not 'fastest'"
run moves
expect_error 2 "ALQUERQUE_TARGET must be one of $names on this machine, not 'fastest'"

finish
