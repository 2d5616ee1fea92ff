"""The game before the list of games names it: its scenarios, and random games with its invariants."""

from __future__ import annotations

from pathlib import Path

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.engine.board import Board

if kt.compiled():
    pytest.skip("interpreted only, as long as it is not listed", allow_module_level=True)

from kartentisch.games.europe.game import Europe

FOLDER = Path(__file__).parent.parent / "scenarios"


def load(name: str, board: str | None = None) -> Europe:
    assert name == "europe"
    return Europe() if board is None else Europe(Board.parse(board))


DOCUMENTS = [
    pytest.param(document, id=f"{file.stem}: {document.title}")
    for file in sorted(FOLDER.glob("*.yaml"))
    if (FOLDER.parent / "rules.en.md").exists()  # its rules are named there
    for document in scenario.read(file.read_text(encoding="utf-8"), file.name)
]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_scenario(document: scenario.Document) -> None:
    report = scenario.run(document, load)
    if not report.passed:
        pytest.fail("\n".join([report.title, *report.failures]), pytrace=False)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_game_breaks_no_invariant(players: int) -> None:
    game = load("europe")
    state = game.new(players, seed=1)
    chance, bits = kt.Chance(players), kt.Chance(players + 100)
    for move in range(1500):
        if state.over:
            break
        if state.chance:
            state.apply(chance.outcome(state))
            continue
        legal = state.legal_actions()
        assert legal == sorted(set(legal)) and legal, state.where()
        state.apply(legal[bits.below(len(legal))])
        if move % 50 == 0:
            assert game.faults(state) == []
            assert game.load(game.dump(state)) == state
