"""Faults made on purpose are found, by the kit or by a game's own tests: some of them here, all by `make fuzz`."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

import kartentisch as kt
from tests.fuzz import rule_faults
from tests.fuzz.faults import ROOT, Fault, read, tried
from tests.games.folders import rule_ids

LISTS = sorted([*ROOT.glob("tests/**/faults.toml"), *ROOT.glob("src/kartentisch/games/*/tests/faults.toml")])
FOLDER = "src/kartentisch/games/attila"
RULES_OF_ATTILA = ROOT / FOLDER / "tests/rule_faults.toml"
RULE_LISTS = sorted(ROOT.glob("src/kartentisch/games/*/tests/rule_faults.toml"))
FAULTS = {fault.name: fault for path in LISTS for fault in read(path)}
TRIED = {  # one for each way to find something
    "everybody hears what is laid face down": "told_apart",
    "a copy forgets a second conflict": "forgotten",
    "a question is not named": "question",
    "everybody hears what a spy sees": "told_apart",
    "a look into a hand is not marked as revealed": "unrevealed",
    "a sealed round is closed by its first answer": "round_closed",
}


@pytest.mark.parametrize("path", LISTS, ids=lambda path: Path(path).parent.name)
def test_every_fault_still_fits_its_file(path: Path) -> None:
    faults = read(path)
    assert len({fault.name for fault in faults}) == len(faults)
    for fault in faults:
        ast.parse(fault.text())


@pytest.mark.parametrize("path", RULE_LISTS, ids=lambda path: Path(path).parents[1].name)
def test_every_broken_rule_still_fits_its_file(path: Path) -> None:
    faults = rule_faults.read(path)
    assert len({fault.name for fault in faults}) == len(faults) >= 40
    rules = rule_ids(kt.load(faults[0].game), "en")
    for fault in faults:
        assert fault.rule in rules, fault.name
        text, new = (ROOT / fault.path).read_text(encoding="utf-8"), fault.text()
        assert new != text, fault.name
        if fault.file.endswith(".py"):
            ast.parse(new)
        else:
            tomllib.loads(new)


@pytest.mark.thorough
@pytest.mark.parametrize("name", TRIED)
def test_a_fault_is_found_soon(name: str) -> None:
    outcome = tried(FAULTS[name], games=5)
    assert set(outcome.by) == {TRIED[name]} and outcome.found, outcome.first
    assert "seed" in outcome.first


@pytest.mark.thorough
def test_what_is_never_told_is_missing_in_the_report() -> None:
    outcome = tried(FAULTS["an event is never told"], games=3, often=["told:tile", "told:turn"])
    assert outcome.failed == 0 and outcome.missing == ["told:tile"] and outcome.found


@pytest.mark.thorough
def test_a_sound_game_is_not_found_faulty() -> None:
    """A change that changes nothing survives: so `found` is not always true."""
    sound = Fault("attila", FOLDER, "nothing", "turn.py", "s.turn += 1", "s.turn += 1 + 0")
    outcome = tried(sound, games=3, often=["told:turn"])
    assert not outcome.found and outcome.games == 3


def test_a_broken_rule_is_noticed_by_a_scenario() -> None:
    [fault] = [fault for fault in rule_faults.read(RULES_OF_ATTILA) if fault.name == "one card each at most"]
    verdict = rule_faults.tried(fault)
    assert verdict.by == "scenarios" and verdict.said.startswith("conflict.yaml: ")


@pytest.mark.thorough
def test_nobody_objects_to_rules_that_are_not_broken() -> None:
    """A change that changes nothing survives: so somebody does not always object."""
    sound = rule_faults.RuleFault(
        "attila", FOLDER, "nothing", "turn.py", "s.turn += 1", "s.turn += 1 + 0", rule="ATT-14"
    )
    assert rule_faults.tried(sound).by == ""
