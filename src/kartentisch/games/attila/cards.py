"""Set-up and rulebook 8 "Nachziehen": dealing and drawing cards.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.attila import events as E
from kartentisch.games.attila.state import BY_PILE, AttilaState

# what chance is asked for
FIRST_PLAYER: Final = 0
DRAW: Final = 1
CHANCES: Final = ("first_player", "draw")


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


@mypyc_attr(free_list_len=1)
class Refill(Procedure[AttilaState]):
    """A seat draws until it holds a full hand, or until there is nothing to draw (ATT-08, ATT-17)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "drawn")
    DRAW: Final = 0
    DRAWN: Final = 1
    seat: i64
    dealing: i64  # 1 at set-up

    def __init__(self, seat: i64 = 0, dealing: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.dealing = dealing

    def copy(self) -> Refill:
        p = Refill(self.seat, self.dealing)
        p.at = self.at
        return p

    def step(self, s: AttilaState, answer: i64) -> i64:
        if self.at == self.DRAWN:
            s.deck.take(answer)
            s.take_card(self.seat, answer)
            s.tell(E.DEALT if self.dealing else E.DREW, self.seat, answer)
        if s.hand_size(self.seat) >= s.table.hand or not ready_to_draw(s):
            return DONE
        return self.draw(s, DRAW, self.DRAWN)

    def pile(self, s: AttilaState) -> Pile | None:
        return s.deck
