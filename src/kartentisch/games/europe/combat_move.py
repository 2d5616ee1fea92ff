"""Rulebook, sequence 2: combat movement.  Orders one unit at a time; nothing is fought before all are given.

A space is picked (and at sea perhaps a transport), then its units are sent.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, landing, moves, transports
from kartentisch.games.europe.actions import (
    AA_GUN,
    ARMOR,
    AROUND,
    BATTLESHIP,
    BOARD,
    BOMBER,
    CARRIER,
    FIGHTER,
    FINISH,
    GERMANY,
    INFANTRY,
    STRAIGHT,
    SUBMARINE,
    TRANSPORT,
    TRANSPORTS,
)  # fmt: skip
from kartentisch.games.europe.capture import capture_land
from kartentisch.games.europe.state import (
    COMBAT_MOVE,
    NONE,
    RAID,
    SHIP,
    STRIKE,
    T_A,
    T_LEFT,
    T_POWER,
    T_TARGET,
    T_ZONE,
    EuropeState,
)  # fmt: skip


def waiting(s: EuropeState) -> i64:
    """Mask of the zones with transports that may get orders."""
    mask, ships = i64(0), s.ships
    for row in range(0, i64(len(ships)), SHIP):
        zone = ships[row + T_ZONE]
        if ships[row + T_POWER] == s.power or (
            (ships[row + T_POWER] == GERMANY) == (s.power == GERMANY)
            and (ships[row + T_A] != 0 or someone_ashore(s, zone))
        ):
            mask |= BIT[zone - s.table.lands]
    return mask


def someone_ashore(s: EuropeState, zone: i64) -> bool:
    """Whether units of the power stand beside the zone that could go aboard an Ally's transport (AAE-107)."""
    lands = moves.friendly_neighbours(s, zone)
    land: i64 = 0
    while lands >> land != 0:
        if lands & BIT[land] and s.row(land, s.power) != s.spent[land]:
            return True
        land += 1
    return False


class Orders(Procedure[EuropeState]):
    """What both kinds of movement have in common: a space is picked, perhaps a transport in it."""

    picked: i64 = NONE  # the space whose units get orders
    ship: i64 = NONE  # the place of the transport that gets orders, among those of the zone
    picks: i64 = 0  # since the last order

    def choose(self, s: EuropeState, answer: i64) -> bool:
        """A space or a transport is picked; False: it was an order."""
        t = s.table
        if BOARD <= answer < BOARD + TRANSPORTS:
            self.ship = answer - BOARD
            self.picks += 1
            return True
        if t.pick() <= answer < t.battle():
            self.picked = answer - t.pick()
            self.ship = NONE
            self.picks += 1
            return True
        self.picks = 0
        return False

    def sail(self, s: EuropeState, to: i64) -> None:
        """The picked transport sails one zone, and goes on getting orders (AAE-31, AAE-32)."""
        row = transports.row_at(s, self.picked, self.ship)
        left = s.ships[row + T_LEFT] - 1
        s.tell(E.MOVED, s.power, TRANSPORT, self.picked, to)
        if s.hostile_sea(to):
            left = 0
            s.came[to] |= BIT[self.picked - s.table.lands]
        transports.sail(s, row, to, left)
        self.picked = to
        self.ship = transports.place_of(s, row)

    def add_picks(self, s: EuropeState, n: i64) -> i64:
        """Write the transports and spaces that can be picked; who may not finish yet is not limited (AAE-R23)."""
        t = s.table
        if self.picks >= moves.MOST_PICKS and n > 0:
            return n
        if self.picked >= t.lands:
            n = transports.listed_ships(s, self.picked, n, BOARD, transports.row_at(s, self.picked, self.ship))
        pick, busy = t.pick(), waiting(s)
        for space in range(t.spaces):
            if space != self.picked and (moves.can_leave(s, space) or self.more(s, space, busy)):
                n = s.add(n, pick + space)
        return n

    def more(self, s: EuropeState, space: i64, waiting: i64) -> bool:
        """Something else there may get orders."""
        return space >= s.table.lands and waiting & BIT[space - s.table.lands] != 0

    def add_sailing(self, s: EuropeState, n: i64) -> i64:
        """Write the zones into which the picked transport may sail."""
        row = transports.row_at(s, self.picked, self.ship)
        if row == NONE or s.ships[row + T_POWER] != s.power or s.ships[row + T_LEFT] == 0:
            return n
        return s.add_each(n, s.table.send(TRANSPORT, s.table.lands), moves.open_waters(s, self.picked))


