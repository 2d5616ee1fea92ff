"""What is known of single cards, where several are alike."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.games.attacke import Attacke
from kartentisch.games.attacke.pile import HANDS, SEEN, Cards

ONE, TWO, OTHER = 0, 1, 8  # kinds of army cards


@pytest.mark.rule("SCH-37", "SCH-42")
def test_whoever_knows_of_several_alike_knows_of_one_less_when_one_is_shown(game: Attacke) -> None:
    cards = Cards(game.tables.plain.deck)
    for kind in (ONE, ONE, TWO, OTHER):
        cards.draw(kind, 0)
    cards.draw(TWO, 1)

    def known_of(kind: int) -> int:
        return int(count_bits(cards.m[SEEN] & cards.m[HANDS + 1] & cards.deck.of[kind]))

    for n in (1, 2):
        cards.hand_over(0, 1, vec[i64]([ONE]))
        assert known_of(ONE) == n
    cards.show(ONE, 1)
    assert (known_of(ONE), cards.held(1, ONE)) == (1, 1)
    cards.hand_over(1, 2, vec[i64]([ONE, TWO]))  # the whole hand: nobody wonders, and the former owner forgets
    assert int(cards.m[SEEN] & cards.m[HANDS + 2]) == 0
