. "$(dirname "$0")/check.sh"

# More than any machine counts in the time.
for signal in 'INT 130' 'TERM 143'; do
  name=${signal% *}
  code=${signal#* }
  run_launched --signal "$name" 500 -- perft 40
  expect_status "$code"
  expect_first_words '6 95'
  expect_first_words '8 1,696'
  expect 'one line on standard error' sh -c '[ "$(cat "$1")" = "alquerque: interrupted" ]' - "$err"
done

run_launched --signal INT 500 -- perft 40 --rules alfonso --routes
expect_status 130
expect_first_words '4 210'
run_launched --signal INT 500 -- perft 40 --position "$many_routes" --rules freestyle
expect_status 130

run_launched --signal INT 500 -- perft 40 --divide
expect_status 130
expect_no_text total

run_launched --signal INT 500 -- perft 40 --json
expect_status 130
expect_json 'd["complete"] is False and d["rows"][7]["count"] == 1696'
run_launched --signal INT 500 -- perft 40 --json --divide
expect_status 130
expect_json 'd["complete"] is False and "total" not in d'

# As for a job in the background.
run_launched --signal INT 500 --survives -- perft 40
expect_status 0

# The progress line: on a terminal, when it takes long; gone in the end.
run_launched --terminal 2 --signal INT 2500 -- perft 40
expect_status 130
expect_first_words '8 1,696'
expect_no_text 'about'
tr '\r' '\n' <"$err" >"$scratch/lines"
expect 'a progress line' grep -qE '^depth [0-9]+: [0-9,]+ moves(, about [0-9]+ %)? *$' "$scratch/lines"
expect 'a blank after the last progress line' awk '
  /^depth/ { dirty = 1; width = length($0) }
  /^ +$/ { if (length($0) >= width) dirty = 0 }
  /^alquerque: interrupted$/ { seen = !dirty }
  END { exit !seen }' "$scratch/lines"
run_launched --terminal 2 -- perft 6
expect_success

finish
