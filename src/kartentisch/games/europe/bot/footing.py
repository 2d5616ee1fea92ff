"""What it is worth to the own side where units stand, while a plan moves them about.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from kartentisch.games.europe.actions import POWERS
from kartentisch.games.europe.bot.manner import Manner
from kartentisch.games.europe.bot.pilot import Pilot
from kartentisch.games.europe.bot.strength import Stack, less, nobody, packed, plus, size
from kartentisch.games.europe.bot.threats import Scene, unpacked
from kartentisch.games.europe.table import FAR, SLOT

FORWARD: Final = 0.35  # what a step towards the enemy's capital is worth, a unit
UNKNOWN: Final = -1.0


class Footing:
    """A position between battles, with the orders given so far."""

    risks: vec[float]  # [land] as it stands, or UNKNOWN
    lefts: list[dict[int, float]]  # [land] stack that goes -> what is gained, as long as nobody else comes or goes
    joins: list[dict[int, float]]  # [land] stack that comes -> the same

    def __init__(self, pilot: Pilot, scene: Scene, manner: Manner) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        self.power, self.goal = scene.power, scene.goal
        self.forward, self.fear, self.sail = manner.forward, manner.fear, manner.sail
        self.together = manner.together
        self.capital = self.map.capital[self.power]
        self.risks = vec[float]([UNKNOWN] * self.map.lands)
        self.lefts = [{} for _ in range(self.map.lands)]
        self.joins = [{} for _ in range(self.map.lands)]

    def friendly(self, land: int) -> bool:
        return self.scene.is_friend(int(self.pilot.w.owner[land]))

    def risk(self, land: int) -> float:
        """What the enemy would gain there; with what is bought for the capital, which stands there soon."""
        found = self.risks[land]
        if found == UNKNOWN:
            found = self._risk(land, self.scene.guard(land))
            self.risks[land] = found
        return found

    def _risk(self, land: int, guard: Stack) -> float:
        return self.fear * self.scene.risk(land, plus(guard, self.scene.coming) if land == self.capital else guard)

    def left(self, land: int, stack: Stack) -> float:
        """What is gained, mostly less than 0, when the stack goes from there."""
        known, code = self.lefts[land], packed(stack)
        found = known.get(code)
        if found is None:
            found = known[code] = self.risk(land) - self._risk(land, less(self.scene.guard(land), stack))
        return found

    def joined(self, land: int, stack: Stack) -> float:
        """What is gained when the stack stands there, too."""
        before = self.risk(land)
        if before <= 0.0:
            return 0.0
        known, code = self.joins[land], packed(stack)
        found = known.get(code)
        if found is None:
            found = known[code] = before - self._risk(land, plus(self.scene.guard(land), stack))
        return found

    def gain(self, start: int, to: int, stack: Stack, forward: float = FORWARD) -> float:
        change = self.left(start, stack) + self.joined(to, stack)
        if self.goal[start] < FAR and self.goal[to] < FAR:
            change += self.forward * forward * float(self.goal[start] - self.goal[to]) * size(stack)
        return change

    def moved(self, start: int, to: int, kind: int) -> None:
        self.scene.put(start, SLOT[kind], -1.0)
        self.scene.put(to, SLOT[kind], 1.0)
        self.forget(start)
        self.forget(to)

    def forget(self, space: int) -> None:
        """Others stand there now."""
        if space < self.map.lands:
            self.risks[space] = UNKNOWN
            self.lefts[space].clear()
            self.joins[space].clear()

    def ready(self, land: int) -> Stack:
        """Own units there that may still move."""
        row = self.pilot.w.units[land * POWERS + self.power] - self.pilot.w.spent[land]
        return unpacked(row) if row else nobody()
