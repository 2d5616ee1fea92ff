"""The odds of SelfR3's battle against everything that can be computed another way."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from fractions import Fraction
from functools import cache

import pytest

from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.odds import selfr3_kernel as kernel
from kartentisch.odds.selfr3 import OFFICERS, Odds, Units, battle, replies, reply, table
from tests.odds.pace import pace

Position = tuple[int, int]  # units left of both sides


# ------------------------------------------------------------------ once more, by hand and in fractions
@cache
def throws(dice: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """Every throw, one by one, sorted."""
    share = Fraction(1)
    for faces in dice:
        share /= faces
    found: dict[tuple[int, ...], Fraction] = {}
    for throw in itertools.product(*(range(1, faces + 1) for faces in dice)):
        key = tuple(sorted(throw, reverse=True))
        found[key] = found.get(key, Fraction(0)) + share
    return found


def fallen(attack: Sequence[int], defence: Sequence[int]) -> Position:
    pairs = list(zip(attack, defence, strict=False))
    defenders = sum(ours > theirs for ours, theirs in pairs)
    return len(pairs) - defenders, defenders


class ByHand:
    """Chances to conquer, choosing among all numbers of dice, for sides whose officers fall last."""

    def __init__(self, attack_large: int, defence_large: int, station: bool = False, attacker_chooses: bool = False):
        self.attack_large, self.defence_large, self.station = attack_large, defence_large, station
        self.attacker_chooses = attacker_chooses
        self.chance = cache(self._chance)

    def attack_dice(self, units: int, number: int) -> tuple[int, ...]:
        large = min(self.attack_large, units, number)
        return (8,) * large + (6,) * (number - large)

    def defence_dice(self, units: int, number: int) -> tuple[int, ...]:
        large = number if self.station else min(self.defence_large, units, number)
        return (8,) * large + (6,) * (number - large)

    def after(self, position: Position, attack: Sequence[int], number: int) -> Fraction:
        ours, theirs = position
        total = Fraction(0)
        for defence, share in throws(self.defence_dice(theirs, number)).items():
            lost = fallen(attack, defence)
            total += share * self.chance((ours - lost[0], theirs - lost[1]))
        return total

    def _chance(self, position: Position) -> Fraction:
        ours, theirs = position
        if theirs == 0 or ours < 2:
            return Fraction(theirs == 0)
        most = min(3, ours - 1)
        values = []
        for number in range(1, most + 1) if self.attacker_chooses else (most,):
            value = Fraction(0)
            for attack, share in throws(self.attack_dice(ours, number)).items():
                value += share * min(self.after(position, attack, dice) for dice in range(1, min(2, theirs) + 1))
            values.append(value)
        return max(values)


def chance(attacker: str, defender: str, **ways: object) -> float:
    return battle(Units.parse(attacker), Units.parse(defender), **ways).attacker.wins  # type: ignore[arg-type]


def check_sums(odds: Odds) -> None:
    assert odds.attacker.wins + odds.defender.wins == pytest.approx(1, abs=1e-12)
    for side in (odds.attacker, odds.defender):
        assert sum(side.survivors.values()) == pytest.approx(side.wins, abs=1e-12)
        assert sum(side.survivors_by_count()) == pytest.approx(1, abs=1e-12)
        assert all(value >= 0 for value in side.survivors.values())
        assert 0 <= side.losses.armies <= side.units.armies + 1e-12
        assert 0 <= side.losses.officers <= len(side.units.officers) + 1e-12
        assert sum(side.lost) == pytest.approx(1, abs=1e-12) and len(side.lost) == side.units.size + 1
        assert sum(n * chance for n, chance in enumerate(side.lost)) == pytest.approx(sum(side.losses), abs=1e-9)


@pytest.mark.rule("R2-58", "R2-59", "R2-60", "R2-41", "R2-50")
@pytest.mark.parametrize(
    ("officers", "large", "defence", "station"),
    [((), 0, 0, False), (("land",), 1, 1, False), (("land", "abc"), 2, 0, True), (("tactical",), 0, 2, False)],
)
def test_every_throw_and_every_answer(officers: tuple[str, ...], large: int, defence: int, station: bool) -> None:
    exact = ByHand(large, defence, station)
    for ours, theirs in itertools.product(range(2, 7), range(1, 5)):
        if ours < len(officers) or theirs < defence:
            continue
        attacker = Units(ours - len(officers), officers)
        defender = Units(theirs - defence, OFFICERS[:defence], station)
        odds = battle(attacker, defender)
        check_sums(odds)
        assert odds.attacker.wins == pytest.approx(float(exact.chance((ours, theirs))), abs=1e-12)


@pytest.mark.rule("R2-56")
def test_best_play_of_both_sides() -> None:
    """Now and then fewer dice conquer more often; hardly ever by much."""
    better = 0
    for large, defence, station in ((0, 0, False), (1, 1, False), (2, 0, True)):
        exact = ByHand(large, defence, station, attacker_chooses=True)
        for ours, theirs in itertools.product(range(2, 6), range(1, 4)):
            if ours < large or theirs < defence:
                continue
            units = Units(ours - large, ("land", "abc")[:large]), Units(theirs - defence, OFFICERS[:defence], station)
            best, most = (battle(*units, attack=attack).attacker.wins for attack in ("best", "most"))
            assert best == pytest.approx(float(exact.chance((ours, theirs))), abs=1e-12)
            assert most - 1e-12 <= best < most + 0.02
            better += best > most + 1e-9
    assert better


@pytest.mark.rule("R2-42", "R2-43", "R2-59")
@pytest.mark.parametrize(
    ("attacker", "station", "lost"),
    [
        ("99", False, (0.2926, 0.3358, 0.3717)),
        ("98 land", False, (0.2194, 0.3099, 0.4707)),
        ("99", True, (0.4458, 0.3451, 0.2091)),
    ],
)
def test_one_throw_of_three_against_two(attacker: str, station: bool, lost: tuple[float, ...]) -> None:
    """The attacker's losses, two, one and none, against a defender who always takes two dice."""
    units = Units.parse(attacker)
    odds = battle(units, Units(2, (), station), policy="two", keep=units.size - 1)  # stops at the first loss
    assert odds.attacker.survivors_by_count()[units.size] == pytest.approx(lost[2], abs=5e-5)
    assert odds.defender.survivors[Units(2, (), station)] == pytest.approx(lost[0], abs=5e-5)
    assert odds.defender.survivors[Units(1, (), station)] == pytest.approx(lost[1], abs=5e-5)


