"""What chance is asked for, and the roll-off: two dice each, the highest wins.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import die
from kartentisch.engine.kernel import Procedure
from kartentisch.games.attack.state import AttackState
from kartentisch.parts.roll_off import RollOffBetween

CHANCES: Final = (
    "economy",  # a card from the pile
    "start_dice",
    "command_dice",
    "diplomacy_dice",
    "rival_dice",
    "battle_die",
    "naval_dice",
    "capture",  # a card from the loser's hand
    "weakest_garrison",  # which of the weakest stands there when the pile is empty
    "commander_lot",  # a seat
    "clock",
    "dealt_region",  # of the quick start (ATK-R27)
)

# [[[cog numbers("CHANCES") ]]]
ECONOMY: Final = 0
START_DICE: Final = 1
COMMAND_DICE: Final = 2
DIPLOMACY_DICE: Final = 3
RIVAL_DICE: Final = 4
BATTLE_DIE: Final = 5
NAVAL_DICE: Final = 6
CAPTURE: Final = 7
WEAKEST_GARRISON: Final = 8
COMMANDER_LOT: Final = 9
CLOCK: Final = 10
DEALT_REGION: Final = 11
# [[[end]]]

DICE: Final = 2
SIDES: Final = 6


def total(outcome: i64) -> i64:
    """The sum of two dice (ATK-03)."""
    return die(outcome, SIDES, 0) + die(outcome, SIDES, 1)


@mypyc_attr(acyclic=True, free_list_len=1)
class RollOff(RollOffBetween[AttackState]):
    """Two dice each, clockwise; the tied ones roll again.  The winner is `s.chosen`.

    For the start (ATK-14), the command of neutral troops (ATK-95), and rivals who tie over a region (ATK-92).
    """

    event: i64  # told for the first roll; the next number for the rolls of the tied

    def told(self, s: AttackState, seat: i64, points: i64) -> None:
        s.tell(self.event + self.again, seat, points)

    def settles(self, s: AttackState) -> bool:
        """By option; rivals roll in any case (ATK-92, ATK-R04)."""
        return s.table.ties_clockwise and self.name != RIVAL_DICE

    def won(self, s: AttackState, seat: i64) -> None:
        s.chosen = seat

    # [[[cog procedure("RollOff") ]]]

    def __init__(self, seats: i64 = 0, name: i64 = 0, begin: i64 = 0, again: i64 = 0, event: i64 = 0) -> None:
        super().__init__(seats, name, begin, again)
        self.event = event

    def copy(self) -> RollOff:
        p = RollOff(self.seats, self.name, self.begin, self.again, self.event)
        p.at = self.at
        p.rolled = self.rolled
        p.best = self.best
        p.leaders = self.leaders
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 285641257)
        key = bits.mix(key, self.seats)
        key = bits.mix(key, self.name)
        key = bits.mix(key, self.begin)
        key = bits.mix(key, self.again)
        key = bits.mix(key, self.rolled)
        key = bits.mix(key, self.best)
        key = bits.mix(key, self.leaders)
        return bits.mix(key, self.event)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, RollOff)
            and self.seats == other.seats
            and self.name == other.name
            and self.begin == other.begin
            and self.again == other.again
            and self.rolled == other.rolled
            and self.best == other.best
            and self.leaders == other.leaders
            and self.event == other.event
        )

    # [[[end]]]


__all__ = ["CHANCES", "RollOff", "total"]
