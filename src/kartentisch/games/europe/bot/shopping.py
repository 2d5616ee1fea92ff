"""What the greedy bot buys.  Compiled by mypyc."""

from __future__ import annotations

from kartentisch.games.europe.actions import (
    ARMOR,
    ARTILLERY,
    BOMBER,
    BUY,
    DESTROYER,
    FIGHTER,
    GERMANY,
    INFANTRY,
    TRANSPORT,
    UK,
    USA,
    USSR,
)  # fmt: skip
from kartentisch.games.europe.bot.manner import Manner
from kartentisch.games.europe.bot.pilot import Pilot
from kartentisch.games.europe.bot.strength import BATTLESHIPS, DESTROYERS, SUBMARINES, TRANSPORTS, ground, nobody, plus
from kartentisch.games.europe.bot.threats import Scene
from kartentisch.games.europe.state import EuropeState

# shares of the army, by number
ARMY: dict[int, dict[int, float]] = {
    GERMANY: {INFANTRY: 0.55, ARTILLERY: 0.15, ARMOR: 0.3},
    USSR: {INFANTRY: 0.68, ARTILLERY: 0.17, ARMOR: 0.15},
    UK: {INFANTRY: 0.5, ARTILLERY: 0.35, ARMOR: 0.15},
    USA: {INFANTRY: 0.5, ARTILLERY: 0.4, ARMOR: 0.1},
}
FIRST: dict[str, tuple[int, ...]] = {  # by manner: what is bought first, as long as there is money
    "": (),
    "infantry": (INFANTRY,),
    "armor": (ARMOR,),
    "air": (FIGHTER,),
    "fleet": (TRANSPORT,),
}
SAFE = 2.0  # so much risk a capital may bear
FIGHTERS = 4
FEW = 12  # IPC
MOST_TRANSPORTS = 10
MOST_DESTROYERS = 3  # a turn
MOST_PREY = 8  # warships of the enemy that count
WINGS = 8  # fighters against a fleet that rules the home waters
AFLOAT = 5.0  # so much risk new ships may bear
WINGS_ABOVE = 40  # IPC


class Shopping:
    def __init__(self, pilot: Pilot, scene: Scene, manner: Manner) -> None:
        self.first = FIRST[manner.buys]
        self.safe = manner.safe * SAFE
        self.fighters = manner.wings * FIGHTERS
        self.ships = manner.ships
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        self.power = scene.power
        self.shares = {
            kind: share * (manner.infantry if kind == INFANTRY else manner.armor if kind == ARMOR else 1.0)
            for kind, share in ARMY[scene.power].items()
        }
        self.box = scene.coming[:]
        self.owned = nobody()
        for land in range(self.map.lands):
            self.owned = plus(self.owned, scene.own(land))

    def plan(self) -> None:
        while self._first():
            pass
        if self.power in (UK, USA):
            while self._overseas():
                pass
        else:
            while self._on_land():
                pass
        self.pilot.finish()

    @property
    def cash(self) -> int:
        return int(self.pilot.w.cash[self.power])

    def _first(self) -> bool:
        """Something of what the manner likes, as long as the capital is safe."""
        if not self.first or self._capital_at_risk():
            return False
        return any(self._buy(kind) for kind in self.first)

    def _buy(self, kind: int) -> bool:
        if not self.pilot.do(BUY + kind):
            return False
        if kind <= BOMBER:
            self.box[kind] += 1.0
            self.owned[kind] += 1.0
        return True

    def _capital_at_risk(self) -> bool:
        capital = self.map.capital[self.power]
        return self.scene.risk(capital, plus(self.scene.guard(capital), self.box)) > self.safe

    def _on_land(self) -> bool:
        if self._capital_at_risk() or self.scene.defensive:
            return self._buy(INFANTRY)
        if self.power == GERMANY and self.cash >= WINGS_ABOVE and self.owned[FIGHTER] < self.fighters:
            return self._buy(FIGHTER)
        return self._troops()

    def _troops(self) -> bool:
        """What the army lacks most, so that no money is left in the end."""
        shares = self.shares
        order = sorted(shares, key=lambda kind: self.owned[kind] / shares[kind])
        step = self._price(INFANTRY)
        if self.cash < FEW and self.cash % step:  # what leaves no IPC over comes first
            order = [kind for kind in (ARMOR, ARTILLERY) if (self.cash - self._price(kind)) % step == 0] + order
        return any(self._buy(kind) for kind in (*order, INFANTRY))

    def _overseas(self) -> bool:
        """Troops and the ships that carry them, and destroyers where submarines lie in wait."""
        if self._capital_at_risk():
            return self._buy(INFANTRY)
        if self._wants_escorts():
            if self._floats(self.cash // self._price(DESTROYER)):
                return self._buy(DESTROYER)
            if self.owned[FIGHTER] < WINGS:  # ships would be sunk at once: first the sky
                return self._buy(FIGHTER)
        ships = sum(1 for power, _, _ in self.scene.ships if power == self.power) + self._bought(TRANSPORT)
        waiting = self._waiting()
        room = self.ships * waiting > 2 * ships and ships < MOST_TRANSPORTS
        if room and self.cash >= self._price(TRANSPORT) and self._floats(0, 1):
            return self._buy(TRANSPORT)
        if waiting > 3 * ships:  # more than they will ever carry: aircraft need no ship
            return self._buy(BOMBER if self.owned[FIGHTER] > 3 * self.owned[BOMBER] + 3 else FIGHTER)
        if self.cash >= WINGS_ABOVE and self.owned[FIGHTER] < self.fighters:
            return self._buy(FIGHTER)
        return self._troops()

    def _wants_escorts(self) -> bool:
        """There is prey for destroyers, and too few of them."""
        prey = escorts = 0
        for zone in range(self.map.lands, self.map.spaces):
            prey += self.scene.count(zone, GERMANY, SUBMARINES) + self.scene.count(zone, GERMANY, DESTROYERS)
            escorts += self.scene.count(zone, self.power, DESTROYERS) + self.scene.count(zone, self.power, BATTLESHIPS)
        escorts += self._bought(DESTROYER)
        return (
            prey > 0
            and escorts < 1 + min(prey, MOST_PREY) / 2
            and self.cash >= self._price(DESTROYER)
            and self._bought(DESTROYER) < MOST_DESTROYERS
        )

    def _waiting(self) -> int:
        """Troops that need a ship, those in the box among them."""
        m = self.map
        overseas = [land for land in range(m.lands) if not m.mainland[land] and m.home[land] == self.power]
        return int(sum(ground(self.scene.own(land)) for land in overseas) + ground(self.box))

    def _price(self, kind: int) -> int:
        return int(self.pilot.t.cost[kind])

    def _bought(self, kind: int) -> int:
        return int(self.pilot.w.bought[kind])

    def _floats(self, destroyers: int, transports: int = 0) -> bool:
        """Whether new ships would live beside the capital, in the best zone for them."""
        more = nobody()
        more[TRANSPORTS] = float(self._bought(TRANSPORT) + transports)
        more[DESTROYERS] = float(self._bought(DESTROYER) + destroyers)
        return any(
            self.scene.sea_risk(zone, plus(self.scene.guard(zone), more)) <= AFLOAT
            for zone in self.map.waters[self.map.capital[self.power]]
            if self.scene.free(zone)
        )


def plan(s: EuropeState, manner: Manner) -> dict[int, int]:
    pilot = Pilot(s)
    Shopping(pilot, Scene(s), manner).plan()
    return pilot.route
