. "$(dirname "$0")/check.sh"

if ! python3 -c 'import xml.etree.ElementTree' >/dev/null 2>&1; then
  echo 'skipped: pictures are read with Python (Debian: apt-get install python3)'
  exit 77
fi

# expect_xml <Python expression>...: each of `svg`, the root; `named(name)`, the elements of a name;
# `classed(name)`, those of a class; and `inside(element, name)`. All in one run of Python, as
# starting it is what takes time.
expect_xml() {
  checks=$((checks + $#))
  python3 -c "
import sys, xml.etree.ElementTree as tree
space = '{http://www.w3.org/2000/svg}'
svg = tree.parse(sys.argv[1]).getroot()
def inside(element, name): return list(element.iter(space + name))
def named(name): return inside(svg, name)
def classed(name): return [e for e in svg.iter() if name in e.get('class', '').split()]
def is_true(expression):
  try:
    return eval('(' + expression + ')')
  except (IndexError, AttributeError):
    return False
untrue = [expression for expression in sys.argv[2:] if not is_true(expression)]
print('\n'.join(untrue))
sys.exit(bool(untrue))" "$out" "$@" >"$scratch/untrue" 2>&1 ||
    fail "expected XML with $(cat "$scratch/untrue")"
}

run show --svg
expect_success
expect_xml "svg.tag == space + 'svg' and svg.get('viewBox') == '0 0 600 600'" \
  "svg.get('width') is None and svg.get('role') == 'img'" \
  "svg[0].tag == space + 'title' and svg[0].text == 'Alquerque: White to move'" \
  "svg[1].tag == space + 'desc' and 'White: a1, b1, c1, d1, e1, a2' in svg[1].text" \
  "svg[1].text.endswith('Position: bbbbb/bbbbb/bb1ww/wwwww/wwwww w -')" \
  "len(classed('man')) == 24" \
  "len(inside(classed('white')[0], 'g')) - 1 == 12" \
  "len(inside(classed('black')[0], 'g')) - 1 == 12" \
  "''.join(t.text for t in named('text')) == 'abcde12345'"
# Ten orthogonal lines and six diagonal ones.
expect_xml "inside(classed('lines')[0], 'path')[0].get('d').count('M') == 16" \
  "not classed('last-move') and not classed('movable') and not classed('captured')"
# Nothing from elsewhere.
expect_no_text href
expect_no_text font-face
cp "$out" "$scratch/start.svg"
expect 'the picture in README.md' cmp -s "$scratch/start.svg" "$(dirname "$0")/../../examples/board.svg"

# A man is where its name says: from a1 at the lower left.
run show --svg --position '4b/5/5/5/w4 w -'
expect_xml "[t.text for t in named('title')[1:]] == ['White man on a1', 'Black man on e5']" \
  "[(c.get('cx'), c.get('cy')) for c in inside(classed('man')[0], 'circle')][0] == ('100', '500')" \
  "[(c.get('cx'), c.get('cy')) for c in inside(classed('man')[1], 'circle')][0] == ('500', '100')"

# The same in a file, which is emptied first.
printf '%09000d' 0 >"$scratch/picture.svg"
run show --svg "$scratch/picture.svg"
expect_quiet_success
expect 'the same picture' cmp -s "$scratch/start.svg" "$scratch/picture.svg"
run show --svg -
expect 'the same picture' cmp -s "$scratch/start.svg" "$out"

# A windmill: the captured men crossed out, the jumps before the last numbered.
run show --svg --position 'bbbbb/bbb1b/bb2w/wwwww/ww1w1 b -' --last a3xc1xe1xc3xc1 --targets
expect_success
expect_xml "len(classed('man')) == 5 + 11" \
  "len(inside(classed('captured')[0], 'circle')) == 4" \
  "[t.text for t in inside(classed('last-move')[0], 'text')] == ['1', '2', '3']" \
  "len(inside(classed('movable')[0], 'circle')) == 1 and len(inside(classed('jump-targets')[0], 'circle')) == 1" \
  "not classed('step-targets')" \
  "'Last move: a3xc1xe1xc3xc1. Can move: b1; to: d1.' in svg[1].text"
# A chain that ends where it began; and the end of the game.
run show --svg --position '5/5/2bb1/1wb2/5 w -' --last b2xb2
expect_xml "len(classed('man')) == 1 and svg[0].text == 'Alquerque: White has won: Black has no men left'"
# A step takes nobody.
run show --svg --last d2-c3
expect_xml "not classed('captured') and len(inside(classed('last-move')[0], 'path')) == 5"
# A ban is in the position text, with characters that XML does not take as they are.
run show --svg --position '5/5/2w2/5/b4 w c3<' --targets
expect_xml "svg[1].text.endswith('w c3<') and len(inside(classed('step-targets')[0], 'circle')) == 4"
run show --svg --position '5/5/2w2/5/b4 w c3>'
expect_xml "svg[1].text.endswith('w c3>')"
expect_text 'w c3&gt;</desc>'

finish
