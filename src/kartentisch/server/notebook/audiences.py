"""Who may know what stands beside the log."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from kartentisch.engine.facts import SPECTATOR
from kartentisch.server.cache import game_of
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables.table import Table


@dataclass(frozen=True)
class Audiences:
    """What one holder is in with a seat.

    Attributes:
        own: of this holder with this seat, or of all at a screen with several: whoever stands in for them, or follows
            them, has another one.
        side: of all who play on the side of the seat; empty where nobody else could, before the game, and for whoever
            plays on several sides.
        allies: seats of other people who are in it.
        recipients: the holders who are in it; nobody without one.
    """

    own: str
    side: str
    allies: tuple[int, ...] = ()
    recipients: tuple[int, ...] = ()

    def members(self, circle: str, holder: int) -> tuple[int, ...]:
        """The holders who are in the one or the other."""
        return self.recipients if circle == self.side else (holder,)


@lru_cache(maxsize=64)
def _sides(game: str, players: int) -> tuple[int, ...]:
    return tuple(game_of(game).sides(players))


def place_of(table: Table, holder: int, wished: int | None) -> int:
    """The seat that is meant; a SPECTATOR's for what all at a screen with several seats know.

    Raises:
        Rejected: `foreign_seat`, for whoever has no seat here as well.
    """
    own = contexts.own_seats(table, holder)
    if not own or (wished not in (None, SPECTATOR) and wished not in own):
        raise refuse("foreign_seat")
    if wished is None or wished == SPECTATOR:
        return own[0] if len(own) == 1 else SPECTATOR
    return wished


def audiences_of(table: Table, holder: int, place: int) -> Audiences:
    """The audiences of a holder with one of their seats, or at a screen with several."""
    own, sides = f"seat {holder} {place}", _sides(table.game_name, len(table.seats))
    side = sides[contexts.own_seats(table, holder)[0]]
    together = [other for other, one in enumerate(sides) if one == side]
    if table.status == "waiting" or len(together) == 1 or _torn(table, sides, holder):
        return Audiences(own, "")
    people = {
        other: {who for who in _holders(table, other) if not _torn(table, sides, who)} - {holder} for other in together
    }
    recipients = {holder}.union(*people.values())
    with_us = set(contexts.own_seats(table, holder))
    allies = tuple(other for other, who in people.items() if who and other not in with_us)
    return Audiences(own, f"side {side}", allies, tuple(sorted(recipients)))


def _holders(table: Table, seat: int) -> set[int]:
    """Who has the seat, and who stands in for them."""
    found = {table.seats[seat].holder, table.times.stand_ins.get(seat)}
    return {who for who in found if who is not None}


def _torn(table: Table, sides: tuple[int, ...], holder: int) -> bool:
    """Whether somebody plays on several sides."""
    return len({sides[seat] for seat in contexts.own_seats(table, holder)}) > 1
