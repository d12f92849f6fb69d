. "$(dirname "$0")/check.sh"

# Many small jobs, so that a signal comes midway on most machines most times.
jobs=$scratch/jobs
run perft 14 --split 11
cp "$out" "$jobs"
all=125294

part=$scratch/part
for means in '' '--threads 2 --memory 1M'; do
  rm -f "$part"
  kills=0
  for signal in KILL KILL TERM KILL TERM KILL KILL TERM; do
    # A process that was too fast is no trial.
    if [ "$(results_in "$part")" -eq $all ]; then
      rm -f "$part"
      kills=0
    fi
    : >"$scratch/complete"
    if [ -e "$part" ]; then
      head -n "$(wc -l <"$part")" "$part" >"$scratch/complete"
    fi
    # shellcheck disable=SC2086 # means are words
    kill_midway "$part" "$(($(results_in "$part") + 500))" $signal \
      perft --jobs "$jobs" --out "$part" $means
    found=$(results_in "$part")
    if [ "$found" -lt $all ]; then
      kills=$((kills + 1))
      expect 'an end by the signal' [ "$status" -ge 128 ]
      if [ $signal = TERM ]; then
        expect_status 143
        expect 'a line that says how far it is' grep -qx \
          "alquerque: interrupted after $found of $all jobs; the same command goes on from there" \
          "$err"
      fi
    fi
    # A torn last line may go, complete lines never.
    head -c "$(wc -c <"$scratch/complete")" "$part" >"$scratch/beginning"
    expect 'all that was complete' cmp -s "$scratch/beginning" "$scratch/complete"
    [ $kills -ge 3 ] && break
  done
  expect 'a signal that came midway' [ $kills -gt 0 ]
  run perft --jobs "$jobs" --out "$part"
  expect_quiet_success
  expect 'as many results as jobs' [ "$(results_in "$part")" -eq $all ]
  run perft --sum "$part"
  expect_words '14 20,834,530'
done

# A complete part stays as it is.
cp "$part" "$scratch/before"
run perft --jobs "$jobs" --out "$part"
expect_quiet_success
expect 'the same file' cmp -s "$part" "$scratch/before"

# Killed in the middle of a line, wherever that is.
run perft 10 --split 5
cp "$out" "$jobs"
run perft --jobs "$jobs" --part 2/3 --out "$scratch/whole"
size=$(wc -c <"$scratch/whole")
header=$(sed 8q "$scratch/whole" | wc -c)
for cut in 0 1 23 24 25 $((header - 1)) "$header" $((header + 1)) $((header + 5)) $((size - 40)) \
  $((size - 20)) $((size - 2)) $((size - 1)) "$size"; do
  head -c "$cut" "$scratch/whole" >"$part"
  run perft --jobs "$jobs" --part 2/3 --out "$part"
  expect_quiet_success
  expect "the same results after $cut bytes" cmp -s "$part" "$scratch/whole"
  if [ "$cut" -lt "$size" ] && [ "$cut" -gt "$header" ]; then
    head -c "$cut" "$scratch/whole" >"$part"
    run perft --sum "$part"
    expect 'a refusal' [ "$status" -ne 0 ]
  fi
done

# What does not fit is refused, and left alone.
refuse_out() {
  cp "$part" "$scratch/before"
  run perft --jobs "$jobs" --part 2/3 --out "$part"
  expect_error 2 "$part:$1"
  expect 'the same file' cmp -s "$part" "$scratch/before"
}
id=$(sed -n 's/^# id //p' "$jobs")
change() {
  sed "$1" "$scratch/whole" >"$part"
}
change 's/^# part .*/# part 1\/3/'
refuse_out "8: found '# part 1/3', expected '# part 2/3'"
change 's/^# id .*/# id 0123456789abcdef/'
refuse_out "7: found '# id 0123456789abcdef', expected '# id $id'"
change 's/^# depth .*/# depth 11/'
refuse_out "4: found '# depth 11', expected '# depth 10'"
change 's/^# rules .*/# rules qirkat/'
refuse_out "2: found '# rules qirkat', expected '# rules brainking'"
cp "$jobs" "$part"
refuse_out "1: found '# alquerque-perft-jobs 1', expected '# alquerque-perft-results 1'"
printf 'my diary\n' >"$part"
refuse_out "1: found 'my diary', expected '# alquerque-perft-results 1'"
{ cat "$scratch/whole"; sed -n 10p "$scratch/whole"; } >"$part"
refuse_out '18: job 5 is there for the second time'
change '10s/.$/x/'
refuse_out "10: found the check '$(sed -n 10p "$part" | cut -f 4)', expected 16 hexadecimal digits"
change '11s/^8/5/'
cp "$part" "$scratch/before"
run perft --jobs "$jobs" --part 2/3 --out "$part"
expect_status 2
expect 'the changed line' grep -q "part:11: job 5 is foreign or was changed" "$err"
expect 'the same file' cmp -s "$part" "$scratch/before"
# Longer than a beginning of a header, and yet without a whole one.
{ sed 7q "$scratch/whole"; printf '# part 2/3 and more than that'; } >"$part"
refuse_out "8: found '# part 2/3 and more than that' and the end of the file, expected a line end"
run perft --jobs "$jobs" --part 2/3 --out "$scratch"
expect_status 1
expect 'one line' [ "$(wc -l <"$err")" -eq 1 ]
run perft --jobs "$jobs" --out /dev/null
expect_error 2 "'/dev/null' is not a regular file"

# Results that are only printed cannot be gone on from.
run perft 17 --split 8
cp "$out" "$scratch/many"
run_launched --signal INT 1500 -- perft --jobs "$scratch/many"
expect_status 130
done=$(results_in "$out")
expect 'some results' [ "$done" -gt 0 ]
expect 'a line that says how far it is' sh -c '[ "$(cat "$1")" = "$2" ]' - "$err" \
  "alquerque: interrupted after $done of $(($(wc -l <"$scratch/many") - 7)) jobs"

# Jobs that never end: only one process may write a file, and a signal does not wait.
run perft 60 --split 5
cp "$out" "$scratch/endless"
rm -f "$part"
"$tool" perft --jobs "$scratch/endless" --out "$part" 2>"$scratch/first" </dev/null &
pid=$!
# Whatever happens, it must not stay behind.
trap 'kill -s KILL "$pid" 2>/dev/null; rm -rf "$scratch"' EXIT
while ! grep -q '^# part' "$part" 2>/dev/null; do
  sleep 0.01
done
run_launched --signal TERM 5000 -- perft --jobs "$scratch/endless" --out "$part"
expect_error 1 "'$part' is being written by another process"
kill -s TERM $pid
wait $pid 2>/dev/null
status=$?
expect_status 143
expect 'a line that says how far it is' sh -c '[ "$(cat "$1")" = "$2" ]' - "$scratch/first" \
  'alquerque: interrupted after 0 of 27 jobs; the same command goes on from there'

finish
