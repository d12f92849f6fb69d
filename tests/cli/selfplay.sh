. "$(dirname "$0")/check.sh"

games=$scratch/games.pdn

# The games of a seed are the same everywhere and always, and a longer run begins with them.
run selfplay 1 --seed 7
expect_success
expect_output '[Event "Random games, seed 7"]
[Site "?"]
[Date "????.??.??"]
[Round "1"]
[White "alquerque selfplay"]
[Black "alquerque selfplay"]
[Result "0-1"]
[Variant "Alquerque"]
[Rules "brainking"]

1. d3-c3 b3xd3 2. e3xc3 b4-b3 3. b2xb4 d4xb2 4. a1xc3 a3xa1 5. b4xd4 d5xd3xb3
6. d2-e3 a4-a3 7. c1-d2 a1xc1xc3 8. d2xb4xb2 a3xc1 9. d1xb1 a5-a4 10. e1-d1
a4-a3 11. b1-c1 c5-d4 12. e3xc5xa5 e4-e3 13. e2xe4 e5xe3 14. c1-d2 e3xc1xe1 0-1'
cp "$out" "$games"
run selfplay 3 --seed 7
expect 'the same first game' sh -c 'head -c "$(wc -c <"$1")" "$2" | cmp -s - "$1"' - "$games" "$out"
cp "$out" "$games"
run selfplay 3 --seed 7
expect 'the same games' cmp -s "$games" "$out"
run selfplay 3 --seed 8
expect 'other games' sh -c '! cmp -s "$1" "$2"' - "$games" "$out"
run selfplay 2
expect_text 'Random games, seed 1"'
run selfplay 2 --seed 18446744073709551615
expect_success
run selfplay 0
expect_quiet_success

# What it writes can be replayed, under all rules.
for rules in brainking qirkat freestyle alfonso; do
  run selfplay 100 --rules "$rules" --seed 5 --repetitions 3 --quiet-turns 60
  expect_success
  expect_text "[Rules \"$rules\"]"
  cp "$out" "$games"
  run_from "$games" replay -
  expect_success
  expect_line 'Games    100'
done

# Limits, and how such games end.
run selfplay 2 --max-plies 3
expect_line '[Termination "unterminated"]'
expect_line '1. b2-c3 d4xb2 2. a1xc3 *'
run selfplay 1 --max-plies 0
expect_line '*'
run selfplay 1 --position '5/5/2w2/5/4b w -' --rules freestyle --quiet-turns 2
expect_line '[FEN "5/5/2w2/5/4b w -"]'
run selfplay 20 --position 'w4/5/5/5/4b w -' --rules alfonso --repetitions 2
expect_success
expect_line '[Result "1/2-1/2"]'
expect_line '[Termination "adjudication"]'
cp "$out" "$games"
run_from "$games" replay -
expect_success
run selfplay 1 --position '5/5/5/5/w4 b -'
expect_line '1-0'

run selfplay
expect_error 2 'N is required; see alquerque selfplay --help'
run selfplay x
expect_error 2 "N must be a whole number from 0 to 1000000000000, not 'x'"
run selfplay 1 --seed -1
expect_error 2 "--seed must be a whole number from 0 to 18446744073709551615, not '-1'"
run selfplay 1 --max-plies 50001
expect_error 2 "--max-plies must be a whole number from 0 to 50000, not '50001'"
run selfplay 1 --repetitions 4294967296
expect_error 2 "--repetitions must be a whole number from 0 to 4294967295, not '4294967296'"
run selfplay 1 --quiet-turns ''
expect_error 2 "--quiet-turns must be a whole number from 0 to 4294967295, not ''"
run selfplay 1 --rules chess
expect_error 2 "unknown rule set 'chess', known are brainking, qirkat, freestyle, alfonso"
run selfplay 1 --position x
expect_status 2

finish
