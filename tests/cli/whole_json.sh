. "$(dirname "$0")/check.sh"

# With --json, standard output is one whole value or nothing.
good=$scratch/good.pdn
bad=$scratch/bad.pdn
none=$scratch/none.pdn
printf '1. d3-c3 b3xd3 2. e3xc3 1-0\n' >"$good"
printf '1. d3-c3 b3xd3 2. e3-e4 *\n' >"$bad"

run replay "$none" --json
expect_error 2 "cannot open '$none': No such file or directory"
run replay "$none" "$scratch" --json
expect_status 2
expect 'no output' [ ! -s "$out" ]
expect 'both files' [ "$(cat "$err")" = "alquerque: cannot open '$none': No such file or directory
alquerque: cannot read '$scratch': Is a directory" ]

# An unreadable file in a list does not hide what is in the others.
run replay "$good" "$none" "$bad"
expect_status 2
expect_output "$bad:1:22: game 1, move 2: found 'e4', expected c3 as the next point (a man stands on e4 already)
Games    2, 1 of them faulty
Moves    3
Results  1-0: 1, 0-1: 0, 1/2-1/2: 0, 0-0: 0, *: 0"
expect 'both complaints' [ "$(cat "$err")" = "alquerque: cannot open '$none': No such file or directory
alquerque: 1 of 2 games cannot be replayed" ]
run replay "$none" "$good" "$scratch" --json
expect_status 2
expect_json "d['games'] == 1 and d['faulty'] == 0 and d['faults'] == []
  and [u['file'] for u in d['unreadable']] == ['$none', '$scratch']
  and d['unreadable'][0]['error'].endswith('No such file or directory')"
run replay "$bad" "$good" --json
expect_status 1
expect_json "d['games'] == 2 and d['faulty'] == 1 and 'unreadable' not in d"

# The output does not fit, early or late: nothing stays of it, and what was there before does.
if command -v prlimit >/dev/null 2>&1; then
  run perft 10 --checkpoint "$scratch/results"
  for arguments in "replay $bad $bad $bad $bad" 'moves' 'perft 8' 'perft 4 --divide' 'perft 8 --unique' \
    "perft --sum $scratch/results" "perft 10 --checkpoint $scratch/results"; do
    for before in '' 'something before'; do
      printf '%s' "$before" >"$out"
      ran="alquerque $arguments --json >>, without room"
      # shellcheck disable=SC2086 # arguments are words
      (trap '' XFSZ; exec prlimit --fsize=180 "$tool" $arguments --json) >>"$out" 2>"$err"
      status=$?
      expect_status 1
      expect 'one line' [ "$(cat "$err")" = 'alquerque: cannot write the output: File too large' ]
      expect 'what was there before' [ "$(cat "$out")" = "$before" ]
    done
  done
  # Behind what another command of the shell wrote.
  ran='alquerque moves --json after echo, without room'
  { echo before; (trap '' XFSZ; exec prlimit --fsize=180 "$tool" moves --json); echo after; } >"$out" 2>"$err"
  status=$?
  expect_output 'before
after'
fi

# An interrupt: nothing, or what is complete by then in a whole value.
mkfifo "$scratch/pipe"
(cat "$bad"; sleep 3) >"$scratch/pipe" &
run_launched --signal INT 500 -- replay "$scratch/pipe" --json
expect 'no output' [ ! -s "$out" ]
kill $! 2>/dev/null
wait
for arguments in 'perft 40' 'perft 40 --divide' 'perft 40 --unique' 'perft 40 --threads 2'; do
  # shellcheck disable=SC2086 # arguments are words
  run_launched --signal TERM 500 -- $arguments --json
  expect_status 143
  expect_json "d['complete'] is False"
done

finish
