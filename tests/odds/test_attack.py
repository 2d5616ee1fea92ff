"""The odds of Attack!'s land battle against everything that can be computed another way."""

from __future__ import annotations

import json
import math
import os
import random
import subprocess
import sys
from functools import cache

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import kartentisch
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.odds.attack import Army, Force, Odds, Side, battle, resume
from tests.odds import by_hand
from tests.odds.by_hand import POLICIES, units

pytestmark = pytest.mark.thorough

NEAR = 1e-9
SMALL = ["4I", "1I 1T 1A 1P", "2I 1A", "1P", "2T", "3I 1P", "1I 1T 1P", "2I 2A 1P", "3I 1T 1P", "1A 1P"]
BROWN, GREEN = "5I 3T 2A 2P", "3I 2T 2A 2P"  # the rulebook's example


def parse(text: str) -> Army:
    return Army.parse(text)


@cache
def of(attacker: str, defender: str, attack: str = "strongest", defend: str = "strongest") -> Odds:
    return battle(parse(attacker), parse(defender), attack, defend)


def check_sums(odds: Odds) -> None:
    assert 0 <= odds.dropped <= 1e-11
    assert odds.attacker.wins + odds.defender.wins + odds.dropped == pytest.approx(1, abs=1e-12)
    assert sum(odds.rounds.values()) + odds.dropped == pytest.approx(1, abs=1e-12)
    for side in (odds.attacker, odds.defender):
        assert sum(side.survivors.values()) == pytest.approx(side.wins, abs=1e-12)
        assert sum(side.survivors_by_count()) == pytest.approx(1, abs=1e-12)
        assert all(chance >= 0 for chance in side.survivors.values())
        assert all(0 <= lost <= had for lost, had in zip(side.losses, side.army, strict=True))
        assert sum(side.lost) == pytest.approx(1, abs=1e-12) and len(side.lost) == side.army.units + 1
        assert sum(n * chance for n, chance in enumerate(side.lost)) == pytest.approx(sum(side.losses), abs=1e-9)
        for army in side.survivors:
            assert army.units and all(0 <= left <= had for left, had in zip(army, side.army, strict=True))


# ------------------------------------------------------------------ every throw, in fractions
@pytest.mark.parametrize("attack", POLICIES)
@pytest.mark.parametrize("defend", POLICIES)
def test_full_enumeration(attack: str, defend: str) -> None:
    numbers = random.Random(f"{attack} {defend}")
    for _ in range(6):
        attacker, defender = (parse(numbers.choice(SMALL)) for _ in range(2))
        exact = by_hand.enumerate_all(units(*attacker), units(*defender), POLICIES[attack], POLICIES[defend])
        assert sum(exact.values()) == 1
        odds = battle(attacker, defender, attack, defend)
        check_sums(odds)
        sides = {"attacker": odds.attacker, "defender": odds.defender}
        for (winner, left), chance in exact.items():
            assert sides[winner].survivors[Army(*left)] == pytest.approx(float(chance), abs=NEAR)
        assert sum(len(side.survivors) for side in sides.values()) == len(exact)
        for name, side in sides.items():
            lost = [
                sum(chance * (had - (left[kind] if won == name else 0)) for (won, left), chance in exact.items())
                for kind, had in enumerate(side.army)
            ]
            assert side.losses == pytest.approx([float(value) for value in lost], abs=NEAR)


def test_one_against_one_by_pencil() -> None:
    """Two dice each: a plane hits with 5/9, any other unit with 11/36; the defender begins."""
    for attacker, defender, ours, theirs in (
        ("1I", "1I", 11 / 36, 11 / 36),
        ("1P", "1T", 5 / 9, 11 / 36),
        ("1A", "1P", 11 / 36, 5 / 9),
    ):
        odds, again = of(attacker, defender), (1 - theirs) * (1 - ours)
        assert odds.defender.wins == pytest.approx(theirs / (1 - again), abs=NEAR)
        assert odds.rounds[1] == pytest.approx(theirs + (1 - theirs) * ours, abs=NEAR)
        assert odds.rounds[3] / odds.rounds[2] == pytest.approx(again, abs=1e-8)


# ------------------------------------------------------------------ best play
BEST = [
    ("2I 1T 1A 1P", "1I 1T 1A 1P"),
    ("3I 1T 1P", "3I 1A 1P"),
    ("2I 1T 2A", "3I 2P"),
    ("4I 1T", "2I 1A"),
    ("1I 1T 3P", "1I 1T 2P"),
    ("2I 1A 2P", "3I 1T"),
]


