"""What was found about a position and holds until something changes, so that it is not looked for again at each step.

Nothing here is part of the position: it follows from the rest, no clone and no file takes it along, and two positions
that differ in their notes only are the same.  Three things make notes void: a land that changes hands (`set_owner`),
units that come or go (`touch`), and an order (`unsettle`).  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.kernel import State
from kartentisch.engine.listing import EMPTY

NOBODY: Final = -1
UNKNOWN: Final = -1


@mypyc_attr(acyclic=True)
class Noted(State):
    """The ground floor of `EuropeState`."""

    NOTES: ClassVar[tuple[str, ...]] = (
        "lands_of", "friends", "foes", "own", "incomes", "known", "stale_lands", "stale_zones", "leaving_lands",
        "leaving_zones", "restless", "enemy_lands", "enemy_zones", "decks", "settled", "pick_lands", "pick_zones",
        "patriots", "harbours", "lost", "may_end",
    )  # fmt: skip
    # lands by whose they are, for the power whose turn it is
    lands_of: i64 = NOBODY  # for which power the masks hold; NOBODY: an owner has changed
    friends: i64 = 0  # mask of the lands friendly to the power
    foes: i64 = 0  # mask of those of the other side
    own: i64 = 0  # mask of its own
    incomes: vec[i64]  # [power] what the income chart shows; empty: an owner has changed
    # spaces by what stands there, while orders are given
    known: bool = False  # the masks hold but for the stale spaces
    stale_lands: i64 = 0  # mask of the lands where units have come or gone since
    stale_zones: i64 = 0
    leaving_lands: i64 = 0  # mask of the lands from which units of the power may still go
    leaving_zones: i64 = 0
    restless: i64 = 0  # mask of the lands with units of the power that have not moved, AA guns among them
    enemy_lands: i64 = 0  # mask of the lands with enemies that fight
    enemy_zones: i64 = 0
    decks: i64 = 0  # mask of the zones with carriers, of whatever side
    # what holds from one order to the next
    settled: bool = False
    pick_lands: i64 = 0  # mask of the lands that can be picked
    pick_zones: i64 = 0
    patriots: i64 = 0  # mask of the lands with units that may become Soviet
    harbours: i64 = UNKNOWN  # mask of the zones that carriers of the side might come to
    lost: i64 = UNKNOWN  # how many aircraft cannot land, in the best plan
    may_end: i64 = UNKNOWN  # 1: the power may say that all orders are given, 0: it may not

    def __init__(self, game: Any, players: i64, src: State | None = None) -> None:
        super().__init__(game, players, src)
        self.incomes = EMPTY

    def unsettle(self) -> None:
        """An order was carried out."""
        self.settled = False
        self.harbours = UNKNOWN
        self.lost = UNKNOWN
        self.may_end = UNKNOWN

    def forget(self) -> None:
        """Whatever has moved, the spaces are looked at anew."""
        self.known = False
        self.unsettle()
