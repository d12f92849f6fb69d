"""The strategy that comes with the source, by both checkers."""

import lzma
import os

from solver import SOURCES, checks, expect, finish, path

file = path("shipped")
with lzma.open(os.path.join(SOURCES, "brainking.strategy.xz")) as packed, open(file, "wb") as out:
    out.write(packed.read())
for check in checks(file):
    expect(f"no fault: {check.stderr}", check.returncode == 0)
    expect(f"the start position: {check.stdout}",
           "White wins bbbbb/bbbbb/bb1ww/wwwww/wwwww w -" in check.stdout)
finish()
