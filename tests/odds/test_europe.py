"""The odds of Axis & Allies: Europe against everything that can be computed another way."""

from __future__ import annotations

import random
import tomllib
from fractions import Fraction
from importlib import resources

import pytest

from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import LANGUAGES, Language
from kartentisch.odds import europe_kernel as kernel
from kartentisch.odds.europe import KINDS, ORDERS, UNITS, Force, Odds, Retreat, battle
from tests.odds.europe_by_hand import DIVED, ByHand, Side, arrange, lose, rolled, throw
from tests.odds.pace import pace

ORDER = {side: order.split() for side, order in ORDERS.items()}


def of(attacker: str, defender: str, **ways: object) -> Odds:
    return battle(Force.parse(attacker), Force.parse(defender), **ways)  # type: ignore[arg-type]


def names(text: str) -> Side:
    return tuple(kind for kind, count in zip(KINDS, Force.parse(text), strict=True) for _ in range(count))


def check_sums(odds: Odds) -> None:
    assert 0 <= odds.dropped <= 1e-11
    total = odds.attacker.wins + odds.defender.wins + odds.draw + odds.stalemate + odds.dropped
    assert total == pytest.approx(1, abs=1e-11)
    assert odds.takes <= odds.attacker.wins + 1e-12 and odds.retreats <= odds.defender.wins + 1e-12
    for side in (odds.attacker, odds.defender):
        assert sum(side.survivors.values()) == pytest.approx(side.wins, abs=1e-12)
        assert sum(side.survivors_by_count()) == pytest.approx(1, abs=1e-12)
        assert all(0 <= left <= had for left, had in zip(side.left().values(), side.force, strict=True) if had)
        assert sum(UNITS[kind].cost * lost for kind, lost in side.losses.items()) == pytest.approx(side.cost)
        assert 0 <= side.cost <= side.force.cost + 1e-9
        assert sum(side.lost) == pytest.approx(1, abs=1e-11) and len(side.lost) == side.force.units + 1
        mean = sum(n * chance for n, chance in enumerate(side.lost))
        assert mean == pytest.approx(sum(side.losses.values()), abs=1e-9)


def by_hand(
    attacker: str, defender: str, orders: tuple[list[str], list[str]], **ways: object
) -> dict[tuple[Force, Force], float]:
    dive = str(ways.pop("dive", "fight"))
    found: dict[tuple[Force, Force], float] = {}
    ends = ByHand(orders, dive).battle(names(attacker), names(defender), **ways)  # type: ignore[arg-type]
    assert sum(ends.values()) == 1
    for pair, chance in ends.items():
        ours, theirs = (
            Force(**{kind: side.count(kind) + (side.count(DIVED) if kind == "submarine" else 0) for kind in KINDS})
            for side in pair
        )
        found[ours, theirs] = found.get((ours, theirs), 0.0) + float(chance)
    return found


def agree(attacker: str, defender: str, *, orders: tuple[str, str] = ("", ""), **ways: object) -> None:
    """Every figure against every throw there is."""
    shots = str(ways.pop("shots", ""))
    fire = Force.parse(shots) if shots else Force()
    odds = of(attacker, defender, orders=orders, shots=fire, landing=bool(shots), **ways)
    check_sums(odds)
    both = [ORDER[side] if not order else order.split() for order, side in zip(orders, ORDER, strict=True)]
    values = tuple(4 if kind == "battleship" else 2 for kind in names(shots)) if shots else ()
    dived = ways.get("dive", "fight") != "fight"
    ends = by_hand(attacker, defender, (both[0], both[1]), shots=values, **ways)
    none = Force()
    won = {ours: 0.0 for ours, _ in ends}
    held = {theirs: 0.0 for _, theirs in ends}
    for (ours, theirs), chance in ends.items():
        gone = theirs == none or (dived and theirs._replace(submarine=0) == none)
        if gone and ours != none:
            won[ours] += chance
        elif ours == none and not gone:
            held[theirs] += chance
    for told, expected in ((odds.attacker, won), (odds.defender, held)):
        assert told.survivors == pytest.approx({k: v for k, v in expected.items() if v}, abs=1e-11)
    for side, which in ((odds.attacker, 0), (odds.defender, 1)):
        for kind in UNITS:
            if kind in ("damaged", "battleship"):
                continue
            left = sum(chance * getattr(pair[which], kind) for pair, chance in ends.items())
            assert side.losses[kind] == pytest.approx(getattr(side.force, kind) - left, abs=1e-10)


