. "$(dirname "$0")/check.sh"

# Two men that step to and fro: all ways that meet a position again get to 2^64 at once.
position='4b/5/5/5/w4 w -'
last='5,754,818,723,398,334,456'
too_large='from depth 31 on the counts do not fit in 64 bits'

# As expect_error, but what fits is printed.
expect_refusal() {
  expect_status 1
  expect "the error '$1'" sh -c '[ "$(cat "$1")" = "alquerque: $2" ]' - "$err" "$1"
}

for means in '--threads 1' '--threads 3' '--memory 64' '--memory 1M' '--threads 3 --memory 1M'; do
  # shellcheck disable=SC2086 # options are words
  run perft 30 --rules freestyle --position "$position" $means
  expect_success
  expect_first_words "30 $last"
  # shellcheck disable=SC2086 # options are words
  run perft 40 --rules freestyle --position "$position" $means
  expect_refusal "$too_large"
  expect_lines 31
  expect_first_words "30 $last"
done

run perft 30 --unique --rules freestyle --position "$position"
expect_success
expect_words "30 613 $last"
run perft 40 --unique --rules freestyle --position "$position"
expect_refusal "$too_large"
expect_lines 31
expect_words "30 613 $last"

# With --json, one whole document of what fits.
for means in '--memory 1M' '--unique'; do
  # shellcheck disable=SC2086 # options are words
  run perft 40 --rules freestyle --position "$position" --json $means
  expect_refusal "$too_large"
  expect_json 'd["complete"] is False and d["depth"] == 40 and len(d["rows"]) == 30
    and d["rows"][29].get("count", d["rows"][29].get("lines")) == 5754818723398334456'
done

checkpoint=$scratch/checkpoint
for means in '' '--json' '--memory 1M --threads 2'; do
  rm -f "$checkpoint"
  # shellcheck disable=SC2086 # options are words
  run perft 30 --rules freestyle --position "$position" --checkpoint "$checkpoint" $means
  expect_success
  expect 'the count' grep -qE '5,754,818,723,398,334,456|5754818723398334456' "$out"
  rm -f "$checkpoint"
  # shellcheck disable=SC2086 # options are words
  run perft 31 --rules freestyle --position "$position" --checkpoint "$checkpoint" $means
  expect_error 1 "$too_large"
done

# Jobs with a table, divided early and late.
jobs=$scratch/jobs
results=$scratch/results
for split in 1 7 24; do
  for depth in 30 31; do
    rm -f "$results"
    "$tool" perft $depth --rules freestyle --position "$position" --split $split >"$jobs"
    run perft --jobs "$jobs" --memory 1M --out "$results"
    expect_quiet_success
    run perft --sum "$results"
    if [ $depth = 30 ]; then
      expect_success
      expect_words "30 $last"
    else
      expect_error 1 "$too_large"
      run perft --sum "$results" --json
      expect_error 1 "$too_large"
    fi
  done
done

# A job that does not fit by itself has no result; the others have theirs, again and again.
"$tool" perft 36 --rules freestyle --position "$position" --split 1 >"$jobs"
rm -f "$results"
for attempt in 1 2; do
  run perft --jobs "$jobs" --memory 1M --out "$results"
  expect_error 1 'from depth 36 on the counts do not fit in 64 bits'
done
expect 'no number that is not the count' sh -c '! grep -q 18446744073709551615 "$1"' - "$results"

# More lines lead to a ply than fit.
run perft 80 --rules freestyle --position "$position" --split 78
expect_error 1 'from depth 78 on the counts do not fit in 64 bits'
run perft 99 --rules freestyle --position "$position" --checkpoint "$scratch/deep"
expect_error 1 'from depth 93 on the counts do not fit in 64 bits'
expect 'no file' [ ! -e "$scratch/deep" ]

# Jobs that nobody lives to see done end when they are told to, with a table and without.
"$tool" perft 60 --split 1 >"$jobs"
for means in '' '--memory 1M' '--threads 3 --memory 1M'; do
  for signal in 'INT 130' 'TERM 143'; do
    rm -f "$results"
    # shellcheck disable=SC2086 # options are words
    run_launched --signal "${signal% *}" 500 -- perft --jobs "$jobs" --out "$results" $means
    expect_status "${signal#* }"
    expect 'a line that says how far it is' sh -c '[ "$(cat "$1")" = "$2" ]' - "$err" \
      'alquerque: interrupted after 0 of 4 jobs; the same command goes on from there'
  done
done
rm -f "$checkpoint"
run_launched --signal TERM 500 -- perft 60 --checkpoint "$checkpoint"
expect_status 143
# So does one job of a count on threads; it is at depth 60 at once where no line ends before it.
run_launched --signal TERM 500 -- perft 60 --threads 3 --memory 1M
expect_status 143

finish
