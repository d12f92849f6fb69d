. "$(dirname "$0")/check.sh"

# Counts that take minutes; depths 14 to 18 were also found by another program, and the positions by
# two.
run perft 18 --threads 2 --memory 1G
expect_success
for row in '14 20,834,530' '15 112,420,489' '16 627,095,931' '17 3,501,519,789' \
  '18 20,296,048,602'; do
  expect_first_words "$row"
done
# Without a table, in the same counts.
run perft 17
expect_success
expect_first_words '17 3,501,519,789'

run perft 15 --unique
expect_success
for row in '12 549,592 764,136' '13 2,379,926 3,930,686' '14 9,920,677 20,834,530' \
  '15 38,886,570 112,420,489'; do
  expect_words "$row"
done

finish
