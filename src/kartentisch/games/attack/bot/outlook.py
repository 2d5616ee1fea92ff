"""What a moment of Attack! promises a seat, computed once for all actions that are rated there.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.bits import next_seat
from kartentisch.games.attack.actions import UNITS
from kartentisch.games.attack.bot import plans
from kartentisch.games.attack.bot.manner import USUAL, Manner
from kartentisch.games.attack.state import NONE, AttackState

BADLY: Final = -50.0  # an action that harms
UNKNOWN: Final = 1.0e9


class Outlook:
    """Each answer is computed when it is first asked for; the state must stay as it is."""

    s: AttackState
    seat: i64
    manner: Manner
    moving: vec[i64]  # goals of a movement, and
    blitzing: vec[i64]  # of a blitz; empty: not computed yet
    opening: float
    wished: float  # what the best swap of cards could bring
    sent: vec[float]  # [unit, region] what sending it there is worth; empty: not computed yet
    steps: vec[i64]  # [region] to the front; empty: not computed yet

    def __init__(self, s: AttackState, seat: i64, manner: Manner = USUAL) -> None:
        self.s = s
        self.seat = seat
        self.manner = manner
        self.moving = vec[i64]()
        self.blitzing = vec[i64]()
        self.opening = UNKNOWN
        self.wished = UNKNOWN
        self.sent = vec[float]()
        self.steps = vec[i64]()

    def goals(self, blitz: bool) -> vec[i64]:
        """[region] what an attack with all that can get there would bring, in thousandths."""
        if blitz:
            if len(self.blitzing) == 0:
                self.blitzing = plans.look(self.s, self.seat, True, self.manner)
            return self.blitzing
        if len(self.moving) == 0:
            self.moving = plans.look(self.s, self.seat, False, self.manner)
        return self.moving

    def best_goal(self, blitz: bool) -> float:
        """What the best attack would bring."""
        return plans.best_of(self.goals(blitz))

    def worth_of_the_sea(self) -> float:
        """How much better the best attack is with sea power than under somebody else's."""
        if self.opening == UNKNOWN:
            s = self.s
            holder = s.holder
            s.holder = self.seat
            free = max(0.0, plans.best_of(plans.look(s, self.seat, False, self.manner)))
            s.holder = next_seat(self.seat, s.players)
            closed = max(0.0, plans.best_of(plans.look(s, self.seat, False, self.manner)))
            s.holder = holder
            self.opening = free - closed
        return self.opening

    def ships_missing(self) -> float:
        """The strength that the fleet lacks to win the sea, or to keep it; 0 where the sea brings nothing any more."""
        s, seat = self.s, self.seat
        limit = s.table.round_limit
        if s.holder == NONE or (limit > 0 and s.round >= limit - 1):
            return 0.0
        wanted = plans.strongest_rival(s, seat)
        if s.holder != seat:
            wanted = plans.SUPERIOR * plans.fleet_strength(s, s.holder) + 0.1
        missing = max(0.0, wanted - plans.fleet_strength(s, seat))
        return missing if missing > 0.0 and self.worth_of_the_sea() >= self.manner.fleet else 0.0

    def send(self, unit: i64, region: i64, blitz: bool) -> float:
        """What one unit more adds to the attack on a region, as long as it pays and is not sure enough."""
        regions = self.s.table.regions
        if len(self.sent) == 0:
            self.sent = vec[float]([UNKNOWN] * (UNITS * regions))
        known = self.sent[unit * regions + region]
        if known == UNKNOWN:
            self.compute(region, blitz)
            known = self.sent[unit * regions + region]
        return known

    def joins(self, origin: i64, region: i64) -> float:
        """What it is worth to go from one own region to another."""
        manner = self.manner
        if region == manner.rally:
            return 1.0
        if not manner.gathers or origin == manner.rally:
            return BADLY
        if len(self.steps) == 0:
            self.steps = plans.from_the_front(self.s, self.seat)
        here, there = self.steps[origin], self.steps[region]
        return 0.5 - 0.1 * float(there) if 0 <= there < here else BADLY

    def compute(self, region: i64, blitz: bool) -> None:
        """What each kind of unit is worth there."""
        s, regions = self.s, self.s.table.regions
        goal = BADLY if s.owner[region] == self.seat else float(self.goals(blitz)[region]) / 1000.0
        pays = goal > self.manner.least
        army = plans.sent(s, region)
        if pays:
            pays = plans.win_chance(s, region, army, self.manner) < self.manner.enough
        before = float(plans.size(army)) * plans.hits(army) if pays else 0.0
        for unit in range(i64(UNITS)):
            if pays:
                army[unit] += 1
                more = float(plans.size(army)) * plans.hits(army) - before
                army[unit] -= 1
                self.sent[unit * regions + region] = goal + 0.1 * more - 0.02 * float(s.table.cost[unit])
            else:
                self.sent[unit * regions + region] = BADLY