@pytest.mark.rule("AAE-44", "AAE-45", "AAE-53", "AAE-56", "AAE-57")
@pytest.mark.parametrize(
    ("attacker", "defender", "orders"),
    [
        ("3 infantry 1 armor", "2 infantry", ("", "")),
        ("2 infantry 1 artillery 1 fighter", "1 infantry 1 artillery 1 fighter", ("", "")),
        ("2 infantry 2 artillery", "2 armor 1 bomber", ("", "")),
        ("1 infantry 1 artillery 1 armor 1 bomber", "3 infantry", ("artillery bomber armor infantry fighter", "")),
        ("1 bomber", "2 infantry", ("", "")),
        ("1 infantry", "1 fighter 1 bomber 1 infantry", ("", "fighter infantry bomber")),
    ],
)
def test_every_throw_on_land(attacker: str, defender: str, orders: tuple[str, str]) -> None:
    agree(attacker, defender, orders=orders)


@pytest.mark.rule("AAE-41", "AAE-43", "AAE-96", "AAE-97", "AAE-98", "AAE-186")
@pytest.mark.parametrize(
    ("attacker", "defender", "guns", "shots"),
    [
        ("1 infantry 2 fighter 1 bomber", "2 infantry", 1, ""),
        ("1 infantry 1 fighter 1 bomber", "1 infantry 1 armor", 2, ""),
        ("2 fighter", "1 infantry", 1, ""),
        ("2 infantry", "2 infantry", 0, "1 battleship"),
        ("1 infantry 1 armor 1 fighter", "3 infantry", 1, "1 battleship 2 destroyer"),
    ],
)
def test_every_throw_with_guns_and_landing_shots(attacker: str, defender: str, guns: int, shots: str) -> None:
    agree(attacker, defender, guns=guns, shots=shots)


@pytest.mark.rule("AAE-44")
@pytest.mark.parametrize(
    ("attacker", "defender", "doomed"),
    [
        ("3 infantry 1 armor", "2 infantry", "1 infantry"),
        ("1 infantry 1 artillery 1 bomber", "1 fighter 1 bomber", "2 armor 1 artillery"),
        ("2 infantry 1 fighter", "", "1 infantry 1 fighter"),
        ("1 infantry", "1 fighter", "4 infantry"),
    ],
)
def test_who_was_hit_fires_once_more_and_then_it_goes_on(attacker: str, defender: str, doomed: str) -> None:
    odds = of(attacker, defender, doomed=Force.parse(doomed))
    orders = ORDER["attacker"], ORDER["defender"]
    ours, theirs = arrange(names(attacker), orders[0]), arrange(names(defender), orders[1])
    rest = ByHand(orders)
    wins = draw = left = Fraction(0)
    for hits, chance in throw(theirs + names(doomed), False).items():
        for (we, they), luck in rest.ends(lose(ours, sum(hits), lambda kind: True, orders[0]), theirs).items():
            wins += chance * luck if we and not they else 0
            draw += chance * luck if not we and not they else 0
            left += chance * luck * len(we)
    assert odds.attacker.wins == pytest.approx(float(wins), abs=1e-11)
    assert odds.draw == pytest.approx(float(draw), abs=1e-11)
    assert sum(odds.attacker.losses.values()) == pytest.approx(len(ours) - float(left), abs=1e-10)
    assert odds.attacker.wins + odds.defender.wins + odds.draw + odds.stalemate == pytest.approx(1, abs=1e-10)


FLEETS = [
    ("2 submarine", "1 transport 1 destroyer"),
    ("2 submarine", "2 transport 1 carrier 1 fighter"),
    ("1 submarine 1 fighter", "1 submarine 1 transport"),
    ("1 destroyer 1 fighter", "2 submarine"),
    ("1 fighter 1 bomber", "1 submarine 1 transport"),
    ("1 battleship 1 transport", "1 submarine 1 destroyer"),
    ("1 damaged 1 submarine", "1 battleship"),
    ("1 transport 1 submarine", "1 carrier 2 fighter"),
    ("1 submarine 1 fighter", "1 destroyer 1 submarine 1 fighter"),
    ("1 destroyer 1 carrier 1 fighter", "1 battleship 1 submarine"),
    ("1 fighter", "1 submarine"),
    ("1 transport", "1 submarine 1 destroyer"),
    ("1 submarine 1 fighter", "1 destroyer 1 transport 1 submarine 1 fighter"),
    ("1 transport 1 submarine 1 fighter", "1 submarine 1 carrier 1 fighter"),
]


