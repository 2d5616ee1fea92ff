"""The sides of a battle of Axis & Allies: Europe: dice, states, and what hits make of them.  Compiled by mypyc.

Whoever loses units follows an order, so what is left of a side is a *state*, numbered so that no hit leads to a greater
number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FACES: Final = 6.0
BY_SUBMARINE: Final = 0  # who has hit: a submarine, ships only (AAE-64)
BY_AIRCRAFT: Final = 1  # aircraft without a destroyer, anything but submarines (AAE-65)
BY_OTHERS: Final = 2
BY_BOTH: Final = 3  # what a submarine and such an aircraft can both hit: other ships
HITTERS: Final = 4


class Row:
    """Chances of 0, 1, 2 ... hits of some dice."""

    chances: vec[float]
    dice: i64

    def __init__(self) -> None:
        self.chances = vec[float]([1.0])
        self.dice = 0

    def add(self, dice: i64, value: i64) -> None:
        """So many more dice that hit with `value` or less (AAE-45)."""
        hit = float(value) / FACES
        for _ in range(dice):
            self.dice += 1
            self.chances = append(self.chances, 0.0)
            row = self.chances
            for hits in range(self.dice, i64(0), i64(-1)):
                row[hits] = row[hits] * (1.0 - hit) + row[hits - 1] * hit
            row[0] *= 1.0 - hit


class Line:
    """All states of one side; in state 0 it is gone.

    Attributes:
        falls: [state, who has hit]: the state after the hit; the same one where it has no target and is lost (AAE-R14).
        left: how many units can fight or be hit.
        submarines, destroyers: how many of them are such.
        takes: 1 where it could take the space with what is left (AAE-54, AAE-119).
        dives: the state after all submarines have submerged, where unhit ones do that; else -1.
        air: dice of the aircraft. rest: of all but aircraft and submarines. both: of these two together.
    """

    count: i64
    falls: vec[i64]
    left: vec[i64]
    submarines: vec[i64]
    destroyers: vec[i64]
    takes: vec[i64]
    dives: vec[i64]
    diving: bool
    air: list[Row]
    rest: list[Row]
    both: list[Row]

    def __init__(self) -> None:
        self.count = 0
        self.falls = vec[i64]()
        self.left = vec[i64]()
        self.submarines = vec[i64]()
        self.destroyers = vec[i64]()
        self.takes = vec[i64]()
        self.dives = vec[i64]()
        self.diving = False
        self.air = []
        self.rest = []
        self.both = []

    def state(
        self,
        left: i64,
        submarines: i64,
        destroyers: i64,
        takes: i64,
        falls: tuple[i64, i64, i64, i64],
        air: tuple[i64, i64],
        rest: tuple[i64, i64, i64, i64],
    ) -> None:
        """One more state.

        Args:
            falls: the states after a hit, by who has hit.
            air: how many dice hit with 3 and with 4. rest: with 1, 2, 3, 4.
        """
        self.count += 1
        self.left = append(self.left, left)
        self.submarines = append(self.submarines, submarines)
        self.destroyers = append(self.destroyers, destroyers)
        self.takes = append(self.takes, takes)
        self.dives = append(self.dives, i64(-1))
        self.falls = append(append(append(append(self.falls, falls[0]), falls[1]), falls[2]), falls[3])
        ships, planes = Row(), Row()
        ships.add(rest[0], 1)
        ships.add(rest[1], 2)
        ships.add(rest[2], 3)
        ships.add(rest[3], 4)
        self.rest.append(ships)
        self.air.append(planes)
        if air[0] + air[1] == 0:
            self.both.append(ships)
            return
        planes.add(air[0], 3)
        planes.add(air[1], 4)
        both = Row()
        both.chances = vec[float]([ships.chances[hits] for hits in range(ships.dice + 1)])
        both.dice = ships.dice
        both.add(air[0], 3)
        both.add(air[1], 4)
        self.both.append(both)

    def dive(self, state: i64, after: i64) -> None:
        """In this state unhit submarines submerge instead of firing (AAE-68)."""
        self.dives[state] = after
        self.diving = True


class Outcomes:
    """What may be left of a side after some hits: states with their chances."""

    line: Line
    chances: vec[float]  # by state
    states: vec[i64]  # those with a chance, the first `size` entries
    size: i64
    old_states: vec[i64]
    old_chances: vec[float]

    def __init__(self, line: Line) -> None:
        self.line = line
        self.chances = vec[float]([0.0] * line.count)
        self.states = vec[i64]([0] * line.count)
        self.old_states = vec[i64]([0] * line.count)
        self.old_chances = vec[float]([0.0] * line.count)
        self.size = 0

    def start(self, state: i64) -> None:
        for at in range(self.size):
            self.chances[self.states[at]] = 0.0
        self.size = 1
        self.states[0] = state
        self.chances[state] = 1.0

    def hit(self, row: Row, hitter: i64) -> None:
        """These dice are thrown at the side; it loses by its order."""
        if row.dice == 0:
            return
        chances, states, falls = self.chances, self.states, self.line.falls
        old_states, old_chances = self.old_states, self.old_chances
        before = self.size
        for at in range(before):
            state = states[at]
            old_states[at] = state
            old_chances[at] = chances[state]
            chances[state] = 0.0
        thrown, dice = row.chances, row.dice
        size: i64 = 0
        for at in range(before):
            state, chance = old_states[at], old_chances[at]
            for hits in range(dice + 1):
                share = chance * thrown[hits]
                if share > 0.0:
                    if chances[state] == 0.0:
                        states[size] = state
                        size += 1
                    chances[state] += share
                state = falls[state * HITTERS + hitter]
        self.size = size

    def hit_apart(self, boats: Row, planes: Row) -> None:
        """Submarines that hit no aircraft and aircraft that hit no submarines, thrown at one state with both.

        No hit is lost that could have a target: the side loses first by its order, but no more submarines than
        submarines have hit, and no more aircraft than aircraft have (AAE-R14).
        """
        line, chances, states = self.line, self.chances, self.states
        start = states[0]
        chances[start] = 0.0
        size: i64 = 0
        for sea in range(boats.dice + 1):
            for air in range(planes.dice + 1):
                share = boats.chances[sea] * planes.chances[air]
                if share == 0.0:
                    continue
                state = start
                under, flying = sea, air  # how many more of them may fall
                for _ in range(sea + air):
                    if under > 0:
                        hitter = BY_OTHERS if flying > 0 else BY_SUBMARINE
                    else:
                        hitter = BY_AIRCRAFT if flying > 0 else BY_BOTH
                    after = line.falls[state * HITTERS + hitter]
                    under -= line.submarines[state] - line.submarines[after]
                    flying -= line.air[state].dice - line.air[after].dice
                    state = after
                if chances[state] == 0.0:
                    states[size] = state
                    size += 1
                chances[state] += share
        self.size = size
