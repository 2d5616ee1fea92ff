"""What may be asked in the turn of another, as each game tells it for standing orders."""

from __future__ import annotations

import random
from typing import Any

import pytest

import kartentisch as kt

DECISIONS = 8000  # of random games, for each game


@pytest.mark.once
@pytest.mark.parametrize("name", kt.GAMES)
def test_reactions_are_what_others_are_asked(name: str) -> None:
    game, chance, dice = kt.load(name), kt.Chance(3), random.Random(11)
    blocks = {block.name: block for block in game.space.blocks}
    assert set(game.reactions) <= set(game.questions)
    assert {action for actions in game.reactions.values() for action in actions} <= set(blocks)
    asked: dict[str, set[str]] = {}
    state: Any = game.new(game.seats[-1], seed=0)
    for number in range(DECISIONS):
        if state.over:
            state = game.new(dice.choice(game.seats), seed=number)
        for seat in state.seats_asked:
            if seat != state.active:
                offered = {game.space.action(action).name for action in state.legal_actions(seat)}
                asked.setdefault(state.where(), set()).update(offered)
        seat = dice.choice(list(state.seats_asked))
        state.apply(dice.choice(state.legal_actions(seat)), seat)
        chance.settle(state)
    assert asked.keys() <= game.reactions.keys()
    assert bool(asked) == bool(game.reactions), "somebody is asked in the turn of another, or nobody ever is"
    for question, offered in asked.items():
        answers = set(game.reactions[question])
        assert answers & offered or not answers, question
