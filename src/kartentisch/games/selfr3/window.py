"""Before every roll whoever could react says whether he does (R2-55).  Compiled by mypyc."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import CARDS, PASS, PLAY
from kartentisch.games.selfr3.cards import could_react, play, refused
from kartentisch.games.selfr3.state import FREE, NONE, SelfR3State
from kartentisch.parts.window import ReactionWindow


@mypyc_attr(free_list_len=1)
class CardWindow(ReactionWindow[SelfR3State]):
    """All at once and sealed; the defender's card comes first, then the others in turn order (R2-R14).

    If a card was played, the window opens once more, until all pass.  A card whose reason has gone when its turn comes
    stays in the hand, unseen.
    """

    played: i64 = 0  # cards played since it opened last
    reacted: i64 = 0  # cards played in all

    def who(self, s: SelfR3State) -> i64:
        mask: i64 = 0
        if stands(s):
            for seat in range(s.players):
                if could_react(s, seat):
                    mask |= BIT[seat]
        return mask

    def passing(self, s: SelfR3State) -> i64:
        return PASS

    def first(self, s: SelfR3State) -> i64:
        return s.owner[s.aim] if s.owner[s.aim] >= 0 else s.after(s.active)

    def following(self, s: SelfR3State, seat: i64) -> i64:
        """From the active seat on by the turn markers; the defender has been first."""
        defender = s.owner[s.aim]
        other = s.after(s.active) if seat == defender else s.after(seat)
        return s.after(other) if other == defender and seat != s.active else other

    def react(self, s: SelfR3State, seat: i64, action: i64) -> bool:
        card = action - PLAY
        if not stands(s) or refused(s, seat, card) != NONE:
            s.tell(E.HELD_BACK, seat, card)
            return True
        self.played += 1
        self.reacted += 1
        play(s, seat, card)
        return True

    def next(self, s: SelfR3State) -> i64:
        if len(self.left) == 0 and self.played > 0 and not s.table.window_once:
            self.played = 0
            return self.go(self.OPEN)
        if len(self.left) == 0:
            return DONE
        seat, action = self.left[0], self.left[1]
        self.left = self.left[2:]
        self.react(s, seat, action)
        return self.go(self.NEXT)

    def actions(self, s: SelfR3State) -> i64:
        n = s.add(0, PASS)
        for card in range(i64(CARDS)):
            if s.hand(s.seat, card) > 0 and refused(s, s.seat, card) == NONE:
                n = s.add(n, PLAY + card)
        return n

    def why(self, s: SelfR3State, action: i64) -> i64:
        return refused(s, s.seat, action - PLAY) if PLAY <= action < PLAY + CARDS else E.NOT_NOW

    # [[[cog procedure("CardWindow") ]]]

    def copy(self) -> CardWindow:
        p = CardWindow()
        p.at = self.at
        p.left = self.left[:]
        p.played = self.played
        p.reacted = self.reacted
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1897521761)
        key = bits.mix_all(key, self.left)
        key = bits.mix(key, self.played)
        return bits.mix(key, self.reacted)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, CardWindow)
            and bits.equal(self.left, other.left)
            and self.played == other.played
            and self.reacted == other.reacted
        )

    # [[[end]]]


def stands(s: SelfR3State) -> bool:
    """Whether there is still an attack to react to: no truce, a defender, somebody who attacks."""
    defender = s.owner[s.aim]
    return defender != FREE and s.truce & BIT[defender] == 0 and s.units(s.source) > 1
