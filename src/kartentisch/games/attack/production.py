"""Rulebook XXI: produce new units.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import BUY, FINISH, SHIPS, UNITS
from kartentisch.games.attack.economy import production_points, sets_of
from kartentisch.games.attack.setup import Deploy, pool_size
from kartentisch.games.attack.state import FLEET, POOL, AttackState


@mypyc_attr(acyclic=True, free_list_len=1)
class Production(Procedure[AttackState]):
    """Count the points, buy one thing after the other, then place the armies (ATK-116..121)."""

    points: i64 = 0

    def count(self, s: AttackState) -> i64:
        self.points = production_points(s, s.active)
        s.tell(E.PRODUCTION, s.active, self.points, s.capitals_of(s.active), sets_of(s, s.active))
        return self.next(s)

    def next(self, s: AttackState) -> i64:
        if self.points < self.cheapest(s):
            return self.place(s)
        return self.ask(s, s.active, self.BUY)

    def buy(self, s: AttackState, answer: i64) -> i64:
        if answer == FINISH:
            return self.place(s)
        self.pay_for(s, answer - BUY)
        return self.next(s)

    def cheapest(self, s: AttackState) -> i64:
        least = s.table.cost[0]
        for i in range(i64(UNITS + SHIPS)):
            least = min(least, s.table.cost[i])
        return least

    def pay_for(self, s: AttackState, i: i64) -> None:
        """Armies wait beside the board; ships join the fleet, wherever it lies (ATK-118, ATK-119, ATK-121)."""
        cost = s.table.cost[i]
        self.points -= cost
        if i < UNITS:
            s.v[POOL + s.active * UNITS + i] += 1
            s.tell(E.BOUGHT, s.active, i, cost)
        else:
            s.v[FLEET + s.active * SHIPS + i - UNITS] += 1
            s.tell(E.BOUGHT_SHIP, s.active, i - UNITS, cost)

    def place(self, s: AttackState) -> i64:
        """What is not spent lapses; the armies go into any own regions (ATK-117, ATK-120)."""
        if self.points > 0:
            s.tell(E.LAPSED, s.active, self.points)
        self.points = 0
        s.call(Deploy(s.active, pool_size(s, s.active), E.PLACED))
        return self.go(self.PLACED)

    def placed(self, s: AttackState) -> i64:
        return DONE

    def actions(self, s: AttackState) -> i64:
        n = s.add(0, FINISH)
        for i in range(i64(UNITS + SHIPS)):
            if s.table.cost[i] <= self.points:
                n = s.add(n, BUY + i)
        return n

    def why(self, s: AttackState, action: i64) -> i64:
        if BUY <= action < BUY + UNITS:
            return E.TOO_EXPENSIVE
        return E.SHIP_TOO_EXPENSIVE if BUY + UNITS <= action < BUY + UNITS + SHIPS else E.NOT_NOW

    # [[[cog procedure("Production") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("count", "buy", "placed")
    COUNT: Final = 0
    BUY: Final = 1
    PLACED: Final = 2

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.BUY:
            return self.buy(s, answer)
        if self.at == self.COUNT:
            return self.count(s)
        return self.placed(s)

    def copy(self) -> Production:
        p = Production()
        p.at = self.at
        p.points = self.points
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2628825648)
        return bits.mix(key, self.points)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Production) and self.points == other.points

    # [[[end]]]
