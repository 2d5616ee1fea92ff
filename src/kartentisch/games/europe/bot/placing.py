"""Where the greedy bot's new units stand up.  Compiled by mypyc."""

from __future__ import annotations

from kartentisch.games.europe.actions import INFANTRY, TRANSPORT
from kartentisch.games.europe.bot.manner import Manner
from kartentisch.games.europe.bot.pilot import Pilot
from kartentisch.games.europe.bot.strength import one_more, size
from kartentisch.games.europe.bot.threats import GROUND, Scene
from kartentisch.games.europe.state import EuropeState
from kartentisch.games.europe.table import FAR, SLOT

FORWARD = 0.5  # what a step nearer to the enemy's capital is worth
ISLAND = 6  # so many steps where no way leads by land
HOLD = 10.0  # new units stand in a capital in danger
LOST = 0.03  # how much less new units are worth in a land in danger
MENDED = 0.5  # how much danger without the new ship counts, too
COMPANY = 0.1  # a ship of the own side beside it
CROWDED = 4.0  # a ship of the enemy there
AT_FRONT = 12  # steps; those who are further away get nothing of the advance for it


class Placing:
    """Land units where they hold something or are near the front, ships where they are safe."""

    def __init__(self, pilot: Pilot, scene: Scene, manner: Manner) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        self.forward = manner.near * FORWARD

    def plan(self) -> None:
        t, w, power = self.pilot.t, self.pilot.w, self.scene.power
        first = int(t.place())
        while w.where() == self.pilot.question and w.power == power:
            legal = [action for action in w.legal_actions() if action >= first]
            if not legal:
                break
            choices = [divmod(action - first, int(t.spaces)) for action in legal]
            kind, space = max(choices, key=lambda choice: self._worth(*choice))
            if not self.pilot.do(int(t.place(kind, space))):
                break
            self.scene.put(space, SLOT[kind], 1.0)

    def _worth(self, kind: int, space: int) -> float:
        return self._at_sea(kind, space) if kind >= TRANSPORT else self._on_land(kind, space)

    def _at_sea(self, kind: int, zone: int) -> float:
        guard = self.scene.guard(zone)
        more = one_more(guard, SLOT[kind])
        danger = self.scene.sea_risk(zone, more) + MENDED * self.scene.sea_risk(zone, guard)
        return COMPANY * size(guard) - CROWDED * size(self.scene.enemies(zone)) - danger

    def _on_land(self, kind: int, land: int) -> float:
        scene, guard = self.scene, self.scene.guard(land)
        risk, best = scene.risk(land, guard), 0.0
        for n in (1, max(1, sum(int(self.pilot.w.bought[troop]) for troop in GROUND))):
            more = one_more(guard, SLOT[kind], float(n))
            best = max(best, (risk - scene.risk(land, more)) / n)
        goal = scene.goal[land]
        best -= self.forward * (goal if goal < FAR else ISLAND)
        if land == self.map.capital[scene.power]:
            return best + (HOLD if scene.defensive else 0.0)
        return best - LOST * risk


def spend_advance(pilot: Pilot, scene: Scene) -> None:
    """Before the first round: infantry where it holds most; the rest is saved (AAE-08)."""
    t, w, power, m = pilot.t, pilot.w, scene.power, scene.map
    while w.where() == pilot.question and w.power == power:
        best, where = 0.0, -1
        for land in range(m.lands):
            if size(scene.own(land)) > 0.0 and pilot.w.is_legal(int(t.place(INFANTRY, land))):
                guard = scene.guard(land)
                n = max(1, int(w.cash[power]) // 3)
                gain = scene.risk(land, guard) - scene.risk(land, one_more(guard, INFANTRY, float(n)))
                gain += FORWARD * (AT_FRONT - min(AT_FRONT, m.goal[power][land]))
                if gain > best and m.mainland[land]:
                    best, where = gain, land
        if where < 0 or not pilot.do(int(t.place(INFANTRY, where))):
            break
        scene.put(where, INFANTRY, 1.0)
    if w.where() == pilot.question and w.power == power:
        pilot.finish()


def plan(s: EuropeState, manner: Manner) -> dict[int, int]:
    pilot = Pilot(s)
    Placing(pilot, Scene(s), manner).plan()
    return pilot.route


def plan_advance(s: EuropeState, _: Manner) -> dict[int, int]:
    pilot = Pilot(s)
    spend_advance(pilot, Scene(s))
    return pilot.route
