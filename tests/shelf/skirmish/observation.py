"""What a seat may know of the table, as numbers.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.sheet import Sheet
from kartentisch.games.skirmish.actions import ARMS, KINDS
from kartentisch.games.skirmish.state import SkirmishState

CARD: Final = 1  # lists of words, see `Game.vocabulary`
REGION: Final = 2
UNIT: Final = 3


def observe(s: SkirmishState, sheet: Sheet) -> None:
    """The table, then every seat from the viewer on."""
    sheet.table()
    sheet.who("active", s.active)
    sheet.number("round", s.round)
    sheet.number("moved", s.moved)
    sheet.number("ending", s.ending)
    under = vec[i64]([0] * KINDS)
    for i in range(i64(len(s.deck.known))):
        under[s.deck.known[i]] += 1
    sheet.row("under", CARD, under, 0, KINDS)
    sheet.owners("holder", REGION, s.table.regions, s.holder)
    sheet.grid("units", REGION, s.table.regions, UNIT, ARMS, s.units, ARMS)
    sheet.row("own.hand", CARD, s.hands, sheet.viewer * KINDS, KINDS)
    for k in range(s.players):
        seat = sheet.seat(k)
        sheet.number("coins", s.coins[seat])
        sheet.number("hand_size", s.hand_size(seat))
