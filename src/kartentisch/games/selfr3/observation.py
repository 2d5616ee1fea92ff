"""What a seat may know of a table, as numbers.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.engine.sheet import Sheet
from kartentisch.games.selfr3.actions import CARDS, OFFICERS, SEATS
from kartentisch.games.selfr3.state import (
    ASIDE,
    BACKS,
    BOUGHT,
    DISCARD,
    MARKER,
    MONEY,
    NONE,
    POOL,
    POST,
    USED,
    VICTORY,
    SelfR3State,
)
from kartentisch.games.selfr3.table import ON_LAND, ON_MOON, ON_WATER

REGION: Final = 1  # lists of words, see `Game.vocabulary`
OFFICER: Final = 2
CARD: Final = 3
PHASE: Final = 4
PHASES: Final = 5
REASON: Final = 5
REASONS: Final = 2
PLACE: Final = 6
MOON_REGION: Final = 7


def observe(s: SelfR3State, sheet: Sheet) -> None:
    """The table, then every seat from the viewer on."""
    v, t = s.v, s.table
    sheet.table()
    sheet.who("active", s.active)
    sheet.who("first", s.first)
    sheet.number("round", s.round)
    sheet.choice("phase", PHASE, s.phase, PHASES)
    sheet.bits("ending", REASON, s.ending, REASONS)
    sheet.seats("alive", s.alive)
    sheet.seats("truce", s.truce)
    sheet.seats("blackout", s.blackout)
    sheet.number("moves", s.moves)
    sheet.number("monopoly", s.monopoly)
    sheet.number("doomsday", s.doomsday)
    sheet.choice("source", REGION, s.source, t.regions)
    sheet.choice("aim", REGION, s.aim, t.regions)
    sheet.bits("ruins", REGION, s.ruins, t.waters)
    sheet.bits("stations", REGION, s.stations, t.waters)
    sheet.bits("landings", REGION, s.landings, t.waters)
    sheet.bits("wealth", REGION, s.wealth, t.moon)
    sheet.bits("discards", REGION, v[DISCARD + ON_LAND] | v[DISCARD + ON_WATER], t.moon)
    sheet.bits("discards", MOON_REGION, v[DISCARD + ON_MOON], t.regions - t.moon)
    sheet.owners("owner", REGION, t.regions, s.owner)
    sheet.row("armies", REGION, s.armies, 0, t.regions)
    officers = vec[i64]([0] * (t.regions * OFFICERS))
    for seat in range(s.players):
        for officer in range(i64(OFFICERS)):
            post = v[POST + seat * OFFICERS + officer]
            if post != NONE:
                officers[post * OFFICERS + officer] = 1
    sheet.grid("officers", REGION, t.regions, OFFICER, OFFICERS, officers, OFFICERS)
    sheet.row("used", CARD, v, USED, CARDS)
    sheet.row("bought", OFFICER, v, BOUGHT, OFFICERS)
    sheet.row("own.hand", CARD, s.hands, sheet.viewer * CARDS, CARDS)
    sheet.bits("own.waiting_for", REGION, v[ASIDE + sheet.viewer], t.waters)
    for k in range(s.players):
        seat = sheet.seat(k)
        sheet.number("held", s.held(seat))
        sheet.number("money", v[MONEY + seat])
        sheet.number("pool", v[POOL + seat])
        sheet.number("victory", v[VICTORY + seat])
        sheet.number("waiting", count_bits(v[ASIDE + seat]))
        sheet.row("backs", OFFICER, v, BACKS + seat * OFFICERS, OFFICERS)
        for place in range(i64(SEATS)):
            sheet.cell("marker", PLACE, place, 1 if v[MARKER + place] == seat else 0)
