"""Regions that are claimed, and where units are placed.  Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.engine.bits import count_bits
from kartentisch.games.attack.actions import CLAIM
from kartentisch.games.attack.bot import plans
from kartentisch.games.attack.bot.outlook import Outlook
from kartentisch.games.attack.state import CAPITAL


def settle(o: Outlook, action: i64) -> float:
    """Claims lie together and have room; the capital stands with the most units, and where few can come to."""
    s, seat = o.s, o.seat
    table = s.table
    if action >= table.capital():
        region = action - table.capital()
        value = float(s.units_in(region)) - (2.0 if plans.threatened(s, seat, region) else 0.0)
        return value - o.manner.shores * float(plans.overseas(s, seat, region))
    region = action - CLAIM
    near = table.near[region]
    rivals: i64 = 0
    for rival in range(s.players):
        if rival != seat:
            rivals += count_bits(near & s.lands(rival))
    return 3.0 * float(count_bits(near & s.lands(seat))) + 0.3 * float(count_bits(near)) - 1.0 * float(rivals)


def deploy(o: Outlook, action: i64) -> float:
    """Few strong armies of all kinds, at the front."""
    s, seat = o.s, o.seat
    table = s.table
    unit = (action - table.deploy(0)) // table.regions
    region = (action - table.deploy(0)) % table.regions
    there = plans.defenders(s, region)
    before = float(plans.size(there)) * plans.hits(there)
    there[unit] += 1
    value = float(plans.size(there)) * plans.hits(there) - before
    if not plans.is_front(s, seat, region):
        value -= o.manner.rear
    if s.v[CAPITAL + seat] == region and plans.threatened(s, seat, region):
        value += 4.0
    if s.units_in(region) > 14:
        value -= 3.0
    return value + 20.0 if o.manner.rally == region else value
