"""Movement of land units outside combat: to where they hold something, and forward.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kartentisch.games.europe.actions import ARMOR, INFANTRY, POWERS
from kartentisch.games.europe.bot.footing import FORWARD, Footing
from kartentisch.games.europe.bot.strength import Stack, ground, nobody, plus, size
from kartentisch.games.europe.bot.threats import GROUND
from kartentisch.games.europe.table import SLOT, number_in

MOVES: Final = 80  # at most
LEAST_GAIN: Final = 0.05
LEAST_GAIN_TOGETHER: Final = 0.3


class March:
    """Some units of one land that go to another one, tanks over one between."""

    def __init__(self, gain: float, start: int, to: int, stack: Stack, over: int = -1) -> None:
        self.gain = gain
        self.start = start
        self.to = to
        self.stack = stack
        self.over = over


class Armies:
    def __init__(self, footing: Footing) -> None:
        self.footing, self.scene, self.map = footing, footing.scene, footing.map
        self.best: list[March | None] = [None] * self.map.lands  # [land] the march from there that helps most
        self.known = [False] * self.map.lands

    def plan(self) -> None:
        """Again and again the move that helps most, of one kind, of half of it, or of whole armies."""
        for _ in range(MOVES):
            march = self._best()
            if march is None:
                done = self._gather()
            elif march.over >= 0:
                done = self._roll(march)
            else:
                done = self._send(march.start, march.to, march.stack)
            if not done:
                return

    def _best(self) -> March | None:
        found: March | None = None
        for land in range(self.map.lands):
            if not self.known[land]:
                self.best[land] = self._from(land)
                self.known[land] = True
            march = self.best[land]
            if march is not None and (found is None or march.gain > found.gain):
                found = march
        return found

    def _changed(self, land: int) -> None:
        """What was computed for marches from there and to there does not hold any more."""
        self.known[land] = False
        for near in self.map.near[land]:
            self.known[near] = False
        for _, far in self.map.second[land]:
            self.known[far] = False

    def _from(self, land: int) -> March | None:
        ready = self.footing.ready(land)
        if not ground(ready) > 0.0:
            return None
        best: March | None = None
        parts = _parts(ready)
        for to in self.map.near[land]:
            if self.footing.friendly(to):
                for stack in parts:
                    gain = self.footing.gain(land, to, stack)
                    if gain > LEAST_GAIN and (best is None or gain > best.gain):
                        best = March(gain, land, to, stack)
        tanks = self._whole_tanks(land)
        if tanks == 0:
            return best
        for over, to in self.map.second[land]:
            if self.footing.friendly(over) and self.footing.friendly(to):
                for n in (1,) if tanks == 1 else (1, tanks):
                    stack = nobody()
                    stack[ARMOR] = float(n)
                    gain = self.footing.gain(land, to, stack)
                    if gain > LEAST_GAIN and (best is None or gain > best.gain):
                        best = March(gain, land, to, stack, over)
        return best

    def _whole_tanks(self, land: int) -> int:
        """Tanks that have both steps left."""
        w = self.footing.pilot.w
        row = w.units[land * POWERS + self.scene.power] - w.spent[land] - w.half[land]
        return int(number_in(row, SLOT[ARMOR])) if row else 0

    def _roll(self, march: March) -> bool:
        sent, pilot = 0, self.footing.pilot
        for _ in range(int(march.stack[ARMOR])):
            if pilot.send(march.start, ARMOR, march.over) and pilot.send(march.over, ARMOR, march.to):
                self.footing.moved(march.start, march.to, ARMOR)
                sent += 1
        self._changed(march.start)
        self._changed(march.to)
        return sent > 0

    def _send(self, land: int, to: int, stack: Stack) -> bool:
        done = False
        for kind in GROUND:
            for _ in range(int(stack[kind])):
                if self.footing.pilot.send(land, kind, to):
                    self.footing.moved(land, to, kind)
                    done = True
        self._changed(land)
        self._changed(to)
        return done

    # ------------------------------------------------------------------ together
    def _gather(self) -> bool:
        """All armies around step together where one alone would not hold."""
        best: float = self.footing.together * LEAST_GAIN_TOGETHER
        where = -1
        sources: list[tuple[int, Stack]] = []
        for to in range(self.map.lands):
            if not self.footing.friendly(to) or not self._in_reach(to):
                continue
            coming: list[tuple[int, Stack]] = []
            total = nobody()
            gain: float = 0.0
            for land in self.map.near[to]:
                if self.footing.goal[land] > self.footing.goal[to] and self.footing.friendly(land):
                    stack = self._spared(land)
                    if size(stack) > 0.0:
                        coming.append((land, stack))
                        total = plus(total, stack)
                        gain += self.footing.left(land, stack)
                        gain += (
                            self.footing.forward
                            * FORWARD
                            * float(self.footing.goal[land] - self.footing.goal[to])
                            * size(stack)
                        )
            if len(coming) > 1:
                gain += self.footing.joined(to, total)
                if gain > best:
                    best, where, sources = gain, to, coming
        sent = False
        for land, stack in sources:
            sent = self._send(land, where, stack) or sent
        return sent

    def _in_reach(self, land: int) -> bool:
        for threat in self.scene.threats(land):
            if threat.hits > 0.0:
                return True
        return False

    def _spared(self, land: int) -> Stack:
        """Who may leave: all, or all but one who keeps the door."""
        stack = _troops(self.footing.ready(land))
        if size(stack) > 0.0 and ground(self.scene.guard(land)) <= size(stack) and self._in_reach(land):
            stack[INFANTRY] -= min(stack[INFANTRY], 1.0)
        return stack


def _troops(ready: Stack) -> Stack:
    """Without aircraft and guns."""
    stack = nobody()
    for slot in range(i64(ARMOR + 1)):
        stack[slot] = ready[slot]
    return stack


def _parts(ready: Stack) -> list[Stack]:
    """Parts of an army that may go: one of a kind, half of it, all of it, everything, everything but an infantry."""
    parts: list[Stack] = []
    for kind in GROUND:
        n = int(ready[kind])
        for part in sorted({1, n // 2, n} - {0}) if n else []:
            stack = nobody()
            stack[kind] = float(part)
            parts.append(stack)
    everything = _troops(ready)
    if size(everything) > 1.0:
        parts.append(everything)
        if ready[INFANTRY] > 0.0:
            rest = everything[:]
            rest[INFANTRY] -= 1.0
            parts.append(rest)
    return parts