@pytest.mark.rule("R2-42", "R2-43", "R2-46", "R2-47")
def test_which_officers_attack_with_the_large_die() -> None:
    plain = chance("7", "4")
    assert chance("6 tactical", "4") == chance("6 water", "4") == pytest.approx(plain, abs=1e-12)
    better = chance("6 land", "4")
    assert better > plain and chance("6 abc", "4") == better
    assert chance("6 land", "4", start="air", target="air") == pytest.approx(plain, abs=1e-12)
    assert chance("6 air", "4", start="air", target="air") == better
    assert chance("6 land", "4", start="water", target="land") == better, "from or into its kind"
    assert chance("6 water", "4", start="land", target="water") == better
    defended = {chance("7", f"3 {officer}") for officer in OFFICERS}
    assert len(defended) == 1 and defended.pop() < plain, "every officer defends with it"


@pytest.mark.rule("R2-138", "R2-51", "R2-50")
def test_a_station_changes_the_defenders_dice_only() -> None:
    assert chance("7 station", "4") == chance("7", "4")
    assert chance("7", "3 land station") == chance("7", "4 station") < chance("7", "3 land")


def test_what_it_is_worth_to_see_the_throw() -> None:
    """Figures of a computation written for the study of speed, another program in another way."""
    for attacker, defender, seen, two in (
        ("30", "25", 0.6695, 0.8192),
        ("29 land", "25", 0.9349, 0.9787),
        ("27 land abc water", "25 station", 0.7912, 0.8985),
        ("30", "24 land", 0.1556, 0.4399),
    ):
        start = "water" if "water" in attacker else "land"
        assert chance(attacker, defender, start=start) == pytest.approx(seen, abs=5e-5)
        assert chance(attacker, defender, start=start, policy="two") == pytest.approx(two, abs=5e-5)
        assert chance(attacker, defender, start=start, policy="one") >= chance(attacker, defender, start=start)


def test_more_units_never_harm() -> None:
    for defender in ("9", "8 land", "9 station"):
        rows = table(Units(11, ("land",)), Units.parse(defender))
        for ours, row in enumerate(rows[1:], 1):
            assert row == sorted(row, reverse=True) and row[0] == 1.0
            assert all(less <= more + 1e-12 for less, more in zip(rows[ours - 1][1:], row[1:], strict=True))


def test_the_table_is_the_odds_of_every_battle() -> None:
    rows = table(Units(9, ("land",)), Units(7, ("air",)))
    for ours, theirs in itertools.product(range(2, 11), range(1, 9)):
        expected = chance(f"{ours - 1} land", f"{theirs - 1} air")
        assert rows[ours][theirs] == pytest.approx(expected, abs=1e-12)


