. "$(dirname "$0")/check.sh"

# As many games as one likes take no more memory than one.
expect_constant_memory 1000000

finish
