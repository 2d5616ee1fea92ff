"""What a seat may know of a table of Attack!, as numbers.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.sheet import Sheet
from kartentisch.games.attack.actions import CARDS, LAY, SHIPS, UNITS
from kartentisch.games.attack.movement import Orders
from kartentisch.games.attack.state import (
    ATTACKER,
    CAPITAL,
    FLEET,
    FORCE,
    GIVES,
    NONE,
    ORIGIN,
    PLACES,
    POOL,
    ROW,
    TARGET,
    UNIT,
    WANTS,
    WIDTH,
    AttackState,
)

REGION: Final = 1  # lists of words, see `Game.vocabulary`
UNIT_OF: Final = 2
SHIP: Final = 3
CARD: Final = 4
ACTION: Final = 5
ACTIONS: Final = 7
TIME: Final = 6
TIMES: Final = 3
REASON: Final = 7
REASONS: Final = 4
PLACE: Final = 8


def observe(s: AttackState, sheet: Sheet) -> None:
    """The table, what goes on, then every seat from the viewer on."""
    v, regions = s.v, s.table.regions
    sheet.table()
    sheet.who("active", s.active)
    sheet.who("first", s.first)
    sheet.number("round", s.round)
    sheet.choice("time", TIME, s.time, TIMES)
    sheet.bits("ending", REASON, s.ending, REASONS)
    sheet.seats("alive", s.alive)
    sheet.bits("used", ACTION, s.used, ACTIONS)
    sheet.number("taken", s.taken)
    sheet.number("pile", s.deck.size)
    sheet.who("holder", s.holder)
    sheet.owners("owner", REGION, regions, s.owner)
    sheet.grid("units", REGION, regions, UNIT_OF, UNITS, s.units, UNITS)
    sheet.sparse("moved", REGION, regions, UNIT_OF, UNITS, s.moved)
    sheet.sparse("attackers", REGION, regions, UNIT_OF, UNITS, s.attackers)
    at_sea(s, sheet)
    top = s.top
    sheet.choice("picked", REGION, top.picked if isinstance(top, Orders) else NONE, regions)
    battles(s, sheet)
    offers(s, sheet)
    sheet.row("own.hand", CARD, s.hands, sheet.viewer * CARDS, CARDS)
    for k in range(s.players):
        seat = sheet.seat(k)
        sheet.number("hand_size", s.hand_size(seat))
        sheet.number("army", s.army(seat))
        sheet.number("regions", s.regions_of(seat))
        sheet.row("fleet", SHIP, v, FLEET + seat * SHIPS, SHIPS)
        sheet.row("pool", UNIT_OF, v, POOL + seat * UNITS, UNITS)
        sheet.choice("capital", REGION, v[CAPITAL + seat], regions)


def at_sea(s: AttackState, sheet: Sheet) -> None:
    """Groups that wait for the sea power: where their units come from, and where they go."""
    regions, waiting = s.table.regions, s.crossings
    if len(waiting) == 0 and sheet.skipped(2 * regions * UNITS):
        return
    sources = vec[i64]([0] * (regions * UNITS))
    aims = vec[i64]([0] * (regions * UNITS))
    for row in range(0, i64(len(waiting)), WIDTH):
        for unit in range(i64(UNITS)):
            sources[waiting[row + ORIGIN] * UNITS + unit] += waiting[row + UNIT + unit]
            aims[waiting[row + TARGET] * UNITS + unit] += waiting[row + UNIT + unit]
    sheet.grid("embarked", REGION, regions, UNIT_OF, UNITS, sources, UNITS)
    sheet.grid("landing", REGION, regions, UNIT_OF, UNITS, aims, UNITS)


def battles(s: AttackState, sheet: Sheet) -> None:
    """On land and at sea; what is laid face down only to its owner."""
    v = s.v
    sheet.choice("fighting", REGION, s.fighting, s.table.regions)
    sheet.who("commander", s.commander)
    sheet.choice("garrison", CARD, s.garrison, CARDS)
    sheet.number("garrison_won", s.garrison_won)
    sheet.row("attacker.reserve", UNIT_OF, v, FORCE, UNITS)
    sheet.row("attacker.active", UNIT_OF, v, FORCE + UNITS, UNITS)
    sheet.row("defender.reserve", UNIT_OF, v, FORCE + 2 * UNITS, UNITS)
    sheet.row("defender.active", UNIT_OF, v, FORCE + 3 * UNITS, UNITS)
    sheet.who("challenger", s.challenger)
    sheet.number("revealed", s.revealed)
    for side in range(i64(2)):
        seat = s.challenger if side == ATTACKER else s.holder
        laid: i64 = s.answers(seat) if s.challenger != NONE and s.revealed == 0 else 0
        sheet.number("challenger.laid" if side == ATTACKER else "holder.laid", laid)
        row = "challenger.row" if side == ATTACKER else "holder.row"
        if s.revealed == 1:
            sheet.row(row, PLACE, v, ROW + side * PLACES, PLACES)
        elif (laid > 0 and seat == sheet.viewer) or not sheet.skipped(PLACES):
            for place in range(i64(PLACES)):
                sheet.cell(row, PLACE, place, s.answer(seat, place) - LAY + 1 if place < laid else 0)


def offers(s: AttackState, sheet: Sheet) -> None:
    """The offer that lies on the table; its cards only to those whom it is about."""
    v = s.v
    sheet.who("offerer", s.offerer)
    sheet.who("offeree", s.offeree)
    sheet.number("offered", s.offered)
    sheet.number("offers", s.offers)
    sheet.number("deals", s.deals)
    sees = sheet.viewer == s.offerer or (sheet.viewer == s.offeree and s.offered == 1)
    known = s.offerer != NONE and (sees or s.offered == 1)
    sheet.number("gives_size", s.offer_size(GIVES) if known else 0)
    sheet.number("wants_size", s.offer_size(WANTS) if known else 0)
    if sees or not sheet.skipped(2 * CARDS):
        sheet.row("gives", CARD, v, GIVES, CARDS)
        sheet.row("wants", CARD, v, WANTS, CARDS)
