"""A position of Europe 1941 as plain data, the same for every viewer, what follows from it, and its invariants."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kartentisch.engine.bits import BIT
from kartentisch.games.europe.actions import (
    CARRIER,
    FIGHTER,
    KIND_NAMES,
    NEUTRAL,
    OWNER_NAMES,
    POWER_NAMES,
    POWERS,
    TRANSPORT,
)  # fmt: skip
from kartentisch.games.europe.airfields import attackers, defenders, witness
from kartentisch.games.europe.landing import PLACES, shortfall
from kartentisch.games.europe.layout import ENDINGS, FLAGS, HIT_NAMES, LAND_NAMES, PHASES, ROLES, SEA_NAMES
from kartentisch.games.europe.state import (
    COMBAT,
    COMBAT_MOVE,
    F_AT,
    F_COUNT,
    F_FROM,
    F_KIND,
    F_LEFT,
    F_OVER,
    F_ROLE,
    FLIGHT,
    NONCOMBAT,
    NONE,
    PLACE,
    SHIP,
    T_A,
    T_B,
    T_FLAGS,
    T_LEFT,
    T_POWER,
    T_TARGET,
    T_ZONE,
    EuropeState,
)  # fmt: skip
from kartentisch.games.europe.transports import cargo_kind, cargo_power

BITS, SLOT_MOST = 10, 1023
AIRBORNE = (COMBAT_MOVE, COMBAT, NONCOMBAT)
GUARDED = (COMBAT_MOVE, NONCOMBAT, PLACE)  # while units still go where they defend


def view(s: EuropeState, spaces: list[str]) -> dict[str, Any]:
    """What any viewer sees: the position, where the aircraft under way will land, and what the enemy could take."""
    data = write(s, spaces)
    if s.phase in AIRBORNE and (rows := landings(s, spaces)):
        data["landings"] = rows
    if s.phase in GUARDED and (rows := threats(s, spaces)):
        data["threats"] = rows
    return data


def write(s: EuropeState, spaces: list[str]) -> dict[str, Any]:
    """Only what differs from an empty table."""
    lands = int(s.table.lands)
    data: dict[str, Any] = {"active": int(s.active), "power": POWER_NAMES[s.power], "round": int(s.round)}
    if s.phase:
        data["phase"] = PHASES[s.phase]
    data["ending"] = [name for name, bit in ENDINGS.items() if s.ending & bit]
    for name in ("winner", "captor"):
        if getattr(s, name) != NONE:
            data[name] = POWER_NAMES[getattr(s, name)]
    data["held"] = _named(spaces, int(s.held), 0)
    data["fought"] = _named(spaces, int(s.fought), lands)
    data["raided"] = _named(spaces, int(s.raided), 0)
    home = s.table.home
    data["owners"] = {spaces[i]: OWNER_NAMES[owner] for i, owner in enumerate(s.owner) if owner != home[i]}
    data["units"] = _units(list(s.units), spaces, lands)
    for name in ("spent", "half"):
        rows = enumerate(getattr(s, name))
        data[name] = {spaces[i]: dict(_stack(int(row), i >= lands)) for i, row in rows if row}
    data["came"] = {
        spaces[i]: _named(spaces, int(mask), lands if i >= lands else 0) for i, mask in enumerate(s.came) if mask
    }
    for name, first in (("dived", lands), ("hurt", lands), ("busy", 0)):
        rows = enumerate(getattr(s, name))
        data[name] = {spaces[first + i]: _by_power(int(row)) for i, row in rows if row}
    _battle(s, data, spaces)
    data["cash"] = {name: int(n) for name, n in zip(POWER_NAMES, s.cash, strict=True) if n}
    data["bought"] = {name: int(n) for name, n in zip(KIND_NAMES, s.bought, strict=True) if n}
    data["guns"] = [spaces[land] for land in s.guns]
    data["flights"] = _flights(list(s.flights), spaces)
    data["ships"] = _ships(list(s.ships), spaces)
    return {key: value for key, value in data.items() if key in ("active", "power", "round") or value}


def _battle(s: EuropeState, data: dict[str, Any], spaces: list[str]) -> None:
    lands = int(s.table.lands)
    if s.fighting != NONE:
        data["fighting"] = spaces[s.fighting]
        data["hits"] = {name: int(n) for name, n in zip(HIT_NAMES, s.hits, strict=True) if n}
        rows = zip(POWER_NAMES, s.doomed, strict=True)
        data["doomed"] = {name: dict(_stack(int(row), s.fighting >= lands)) for name, row in rows if row}
    data["shots"] = {spaces[lands + i]: dict(_stack(int(row), True)) for i, row in enumerate(s.shots) if row}
    data["withdrawn"] = {spaces[lands + i]: int(n) for i, n in enumerate(s.withdrawn) if n}


def _named(spaces: list[str], mask: int, first: int) -> list[str]:
    return [spaces[first + i] for i in range(mask.bit_length()) if mask >> i & 1]


@lru_cache(maxsize=4096)
def _stack(row: int, at_sea: bool) -> tuple[tuple[str, int], ...]:
    """Positions are written often, and say the same few things again and again."""
    names = SEA_NAMES if at_sea else LAND_NAMES
    return tuple((name, row >> BITS * i & SLOT_MOST) for i, name in enumerate(names) if row >> BITS * i & SLOT_MOST)


def _by_power(row: int) -> dict[str, int]:
    return {name: row >> BITS * i & SLOT_MOST for i, name in enumerate(POWER_NAMES) if row >> BITS * i & SLOT_MOST}


def _units(units: list[int], spaces: list[str], lands: int) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for i, row in enumerate(units):
        if row:
            space, power = divmod(i, int(POWERS))
            found.setdefault(spaces[space], {})[POWER_NAMES[power]] = dict(_stack(int(row), space >= lands))
    return found


def _flights(flights: list[int], spaces: list[str]) -> list[dict[str, Any]]:
    rows = []
    for i in range(0, len(flights), FLIGHT):
        row: dict[str, Any] = {
            "kind": KIND_NAMES[flights[i + F_KIND]],
            "count": int(flights[i + F_COUNT]),
            "at": spaces[flights[i + F_AT]],
            "left": int(flights[i + F_LEFT]),
            "from": spaces[flights[i + F_FROM]],
        }
        if flights[i + F_ROLE]:
            row["role"] = ROLES[flights[i + F_ROLE]]
        if flights[i + F_OVER]:
            row["over"] = _named(spaces, int(flights[i + F_OVER]), 0)
        rows.append(row)
    return rows


def landings(s: EuropeState, spaces: list[str]) -> list[dict[str, Any]]:
    """The witness of "can land at every moment" (AAE-37, AAE-R15): rows of aircraft under way and where they come down.

    A sea zone is where a carrier takes them up.  `exposed`: how many more enemies could attack the land than
    would defend it.  Who finds no place has no row: after a battle that may be (AAE-152).
    """
    found: dict[tuple[int, int, int], int] = {}
    rows = [int(word) for word in witness(s)]
    for row, count, space, exposed in zip(rows[::4], rows[1::4], rows[2::4], rows[3::4], strict=True):
        found[row, space, exposed] = found.get((row, space, exposed), 0) + count
    flights = s.flights
    return [
        {
            "kind": KIND_NAMES[flights[row + F_KIND]],
            "count": count,
            "at": spaces[flights[row + F_AT]],
            "left": int(flights[row + F_LEFT]),
            "space": spaces[space],
            **({"exposed": exposed} if exposed else {}),
        }
        for (row, space, exposed), count in found.items()
    ]


def threats(s: EuropeState, spaces: list[str]) -> list[dict[str, Any]]:
    """The power's lands, and those it takes in this turn, that more enemies could attack than stand there.

    The most valuable first, a capital before all; of equal ones the worst.  Who stands in a land that is still fought
    for is to fall, and does not count among the enemies.
    """
    t, rows = s.table, []
    for land in range(t.lands):
        if s.owner[land] != s.power and (s.held & BIT[land] or not s.row(land, s.power)):
            continue
        foes, guards = int(attackers(s, land)), int(defenders(s, land))
        if foes > guards:
            worth = (land in t.capital, int(t.value[land]), foes - guards)
            rows.append((worth, {"space": spaces[land], "foes": foes, "guards": guards}))
    return [row for _, row in sorted(rows, key=lambda one: one[0], reverse=True)]


def _ships(ships: list[int], spaces: list[str]) -> list[dict[str, Any]]:
    rows = []
    for i in range(0, len(ships), SHIP):
        row: dict[str, Any] = {"zone": spaces[ships[i + T_ZONE]], "power": POWER_NAMES[ships[i + T_POWER]]}
        cargo = [ships[i + place] for place in (T_A, T_B) if ships[i + place]]
        if cargo:
            row["cargo"] = [
                {"power": POWER_NAMES[cargo_power(unit)], "kind": KIND_NAMES[cargo_kind(unit)]} for unit in cargo
            ]
        if ships[i + T_LEFT]:
            row["left"] = int(ships[i + T_LEFT])
        if ships[i + T_TARGET]:
            row["target"] = spaces[ships[i + T_TARGET] - 1]
        if ships[i + T_FLAGS]:
            row["flags"] = [name for name, bit in FLAGS.items() if ships[i + T_FLAGS] & bit]
        rows.append(row)
    return rows


# ------------------------------------------------------------------ invariants
def faults(s: EuropeState) -> list[str]:
    """What must hold at every moment."""
    found = []
    t = s.table
    lands, spaces, units = int(t.lands), int(t.spaces), list(s.units)
    for power in range(POWERS):
        if s.cash[power] < 0:
            found.append(f"AAE-174: {s.cash[power]} IPC of {POWER_NAMES[power]}")
    afloat: dict[tuple[int, int], int] = {}
    for i in range(0, len(s.ships), SHIP):
        place = (int(s.ships[i + T_ZONE]), int(s.ships[i + T_POWER]))
        afloat[place] = afloat.get(place, 0) + 1
        if s.ships[i + T_A] == 0 and s.ships[i + T_B] != 0:
            found.append("AAE-159: a transport with its second place taken only")
    for space in range(spaces):
        for power in range(POWERS):
            row = units[space * POWERS + power]
            if row < 0:
                found.append(f"units of {POWER_NAMES[power]} in space {space}: {row}")
            if space >= lands and s.count(space, power, TRANSPORT) != afloat.get((space, power), 0):
                found.append(f"AAE-107: transports of {POWER_NAMES[power]} in space {space}")
            if space < lands and row and t.neutrals & BIT[space]:
                found.append(f"AAE-18: units in neutral space {space}")
        row, spent, half = units[space * POWERS + s.power], int(s.spent[space]), int(s.half[space])
        if not _fits(spent, row) or not _fits(half, row) or not _fits(spent + half, row):
            found.append(f"AAE-28: more units have moved than stand in space {space}")
        if space < lands and s.phase != 2 and s.phase != 3:
            sides = {power == 0 for power in range(POWERS) if units[space * POWERS + power]}
            owner = int(s.owner[space])
            if len(sides) > 1 or (sides and owner < 5 and sides != {owner == 0}):
                found.append(f"AAE-176: both sides stand in space {space}")
    found += _aircraft(s)
    chart = sum(int(s.income(power)) for power in range(POWERS)) + int(s.oil())
    convoys = [i for i in range(lands, spaces) if t.convoys & BIT[i - lands]]
    sunk = sum(int(t.value[i]) for i in convoys if s.owner[i] == 0 or s.cut_off(i))
    allied_oil = sum(int(t.value[i]) for i in range(lands) if t.oil & BIT[i] and s.owner[i] != 0)
    aside = sum(int(t.value[i]) for i in range(spaces) if s.owner[i] == NEUTRAL)  # out of the war (AAE-R27)
    if chart + sunk + allied_oil + aside != sum(t.value):
        found.append(f"AAE-173: {chart} on the charts, {sunk} sunk, {allied_oil} of oil")
    return found


def _aircraft(s: EuropeState) -> list[str]:
    """Fighters have carriers, whoever is in the air can land (AAE-37, AAE-175, AAE-177)."""
    found = []
    if len(s.flights) and s.phase not in AIRBORNE:
        found.append("AAE-175: aircraft are still in the air")
    if s.phase == COMBAT_MOVE and shortfall(s) > 0:
        found.append(f"AAE-37: {shortfall(s)} aircraft cannot land")
    if s.phase == COMBAT:
        return found
    for zone in range(int(s.table.lands), int(s.table.spaces)):
        for side in ((0,), (1, 2, 3)):
            fighters = sum(int(s.count(zone, power, FIGHTER)) for power in side)
            if fighters > PLACES * sum(int(s.count(zone, power, CARRIER)) for power in side):
                found.append(f"AAE-177: {fighters} fighters in zone {zone}")
    return found


def _fits(part: int, row: int) -> bool:
    return all(part >> BITS * i & SLOT_MOST <= row >> BITS * i & SLOT_MOST for i in range(6))
