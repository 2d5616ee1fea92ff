"""What must hold in every game of Europe 1941, whatever is played."""

from __future__ import annotations

from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.games.europe import Europe, landing
from kartentisch.games.europe.actions import CARRIER, FIGHTER, GERMANY, POWERS
from kartentisch.games.europe.moves import MOST_PICKS
from kartentisch.games.europe.state import EuropeState


def counted(state: EuropeState, zone: int, kind: int, axis: bool) -> int:
    found = 0
    for power in range(POWERS):
        if (power == GERMANY) == axis:
            found += int(state.count(zone, power, kind))
    return found


@pytest.mark.once
@pytest.mark.rule("AAE-173", "AAE-174", "AAE-175", "AAE-176", "AAE-177")
def test_money_and_aircraft_in_a_random_game() -> None:
    """The charts add up, nobody is in debt, and at the end of a turn every aircraft has its place."""
    game = Europe()
    state: Any = game.new(2, seed=4)
    chance, bits = kt.Chance(4), kt.Chance(104)
    turns = 0
    for _ in range(1200):
        if state.over:
            break
        if state.chance:
            state.apply(chance.outcome(state))
            continue
        if state.where() == "Purchase.buy":
            turns += 1
            assert game.faults(state) == []
            facts = game.facts(state, kt.EVERYTHING)
            assert "flights" not in facts
            for number, name in enumerate(game.spaces):
                if number < state.table.lands:
                    continue
                for axis in (True, False):
                    aboard = counted(state, number, FIGHTER, axis)
                    assert aboard <= 2 * counted(state, number, CARRIER, axis), name
                assert "bomber" not in str(facts["units"].get(name, "")), name
        legal = state.legal_actions()
        state.apply(legal[bits.below(len(legal))])
    assert turns > 3


@pytest.mark.rule("AAE-R23")
def test_looking_around_comes_to_an_end() -> None:
    text = """
title: two lands to look at
game: europe
players: [Germany, Allies]
position:
  power: germany
  units: {poland: {germany: {infantry: 1}}, hungary: {germany: {infantry: 1}}}
steps: []
"""
    game = Europe()
    (document,) = scenario.parse(text)
    match = scenario.run(document, lambda *_: game).match
    assert match is not None
    state = match.state
    looks = [game.space.parse(f"pick {land}") for land in ("poland", "hungary")]
    for look in range(MOST_PICKS):
        state.apply(looks[look % 2])
    assert not set(looks) & set(state.legal_actions())
    assert game.space.parse("finish") in state.legal_actions()
    state.apply(game.space.parse("send infantry bessarabia"))
    assert looks[0] in state.legal_actions(), "after an order there are looks again"


@pytest.mark.rule("AAE-R23", "AAE-123")
def test_who_cannot_finish_yet_looks_on_and_the_position_can_be_read_again() -> None:
    text = """
title: A bomber has to land
game: europe
players: [Germany, Allies]
position:
  power: germany
  cash: {ussr: 9}
  owners: {baltic_states: germany}
  units: {baltic_states: {germany: {infantry: 1, bomber: 1}}, poland: {germany: {infantry: 1}}}
chance: [{bomb_dice: 1}]
steps: [{Germany: [pick baltic_states, raid bomber leningrad, finish]}]
"""
    game = Europe()
    (document,) = scenario.parse(text)
    match = scenario.run(document, lambda *_: game).match
    assert match is not None
    state = match.state
    looks = [game.space.parse(f"pick {land}") for land in ("poland", "baltic_states")]
    for look in range(MOST_PICKS):
        state.apply(looks[look % 2])
    assert game.space.parse("finish") not in state.legal_actions()
    state.apply(looks[0])
    assert game.load(game.dump(state)).legal_actions() == state.legal_actions()


@pytest.mark.rule("AAE-37", "AAE-R15", "AAE-R23")
@pytest.mark.parametrize(("seed", "decisions"), [(25359, 696), (1007977, 2538)])
def test_no_order_breaks_the_plan_by_which_all_land(seed: int, decisions: int) -> None:
    """Two random games that had no end: a ship had sailed from where it opened a carrier its way to a fighter."""
    game, chance = Europe(), kt.Chance(seed)
    state: Any = game.new(3, options=game.series)
    for _ in range(decisions):
        chance.settle(state)
        legal = state.legal_actions()
        state.apply(legal[0] if len(legal) == 1 else legal[chance.under(len(legal))])
        if state.where() == "CombatMove.order":
            assert landing.shortfall(state) == 0
    chance.settle(state)
    assert state.over
