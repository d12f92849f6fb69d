. "$(dirname "$0")/check.sh"

games=$scratch/games.pdn
more=$scratch/more.pdn

# no_fault <games> <moves> <results>
no_fault() {
  expect_success
  expect_output "Games    $1
Moves    $2
Results  $3"
}

printf '[Event "x"]\n[Rules "brainking"]\n\n1. d3-c3 b3xd3 2. e3xc3 {good} 1-0\n' >"$games"
run replay "$games"
no_fault 1 3 '1-0: 1, 0-1: 0, 1/2-1/2: 0, 0-0: 0, *: 0'

# Bad case 20: layouts of all kinds.
: >"$more"
run replay "$more"
no_fault 0 0 '1-0: 0, 0-1: 0, 1/2-1/2: 0, 0-0: 0, *: 0'
printf '\357\273\277[Event "x"]\r\n[Result "1/2-1/2"]\r\n\r\n1. d3-c3 {a\r\nb}\r\n*\r\n[Event "y"]' >"$more"
run replay "$more"
no_fault 2 1 '1-0: 0, 0-1: 0, 1/2-1/2: 1, 0-0: 0, *: 1'
run replay "$games" "$more" "$games"
no_fault 4 7 '1-0: 2, 0-1: 0, 1/2-1/2: 1, 0-0: 0, *: 1'
run_from "$games" replay -
no_fault 1 3 '1-0: 1, 0-1: 0, 1/2-1/2: 0, 0-0: 0, *: 0'

# Every fault is reported, and the sound games are counted.
{
  printf '1. d3-c3 b3xd3 2. e3-e4 *\n\n'
  cat "$games"
  printf '[FEN "x"]\n\n*\n[Event "unclosed"]\n1. d3-c3 {\n[Event "last"]\n1. d3-c3 b3xd3 e3xc3 d4-d3 4. *\n'
} >"$more"
run replay "$more"
expect_status 1
expect_output "$more:1:22: game 1, move 2: found 'e4', expected c3 as the next point (a man stands on e4 already)
$more:7:7: game 3: found 'x', expected 'w', 'b' or '-' for a1, or five ranks parted by '/'
$more:11:10: game 4, move 1: found '{' without '}', expected '}' before the next game
$more:13:28: game 5, move 3: found '4.', expected a move, its number '3.' or a result: 1-0, 0-1, 1/2-1/2, 0-0 or *
Games    5, 4 of them faulty
Moves    3
Results  1-0: 1, 0-1: 0, 1/2-1/2: 0, 0-0: 0, *: 0"
expect 'a last line' grep -qxF 'alquerque: 4 of 5 games cannot be replayed' "$err"
run_from "$more" replay -
expect_status 1
expect_text "standard input:1:22: game 1, move 2: found 'e4'"

run replay --json "$games"
expect_success
expect_json 'd == {"faults": [], "games": 1, "faulty": 0, "moves": 3,
  "results": {"1-0": 1, "0-1": 0, "1/2-1/2": 0, "0-0": 0, "*": 0}}'
run replay --json "$more" "$more"
expect_status 1
expect_json 'len(d["faults"]) == 8 and d["games"] == 10 and d["faulty"] == 8
  and d["faults"][0] == {"file": d["faults"][4]["file"], "line": 1, "column": 22, "game": 1, "move": 2,
    "side": "white", "found": "'\''e4'\''", "expected": "c3 as the next point",
    "why": "a man stands on e4 already"}
  and d["faults"][1]["move"] is None and d["faults"][1]["side"] is None
  and d["faults"][1]["why"] is None'

# A fault at Black's turn.
printf '1. d3-c3 b3-c2 *\n' >"$more"
run replay --json "$more"
expect_status 1
expect_json 'd["faults"][0]["move"] == 1 and d["faults"][0]["side"] == "black"'

# A game without an end does not fill the memory.
yes '1. d3-c3 {' | head -n 300000 >"$more"
run replay "$more"
expect_status 1
expect_text 'found more of the game after 1048576 bytes, expected its end, which is the limit'

run replay
expect_error 2 'FILE is required; see alquerque replay --help'
run replay "$games" --fast
expect_error 2 "unknown option '--fast'; see alquerque replay --help"
run replay "$scratch/none"
expect_error 2 "cannot open '$scratch/none': No such file or directory"
run replay "$scratch"
expect_error 2 "cannot read '$scratch': Is a directory"

expect_constant_memory 20000

finish
