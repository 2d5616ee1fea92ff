"""Every scenario of Attila, and that together with the marked tests they name every rule of the checklist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine import scenario

HERE = Path(__file__).parent
RULES = {f"ATT-{n:02}" for n in range(1, 82)} | {f"ATT-R{n:02}" for n in range(1, 18)}
FILES = sorted((HERE / "scenarios").glob("*.yaml"))
SCENARIOS = [
    pytest.param(document, id=f"{file.stem}: {document.title}")
    for file in FILES
    for document in scenario.parse(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("document", SCENARIOS)
def test_scenario(document: scenario.Document) -> None:
    report = scenario.run(document, kt.load)
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
