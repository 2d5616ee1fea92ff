"""Rulebook "Zuteilung der Karten vom Kartenstoß": dealing and drawing cards.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import Procedure
from kartentisch.engine.piles import Stock
from kartentisch.games.attacke import events as E
from kartentisch.games.attacke.state import AttackeState
from kartentisch.parts.refill import HandRefill

# what chance is asked for
CHANCES: Final = ("first_player", "land", "lot", "draw")

# [[[cog numbers("CHANCES") ]]]
FIRST_PLAYER: Final = 0
LAND: Final = 1
LOT: Final = 2
DRAW: Final = 3
# [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Allotment(HandRefill[AttackeState]):
    """A seat draws so many cards, or as many as there are (SCH-08, SCH-38..40, SCH-R08)."""

    left: i64
    dealing: i64  # 1 at set-up

    def chance(self) -> i64:
        return DRAW

    def wants(self, s: AttackeState) -> bool:
        if self.left == 0:
            return False
        if s.cards.size == 0:
            s.tell(E.NO_CARD_LEFT, self.seat)
            self.left = 0
            return False
        return True

    def take(self, s: AttackeState, card: i64) -> None:
        s.cards.draw(card, self.seat)
        s.add_card(self.seat, card)
        self.left -= 1
        if self.dealing:
            s.tell(E.DEALT, self.seat, card)
        else:
            s.tell(E.DREW, self.seat, card)

    def pile(self, s: AttackeState) -> Stock | None:
        """The cards of the batch that comes up; in which order nobody knows (SCH-R05)."""
        return s.cards

    # [[[cog procedure("Allotment") ]]]

    def __init__(self, seat: i64 = 0, left: i64 = 0, dealing: i64 = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.dealing = dealing

    def copy(self) -> Allotment:
        p = Allotment(self.seat, self.left, self.dealing)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 973389334)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.left)
        return bits.mix(key, self.dealing)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Allotment)
            and self.seat == other.seat
            and self.left == other.left
            and self.dealing == other.dealing
        )

    # [[[end]]]
