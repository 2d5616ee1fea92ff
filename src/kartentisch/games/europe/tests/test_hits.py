"""Casualties that a side may choose, against all ways of laying the hits."""

from __future__ import annotations

import itertools
import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.europe.hits import TARGETS, fits, most, strikes


def choices(hits: list[int], there: list[int], spotted: bool) -> set[tuple[int, ...]]:
    """All sets of casualties, by sort of target, that some way of laying the hits brings about."""
    sources = [source for source, n in enumerate(hits) for _ in range(n)]
    found: set[tuple[int, ...]] = {(0,) * TARGETS}
    for source in sources:
        for chosen in list(found):
            for target in range(TARGETS):
                if chosen[target] < there[target] and strikes(target, spotted) >> source & 1:
                    found.add((*chosen[:target], chosen[target] + 1, *chosen[target + 1 :]))
    return found


@pytest.mark.rule("AAE-64", "AAE-65", "AAE-66", "AAE-R14")
def test_every_casualty_has_a_hit_of_its_own() -> None:
    dice = random.Random(3)
    for _ in range(40):
        hits = [dice.randint(0, 2) for _ in range(3)]
        there = [dice.randint(0, 2) for _ in range(TARGETS)]
        spotted = dice.random() < 0.5
        sets = choices(hits, there, spotted)
        assert most(vec[i64](hits), vec[i64](there), spotted) == max(map(sum, sets))
        for chosen in itertools.product(*[range(n + 1) for n in there]):
            assert fits(vec[i64](hits), vec[i64](list(chosen)), spotted) == (chosen in sets), (hits, there, chosen)
