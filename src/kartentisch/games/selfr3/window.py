"""Before every roll whoever could react says whether he does (R2-55).  Compiled by mypyc."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.bits import BIT
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.selfr3 import events as E
from kartentisch.games.selfr3.actions import CARDS, PASS, PLAY
from kartentisch.games.selfr3.cards import could_react, list_cards, play, refused
from kartentisch.games.selfr3.state import FREE, NONE, SelfR3State
from kartentisch.parts.window import ReactionWindow


@mypyc_attr(acyclic=True, free_list_len=1)
class CardWindow(ReactionWindow[SelfR3State]):
    """All at once and sealed; of those who would play a card the first one does: the defender, then in turn order.

    The others keep theirs, unseen, and the window opens once more, until all pass (R2-R14).
    """

    played: i64 = 0  # mask of the seats that have played a card before this roll

    def who(self, s: SelfR3State) -> i64:
        mask: i64 = 0
        if stands(s):
            for seat in range(s.players):
                if could_react(s, seat) and not (s.table.window_once and self.played & BIT[seat]):
                    mask |= BIT[seat]
        return mask

    def passing(self, s: SelfR3State) -> i64:
        return PASS

    def first(self, s: SelfR3State) -> i64:
        return s.owner[s.aim]

    def following(self, s: SelfR3State, seat: i64) -> i64:
        """From the active seat on by the turn markers; the defender has been first."""
        defender = s.owner[s.aim]
        other = s.after(s.active) if seat == defender else s.after(seat)
        return s.after(other) if other == defender and seat != s.active else other

    def collect(self, s: SelfR3State) -> i64:
        """The first card is played; what the others meant to do nobody learns."""
        seat = self.first(s)
        seen: i64 = 0
        while seen & BIT[seat] == 0:
            seen |= BIT[seat]
            if s.answers(seat) > 0 and s.answer(seat, 0) != PASS:
                self.played |= BIT[seat]
                play(s, seat, s.answer(seat, 0) - PLAY)
                return self.go(self.OPEN)
            seat = self.following(s, seat)
        return DONE

    def actions(self, s: SelfR3State) -> i64:
        return list_cards(s, s.seat, s.add(0, PASS))

    def why(self, s: SelfR3State, action: i64) -> i64:
        return refused(s, s.seat, action - PLAY) if PLAY <= action < PLAY + CARDS else E.NOT_NOW

    # [[[cog procedure("CardWindow") ]]]

    def copy(self) -> CardWindow:
        p = CardWindow()
        p.at = self.at
        p.left = self.left[:]
        p.played = self.played
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1897521761)
        key = bits.mix_all(key, self.left)
        return bits.mix(key, self.played)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, CardWindow) and bits.equal(self.left, other.left) and self.played == other.played

    # [[[end]]]


def stands(s: SelfR3State) -> bool:
    """Whether there is still an attack to react to: no truce, a defender, somebody who attacks."""
    defender = s.owner[s.aim]
    return s.source != NONE and defender != FREE and s.truce & BIT[defender] == 0 and s.units(s.source) > 1
