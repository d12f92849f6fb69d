. "$(dirname "$0")/check.sh"

tab=$(printf '\t')
jobs=$scratch/jobs
part=$scratch/part

# 27 positions at ply 5 (see unique.sh).
run perft 10 --split 5
expect_success
expect_lines 34
expect_line '# alquerque-perft-jobs 1'
expect_line '# rules brainking'
expect_line "# position $start"
expect_line '# depth 10'
expect_line '# ply 5'
expect_line '# jobs 27'
expect_line "1${tab}1${tab}bbbbb/bbbbb/w4/wwwww/wwwww b -"
cp "$out" "$jobs"
id=$(sed -n 's/^# id //p' "$jobs")
expect 'an id of 16 hexadecimal digits' sh -c 'echo "$1" | grep -qxE "[0-9a-f]{16}"' - "$id"
# Anyone can reckon the id: it is the 64-bit FNV-1a of the file without it.
if python3 -c '' >/dev/null 2>&1; then
  expect 'the id of the lines' python3 -c '
import sys
h = 0xcbf29ce484222325
for byte in b"".join(l for l in open(sys.argv[1], "rb") if not l.startswith(b"# id ")):
    h = (h ^ byte) * 0x100000001b3 % 2**64
sys.exit(0 if "%016x" % h == sys.argv[2] else 1)' "$jobs" "$id"
fi

for i in 1 2 3; do
  run perft --jobs "$jobs" --part $i/3 --out "$part$i"
  expect_quiet_success
  expect '9 results' [ "$(results_in "$part$i")" -eq 9 ]
  expect 'the id of the jobs' grep -qx "# id $id" "$part$i"
  expect 'its part' grep -qx "# part $i/3" "$part$i"
done
run perft --sum "${part}3" "${part}1" "${part}2"
expect_success
expect_lines 2
expect_words 'depth moves'
expect_words '10 32,058'
run perft --sum "${part}1" "${part}2" "${part}3" --json
expect_success
expect_json 'd["rules"] == "brainking" and d["unit"] == "moves" and d["depth"] == 10
  and d["complete"] is True and d["jobs"] == 27 and d["rows"] == [{"depth": 10, "count": 32058}]'
expect 'the sum of lines times leaves' awk '
  !/^#/ { sum += $2 * $3 } END { exit sum != 32058 }' "${part}1" "${part}2" "${part}3"

# By way of standard input and output, all at once, and on threads with a table.
run_from "$jobs" perft --jobs - --threads 2 --memory 1M
expect_success
cp "$out" "$scratch/all"
run perft --sum "$scratch/all"
expect_words '10 32,058'
run_from "$scratch/all" perft --sum -
expect_words '10 32,058'
# More parts than jobs.
for i in 1 27 28 29; do
  run perft --jobs "$jobs" --part $i/29
  expect_success
  expect 'a result for each job, and no more' \
    [ "$(results_in "$out")" -eq "$([ $i -le 27 ] && echo 1 || echo 0)" ]
done

# Files that were on Windows, and blanks for tabs.
for file in jobs part1 part2 part3; do
  sed "s/\$/$(printf '\r')/" "$scratch/$file" >"$scratch/$file.crlf"
  tr '\t' ' ' <"$scratch/$file" >"$scratch/$file.blanks"
done
for kind in crlf blanks; do
  run perft --sum "${part}1.$kind" "${part}2" "${part}3.$kind"
  expect_words '10 32,058'
  run perft --jobs "$jobs.$kind" --part 2/3
  expect 'the same results' cmp -s "$out" "${part}2"
  run perft --jobs "$jobs" --part 1/3 --out "${part}1.$kind"
  expect_quiet_success
done

# Other positions and rules, and lines that end before.
for task in "--rules qirkat 9 6,900" "--rules freestyle 8 2,521" "--rules alfonso 7 81,306"; do
  # shellcheck disable=SC2086 # a task is words
  set -- $task
  run perft "$3" --split 4 --rules "$2"
  cp "$out" "$scratch/other"
  run perft --jobs "$scratch/other" --out "$scratch/other$3"
  run perft --sum "$scratch/other$3"
  expect_words "$3 $4"
