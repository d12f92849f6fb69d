# Sourced by the tests of this directory, each of which is called as
#   sh <test>.sh <alquerque> <launch>

tool=$1
launch=$2
checks=0
failures=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT
out=$scratch/out
err=$scratch/err

# A locale or a terminal of the user must not change the result.
LC_ALL=C
TERM=dumb
export LC_ALL TERM
unset NO_COLOR

start='bbbbb/bbbbb/bb1ww/wwwww/wwwww w -'
# RULES, reading 8: 260 moves, most of them with several routes.
many_routes='5/1bbb1/1b1b1/bbbbb/1bwb1 w -'

# Runs the tool; its answer is then in $status, $out and $err.
run() {
  ran="alquerque $*"
  "$tool" "$@" >"$out" 2>"$err" </dev/null
  status=$?
}

# run_from <file> <argument>...: the same with standard input.
run_from() {
  input=$1
  shift
  ran="alquerque $* <$input"
  "$tool" "$@" >"$out" 2>"$err" <"$input"
  status=$?
}

# Runs the tool by way of launch, whose options come first, parted by -- from the tool's arguments.
run_launched() {
  ran="launch $*"
  launch_options=
  while [ "$1" != -- ]; do
    launch_options="$launch_options $1"
    shift
  done
  shift
  # shellcheck disable=SC2086 # options are words
  "$launch" $launch_options "$tool" "$@" >"$out" 2>"$err" </dev/null
  status=$?
}

fail() {
  failures=$((failures + 1))
  printf 'FAILED %s: %s\n' "$ran" "$1"
  printf -- '--- exit code %s, standard output:\n' "$status"
  head -n 40 "$out"
  printf -- '--- standard error:\n'
  head -n 40 "$err"
  printf -- '---\n'
}

# expect <what is expected> <command that shows it>...
expect() {
  checks=$((checks + 1))
  expected=$1
  shift
  "$@" || fail "expected $expected"
}

expect_status() {
  expect "exit code $1" [ "$status" -eq "$1" ]
}

expect_line() {
  expect "the line '$1'" grep -qxF -e "$1" "$out"
}

# The words of a line, whatever blanks are between them.
expect_words() {
  expect "the words '$1'" sh -c 'tr -s " " <"$1" | sed "s/^ //; s/ \$//" | grep -qxF -e "$2"' - "$out" "$1"
}

# The words that a line begins with.
expect_first_words() {
  expect "a line that begins with '$1'" sh -c \
    'tr -s " " <"$1" | sed "s/^ //" | awk -v p="$2" "index(\$0 \" \", p \" \") == 1 { found = 1 } END { exit !found }"' \
    - "$out" "$1"
}

expect_text() {
  expect "the text '$1'" grep -qF -e "$1" "$out"
}

expect_no_text() {
  expect "no text '$1'" sh -c '! grep -qF -e "$2" "$1"' - "$out" "$1"
}

expect_lines() {
  expect "$1 lines" [ "$(wc -l <"$out")" -eq "$1" ]
}

expect_output() {
  printf '%s\n' "$1" >"$scratch/expected"
  expect "the output '$1'" cmp -s "$scratch/expected" "$out"
}

expect_silence() {
  expect 'nothing on standard error' [ ! -s "$err" ]
}

# expect_success: with some output and no complaint.
expect_success() {
  expect_status 0
  expect_silence
  expect 'some output' [ -s "$out" ]
}

# expect_error <exit code> <message>: one line, and nothing else.
expect_error() {
  expect_status "$1"
  printf 'alquerque: %s\n' "$2" >"$scratch/expected"
  expect "the error 'alquerque: $2'" cmp -s "$scratch/expected" "$err"
  expect 'no output' [ ! -s "$out" ]
}

# expect_quiet_success: without a word.
expect_quiet_success() {
  expect_status 0
  expect_silence
  expect 'no output' [ ! -s "$out" ]
}

# How many lines of results a file holds so far, if there is one.
results_in() {
  if [ -e "$1" ]; then
    grep -c '^[0-9]' "$1"
  else
    echo 0
  fi
}

# kill_midway <results> <number> <signal> <argument>...: starts the tool, and sends the signal as
# soon as the file holds more results than the number. Its exit code is then in $status.
kill_midway() {
  file=$1
  enough=$2
  signal=$3
  shift 3
  ran="alquerque $*, and a signal"
  "$tool" "$@" >"$out" 2>"$err" </dev/null &
  pid=$!
  while kill -0 "$pid" 2>/dev/null && [ "$(results_in "$file")" -le "$enough" ]; do
    sleep 0.01
  done
  kill -s "$signal" "$pid" 2>/dev/null
  # The shell would tell of the signal.
  wait "$pid" 2>/dev/null
  status=$?
}

# Without Python, the form of the document must do.
if python3 -c 'import json' >/dev/null 2>&1; then
  # expect_json [<Python expression of d, the document>]
  expect_json() {
    expect "JSON with ${1:-any content}" python3 -c "
import json, sys
d = json.load(open(sys.argv[1]))
sys.exit(0 if eval('(' + sys.argv[2] + ')') else 1)" "$out" "${1:-True}"
  }
else
  expect_json() {
    expect 'a JSON document' sh -c '[ "$(head -n 1 "$1")" = "{" ] && [ "$(tail -n 1 "$1")" = "}" ]' - "$out"
  }
fi

# smallest_memory <argument>...: the least address space, in KiB, that the tool runs in; nothing if
# it needs much, as with sanitizers.
smallest_memory() {
  limit=4096
  while [ "$limit" -le 65536 ]; do
    if (ulimit -v "$limit" && exec "$tool" "$@") >/dev/null 2>&1 </dev/null; then
      echo "$limit"
      return
    fi
    limit=$((limit + 1024))
  done
}

# expect_constant_memory <games>: replays so many games in hardly more memory than none.
expect_constant_memory() {
  games=$1
  ran="alquerque selfplay $games | alquerque replay -"
  limit=$(smallest_memory replay /dev/null)
  if [ -z "$limit" ]; then
    printf 'Memory is not looked at: the tool does not run in 64 MiB, or no limit can be set.\n'
    limit=unlimited
  else
    limit=$((limit + 3072))
  fi
  "$tool" selfplay "$games" --seed 3 | (ulimit -v "$limit" && exec "$tool" replay -) >"$out" 2>"$err"
  status=$?
  expect_success
  expect_first_words "Games $(printf '%s' "$games" | sed -e :a -e 's/\([0-9]\)\([0-9]\{3\}\)\($\|,\)/\1,\2\3/' -e ta)"
}

finish() {
  printf '%s checks, %s failures\n' "$checks" "$failures"
  [ "$checks" -gt 0 ] && [ "$failures" -eq 0 ]
  exit
}