@mypyc_attr(free_list_len=1)
class CombatMove(Orders):
    """Moves into hostile spaces, and what leads there, until the power says that all are made (AAE-27..39)."""

    around: i64 = 0  # aircraft fly around guns

    def begin(self, s: EuropeState) -> i64:
        s.phase = COMBAT_MOVE
        s.tell(E.PHASE, s.power, s.phase)
        return self.ask(s, s.active, self.ORDER)

    def order(self, s: EuropeState, answer: i64) -> i64:
        if answer == FINISH:
            moves.rest_all(s)
            return DONE
        if answer in (AROUND, STRAIGHT):
            self.around = 1 if answer == AROUND else 0
            self.picks += 1
        elif not self.choose(s, answer):
            self.obey(s, answer)
        return self.ask(s, s.active, self.ORDER)

    def obey(self, s: EuropeState, answer: i64) -> None:
        t = s.table
        if answer < t.raid():
            kind, to = (answer - t.send()) // t.spaces, (answer - t.send()) % t.spaces
            if kind == TRANSPORT:
                self.sail(s, to)
            elif kind >= TRANSPORT:
                self.steer(s, kind, to, moves.least_aboard(s, self.picked))
            elif kind >= FIGHTER:
                self.fly(s, kind, to, STRIKE)
            else:
                advance(s, self.picked, kind, to)
        elif answer < t.ferry():
            kind = (answer - t.raid()) // t.spaces + FIGHTER
            self.fly(s, kind, (answer - t.raid()) % t.spaces, RAID)
        elif answer < t.load():
            self.steer(s, CARRIER, (answer - t.ferry()) % t.spaces, (answer - t.ferry()) // t.spaces + 1)
        elif answer < t.unload():
            kind, land = (answer - t.load()) // t.spaces, (answer - t.load()) % t.spaces
            s.tell(E.LOADED, s.power, kind, land, self.picked)
            transports.load(s, transports.row_at(s, self.picked, self.ship), kind, land)
        else:
            kind, land = (answer - t.unload()) // t.spaces, (answer - t.unload()) % t.spaces
            row = transports.row_at(s, self.picked, self.ship)
            s.tell(E.WILL_LAND, s.power, kind, self.picked, land)
            transports.declare_landing(s, row, transports.cargo_to_land(s, row, kind), land)

    def steer(self, s: EuropeState, kind: i64, to: i64, fighters: i64) -> None:
        if kind == CARRIER:
            moves.move_carrier(s, self.picked, to, fighters)
        else:
            moves.move_ship(s, self.picked, kind, to)

    def fly(self, s: EuropeState, kind: i64, to: i64, role: i64) -> None:
        """One aircraft takes off; whose guns it flies over is known from now on (AAE-38, AAE-41)."""
        start = self.picked
        far = self.steps_of(s, kind, to)
        left = s.table.steps[kind] - far
        over = flight.guns_on_way(s, start, to, far)
        s.tell(E.RAID_PLANNED if role == RAID else E.FLEW, s.power, kind, start, to)
        s.add_units(start, s.power, kind, -1)
        flight.put_flight(s, kind, to, left, role, over, start)

    def steps_of(self, s: EuropeState, kind: i64, to: i64) -> i64:
        """How many steps the flight takes: the fewest, or around guns if it can still land then (AAE-37, AAE-38)."""
        start, far = self.picked, s.table.flight(self.picked, to)
        if self.around == 0:
            return far
        guns = count_bits(flight.guns_on_way(s, start, to, far))
        for steps in range(far + 1, s.table.steps[kind] + 1):
            if guns == 0 or not landing.flight_lands(s, kind, start, to, s.table.steps[kind] - steps):
                break
            fewer = count_bits(flight.guns_on_way(s, start, to, steps))
            if fewer < guns:
                far, guns = steps, fewer
        return far

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        n = s.add(0, FINISH) if landing.may_finish(s) else 0
        if self.picks < moves.MOST_PICKS:
            n = s.add(n, STRAIGHT if self.around else AROUND)
        n = self.add_picks(s, n)
        if self.picked == NONE:
            return n
        t = s.table
        if self.picked < t.lands:
            for kind in range(i64(INFANTRY), i64(ARMOR + 1)):
                n = s.add_each(n, t.send(kind), targets(s, self.picked, kind))
        n = self.add_strikes(s, n, FIGHTER)
        n = self.add_strikes(s, n, BOMBER) if self.picked < t.lands else self.add_fleet(s, n)
        n = self.add_raids(s, n)
        if self.picked < t.lands:
            return n
        if s.ready(self.picked, CARRIER) > 0:
            waters = moves.open_waters(s, self.picked)
            for fighters in range(moves.least_aboard(s, self.picked) + 1, i64(3)):
                n = moves.add_carriers(s, self.picked, n, t.ferry(fighters - 1, t.lands), waters, fighters)
        return self.add_cargo(s, n)

    def add_fleet(self, s: EuropeState, n: i64) -> i64:
        n = self.add_sailing(s, n)
        for kind in range(i64(SUBMARINE), i64(BATTLESHIP + 1)):
            n = moves.listed_ships(s, self.picked, n, kind, s.table.send(kind, s.table.lands))
        return n

    def add_strikes(self, s: EuropeState, n: i64, kind: i64) -> i64:
        """Spaces with enemies that the aircraft reach, and from which all can still land (AAE-37, AAE-150)."""
        if s.ready(self.picked, kind) == 0:
            return n
        t, start = s.table, self.picked
        steps, send = t.steps[kind], t.send(kind)
        for space in range(t.spaces):
            far = t.flight(start, space)
            if far <= steps and s.enemies_at(space) and landing.flight_lands(s, kind, start, space, steps - far):
                n = s.add(n, send + space)
        return n

    def add_raids(self, s: EuropeState, n: i64) -> i64:
        """Factories of the enemy; fighters only where a bomber flies (AAE-108, AAE-109)."""
        t, start = s.table, self.picked
        for kind in range(i64(FIGHTER), i64(BOMBER + 1)):
            if (kind == BOMBER and start >= t.lands) or s.ready(start, kind) == 0:
                continue
            for land in range(t.lands):
                if t.factories & BIT[land] and s.hostile_land(land):
                    left = t.steps[kind] - t.flight(start, land)
                    escorts = kind == BOMBER or flight.bombers_over(s, land)
                    if left >= 0 and escorts and landing.flight_lands(s, kind, start, land, left):
                        n = s.add(n, t.raid(kind - FIGHTER, land))
        return n

    def add_cargo(self, s: EuropeState, n: i64) -> i64:
        """What the picked transport may take aboard or land (AAE-34, AAE-90, AAE-160)."""
        row = transports.row_at(s, self.picked, self.ship)
        if row == NONE:
            return n
        t = s.table
        if s.ships[row + T_TARGET] == 0 and transports.may_load(s, row):
            lands = moves.friendly_neighbours(s, self.picked)
            for kind in range(i64(INFANTRY), i64(ARMOR + 1)):
                if transports.has_room(s, row, kind):
                    n = add_whole(s, n, t.load(kind), lands, kind)
        lands = moves.hostile_neighbours(s, self.picked)
        if lands == 0 or (s.ships[row + T_POWER] != s.power and s.hostile_sea(self.picked)):
            return n
        for kind in range(i64(INFANTRY), i64(ARMOR + 1)):
            if transports.cargo_to_land(s, row, kind) != NONE:
                for land in range(t.lands):
                    if lands & BIT[land] and transports.may_unload_into(s, row, land):
                        n = s.add(n, t.unload(kind, land))
        return n

    # ------------------------------------------------------------------ refusals
    def why(self, s: EuropeState, action: i64) -> i64:
        t = s.table
        if action == FINISH:
            return E.NO_LANDING
        if action < t.pick():
            return E.PICK_FIRST if BOARD <= action < BOARD + TRANSPORTS else E.NOT_NOW
        if action < t.battle():
            return E.PICKS_SPENT if self.picks >= moves.MOST_PICKS else E.HAS_MOVED
        if action < t.send() or action >= t.place():
            return E.NOT_NOW
        if self.picked == NONE:
            return E.PICK_FIRST
        if action < t.raid():
            return self.why_not_send(s, (action - t.send()) // t.spaces, (action - t.send()) % t.spaces)
        if action < t.ferry():
            return self.why_no_raid(s, (action - t.raid()) // t.spaces + FIGHTER, (action - t.raid()) % t.spaces)
        if action < t.load():
            return moves.why_no_ship(s, self.picked, CARRIER, (action - t.ferry()) % t.spaces)
        if transports.row_at(s, self.picked, self.ship) == NONE:
            return E.PICK_FIRST
        if action < t.unload():
            kind, land = (action - t.load()) // t.spaces, (action - t.load()) % t.spaces
            return why_not_load(s, transports.row_at(s, self.picked, self.ship), kind, land)
        kind, land = (action - t.unload()) // t.spaces, (action - t.unload()) % t.spaces
        return why_not_unload(s, transports.row_at(s, self.picked, self.ship), kind, land)

    def why_not_send(self, s: EuropeState, kind: i64, to: i64) -> i64:
        t, start = s.table, self.picked
        if to < t.lands and t.neutrals & BIT[to]:
            return E.NEUTRAL
        if kind == TRANSPORT:
            return (
                E.PICK_FIRST
                if transports.row_at(s, self.picked, self.ship) == NONE
                else why_no_sailing(s, transports.row_at(s, self.picked, self.ship), to)
            )
        if kind > TRANSPORT:
            return moves.why_no_ship(s, start, kind, to)
        if start >= t.lands and kind != FIGHTER:
            return E.NO_SUCH_UNIT
        if s.count(start, s.power, kind) == 0:
            return E.NO_SUCH_UNIT
        if s.ready(start, kind) == 0:
            return E.HAS_MOVED
        if kind >= FIGHTER:
            if t.flight(start, to) > t.steps[kind]:
                return E.OUT_OF_REACH
            return E.NO_LANDING if s.enemies_at(to) else E.ONLY_INTO_BATTLE
        if kind == AA_GUN:
            return E.GUNS_DO_NOT_ATTACK
        if to >= t.lands or t.near_land[start] & BIT[to] == 0:
            return E.OUT_OF_REACH
        return E.ONLY_INTO_BATTLE

    def why_no_raid(self, s: EuropeState, kind: i64, to: i64) -> i64:
        t, start = s.table, self.picked
        if to >= t.lands or t.factories & BIT[to] == 0 or not s.hostile_land(to):
            return E.NO_FACTORY_TO_BOMB
        if (kind == BOMBER and start >= t.lands) or s.count(start, s.power, kind) == 0:
            return E.NO_SUCH_UNIT
        if s.ready(start, kind) == 0:
            return E.HAS_MOVED
        if t.flight(start, to) > t.steps[kind]:
            return E.OUT_OF_REACH
        return E.NO_BOMBER if kind == FIGHTER and not flight.bombers_over(s, to) else E.NO_LANDING

    # [[[cog procedure("CombatMove") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "order")
    BEGIN: Final = 0
    ORDER: Final = 1

    def step(self, s: EuropeState, answer: i64) -> i64:
        if self.at == self.ORDER:
            return self.order(s, answer)
        return self.begin(s)

    def copy(self) -> CombatMove:
        p = CombatMove()
        p.at = self.at
        p.picked = self.picked
        p.ship = self.ship
        p.picks = self.picks
        p.around = self.around
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3819483052)
        key = bits.mix(key, self.picked)
        key = bits.mix(key, self.ship)
        key = bits.mix(key, self.picks)
        return bits.mix(key, self.around)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, CombatMove)
            and self.picked == other.picked
            and self.ship == other.ship
            and self.picks == other.picks
            and self.around == other.around
        )

    # [[[end]]]


