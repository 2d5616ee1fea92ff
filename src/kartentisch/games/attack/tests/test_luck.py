"""Luck against exact expectation: counted by hand, rolled many times, and over whole games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.match import Match
from kartentisch.games.attack import Attack
from kartentisch.games.attack.luck import beats, hits, reaches


@pytest.fixture(scope="module")
def game() -> Attack:
    loaded = kt.load("attack")
    assert isinstance(loaded, Attack)
    return loaded


def die(game: Attack) -> tuple[int, ...]:
    return tuple(int(sides) for sides in game.tables.plain.die)


def test_two_dice_counted_by_hand() -> None:
    assert reaches(8) == 15 / 36 and reaches(9) == 10 / 36 and reaches(2) == 1 and reaches(13) == 0
    assert beats(0) == pytest.approx((1 - 146 / 1296) / 2)
    assert beats(11) == 1 and beats(-11) == 0
    assert beats(2) + beats(-2) < 1  # ties hit nobody


@pytest.mark.parametrize("force", [(1, 0, 0, 0), (3, 1, 0, 0), (2, 2, 1, 1), (0, 0, 4, 0)])
def test_hits_rolled_many_times(game: Attack, force: tuple[int, ...]) -> None:
    sides, dice = [face for face, n in enumerate(die(game)) for _ in range(n)], random.Random(3)
    number = max(2, sum(force) + force[1])
    mean, variance = hits(force, number, die(game))
    rolled = []
    for _ in range(20_000):
        shown = dice.choices(sides, k=number)
        rolled.append(sum(min(units, shown.count(kind)) for kind, units in enumerate(force)))
    average = sum(rolled) / len(rolled)
    assert abs(average - mean) < 5 * sqrt(variance / len(rolled))
    assert sum((n - average) ** 2 for n in rolled) / len(rolled) == pytest.approx(variance, rel=0.05)


def told(game: Attack, *rows: tuple[str, dict[str, Any]]) -> list[Event]:
    return [Event(game.kinds.by_name[name], args) for name, args in rows]


def dice_of(
    seat: int, infantry: int = 0, tank: int = 0, artillery: int = 0, aircraft: int = 0
) -> tuple[str, dict[str, Any]]:
    return "dice", {"seat": seat, "infantry": infantry, "tank": tank, "artillery": artillery, "aircraft": aircraft}


def test_a_battle_told_event_by_event(game: Attack) -> None:
    rows = game.luck(
        told(
            game,
            ("attacked", {"seat": 0, "other": 1, "region": "germany"}),
            ("committed", {"seat": 0, "unit": "infantry", "region": "germany"}),
            ("committed", {"seat": 0, "unit": "tank", "region": "germany"}),
            ("committed", {"seat": 1, "unit": "infantry", "region": "germany"}),
            ("committed", {"seat": 1, "unit": "infantry", "region": "germany"}),
            dice_of(1, infantry=1),
            ("hits", {"seat": 1, "hits": 1, "dice": 2, "round": 1}),
            ("lost", {"seat": 0, "unit": "infantry", "units": 1, "region": "germany"}),
            dice_of(0, tank=2),
            ("hits", {"seat": 0, "hits": 1, "dice": 2, "round": 1}),
        ),
        2,
    )
    by = {(row.matter, row.seat): row for row in rows}
    assert set(by) == {("hits", 0), ("hits", 1), ("hits.infantry", 1), ("hits.tank", 0)}
    one, two = by["hits", 0], by["hits", 1]
    share = [n / sum(die(game)) for n in die(game)]
    assert (one.tries, one.got, two.tries, two.got) == (2, 1, 2, 1)
    assert one.expected == pytest.approx(1 - (1 - share[1]) ** 2)  # one tank, two dice
    assert two.expected == pytest.approx(2 * share[0])  # two of infantry, two dice
    assert two.deviation == pytest.approx(sqrt(2 * share[0] * (1 - share[0])))


def test_a_battle_whose_beginning_was_not_told_is_left_out(game: Attack) -> None:
    assert not game.luck(told(game, dice_of(0, tank=2), ("hits", {"seat": 0, "hits": 1, "dice": 5, "round": 2})), 2)


def test_match_ups_and_diplomacy(game: Attack) -> None:
    def ship(seat: int, roll: int, modifier: int) -> tuple[str, dict[str, Any]]:
        values = {"seat": seat, "ship": "destroyer", "roll": roll, "modifier": modifier, "total": roll + modifier}
        return "matched", values

    rows = game.luck(
        told(
            game,
            ship(0, 5, 2), ship(1, 7, 0),  # a tie
            ship(0, 6, 0), ship(1, 9, 1),
            ("diplomacy", {"seat": 1, "region": "spain", "needed": 8}),
            ("diplomacy_roll", {"seat": 1, "total": 7}),
            ("rival_roll", {"seat": 0, "total": 9}),
        ), 2
    )  # fmt: skip
    assert {(row.matter, row.seat): (row.tries, row.got) for row in rows} == {
        ("sea", 0): (2, 0),
        ("sea", 1): (2, 1),
        ("diplomacy", 1): (1, 0),
        ("rivals", 0): (1, 1),
    }
    assert {(row.matter, row.seat): row.expected for row in rows} == pytest.approx(
        {
            ("sea", 0): beats(2) + beats(-1),
            ("sea", 1): beats(-2) + beats(1),
            ("diplomacy", 1): 15 / 36,
            ("rivals", 0): 10 / 36,
        }
    )


def events(game: Attack, seed: int) -> Iterator[Event]:
    dice = random.Random(seed)
    match = Match(game, ["a", "b", "c"], kt.Chance(seed), {"round_limit": 4})
    yield from match.events
    while not match.state.over:
        seat = match.state.seats_asked[0]
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
        yield from match.events


def test_over_many_games_luck_evens_out_and_every_die_is_counted(game: Attack) -> None:
    got: dict[str, list[float]] = {}
    for seed in range(25):
        all_told = list(events(game, seed))
        rows = game.luck((event.seen_by(SPECTATOR) for event in all_told), 2)
        assert rows == game.luck(all_told, 2)  # public facts are enough
        rolled = [event.args for event in all_told if event.kind.name == "hits"]
        counted = [row for row in rows if row.matter == "hits"]
        assert sum(row.tries for row in counted) == sum(args["dice"] for args in rolled)
        assert sum(row.got for row in counted) == sum(args["hits"] for args in rolled)
        parts = [row for row in rows if row.matter.startswith("hits.")]
        assert sum(row.got for row in parts) == sum(row.got for row in counted)
        assert sum(row.expected for row in parts) == pytest.approx(sum(row.expected for row in counted))
        for row in rows:
            sums = got.setdefault(row.matter, [0.0, 0.0])
            sums[0] += row.got - row.expected
            sums[1] += row.deviation**2
    assert {"hits", "sea", "diplomacy", "rivals"} <= set(got)
    for matter, (off, variance) in got.items():
        assert abs(off) < 4 * sqrt(variance), matter