@pytest.mark.rule(
    *(f"AAE-{rule}" for rule in (58, 59, 60, 61, 62, 63, 64, 65, 66, 73, 154, 166)), "AAE-R04", "AAE-R14", "AAE-R16"
)
@pytest.mark.parametrize(("attacker", "defender"), FLEETS)
def test_every_throw_at_sea(attacker: str, defender: str) -> None:
    agree(attacker, defender)


@pytest.mark.rule("AAE-46", "AAE-73")
def test_every_throw_in_other_orders() -> None:
    late = "submarine destroyer carrier transport fighter bomber damaged battleship"
    agree("1 battleship 1 destroyer", "1 submarine 1 transport 1 destroyer", orders=(late, late))
    agree("1 fighter 1 destroyer 1 submarine", "1 carrier 1 fighter 1 submarine", orders=("", "fighter " + late))


@pytest.mark.rule("AAE-68", "AAE-72", "AAE-R03")
@pytest.mark.parametrize("dive", ["alone", "once"])
def test_every_throw_where_submarines_submerge(dive: str) -> None:
    for attacker, defender in (
        ("1 destroyer 1 submarine", "2 submarine"),
        ("1 fighter 1 destroyer", "1 submarine 1 transport"),
        ("2 submarine", "1 submarine 1 carrier 1 fighter"),
    ):
        agree(attacker, defender, dive=dive)


# ------------------------------------------------------------------ computed with pencil and paper
@pytest.mark.rule("AAE-44", "AAE-53")
def test_one_infantry_against_one() -> None:
    """Attack 1/6, defence 2/6, both at once: of 36 throws 4 win, 10 lose, 2 end both, 20 are thrown again."""
    odds = of("1 infantry", "1 infantry")
    assert odds.attacker.wins == pytest.approx(4 / 16) and odds.defender.wins == pytest.approx(10 / 16)
    assert odds.draw == pytest.approx(2 / 16) and odds.rounds == pytest.approx(36 / 16)
    assert odds.attacker.cost == pytest.approx(3 * 12 / 16) and odds.defender.cost == pytest.approx(3 * 6 / 16)


@pytest.mark.rule("AAE-60", "AAE-61", "AAE-63")
def test_a_first_strike_is_worth_the_answer() -> None:
    """Submarine against transport: 2/6 sink it at once; else it hits with 1/6."""
    odds = of("1 submarine", "1 transport")
    assert odds.attacker.wins == pytest.approx((1 / 3) / (1 / 3 + 2 / 3 / 6)) and odds.draw == 0
    guarded = of("1 submarine", "1 destroyer")
    # both at once: of 36 throws 6 win, 12 lose, 6 end both
    assert guarded.attacker.wins == pytest.approx(6 / 24) and guarded.draw == pytest.approx(6 / 24)
    assert of("1 destroyer", "1 submarine").draw == pytest.approx(6 / 24), "no first strike in defence"


@pytest.mark.rule("AAE-65", "AAE-R16")
def test_aircraft_and_a_lone_submarine() -> None:
    odds = of("2 fighter 1 bomber", "1 submarine")
    assert odds.stalemate == 1 and odds.attacker.cost == odds.defender.cost == 0
    mixed = of("2 fighter", "1 submarine 1 transport")
    assert mixed.attacker.wins == 0 and mixed.stalemate > 0.9
    assert mixed.attacker.losses["fighter"] > 0 and mixed.defender.losses["submarine"] == 0


@pytest.mark.rule("AAE-73")
def test_a_battleship_takes_two_hits() -> None:
    odds = of("1 infantry 9 armor", "1 infantry")  # nothing to do with ships
    assert odds.attacker.losses["battleship"] == 0
    sea = of("1 battleship", "1 transport")
    # each round 4/6 win; it sinks only where it was hit twice before or as it wins
    assert sea.attacker.survivors[Force(battleship=1)] == pytest.approx((4 / 6 * 5 / 6) / (1 - 2 / 6 * 5 / 6))
    assert sea.defender.wins == pytest.approx((2 / 6 * 1 / 6 / (1 - 2 / 6 * 5 / 6)) ** 2)


@pytest.mark.rule("AAE-41", "AAE-179")
def test_guns_before_the_battle() -> None:
    odds = of("3 fighter", "1 infantry", guns=1)
    assert odds.attacker.losses["fighter"] > 3 / 6
    assert odds.defender.wins > (1 / 6) ** 3
    none = of("1 fighter", "9 infantry", guns=9)
    assert none.rounds < (5 / 6) ** 9 * 2