# ------------------------------------------------------------------ land units
def targets(s: EuropeState, land: i64, kind: i64) -> i64:
    """Mask of the lands into which such a unit may step in combat movement (AAE-27, AAE-32, AAE-36).

    Hostile ones; a tank also goes a first step over friendly land towards an enemy, and back behind a blitz.
    """
    if s.ready(land, kind) == 0:
        return 0
    hostile = moves.hostile_neighbours(s, land)
    if kind != ARMOR:
        return hostile
    mask = hostile
    friendly = moves.friendly_neighbours(s, land)
    if moves.halfway(s, land, kind) > 0 and s.held & BIT[land] == 0:
        mask |= friendly
    if moves.whole(s, land, kind) > 0:
        for other in range(s.table.lands):
            if friendly & BIT[other] and moves.hostile_neighbours(s, other) & ~BIT[land] != 0:
                mask |= BIT[other]
    return mask


def advance(s: EuropeState, land: i64, kind: i64, to: i64) -> None:
    """One land unit steps into the next land: a battle there, an empty land that it takes, or a first step."""
    hostile = s.hostile_land(to)
    was_half = moves.halfway(s, land, kind) > 0
    if was_half and not hostile and s.held & BIT[land]:
        was_half = moves.whole(s, land, kind) == 0
    left: i64 = 1 if kind == ARMOR and not was_half else 0
    s.tell(E.MOVED, s.power, kind, land, to)
    moves.leave(s, land, kind, was_half)
    if hostile:
        if s.enemies_at(to):
            left = 0
            s.came[to] |= BIT[land]
        else:
            if s.table.guns_let_pass == 0 and (s.enemy_guns(to) or s.table.factories & BIT[to]):
                left = 0
            capture_land(s, to)
    moves.arrive(s, to, kind, left)


