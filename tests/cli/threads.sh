. "$(dirname "$0")/check.sh"

# The counts are those of RULES, "perft from the start position".
for means in '--threads 1' '--threads 2' '--threads 7 --memory 1M' '--memory 64M' '--memory 1' \
  '--threads 2 --memory 3k' '--memory 65536'; do
  # shellcheck disable=SC2086 # options are words
  run perft 12 $means
  expect_success
  expect_lines 13
  expect_words 'depth moves time moves/s'
  for row in '1 4' '2 5' '3 6' '6 95' '7 400' '8 1,696' '10 32,058' '12 764,136'; do
    expect_first_words "$row"
  done
done
run perft 9 --rules qirkat --threads 2 --memory 1M
expect_first_words '9 6,900'
run perft 8 --rules freestyle --threads 3
expect_first_words '8 2,521'
run perft 8 --rules alfonso --threads 2 --memory 1M
expect_first_words '8 717,196'
run perft 1 --position "$many_routes" --threads 2
expect_first_words '1 260'
run perft 0 --threads 2
expect_lines 2
expect_first_words '0 1'
run perft 99 --position '5/5/5/5/w4 b -' --threads 2 --memory 1M
expect_success
expect_first_words '99 0'

run perft 10 --json --threads 2 --memory 1M
expect_success
expect_json 'd["complete"] is True and d["rows"][9]["count"] == 32058 and len(d["rows"]) == 10'

for threads in 0 257 -1 x 1.5 ''; do
  run perft 3 --threads "$threads"
  expect_error 2 "--threads must be a whole number from 1 to 256, not '$threads'"
done
for memory in 0 0G -1 M 1GB 1.5G x '' 99999999999999999999 99999999999T; do
  run perft 3 --memory "$memory"
  expect_error 2 "--memory must be a number of bytes such as 512M or 1G, not '$memory'"
done
run perft 3 --threads 0 --threads 2
expect_success

if ASAN_OPTIONS=help=1 TSAN_OPTIONS=help=1 "$tool" --version 2>&1 |
  grep -q 'AddressSanitizer\|ThreadSanitizer'; then
  milliseconds=5000
else
  milliseconds=700
  # More than any machine has. The sanitizers' allocators end the process themselves.
  run perft 3 --memory 1000T
  expect_error 1 'no memory for a table of 1099511627776000 bytes, try a smaller --memory'
fi

for signal in 'INT 130' 'TERM 143'; do
  run_launched --signal "${signal% *}" "$milliseconds" -- perft 40 --threads 2 --memory 16M
  expect_status "${signal#* }"
  expect_first_words '8 1,696'
  expect 'one line on standard error' sh -c '[ "$(cat "$1")" = "alquerque: interrupted" ]' - "$err"
done

finish
