"""What a seat may know of a table of Attila, as numbers.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.engine.sheet import Sheet
from kartentisch.games.attila.actions import PEOPLES
from kartentisch.games.attila.actions import TILES as TILE_KINDS
from kartentisch.games.attila.state import (
    ASIDE,
    CARDS,
    GAINED,
    HAND,
    HAND_SHOWN,
    LAID,
    LAID_CARDS,
    SCORE,
    SUPPLY,
    TILES,
    TRACK,
    WIDTH,
    AttilaState,
)
from kartentisch.games.attila.worlds import conflict_of

PEOPLE: Final = 1  # lists of words, see `Game.vocabulary`
PROVINCE: Final = 2
TILE: Final = 3
REASON: Final = 4
REASONS: Final = 5


def observe(s: AttilaState, sheet: Sheet) -> None:
    """The table, then every seat from the viewer on."""
    v, provinces = s.v, s.table.provinces
    sheet.table()
    sheet.who("active", s.active)
    sheet.number("plays", max(s.plays, 0))
    sheet.number("hand_shown", 1 if s.plays == HAND_SHOWN else 0)
    sheet.number("tile_used", s.tile_used)
    sheet.number("century", s.century)
    sheet.number("tiles_left", s.tiles_left)
    sheet.bits("ending", REASON, s.ending, REASONS)
    sheet.number("pile", s.deck.size)
    sheet.row("discards", PEOPLE, s.discards.counts, 0, PEOPLES)
    sheet.row("supply", PEOPLE, v, SUPPLY, PEOPLES)
    sheet.grid("stones", PROVINCE, provinces, PEOPLE, PEOPLES, s.stones, WIDTH)
    sheet.bits("pacified", PROVINCE, s.pacified, provinces)
    sheet.bits("closed", PROVINCE, s.closed, provinces)
    conflict = conflict_of(s)
    sheet.choice("conflict", PROVINCE, -1 if conflict is None else conflict.province, provinces)
    aside: i64 = 0
    for people in range(i64(PEOPLES)):
        aside += v[ASIDE + people]
    sheet.number("aside_size", aside)
    for people in range(i64(PEOPLES)):
        sheet.cell("own.aside", PEOPLE, people, v[ASIDE + people] if sheet.viewer == s.active else 0)
    sheet.row("own.hand", PEOPLE, v, HAND + sheet.viewer * PEOPLES, PEOPLES)
    sheet.row("own.laid", PEOPLE, v, LAID + sheet.viewer * PEOPLES, PEOPLES)
    for k in range(s.players):
        seat = sheet.seat(k)
        sheet.number("score", v[SCORE + seat])
        sheet.number("gained", v[GAINED + seat])
        sheet.number("hand_size", v[CARDS + seat])
        sheet.number("laid_size", v[LAID_CARDS + seat])
        sheet.bits("tiles", TILE, v[TILES + seat], TILE_KINDS)
        sheet.row("influence", PEOPLE, v, TRACK + seat * PEOPLES, PEOPLES)
