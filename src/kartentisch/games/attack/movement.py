"""Rulebook X and XI: movement, announced crossings, blitz.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import FINISH, UNITS
from kartentisch.games.attack.battles import Battles
from kartentisch.games.attack.crossings import Crossings
from kartentisch.games.attack.state import NONE, OPEN, ORIGIN, TARGET, UNIT, WIDTH, AttackState
from kartentisch.games.attack.table import AIRCRAFT, TANK

MOST_PICKS: Final = 100  # regions picked without an order in between, so that no action goes on for ever (ATK-R26)


# ------------------------------------------------------------------ orders, for all three kinds of movement
def end_orders(s: AttackState) -> None:
    """The action is over: whatever moved in it may move again in another one (ATK-42, ATK-130)."""
    for i in range(s.table.regions * UNITS):
        s.moved[i] = 0


def mobile(s: AttackState, region: i64) -> i64:
    """Mask of the kinds of which a unit has not moved in this action; none where a last unit stands (ATK-25)."""
    units, moved, at = s.units, s.moved, region * UNITS
    if units[at] + units[at + 1] + units[at + 2] + units[at + 3] < 2:
        return 0
    kinds: i64 = 0
    bit: i64 = 1
    for unit in range(at, at + UNITS):
        if units[unit] > moved[unit]:
            kinds += bit
        bit += bit
    return kinds


def leave(s: AttackState, region: i64, unit: i64) -> None:
    s.units[region * UNITS + unit] -= 1


def announce(s: AttackState, origin: i64, unit: i64, target: i64) -> None:
    """The unit waits on the sea, in the group of its origin and target (ATK-32, ATK-R08, ATK-R09)."""
    leave(s, origin, unit)
    crossings = s.crossings
    row: i64 = 0
    size = i64(len(crossings))
    while row < size and not (crossings[row + ORIGIN] == origin and crossings[row + TARGET] == target):
        row += WIDTH
    if row == size:
        for word in range(i64(WIDTH)):
            value: i64 = OPEN
            if word == ORIGIN:
                value = origin
            elif word == TARGET:
                value = target
            crossings = append(crossings, value)
        s.crossings = crossings
    s.crossings[row + UNIT + unit] += 1
    s.tell(E.WAITS, s.active, unit, origin, target)


def why_not_mobile(s: AttackState, region: i64, unit: i64) -> i64:
    if s.units_of(region, unit) == 0:
        return E.NOTHING_TO_SEND
    return E.LAST_UNIT if s.units_in(region) == 1 else E.HAS_MOVED


@mypyc_attr(acyclic=True)
class Orders(Procedure[AttackState]):
    """What all kinds of movement have in common: a region is picked, then its units are sent one by one."""

    picked: i64 = NONE  # the region whose units get orders
    picks: i64 = 0  # since the last order

    def obey(self, s: AttackState, answer: i64, told: i64) -> None:
        """A pick, or an order: over land the unit goes at once, at sea it waits.  `told`: the event of a land order."""
        table = s.table
        if answer < table.battle():
            self.picked = answer - table.pick()
            self.picks += 1
            return
        self.picks = 0
        at_sea = answer >= table.ship(0)
        order = answer - (table.ship(0) if at_sea else table.send(0))
        unit, target = order // table.regions, order % table.regions
        if at_sea:
            announce(s, self.picked, unit, target)
            return
        leave(s, self.picked, unit)
        s.arrive(target, unit, 1)
        s.tell(told, s.active, unit, self.picked, target)

    def can_leave(self, s: AttackState, region: i64) -> bool:
        """Some unit there may still be sent somewhere."""
        return False

    def add_orders(self, s: AttackState, n: i64) -> i64:
        """Write the orders for the units of the picked region behind the n listed choices; the new number."""
        return n

    def actions(self, s: AttackState) -> i64:
        n = s.add(0, FINISH)
        if self.picks < MOST_PICKS:
            own, pick = s.lands(s.active), s.table.pick()
            for region in range(s.table.regions):
                if own & BIT[region] and region != self.picked and self.can_leave(s, region):
                    n = s.add(n, pick + region)
        return n if self.picked == NONE else self.add_orders(s, n)


@mypyc_attr(acyclic=True, free_list_len=1)
class Movement(Orders):
    """Orders unit by unit, then the crossings, then the battles (ATK-27..44).  A blitz is the same for fewer units."""

    blitz: i64

    def begin(self, s: AttackState) -> i64:
        return self.ask(s, s.active, self.ORDER)

    def order(self, s: AttackState, answer: i64) -> i64:
        if answer == FINISH:
            self.picked = NONE
            s.call(Crossings())
            return self.go(self.CROSSINGS)
        self.obey(s, answer, E.BLITZED if self.blitz else E.SENT)
        return self.ask(s, s.active, self.ORDER)

    def crossings(self, s: AttackState) -> i64:
        s.call(Battles())
        return self.go(self.BATTLES)

    def battles(self, s: AttackState) -> i64:
        end_orders(s)
        return DONE

    def may_move(self, s: AttackState, region: i64) -> i64:
        """Mask of the kinds that may be sent; a blitz is for tanks and planes (ATK-42)."""
        return mobile(s, region) & (BIT[TANK] | BIT[AIRCRAFT]) if self.blitz else mobile(s, region)

    def reach(self, s: AttackState, region: i64, unit: i64) -> i64:
        """Mask of the regions that the unit may reach over land (ATK-27, ATK-28)."""
        table = s.table
        if unit == AIRCRAFT:
            return table.near_two[region]
        mask = table.near[region]
        if unit == TANK:
            through = mask & s.lands(s.active)
            step: i64 = 0
            while through != 0:
                if through & 1:
                    mask |= table.near[step]
                through >>= 1
                step += 1
            mask &= ~BIT[region]
        return mask

    def can_leave(self, s: AttackState, region: i64) -> bool:
        table = s.table
        if table.near[region] == 0 and (self.blitz != 0 or table.sea[region] == 0):
            return False
        return self.may_move(s, region) != 0

    def add_orders(self, s: AttackState, n: i64) -> i64:
        table, kinds = s.table, self.may_move(s, self.picked)
        for unit in range(i64(UNITS)):
            if kinds & BIT[unit]:
                n = s.add_each(n, table.send(unit), self.reach(s, self.picked, unit))
        if self.blitz == 0:
            for unit in range(i64(UNITS)):
                if kinds & BIT[unit]:
                    n = s.add_each(n, table.ship(unit), table.sea[self.picked])
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        table = s.table
        if table.pick() <= action < table.battle():
            region = action - table.pick()
            if s.owner[region] != s.active:
                return E.PICK_ABROAD
            return why_no_pick(s, region, self.picked, self.picks)
        if action < table.send(0) or action >= table.end():
            return E.NOT_NOW
        if self.picked == NONE:
            return E.PICK_FIRST
        unit = (action - table.send(0)) // table.regions % UNITS
        if self.blitz and unit != TANK and unit != AIRCRAFT:
            return E.BLITZ_UNITS
        if self.blitz and action >= table.ship(0):
            return E.BLITZ_AT_SEA
        if mobile(s, self.picked) & BIT[unit] == 0:
            return why_not_mobile(s, self.picked, unit)
        if action >= table.ship(0):
            return E.NO_ROUTE
        target = (action - table.send(0)) % table.regions
        near_enough = table.near_two[self.picked] & ~BIT[self.picked] & BIT[target]
        return E.TANK_PATH if unit == TANK and near_enough else E.OUT_OF_REACH

    # [[[cog procedure("Movement") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "order", "crossings", "battles")
    BEGIN: Final = 0
    ORDER: Final = 1
    CROSSINGS: Final = 2
    BATTLES: Final = 3

    def __init__(self, blitz: i64 = 0) -> None:
        super().__init__()
        self.blitz = blitz

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.ORDER:
            return self.order(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        if self.at == self.CROSSINGS:
            return self.crossings(s)
        return self.battles(s)

    def copy(self) -> Movement:
        p = Movement(self.blitz)
        p.at = self.at
        p.picked = self.picked
        p.picks = self.picks
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 229373857)
        key = bits.mix(key, self.picked)
        key = bits.mix(key, self.picks)
        return bits.mix(key, self.blitz)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Movement)
            and self.picked == other.picked
            and self.picks == other.picks
            and self.blitz == other.blitz
        )

    # [[[end]]]


def why_no_pick(s: AttackState, region: i64, picked: i64, picks: i64) -> i64:
    """Of a region of one's own."""
    if picks >= MOST_PICKS:
        return E.PICKS_SPENT
    if region == picked:
        return E.NOT_NOW
    return E.LAST_UNIT if s.units_in(region) == 1 else E.NOTHING_TO_SEND


