. "$(dirname "$0")/check.sh"

# `--position -` reads a line of standard input, in every command that takes a position.
input=$scratch/input
text='5/5/2bb1/2ww1/5 w -'
for command in moves 'moves --json' show 'show --svg' 'perft 4' 'perft 4 --divide' 'perft 4 --json --unique' \
  'perft 4 --split 2' 'selfplay 2 --max-plies 10'; do
  # shellcheck disable=SC2086 # options are words
  run $command --position "$text"
  sed '/seconds/d' "$out" >"$scratch/expected_output"
  for end in '\n' '\r\n' '' '\r' '\nmore\n'; do
    # shellcheck disable=SC2059 # the end is a format
    printf "$text$end" >"$input"
    # shellcheck disable=SC2086
    run_from "$input" $command --position -
    expect_status 0
    expect_silence
    sed '/seconds/d' "$out" >"$scratch/output"
    case $command in
      'perft 4' | 'perft 4 --divide') expect 'some output' [ -s "$out" ] ;;
      *) expect 'the same as with the text' cmp -s "$scratch/output" "$scratch/expected_output" ;;
    esac
  done
done
printf '%s\n' "$text" >"$input"
run_from "$input" perft 4 --position - --checkpoint "$scratch/checkpoint"
expect_success
expect 'the position' grep -qxF "# position $text" "$scratch/checkpoint"

run moves --position -
expect_error 2 'standard input:1: found the end of the file, expected a position'
printf '\n' >"$input"
run_from "$input" moves --position -
expect_status 2
expect 'the place' grep -q '^alquerque: standard input:1: bad position at offset 0' "$err"
printf 'bbbbb/bbbbx/bb1ww/wwwww/wwwww w -\n' >"$input"
run_from "$input" moves --position -
expect_error 2 "standard input:1: bad position at offset 10: found 'x', expected 'w', 'b' or a digit from 1 to 5"
head -c 100000 /dev/zero | tr '\0' w >"$input"
run_from "$input" moves --position -
expect_error 2 "standard input:1: found '$(head -c 80 "$input")...', expected a line of at most 1000 characters"
ran='alquerque moves --position -, with standard input closed'
"$tool" moves --position - >"$out" 2>"$err" <&-
status=$?
expect_error 2 "cannot open '-': Bad file descriptor"

# Standard input is there only once.
for command in 'replay - -' 'perft --sum - -'; do
  # shellcheck disable=SC2086
  run $command
  expect_error 2 "standard input, '-', can be read only once"
done

finish
