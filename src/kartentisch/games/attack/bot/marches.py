"""Movement of units over land and sea and strategic movement.  Compiled by mypyc."""

from __future__ import annotations

from mypy_extensions import i64

from kartentisch.engine.bits import BIT
from kartentisch.games.attack.actions import FINISH, UNITS
from kartentisch.games.attack.bot import plans
from kartentisch.games.attack.bot.manner import ANYWHERE
from kartentisch.games.attack.bot.outlook import BADLY, Outlook
from kartentisch.games.attack.movement import Movement, StrategicMovement, connected
from kartentisch.games.attack.state import AttackState
from kartentisch.games.attack.table import AIRCRAFT


def order(o: Outlook, action: i64) -> float:
    """Send units where the attack of all that can get there pays, until it is sure enough."""
    s, seat = o.s, o.seat
    table = s.table
    if action == FINISH:
        return 0.0
    top = s.top
    assert isinstance(top, Movement)
    blitz = top.blitz != 0
    if action >= table.battle() and s.units_in(top.picked) <= plans.guard(s, seat, top.picked, o.manner):
        return BADLY
    if action < table.battle():
        return from_region(o, action - table.pick(), blitz)
    if action < table.ship(0):
        unit, target = (action - table.send(0)) // table.regions, (action - table.send(0)) % table.regions
        return o.joins(top.picked, target) if s.owner[target] == seat else o.send(unit, target, blitz)
    unit = (action - table.ship(0)) // table.regions
    if unit != AIRCRAFT and not plans.sea_is_open(s, seat):
        return BADLY
    return o.send(unit, (action - table.ship(0)) % table.regions, blitz) - 0.5


def from_region(o: Outlook, region: i64, blitz: bool) -> float:
    """The best that units of this region could do."""
    s, seat = o.s, o.seat
    if s.units_in(region) <= plans.guard(s, seat, region, o.manner):
        return BADLY
    table = s.table
    best = BADLY
    targets = (table.near_two[region] | (0 if blitz else table.sea[region])) & ~s.lands(seat)
    target: i64 = 0
    goals = o.goals(blitz)
    while targets != 0:
        if targets & 1 and goals[target] > i64(1000.0 * o.manner.least):
            for unit in range(i64(UNITS)):
                ready = s.units_of(region, unit) > s.moved[region * UNITS + unit]
                if ready and plans.can_reach(s, seat, region, unit, target, blitz):
                    best = max(best, o.send(unit, target, blitz) - 2.0)
        targets >>= 1
        target += 1
    return max(best, homewards(o, region, blitz)) if o.manner.gathers or o.manner.rally != ANYWHERE else best


def homewards(o: Outlook, region: i64, blitz: bool) -> float:
    """The best that units of this region could do in another own one."""
    s, seat = o.s, o.seat
    best = BADLY
    for target in range(s.table.regions):
        if s.table.near_two[region] & s.lands(seat) & BIT[target] and target != region:
            joins = o.joins(region, target) - 0.05
            if joins > best:
                for unit in range(i64(UNITS)):
                    ready = s.units_of(region, unit) > s.moved[region * UNITS + unit]
                    if ready and plans.can_reach(s, seat, region, unit, target, blitz):
                        best = joins
    return best


def transfer(o: Outlook, action: i64) -> float:
    """From where nothing happens to the front."""
    s, seat = o.s, o.seat
    table = s.table
    if action == FINISH:
        return 0.0
    if action < table.battle():
        region = action - table.pick()
        return 1.0 if is_idle(s, region, seat) else -1.0
    top = s.top
    assert isinstance(top, StrategicMovement)
    if not is_idle(s, top.picked, seat):
        return -1.0
    region = (action - table.send(0)) % table.regions
    if not plans.is_front(s, seat, region) or (action >= table.ship(0) and not plans.sea_is_open(s, seat)):
        return -1.0
    return (4.0 if region == o.manner.rally else 2.0) + 0.05 * float(s.units_in(region))


def idle_units(s: AttackState, seat: i64) -> i64:
    """Units that stand where nothing is to be fought for, and could go where something is."""
    n: i64 = 0
    for region in range(s.table.regions):
        if s.owner[region] == seat and s.units_in(region) > 1 and is_idle(s, region, seat):
            n += s.units_in(region) - 1
    return n


def is_idle(s: AttackState, region: i64, seat: i64) -> bool:
    """No front here, but one at the end of a chain of own regions."""
    if plans.is_front(s, seat, region):
        return False
    chain = connected(s, region, plans.sea_is_open(s, seat))
    for there in range(s.table.regions):
        if chain & BIT[there] and plans.is_front(s, seat, there):
            return True
    return False
