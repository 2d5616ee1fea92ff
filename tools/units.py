"""The C of the rules in a few files, one for the engine and one for each game, where mypyc writes one for each module.

`setup.py` calls this while it builds.  The files are compiled side by side, and in each of them the C compiler sees a
whole game: what nobody else calls it may take apart as it likes (`static`), each has small functions of the engine for
itself, to be put into what calls them.  What runs once is not optimized, nor are the doors for Python; only
those of the engine, through which a program goes at every move, are made small instead of quick.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path

ENGINE = "engine"
BELOW = (ENGINE, "parts")  # the rooms that the rules of every game stand on, in one file
SHORT = 60  # lines of C: mypyc takes about five for one of Python
HEAD = re.compile(r'(?:#include "__native_\w+\.h"\n)+')
DEFINED = re.compile(r"^(?!static)\w[\w \*]*?\b(CPyDef_\w+)\([^;{}]*\)\s*\{\n.*?^\}\n", re.DOTALL | re.MULTILINE)
DECLARED = re.compile(r"^(?:extern )?\w[\w \*]*\bCPy(?:Def|Py)_\w+\([^;{}]*\);\n", re.MULTILINE)
FUNCTION = re.compile(r"\bCPy(?:Def|Py)_\w+")
EXTERN = re.compile(r"^extern (?=[^=;\n]*?\b(CPy(?:Def|Py)_\w+)\()", re.MULTILINE)
OWN = re.compile(r"^static [^;={}()\n]*?\b(\w+)\s*(?:\[|\(|=|;)", re.MULTILINE)
# what runs once, when a module is loaded, is a quarter of the code, and gains nothing from being optimized
ONCE = re.compile(
    r"^(?=(?:char CPyDef_\w+__top_level__|int CPyGlobalsInit|(?:static )?int (?:CPyExec|exec)_\w+)\([^()]*\)\s*\{)",
    re.MULTILINE,
)
RUNS_ONCE, FOR_PYTHON = "KARTENTISCH_ONCE ", "KARTENTISCH_FOR_PYTHON "
MEANING = """#if defined(__clang__)
#define KARTENTISCH_ONCE __attribute__((optnone, noinline))
#define KARTENTISCH_FOR_PYTHON __attribute__((cold))
#elif defined(__GNUC__)
#define KARTENTISCH_ONCE __attribute__((optimize("O0")))
#ifdef KARTENTISCH_ENGINE
#define KARTENTISCH_FOR_PYTHON __attribute__((cold))
#else
#define KARTENTISCH_FOR_PYTHON __attribute__((optimize("O0")))
#endif
#else
#define KARTENTISCH_ONCE
#define KARTENTISCH_FOR_PYTHON
#endif
"""


def unit(source: str) -> str:
    """The file into which a module's C belongs.

    >>> unit("__native_kartentisch___games___europe___bot___wings.c"), unit("__native_kartentisch___parts___window.c")
    ('europe_bot', 'engine')
    """
    _, room, *rest = Path(source).stem.split("___")
    if room == "games":
        return "_".join(rest[:-1])
    return ENGINE if room in BELOW else room


def grouped(sources: Mapping[str, str], common: str, header: str, runtime: Iterable[str]) -> dict[str, str]:
    """The texts of the files: the modules' C, in the engine's also what is common to all, and mypyc's own."""
    texts: dict[str, str] = {ENGINE: ""}
    for source, code in sources.items():
        name = ENGINE if source == common else unit(source)
        texts[name] = texts.get(name, "") + ONCE.sub(RUNS_ONCE, HEAD.sub("", code, count=1))
    small = short(texts[ENGINE], set(EXTERN.findall(header)))
    lent = {name: needed(text, small) if name != ENGINE else {} for name, text in texts.items()}
    whole = {name: "".join(lent[name].values()) + text for name, text in texts.items()}
    calls = {name: set(FUNCTION.findall(DECLARED.sub("", text))) - set(lent[name]) for name, text in whole.items()}
    files = {}
    for name, text in whole.items():
        elsewhere = set[str]().union(*(called for other, called in calls.items() if other != name))
        own = calls[name] - elsewhere | set(lent[name])
        declared = partial(_declared, own)
        own_runtime = "".join(f"#include <{file}>\n" for file in runtime) if name == ENGINE else ""
        meaning = "#define KARTENTISCH_ENGINE\n" * (name == ENGINE) + MEANING
        files[name] = meaning + own_runtime + EXTERN.sub(declared, header) + text
    return files


def _declared(own: set[str], found: re.Match[str]) -> str:
    return ("static " if found[1] in own else "extern ") + (FOR_PYTHON if found[1].startswith("CPyPy_") else "")


def short(code: str, known: set[str]) -> dict[str, str]:
    """The short functions that need nothing which only their own file has."""
    own = set(OWN.findall(code))
    return {
        found[1]: found[0]
        for found in DEFINED.finditer(code)
        if found[0].count("\n") <= SHORT
        and not own & set(re.findall(r"\w+", found[0]))
        and set(FUNCTION.findall(found[0])) <= known
    }


def needed(code: str, small: Mapping[str, str]) -> dict[str, str]:
    """Those of the small functions that the code calls, and those that they call themselves."""
    found: dict[str, str] = {}
    ways = set(FUNCTION.findall(code)) & set(small)
    while ways:
        name = ways.pop()
        found[name] = small[name]
        ways |= (set(FUNCTION.findall(small[name])) & set(small)) - set(found)
    return dict(sorted(found.items()))
