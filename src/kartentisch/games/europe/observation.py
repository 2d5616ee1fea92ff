"""What a seat may know of a table of Europe 1941, as numbers: nothing is hidden.  Compiled by mypyc.

Left out is what only the way here tells: whence units came into a battle, which guns a flight has still before it, how
far transports have sailed.  The legal actions show what follows from it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.sheet import Sheet
from kartentisch.games.europe.actions import CARGOES, FIGHTER, KINDS, POWERS
from kartentisch.games.europe.state import (
    F_AT,
    F_COUNT,
    F_KIND,
    F_ROLE,
    FLIGHT,
    HITS,
    SHIP,
    T_A,
    T_B,
    T_POWER,
    T_ZONE,
    EuropeState,
)
from kartentisch.games.europe.table import LAND_KIND, SEA_KIND, SLOTS, number_in, packed

SPACE: Final = 1  # lists of words, see `Game.vocabulary`
ZONE: Final = 2
POWER: Final = 3
KIND: Final = 4
PHASE: Final = 5
PHASES: Final = 8
OWNER: Final = 6
OWNERS: Final = 6
REASON: Final = 7
REASONS: Final = 3
HIT: Final = 8
ROLE: Final = 9
ROLES: Final = 3


def observe(s: EuropeState, sheet: Sheet) -> None:
    """Powers stand in the order of the rulebook; which of them are the viewer's own is told."""
    t = s.table
    sheet.table()
    sheet.bits("own.powers", POWER, s.allies_of(sheet.viewer), POWERS)
    sheet.who("active", s.active)
    sheet.choice("power", POWER, s.power, POWERS)
    sheet.number("round", s.round)
    sheet.choice("phase", PHASE, s.phase, PHASES)
    sheet.bits("ending", REASON, s.ending, REASONS)
    sheet.choice("winner", POWER, s.winner, POWERS)
    sheet.choice("captor", POWER, s.captor, POWERS)
    sheet.row("cash", POWER, s.cash, 0, POWERS)
    for power in range(i64(POWERS)):
        sheet.cell("income", POWER, power, s.income(power))
    sheet.row("bought", KIND, s.bought, 0, KINDS)
    sheet.bits("held", SPACE, s.held, t.lands)
    sheet.bits("raided", SPACE, s.raided, t.lands)
    sheet.bits("fought", ZONE, s.fought, t.seas)
    sheet.choice("fighting", SPACE, s.fighting, t.spaces)
    sheet.row("hits", HIT, s.hits, 0, HITS)
    for space in range(t.spaces):
        owned(s, sheet, space)
    for space in range(t.spaces):
        for power in range(i64(POWERS)):
            stack(s, sheet, "units", space, power, s.units[space * POWERS + power])
    for space in range(t.spaces):
        stack(s, sheet, "spent", space, -1, s.spent[space])
        stack(s, sheet, "half", space, -1, s.half[space])
    for zone in range(t.seas):
        by_power(sheet, "dived", ZONE, zone, s.dived[zone])
        by_power(sheet, "hurt", ZONE, zone, s.hurt[zone])
    for land in range(t.lands):
        by_power(sheet, "busy", SPACE, land, s.busy[land])
    flights(s, sheet)
    cargoes(s, sheet)


def called(sheet: Sheet, part: str, words: i64, i: i64) -> str:
    """The part with a word behind it, where names are asked for."""
    return part + "." + sheet.words[words][i] if sheet.names is not None else part


def owned(s: EuropeState, sheet: Sheet, space: i64) -> None:
    sheet.choice(called(sheet, "owner", SPACE, space), OWNER, s.owner[space], OWNERS)


def stack(s: EuropeState, sheet: Sheet, part: str, space: i64, power: i64, row: i64) -> None:
    """The units of a stack by kind; `power`: -1 for the one whose turn it is."""
    if row == 0 and sheet.skipped(SLOTS):
        return
    part = called(sheet, part, SPACE, space)
    if power >= 0:
        part = called(sheet, part, POWER, power)
    for slot in range(i64(SLOTS)):
        kind = LAND_KIND[slot] if space < s.table.lands else SEA_KIND[slot]
        sheet.cell(part, KIND, kind, number_in(row, slot))


def by_power(sheet: Sheet, part: str, words: i64, place: i64, numbers: i64) -> None:
    if numbers == 0 and sheet.skipped(POWERS):
        return
    part = called(sheet, part, words, place)
    for power in range(i64(POWERS)):
        sheet.cell(part, POWER, power, packed(numbers, power))


def flights(s: EuropeState, sheet: Sheet) -> None:
    """Fighters and bombers in the air, by where they are and what they are about."""
    spaces = s.table.spaces
    fighters, bombers = vec[i64]([0] * (spaces * ROLES)), vec[i64]([0] * (spaces * ROLES))
    for row in range(0, i64(len(s.flights)), FLIGHT):
        at = s.flights[row + F_AT] * ROLES + s.flights[row + F_ROLE]
        if s.flights[row + F_KIND] == FIGHTER:
            fighters[at] += s.flights[row + F_COUNT]
        else:
            bombers[at] += s.flights[row + F_COUNT]
    sheet.grid("fighters", SPACE, spaces, ROLE, ROLES, fighters, ROLES)
    sheet.grid("bombers", SPACE, spaces, ROLE, ROLES, bombers, ROLES)


def cargoes(s: EuropeState, sheet: Sheet) -> None:
    """Land units aboard, by zone, by whose transport carries them and what they are; of any of that side's powers."""
    seas, lands = s.table.seas, s.table.lands
    if len(s.ships) == 0 and sheet.skipped(seas * POWERS * CARGOES):
        return
    aboard = vec[i64]([0] * (seas * POWERS * CARGOES))
    for row in range(0, i64(len(s.ships)), SHIP):
        at = ((s.ships[row + T_ZONE] - lands) * POWERS + s.ships[row + T_POWER]) * CARGOES
        for place in range(i64(T_A), i64(T_B) + 1):
            cargo = s.ships[row + place]
            if cargo > 0:
                aboard[at + (cargo - 1) % KINDS] += 1
    for zone in range(seas):
        for power in range(i64(POWERS)):
            part = called(sheet, called(sheet, "aboard", ZONE, zone), POWER, power)
            sheet.row(part, KIND, aboard, (zone * POWERS + power) * CARGOES, CARGOES)
