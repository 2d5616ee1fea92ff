"""Cards that bring armies to their own side: additional units, reinforcement.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT, count_bits, lowest_bit
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.ground import first_of, own_ground
from kartentisch.games.selfr3.state import SelfR3State

EXTRA: Final = 3  # armies of additional units (R2-95)
PLACES: Final = 3  # of a reinforcement (R2-97)


@mypyc_attr(acyclic=True, free_list_len=1)
class ExtraUnits(Procedure[SelfR3State]):
    """Three armies into one own territory of the card's kind (R2-95, R2-103, R2-110)."""

    seat: i64
    kind: i64

    def begin(self, s: SelfR3State) -> i64:
        own = own_ground(s, self.seat, self.kind)
        if own & (own - 1) == 0:
            return self.come(s, first_of(s, self.kind) + lowest_bit(own))
        return self.ask(s, self.seat, self.TARGET)

    def target(self, s: SelfR3State, answer: i64) -> i64:
        return self.come(s, answer - s.table.target())

    def come(self, s: SelfR3State, region: i64) -> i64:
        s.armies[region] += EXTRA
        s.tell(E.EXTRA_UNITS, self.seat, region, EXTRA)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        base = s.table.target(first_of(s, self.kind))
        return s.add_each(0, base, own_ground(s, self.seat, self.kind))

    def why(self, s: SelfR3State, action: i64) -> i64:
        return not_this_ground(s, action)

    # [[[cog procedure("ExtraUnits") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "target")
    BEGIN: Final = 0
    TARGET: Final = 1

    def __init__(self, seat: i64 = 0, kind: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.TARGET:
            return self.target(s, answer)
        return self.begin(s)

    def copy(self) -> ExtraUnits:
        p = ExtraUnits(self.seat, self.kind)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2926898072)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.kind)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, ExtraUnits) and self.seat == other.seat and self.kind == other.kind

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Reinforcement(Procedure[SelfR3State]):
    """One army each into three different own territories of the kind, or into those there are (R2-97, R2-R28)."""

    seat: i64
    kind: i64
    done: i64 = 0  # mask of the territories that have theirs

    def begin(self, s: SelfR3State) -> i64:
        own = own_ground(s, self.seat, self.kind)
        if count_bits(own) <= PLACES:
            while own != 0:
                self.come(s, lowest_bit(own))
                own &= own - 1
            return DONE
        return self.ask(s, self.seat, self.TARGET)

    def target(self, s: SelfR3State, answer: i64) -> i64:
        self.come(s, answer - s.table.target(first_of(s, self.kind)))
        return DONE if count_bits(self.done) == PLACES else self.ask(s, self.seat, self.TARGET)

    def come(self, s: SelfR3State, bit: i64) -> None:
        region = first_of(s, self.kind) + bit
        s.armies[region] += 1
        self.done |= BIT[bit]
        s.tell(E.REINFORCED, self.seat, region)

    def actions(self, s: SelfR3State) -> i64:
        base = s.table.target(first_of(s, self.kind))
        return s.add_each(0, base, own_ground(s, self.seat, self.kind) & ~self.done)

    def why(self, s: SelfR3State, action: i64) -> i64:
        bit = action - s.table.target(first_of(s, self.kind))
        if 0 <= bit < 62 and self.done & BIT[bit]:
            return E.ANOTHER_ONE
        return not_this_ground(s, action)

    # [[[cog procedure("Reinforcement") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "target")
    BEGIN: Final = 0
    TARGET: Final = 1

    def __init__(self, seat: i64 = 0, kind: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.kind = kind

    def step(self, s: SelfR3State, answer: i64) -> i64:
        if self.at == self.TARGET:
            return self.target(s, answer)
        return self.begin(s)

    def copy(self) -> Reinforcement:
        p = Reinforcement(self.seat, self.kind)
        p.at = self.at
        p.done = self.done
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2606078005)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.kind)
        return bits.mix(key, self.done)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Reinforcement)
            and self.seat == other.seat
            and self.kind == other.kind
            and self.done == other.done
        )

    # [[[end]]]


def not_this_ground(s: SelfR3State, action: i64) -> i64:
    """Why this territory is none for the card."""
    return E.OTHER_GROUND if s.table.target() <= action < s.table.dismantle() else E.NOT_NOW
