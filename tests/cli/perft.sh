. "$(dirname "$0")/check.sh"

# The counts are those of RULES, "perft from the start position"; each rule set by its name.
run perft 8
expect_success
expect_lines 9
expect_words 'depth moves time moves/s'
for row in '1 4' '2 5' '3 6' '4 12' '5 27' '6 95' '7 400' '8 1,696'; do
  expect_first_words "$row"
done
run perft 8 --routes
expect_success
expect_words 'depth routes time routes/s'
expect_first_words '6 97'
expect_first_words '8 1,860'
run perft 8 --rules brainking
expect_first_words '8 1,696'
run perft 8 --rules qirkat
expect_first_words '8 1,660'
run perft 8 --rules qirkat --routes
expect_first_words '8 1,826'
run perft 8 --rules freestyle
expect_first_words '8 2,521'
run perft 6 --rules alfonso
expect_first_words '6 10,262'

# Deeper than one slice of the count.
run perft 10
expect_first_words '10 32,058'
run perft 10 --routes
expect_first_words '10 38,581'

run perft 0
expect_success
expect_lines 2
expect_first_words '0 1'
run perft 99 --position '5/5/5/5/w4 b -'
expect_success
expect_lines 100
expect_first_words '99 0'

run perft 4 --position "$start"
expect_first_words '4 12'
run perft 1 --position "$many_routes"
expect_first_words '1 260'

# Divide: sorted, and its total is the perft.
run perft 8 --divide
expect_success
expect_lines 5
expect_first_words 'd2-c3 1,209'
expect_words 'total 1,696'
for arguments in '8' '9 --routes' '7 --rules qirkat' '7 --rules freestyle' '5 --rules alfonso'; do
  # shellcheck disable=SC2086 # arguments are words
  run perft $arguments --divide
  expect_success
  expect 'moves that are sorted and add up to the total' awk '
    { count = $2; gsub(",", "", count) }
    $1 == "total" { seen = 1; exit !(NR > 1 && sum == count) }
    { sum += count; if ($1 <= last) exit 1; last = $1 }
    END { if (!seen) exit 1 }' "$out"
  total=$(awk '$1 == "total" { print $2 }' "$out")
  # shellcheck disable=SC2086
  run perft $arguments
  expect_first_words "${arguments%% *} $total"
done
run perft 1 --divide --position "$many_routes"
expect_words 'total 260'
expect_lines 261
run perft 1 --divide --routes --position "$many_routes"
routes=$(awk '$1 == "total" { gsub(",", "", $2); print $2 }' "$out")
expect 'more routes than moves' [ "$routes" -gt 260 ]
expect_lines $((routes + 1))
run perft 0 --divide
expect_words 'total 1'
expect_lines 1
run perft 3 --divide --position '5/5/5/5/w4 b -'
expect_words 'total 0'
expect_lines 1

run perft 8 --json
expect_success
expect_json 'd["rules"] == "brainking" and d["unit"] == "moves" and d["complete"] is True
  and d["position"] == "bbbbb/bbbbb/bb1ww/wwwww/wwwww w -" and d["depth"] == 8
  and [r["count"] for r in d["rows"]] == [4, 5, 6, 12, 27, 95, 400, 1696]
  and [r["depth"] for r in d["rows"]] == list(range(1, 9))
  and all(r["seconds"] >= 0 and "per_second" in r for r in d["rows"])'
run perft 8 --json --routes --rules qirkat
expect_json 'd["rules"] == "qirkat" and d["unit"] == "routes" and d["rows"][-1]["count"] == 1826'
run perft 8 --json --divide
expect_success
expect_json '{r["move"]: r["count"] for r in d["divide"]}
  == {"b2-c3": 31, "c2-c3": 71, "d2-c3": 1209, "d3-c3": 385}
  and d["total"]["count"] == 1696 and "rows" not in d'

finish