done
run perft 9 --split 4 --position '5/5/5/5/w4 b -'
expect_success
expect_line '# jobs 0'
cp "$out" "$scratch/none"
run perft --jobs "$scratch/none" --out "$scratch/none1"
expect_quiet_success
run perft --sum "$scratch/none1"
expect_words '9 0'

# What does not make one whole count is refused.
run perft --sum "${part}1" "${part}3"
expect_error 1 'job 2 of part 2/3 is missing, and 8 others'
sed '$d' "${part}3" >"$scratch/short"
run perft --sum "${part}1" "${part}2" "$scratch/short"
expect_error 1 'job 27 of part 3/3 is missing'
sed '$d' "${part}2" >"$scratch/short2"
run perft --sum "${part}1" "$scratch/short2" "$scratch/short"
expect_error 1 'job 26 of part 2/3 is missing, and 1 other'
run perft --sum "${part}1" "${part}2" "${part}3" "${part}2"
expect_error 1 "${part}2:9: job 2 is doubled, ${part}2:9 has it too"
# Threads finish jobs in any order; sorted, the first job is the first of part 1.
{ grep '^#' "$scratch/all"; grep -v '^#' "$scratch/all" | sort -n; } > "$scratch/sorted"
run perft --sum "${part}1" "$scratch/sorted" "${part}2"
expect_error 1 "$scratch/sorted:9: job 1 is doubled, ${part}1:9 has it too"
{ cat "${part}2"; sed -n 10p "${part}2"; } >"$scratch/twice"
run perft --sum "${part}1" "$scratch/twice" "${part}3"
expect_error 1 "$scratch/twice:18: job 5 is doubled, $scratch/twice:10 has it too"

run perft 10 --split 4
cp "$out" "$scratch/other"
run perft --jobs "$scratch/other" --part 2/3 --out "$scratch/foreign"
run perft --sum "${part}1" "$scratch/foreign" "${part}3"
expect_error 1 "$scratch/foreign:5: found '# ply 4', expected '# ply 5' as in ${part}1"
sed "s/^# id .*/# id 0123456789abcdef/" "${part}2" >"$scratch/foreign"
run perft --sum "${part}1" "$scratch/foreign" "${part}3"
expect_error 1 "$scratch/foreign:7: found '# id 0123456789abcdef', expected '# id $id' as in ${part}1"
run perft --jobs "$scratch/other" --part 2/3
sed -n 9p "$out" >"$scratch/line"
{ sed '$d' "${part}2"; cat "$scratch/line"; } >"$scratch/foreign"
run perft --sum "${part}1" "$scratch/foreign" "${part}3"
expect_status 1
expect 'the foreign line' grep -q "foreign:17: job 2 is foreign or was changed" "$err"
{ sed '$d' "${part}2"; sed -n 9p "${part}1"; } >"$scratch/foreign"
run perft --sum "${part}1" "$scratch/foreign" "${part}3"
expect_error 1 "$scratch/foreign:17: job 1 is foreign, it is not in part 2/3"

# A single digit anywhere in a result.
for change in '12s/^\([0-9]*\).1/\1\t2/' '12s/^\([0-9]*.1.\)./\17/' '12s/^11/14/' '12s/0$/1/;12s/[2-9a-f]$/1/'; do
  sed "$change" "${part}2" >"$scratch/changed"
  expect 'a changed file' sh -c '! cmp -s "$1" "$2"' - "$scratch/changed" "${part}2"
  run perft --sum "${part}1" "$scratch/changed" "${part}3"
  expect_status 1
  expect 'the changed line' grep -qE "changed:12: job 1[14] is foreign or was changed" "$err"
done
sed '12s/^11/99/' "${part}2" >"$scratch/changed"
run perft --sum "$scratch/changed"
expect_error 1 "$scratch/changed:12: job 99 is foreign, the jobs are 1 to 27"

finish
