. "$(dirname "$0")/check.sh"

run --help
expect_success
for word in perft moves show --help --version; do
  expect_text "$word"
done
run -h
expect_success
for command in perft moves show; do
  run "$command" --help
  expect_success
  expect_text "Usage: alquerque $command"
  for rules in brainking qirkat freestyle alfonso; do
    expect_text "$rules"
  done
  expect_text '--position TEXT'
  run "$command" --version
  expect_success
  expect_text 'alquerque '
done
run --version
expect_success
expect_lines 2
expect 'the target' grep -qxE 'target (baseline|avx2|avx512)' "$out"
expect 'name and version' grep -qxE 'alquerque [0-9]+\.[0-9]+\.[0-9]+' "$out"

run
expect_status 2
expect 'no output' [ ! -s "$out" ]
expect 'help on standard error' grep -q 'Usage: alquerque' "$err"

run dance
expect_error 2 "unknown command 'dance'; see alquerque --help"
run ''
expect_error 2 "unknown command ''; see alquerque --help"
run --dance
expect_error 2 "unknown option '--dance'; see alquerque --help"
run perft 3 --dance
expect_error 2 "unknown option '--dance'; see alquerque perft --help"
run --rules qirkat perft 3
expect_error 2 "unknown option '--rules' before 'perft'; see alquerque perft --help"
run moves 3
expect_error 2 "unexpected argument '3'; see alquerque moves --help"
run perft 3 4
expect_error 2 "unexpected argument '4'; see alquerque perft --help"
run perft
expect_error 2 'DEPTH is required; see alquerque perft --help'
run show --rules
expect_error 2 '--rules needs a value; see alquerque show --help'
run moves --position
expect_error 2 '--position needs a value; see alquerque moves --help'
run show --color
expect_error 2 '--color needs a value; see alquerque show --help'
run show --color green
expect_error 2 "--color must be auto, always or never, not 'green'"
run show --last
expect_error 2 '--last needs a value; see alquerque show --help'
run show --last d2-d3
expect_error 2 "bad move of --last at offset 3: found 'd3', expected c3 as the next point (a man stands on d3 already)"
run show --last e1-e2 --position '4b/5/1b3/1w3/4w w -'
expect_error 2 "bad move of --last at offset 0: found 'e1', expected b2 as the man to move (B8: you must capture; men that can: b2)"
run show --last d2c9
expect_error 2 "bad move of --last at offset 2: found 'c9', expected a point from a1 to e5"
run show --targets k9
expect_error 2 "--targets must be a point from a1 to e5, or all, not 'k9'"
run show --targets a1
expect_error 2 'no targets of a1: the man on a1 cannot move'
run show --targets a5
expect_error 2 "no targets of a5: it is White's turn, and the man on a5 is Black's"
run show --targets e2 --position '5/2bb1/2ww1/4w/5 w -'
expect_error 2 'no targets of e2: B8: you must capture; men that can: c3, d3'
for other in --ascii --unicode '--color never'; do
  # shellcheck disable=SC2086 # an option is words
  run show --svg $other
  expect_status 2
  expect 'one line' [ "$(wc -l <"$err")" -eq 1 ]
done
run show --svg /nowhere/board.svg
expect_error 1 "cannot write '/nowhere/board.svg': No such file or directory"
run perft --divide=maybe 3
expect_error 2 'Could not convert: --divide = maybe; see alquerque perft --help'
run show --ascii --unicode
expect_status 2
expect 'one line' [ "$(wc -l <"$err")" -eq 1 ]

for depth in -1 abc 3x 1.5 +3 '' ' 3' 100 99999999999999999999; do
  run perft "$depth"
  expect_error 2 "DEPTH must be a whole number from 0 to 99, not '$depth'"
done

for command in 'perft 3' moves show; do
  # shellcheck disable=SC2086 # a command is words
  run $command --rules chess
  expect_error 2 "unknown rule set 'chess', known are brainking, qirkat, freestyle, alfonso"
  # shellcheck disable=SC2086
  run $command --position 'bbbbb/bbbbx/bb1ww/wwwww/wwwww w -'
  expect_error 2 "bad position at offset 10: found 'x', expected 'w', 'b' or a digit from 1 to 5"
done
run show --position ''
expect_status 2
run show --position 'bbbbb/bbbbb/bb1ww/wwwww/wwwww w c3<'
expect_error 2 "bad position at offset 32: found 'c3<', expected the point of a man"
# A ban is a matter of the rules.
run show --position '5/5/2w2/5/b4 w c3<'
expect_success
run show --position '5/5/2w2/5/b4 w c3<' --rules freestyle
expect_error 2 "bad position at offset 15: found 'c3<', expected '-', as the rule set has no bans"

# Whatever the arguments hold, an error is one line.
run perft 3 --rules 'a
b'
expect_status 2
expect 'one line' [ "$(wc -l <"$err")" -eq 1 ]
run show --position 'a
b'
expect_status 2
expect 'one line' [ "$(wc -l <"$err")" -eq 1 ]

run perft "$(printf '3\033[2J\177')"
expect_error 2 "DEPTH must be a whole number from 0 to 99, not '3\\x1b[2J\\x7f'"

# The last of a repeated option counts, so that an alias can be overruled.
run perft 8 --rules alfonso --rules qirkat
expect_first_words '8 1,660'

finish
