"""Every scenario of Attack!, and that together with the marked tests they name every rule of the checklist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine import scenario

HERE = Path(__file__).parent
RULES = {f"ATK-{n:02}" for n in range(1, 136)} | {f"ATK-R{n:02}" for n in range(1, 27)}
FILES = sorted((HERE / "scenarios").glob("*.yaml"))
SCENARIOS = [
    pytest.param(file, document, id=f"{file.stem}: {document.title}")
    for file in FILES
    for document in scenario.parse(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize(("file", "document"), SCENARIOS)
def test_scenario(file: Path, document: scenario.Document) -> None:
    board = (file.parent / document.board).read_text(encoding="utf-8") if document.board else None
    report = scenario.run(document, kt.load, board)
    if not report.passed:
        pytest.fail("\n".join([report.title, *report.failures]), pytrace=False)


def test_every_rule_and_ruling_is_named() -> None:
    named: set[str] = set()
    for file in FILES:
        for document in scenario.parse(file.read_text(encoding="utf-8")):
            assert document.rules, f"{file.stem}: {document.title} proves nothing"
            named.update(document.rules)
    for test in sorted(HERE.glob("test_*.py")):
        for marks in re.findall(r"^@pytest\.mark\.rule\((.*?)\)$", test.read_text(), re.M | re.S):
            named.update(re.findall(r'"(.*?)"', marks))
    assert sorted(RULES - named) == []
    assert sorted(named - RULES) == []
