"""A contest: sealed cards for the holder of a place, then the dice.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.skirmish import events as E
from kartentisch.games.skirmish.actions import KINDS, LAY, MARCH, PASS
from kartentisch.games.skirmish.state import SkirmishState

DICE: Final = 1  # what chance is asked for


class Contest(Procedure[SkirmishState]):
    """Everybody else may help the holder in secret, then both roll (SKI-07, SKI-08)."""

    space: i64
    card: i64  # with which the active seat has marched
    help: i64 = 0  # strength of the cards that were laid

    def begin(self, s: SkirmishState) -> i64:
        s.tell(E.CONTEST, s.active, s.holder[self.space], self.space)
        return self.ask_window(s, (BIT[s.players] - 1) & ~BIT[s.active], self.LAY, PASS)

    def lay(self, s: SkirmishState, answer: i64) -> i64:
        return self.answered(s, self.REVEAL)

    def reveal(self, s: SkirmishState) -> i64:
        for seat in range(s.players):
            card = s.answer(seat, 0) - LAY
            if card >= 0:
                s.use_card(seat, card)
                s.tell(E.LAID, seat, card)
                self.help += card + 1
        return self.roll(s, DICE, 2, 6, self.ROLLED)

    def rolled(self, s: SkirmishState, answer: i64) -> i64:
        attack = bits.die(answer, 6, 0) + self.card + 1
        defence = bits.die(answer, 6, 1) + self.help
        s.tell(E.ROLLED, s.active, attack, defence)
        if attack > defence or (attack == defence and s.table.tie_to_attacker):
            s.holder[self.space] = s.active
            s.tell(E.TAKEN, s.active, self.space)
        else:
            s.tell(E.HELD, s.holder[self.space], self.space)
        return DONE

    def actions(self, s: SkirmishState) -> i64:
        n = s.add(0, PASS)
        for card in range(i64(KINDS)):
            if s.hand(s.seat, card) > 0:
                n = s.add(n, LAY + card)
        return n

    def why(self, s: SkirmishState, action: i64) -> i64:
        return E.NO_SUCH_CARD if LAY <= action < MARCH else E.NOT_NOW

    # [[[cog procedure("Contest") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "lay", "reveal", "rolled")
    BEGIN: Final = 0
    LAY: Final = 1
    REVEAL: Final = 2
    ROLLED: Final = 3

    def __init__(self, space: i64 = 0, card: i64 = 0) -> None:
        super().__init__()
        self.space = space
        self.card = card

    def step(self, s: SkirmishState, answer: i64) -> i64:
        if self.at == self.LAY:
            return self.lay(s, answer)
        if self.at == self.ROLLED:
            return self.rolled(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.reveal(s)

    def copy(self) -> Contest:
        p = Contest(self.space, self.card)
        p.at = self.at
        p.help = self.help
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3457443113)
        key = bits.mix(key, self.space)
        key = bits.mix(key, self.card)
        return bits.mix(key, self.help)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, Contest)
            and self.space == other.space
            and self.card == other.card
            and self.help == other.help
        )

    # [[[end]]]
