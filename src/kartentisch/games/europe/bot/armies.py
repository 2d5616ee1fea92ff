"""Movement of land units outside combat: to where they hold something, and forward."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from kartentisch.games.europe.actions import ARMOR, INFANTRY, POWERS
from kartentisch.games.europe.bot.footing import FORWARD, Footing
from kartentisch.games.europe.bot.strength import ground
from kartentisch.games.europe.bot.threats import GROUND, Stack, unpacked
from kartentisch.games.europe.table import SLOTS

MOVES = 80  # at most
LEAST_GAIN = 0.05
LEAST_GAIN_TOGETHER = 0.3


class March(NamedTuple):
    """Some units of one land that go to another one, tanks over one between."""

    gain: float
    start: int
    to: int
    stack: Stack
    over: int = -1


class Armies:
    def __init__(self, footing: Footing) -> None:
        self.footing, self.scene, self.map = footing, footing.scene, footing.map

    def plan(self) -> None:
        """Again and again the move that helps most, of one kind, of half of it, or of whole armies."""
        for _ in range(MOVES):
            step = max(self._steps(), key=lambda march: march.gain, default=None)
            roll = max(self._rolls(), key=lambda march: march.gain, default=None)
            if roll and (step is None or roll.gain > step.gain):
                done = self._roll(roll)
            elif step:
                done = self._send(step.start, step.to, step.stack)
            else:
                done = self._gather()
            if not done:
                return

    def _steps(self) -> Iterator[March]:
        for land in range(self.map.lands):
            ready = self.footing.ready(land)
            if not ground(ready):
                continue
            for to in self.map.near[land]:
                if self.footing.friendly(to):
                    for stack in _parts(ready):
                        gain = self.footing.gain(land, to, stack)
                        if gain > LEAST_GAIN:
                            yield March(gain, land, to, stack)

    def _rolls(self) -> Iterator[March]:
        """Some tanks of a land, or all, over two steps."""
        for land in range(self.map.lands):
            tanks = self._whole_tanks(land)
            for over, to in self.map.second[land] if tanks else ():
                if self.footing.friendly(over) and self.footing.friendly(to):
                    for n in {1, tanks}:
                        stack = [0] * SLOTS
                        stack[ARMOR] = n
                        gain = self.footing.gain(land, to, stack)
                        if gain > LEAST_GAIN:
                            yield March(gain, land, to, stack, over)

    def _whole_tanks(self, land: int) -> int:
        """Tanks that have both steps left."""
        w = self.footing.pilot.w
        row = int(w.units[land * POWERS + self.scene.power]) - int(w.spent[land]) - int(w.half[land])
        return unpacked(row)[ARMOR] if row else 0

    def _roll(self, march: March) -> bool:
        sent, pilot = 0, self.footing.pilot
        for _ in range(march.stack[ARMOR]):
            if pilot.send(march.start, ARMOR, march.over) and pilot.send(march.over, ARMOR, march.to):
                self.footing.moved(march.start, march.to, ARMOR)
                sent += 1
        return sent > 0

    def _send(self, land: int, to: int, stack: Stack) -> bool:
        done = False
        for kind in GROUND:
            for _ in range(stack[kind]):
                if self.footing.pilot.send(land, kind, to):
                    self.footing.moved(land, to, kind)
                    done = True
        return done

    # ------------------------------------------------------------------ together
    def _gather(self) -> bool:
        """All armies around step together where one alone would not hold."""
        best, where = LEAST_GAIN_TOGETHER, -1
        sources: list[tuple[int, Stack]] = []
        for to in range(self.map.lands):
            if not self.footing.friendly(to) or not self._in_reach(to):
                continue
            coming: list[tuple[int, Stack]] = []
            total: Stack = [0] * SLOTS
            gain = 0.0
            for land in self.map.near[to]:
                if self.footing.goal[land] > self.footing.goal[to] and self.footing.friendly(land):
                    stack = self._spared(land)
                    if sum(stack):
                        coming.append((land, stack))
                        total = [a + b for a, b in zip(total, stack, strict=True)]
                        gain += self.footing.left(land, stack)
                        gain += FORWARD * (self.footing.goal[land] - self.footing.goal[to]) * sum(stack)
            gain += self.footing.joined(to, total)
            if len(coming) > 1 and gain > best:
                best, where, sources = gain, to, coming
        sent = 0
        for land, stack in sources:
            sent += self._send(land, where, stack)
        return sent > 0

    def _in_reach(self, land: int) -> bool:
        return any(threat.hits for threat in self.scene.threats(land))

    def _spared(self, land: int) -> Stack:
        """Who may leave: all, or all but one who keeps the door."""
        stack: Stack = [*self.footing.ready(land)[:3], 0, 0, 0]
        if sum(stack) and ground(self.scene.guard(land)) <= sum(stack) and self._in_reach(land):
            stack[INFANTRY] -= min(stack[INFANTRY], 1)
        return stack


def _parts(ready: Stack) -> list[Stack]:
    """Parts of an army that may go: one of a kind, half of it, all of it, everything, everything but an infantry."""
    parts: list[Stack] = []
    for kind in GROUND:
        if ready[kind]:
            for n in {1, ready[kind] // 2, ready[kind]} - {0}:
                stack: Stack = [0] * SLOTS
                stack[kind] = n
                parts.append(stack)
    everything: Stack = [*ready[:3], 0, 0, 0]
    if sum(everything) > 1:
        parts.append(everything)
        if ready[INFANTRY]:
            parts.append([ready[INFANTRY] - 1, *ready[1:3], 0, 0, 0])
    return parts