@pytest.mark.rule("R2-45", "R2-72", "R2-68")
def test_owners_choose_whom_they_lose() -> None:
    first = battle(Units(8, ("land", "tactical")), Units(5, ("air",)))
    assert all(units.officers for units in first.attacker.survivors), "the last two of ten are officers"
    assert all(units.officers == ("air",) for units in first.defender.survivors)
    spent = battle(Units(8, ("land", "tactical")), Units(5, ("air",)), losses=("officers", "officers"))
    assert Units(8) in spent.attacker.survivors and Units(5) in spent.defender.survivors
    assert Units(8, ("land",)) in spent.attacker.survivors, "the one with the small die falls first"
    check_sums(spent)
    assert spent.attacker.losses.officers > first.attacker.losses.officers
    kept = battle(Units(8, ("land", "tactical")), Units(5, ("air",)), losses=("armies", "officers"))
    assert kept.attacker.wins > first.attacker.wins, "a defender who gives officers up holds less"


def test_an_attacker_who_stops_in_time() -> None:
    risk, care = battle(Units(12), Units(10)), battle(Units(12), Units(10), keep=6)
    check_sums(care)
    assert care.attacker.wins < risk.attacker.wins and care.attacker.losses.armies < risk.attacker.losses.armies
    assert care.attacker.losses.armies <= 12 - 5  # two may fall at once
    none = battle(Units(4), Units(3), keep=4)
    assert none.attacker.wins == 0 and none.throws == 0 and none.attacker.losses.armies == 0


@pytest.mark.thorough
def test_an_attacker_who_stops_when_the_chance_sinks() -> None:
    """Against a walk through every throw and every answer, in fractions."""
    exact, below = ByHand(0, 0), Fraction(2, 5)

    @cache
    def lost(position: Position, begun: bool = True) -> tuple[Fraction, list[Fraction]]:
        """The chance to conquer, and the chances of what is left of the attacker, when all stop below two fifths."""
        ours, theirs = position
        ends = [Fraction(0)] * 8
        if theirs == 0 or ours < 2 or (begun and exact.chance(position) < below):
            ends[ours] = Fraction(1)
            return Fraction(theirs == 0), ends
        wins = Fraction(0)
        for attack, share in throws(exact.attack_dice(ours, min(3, ours - 1))).items():
            number = min(range(min(2, theirs), 0, -1), key=lambda dice: exact.after(position, attack, dice))
            for defence, chance in throws(exact.defence_dice(theirs, number)).items():
                fell = fallen(attack, defence)
                more, left = lost((ours - fell[0], theirs - fell[1]))
                wins += share * chance * more
                ends = [sum_ + share * chance * one for sum_, one in zip(ends, left, strict=True)]
        return wins, ends

    wins, ends = lost((7, 5), begun=False)
    odds = battle(Units(7), Units(5), chance=0.4)
    check_sums(odds)
    assert odds.attacker.wins == pytest.approx(float(wins), abs=1e-12)
    assert odds.attacker.lost == pytest.approx([float(chance) for chance in reversed(ends)], abs=1e-12)
    assert odds.attacker.wins < battle(Units(7), Units(5)).attacker.wins
    hopeless = battle(Units(3), Units(9), chance=1)
    assert hopeless.throws == 1 and hopeless.attacker.wins == 0, "whoever has begun throws once"


@pytest.mark.rule("R2-58", "R2-67", "R2-68")
def test_the_worked_battle_of_the_rulebook() -> None:
    """Against 8, 4, 1 one die, against 7, 1, 1 two: the rulebook's defender does what holds best."""
    attacker, defender = Units(6, ("land",)), Units(2, ("tactical",))
    first = reply(attacker, defender, [8, 4, 1])
    assert first.two is not None and first.one > first.two and first.best == 1
    second = reply(attacker, Units(1, ("tactical",)), [1, 7, 1])
    assert second.two is not None and second.one < second.two and second.best == 2
    alone = reply(attacker, Units(1), [5, 4, 2])
    assert alone.two is None and alone.best == 1


@pytest.mark.rule("R2-68")
def test_a_smaller_die_is_worth_what_its_throws_leave() -> None:
    """Against 3 a d6 wins four times of six; what is left then is a battle of its own."""
    attacker, defender = Units(2), Units(1, ("tactical",))
    after = 4 / 6 + 2 / 6 * battle(attacker, Units(0, ("tactical",))).defender.wins
    dice = replies(attacker, defender, [3])
    assert list(dice) == ["d6", "d8", "d6_d8"] and dice["d6"] == pytest.approx(after) and dice["d6"] < dice["d8"]
    units, throw = (Units(6, ("land",)), Units(2, ("tactical",))), [8, 4, 1]
    dice, chosen = replies(*units, throw), reply(*units, throw)
    assert list(dice) == ["d6", "d8", "d6_d6", "d6_d8"] and (dice["d8"], dice["d6_d8"]) == (chosen.one, chosen.two)
    assert list(replies(Units(6), Units(1), [3, 2, 1])) == ["d6"]
    assert list(replies(Units(6), Units(3, (), True), [3, 2, 1])) == ["d8", "d8_d8"], "beside a station (R2-50)"


