"""Set-up and rulebook 8 "Nachziehen": dealing and drawing cards.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.attila import events as E
from kartentisch.games.attila.state import BY_PILE, AttilaState
from kartentisch.parts.refill import HandRefill

# what chance is asked for
CHANCES: Final = ("first_player", "draw")

# [[[cog numbers("CHANCES") ]]]
FIRST_PLAYER: Final = 0
DRAW: Final = 1
# [[[end]]]


def ready_to_draw(s: AttilaState) -> bool:
    """A card can be drawn; an empty pile takes in the discards first, or ends the game by option (ATT-R01)."""
    if s.deck.size > 0:
        return True
    if s.table.empty_pile_ends:
        if s.ending & BY_PILE == 0:
            s.ending |= BY_PILE
            s.tell(E.END_PILE)
        return False
    if s.discards.size == 0:
        return False
    s.tell(E.RESHUFFLED, s.discards.size)
    s.deck.take_in(s.discards)
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Refill(HandRefill[AttilaState]):
    """A seat draws until it holds a full hand, or until there is nothing to draw (ATT-08, ATT-17)."""

    dealing: i64  # 1 at set-up

    def chance(self) -> i64:
        return DRAW

    def wants(self, s: AttilaState) -> bool:
        return s.hand_size(self.seat) < s.table.hand and ready_to_draw(s)

    def take(self, s: AttilaState, card: i64) -> None:
        s.deck.take(card)
        s.take_card(self.seat, card)
        s.tell(E.DEALT if self.dealing else E.DREW, self.seat, card)

    def pile(self, s: AttilaState) -> Pile | None:
        return s.deck

    # [[[cog procedure("Refill") ]]]

    def __init__(self, seat: i64 = 0, dealing: i64 = 0) -> None:
        super().__init__(seat)
        self.dealing = dealing

    def copy(self) -> Refill:
        p = Refill(self.seat, self.dealing)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1968284106)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.dealing)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Refill) and self.seat == other.seat and self.dealing == other.dealing

    # [[[end]]]
