"""Rulebook X, XII and XIV: the sea power allows or refuses announced crossings.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import ALLOW, BACK, FLY, REFUSE, UNITS
from kartentisch.games.attack.state import (
    ALLOWED,
    NONE,
    ORIGIN,
    REFUSED,
    TARGET,
    UNIT,
    VERDICT,
    WIDTH,
    AttackState,
)  # fmt: skip
from kartentisch.games.attack.table import AIRCRAFT


@mypyc_attr(acyclic=True, free_list_len=1)
class Crossings(Procedure[AttackState]):
    """Yes or no to every group; planes of a refused one may fly on; then all arrive or go back (ATK-33..38)."""

    strategic: i64
    row: i64 = 0  # where the group that is asked about begins

    def next(self, s: AttackState) -> i64:
        """The next group that may be refused; all others are allowed."""
        while self.row < i64(len(s.crossings)):
            if self.may_be_refused(s):
                return self.ask(s, s.holder, self.VETO)
            self.judge(s, ALLOWED)
        self.row = 0
        return self.planes(s)

    def veto(self, s: AttackState, answer: i64) -> i64:
        self.judge(s, ALLOWED if answer == ALLOW else REFUSED)
        return self.next(s)

    def may_be_refused(self, s: AttackState) -> bool:
        """There is another sea power, and something besides planes to stop (ATK-36, ATK-38, ATK-R10)."""
        if s.holder == NONE or s.holder == s.active:
            return False
        waiting = s.crossings
        for unit in range(i64(UNITS)):
            if waiting[self.row + UNIT + unit] > 0 and (unit != AIRCRAFT or self.planes_stop(s)):
                return True
        return False

    def planes_stop(self, s: AttackState) -> bool:
        return self.strategic != 0 and s.table.planes_blockable

    def judge(self, s: AttackState, verdict: i64) -> None:
        row = self.row
        s.crossings[row + VERDICT] = verdict
        if s.holder != NONE and s.holder != s.active and self.may_be_refused(s):
            told = E.CROSSING_ALLOWED if verdict == ALLOWED else E.CROSSING_REFUSED
            s.tell(told, s.holder, s.crossings[row + ORIGIN], s.crossings[row + TARGET])
        self.row += WIDTH

    def planes(self, s: AttackState) -> i64:
        """Groups arrive or go back; the owner of refused planes chooses for each of them (ATK-37)."""
        while self.row < i64(len(s.crossings)):
            if s.crossings[self.row + VERDICT] == REFUSED:
                if s.crossings[self.row + UNIT + AIRCRAFT] > 0 and not self.planes_stop(s):
                    return self.ask(s, s.active, self.PLANE)
                self.go_back(s)
            else:
                self.cross(s)
            self.row += WIDTH
        s.crossings = vec[i64]()
        return DONE

    def plane(self, s: AttackState, answer: i64) -> i64:
        row = self.row
        origin, target = s.crossings[row + ORIGIN], s.crossings[row + TARGET]
        if answer == FLY:
            s.crossings[row + UNIT + AIRCRAFT] -= 1
            s.arrive(target, AIRCRAFT, 1)
            s.tell(E.FLEW, s.active, origin, target)
            return self.go(self.PLANES)
        s.tell(E.TURNED_BACK, s.active, origin, target, s.crossings[row + UNIT + AIRCRAFT])
        self.go_back(s)
        self.row += WIDTH
        return self.go(self.PLANES)

    def go_back(self, s: AttackState) -> None:
        """To the origin, and there they stay in this action (ATK-35)."""
        origin = s.crossings[self.row + ORIGIN]
        for unit in range(i64(UNITS)):
            n = s.crossings[self.row + UNIT + unit]
            s.crossings[self.row + UNIT + unit] = 0
            s.units[origin * UNITS + unit] += n
            s.moved[origin * UNITS + unit] += n

    def cross(self, s: AttackState) -> None:
        """The units arrive (ATK-34)."""
        row = self.row
        target = s.crossings[row + TARGET]
        units: i64 = 0
        for unit in range(i64(UNITS)):
            n = s.crossings[row + UNIT + unit]
            s.crossings[row + UNIT + unit] = 0
            if n > 0:
                s.arrive(target, unit, n)
                units += n
        s.tell(E.CROSSED, s.active, s.crossings[row + ORIGIN], target, units)

    def actions(self, s: AttackState) -> i64:
        if self.at == self.VETO:
            return s.add(s.add(0, ALLOW), REFUSE)
        return s.add(s.add(0, FLY), BACK)

    def why(self, s: AttackState, action: i64) -> i64:
        return E.NOT_NOW

    # [[[cog procedure("Crossings") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("next", "veto", "planes", "plane")
    NEXT: Final = 0
    VETO: Final = 1
    PLANES: Final = 2
    PLANE: Final = 3

    def __init__(self, strategic: i64 = 0) -> None:
        super().__init__()
        self.strategic = strategic

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.VETO:
            return self.veto(s, answer)
        if self.at == self.PLANE:
            return self.plane(s, answer)
        if self.at == self.NEXT:
            return self.next(s)
        return self.planes(s)

    def copy(self) -> Crossings:
        p = Crossings(self.strategic)
        p.at = self.at
        p.row = self.row
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1183770552)
        key = bits.mix(key, self.strategic)
        return bits.mix(key, self.row)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Crossings) and self.strategic == other.strategic and self.row == other.row

    # [[[end]]]