@pytest.mark.parametrize(("attacker", "defender"), BEST)
@pytest.mark.parametrize("policies", ["best,best", "best,strongest", "infantry,best", "best,sparing", "strongest,best"])
def test_best_play_against_every_choice(attacker: str, defender: str, policies: str) -> None:
    attack, defend = policies.split(",")
    odds = of(attacker, defender, attack, defend)
    check_sums(odds)
    value = by_hand.best_play(
        units(*parse(attacker)), units(*parse(defender)), POLICIES.get(attack), POLICIES.get(defend)
    )
    assert odds.attacker.wins == pytest.approx(value, abs=1e-6)  # by hand 30 rounds only


@pytest.mark.parametrize("defend", POLICIES)
def test_nothing_beats_best(defend: str) -> None:
    best = of(BROWN, "2I 1T 1A 1P", "best", defend).attacker.wins
    for attack in (*POLICIES, "opening", "AITP", "TPIA"):
        assert of(BROWN, "2I 1T 1A 1P", attack, defend).attacker.wins <= best + NEAR
    best = of("3I 1T 2A 1P", GREEN, defend, "best").attacker.wins
    for answer in (*POLICIES, "opening", "AITP", "TPIA"):
        assert of("3I 1T 2A 1P", GREEN, defend, answer).attacker.wins >= best - NEAR


def test_the_value_stands_against_every_answer() -> None:
    """Both best: whoever deviates from the value's plan gets no more against the other one's best."""
    value = of("3I 1T 2A 1P", "2I 1T 1A 1P", "best", "best").attacker.wins
    for policy in POLICIES:
        assert of("3I 1T 2A 1P", "2I 1T 1A 1P", policy, "best").attacker.wins <= value + NEAR
        assert of("3I 1T 2A 1P", "2I 1T 1A 1P", "best", policy).attacker.wins >= value - NEAR


def test_opening_is_the_best_of_all_openings() -> None:
    odds = of(BROWN, GREEN, "opening", "strongest")
    reserve = Army(*(had - first for had, first in zip(odds.attacker.army, odds.attacker.formation, strict=True)))
    chances = []
    for way in by_hand.every_way((by_hand.NONE, units(*parse(BROWN))), 4):
        if sum(way[0]) == 4:
            ours, theirs = Force(Army(*way[0]), Army(*way[1])), Force(parse("1I 1T 1A 1P"), parse("2I 1T 1A 1P"))
            chances.append(resume(ours, theirs).attacker.wins)
            if ours == (odds.attacker.formation, reserve):
                assert chances[-1] == pytest.approx(odds.attacker.wins, abs=NEAR)
    assert max(chances) == pytest.approx(odds.attacker.wins, abs=1e-6)
    assert len(chances) == 26


# ------------------------------------------------------------------ simulation
@pytest.mark.parametrize(
    ("attacker", "defender", "attack", "defend"),
    [
        (BROWN, GREEN, "strongest", "strongest"),
        (BROWN, GREEN, "infantry", "strongest"),
        ("6I 4T 3A 3P", "6I 3T 3A 2P", "strongest", "PTAI"),
        ("4I 3T 1A 2P", "9I 2P", "PTAI", "infantry"),
        ("8I 2T", "2I 1T 1A 2P", "sparing", "sparing"),
    ],
)
def test_simulation(attacker: str, defender: str, attack: str, defend: str) -> None:
    odds, battles = of(attacker, defender, attack, defend), 3000
    ways = [cache(POLICIES[name]) for name in (attack, defend)]
    begin = [
        by_hand.committed(units(*parse(army)), POLICIES[name])
        for army, name in ((attacker, attack), (defender, defend))
    ]
    numbers, wins, rounds, left = random.Random(f"{attacker} {attack}"), 0, [0, 0], [0.0] * 4
    for _ in range(battles):
        winner, survivors, length = by_hand.fight(begin[0], begin[1], ways[0], ways[1], numbers)
        rounds = [rounds[0] + length, rounds[1] + length * length]
        if winner == "attacker":
            wins += 1
            left = [total + count for total, count in zip(left, survivors, strict=True)]
    chance = odds.attacker.wins
    assert wins / battles == pytest.approx(chance, abs=4 * math.sqrt(chance * (1 - chance) / battles))
    mean = sum(number * p for number, p in odds.rounds.items())
    spread = sum(number**2 * p for number, p in odds.rounds.items()) - mean**2
    assert rounds[0] / battles == pytest.approx(mean, abs=4 * math.sqrt(spread / battles))
    for kind, had in enumerate(odds.attacker.army):
        mean = had - odds.attacker.losses[kind]
        spread = sum(army[kind] ** 2 * p for army, p in odds.attacker.survivors.items()) - mean**2
        assert left[kind] / battles == pytest.approx(mean, abs=4 * math.sqrt(max(spread, 0) / battles) + NEAR)


