"""What the greedy bot buys, and where it stands up."""

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
from kartentisch.games.europe.pilot import Pilot
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import FAR, SLOT, SLOTS
from kartentisch.games.europe.threats import Scene, Stack

# shares of the army, by number
ARMY: dict[int, dict[int, float]] = {
    GERMANY: {INFANTRY: 0.55, ARTILLERY: 0.15, ARMOR: 0.3},
    USSR: {INFANTRY: 0.68, ARTILLERY: 0.17, ARMOR: 0.15},
    UK: {INFANTRY: 0.5, ARTILLERY: 0.35, ARMOR: 0.15},
    USA: {INFANTRY: 0.5, ARTILLERY: 0.4, ARMOR: 0.1},
}
SAFE = 2.0  # so much risk a capital may bear
FORWARD = 0.5
HOLD = 10.0  # new units stand in a capital in danger
FIGHTERS = 4
MOST_TRANSPORTS = 10
WINGS = 8  # fighters against a fleet that rules the home waters
AFLOAT = 5.0  # so much risk new ships may bear
WINGS_ABOVE = 40  # IPC


class Shopping:
    def __init__(self, pilot: Pilot, scene: Scene) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        self.power = scene.power
        self.box: Stack = list(scene.coming)
        self.owned: Stack = [0] * SLOTS
        for land in range(self.map.lands):
            self.owned = [a + b for a, b in zip(self.owned, scene.units[land][self.power], strict=True)]

    def plan(self) -> None:
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

    def _buy(self, kind: int) -> bool:
        if not self.pilot.do(BUY + kind):
            return False
        if kind <= BOMBER:
            self.box[kind] += 1
            self.owned[kind] += 1
        return True

    def _capital_at_risk(self) -> bool:
        capital = self.map.capital[self.power]
        guard = [a + b for a, b in zip(self.scene.guard(capital), self.box, strict=True)]
        return self.scene.risk(capital, guard) > SAFE

    def _on_land(self) -> bool:
        if self._capital_at_risk() or self.scene.defensive:
            return self._buy(INFANTRY)
        if self.power == GERMANY and self.cash >= WINGS_ABOVE and self.owned[FIGHTER] < FIGHTERS:
            return self._buy(FIGHTER)
        return self._troops()

    def _troops(self) -> bool:
        """What the army lacks most, so that no money is left in the end."""
        shares = ARMY[self.power]
        order = sorted(shares, key=lambda kind: self.owned[kind] / shares[kind])
        rest = self.cash % 3
        if self.cash in (4, 5, 8, 10) or (self.cash < 12 and rest):
            order = [kind for kind in (ARMOR, ARTILLERY) if (self.cash - (5 if kind == ARMOR else 4)) % 3 == 0] + order
        return any(self._buy(kind) for kind in (*order, INFANTRY))

    def _overseas(self) -> bool:
        """Troops and the ships that carry them, and destroyers where submarines lie in wait."""
        scene, m = self.scene, self.map
        if self._capital_at_risk():
            return self._buy(INFANTRY)
        w = self.pilot.w
        ships = sum(1 for power, _, _ in scene.ships if power == self.power) + int(w.bought[TRANSPORT])
        island = [land for land in range(m.lands) if not m.mainland[land] and m.home[land] == self.power]
        waiting = sum(sum(scene.units[land][self.power][:3]) for land in island) + sum(self.box[:3])
        escorts = sum(scene.units[z][self.power][2] + scene.units[z][self.power][5] for z in range(m.lands, m.spaces))
        escorts += w.bought[DESTROYER]
        prey = sum(sum(scene.units[z][GERMANY][1:3]) for z in range(m.lands, m.spaces))
        if prey and escorts < 1 + min(prey, 8) / 2 and self.cash >= 12 and w.bought[DESTROYER] < 3:
            if self._floats(self.cash // 12):
                return self._buy(DESTROYER)
            if self.owned[FIGHTER] < WINGS:  # ships would be sunk at once: first the sky
                return self._buy(FIGHTER)
        if waiting >= 2 * ships + 1 and self.cash >= 8 and ships < MOST_TRANSPORTS and self._floats(0, 1):
            return self._buy(TRANSPORT)
        if waiting > 3 * ships:  # more than they will ever carry: aircraft need no ship
            kind = BOMBER if self.owned[FIGHTER] > 3 * self.owned[BOMBER] + 3 else FIGHTER
            return self._buy(kind)
        if self.cash >= WINGS_ABOVE and self.owned[FIGHTER] < FIGHTERS:
            return self._buy(FIGHTER)
        return self._troops()

    def _floats(self, destroyers: int, transports: int = 0) -> bool:
        """Whether new ships would live beside the capital, in the best zone for them."""
        bought = self.pilot.w.bought
        more = [int(bought[TRANSPORT]) + transports, 0, int(bought[DESTROYER]) + destroyers, 0, 0, 0]
        return any(
            self.scene.sea_risk(zone, [a + b for a, b in zip(self.scene.guard(zone), more, strict=True)]) <= AFLOAT
            for zone in self.map.waters[self.map.capital[self.power]]
            if not sum(self.scene.enemies(zone))
        )


# ------------------------------------------------------------------ where it stands up
class Placing:
    """Land units where they hold something or are near the front, ships where they are safe."""

    def __init__(self, pilot: Pilot, scene: Scene) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map

    def plan(self) -> None:
        t, w, power = self.pilot.t, self.pilot.w, self.scene.power
        first = int(t.place())
        while w.where() == self.pilot.question and w.power == power:
            legal = [action for action in w.legal_actions() if action >= first]
            if not legal:
                break
            choices = [((action - first) // int(t.spaces), (action - first) % int(t.spaces)) for action in legal]
            kind, space = max(choices, key=lambda choice: self._worth(int(choice[0]), int(choice[1]), w))
            if not self.pilot.do(int(t.place(kind, space))):
                break
            self.scene.units[space][power][SLOT[kind]] += 1

    def _worth(self, kind: int, space: int, w: EuropeState) -> float:
        scene = self.scene
        stack: Stack = [0] * SLOTS
        guard = scene.guard(space)
        if kind >= TRANSPORT:
            stack[SLOT[kind]] = 1
            danger = scene.sea_risk(space, [a + b for a, b in zip(guard, stack, strict=True)])
            return (
                -danger - 0.5 * scene.sea_risk(space, guard) + 0.1 * sum(guard) - 0.2 * sum(scene.enemies(space)) * 20
            )
        best = 0.0
        box = [int(w.bought[slot]) for slot in range(3)]
        for n in (1, max(1, sum(box))):
            stack = [0] * SLOTS
            stack[SLOT[kind]] = n
            more = [a + b for a, b in zip(guard, stack, strict=True)]
            best = max(best, (scene.risk(space, guard) - scene.risk(space, more)) / n)
        goal = scene.goal[space]
        if space == self.map.capital[scene.power]:
            return best - FORWARD * (goal if goal < FAR else 6) + (HOLD if scene.defensive else 0.0)
        return best - FORWARD * (goal if goal < FAR else 6) - 0.03 * scene.risk(space, guard)


def spend_advance(pilot: Pilot, scene: Scene) -> None:
    """Before the first round: infantry where it holds most; the rest is saved (AAE-08)."""
    t, w, power, m = pilot.t, pilot.w, scene.power, scene.map
    while w.where() == pilot.question and w.power == power:
        best, where = 0.0, -1
        for land in range(m.lands):
            if sum(scene.units[land][power]) and pilot.w.is_legal(int(t.place(INFANTRY, land))):
                guard = scene.guard(land)
                n = max(1, int(w.cash[power]) // 3)
                gain = scene.risk(land, guard) - scene.risk(land, [guard[0] + n, *guard[1:]])
                gain += FORWARD * (12 - min(12, m.goal[power][land]))
                if gain > best and m.mainland[land]:
                    best, where = gain, land
        if where < 0 or not pilot.do(int(t.place(INFANTRY, where))):
            break
        scene.units[where][power][INFANTRY] += 1
    if w.where() == pilot.question and w.power == power:
        pilot.finish()


def buy(s: EuropeState) -> dict[int, int]:
    pilot = Pilot(s)
    Shopping(pilot, Scene(s)).plan()
    return pilot.route


def place(s: EuropeState) -> dict[int, int]:
    pilot = Pilot(s)
    Placing(pilot, Scene(s)).plan()
    return pilot.route


def advance(s: EuropeState) -> dict[int, int]:
    pilot = Pilot(s)
    spend_advance(pilot, Scene(s))
    return pilot.route
