"""What is read as a type is made ready before there are threads: see `engine.decoding`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import kartentisch
from kartentisch.engine import decoding

HOME = Path(kartentisch.__file__).parent
PLAIN = {"list", "dict", "int", "str", "Any"}  # msgspec keeps nothing of these


def types_read_late(source: str) -> list[int]:
    """The lines of a module where a class is given to msgspec at the moment of reading."""
    found = []
    for call in ast.walk(ast.parse(source)):
        if not isinstance(call, ast.Call):
            continue
        kinds = [word.value for word in call.keywords if word.arg == "type"]
        name = ast.unparse(call.func)
        if name == "msgspec.convert":
            kinds += call.args[1:]
        elif name.rsplit(".", 1)[-1] != "decode":
            continue
        names = {name.id for kind in kinds for name in ast.walk(kind) if isinstance(name, ast.Name)}
        if names - PLAIN:
            found.append(call.lineno)
    return found


def test_the_search_finds_them() -> None:
    assert types_read_late(
        "msgspec.convert(data, Seed)\nmsgspec.json.decode(text, type=list[Seed])\ndecode(a, type=Seed)"
    ) == [1, 2, 3]
    assert not types_read_late("msgspec.json.decode(text, type=list[int])\nSEED.convert(data)")


@pytest.mark.thorough
@pytest.mark.once
def test_no_module_makes_a_type_ready_where_it_reads() -> None:
    ours = [path for path in HOME.rglob("*.py") if path != Path(decoding.__file__) and "tests" not in path.parts]
    late = {str(path.relative_to(HOME)): types_read_late(path.read_text()) for path in ours}
    assert not {path: lines for path, lines in late.items() if lines}
