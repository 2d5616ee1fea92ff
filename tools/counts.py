"""What mypyc counts without need: a look into a buffer or an object that its owner holds all the while.

`vec[i]`, read and written through a local or an attribute, counts a reference to the buffer before and takes it back
behind: two round trips to memory, for which the next one waits.  Where nothing between the two can call, free or store
anything, the owner's own reference is enough.  `setup.py` calls this while it builds, on the C that mypyc writes, a
function at a time; whatever is not exactly of the few known forms stays as it is.
"""

from __future__ import annotations

import re

FUNCTION = re.compile(r"^\w[\w \*]*\bCPyDef_\w+\([^;{}]*\) \{\n.*?^\}\n", re.DOTALL | re.MULTILINE)
COUNTED = re.compile(r"^(VEC_I64|CPy)_INCREF\((cpy_r_\w+)\);$")
HELD = r"= (?:\(\([\w ]+\*\)\w+\)->_\w+|CPyStatic_\w+);$"  # how a reference is had that somebody else holds
CALLED = re.compile(r"(\w+)\(")
HARMLESS = {"if", "likely", "unlikely", "Py_TYPE", "VEC_I64_INCREF", "CPy_INCREF"}
GLUE = re.compile(r"^\w[\w \*]*\bCPyDef_\w+_glue\(")
CAST = re.compile(
    r"^ *CPy_INCREF\((cpy_r_\w+)\);\n( *if \(likely\(Py_TYPE\(\1\) == \w+\)\)\n *(cpy_r_r\d+) = \1;\n)", re.MULTILINE
)
CALL = re.compile(  # of a method of an object that may be None, and is not
    r"^ *CPy_INCREF\((cpy_r_\w+)\);\n"
    r"( *if \(likely\(\1 != Py_None\)\)\n *(cpy_r_r\d+) = \1;\n"
    r" *else \{\n.*\n *goto \w+;\n *\}\n.* = CPY_GET_METHOD\(.*\n)"
    r" *CPy_DECREF\(\3\);\n",
    re.MULTILINE,
)


def uncounted(code: str) -> str:
    """The C without the counts that are not needed.

    >>> print(uncounted('''char CPyDef_f(PyObject *cpy_r_s) {
    ...     cpy_r_r1 = ((S *)cpy_r_s)->_v;
    ...     VEC_I64_INCREF(cpy_r_r1);
    ...     cpy_r_r2 = cpy_r_r1.items;
    ...     VEC_I64_DECREF(cpy_r_r1);
    ...     return 1;
    ... }
    ... '''))
    char CPyDef_f(PyObject *cpy_r_s) {
        cpy_r_r1 = ((S *)cpy_r_s)->_v;
        cpy_r_r2 = cpy_r_r1.items;
        return 1;
    }
    <BLANKLINE>
    """
    return FUNCTION.sub(lambda found: _function(found[0]), code)


def _function(text: str) -> str:
    if GLUE.match(text):
        text = _glue(text)
    if "_INCREF(" not in text:
        return text
    whole = text
    text = CALL.sub(lambda found: found[2] if _owned(whole.replace(found[0], ""), found[1]) else found[0], text)
    kept = text.splitlines(keepends=True)
    lines = [line.strip() for line in kept]
    labels = {line[: line.index(":")]: i for i, line in enumerate(lines) if line.startswith("CPyL") and ":" in line}
    gone: set[int] = set()
    for i, line in enumerate(lines):
        if counted := COUNTED.match(line):
            gone |= _between(lines, labels, i, counted[1], counted[2])
    return "".join(line for i, line in enumerate(kept) if i not in gone)


def _owned(text: str, name: str) -> bool:
    """Whether the function has a reference of its own to what it calls so, wherever it may have it from."""
    given = len(re.findall(rf"^ *{name} = ", text, re.MULTILINE))
    own = rf"^ *{name} = .*\n *CPy_INCREF\({name}\);|^ *CPy_INCREF\((cpy_r_\w+)\);\n *{name} = \1;"
    return given > 0 and len(re.findall(own, text, re.MULTILINE)) == given


def _glue(text: str) -> str:
    """Between a method and the one it overrides: whoever calls holds the arguments until it has returned."""
    found = CAST.search(text)
    if not found or not re.search(rf"PyObject \*{found[1]}[,)]", text):
        return text
    back = f"    CPy_DECREF({found[3]});\n"
    if text.count(back) != 1 or re.search(rf"return {found[3]};|DecRef\({found[3]}\)", text):
        return text
    return text.replace(found[0], found[2]).replace(back, "")


def _between(lines: list[str], labels: dict[str, int], start: int, kind: str, name: str) -> set[int]:
    """The lines that count the reference and take it back, where nothing happens between them; else none."""
    back = f"{kind}_DECREF({name});"
    holders = [line for line in lines if line.startswith(f"{name} = ")]
    if len(holders) != 1 or not re.search(HELD, holders[0]) or lines.count(lines[start]) != 1:
        return set()
    allowed = re.compile(rf"\b{name}\.(?:len|items)\b" if kind == "VEC_I64" else rf"\(\([\w ]+\*\){name}\)->_")
    ends, seen, ways = {start}, {start}, [start + 1]
    while ways:
        at = ways.pop()
        if at in seen:
            continue
        seen.add(at)
        line = lines[at]
        if line == back:
            ends.add(at)
            continue
        if line.startswith(("return", "} else")) or set(CALLED.findall(line)) - HARMLESS:
            return set()
        if re.search(rf"\b{name}\b", allowed.sub("", line).replace(f"{name} == ", "")):
            return set()
        if jump := re.search(r"goto (\w+);$", line):
            ways.append(labels[jump[1]])
            if line.startswith("goto"):
                continue
        if line.endswith("{"):
            depth, end = 1, at
            while depth:
                end += 1
                depth += lines[end].count("{") - lines[end].count("}")
                if depth == 1 and lines[end].startswith("} else"):
                    break
            ways.append(end + 1)
        ways.append(at + 1)
    taken = [i for i, line in enumerate(lines) if re.search(rf"_(?:DECREF|DecRef)\({name}\);", line)]
    return ends if set(taken) == ends - {start} else set()
