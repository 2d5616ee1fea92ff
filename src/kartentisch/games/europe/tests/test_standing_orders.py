"""What the defender has written down beforehand is answered without him."""

from __future__ import annotations

import pytest

from kartentisch.bots.agent import Decision
from kartentisch.bots.orders import StandingOrder, StandingOrders, check, facts_of
from kartentisch.engine import scenario
from kartentisch.games.europe import Europe

BATTLE = """
title: A battle with a choice of casualties
game: europe
players: [Germany, Allies]
position:
  power: germany
  units:
    poland: {germany: {armor: 2}}
    east_poland: {ussr: {infantry: 1, artillery: 1, armor: 1}}
chance: [{battle_dice: 1 6}]
steps:
  - Germany: [pick poland, 2x send armor east_poland, finish]
"""

DIVE = """
title: A submarine that may dive
game: europe
players: [Germany, Allies]
position:
  power: uk
  units:
    north_sea: {uk: {destroyer: 2}}
    danish_sea: {germany: {submarine: 1}}
chance: [{battle_dice: 6 6}]
steps:
  - Allies: [pick north_sea, 2x send destroyer danish_sea, finish]
"""


def load(name: str, board: str | None = None) -> Europe:
    return Europe()


def decision(text: str, seat: int) -> Decision:
    (document,) = scenario.parse(text)
    match = scenario.run(document, load).match
    assert match is not None
    state = match.state
    assert state.seats_asked == [seat]
    return Decision.of(state, seat)


@pytest.mark.rule("AAE-46")
def test_casualties_in_the_order_that_was_written_down() -> None:
    asked = decision(BATTLE, 1)
    order = StandingOrder("Losses.choose", {"space": ["east_poland"]}, ["lose ussr artillery", "lose ussr infantry"])
    check(asked.game, 2, order)
    answer = StandingOrders([order]).answer(asked)
    assert answer is not None and str(asked.game.space.action(answer)) == "lose ussr artillery"


@pytest.mark.rule("AAE-68")
@pytest.mark.parametrize(("when", "answer"), [("2", "dive"), (">=3", "stay")])
def test_submarines_dive_when_so_many_come(when: str, answer: str) -> None:
    asked = decision(DIVE, 0)
    assert facts_of(asked.game, asked.view)["destroyers"] == ("2",)
    orders = [
        StandingOrder("SeaBattle.dived", {"destroyers": [when]}, ["dive"], otherwise="ask"),
        StandingOrder("SeaBattle.dived", {}, ["stay"]),
    ]
    for order in orders:
        check(asked.game, 2, order)
    given = StandingOrders(orders).answer(asked)
    assert given is not None and str(asked.game.space.action(given)) == answer
