"""The whole game: draw, march, next seat.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, NOBODY, Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.skirmish import events as E
from kartentisch.games.skirmish.actions import KINDS, MARCH, PASS
from kartentisch.games.skirmish.contest import Contest
from kartentisch.games.skirmish.state import BY_ROUNDS, FREE, SkirmishState

DRAW: Final = 0  # what chance is asked for


class Play(Procedure[SkirmishState]):
    """Everybody's turn, round after round (SKI-03..09)."""

    def fill(self, s: SkirmishState) -> i64:
        if self.short(s) == NOBODY:
            return self.go(self.TURN)
        return self.draw(s, DRAW, self.DRAWN)

    def drawn(self, s: SkirmishState, answer: i64) -> i64:
        seat = self.short(s)
        s.take_card(seat, answer)
        s.tell(E.DREW, seat, answer)
        return self.fill(s)

    def turn(self, s: SkirmishState) -> i64:
        if s.turn == s.table.rounds * s.players:
            s.ending = BY_ROUNDS
            s.tell(E.ENDED)
            return DONE
        s.turn += 1
        s.tell(E.TURN, s.active, s.turn)
        return self.ask(s, s.active, self.MARCH)

    def march(self, s: SkirmishState, answer: i64) -> i64:
        if answer == PASS:
            s.tell(E.PASSED, s.active)
            return self.go(self.CLOSE)
        card, space = (answer - MARCH) // s.table.spaces, (answer - MARCH) % s.table.spaces
        s.use_card(s.active, card)
        s.tell(E.MARCHED, s.active, card, space)
        if s.holder[space] == FREE:
            s.holder[space] = s.active
            s.tell(E.TAKEN, s.active, space)
        else:
            s.call(Contest(space, card))
        return self.go(self.CLOSE)

    def close(self, s: SkirmishState) -> i64:
        s.active = s.active + 1 if s.active + 1 < s.players else 0
        return self.go(self.FILL)

    def short(self, s: SkirmishState) -> i64:
        """The first seat without a full hand, or NOBODY."""
        for seat in range(s.players):
            if s.hand_size(seat) < s.table.hand:
                return seat
        return NOBODY

    def actions(self, s: SkirmishState) -> i64:
        n = s.add(0, PASS)
        for card in range(i64(KINDS)):
            if s.hand(s.active, card) > 0:
                n = s.add_each(n, s.table.march(card), s.reach(s.active))
        return n

    def pile(self, s: SkirmishState) -> Pile | None:
        return s.deck

    def why(self, s: SkirmishState, action: i64) -> i64:
        if action < MARCH:
            return E.NOT_NOW
        card, space = (action - MARCH) // s.table.spaces, (action - MARCH) % s.table.spaces
        if s.hand(s.active, card) == 0:
            return E.NO_SUCH_CARD
        return E.OWN_PLACE if s.holder[space] == s.active else E.TOO_FAR

    # [[[cog procedure("Play") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("fill", "drawn", "turn", "march", "close")
    FILL: Final = 0
    DRAWN: Final = 1
    TURN: Final = 2
    MARCH: Final = 3
    CLOSE: Final = 4

    def step(self, s: SkirmishState, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        if self.at == self.MARCH:
            return self.march(s, answer)
        if self.at == self.FILL:
            return self.fill(s)
        if self.at == self.TURN:
            return self.turn(s)
        return self.close(s)

    def copy(self) -> Play:
        p = Play()
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        return bits.mix(key, 4273697156)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Play)

    # [[[end]]]
