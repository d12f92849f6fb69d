. "$(dirname "$0")/check.sh"

# The positions are known from two other programs; the lines are the perft of RULES.
run perft 11 --unique
expect_success
expect_lines 12
expect_words 'ply positions lines'
for row in '1 4 4' '2 5 5' '3 6 6' '4 12 12' '5 27 27' '6 95 95' '7 398 400' '8 1,678 1,696' \
  '9 6,880 7,190' '10 29,233 32,058' '11 125,294 153,675'; do
  expect_words "$row"
done
run perft 11 --unique --json
expect_success
expect_json 'd["rules"] == "brainking" and d["depth"] == 11 and d["complete"] is True
  and [r["ply"] for r in d["rows"]] == list(range(1, 12))
  and [r["positions"] for r in d["rows"]]
    == [4, 5, 6, 12, 27, 95, 398, 1678, 6880, 29233, 125294]
  and d["rows"][10]["lines"] == 153675'

run perft 0 --unique
expect_success
expect_lines 2
expect_words '0 1 1'
run perft 8 --unique --rules qirkat
expect_first_words '3 6 6'
expect 'as many lines as perft' grep -q ' 1,660$' "$out"
run perft 3 --unique --position '5/5/5/5/w4 b -'
expect_success
expect_words '3 0 0'

# Two men that step to and fro: few positions, and soon more lines than 64 bits hold.
run perft 99 --unique --rules freestyle --position 'b4/5/5/5/4w w -'
expect_status 1
expect_first_words '1 3 3'
last=$(awk 'END { print $1 }' "$out")
expect 'one line on standard error' sh -c '[ "$(cat "$1")" = "$2" ]' - "$err" \
  "alquerque: from depth $((last + 1)) on the counts do not fit in 64 bits"

run_launched --signal INT 500 -- perft 40 --unique
expect_status 130
expect_words '8 1,678 1,696'
expect 'one line on standard error' sh -c '[ "$(cat "$1")" = "alquerque: interrupted" ]' - "$err"
run_launched --signal TERM 500 -- perft 40 --unique --json
expect_status 143
expect_json 'd["complete"] is False and d["rows"][7]["positions"] == 1678'

finish
