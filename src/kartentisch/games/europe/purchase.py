"""Rulebook, sequences 1 and 5: what is bought, and where it may stand.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import transports
from kartentisch.games.europe.actions import BUY, FINISH, GERMANY, INFANTRY, KINDS, TRANSPORT
from kartentisch.games.europe.state import NONE, PLACE, PURCHASE, EuropeState

NO_LIMIT: Final = 100_000


# ------------------------------------------------------------------ factories
def factories(s: EuropeState) -> i64:
    """Mask of the lands whose factories work for the power: its own since the turn began (AAE-83, AAE-132)."""
    return s.table.factories & s.own_lands() & s.held


def limit(s: EuropeState, land: i64) -> i64:
    """How many units a factory builds in a turn: at home any number, else its land's value (AAE-135, AAE-136)."""
    return NO_LIMIT if s.table.home[land] == s.power else s.table.value[land]


def bought(s: EuropeState, ships: bool) -> i64:
    """How many units wait in the box: ships, or land units and aircraft."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        if (kind >= TRANSPORT) == ships:
            n += s.bought[kind]
    return n


def room(s: EuropeState, coast_only: bool) -> i64:
    """How many units the factories build in a turn: all of them, or those at a coast.

    Those that are kept for an Ally do not count: they may go back to him before anything is placed (AAE-88).
    """
    n, t, works = i64(0), s.table, factories(s)
    while works != 0:
        land = lowest_bit(works)
        works &= works - 1
        kept = s.power != GERMANY and t.home[land] not in (s.power, GERMANY)
        if not kept and (not coast_only or t.near_sea[land] != 0):
            n += limit(s, land)
    return n


def can_be_placed(s: EuropeState, kind: i64) -> bool:
    """One more unit of this kind finds a place in sequence 5 (AAE-R24)."""
    ship: i64 = 1 if kind >= TRANSPORT else 0
    ships = bought(s, True) + ship
    return ships <= room(s, True) and ships + bought(s, False) + 1 - ship <= room(s, False)


@mypyc_attr(acyclic=True, free_list_len=1)
class Purchase(Procedure[EuropeState]):
    """Unit by unit into the box, as far as the money goes (AAE-24..26)."""

    def begin(self, s: EuropeState) -> i64:
        s.phase = PURCHASE
        s.tell(E.PHASE, s.power, s.phase)
        return self.go_on(s)

    def go_on(self, s: EuropeState) -> i64:
        return self.ask(s, s.active, self.BUY) if self.kinds(s) != 0 else DONE

    def buy(self, s: EuropeState, answer: i64) -> i64:
        if answer == FINISH:
            return DONE
        kind = answer - BUY
        s.cash[s.power] -= s.table.cost[kind]
        s.bought[kind] += 1
        s.tell(E.BOUGHT, s.power, kind, s.cash[s.power])
        return self.go_on(s)

    def refused(self, s: EuropeState, kind: i64) -> i64:
        if s.capital_lost(s.power):
            return E.CAPITAL_LOST
        if s.cash[s.power] < s.table.cost[kind]:
            return E.TOO_EXPENSIVE
        return NONE if can_be_placed(s, kind) else E.NOWHERE_TO_PLACE

    def kinds(self, s: EuropeState) -> i64:
        """Mask of those that can be bought: whether there is room differs only between ships and all others."""
        mask: i64 = 0
        cash = s.cash[s.power]
        if cash == 0 or s.capital_lost(s.power):
            return mask
        ships, others = can_be_placed(s, TRANSPORT), can_be_placed(s, INFANTRY)
        for kind in range(i64(KINDS)):
            if s.table.cost[kind] <= cash and (ships if kind >= TRANSPORT else others):
                mask |= BIT[kind]
        return mask

    def actions(self, s: EuropeState) -> i64:
        return s.add_each(s.add(0, FINISH), BUY, self.kinds(s))

    def why(self, s: EuropeState, action: i64) -> i64:
        if BUY <= action < BUY + KINDS:
            return self.refused(s, action - BUY)
        return E.NOT_NOW

    # [[[cog procedure("Purchase") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "buy")
    BEGIN: Final = 0
    BUY: Final = 1

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.BUY:
            return self.buy(s, answer)
        return self.begin(s)

    def copy(self) -> Purchase:
        p = Purchase()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 2556539757)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Purchase)

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Placement(Procedure[EuropeState]):
    """What was bought appears: units at factories, ships beside them (AAE-132..136)."""

    built: vec[i64]  # [land] units that its factory has built this turn

    def begin(self, s: EuropeState) -> i64:
        s.phase = PLACE
        self.built = vec[i64]([0] * s.table.lands)
        return self.go_on(s)

    def go_on(self, s: EuropeState) -> i64:
        if bought(s, True) + bought(s, False) == 0:
            return DONE
        return self.ask(s, s.active, self.PLACE)

    def place(self, s: EuropeState, answer: i64) -> i64:
        t = s.table
        kind, space = (answer - t.place()) // t.spaces, (answer - t.place()) % t.spaces
        s.bought[kind] -= 1
        s.tell(E.PLACED, s.power, kind, space)
        put(s, kind, space)
        land = space if space < t.lands else self.works_for(s, space)
        self.built[land] += 1
        return self.go_on(s)

    def works_for(self, s: EuropeState, zone: i64) -> i64:
        """The factory that builds a ship for this zone: the one with most room; NONE if there is none."""
        works, found = factories(s) & s.table.near_land[zone], i64(NONE)
        while works != 0:
            land = lowest_bit(works)
            works &= works - 1
            left = self.left(s, land)
            if left > 0 and (found == NONE or left > self.left(s, found)):
                found = land
        return found

    def left(self, s: EuropeState, land: i64) -> i64:
        return limit(s, land) - self.built[land]

    def room_after(self, s: EuropeState, kind: i64, land: i64) -> bool:
        """All that waits still finds a place if this factory builds one unit now."""
        t, works = s.table, factories(s)
        all_room, at_sea = i64(-1), i64(-1 if t.near_sea[land] else 0)
        while works != 0:
            other = lowest_bit(works)
            works &= works - 1
            all_room += self.left(s, other)
            at_sea += self.left(s, other) if t.near_sea[other] else 0
        ships = bought(s, True) - (1 if kind >= TRANSPORT else 0)
        return ships <= at_sea and ships + bought(s, False) - (0 if kind >= TRANSPORT else 1) <= all_room

    def refused(self, s: EuropeState, kind: i64, space: i64) -> i64:
        t = s.table
        if s.bought[kind] == 0:
            return E.NOTHING_BOUGHT
        if (kind >= TRANSPORT) != (space >= t.lands):
            return E.NO_COAST if kind >= TRANSPORT else E.NO_FACTORY
        if space >= t.lands:
            if factories(s) & t.near_land[space] == 0:
                return E.NO_COAST
            return NONE if self.works_for(s, space) != NONE else E.FACTORY_FULL
        if factories(s) & BIT[space] == 0:
            return E.NO_FACTORY
        if self.left(s, space) <= 0 or not self.room_after(s, kind, space):
            return E.FACTORY_FULL
        return NONE

    def actions(self, s: EuropeState) -> i64:
        n, t, works = i64(0), s.table, factories(s)
        shores, lands = i64(0), works
        while lands != 0:
            shores |= t.near_sea[lowest_bit(lands)]
            lands &= lands - 1
        for kind in range(i64(KINDS)):
            if s.bought[kind] == 0:
                continue
            first, mask = (t.lands, shores) if kind >= TRANSPORT else (i64(0), works)
            while mask != 0:
                space = first + lowest_bit(mask)
                mask &= mask - 1
                if self.refused(s, kind, space) == NONE:
                    n = s.add(n, t.place(kind, space))
        return n

    def why(self, s: EuropeState, action: i64) -> i64:
        t = s.table
        if t.place() <= action < t.convert():
            return self.refused(s, (action - t.place()) // t.spaces, (action - t.place()) % t.spaces)
        return E.NOT_NOW

    # [[[cog procedure("Placement") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "place")
    BEGIN: Final = 0
    PLACE: Final = 1

    def __init__(self) -> None:
        super().__init__()
        self.built = vec[i64]()

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.PLACE:
            return self.place(s, answer)
        return self.begin(s)

    def copy(self) -> Placement:
        p = Placement()
        p.at = self.at
        p.built = self.built[:]
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3391813549)
        return bits.mix_all(key, self.built)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Placement) and bits.equal(self.built, other.built)

    # [[[end]]]


def put(s: EuropeState, kind: i64, space: i64) -> None:
    """A new unit of the power stands on the board."""
    if kind == TRANSPORT:
        transports.launch(s, space, s.power)
    else:
        s.add_units(space, s.power, kind, 1)
