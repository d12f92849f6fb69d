. "$(dirname "$0")/check.sh"

# Another program of the same name knows nothing of this.
if ! parallel --version 2>/dev/null | grep -q '^GNU parallel'; then
  echo 'GNU parallel is not installed'
  exit 77
fi
HOME=$scratch
export HOME

jobs=$scratch/jobs
run perft 14 --split 11
cp "$out" "$jobs"

# A worker that is killed midway the first time it does part 3.
cat >"$scratch/worker" <<'END'
tool=$1 scratch=$2 part=$3
if [ "$part" != 3 ] || [ -e "$scratch/killed" ]; then
  exec "$tool" perft --jobs "$scratch/jobs" --part "$part/4" --out "$scratch/part$part"
fi
touch "$scratch/killed"
"$tool" perft --jobs "$scratch/jobs" --part "$part/4" --out "$scratch/part$part" &
pid=$!
while kill -0 $pid && ! grep -q '^[0-9]' "$scratch/part$part" 2>/dev/null; do
  sleep 0.01
done
kill -9 $pid
wait $pid
END
ran='parallel'
parallel --will-cite --jobs 2 --retries 3 sh "$scratch/worker" "$tool" "$scratch" '{}' ::: 1 2 3 4 \
  >"$out" 2>"$err"
status=$?
expect_status 0
expect 'a worker that was killed' [ -e "$scratch/killed" ]
run perft --sum "$scratch"/part1 "$scratch"/part2 "$scratch"/part3 "$scratch"/part4
expect_success
expect_words '14 20,834,530'

finish
