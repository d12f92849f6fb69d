. "$(dirname "$0")/check.sh"

# What the system refuses is told with the name of the file, and no result is lost by it.
failing_calls=$3
if ! LD_PRELOAD=$failing_calls "$tool" --version >/dev/null 2>&1; then
  echo 'skipped: no library can be preloaded into the tool here'
  exit 77
fi

# The numbers of errors on Linux.
interrupted=4
io=5
again=11
denied=13
full=28
no_locks=37

# run_failing <call> <which of them> <error> <argument>...
run_failing() {
  failing="$1 $2 $3"
  shift 3
  ran="alquerque $*, where the call '$failing' fails"
  LD_PRELOAD=$failing_calls FAILING_CALL=$failing timeout 60 "$tool" "$@" >"$out" 2>"$err" </dev/null
  status=$?
}

jobs=$scratch/jobs
part=$scratch/part
run perft 10 --split 5
cp "$out" "$jobs"
run perft --jobs "$jobs" --out "$scratch/whole"
expect_quiet_success

# refuse_call <call> <which> <error> <message>: and the same command is done where it works again.
refuse_call() {
  rm -f "$part"
  run_failing "$1" "$2" "$3" perft --jobs "$jobs" --out "$part"
  expect_error 1 "$4"
  run perft --jobs "$jobs" --out "$part"
  expect_quiet_success
  expect 'the results' cmp -s "$part" "$scratch/whole"
}
run_failing open 1 $denied perft --jobs "$jobs" --out "$part"
expect_error 2 "cannot open '$jobs': Permission denied"
refuse_call open 2 $io "cannot open '$part': Input/output error"
refuse_call fstat 1 $io "cannot look at '$part': Input/output error"
refuse_call fstat 2 $io "cannot look at '$part': Input/output error"
refuse_call flock 1 $no_locks "cannot lock '$part': No locks available"
refuse_call lseek 1 $io "cannot read '$part': Input/output error"
refuse_call ftruncate 1 $io "cannot cut '$part': Input/output error"
refuse_call read 1 $io "cannot read '$jobs': Input/output error"
refuse_call write 1 $full "cannot write '$part': No space left on device"
refuse_call write 2 $full "cannot write '$part': No space left on device"
refuse_call fsync 2 $io "cannot write '$part': Input/output error"
refuse_call fsync 3 $io "cannot write '$part': Input/output error"

# pass_call <call> <which> <error>: nobody need know.
pass_call() {
  rm -f "$part"
  run_failing "$1" "$2" "$3" perft --jobs "$jobs" --out "$part"
  expect_quiet_success
  expect 'the results' cmp -s "$part" "$scratch/whole"
}
# A signal that does not end the command.
pass_call read 1 $interrupted
pass_call write 1 $interrupted
pass_call write 2 $interrupted
# A directory that may not be read, or cannot be synced, holds files all the same.
pass_call open 3 $denied
pass_call fsync 1 $io

# A picture that cannot be written leaves the old one, and no other file.
folder=$scratch/folder
mkdir "$folder"
for refused in "open 1 $denied:Permission denied" "fstat 1 $io:" "fchmod 1 $denied:Permission denied" \
  "write 1 $full:No space left on device" "fsync 1 $io:Input/output error" \
  "close 1 $io:Input/output error" "rename 1 $io:Input/output error"; do
  printf old >"$folder/picture"
  # shellcheck disable=SC2086 # the call is words
  run_failing ${refused%:*} show --svg "$folder/picture"
  if [ -n "${refused#*:}" ]; then
    expect_error 1 "cannot write '$folder/picture': ${refused#*:}"
    expect 'the old picture' [ "$(cat "$folder/picture")" = old ]
  else
    # Who owns it is not known: it is written in place.
    expect_quiet_success
  fi
  expect 'no other file' [ "$(ls -A "$folder")" = picture ]
done
run show --svg "$folder/picture"
cp "$folder/picture" "$scratch/picture"
# Written over in place, as it has another name: the old one is put back.
printf old >"$folder/picture"
ln "$folder/picture" "$scratch/other"
for refused in "read 1 $io:Input/output error" "write 1 $full:No space left on device" \
  "lseek 1 $io:Input/output error" "ftruncate 1 $io:Input/output error" "fsync 1 $io:Input/output error"; do
  # shellcheck disable=SC2086
  run_failing ${refused%:*} show --svg "$folder/picture"
  expect_error 1 "cannot write '$folder/picture': ${refused#*:}"
  expect 'the old picture' [ "$(cat "$folder/picture")" = old ]
done
for refused in "write 1 $interrupted" "open 2 $denied" "fsync 2 $io"; do
  rm -f "$folder/picture"
  # shellcheck disable=SC2086
  run_failing $refused show --svg "$folder/picture"
  expect_quiet_success
  expect 'the picture' cmp -s "$folder/picture" "$scratch/picture"
done

# A thread that cannot begin, while others could: the jobs never end, and are not waited for.
run perft 60 --split 5
cp "$out" "$jobs"
rm -f "$part"
run_failing pthread_create 3 $again perft --jobs "$jobs" --out "$part" --threads 4
expect_error 1 'cannot start all of 4 threads: Resource temporarily unavailable'
run_failing pthread_create 3 $again perft 12 --threads 8
expect_status 1
expect 'what was wanted' grep -qxF \
  'alquerque: cannot start all of 8 threads: Resource temporarily unavailable' "$err"


# Memory that is not there: what it was for, and how much was wanted.
limit=$(smallest_memory moves)
if [ -n "$limit" ] && [ "$limit" -lt 65536 ]; then
  for arguments in 'perft 30 --unique' 'perft 30 --unique --json' 'perft 40 --split 30'; do
    ran="alquerque $arguments, in 64 MiB"
    # shellcheck disable=SC2086
    (ulimit -v 65536 && exec "$tool" $arguments) >"$out" 2>"$err" </dev/null
    status=$?
    expect_status 1
    expect 'what was wanted' grep -qE \
      '^alquerque: no memory for the positions one ply after [0-9]+ positions, which have [0-9]+ moves$' "$err"
    case $arguments in
      *--json) expect_json "d['complete'] is False and len(d['rows']) > 5" ;;
    esac
  done
fi

finish
