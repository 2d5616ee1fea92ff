"""The kit finds faults made on purpose: some of them here, all of them by `make fuzz`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.fuzz.faults import ROOT, Fault, read, tried

LISTS = sorted([*ROOT.glob("tests/**/faults.toml"), *ROOT.glob("src/kartentisch/games/*/tests/faults.toml")])
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
    sound = Fault("attila", "src/kartentisch/games/attila", "nothing", "turn.py", "s.turn += 1", "s.turn += 1 + 0")
    outcome = tried(sound, games=3, often=["told:turn"])
    assert not outcome.found and outcome.games == 3
