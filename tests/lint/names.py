"""Compares the public names of the core with the list of them, so that one that comes or goes is a
line of a change and no accident.

    python3 names.py XML LIST [--write]

XML is the folder that doxygen wrote, with the API reference as XML; LIST is the file to compare
with. With --write the list is made anew. Needs nothing but Python's standard library.
"""

import difflib
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

KINDS = {
    "enum": "type",
    "typedef": "type",
    "function": "function",
    "variable": "constant",
    "concept": "concept",
}


def short(name):
    """The name as users write it, without the namespace that carries the version."""
    parts = [part for part in name.split("::") if not part.startswith("v0_")]
    return "::".join(parts[1:] if parts[0] == "alquerque" else parts)


def room_of(element):
    location = element.find("location")
    path = location.get("file", "") if location is not None else ""
    parts = path.split("/")
    return parts[-2] if len(parts) >= 2 else ""


def names_in(folder):
    """Yields (room, kind, name) for all that is documented, members of types included."""
    for entry in ElementTree.parse(folder / "index.xml").getroot().findall("compound"):
        kind = entry.get("kind")
        if kind not in ("class", "struct", "namespace", "concept"):
            continue
        compound = ElementTree.parse(folder / f"{entry.get('refid')}.xml").getroot()[0]
        name = short(compound.findtext("compoundname"))
        if name.startswith("std::"):
            continue
        if kind in ("class", "struct", "concept"):
            yield room_of(compound), "concept" if kind == "concept" else "type", name
        for member in compound.iter("memberdef"):
            if member.get("prot") != "public" or member.get("kind") not in KINDS:
                continue
            if kind == "namespace":
                own = short(f"{compound.findtext('compoundname')}::{member.findtext('name')}")
                yield room_of(member), KINDS[member.get("kind")], own
            else:
                own = f"{name}::{member.findtext('name')}"
                # Constructors come with their type; operators are what the type is like.
                if member.findtext("name").lstrip("~") != name.rsplit("::", 1)[-1]:
                    yield room_of(member), "member", own
            for value in member.findall("enumvalue"):
                yield room_of(member), "value", f"{own}::{value.findtext('name')}"


def main(arguments):
    folder, listed = (pathlib.Path(argument) for argument in arguments[:2])
    found = sorted({(name, kind) for room, kind, name in names_in(folder) if room == "core"})
    if len(found) < 50:
        sys.exit(f"only {len(found)} names of the core in {folder}")
    lines = [f"{kind} {name}" for name, kind in found]
    if "--write" in arguments[2:]:
        listed.write_text("\n".join(lines) + "\n")
    known = listed.read_text().splitlines()
    if lines != known:
        print("\n".join(difflib.unified_diff(known, lines, str(listed), "the headers", "", "", 0)))
        sys.exit(f"the core's names are not those of {listed.name}; if that is meant, run this "
                 "test's command with --write")
    counts = {kind: sum(line.startswith(kind + " ") for line in lines)
              for kind in ("type", "concept", "function", "constant", "member", "value")}
    print(", ".join(f"{count} {kind}s" for kind, count in counts.items()))


main(sys.argv[1:])