# ------------------------------------------------------------------ the rulebook's worked battle
# round, who acts, the lines before the reinforcement, units in action after it, hits scored
WORKED = [
    (1, "defender", "4I / 1I 3T 2A 2P", "1I 1T 1A 1P / 2I 1T 1A 1P", "1I 1T 1A 1P", 3),
    (1, "attacker", "1I / 1I 3T 2A 2P", "1I 1T 1A 1P / 2I 1T 1A 1P", "1I 2T 1P", 2),
    (2, "defender", "1I 2T 1P / 1I 1T 2A 1P", "1A 1P / 2I 1T 1A 1P", "1I 1T 1A 2P", 5),
    (2, "attacker", "/ 1I 1T 2A 1P", "1I 1T 1A 2P / 1I 1A", "1I 1T 2A 1P", 3),
    (3, "defender", "1I 1T 2A 1P /", "2P / 1I 1A", "1I 1A 2P", 2),
    (3, "attacker", "2A 1P /", "1I 1A 2P /", "2A 1P", 2),
    (4, "defender", "2A 1P /", "2P /", "2P", 0),
    (4, "attacker", "2A 1P /", "2P /", "2A 1P", 1),
    (5, "defender", "2A 1P /", "1P /", "1P", 0),
    (5, "attacker", "2A 1P /", "1P /", "2A 1P", 1),
]


def drawn_up(line: int, side: str) -> Force:
    """The side's units at this line of the example."""
    ours, theirs = WORKED[line][2:4]
    return Force.parse(ours if side == "attacker" else theirs)


def after(force: Force, fallen: int) -> Force:
    return Force(Army(*by_hand.lose(units(*force.action), fallen)), force.reserve)


@pytest.mark.parametrize("line", range(len(WORKED)))
def test_worked_battle(line: int) -> None:
    """At every line of the example the odds are the mean of the odds after each number of hits, and the example's own
    number of hits leads to its next line."""
    round, acting, _, _, action, hits = WORKED[line]
    forces = {side: drawn_up(line, side) for side in ("attacker", "defender")}
    other = "attacker" if acting == "defender" else "defender"
    force = forces[acting]
    total = [a + r for a, r in zip(*force, strict=True)]
    formed = Force(parse(action), Army(*(t - a for t, a in zip(total, parse(action), strict=True))))
    following = round + 1 if acting == "attacker" else round

    # every line of the example is full or has no reserve left: `resume` adds nobody to it
    assert formed.action.units == 3 + round or formed.reserve == Army()
    here = (formed, forces[other]) if acting == "attacker" else (forces[other], formed)
    before = resume(*here, round=round, acting=acting)
    mean = 0.0
    for h, chance in enumerate(by_hand.hits(units(*formed.action))):
        left = after(forces[other], h)
        if left == Force(Army(), Army()):
            mean += float(chance) * (acting == "attacker")
        else:
            now = (formed, left) if acting == "attacker" else (left, formed)
            mean += float(chance) * resume(*now, round=following, acting=other).attacker.wins
    assert before.attacker.wins == pytest.approx(mean, abs=NEAR)

    left = after(forces[other], hits)
    if line + 1 < len(WORKED):
        assert drawn_up(line + 1, other) == left
        assert drawn_up(line + 1, acting) == formed
    else:
        assert left == Force(Army(), Army()) and formed == Force.parse("2A 1P /")


def test_the_end_of_the_worked_battle_by_pencil() -> None:
    """2 artillery and 1 plane against the last plane, the defender first: the attacker needs one hit, the defender
    three in different half rounds."""
    plane = float(by_hand.hits((0, 0, 0, 1))[1])
    wins, reach = 0.0, 1.0  # `reach`: the defender is to throw against this line
    for line in (units(0, 0, 2, 1), units(0, 0, 1, 1), units(0, 0, 0, 1)):
        miss = float(by_hand.hits(line)[0])
        again = (1 - plane) * miss
        wins += reach * (1 - plane) * (1 - miss) / (1 - again)
        weaker = by_hand.lose(line, 1)
        if any(weaker):
            still = float(by_hand.hits(weaker)[0])
            wins += reach * plane / (1 - again) * (1 - still)
            reach *= plane / (1 - again) * still
    odds = resume(Force.parse("2A 1P /"), Force.parse("1P /"), round=5)
    assert odds.attacker.wins == pytest.approx(wins, abs=NEAR)


