"""What readers and writers of positions have in common."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.piles import Pile
from kartentisch.engine.position import Reader, counted, fill_hands

KINDS = ("goths", "huns")
CARDS = {"goths": 3, "huns": 2}


def test_what_is_counted_is_read_again() -> None:
    assert counted(KINDS, [0, 2]) == {"huns": 2}
    assert Reader(2, {}).counts({"huns": 2}, "hands", KINDS, 2) == [(1, 2)]


@pytest.mark.parametrize(
    ("value", "rule"), [({"huns": 3}, "A-1"), ({"huns": True}, "A-1"), ({"celts": 1}, "A-2"), (["huns"], "")]
)
def test_counts_that_cannot_be_are_refused_with_their_rule(value: Any, rule: str) -> None:
    with pytest.raises(EngineError, match="bad_position") as error:
        Reader(2, {}).counts(value, "hands", KINDS, 2, "A-1", whose="A-2")
    assert error.value.rejection.rule == rule


def test_only_parts_that_the_shape_names_may_be_written() -> None:
    game = kt.load("attila")
    assert game.load({"players": 2, "active": 1}).active == 1
    with pytest.raises(EngineError, match="bad_position"):
        game.load({"players": 2, "actve": 1})


def test_hands_agree_with_the_view_and_every_deal_is_as_likely() -> None:
    first: Counter[int] = Counter()
    for seed in range(3000):
        pile, hands = Pile(2), vec[i64]([1, 0, 1, 1, 0, 0])
        pile.put(0)
        pile.put(1)
        Chance(seed).deal_again(pile, hands, 1)
        assert list(hands)[2:] == [1, 1, 0, 0] and hands[0] + hands[1] == 1 and pile.size == 2
        first[int(hands[0])] += 1
    assert 1900 < first[1] < 2100  # two of the three that are left


def test_a_view_is_filled_with_hands_that_agree_with_it() -> None:
    view = {"viewer": 1, "hand": {"goths": 1, "huns": 1}, "hand_sizes": [1, 2, 0]}
    hands = fill_hands(view, CARDS)
    assert hands[1] == view["hand"] and hands[2] == {} and sum(hands[0].values()) == 1
    hands = fill_hands({"viewer": -1, "hand_sizes": [3, 2]}, CARDS)
    assert [sum(hand.values()) for hand in hands] == [3, 2]
    assert sum((Counter(hand) for hand in hands), Counter()) == CARDS
