"""The exact odds of `kartentisch.odds.europe` against battles that the rules fight themselves."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.games.europe.tests.fights import FIGHTS, Fight, Tally
from kartentisch.odds.europe import Force

BATTLES = 60
BOUND = 4.5  # standard errors; a million battles are a matter of benchmarks/battles_europe.py


@pytest.mark.once  # it is the same with interpreted rules
@pytest.mark.parametrize("fight", FIGHTS, ids=lambda fight: fight.name)
def test_the_rules_fight_as_the_odds_say(fight: Fight) -> None:
    """The chance to win, both sides' losses, everything that may be left."""
    tally = Tally(fight)
    tally.add(BATTLES, kt.Chance(11))
    assert tally.agreement().worst < BOUND


def test_the_odds_of_another_battle_do_not_agree() -> None:
    """The test can fail: with four infantry less the odds are told from the battles."""
    fight = next(fight for fight in FIGHTS if fight.name == "land, infantry and tanks")
    other = Fight(fight.name, fight.units.replace("infantry: 8", "infantry: 4"), fight.steps.replace("8x", "4x"))
    tally = Tally(other)
    tally.add(BATTLES, kt.Chance(11))
    tally.fight = fight
    assert tally.agreement().worst > BOUND
    assert fight.forces[0] == Force(infantry=8, armor=4)
