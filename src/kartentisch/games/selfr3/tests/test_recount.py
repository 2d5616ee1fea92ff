"""What a hint says of a move: whoever moves where nobody stands attacks nobody."""

from __future__ import annotations

import random

import pytest

import kartentisch as kt
from kartentisch.games.selfr3 import recount
from kartentisch.games.selfr3.subject import units_there


@pytest.mark.once
def test_a_free_territory_is_entered_and_another_one_attacked() -> None:
    game, dice = kt.load("selfr3"), random.Random(5)
    seen = {"enter": 0, "attack_seat": 0}
    for seed in range(6):
        state, chance = game.new(3, options={"quick_start": True}), kt.Chance(seed)
        while not state.over and min(seen.values()) < 5:
            seat = -1 if state.chance else state.seats_asked[0]
            if seat >= 0 and state.where() == "Attack.send":
                view = game.view(state, seat)
                free = not any(units_there(view, other, view["aim"]) for other in range(3))
                number = next(a for a in state.legal_actions() if game.space.action(a).name == "send")
                (clause,) = recount.clauses(game.board, view, [game.space.action(number)], seat)
                assert clause.name == ("enter" if free else "attack_seat")
                seen[clause.name] += 1
                for lang in ("de", "en"):
                    said = kt.Language(lang, game).move([clause], [0.62])
                    assert not free or not any(word in said for word in ("Greif", "Attack", "(")), said
            state.apply(chance.outcome(state) if seat < 0 else dice.choice(state.legal_actions()))
    assert min(seen.values()) >= 5


def test_money_that_is_spent_is_told_at_once() -> None:
    """What was dealt before the game costs nothing; a bid that a hint makes in the same breath does."""
    game = kt.load("selfr3")
    view = {"question": "SetUp.post", "players": 3}
    named = {
        name: next(a for a in map(game.space.action, range(game.space.size)) if a.name == name)
        for name in ("station", "post", "bid", "draw")
    }
    found = recount.clauses(game.board, view, [named["station"], named["post"], named["bid"]], 0)
    assert [(clause.name, clause.at_once) for clause in found] == [("station", False), ("post", False), ("bid", True)]
    found = recount.clauses(game.board, view | {"question": "Turn.act"}, [named["draw"], named["station"]], 0)
    assert [clause.at_once for clause in found] == [True, True]
