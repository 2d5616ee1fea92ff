"""The exact odds of `kartentisch.odds.europe` against battles that the rules fight themselves."""

from __future__ import annotations

import pytest

import kartentisch as kt
from kartentisch.engine import scenario
from kartentisch.games.europe import Europe
from kartentisch.games.europe.state import EuropeState
from kartentisch.odds.europe import KINDS, ORDERS, Force, battle

BATTLES = 80
NONCOMBAT = "noncombat"
LAND = """
title: a battle on land
game: europe
players: [Germany, Allies]
position:
  power: germany
  units:
    poland: {germany: {infantry: 2, artillery: 1, armor: 1}}
    germany: {germany: {fighter: 1, bomber: 1}}
    east_poland: {ussr: {infantry: 4, artillery: 1, fighter: 1, aa_gun: 1}}
steps:
  - Germany: [pick poland, 2x send infantry east_poland, send artillery east_poland, send armor east_poland]
  - Germany: [pick germany, send fighter east_poland, send bomber east_poland]
"""
SEA = """
title: a battle at sea
game: europe
players: [Germany, Allies]
position:
  power: germany
  units:
    danish_sea: {germany: {submarine: 2, battleship: 1, transport: 1, DESTROYER: 1}}
    germany: {germany: {fighter: 2}}
    north_sea: {uk: {submarine: 1, destroyer: 1, carrier: 1, fighter: 1, transport: 1}}
steps:
  - Germany: [pick danish_sea, 2x send submarine north_sea, send battleship north_sea, send DESTROYER north_sea]
  - Germany: [board 1, send transport north_sea, pick germany, 2x send fighter north_sea]
"""
HUNT = SEA.replace("DESTROYER", "destroyer")
SWARM = SEA.replace("DESTROYER", "carrier").replace("destroyer: 1, carrier: 1, fighter: 1", "carrier: 1, fighter: 1")
CASES = [
    pytest.param(LAND, "east_poland", 1, id="land"),
    pytest.param(HUNT, "north_sea", 0, id="destroyers on both sides"),
    pytest.param(SWARM, "north_sea", 0, id="no destroyer"),
]


def forces(game: Europe, state: EuropeState, space: str) -> tuple[Force, Force]:
    """What Germany has in the space, in the air there too, and what everybody else has."""
    facts = game.facts(state, kt.EVERYTHING)
    found = []
    for ours in (True, False):
        counts = dict.fromkeys(KINDS, 0)
        for power, stack in facts.get("units", {}).get(space, {}).items():
            if (power == "germany") == ours:
                for kind, count in stack.items():
                    counts[kind] = counts.get(kind, 0) + count
        if ours:
            for row in facts.get("flights", []):
                counts[row["kind"]] += row["count"] if row["at"] == space else 0
        found.append(Force(**{kind: counts[kind] for kind in KINDS}))
    return found[0], found[1]


def fought(game: Europe, state: EuropeState, space: str, chance: kt.Chance) -> tuple[Force, Force]:
    """One battle to its end, by the orders of `ORDERS`, nobody retreating or submerging."""
    while game.facts(state, kt.EVERYTHING).get("phase") != NONCOMBAT:
        if state.chance:
            state.apply(chance.outcome(state))
            continue
        words = {game.space.notation(action): action for action in state.legal_actions()}
        question = state.where()
        if question == "Losses.choose":
            state.apply(words[wanted(game, state, space, list(words))])
        else:
            state.apply(words[next((word for word in ("press", "stay", "finish") if word in words), next(iter(words)))])
    return forces(game, state, space)


def wanted(game: Europe, state: EuropeState, space: str, choices: list[str]) -> str:
    side = "attacker" if choices[0].split()[1] == "germany" else "defender"
    hurt = game.facts(state, kt.EVERYTHING).get("hurt", {}).get(space, {})
    for kind in ORDERS[side].split():
        for choice in choices:
            power, unit = choice.split()[1:]
            if unit == kind or (kind == "damaged" and unit == "battleship" and power not in hurt):
                return choice
    raise AssertionError(choices)


@pytest.mark.parametrize(("text", "space", "guns"), CASES)
def test_the_rules_fight_as_the_odds_say(text: str, space: str, guns: int) -> None:
    """Chances to win and mean losses, within four standard errors."""
    game = Europe()
    (document,) = scenario.parse(text)
    report = scenario.run(document, lambda *_: game)
    assert report.passed and report.match is not None, report.failures
    state = report.match.state
    assert isinstance(state, EuropeState)
    attacker, defender = forces(game, state, space)
    odds = battle(attacker, defender, guns=guns)
    state.apply(game.space.parse("finish"))
    chance = kt.Chance(11)
    wins, kept = 0, [[0] * len(KINDS), [0] * len(KINDS)]
    for _ in range(BATTLES):
        ours, theirs = fought(game, state.clone(), space, chance)
        wins += bool(ours.units) and not theirs.units
        for side, force in enumerate((ours, theirs)):
            kept[side] = [n + count for n, count in zip(kept[side], force, strict=True)]
    assert wins / BATTLES == pytest.approx(odds.attacker.wins, abs=4 * 0.5 / BATTLES**0.5)
    for told, had, counts in ((odds.attacker, attacker, kept[0]), (odds.defender, defender, kept[1])):
        for kind, count, left in zip(KINDS, had, counts, strict=True):
            if kind not in ("damaged", "battleship") and count:
                mean = count - told.losses[kind]
                assert left / BATTLES == pytest.approx(mean, abs=4 * count * 0.5 / BATTLES**0.5), kind
