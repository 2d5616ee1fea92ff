"""The board as lists of neighbours and ways, for plans; made once for a table.  Compiled by mypyc."""

from __future__ import annotations

from functools import lru_cache

from kartentisch.games.europe.actions import BOMBER, FIGHTER, GERMANY, POWERS, USSR
from kartentisch.games.europe.table import FAR, Table

RANGE = {FIGHTER: 4, BOMBER: 6}  # steps of one turn (AAE-31)


class Atlas:
    """Spaces are numbered as on the table: lands first, then zones."""

    def __init__(self, t: Table) -> None:
        lands, spaces = int(t.lands), int(t.spaces)
        self.lands, self.spaces = lands, spaces
        self.near = [_numbers(int(t.near_land[land]), 0) for land in range(lands)]  # [land] lands
        self.waters = [_numbers(int(t.near_sea[space]), lands) for space in range(spaces)]  # [space] zones beside it
        self.shores = [_numbers(int(t.near_land[zone]), 0) for zone in range(spaces)]  # [zone] lands
        self.second = [  # [land] (land between, land at two steps), as a tank goes
            [(mid, far) for mid in self.near[land] for far in self.near[mid] if far != land] for land in range(lands)
        ]
        self.air = [[int(t.flight(a, b)) for b in range(spaces)] for a in range(spaces)]
        self.value = [int(value) for value in t.value]
        self.home = [int(home) for home in t.home]
        self.factory = [land < lands and bool(int(t.factories) >> land & 1) for land in range(spaces)]
        self.centre = [space >= lands and bool(int(t.convoys) >> (space - lands) & 1) for space in range(spaces)]
        self.capital = [int(land) for land in t.capital]
        # [power][land] steps by land to what the power is after: Moscow, or Berlin
        self.goal = [
            self.steps_by_land([self.capital[USSR if power == GERMANY else GERMANY]]) for power in range(POWERS)
        ]
        self.home_steps = [self.steps_by_land([capital]) for capital in self.capital]  # [power][land]
        # [land] on the continent
        self.mainland = [steps < FAR for steps in self.steps_by_land([self.capital[GERMANY]])]

        # [zone] zones that are two steps away at most, itself among them
        self.reach = [
            sorted({zone, *self.waters[zone], *(far for mid in self.waters[zone] for far in self.waters[mid])})
            for zone in range(spaces)
        ]
        # [zone][land] steps to the nearest zone beside the land
        by_land = [self.steps_by_sea(self.waters[land]) for land in range(lands)]
        self.sail = [[by_land[land][zone] for land in range(lands)] for zone in range(spaces)]

    def steps_by_land(self, goals: list[int]) -> list[int]:
        return _steps(goals, self.near, self.lands)

    def steps_by_sea(self, goals: list[int]) -> list[int]:
        """[space] from zones; FAR for all that is no zone."""
        return _steps(goals, self.waters, self.spaces)


def _numbers(mask: int, first: int) -> list[int]:
    return [first + i for i in range(mask.bit_length()) if mask >> i & 1]


def _steps(goals: list[int], near: list[list[int]], n: int) -> list[int]:
    steps = [int(FAR)] * n
    for goal in goals:
        steps[goal] = 0
    queue = list(goals)
    for here in queue:
        for there in near[here]:
            if steps[there] == FAR:
                steps[there] = steps[here] + 1
                queue.append(there)
    return steps


@lru_cache(maxsize=16)
def of(table: Table) -> Atlas:
    return Atlas(table)
