"""Rulebook, sequence 2: combat movement.  Orders one unit at a time; nothing is fought before all are given.

A space is picked (and at sea perhaps a transport), then its units are sent.  Compiled by mypyc.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.europe import events as E
from kartentisch.games.europe import flight, landing, moves, transports
from kartentisch.games.europe.actions import (
    AA_GUN,
    ARMOR,
    AROUND,
    BOMBER,
    FIGHTER,
    FINISH,
    INFANTRY,
    STRAIGHT,
    TRANSPORT,
)  # fmt: skip
from kartentisch.games.europe.capture import capture_land
from kartentisch.games.europe.notes import UNKNOWN
from kartentisch.games.europe.orders import Orders
from kartentisch.games.europe.state import (
    COMBAT_MOVE,
    NONE,
    RAID,
    STRIKE,
    T_POWER,
    T_TARGET,
    EuropeState,
)  # fmt: skip

MOST_AROUND: Final = 3  # ways around guns, each a little shorter than the one before


@mypyc_attr(acyclic=True, free_list_len=1)
class CombatMove(Orders):
    """Moves into hostile spaces, and what leads there, until the power says that all are made (AAE-27..39)."""

    around: i64 = 0  # aircraft fly around guns: 1 as far as they can, 2 not quite so far, 3 less

    def begin(self, s: EuropeState) -> i64:
        s.phase = COMBAT_MOVE
        s.forget()
        s.tell(E.PHASE, s.power, s.phase)
        return self.ask(s, s.active, self.ORDER)

    def order(self, s: EuropeState, answer: i64) -> i64:
        if answer == FINISH:
            moves.rest_all(s)
            return DONE
        if answer in (AROUND, STRAIGHT):
            self.around = self.around + 1 if answer == AROUND else 0
            self.count_look(s)
        elif not self.choose(s, answer):
            self.obey(s, answer)
            s.unsettle()
        return self.ask(s, s.active, self.ORDER)

    def obey(self, s: EuropeState, answer: i64) -> None:
        t = s.table
        if answer < t.raid():
            kind, to = (answer - t.send()) // t.spaces, (answer - t.send()) % t.spaces
            if kind >= TRANSPORT:
                self.steer(s, kind, to)
            elif kind >= FIGHTER:
                self.fly(s, kind, to, STRIKE)
            else:
                advance(s, self.picked, kind, to)
        elif answer < t.ferry():
            kind = (answer - t.raid()) // t.spaces + FIGHTER
            self.fly(s, kind, (answer - t.raid()) % t.spaces, RAID)
        elif answer < t.load():
            self.ferry(s, answer)
        elif answer < t.unload():
            self.take_aboard(s, answer)
        else:
            kind, land = (answer - t.unload()) // t.spaces, (answer - t.unload()) % t.spaces
            row = transports.row_at(s, self.picked, self.ship)
            s.tell(E.WILL_LAND, s.power, kind, self.picked, land)
            transports.declare_landing(s, row, transports.cargo_to_land(s, row, kind), land)

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
        """How many steps the flight takes: the fewest, or around guns if it can still land then (AAE-37, AAE-38).

        Of all ways those count on which more steps mean fewer guns: the first one is the straight one, the last one
        goes around as many as the range allows.
        """
        start, far = self.picked, s.table.flight(self.picked, to)
        if self.around == 0:
            return far
        ways = append(vec[i64](), far)
        guns = count_bits(flight.guns_on_way(s, start, to, far))
        for steps in range(far + 1, s.table.steps[kind] + 1):
            if guns == 0 or not landing.flight_lands(s, kind, start, to, s.table.steps[kind] - steps):
                break
            fewer = count_bits(flight.guns_on_way(s, start, to, steps))
            if fewer < guns:
                ways, guns = append(ways, steps), fewer
        last = i64(len(ways)) - 1
        return ways[max(last + 1 - self.around, min(last, i64(1)))]

    # ------------------------------------------------------------------ choices
    def actions(self, s: EuropeState) -> i64:
        if s.may_end == UNKNOWN:
            s.may_end = 1 if landing.may_finish(s) else 0
        n = s.add(0, FINISH) if s.may_end == 1 else i64(0)
        if self.picks < moves.MOST_PICKS:
            if self.around < MOST_AROUND:
                n = s.add(n, AROUND)
            if self.around > 0:
                n = s.add(n, STRAIGHT)
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
        return self.add_cargo(s, self.add_ferries(s, n))

    def add_strikes(self, s: EuropeState, n: i64, kind: i64) -> i64:
        """Spaces with enemies that the aircraft reach, and from which all can still land (AAE-37, AAE-150)."""
        if s.ready(self.picked, kind) == 0:
            return n
        t, start = s.table, self.picked
        steps, send = t.steps[kind], t.send(kind)
        lands = landing.in_reach(s, start, steps) & s.enemy_lands
        zones = landing.zones_in_reach(s, start, steps) & s.enemy_zones
        while lands | zones != 0:
            if lands != 0:
                space = lowest_bit(lands)
                lands &= lands - 1
            else:
                space = t.lands + lowest_bit(zones)
                zones &= zones - 1
            if landing.flight_lands(s, kind, start, space, steps - t.flight(start, space)):
                n = s.add(n, send + space)
        return n

    def add_raids(self, s: EuropeState, n: i64) -> i64:
        """Factories of the enemy; fighters only where a bomber flies (AAE-108, AAE-109)."""
        t, start = s.table, self.picked
        for kind in range(i64(FIGHTER), i64(BOMBER + 1)):
            if (kind == BOMBER and start >= t.lands) or s.ready(start, kind) == 0:
                continue
            lands = t.factories & s.hostile_lands() & landing.in_reach(s, start, t.steps[kind])
            while lands != 0:
                land = lowest_bit(lands)
                lands &= lands - 1
                escorts = kind == BOMBER or flight.bombers_over(s, land)
                left = t.steps[kind] - t.flight(start, land)
                if escorts and landing.flight_lands(s, kind, start, land, left):
                    n = s.add(n, t.raid(kind - FIGHTER, land))
        return n

    def add_cargo(self, s: EuropeState, n: i64) -> i64:
        """What the picked transport may take aboard or land (AAE-34, AAE-90, AAE-160)."""
        row = transports.row_at(s, self.picked, self.ship)
        if row == NONE:
            return n
        if s.ships[row + T_TARGET] == 0 and transports.may_load(s, row):
            n = self.add_loads(s, n, row, ARMOR)
        lands, own = moves.hostile_neighbours(s, self.picked), s.ships[row + T_POWER] == s.power
        if lands == 0 or not (own or not s.hostile_sea(self.picked) or landing.attackers_clear(s, self.picked)):
            return n  # an Ally's ship lands nobody where nobody fights for its zone (AAE-99, AAE-107)
        return self.add_unloads(s, n, row, ARMOR, lands)

    # ------------------------------------------------------------------ refusals
    def why(self, s: EuropeState, action: i64) -> i64:
        t = s.table
        if action == FINISH:
            return E.NO_LANDING
        if action in (AROUND, STRAIGHT):
            last = self.around == 0 if action == STRAIGHT else self.around == MOST_AROUND
            return E.ALREADY_SO if last else E.PICKS_SPENT
        if self.picked != NONE and t.raid() <= action < t.ferry():
            return self.why_no_raid(s, (action - t.raid()) // t.spaces + FIGHTER, (action - t.raid()) % t.spaces)
        return self.why_no_order(s, action)

    def why_not_there(self, s: EuropeState, kind: i64, to: i64) -> i64:
        t, start = s.table, self.picked
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

    Hostile ones, also where one unit has taken them just before; a tank also goes a first step over friendly land
    towards an enemy, and back behind a blitz.
    """
    if s.ready(land, kind) == 0:
        return 0
    mask = moves.hostile_neighbours(s, land) | moves.taken_neighbours(s, land)
    if kind != ARMOR:
        return mask
    friendly = moves.friendly_neighbours(s, land)
    if moves.halfway(s, land, kind) > 0 and s.held & BIT[land] == 0:
        mask |= friendly
    if moves.whole(s, land, kind) > 0:
        while friendly != 0:
            other = lowest_bit(friendly)
            friendly &= friendly - 1
            if moves.hostile_neighbours(s, other) & ~BIT[land] != 0:
                mask |= BIT[other]
    return mask


def advance(s: EuropeState, land: i64, kind: i64, to: i64) -> None:
    """One land unit steps into the next land: a battle there, an empty land that it takes, or a first step.

    Into an empty land any number may go; the first one takes it.
    """
    hostile = s.hostile_land(to)
    was_half = moves.halfway(s, land, kind) > 0
    if was_half and s.held & BIT[to] and s.held & BIT[land]:
        was_half = moves.whole(s, land, kind) == 0
    left: i64 = 1 if kind == ARMOR and not was_half else 0
    if not hostile and s.held & BIT[to] == 0 and moves.hostile_neighbours(s, to) == 0:
        left = 0  # nothing beyond to go on to
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