# ------------------------------------------------------------------ what must hold for any armies
armies = st.builds(Army, *(st.integers(0, 4) for _ in range(4))).filter(lambda army: army.units > 0)
larger = st.builds(Army, *(st.integers(0, 2) for _ in range(4))).filter(lambda army: 4 <= army.units <= 6)
habits = st.sampled_from(["strongest", "infantry", "sparing", "PTAI", "TIPA"])


@hypothesis_settings(max_examples=40)
@given(armies, armies, habits, habits)
def test_sums(attacker: Army, defender: Army, attack: str, defend: str) -> None:
    check_sums(battle(attacker, defender, attack, defend))


@hypothesis_settings(max_examples=15)
@given(larger, larger, habits, st.integers(0, 3))
def test_one_more_unit_never_hurts_whoever_plays_best(ours: Army, theirs: Army, habit: str, kind: int) -> None:
    """With four units or more: the new one can stay in reserve until nobody else is left."""
    more = Army(*(count + (at == kind) for at, count in enumerate(ours)))
    fewer_wins = battle(ours, theirs, "best", habit).attacker.wins
    assert battle(more, theirs, "best", habit).attacker.wins >= fewer_wins - NEAR
    fewer_wins = battle(theirs, ours, habit, "best").defender.wins
    assert battle(theirs, more, habit, "best").defender.wins >= fewer_wins - NEAR


@hypothesis_settings(max_examples=20)
@given(st.integers(1, 10), st.integers(1, 10))
def test_infantry_and_artillery_fight_alike(ours: int, theirs: int) -> None:
    """Alone, the two kinds differ in name only."""
    chances = [
        battle(attacker, defender).attacker.wins
        for attacker in (Army(infantry=ours), Army(artillery=ours))
        for defender in (Army(infantry=theirs), Army(artillery=theirs))
    ]
    assert chances == pytest.approx([chances[0]] * 4, abs=NEAR)


@hypothesis_settings(max_examples=30)
@given(armies, armies)
def test_without_reserve_it_only_matters_who_fires_first(first: Army, second: Army) -> None:
    ours, theirs = Force(first, Army()), Force(second, Army())
    one = resume(ours, theirs, round=20, acting="attacker")
    other = resume(theirs, ours, round=20, acting="defender")
    assert one.attacker.wins == pytest.approx(other.defender.wins, abs=NEAR)
    assert one.defender.survivors == pytest.approx(other.attacker.survivors, abs=NEAR)
    best = resume(ours, theirs, "best", "best", round=20, acting="attacker")
    assert best.attacker.wins == pytest.approx(one.attacker.wins, abs=NEAR), "nobody has anything to decide"


@pytest.mark.parametrize("policies", [("strongest", "strongest"), ("best", "strongest"), ("best", "best")])
def test_battle_is_resume_from_its_first_formation(policies: tuple[str, str]) -> None:
    odds = of("3I 1T 2A 1P", "2I 1T 1A 1P", *policies)

    def force(side: Side) -> Force:
        return Force(side.formation, Army(*(a - b for a, b in zip(side.army, side.formation, strict=True))))

    again = resume(force(odds.attacker), force(odds.defender), *policies)
    assert again.attacker.wins == pytest.approx(odds.attacker.wins, abs=NEAR)
    assert again.rounds == pytest.approx(odds.rounds, abs=NEAR)


def test_what_is_dropped_is_bounded_and_told() -> None:
    fine = of("8I 5T 4A 3P", "10I 4T 3A 3P")
    for may_drop in (1e-3, 1e-6, 1e-9):
        rough = battle(fine.attacker.army, fine.defender.army, may_drop=may_drop)
        assert fine.dropped < rough.dropped <= may_drop
        for rough_side, side in ((rough.attacker, fine.attacker), (rough.defender, fine.defender)):
            assert side.wins - rough.dropped <= rough_side.wins <= side.wins + NEAR
    assert fine.attacker.wins == pytest.approx(0.3815, abs=5e-5)


