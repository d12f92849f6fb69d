. "$(dirname "$0")/check.sh"

run show
expect_success
expect_output '5  b---b---b---b---b
   | \ | / | \ | / |
4  b---b---b---b---b
   | / | \ | / | \ |
3  b---b---+---w---w
   | \ | / | \ | / |
2  w---w---w---w---w
   | / | \ | / | \ |
1  w---w---w---w---w

   a   b   c   d   e

To move   White
Men       White w 12, Black b 12
Bans      none
Rules     brainking
Position  bbbbb/bbbbb/bb1ww/wwwww/wwwww w -'
cp "$out" "$scratch/start"

# Rank 5 is at the top and file a at the left.
run show --position '1w3/5/2b2/3w1/b4 b d2<'
expect_success
expect_line '5  +---w---+---+---+'
expect_line '3  +---+---b---+---+'
expect_line '2  +---+---+---w---+'
expect_line '1  b---+---+---+---+'
expect_line 'To move   Black'
expect_line 'Men       White w 2, Black b 2'
expect_line 'Bans      White may not step back from d2 to c2'
expect_line 'Position  1w3/5/2b2/3w1/b4 b d2<'
run show --rules qirkat --position '1w3/5/2b2/3w1/1w3 b d2<,b1>,c3>'
expect_line 'Bans      White may not step back from b1 to c1'
expect_line '          White may not step back from d2 to c2'
expect_line '          Black may not step back from c3 to d3'
expect_line 'Rules     qirkat'

run show
expect_no_text 'Outcome'
run show --position '5/5/5/5/w4 b -'
expect_line 'Outcome   White has won: Black has no men left'
run show --position 'w4/5/5/5/b4 w -'
expect_line 'Outcome   Black has won: White cannot move'
run show --position 'w4/5/5/5/b4 w -' --rules freestyle
expect_no_text 'Outcome'

# The text that is shown can be given back; so can the board of the university game.
run show --position 'wwwwwwwwwwbb-wwbbbbbbbbbb'
expect 'the start position' cmp -s "$scratch/start" "$out"

run show --unicode
expect_success
expect_line '3  ●───●───┼───○───○'
expect_line '   │ ╲ │ ╱ │ ╲ │ ╱ │'
expect_line 'Men       White ○ 12, Black ● 12'

# Discs by themselves: on a terminal that can show them, and nowhere else.
LC_ALL=C.UTF-8
run show
expect 'plain characters' cmp -s "$scratch/start" "$out"
run_launched --terminal 1 -- show
expect_status 0
expect_text '●───●───┼───○───○'
run_launched --terminal 1 -- show --ascii
expect_text 'b---b---+---w---w'
LC_ALL=C
run_launched --terminal 1 -- show
expect_text 'b---b---+---w---w'
# The first variable that says something decides.
export LC_CTYPE LANG
for locale in ':C.UTF-8:C' '::C.UTF-8'; do
  LC_ALL=${locale%%:*}
  LC_CTYPE=${locale#*:}
  LC_CTYPE=${LC_CTYPE%:*}
  LANG=${locale##*:}
  run_launched --terminal 1 -- show
  expect_text '●───●───┼───○───○'
done
LC_CTYPE=C
LANG=C.UTF-8
run_launched --terminal 1 -- show
expect_text 'b---b---+---w---w'
LC_CTYPE=
LANG=
run_launched --terminal 1 -- show
expect_text 'b---b---+---w---w'
unset LC_CTYPE LANG
LC_ALL=C

# The last move: the position after it, and what it took.
run show --last d2-c3
expect_success
expect_line 'Last move d2-c3'
expect_line 'To move   Black'
expect_line 'Position  bbbbb/bbbbb/bbwww/www1w/wwwww b -'
run show --position '5/5/1bb2/2w2/w4 w -' --last c2_c4
expect_status 2
run show --position '5/5/1bb2/2w2/w4 w -' --last c2c4
expect_line 'Last move c2xc4, captures c3'
run show --position '5/5/1bb2/2w2/w4 w -' --last c2xc4
expect_line 'Last move c2xc4, captures c3'
expect_line 'Men       White w 2, Black b 1'
run show --position 'b4/5/5/5/w4 w -' --rules freestyle --last 'a1-b1' --targets a5
expect_line 'Targets   * a4, b4, b5'
run show --position '5/5/2b2/2w2/5 w -' --last c2xc4
expect_line 'Outcome   White has won: Black has no men left'

# Where men can go: all of them, or one.
run show --targets
expect_success
expect_line '3  b---b---*---w---w'
expect_line 'Can move  b2, c2, d2, d3'
expect_line 'Targets   * c3'
run show --targets d2 --unicode
expect_line '3  ●───●───◆───○───○'
expect_line 'Can move  d2'
run show --targets --position 'w4/5/5/5/b4 w -'
expect_success
expect_line 'Can move  none'

# Colours: when asked for, or on a terminal that has them, unless the user wants none.
escape=$(printf '\033')
run show --color always
expect_success
expect_text "${escape}["
sed "s/$escape\[[0-9;]*m//g; s/ *\$//" "$out" >"$scratch/without"
sed 's/ *$//; s/^\([1-5 ]\)  \([bw+|]\)/\1  \2/' "$scratch/start" >"$scratch/plain"
expect 'the same but for colours' cmp -s "$scratch/plain" "$scratch/without"
# The points of the last move have a ground of their own, as targets have a colour.
run show --color always --last d2-c3
expect_text "${escape}[0;48;5;221;1;38;5;231mw"
expect_text "${escape}[0;48;5;221;38;5;94m+"
expect_no_text "38;5;22m"
run show --color always --last d2-c3 --targets b4
expect_text "${escape}[0;48;5;221;1;38;5;22m*"
run show --color always --position '5/5/2w2/5/4b w -' --targets
expect_text "${escape}[0;48;5;179;1;38;5;22m*"
run show --color always --color never
expect 'no colours' cmp -s "$scratch/start" "$out"
run show --color auto
expect 'no colours' cmp -s "$scratch/start" "$out"
TERM=xterm
run show
expect 'no colours' cmp -s "$scratch/start" "$out"
run_launched --terminal 1 -- show
expect_status 0
expect_text "${escape}["
run_launched --terminal 1 -- show --color never
expect_no_text "${escape}["
NO_COLOR=1
export NO_COLOR
run_launched --terminal 1 -- show
expect_no_text "${escape}["
run_launched --terminal 1 -- show --color always
expect_text "${escape}["
# As its convention has it, an empty one says nothing.
NO_COLOR=
run_launched --terminal 1 -- show
expect_text "${escape}["
unset NO_COLOR
for TERM in dumb ''; do
  run_launched --terminal 1 -- show
  expect_no_text "${escape}["
done

finish
