"""Every scenario of every game, and that together with the marked tests they name every rule of its checklist."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from tests.games.folders import folder_of, rule_ids


@cache
def scenarios(game: str) -> list[tuple[Path, scenario.Document]]:
    return [
        (file, document)
        for file in sorted((folder_of(game) / "scenarios").glob("*.yaml"))
        for document in scenario.read(file.read_text(encoding="utf-8"), file.name)
    ]


@pytest.mark.parametrize(
    ("file", "document"),
    [
        pytest.param(file, document, id=f"{game}, {file.stem}: {document.title}")
        for game in kt.GAMES
        for file, document in scenarios(game)
    ],
)
def test_scenario(file: Path, document: scenario.Document) -> None:
    board = (file.parent / document.board_file).read_text(encoding="utf-8") if document.board_file else None
    report = scenario.run(document, kt.load, board)
    if not report.passed:
        pytest.fail("\n".join([report.title, *report.failures]), pytrace=False)


@pytest.mark.parametrize("game", kt.GAMES)
def test_every_rule_and_ruling_is_named(game: str) -> None:
    named: set[str] = set()
    for file, document in scenarios(game):
        assert document.rules, f"{file.stem}: {document.title} proves nothing"
        named.update(document.rules)
    for test in sorted((folder_of(game) / "tests").glob("test_*.py")):
        for marks in re.findall(r"^@pytest\.mark\.rule\((.*?)\)$", test.read_text(encoding="utf-8"), re.M | re.S):
            named.update(re.findall(r'"(.*?)"', marks))
    rules = set(rule_ids(kt.load(game), "en"))
    assert sorted(rules - named) == []
    assert sorted(named - rules) == []
