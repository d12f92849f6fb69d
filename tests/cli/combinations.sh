. "$(dirname "$0")/check.sh"

# Arguments that make no sense together are refused with one line.
refuse() {
  message=$1
  shift
  run perft "$@"
  expect_error 2 "$message"
}

for option in --threads --memory; do
  refuse "$option does not go with --routes" 3 $option 2 --routes
  refuse "$option does not go with --divide" 3 $option 2 --divide
  refuse "$option does not go with --unique" 3 $option 2 --unique
  refuse "$option does not go with --split" 3 $option 2 --split 1
  refuse "$option does not go with --sum" $option 2 --sum x
done
refuse "--routes does not go with --checkpoint" 3 --routes --checkpoint "$scratch/x"
refuse "--checkpoint does not go with --divide" 3 --divide --checkpoint "$scratch/x"
refuse '--unique does not go with --divide' 3 --unique --divide
refuse '--split does not go with --unique' 3 --unique --split 2
refuse '--jobs does not go with --split' 3 --jobs x --split 2
refuse '--sum does not go with --jobs' --jobs x --sum y
refuse '--checkpoint does not go with --sum' --checkpoint x --sum y
refuse '--checkpoint does not go with --split' 3 --checkpoint x --split 2
refuse '--routes does not go with --unique' 3 --unique --routes
refuse '--routes does not go with --split' 3 --split 2 --routes
refuse '--json does not go with --split' 3 --split 2 --json
refuse '--json does not go with --jobs' --jobs x --json
refuse 'DEPTH does not go with --jobs' 3 --jobs x
refuse 'DEPTH does not go with --sum' 3 --sum x
refuse '--rules does not go with --jobs' --jobs x --rules qirkat
refuse '--position does not go with --sum' --position "$start" --sum x
refuse '--out does not go with --sum' --out x --sum x
refuse '--out does not go with --checkpoint' 3 --out x --checkpoint y
refuse '--part does not go with --checkpoint' 3 --part 1/2 --checkpoint y
refuse '--out needs --jobs' 3 --out x
refuse '--part needs --jobs' 3 --part 1/2
for mode in --unique '--split 2' "--checkpoint $scratch/x"; do
  # shellcheck disable=SC2086 # a mode is words
  refuse 'DEPTH is required; see alquerque perft --help' $mode
done
refuse '--sum needs a value; see alquerque perft --help' --sum
refuse '--jobs needs a value; see alquerque perft --help' --jobs

for split in 0 5 6 -1 x 1.5 ''; do
  refuse "--split must be a whole number from 1 to 4, not '$split'" 5 --split "$split"
done
refuse '--split needs a DEPTH of at least 2, not 1' 1 --split 1
for part in 0/3 4/3 1 1/ /3 1/0 -1/3 a/b 1/3/5 ' 1/3' ''; do
  refuse "--part must be I/N with I from 1 to N, not '$part'" --jobs x --part "$part"
done
expect 'no file' [ ! -e "$scratch/x" ]

finish
