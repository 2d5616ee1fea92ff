"""What is noted instead of looked for again gives the same games as the rules did before, to the bit.

The hashes are of the rules of before.  After a change of the rules that is meant, write them anew:
`PYTHONPATH=src python -m kartentisch.games.europe.tests.test_same_games`.
"""

from __future__ import annotations

import hashlib
import random
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.kernel import CHANCE
from kartentisch.games.europe import Europe
from kartentisch.games.europe.actions import BOMBER, CARRIER, FIGHTER, POWERS

OBSERVED = 37  # every so many decisions what everybody may know is looked at
MOST = 900  # decisions of one game
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"tank_and_one": "tank_and_one", "guns_let_pass": "pass", "archangel": True})
SEEDS = range(8)
HASHES = {
    0: "512ca31c13383ef2",
    1: "6411d1f4a5498123",
    2: "4b6b3bbb9823f682",
    3: "d5a597d0b0f9f54f",
    4: "904ce8112bbcf6f9",
    5: "06c3ffba1b076743",
    6: "c80904e1ab742bc7",
    7: "0b4062b106e2f22e",
}


def story(seed: int) -> str:
    """A hash of a game: the first ones at random, the others with carriers and aircraft where nobody expects them."""
    game, dice, chance = Europe(), random.Random(seed), kt.Chance(seed)
    told = hashlib.blake2b(digest_size=8)
    state: Any = game.new(2 + seed % 3, options={"round_limit": 4, **OPTIONS[seed % 2]})
    buffer = game.observation(int(state.players)).buffer()
    for decision in range(MOST):
        chance.settle(state)
        if state.over:
            break
        seat, legal = int(state.seat), state.legal_actions()
        told.update(repr((state.where(), seat, legal)).encode())
        if decision % OBSERVED == 0:
            state.observe(seat, buffer)
            told.update(bytes(memoryview(buffer)))
        orders = [action for action in legal if action >= state.table.send()]  # rather than another space
        state.apply(dice.choice(orders if orders and dice.random() < 0.5 else legal))
        if seed >= 4 and decision % 120 == 119 and state.seat != CHANCE and not state.over:
            state = crowded(state, dice)
    told.update(game.digest(state).encode())
    return told.hexdigest()


def crowded(state: Any, dice: random.Random) -> Any:
    """The position with more carriers and aircraft."""
    other, table = state.clone(), state.table
    for _ in range(3):
        zone, power = int(table.lands) + dice.randrange(int(table.seas)), dice.randrange(POWERS)
        other.add_units(zone, power, CARRIER, 1)
        other.add_units(zone, power, FIGHTER, dice.randrange(3))
    for kind in (FIGHTER, BOMBER):
        other.add_units(dice.randrange(int(table.lands)), other.power, kind, 1)
    return other.clone()


@pytest.mark.once
@pytest.mark.parametrize("seed", SEEDS)
def test_the_games_are_the_same(seed: int) -> None:
    assert story(seed) == HASHES[seed]


@pytest.mark.once
def test_a_batch_shows_at_each_step_what_each_state_shows() -> None:
    """Also where only what has changed is written, and behind a look the question alone."""
    batch = pytest.importorskip("kartentisch.adapters.batch").Batch("europe", 3, 3, seed=5)
    buffer = batch.game.observation(3).buffer()
    for _ in range(1500):
        batch.step(batch.guesses())
        for row in range(3):
            batch.state(row).observe(int(batch.seats[row]), buffer)
            assert batch.observations[row].tobytes() == bytes(memoryview(buffer))


@pytest.mark.once
def test_notes_hold_as_long_as_what_they_follow_from() -> None:
    """What a state answers from its notes, a copy that has none finds anew."""
    game, chance, dice = Europe(), kt.Chance(3), random.Random(3)
    state: Any = game.new(2, options={"round_limit": 3})
    for _ in range(1500):
        chance.settle(state)
        if state.over:
            break
        legal = state.legal_actions()
        assert legal == state.clone().legal_actions()
        state.apply(dice.choice(legal))


if __name__ == "__main__":
    print("HASHES = {")
    for number in SEEDS:
        print(f'    {number}: "{story(number)}",')
    print("}")
