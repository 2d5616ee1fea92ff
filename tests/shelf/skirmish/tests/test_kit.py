"""Skirmish under the test kit."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine import testkit
from kartentisch.engine.language import LANGUAGES, Language

OPTIONS = [{}, {"tie_to_attacker": True}, {"spies_behind_halt": True}]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("players", [2, 3])
def test_everything_that_must_hold(players: int, options: dict[str, bool]) -> None:
    game = kt.load("skirmish")
    for seed in range(5):
        testkit.play_with_checks(game, players, seed, options)


def test_many_games_meet_nearly_everything() -> None:
    report = testkit.play_many(kt.load("skirmish"), 30)
    assert not report.failures
    assert "asked" not in report.never()


@pytest.mark.rule("SKI-13")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lost_units_are_said_by_their_names(lang: str) -> None:
    game = kt.load("skirmish")
    words = Language(lang, game, ["Anna", "Ben"])
    state, chance = game.new(2, seed=0), kt.Chance(1)
    state.listen()
    told: list[str] = []
    while not state.over:
        state.apply(state.legal_actions()[-1])
        chance.settle(state)
        told += [words.event(event) for event in game.events(state) if event.kind.name in ("lost", "rolled")]
    units = words.all_names()["units"].values()
    assert any(unit in sentence for unit in units for sentence in told)
    assert not any(mark in sentence for sentence in told for mark in "[]'")
