"""Chance from a seed: even, the same everywhere, saved and split; the deal and the play are two streams."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.chance import DEAL

FAR_OUT = 0.0001  # a sound generator fails one of these tests once in ten thousand runs; the seeds are fixed, so never


def chi_squared(table: list[list[int]]) -> float:
    """Of the independence of rows and columns."""
    rows, columns = [sum(row) for row in table], [sum(column) for column in zip(*table, strict=True)]
    total = sum(rows)
    expected = [[row * column / total for column in columns] for row in rows]
    terms = [(n - expected[i][j]) ** 2 / expected[i][j] for i, row in enumerate(table) for j, n in enumerate(row)]
    return float(sum(terms))


def limit(degrees: int) -> float:
    """What chi squared passes by chance once in 1 / FAR_OUT times (Wilson and Hilferty, 1931)."""
    z = 3.719  # of the normal distribution
    return float(degrees * (1 - 2 / (9 * degrees) + z * (2 / (9 * degrees)) ** 0.5) ** 3)


@pytest.mark.parametrize("n", [2, 6, 7, 36, 1000])
def test_every_outcome_is_equally_likely(n: int) -> None:
    chance = kt.Chance(n)
    counts = Counter(chance.below(n) for _ in range(200 * n))
    assert set(counts) <= set(range(n))
    assert sum((counts[i] - 200) ** 2 / 200 for i in range(n)) < limit(n - 1)


def test_large_ranges_are_even_too() -> None:
    chance = kt.Chance(5)
    for n in (2**31 - 1, 2**31, 6**13, 2**61 + 1):
        drawn = [chance.below(n) for _ in range(4000)]
        assert min(drawn) >= 0 and max(drawn) < n
        quarters = Counter(4 * x // n for x in drawn)
        assert all(abs(quarters[i] - 1000) < 150 for i in range(4))


@pytest.mark.parametrize("step", [1, 2**31, 2**62, -1])
def test_neighbouring_seeds_have_nothing_to_do_with_each_other(step: int) -> None:
    table = [[0] * 6 for _ in range(6)]
    for seed in range(6000):
        table[kt.Chance(seed).below(6)][kt.Chance(seed + step).below(6)] += 1
    assert chi_squared(table) < limit(25)


@pytest.mark.parametrize("first, second", [(0, 1), (1, 2), (0, 2)])
def test_streams_of_one_seed_are_independent(first: int, second: int) -> None:
    table = [[0] * 6 for _ in range(6)]
    for seed in range(6000):
        table[kt.Chance(seed, first).below(6)][kt.Chance(seed, second).below(6)] += 1
    assert chi_squared(table) < limit(25)


def test_the_deal_tells_nothing_of_the_cards_drawn_later() -> None:
    """`new(seed=n)` and `Chance(n)`, as everybody writes it: who begins, against the first card after the deal."""
    game = kt.load("attila")
    table = [[0] * 6 for _ in range(3)]
    for seed in range(3000):
        state: Any = game.new(3, seed=seed)
        chance = kt.Chance(seed)
        first = state.active
        while not state.chance:
            state.apply(state.legal_actions()[-1])
        table[first][chance.outcome(state)] += 1
    assert chi_squared(table) < limit(10)


def test_a_seed_is_any_whole_number() -> None:
    words = {tuple(kt.Chance(seed).save()) for seed in (0, 1, -1, 2**63, 2**64, 2**70, -(2**70), 2**70 + 1)}
    assert len(words) == 8
    assert kt.Chance(3).save() != kt.Chance(3, DEAL).save()


def test_the_numbers_are_the_same_on_every_machine() -> None:
    chance = kt.Chance(2026)
    assert [chance.below(1000) for _ in range(6)] == [39, 815, 342, 977, 755, 475]
    assert chance.save() == kt.Chance.restored(chance.save()).save()


def test_saved_copied_and_pickled_chance_goes_on_alike() -> None:
    chance = kt.Chance(9)
    chance.below(10)
    others = [kt.Chance.restored(chance.save()), copy.copy(chance), copy.deepcopy(chance)]
    others.append(pickle.loads(pickle.dumps(chance)))
    expected = [chance.below(1000) for _ in range(20)]
    assert all([other.below(1000) for _ in range(20)] == expected for other in others)


@pytest.mark.parametrize("saved", [[], [1, 2, 3], [1, 0, 2, 3], [-1, 1, 2, 3], [2**32, 1, 2, 3]])
def test_what_was_never_saved_is_refused(saved: list[int]) -> None:
    with pytest.raises(kt.EngineError, match="bad_chance"):
        kt.Chance.restored(saved)


def test_split_chance_is_independent_of_what_it_came_from() -> None:
    table = [[0] * 6 for _ in range(6)]
    for seed in range(6000):
        chance = kt.Chance(seed)
        other = chance.split()
        table[chance.below(6)][other.below(6)] += 1
    assert chi_squared(table) < limit(25)