@pytest.mark.rule("AAE-48", "AAE-49", "AAE-52", "AAE-180")
def test_retreat() -> None:
    once = of("5 infantry 3 armor", "5 infantry", retreat=Retreat(rounds=1))
    check_sums(once)
    assert once.rounds == 1 and once.retreats > 0.9 and once.attacker.wins > 0
    # one round, each infantry of the defender has fired once
    assert once.attacker.losses["infantry"] == pytest.approx(5 * 2 / 6)
    all_rounds = of("5 infantry 3 armor", "5 infantry", retreat=Retreat(rounds=300))
    free = of("5 infantry 3 armor", "5 infantry")
    assert all_rounds.attacker.wins == pytest.approx(free.attacker.wins, abs=1e-9)
    assert all_rounds.rounds == pytest.approx(free.rounds, abs=1e-9)
    few = of("5 infantry 3 armor", "5 infantry", retreat=Retreat(units=3))
    assert few.retreats > 0 and few.attacker.cost < free.attacker.cost and all(f.units for f in few.attacker.survivors)
    wise = of("5 infantry 3 armor", "5 infantry", retreat=Retreat(chance=0.3))
    check_sums(wise)
    assert free.takes - wise.takes < 0.3 * wise.retreats, "where it retreats the space is taken in less than 30%"
    assert wise.attacker.cost < free.attacker.cost
    sea = of(
        "3 submarine 1 transport", "1 destroyer 1 transport", orders=("submarine", ""), retreat=Retreat(chance=1e-9)
    )
    assert sea.retreats > 0 and sea.attacker.losses["transport"] < 1, "transports alone do not fight on"


@pytest.mark.rule("AAE-54", "AAE-119")
def test_who_can_take_the_space() -> None:
    air = of("2 bomber 2 fighter", "1 infantry")
    assert air.takes == 0 and air.attacker.wins > 0.9
    plain, kept = (of("2 infantry 3 fighter", "3 infantry", hold=hold) for hold in (False, True))
    assert kept.takes > plain.takes + 0.1 and kept.attacker.wins < plain.attacker.wins
    convoy = of("1 fighter 1 destroyer", "1 transport", orders=("destroyer", ""))
    assert convoy.takes < convoy.attacker.wins
    last = of("1 infantry 1 armor 1 fighter", "2 infantry", orders=("armor infantry", ""), hold=True)
    assert Force(infantry=1) in last.attacker.survivors and Force(armor=1) not in last.attacker.survivors


def test_orders_with_numbers() -> None:
    odds = of("3 infantry 2 armor", "4 infantry", orders=("1 armor infantry", ""))
    assert set(odds.attacker.survivors) == {
        Force(infantry, 0, armor) for infantry, armor in ((3, 2), (3, 1), (2, 1), (1, 1), (0, 1))
    }
    with pytest.raises(EngineError, match="force_word"):
        of("1 infantry", "1 infantry", orders=("knight", ""))


def test_die_by_die() -> None:
    """A fleet of everything against another one, thrown; 4 standard errors."""
    dice, battles = random.Random(7), 400
    attacker, defender = (
        "3 submarine 1 destroyer 1 battleship 2 fighter 1 bomber 1 transport",
        ("1 battleship 1 carrier 2 fighter 2 submarine 1 destroyer 2 transport"),
    )
    hand = ByHand((ORDER["attacker"], ORDER["defender"]))
    odds = of(attacker, defender)
    check_sums(odds)
    wins = rounds = fighters = 0
    for _ in range(battles):
        ours, theirs, took = rolled(hand, names(attacker), names(defender), dice)
        wins += bool(ours) and not theirs
        rounds += took
        fighters += 2 - theirs.count("fighter")
    assert wins / battles == pytest.approx(odds.attacker.wins, abs=4 * 0.5 / battles**0.5)
    assert rounds / battles == pytest.approx(odds.rounds, abs=4 * 1.5 / battles**0.5)
    assert fighters / battles == pytest.approx(odds.defender.losses["fighter"], abs=4 / battles**0.5)


def test_more_units_never_harm() -> None:
    before = 0.0
    for count in range(1, 12):
        odds = of(f"{count} infantry 2 artillery 3 armor", "8 infantry 2 fighter", guns=1)
        assert odds.attacker.wins > before
        before = odds.attacker.wins


