"""What a seat may know of a table of Europe 1941, as numbers: nothing is hidden.  Compiled by mypyc.

Left out is what only the way here tells: whence units came into a battle, which guns a flight has still before it, how
far transports have sailed.  The legal actions show what follows from it.
"""

from __future__ import annotations

from typing import Final

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
from kartentisch.games.europe.table import LAND_KIND, SEA_KIND, SLOT_BITS, SLOTS

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
    sheet.row("income", POWER, s.all_incomes(), 0, POWERS)
    sheet.row("bought", KIND, s.bought, 0, KINDS)
    sheet.bits("held", SPACE, s.held, t.lands)
    sheet.bits("raided", SPACE, s.raided, t.lands)
    sheet.bits("fought", ZONE, s.fought, t.seas)
    sheet.choice("fighting", SPACE, s.fighting, t.spaces)
    sheet.row("hits", HIT, s.hits, 0, HITS)
    if sheet.names is not None:
        name_owners(sheet, t.spaces)
    sheet.chosen(s.owner, OWNERS)
    stacks(s, sheet)
    by_power(s, sheet)
    flights(s, sheet)
    cargoes(s, sheet)


def name_owners(sheet: Sheet, spaces: i64) -> None:
    for space in range(spaces):
        for owner in range(i64(OWNERS)):
            sheet.name("owner." + sheet.words[SPACE][space] + "." + sheet.words[OWNER][owner])


def stacks(s: EuropeState, sheet: Sheet) -> None:
    """The units of all stacks by kind; those of the power whose turn it is that are spent or have gone half way."""
    t = s.table
    if sheet.names is not None:
        for space in range(t.spaces):
            for power in range(i64(POWERS)):
                name_stack(sheet, "units", space, "." + sheet.words[POWER][power], t.lands)
    sheet.packed(s.units, SLOTS, SLOT_BITS, SLOTS)
    sheet.pass_over(t.spaces * POWERS * SLOTS)
    if sheet.names is not None:
        for space in range(t.spaces):
            name_stack(sheet, "spent", space, "", t.lands)
            name_stack(sheet, "half", space, "", t.lands)
    sheet.packed(s.spent, SLOTS, SLOT_BITS, 2 * SLOTS)
    sheet.pass_over(SLOTS)
    sheet.packed(s.half, SLOTS, SLOT_BITS, 2 * SLOTS)
    sheet.pass_over((2 * t.spaces - 1) * SLOTS)


def name_stack(sheet: Sheet, part: str, space: i64, whose: str, lands: i64) -> None:
    for slot in range(i64(SLOTS)):
        kind = LAND_KIND[slot] if space < lands else SEA_KIND[slot]
        sheet.name(part + "." + sheet.words[SPACE][space] + whose + "." + sheet.words[KIND][kind])


def by_power(s: EuropeState, sheet: Sheet) -> None:
    """Submarines under water and battleships on their sides, by zone; fighters that have intercepted, by land."""
    t = s.table
    if sheet.names is not None:
        for zone in range(t.seas):
            name_powers(sheet, "dived." + sheet.words[ZONE][zone])
            name_powers(sheet, "hurt." + sheet.words[ZONE][zone])
    sheet.packed(s.dived, POWERS, SLOT_BITS, 2 * POWERS)
    sheet.pass_over(POWERS)
    sheet.packed(s.hurt, POWERS, SLOT_BITS, 2 * POWERS)
    sheet.pass_over((2 * t.seas - 1) * POWERS)
    if sheet.names is not None:
        for land in range(t.lands):
            name_powers(sheet, "busy." + sheet.words[SPACE][land])
    sheet.packed(s.busy, POWERS, SLOT_BITS, POWERS)
    sheet.pass_over(t.lands * POWERS)


def name_powers(sheet: Sheet, part: str) -> None:
    for power in range(i64(POWERS)):
        sheet.name(part + "." + sheet.words[POWER][power])


def flights(s: EuropeState, sheet: Sheet) -> None:
    """Fighters and bombers in the air, by where they are and what they are about."""
    n, rows = s.table.spaces * ROLES, s.flights
    if sheet.names is not None:
        for part in ("fighters", "bombers"):
            for space in range(s.table.spaces):
                for role in range(i64(ROLES)):
                    sheet.name(part + "." + sheet.words[SPACE][space] + "." + sheet.words[ROLE][role])
    for row in range(0, i64(len(rows)), FLIGHT):
        at = rows[row + F_AT] * ROLES + rows[row + F_ROLE]
        sheet.more(at if rows[row + F_KIND] == FIGHTER else n + at, rows[row + F_COUNT])
    sheet.pass_over(2 * n)


def cargoes(s: EuropeState, sheet: Sheet) -> None:
    """Land units aboard, by zone, by whose transport carries them and what they are; of any of that side's powers."""
    seas, lands, ships = s.table.seas, s.table.lands, s.ships
    if sheet.names is not None:
        for zone in range(seas):
            for power in range(i64(POWERS)):
                for kind in range(i64(CARGOES)):
                    part = "aboard." + sheet.words[ZONE][zone] + "." + sheet.words[POWER][power]
                    sheet.name(part + "." + sheet.words[KIND][kind])
    for row in range(0, i64(len(ships)), SHIP):
        at = ((ships[row + T_ZONE] - lands) * POWERS + ships[row + T_POWER]) * CARGOES
        for place in range(i64(T_A), i64(T_B) + 1):
            cargo = ships[row + place]
            if cargo > 0:
                sheet.more(at + (cargo - 1) % KINDS, 1)
    sheet.pass_over(seas * POWERS * CARGOES)
