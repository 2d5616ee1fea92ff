"""What it is worth to the own side where units stand, while a plan moves them about."""

from __future__ import annotations

from kartentisch.games.europe.actions import POWERS
from kartentisch.games.europe.bot.pilot import Pilot
from kartentisch.games.europe.bot.threats import Scene, Stack, unpacked
from kartentisch.games.europe.table import FAR, SLOT, SLOTS

FORWARD = 0.35  # what a step towards the enemy's capital is worth, a unit


class Footing:
    """A position between battles, with the orders given so far."""

    def __init__(self, pilot: Pilot, scene: Scene) -> None:
        self.pilot, self.scene, self.map = pilot, scene, scene.map
        self.power, self.goal = scene.power, scene.goal
        self._risks: dict[tuple[int, tuple[float, ...]], float] = {}

    def friendly(self, land: int) -> bool:
        return self.scene.is_friend(int(self.pilot.w.owner[land]))

    def risk(self, land: int, change: Stack | None = None) -> float:
        """What the enemy would gain there; with what is bought for the capital, which stands there soon."""
        guard = self.scene.guard(land)
        stack = guard if change is None else [a + b for a, b in zip(guard, change, strict=True)]
        if land == self.map.capital[self.power]:
            stack = [a + b for a, b in zip(stack, self.scene.coming, strict=True)]
        key = (land, tuple(stack))
        found = self._risks.get(key)
        if found is None:
            found = self._risks[key] = self.scene.risk(land, stack)
        return found

    def left(self, land: int, stack: Stack) -> float:
        """What is gained, mostly less than 0, when the stack goes from there."""
        return self.risk(land) - self.risk(land, [-n for n in stack])

    def joined(self, land: int, stack: Stack) -> float:
        """What is gained when the stack stands there, too."""
        return self.risk(land) - self.risk(land, stack)

    def gain(self, start: int, to: int, stack: Stack, forward: float = FORWARD) -> float:
        change = self.left(start, stack) + self.joined(to, stack)
        if self.goal[start] < FAR and self.goal[to] < FAR:
            change += forward * (self.goal[start] - self.goal[to]) * sum(stack)
        return change

    def moved(self, start: int, to: int, kind: int) -> None:
        units = self.scene.units
        units[start][self.power][SLOT[kind]] -= 1
        units[to][self.power][SLOT[kind]] += 1

    def ready(self, land: int) -> Stack:
        """Own units there that may still move."""
        row = int(self.pilot.w.units[land * POWERS + self.power]) - int(self.pilot.w.spent[land])
        return list(unpacked(row)) if row else [0] * SLOTS
