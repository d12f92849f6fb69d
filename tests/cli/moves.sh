. "$(dirname "$0")/check.sh"

run moves
expect_success
expect_output 'White to move, 4 legal moves:
  b2-c3
  c2-c3
  d2-c3
  d3-c3'

# A capture is compulsory, unless the rule set says otherwise, and it says what it takes.
run moves --position 'bbbbb/bbbbb/bbwww/w1www/wwwww b -'
expect_success
expect_output 'Black to move, 1 legal move:
  d4xb2  captures c3'
run moves --position '5/5/1bb2/2w2/w4 w -'
expect_output 'White to move, 1 legal move:
  c2xc4  captures c3'
run moves --position '5/5/1bb2/2w2/w4 w -' --rules alfonso
expect_line '  c2xc4  captures c3'
expect_line '  a1-a2'

# RULES, "Lines that have caught other programs", the first windmill: one move with two routes.
run moves --position 'bbbbb/bbb1b/bb2w/wwwww/ww1w1 b -'
expect_success
expect_line '  a3xc1xe1xc3xc1  captures d1 b2 c2 d2'
expect_line '    or a3xc1xc3xe1xc1'

run moves --position "$many_routes"
expect_success
expect_line 'White to move, 260 legal moves:'
expect_text '    or '
run moves --position "$many_routes" --json
expect_json 'len(d["moves"]) == 260 and len({m["move"] for m in d["moves"]}) == 260
  and any(len(m["routes"]) > 1 for m in d["moves"])
  and all(m["routes"][0] == m["move"] for m in d["moves"])
  and all(len(m["captured"]) == m["move"].count("x") for m in d["moves"])'

# The rule set decides.
run moves --position '5/5/2w2/5/b4 w -'
expect_line 'White to move, 5 legal moves:'
run moves --position '5/5/2w2/5/b4 w -' --rules freestyle
expect_line 'White to move, 8 legal moves:'

run moves --position '5/5/5/5/w4 b -'
expect_success
expect_output 'No legal move. White has won: Black has no men left.'
run moves --position 'w4/5/5/5/b4 w -'
expect_success
expect_output 'No legal move. Black has won: White cannot move.'
run moves --position 'w4/5/5/5/b4 w -' --rules freestyle
expect_line 'White to move, 3 legal moves:'

run moves --json
expect_success
expect_json 'd["rules"] == "brainking" and d["to_move"] == "white" and d["outcome"] is None
  and [m["move"] for m in d["moves"]] == ["b2-c3", "c2-c3", "d2-c3", "d3-c3"]
  and d["moves"][0] == {"move": "b2-c3", "from": "b2", "to": "c3", "captured": [], "routes": ["b2-c3"]}'
run moves --json --position '5/5/5/5/w4 b -'
expect_success
expect_json 'd["moves"] == [] and d["outcome"] == {"winner": "white", "reason": "no_men"}'
run moves --json --position 'w4/5/5/5/b4 w -'
expect_json 'd["outcome"] == {"winner": "black", "reason": "blocked"}'

finish