# ------------------------------------------------------------------ cargo
def add_whole(s: EuropeState, n: i64, base: i64, lands: i64, kind: i64) -> i64:
    """Write the lands of the mask where a unit of this kind stands that has not moved (AAE-162)."""
    land: i64 = 0
    while lands != 0:
        if lands & 1 and moves.whole(s, land, kind) > 0:
            n = s.add(n, base + land)
        lands >>= 1
        land += 1
    return n


def why_not_load(s: EuropeState, row: i64, kind: i64, land: i64) -> i64:
    if land >= s.table.lands or s.table.near_land[s.ships[row + T_ZONE]] & BIT[land] == 0:
        return E.OUT_OF_REACH
    if s.hostile_sea(s.ships[row + T_ZONE]):
        return E.HOSTILE_ZONE
    if s.count(land, s.power, kind) == 0 or s.hostile_land(land):
        return E.NO_SUCH_UNIT
    if kind == AA_GUN and s.phase == COMBAT_MOVE:
        return E.GUNS_DO_NOT_ATTACK
    if moves.whole(s, land, kind) == 0:
        return E.HAS_MOVED
    if not transports.has_room(s, row, kind):
        return E.NO_ROOM_ABOARD
    return E.TRANSPORT_DONE


def why_not_unload(s: EuropeState, row: i64, kind: i64, land: i64) -> i64:
    if land >= s.table.lands or s.table.near_land[s.ships[row + T_ZONE]] & BIT[land] == 0:
        return E.OUT_OF_REACH
    if transports.cargo_to_land(s, row, kind) == NONE:
        cargo = transports.cargo_of(s.power, kind)
        if s.ships[row + T_POWER] != s.power and cargo in (s.ships[row + T_A], s.ships[row + T_A + 1]):
            return E.ALLIED_SHIP
        return E.NOT_ABOARD
    if not transports.may_unload_into(s, row, land):
        return E.ONE_LAND
    if kind == AA_GUN and s.phase == COMBAT_MOVE:
        return E.GUNS_DO_NOT_ATTACK
    if s.phase != COMBAT_MOVE and s.hostile_land(land):
        return E.HOSTILE_LAND
    return E.HOSTILE_ZONE if s.hostile_sea(s.ships[row + T_ZONE]) else E.ONLY_INTO_BATTLE


def why_no_sailing(s: EuropeState, row: i64, to: i64) -> i64:
    t, zone = s.table, s.ships[row + T_ZONE]
    if s.ships[row + T_POWER] != s.power:
        return E.ALLIED_SHIP
    if to < t.lands or t.near_sea[zone] & BIT[to - t.lands] == 0:
        straits = to >= t.lands and t.near_air_sea[zone] & BIT[to - t.lands] != 0
        return E.STRAITS if straits else E.OUT_OF_REACH
    if s.ships[row + T_TARGET] != 0:
        return E.TRANSPORT_DONE
    return E.HAS_MOVED if s.ships[row + T_LEFT] == 0 else E.HOSTILE_WATERS
