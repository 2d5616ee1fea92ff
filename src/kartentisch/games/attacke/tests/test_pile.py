"""What is known of single cards, where several are alike."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.games.attacke import Attacke
from kartentisch.games.attacke.pile import Cards
from kartentisch.games.attacke.pools import HANDS, SEEN

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


@pytest.mark.rule("SCH-37", "SCH-48")
def test_nobody_knows_of_more_cards_than_a_hand_has_however_often_they_change_hands(game: Attacke) -> None:
    """In a game without a limit of rounds the same armies come and go."""
    spaces = [space.id for space in game.board.spaces]
    hand = {"artillerie_1": 1, "joker": 2}
    state = game.load({"players": 2, "active": 0, "lands": [spaces[:21], spaces[21:]], "hands": [hand, {"joker": 1}]})
    army = vec[i64]([ONE])
    for turn in range(140):
        state.add_card(turn % 2, ONE, -1)
        state.hand_over(turn % 2, 1 - turn % 2, army)
    data = state.to_json()
    assert data["gave"] == [[0, 2], [3, 0]]
    assert game.load(data).to_json() == data
