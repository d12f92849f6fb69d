. "$(dirname "$0")/check.sh"

file=$scratch/checkpoint
run perft 12 --checkpoint "$file"
expect_success
expect_lines 2
expect_words 'depth moves'
expect_words '12 764,136'
expect 'the position of the count' grep -qxF "# position $start" "$file"
cp "$file" "$scratch/before"
run perft 12 --checkpoint "$file" --json --threads 2 --memory 1M
expect_success
expect_json 'd["depth"] == 12 and d["complete"] is True and d["rows"][0]["count"] == 764136'
expect 'the same file' cmp -s "$file" "$scratch/before"
run perft --sum "$file"
expect_words '12 764,136'

run perft 13 --checkpoint "$file"
expect_error 2 "$file:4: found '# depth 12', expected '# depth 13'"
run perft 12 --rules qirkat --checkpoint "$file"
expect_error 2 "$file:2: found '# rules brainking', expected '# rules qirkat'"
expect 'the same file' cmp -s "$file" "$scratch/before"
run perft 12 --checkpoint "$scratch/no such directory/file"
expect_error 1 "cannot open '$scratch/no such directory/file': No such file or directory"

for task in '0 1' '1 4' '6 95' '7 400' '9 7,190'; do
  rm -f "$file"
  run perft "${task% *}" --checkpoint "$file" --threads 3
  expect_success
  expect_words "$task"
done
rm -f "$file"
run perft 8 --checkpoint "$file" --position '5/5/5/5/w4 b -'
expect_words '8 0'

# Killed again and again.
rm -f "$file"
kills=0
for attempt in 1 2 3 4 5 6 7 8 9 10; do
  kill_midway "$file" $((attempt * 100)) KILL perft 14 --checkpoint "$file" --threads 2
  [ "$status" -ge 128 ] && kills=$((kills + 1))
done
expect 'a kill that came in time' [ "$kills" -gt 0 ]
run perft 14 --checkpoint "$file"
expect_success
expect_words '14 20,834,530'

# Interrupted by the user, and what is done stays.
for signal in 'INT 130' 'TERM 143'; do
  rm -f "$file"
  run_launched --signal "${signal% *}" 700 -- perft 17 --checkpoint "$file" --threads 2
  expect_status "${signal#* }"
  expect 'no output' [ ! -s "$out" ]
  done=$(results_in "$file")
  expect 'a line that says how far it is' sh -c '[ "$(cat "$1")" = "$2" ]' - "$err" \
    "alquerque: interrupted after $done of 6880 jobs; the same command goes on from there"
  expect 'some results' [ "$done" -gt 0 ]
done
run_launched --terminal 2 --signal INT 2500 -- perft 17 --checkpoint "$file"
expect_status 130
expect 'a progress line' sh -c 'tr "\r" "\n" <"$1" | grep -qE "^part 1/1: [0-9,]+ jobs, about [0-9]+ % *\$"' - "$err"

if command -v prlimit >/dev/null 2>&1; then
  # A disk that is full; then there is room again. A file size limit acts alike.
  rm -f "$file"
  ran='alquerque perft 12 --checkpoint, without room'
  (trap '' XFSZ; exec prlimit --fsize=1000 "$tool" perft 12 --checkpoint "$file") >"$out" 2>"$err"
  status=$?
  expect_error 1 "cannot write '$file': File too large"
  run perft 12 --checkpoint "$file"
  expect_words '12 764,136'
fi

finish
