. "$(dirname "$0")/check.sh"

expect_output_failure() {
  expect_status 1
  expect 'one line that names the fault' \
    sh -c '[ "$(wc -l <"$1")" -eq 1 ] && grep -q "^alquerque: cannot write the output: ." "$1"' - "$err"
}

: >"$out"
for arguments in 'perft 3' 'perft 3 --divide' 'perft 3 --json' moves 'moves --json' show --help \
  --version 'perft --help' 'selfplay 50'; do
  if [ -c /dev/full ]; then
    ran="alquerque $arguments, on a full disk"
    # shellcheck disable=SC2086 # arguments are words
    "$tool" $arguments >/dev/full 2>"$err"
    status=$?
    expect_output_failure
  fi
  ran="alquerque $arguments, with standard output closed"
  # shellcheck disable=SC2086
  "$tool" $arguments >&- 2>"$err"
  status=$?
  expect_output_failure
done

ran='alquerque perft 3, with standard error closed'
"$tool" perft 3 >"$out" 2>&-
status=$?
expect_status 0
expect_first_words '3 6'

# Nothing but data goes to standard output, and no progress to where nobody looks.
run perft 12
expect_success
expect_lines 13

finish