def test_a_throw_is_one_step_of_the_battle() -> None:
    attacker, defender = Units(5, ("land",)), Units(4, ("air",))
    held = sum(
        float(share) * max(value for value in reply(attacker, defender, throw) if value is not None)
        for throw, share in throws((8, 6, 6)).items()
    )
    assert held == pytest.approx(battle(attacker, defender).defender.wins, abs=1e-12)


def test_die_by_die() -> None:
    """Losses and throws against battles fought with dice; 4 standard errors."""
    numbers, battles = random.Random(5), 4000
    attacker, defender = Units(9, ("land",)), Units(7)
    odds = battle(attacker, defender)
    lost, thrown = [0, 0], 0

    @cache
    def dice_against(ours: int, theirs: int, throw: tuple[int, ...]) -> int:
        return reply(Units(ours - 1, ("land",)), Units(theirs), throw).best

    for _ in range(battles):
        ours, theirs = 10, 7
        while ours > 1 and theirs:
            dice = min(3, ours - 1)
            throw = sorted((numbers.randint(1, 8 if die == 0 else 6) for die in range(dice)), reverse=True)
            best = dice_against(ours, theirs, tuple(throw[:2] if dice > 1 else throw))
            answer = sorted((numbers.randint(1, 6) for _ in range(best)), reverse=True)
            down = fallen(throw, answer)
            ours, theirs, thrown = ours - down[0], theirs - down[1], thrown + 1
        lost[0] += 10 - ours
        lost[1] += 7 - theirs
    assert lost[0] / battles == pytest.approx(sum(odds.attacker.losses), abs=4 * 3.5 / battles**0.5)
    assert lost[1] / battles == pytest.approx(sum(odds.defender.losses), abs=4 * 3.5 / battles**0.5)
    assert thrown / battles == pytest.approx(odds.throws, abs=4 * 3.5 / battles**0.5)


@pytest.mark.skipif(str(kernel.__file__).endswith(".py"), reason="how fast the compiled odds are")
def test_fast_enough() -> None:
    battle(Units(2), Units(1))  # the dice are weighed once
    assert pace(lambda: battle(Units(30), Units(25)), 20) < 4  # 2 to 3
    assert pace(lambda: table(Units(99), Units(99))) < 40  # 10
    assert pace(lambda: table(Units(99), Units(99), attack="best")) < 40  # 15


@pytest.mark.parametrize("text", ["6 land tactical", "tactical,6+LAND", " 6  land tactical "])
def test_notation(text: str) -> None:
    units = Units.parse(text)
    assert units == Units(6, ("tactical", "land")) and Units.parse(str(units)) == units
    assert str(Units.parse("3 station")) == "3 station" and Units.parse("abc").size == 1


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: Units.parse("6 lend"), "units_word"),
        (lambda: Units.parse(""), "units_word"),
        (lambda: Units.parse("6 7"), "units_word"),
        (lambda: Units.parse("6 land land"), "units_twice"),
        (lambda: battle(Units(1), Units(1)), "units_size"),
        (lambda: battle(Units(100), Units(1)), "units_size"),
        (lambda: battle(Units(-1, ("abc", "land", "air")), Units(1)), "units_size"),
        (lambda: battle(Units(3), Units(0, (), True)), "units_size"),
        (lambda: battle(Units(3), Units(3, (), True), target="water"), "units_station"),
        (lambda: battle(Units(3), Units(3), target="moon"), "unknown_word"),
        (lambda: battle(Units(3), Units(3), policy="three"), "unknown_word"),
        (lambda: battle(Units(3), Units(3), losses=("none",)), "unknown_word"),
        (lambda: battle(Units(3), Units(3), attack="four"), "unknown_word"),
        (lambda: battle(Units(3), Units(3), keep=100), "bad_amount"),
        (lambda: battle(Units(3), Units(3), keep=0), "bad_amount"),
        (lambda: battle(Units(3), Units(3), chance=1.5), "bad_amount"),
        (lambda: battle(Units(3), Units(3), chance=-0.1), "bad_amount"),
        (lambda: reply(Units(3), Units(3), [6, 5, 1]), "bad_throw"),
        (lambda: reply(Units(4), Units(3), [7]), "bad_throw"),
        (lambda: reply(Units(4, ("land",)), Units(3), [8, 7]), "bad_throw"),
        (lambda: reply(Units(4), Units(3), []), "bad_throw"),
    ],
)
def test_what_cannot_be_computed(call: object, code: str) -> None:
    assert callable(call)
    with pytest.raises(EngineError) as error:
        call()
    assert error.value.code == code
    for lang in LANGUAGES:
        assert "{" not in Language(lang).rejection(error.value.rejection)
