"""The policy that sees no hand but its own."""

from __future__ import annotations

import random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kartentisch as kt
from kartentisch.games.attacke import Attacke
from kartentisch.games.attacke.bot.guess import Guess
from kartentisch.games.attacke.tests.test_policy import EUROPE, position

STRONG = {f"{arm}_7": 1 for arm in ("artillerie", "infanterie", "kavallerie")}
WEAK = {f"{arm}_1": 1 for arm in ("artillerie", "infanterie", "kavallerie")}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_worlds_that_look_alike_are_rated_alike(game: Attacke, players: int) -> None:
    """Wherever the hidden cards lie: all questions of two games."""
    asked = set[str]()
    for seed in range(2):
        state, chance, dice = game.new(players, seed, game.series), kt.Chance(seed), random.Random(seed)
        chance.settle(state)
        while not state.over:
            seat, legal = int(state.seat), state.legal_actions()
            if len(legal) > 1:
                view = game.view(state, seat)
                worlds = [game.imagine(view, n) for n in range(3)]
                first, *others = [list(game.keen(world, vec[i64](legal), seat)) for world in worlds]
                assert all(other == pytest.approx(first) for other in others), (state.where(), first, others)
                asked.add(state.where())
            state.apply(dice.choice(legal), seat)
            chance.settle(state)
    assert {"Turn.choose", "Fight.lay", "Fight.answer", "Fight.defend"} <= asked


def attack(game: Attacke, theirs: dict[str, int]) -> float:
    """What the policy thinks of an attack by Anna's strongest set on the first land that she may attack."""
    state: Any = position(game, [STRONG, theirs], EUROPE)
    legal = [one for one in state.legal_actions() if game.space.action(one).name == "fight"]
    return float(game.keen(state, vec[i64](legal), 0)[0])


def test_a_hand_that_was_not_seen_is_not_known(game: Attacke) -> None:
    """The usual policy attacks where the others' hand is weak in its world; this one cannot tell."""
    assert attack(game, STRONG) == attack(game, WEAK)


def test_the_more_cards_the_likelier_a_set(game: Attacke) -> None:
    few, many = (
        Guess(position(game, [STRONG, theirs], EUROPE), 0, 1).below(22)
        for theirs in (WEAK, {**WEAK, "artillerie_2": 2, "infanterie_2": 2, "kavallerie_2": 2})
    )
    assert all(
        0.0 <= a <= 1.0 and a <= b for chances in (few, many) for a, b in zip(chances, list(chances)[1:], strict=False)
    )
    assert few[0] > many[0] and few[21] == pytest.approx(1.0, abs=0.2)