@mypyc_attr(acyclic=True, free_list_len=1)
class StrategicMovement(Orders):
    """Units travel through a chain of own regions, over the sea as well if the sea power lets them (ATK-45..47)."""

    def begin(self, s: AttackState) -> i64:
        return self.ask(s, s.active, self.ORDER)

    def order(self, s: AttackState, answer: i64) -> i64:
        if answer == FINISH:
            self.picked = NONE
            s.call(Crossings(1))
            return self.go(self.ARRIVED)
        self.obey(s, answer, E.MOVED_FAR)
        return self.begin(s)

    def arrived(self, s: AttackState) -> i64:
        end_orders(s)
        return DONE

    def can_leave(self, s: AttackState, region: i64) -> bool:
        if (s.table.near[region] | s.table.sea[region]) & s.lands(s.active) == 0:
            return False
        return mobile(s, region) != 0

    def add_orders(self, s: AttackState, n: i64) -> i64:
        table, kinds = s.table, mobile(s, self.picked)
        by_land = connected(s, self.picked, False)
        by_sea = connected(s, self.picked, True) & ~by_land
        by_land &= ~BIT[self.picked]
        for unit in range(i64(UNITS)):
            if kinds & BIT[unit]:
                n = s.add_each(n, table.send(unit), by_land)
        for unit in range(i64(UNITS)):
            if kinds & BIT[unit]:
                n = s.add_each(n, table.ship(unit), by_sea)
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        table = s.table
        if table.pick() <= action < table.battle():
            region = action - table.pick()
            if s.owner[region] != s.active:
                return E.TRANSFER_ABROAD
            if (table.near[region] | table.sea[region]) & s.lands(s.active) == 0:
                return E.NOT_CONNECTED
            return why_no_pick(s, region, self.picked, self.picks)
        if action < table.send(0) or action >= table.end():
            return E.NOT_NOW
        if self.picked == NONE:
            return E.PICK_FIRST
        unit = (action - table.send(0)) // table.regions % UNITS
        if mobile(s, self.picked) & BIT[unit] == 0:
            return why_not_mobile(s, self.picked, unit)
        target = BIT[(action - table.send(0)) % table.regions]
        if connected(s, self.picked, False) & target:
            return E.LAND_PATH if action >= table.ship(0) else E.NOT_NOW
        return E.NO_LAND_PATH if connected(s, self.picked, True) & target else E.NOT_CONNECTED

    # [[[cog procedure("StrategicMovement") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "order", "arrived")
    BEGIN: Final = 0
    ORDER: Final = 1
    ARRIVED: Final = 2

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.ORDER:
            return self.order(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.arrived(s)

    def copy(self) -> StrategicMovement:
        p = StrategicMovement()
        p.at = self.at
        p.picked = self.picked
        p.picks = self.picks
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 4160461038)
        key = bits.mix(key, self.picked)
        return bits.mix(key, self.picks)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, StrategicMovement) and self.picked == other.picked and self.picks == other.picks

    # [[[end]]]


def connected(s: AttackState, region: i64, by_sea: bool) -> i64:
    """Mask of the own regions that a chain of own regions joins to this one, itself included (ATK-45, ATK-R10)."""
    near, sea, own = s.table.near, s.table.sea, s.lands(s.active)
    reached = BIT[region]
    fresh = reached
    while fresh != 0:
        found: i64 = 0
        here: i64 = 0
        while fresh != 0:
            if fresh & 1:
                found |= near[here]
                if by_sea:
                    found |= sea[here]
            fresh >>= 1
            here += 1
        fresh = found & own & ~reached
        reached |= fresh
    return reached


__all__ = ["Movement", "StrategicMovement", "connected"]