@pytest.mark.rule("AAE-26", "AAE-57", "AAE-58", "AAE-96")
def test_the_units_are_those_of_the_board() -> None:
    text = (resources.files("kartentisch.games") / "europe/board.toml").read_text(encoding="utf-8")
    board = {unit["id"]: unit for unit in tomllib.loads(text)["unit"]}
    for kind, unit in UNITS.items():
        told = board["battleship" if kind == "damaged" else kind]
        assert unit == (told["attack"], told["defense"], told["cost"], told.get("bombard", 0))
    assert set(board) - set(UNITS) == {"aa_gun", "factory"}, "neither fights nor falls"


@pytest.mark.skipif(str(kernel.__file__).endswith(".py"), reason="how fast the compiled odds are")
def test_fast_enough() -> None:
    mixed = "8 infantry 3 artillery 5 armor 3 fighter 1 bomber", "12 infantry 3 artillery 3 armor 2 fighter"
    assert pace(lambda: of(*mixed)) < 4  # 1.4
    large = "20 infantry 6 artillery 8 armor 4 fighter 2 bomber", "26 infantry 5 artillery 6 armor 3 fighter"
    assert pace(lambda: of(*large)) < 20  # 6
    fleets = "6 submarine 1 destroyer 2 battleship 3 fighter", "3 transport 5 submarine 2 destroyer 2 carrier 4 fighter"
    assert pace(lambda: of(*fleets)) < 200  # 10, and more on some processors


@pytest.mark.parametrize("text", ["3 infantry 1 armor", "1 arm, 3 inf", "3INF+1armor", "armor 3 infantry"])
def test_notation(text: str) -> None:
    force = Force.parse(text)
    assert force == Force(infantry=3, armor=1) and Force.parse(str(force)) == force
    assert str(Force()) == "0 infantry" and force.cost == 14
    assert Force.parse("2 jäger", {"jäger": "fighter"}) == Force(fighter=2)
    assert force.text({"panzer": "armor"}) == "3 infantry 1 panzer"


@pytest.mark.parametrize(
    ("call", "code"),
    [
        (lambda: Force.parse("3 knights"), "force_word"),
        (lambda: Force.parse("3 b"), "force_word"),  # bomber or battleship
        (lambda: Force.parse("7"), "force_word"),
        (lambda: Force.parse("1 infantry ?"), "force_word"),
        (lambda: Force.parse("3 infantry 1 inf"), "force_twice"),
        (lambda: of("0 infantry", "1 infantry"), "force_units"),
        (lambda: of("100 infantry", "1 infantry"), "force_units"),
        (lambda: battle(Force(-1, 5), Force(1)), "force_units"),
        (lambda: of("1 infantry", "1 submarine"), "force_mixed"),
        (lambda: of("1 submarine", "1 bomber"), "force_mixed"),
        (lambda: of("1 infantry", "1 infantry", shots=Force(battleship=1)), "force_shots"),
        (lambda: of("1 infantry", "1 infantry", shots=Force(carrier=1), landing=True), "force_shots"),
        (lambda: of("1 infantry", "1 infantry", doomed=Force(infantry=1), guns=1), "force_doomed"),
        (lambda: of("1 infantry", "1 infantry", doomed=Force(carrier=1)), "force_doomed"),
        (lambda: of("1 submarine", "1 transport", doomed=Force(infantry=1)), "force_doomed"),
        (lambda: of("1 submarine", "1 transport", shots=Force(battleship=1), landing=True), "force_shots"),
        (lambda: of("1 infantry", "1 infantry", landing=True, retreat=Retreat(rounds=2)), "landing_retreat"),
        (lambda: of("1 submarine", "1 submarine", dive="later"), "unknown_word"),
        (lambda: of("1 fighter", "1 infantry", guns=10), "bad_amount"),
        (lambda: of("1 fighter", "1 submarine", guns=1), "bad_amount"),
        (lambda: of("1 fighter", "1 infantry", retreat=Retreat(units=-1)), "bad_amount"),
        (lambda: of("1 fighter", "1 infantry", retreat=Retreat(chance=1.5)), "bad_amount"),
        (lambda: of("33 submarine 33 fighter 33 destroyer", "33 submarine 33 fighter 33 destroyer"), "force_large"),
    ],
)
def test_what_cannot_be_computed(call: object, code: str) -> None:
    assert callable(call)
    with pytest.raises(EngineError) as error:
        call()
    assert error.value.code == code
    for lang in LANGUAGES:
        assert "{" not in Language(lang).rejection(error.value.rejection)
