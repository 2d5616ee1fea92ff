"""Units and ships that are bought.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.games.attack.actions import BUY, FINISH, UNITS
from kartentisch.games.attack.bot.manner import Manner
from kartentisch.games.attack.bot.outlook import Outlook
from kartentisch.games.attack.economy import production_points
from kartentisch.games.attack.production import Production
from kartentisch.games.attack.table import ARTILLERY, DESTROYER, INFANTRY, SUBMARINE, TANK

FEW_SHIPS: Final = 4.0  # a fleet that lacks more strength is not built


def buy(o: Outlook, action: i64) -> float:
    """Ships if a few more win or keep the sea, then what the army lacks most."""
    s, seat = o.s, o.seat
    if action == FINISH:
        return -1.0
    i = action - BUY
    if i == o.manner.buys:
        return 5.0
    if i >= UNITS:
        return buy_ship(o, i - UNITS)
    counts = vec[i64]([0] * UNITS)
    total: i64 = 1
    for unit in range(i64(UNITS)):
        counts[unit] = s.pool(seat, unit)
        for region in range(s.table.regions):
            if s.owner[region] == seat:
                counts[unit] += s.units_of(region, unit)
        total += counts[unit]
    share = share_of(o.manner, i)  # all four kinds cover five of six faces; infantry falls first
    return share - float(counts[i]) / float(total) + 0.3


def share_of(manner: Manner, unit: i64) -> float:
    if unit == INFANTRY:
        return manner.infantry
    if unit == TANK:
        return manner.tanks
    if unit == ARTILLERY:
        return manner.artillery
    return 0.2


def buy_ship(o: Outlook, ship: i64) -> float:
    """Cheap ships of both kinds, as long as half of the points is left and no more than a few are missing."""
    s, seat = o.s, o.seat
    top = s.top
    assert isinstance(top, Production)
    missing = o.ships_missing()
    if missing <= 0.0 or missing > FEW_SHIPS or 2 * top.points < production_points(s, seat):
        return -0.5
    if ship != DESTROYER and ship != SUBMARINE:
        return -0.5
    return 2.0 - 0.1 * float(s.ships(seat, ship))
