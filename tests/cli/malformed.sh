. "$(dirname "$0")/check.sh"

# Each fault is named with file, line, what was found and what was expected.
tab=$(printf '\t')
good=$scratch/good
bad=$scratch/bad

# refuse <sed script> <line> <message>: with that change to the good file, the command refuses it.
refuse() {
  sed "$1" "$good" >"$bad"
  expect 'a changed file' sh -c '! cmp -s "$1" "$2"' - "$good" "$bad"
  # shellcheck disable=SC2086 # the command is words
  run perft $command "$bad"
  expect_error 2 "$bad:$2: $3"
}

# A line of the good file, as an error shows it.
shown() {
  sed -n "$1p" "$good" | sed "s/$tab/\\\\x09/g"
}

refuse_header() {
  kind=$1
  refuse 1d 1 "found '# rules brainking', expected '# alquerque-perft-$kind 1'"
  refuse "1s/1\$/2/" 1 "found '# alquerque-perft-$kind 2', expected '# alquerque-perft-$kind 1'"
  refuse '1,$d' 1 "found the end of the file, expected '# alquerque-perft-$kind 1'"
  refuse '2s/b.*/chess/' 2 "found the unknown rule set 'chess', expected the name of one"
  refuse '2s/rules/rule/' 2 "found '# rule brainking', expected '# rules NAME'"
  refuse '3s/bbbbb/bbbbx/' 3 "bad position at offset 4: found 'x', expected 'w', 'b' or a digit from 1 to 5"
  refuse '3s/bb1ww/bb0ww/' 3 "bad position at offset 14: found '0', expected 'w', 'b' or a digit from 1 to 5"
  refuse '3s/ -$//' 3 'bad position at offset 31: found the end, expected a blank and the bans'
  refuse '3s/n .*/n wwwwwwwwwwbb-wwbbbbbbbbbb/' 3 \
    "found 'wwwwwwwwwwbb-wwbbbbbbbbbb', expected the position as '$start'"
  refuse '4s/6/six/' 4 "found the depth 'six', expected a whole number from 0 to 99"
  refuse '4s/6/100/' 4 "found the depth '100', expected a whole number from 0 to 99"
  refuse '5s/4/7/' 5 "found the ply '7', expected a whole number from 0 to 6"
  refuse '5s/4/-1/' 5 "found the ply '-1', expected a whole number from 0 to 6"
  refuse 5d 5 "found '# jobs 12', expected '# ply NUMBER'"
  refuse '6s/12/12 and more/' 6 \
    "found the jobs '12 and more', expected a whole number from 0 to 1000000000000"
  refuse '6s/12/99999999999999999999/' 6 \
    "found the jobs '99999999999999999999', expected a whole number from 0 to 1000000000000"
  refuse '7s/id .*/id 123/' 7 "found the id '123', expected 16 hexadecimal digits"
  refuse '7s/id .*/id 0123456789abcdeg/' 7 \
    "found the id '0123456789abcdeg', expected 16 hexadecimal digits"
  refuse '7s/id .*/id 0123456789ABCDEF/' 7 \
    "found the id '0123456789ABCDEF', expected 16 hexadecimal digits"
  refuse 7d 7 "found '$(shown 8)', expected '# id ID'"
  refuse '4,$d' 4 "found the end of the file, expected '# depth NUMBER'"
}

run perft 6 --split 4
expect_line '# jobs 12'
cp "$out" "$good"
command=--jobs
id=$(sed -n 's/^# id //p' "$good")
first=$(sed -n 8p "$good")
position=$(sed -n 9p "$good" | cut -f 3)
refuse_header jobs
refuse '9s/^2/3/' 9 "found the number '3', expected job 2"
refuse '9s/^2/x/' 9 "found the number 'x', expected job 2"
refuse 9d 9 "found the number '3', expected job 2"
refuse '9s/.*//' 9 "found '', expected NUMBER, LINES and POSITION of job 2"
refuse '9s/^2.1.*/2 1/' 9 "found '2 1', expected NUMBER, LINES and POSITION of job 2"
refuse '9s/^2.1/2 0/' 9 "found '0', expected the number of lines that lead to job 2"
refuse '9s/^2.1/2 18446744073709551616/' 9 \
  "found '18446744073709551616', expected the number of lines that lead to job 2"
refuse '9s/^2.1./2 1 x/' 9 \
  "bad position at offset 0: found 'x', expected 'w', 'b' or a digit from 1 to 5"