def test_the_largest_armies() -> None:
    odds = battle(Army(infantry=60), Army(tanks=5))
    check_sums(odds)
    assert odds.attacker.wins > 0.99
    check_sums(battle(Army(tanks=60), Army(planes=60), "sparing", "sparing"))


# ------------------------------------------------------------------ interpreted and compiled
BATTLES = [
    (BROWN, GREEN, "strongest", "strongest"),
    (BROWN, GREEN, "opening", "infantry"),
    ("2I 2T 1A 1P", "2I 1T 1A 1P", "best", "best"),
    ("3I 1T 2A 1P", GREEN, "sparing", "best"),
]
SCRIPT = """
import json, sys
from kartentisch.odds.attack import Army, battle
rows = json.load(sys.stdin)
odds = [battle(Army.parse(a), Army.parse(d), *policies).to_json() for a, d, *policies in rows]
print(json.dumps([battle.__module__, __import__("kartentisch").compiled(), odds]))
"""


@pytest.mark.skipif(not kartentisch.compiled(), reason="nothing to compare: these rules are interpreted")
def test_interpreted_and_compiled_agree_to_the_last_bit() -> None:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        input=json.dumps(BATTLES),
        env=os.environ | {"KARTENTISCH_RULES": "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    _, compiled, odds = json.loads(done.stdout)
    assert not compiled
    assert odds == [of(*row).to_json() for row in BATTLES]


# ------------------------------------------------------------------ texts
@pytest.mark.parametrize(
    ("text", "army", "shown"),
    [
        ("5I 3T 2A 2P", Army(5, 3, 2, 2), "5I 3T 2A 2P"),
        ("2p,1i + 10 t", Army(1, 10, 0, 2), "1I 10T 2P"),
        ("5I3T", Army(5, 3, 0, 0), "5I 3T"),
        ("0A 4I", Army(4, 0, 0, 0), "4I"),
    ],
)
def test_armies_as_text(text: str, army: Army, shown: str) -> None:
    assert Army.parse(text) == army and str(army) == shown and Army.parse(shown) == army


@given(armies, armies)
def test_armies_and_forces_survive_their_text(first: Army, second: Army) -> None:
    assert Army.parse(str(first)) == first
    assert Force.parse(str(Force(first, second))) == Force(first, second)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "army_size"),
        ("0I", "army_size"),
        ("61I", "army_size"),
        ("40I 21T", "army_size"),
        ("999999I", "army_size"),
        ("9999999I", "army_word"),
        ("-1I", "army_word"),
        ("3", "army_word"),
        ("I", "army_word"),
        ("3Pz", "army_word"),
        ("1.5I", "army_word"),
        ("²I", "army_word"),
        ("3I 2I", "army_twice"),
    ],
)
def test_broken_armies(text: str, code: str) -> None:
    with pytest.raises(EngineError) as error:
        Army.parse(text)
    assert error.value.code == code
    for lang in LANGUAGES:
        assert "{" not in Language(lang).rejection(error.value.rejection)


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: battle(Army(1), Army()), "army_size"),
        (lambda: battle(Army(-1, 5), Army(1)), "army_size"),
        (lambda: battle(Army(1), Army(1), "bold"), "unknown_policy"),
        (lambda: battle(Army(1), Army(1), "strongest", "ITAA"), "unknown_policy"),
        (lambda: battle(Army(8, 8, 8, 8), Army(8, 8, 8, 8), "best"), "odds_too_large"),
        (lambda: battle(Army(2, 2, 1), Army(2, 2, 1), "best", "best", most_positions=99), "odds_too_large"),
        (lambda: resume(Force(Army(), Army(1)), Force(Army(1), Army())), "bad_battle"),
        (lambda: resume(Force(Army(5), Army(1)), Force(Army(1), Army())), "bad_battle"),
        (lambda: resume(Force(Army(1), Army()), Force(Army(1), Army()), round=0), "bad_battle"),
        (lambda: resume(Force(Army(1), Army()), Force(Army(), Army())), "army_size"),
        (lambda: resume(Force(Army(1), Army()), Force(Army(1), Army()), acting="me"), "unknown_word"),
    ],
)
def test_what_cannot_be_computed(call: object, code: str) -> None:
    assert callable(call)
    with pytest.raises(EngineError) as error:
        call()
    assert error.value.code == code
    for lang in LANGUAGES:
        assert "{" not in Language(lang).rejection(error.value.rejection)
