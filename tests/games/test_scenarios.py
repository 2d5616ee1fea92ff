"""Every scenario of every game, and that together with the marked tests they name every rule of its checklist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from tests.games.folders import folder_of, rule_ids


def files(game: str) -> list[Path]:
    return sorted((folder_of(game) / "scenarios").glob("*.yaml"))


@pytest.mark.parametrize(
    "file", [pytest.param(file, id=f"{game}, {file.stem}") for game in kt.GAMES for file in files(game)]
)
def test_scenarios(file: Path) -> None:
    """A file at a time: reading one takes longer than playing what stands in it."""
    found = scenario.read(file.read_text(encoding="utf-8"), file.name)
    assert found
    wrong = []
    for document in found:
        if not document.fault and not document.rules:
            wrong.append(f"{document.title}: it proves nothing")
        board = (file.parent / document.board_file).read_text(encoding="utf-8") if document.board_file else None
        report = scenario.run(document, kt.load, board)
        if not report.passed:
            wrong += [report.title, *report.failures]
    if wrong:
        pytest.fail("\n".join(wrong), pytrace=False)


@pytest.mark.parametrize("game", kt.GAMES)
def test_every_rule_and_ruling_is_named(game: str) -> None:
    named: set[str] = set()
    for file in files(game):
        for rules in re.findall(r"^ *rules: *\[(.*?)\]", file.read_text(encoding="utf-8"), re.M | re.S):
            named.update(rule.strip() for rule in rules.split(","))
    for test in sorted((folder_of(game) / "tests").glob("test_*.py")):
        for marks in re.findall(r"^@pytest\.mark\.rule\((.*?)\)$", test.read_text(encoding="utf-8"), re.M | re.S):
            named.update(re.findall(r'"(.*?)"', marks))
    rules = set(rule_ids(kt.load(game), "en"))
    assert sorted(rules - named) == []
    assert sorted(named - rules) == []
