"""Movement of aircraft outside combat: they come down, and others fly to where they help.  Compiled by mypyc."""

from __future__ import annotations

from typing import Final

from kartentisch.games.europe.actions import BOMBER, FIGHTER
from kartentisch.games.europe.bot.atlas import RANGE
from kartentisch.games.europe.bot.footing import Footing
from kartentisch.games.europe.bot.strength import Stack, nobody
from kartentisch.games.europe.state import F_AT, F_COUNT, F_KIND, F_LEFT, FLIGHT
from kartentisch.games.europe.table import SLOT

FORWARD: Final = 0.1  # what a step towards the enemy's capital is worth, an aircraft
FAR_AWAY: Final = 12  # steps; further ones do not matter
LEAST_GAIN: Final = 0.15
LANDINGS: Final = 60  # at most
ON_DECK: Final = -1.0  # a carrier is the last resort


class Wings:
    def __init__(self, footing: Footing) -> None:
        self.footing, self.scene, self.map = footing, footing.scene, footing.map

    def land_all(self) -> None:
        """Those in the air; those with the shortest way left before others."""
        for _ in range(LANDINGS):
            flights = self.footing.pilot.w.flights
            rows = sorted(
                (int(flights[row + F_LEFT]), int(flights[row + F_AT]), int(flights[row + F_KIND]))
                for row in range(0, len(flights), FLIGHT)
                if flights[row + F_COUNT]
            )
            if not any(self._come_down(at, kind) for _, at, kind in rows):
                return

    def _come_down(self, at: int, kind: int) -> bool:
        pilot, t = self.footing.pilot, self.footing.pilot.t
        if not pilot.pick(at):
            return False
        first = int(t.send(kind))
        spaces = [action - first for action in pilot.w.legal_actions() if first <= action < first + int(t.spaces)]
        if not spaces:
            return False
        to = max(spaces, key=lambda space: self._refuge(space, kind))
        if not pilot.send(at, kind, to):
            return False
        self.scene.put(to, SLOT[kind], 1.0)
        self.footing.forget(to)
        return True

    def _refuge(self, space: int, kind: int) -> float:
        if space >= self.map.lands:
            return ON_DECK
        return self.footing.joined(space, _one(kind)) - FORWARD * min(self.footing.goal[space], FAR_AWAY)

    def rebase(self) -> None:
        """Aircraft at rest fly to where they help, or are safe."""
        for start in range(self.map.lands):
            for kind in (FIGHTER, BOMBER):
                while self._at_rest(start, kind):
                    to = self._base(start, kind)
                    if to is None or not self.footing.pilot.send(start, kind, to):
                        break
                    self.footing.moved(start, to, kind)

    def _at_rest(self, land: int, kind: int) -> bool:
        here = self.scene.count(land, self.scene.power, SLOT[kind])
        return here > 0 and self.footing.pilot.w.ready(land, kind) > 0

    def _base(self, start: int, kind: int) -> int | None:
        best, where = LEAST_GAIN, None
        for to in range(self.map.lands):
            near = to != start and self.map.air[start][to] <= RANGE[kind]
            if near and self.scene.held[to] and self.footing.friendly(to):
                gain = self.footing.gain(start, to, _one(kind), FORWARD if self.map.mainland[to] else 0.0)
                if gain > best:
                    best, where = gain, to
        return where


def _one(kind: int) -> Stack:
    stack = nobody()
    stack[SLOT[kind]] = 1.0
    return stack