refuse "9s/^2.1./2  1 /" 9 "found '', expected the number of lines that lead to job 2"
refuse '9s/$/ /' 9 "bad position at offset ${#position}: found ' ', expected the end"
refuse '$d' 19 'found the end of the file, expected job 12 of 12'
refuse '$s/$/\n13 1 more/' 20 "found '13 1 more', expected the end after 12 jobs"
refuse "9s|.*|2$tab$(echo "$first" | cut -f 2-)|" 9 \
  'found job 2 out of order, expected each position once, in their order'
refuse '9s/.*/#/' 9 "found '#', expected NUMBER, LINES and POSITION of job 2"
for change in '9s/^2.1/2 3/' '4s/6/7/' '5s/4/3/' '2s/brainking/qirkat/'; do
  sed "$change" "$good" >"$bad"
  run perft --jobs "$bad"
  expect_status 2
  expect 'an id that does not fit' grep -qE "bad:7: found the id $id, expected [0-9a-f]{16} for these jobs; the file was changed\$" "$err"
done
head -c -1 "$good" >"$bad"
run perft --jobs "$bad"
expect_error 2 "$bad:19: found '$(shown '$')' and the end of the file, expected a line end"
head -c 5000 /dev/zero | tr '\0' x >"$bad"
run perft --jobs "$bad"
expect_status 2
expect 'a line that is too long' grep -qE "bad:1: found 'x{80}\.\.\.', expected a line of at most 1000 characters\$" "$err"
head -c 100 /dev/zero >"$bad"
run perft --jobs "$bad"
expect_status 2
expect 'one line' [ "$(wc -l <"$err")" -eq 1 ]
run perft --jobs "$scratch/nowhere"
expect_error 2 "cannot open '$scratch/nowhere': No such file or directory"
run perft --jobs "$scratch"
expect_error 1 "cannot read '$scratch': Is a directory"
run perft --jobs -
expect_error 2 "standard input:1: found the end of the file, expected '# alquerque-perft-jobs 1'"

run perft --jobs "$good"
cp "$out" "$scratch/results"
jobs=$good
good=$scratch/results
command=--sum
refuse_header results
refuse '8s/1.1$/2\/1/' 8 "found the part '2/1', expected I/N with I from 1 to N"
refuse '8s/1.1$/0\/0/' 8 "found the part '0/0', expected I/N with I from 1 to N"
refuse '8s/1.1$/1/' 8 "found the part '1', expected I/N with I from 1 to N"
refuse '10s/^2/x/' 10 "found 'x', expected the number of a job"
refuse '10s/^2.1/2 -1/' 10 "found '-1', expected a number of lines"
refuse '10s/^2.1.[0-9]*/2 1 1e6/' 10 "found '1e6', expected a number of leaves"
refuse '10s/^2.1.[0-9]*/2 1 99999999999999999999/' 10 \
  "found '99999999999999999999', expected a number of leaves"
refuse '10s/.$//' 10 "found the check '$(sed -n 10p "$good" | cut -f 4 | sed 's/.$//')', expected 16 hexadecimal digits"
refuse '10s/^2.1.*/2 1 1/' 10 "found '2 1 1', expected NUMBER, LINES, LEAVES and CHECK of a job"
refuse '10s/.*//' 10 "found '', expected NUMBER, LINES, LEAVES and CHECK of a job"
refuse '10s/.*/# note/' 10 "found '# note', expected NUMBER, LINES, LEAVES and CHECK of a job"
run perft --sum "$scratch/results" "$scratch/nowhere"
expect_error 2 "cannot open '$scratch/nowhere': No such file or directory"

# A sum of more than 64 bits, from lines whose checks are right.
if python3 -c '' >/dev/null 2>&1; then
  cat >"$scratch/change.py" <<'END'
import sys
lines = open(sys.argv[1]).read().split("\n")
identity = lines[6].split()[-1]
for i in (8, 9):
    fields = "\t".join([lines[i].split("\t")[0], sys.argv[3], sys.argv[4]])
    h = 0xcbf29ce484222325
    for byte in (identity + "\t" + fields).encode():
        h = (h ^ byte) * 0x100000001b3 % 2**64
    lines[i] = fields + "\t%016x" % h
open(sys.argv[2], "w").write("\n".join(lines))
END
  for factors in '1 9223372036854775808' '4294967296 4294967296'; do
    # shellcheck disable=SC2086 # factors are words
    python3 "$scratch/change.py" "$good" "$bad" $factors
    depth=$(sed -n 's/^# depth //p' "$bad")
    run perft --sum "$bad"
    expect_error 1 "from depth $depth on the counts do not fit in 64 bits"
  done
  # Other lines lead to a job than its results say: then they are not of these jobs.
  python3 "$scratch/change.py" "$good" "$bad" 7 7
  run perft --jobs "$jobs" --out "$bad"
  expect_error 2 "$bad:9: found 7 lines, expected 1 for job 1"
fi

finish
