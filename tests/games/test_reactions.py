"""What may be asked in the turn of another, as each game tells it for standing orders."""

from __future__ import annotations

import random

import pytest

import kartentisch as kt

BY_HAND = {"Negotiation.build"}  # asked of others, too, but no matter for an order


@pytest.mark.parametrize(("name", "games"), [("attila", 12), ("attack", 3)])
def test_reactions_are_what_others_are_asked(name: str, games: int) -> None:
    game, chance, dice = kt.load(name), kt.Chance(3), random.Random(11)
    blocks = {block.name: block for block in game.space.blocks}
    assert set(game.reactions) <= set(game.questions)
    assert {action for actions in game.reactions.values() for action in actions} <= set(blocks)
    asked: dict[str, set[str]] = {}
    for number in range(games):
        state = game.new(players=3, seed=number)
        for _ in range(2500):
            if state.over:
                break
            for seat in state.seats_asked:
                if seat != state.active:
                    offered = {game.space.action(action).name for action in state.legal_actions(seat)}
                    asked.setdefault(state.where(), set()).update(offered)
            seat = dice.choice(list(state.seats_asked))
            state.apply(dice.choice(state.legal_actions(seat)), seat)
            chance.settle(state)
    assert asked.keys() <= set(game.reactions) | BY_HAND
    assert asked.keys() & set(game.reactions), "somebody is asked in the turn of another"
    for question, offered in asked.items():
        if question in game.reactions:
            assert set(game.reactions[question]) & offered, question
