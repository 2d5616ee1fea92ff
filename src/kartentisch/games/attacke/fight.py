"""Rulebook 1 "Kampf": a set face down, the defender's answer, the comparison.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.games.attacke import events as E
from kartentisch.games.attacke.actions import ARMS, GIVE_UP, JOKER, LAY, RANKS, SETS
from kartentisch.games.attacke.state import AttackeState


def set_choices(s: AttackeState, seat: i64, arm: i64, n: i64) -> i64:
    """Write the cards that may be laid for this arm, so that the later ones can be filled, too (SCH-13, SCH-23)."""
    jokers = s.hand(seat, JOKER)
    later = s.missing(seat, arm + 1)
    if later <= jokers:
        for kind in range(arm * RANKS, (arm + 1) * RANKS):
            if s.hand(seat, kind) > 0:
                n = s.add(n, LAY + kind)
    return s.add(n, LAY + JOKER) if later < jokers else n


def why_not_in_set(s: AttackeState, seat: i64, arm: i64, kind: i64) -> i64:
    """Why a card cannot be laid for this arm."""
    if s.hand(seat, kind) == 0:
        return E.NO_SUCH_CARD
    return E.SET_INCOMPLETE if kind == JOKER or kind // RANKS == arm else E.WRONG_ARM


@mypyc_attr(acyclic=True, free_list_len=1)
class Fight(Procedure[AttackeState]):
    """A fight for one land (SCH-12..23)."""

    land: i64
    other: i64  # the defender

    def begin(self, s: AttackeState) -> i64:
        s.laid = vec[i64]()
        s.defence = vec[i64]()
        s.victim = self.other
        s.tell(E.ATTACKED, s.active, self.other, self.land)
        return self.ask(s, s.active, self.LAY)

    def lay(self, s: AttackeState, answer: i64) -> i64:
        """The attacker's set, face down (SCH-15)."""
        s.laid = append(s.laid, answer - LAY)
        s.add_card(s.active, answer - LAY, -1)
        s.tell(E.LAID, s.active, answer - LAY)
        if len(s.laid) < ARMS:
            return self.ask(s, s.active, self.LAY)
        if s.hand_size(self.other) < ARMS:  # as everybody sees: no set, so there is nothing to decide (SCH-R03)
            s.tell(E.DEFENCELESS, self.other, self.land)
            return self.go(self.SURRENDER)
        return self.ask(s, self.other, self.ANSWER)

    def answer(self, s: AttackeState, answer: i64) -> i64:
        """Give up, or the first card of a set (SCH-16, SCH-17); without a set one gives up (SCH-R03)."""
        if answer == GIVE_UP:
            s.tell(E.GAVE_UP, self.other, self.land)
            return self.surrender(s)
        return self.defend(s, answer)

    def defend(self, s: AttackeState, answer: i64) -> i64:
        s.defence = append(s.defence, answer - LAY)
        s.add_card(self.other, answer - LAY, -1)
        s.tell(E.LAID, self.other, answer - LAY)
        if len(s.defence) < ARMS:
            return self.ask(s, self.other, self.DEFEND)
        return self.compare(s)

    def surrender(self, s: AttackeState) -> i64:
        """The attacker's cards are shown, by option not (SCH-R04), and the land is taken."""
        if s.table.hide_on_surrender:
            s.tell(E.PUT_AWAY, s.active)
            s.cards.hide(s.active, s.laid, s.table.under_in_order)
        else:
            s.tell_list(E.TURNED, s.laid, s.active, s.armies_in(s.laid))
            s.show_set(s.active, s.laid)
        self.conquer(s)
        return DONE

    def compare(self, s: AttackeState) -> i64:
        """The defender's set lies open, then the attacker's; the higher sum wins, a tie defends (SCH-17..20)."""
        attack, defence = s.armies_in(s.laid), s.armies_in(s.defence)
        s.tell_list(E.DEFENDED, s.defence, self.other, defence)
        s.tell_list(E.TURNED, s.laid, s.active, attack)
        s.show_set(s.active, s.laid)
        s.show_set(self.other, s.defence)
        if attack > defence:
            s.tell(E.WON_FIGHT, s.active, self.other, self.land)
            self.conquer(s)
        else:
            s.tell(E.REPELLED, s.active, self.other, self.land)
            self.clear(s)
        return DONE

    def conquer(self, s: AttackeState) -> None:
        s.put_stone(s.active, self.land)
        s.tell(E.TAKEN, s.active, self.other, self.land)
        self.clear(s)
        s.settle_lands()

    def clear(self, s: AttackeState) -> None:
        s.laid = vec[i64]()
        s.defence = vec[i64]()
        s.victim = 0
        s.put_under()

    def actions(self, s: AttackeState) -> i64:
        if self.at == self.LAY:
            return set_choices(s, s.active, i64(len(s.laid)), 0)
        n: i64 = 0
        if self.at == self.ANSWER:
            n = s.add(n, GIVE_UP)
            if not s.has_set(self.other):
                return n
        return set_choices(s, self.other, i64(len(s.defence)), n)

    def why(self, s: AttackeState, action: i64) -> i64:
        if LAY <= action < LAY + SETS:
            if self.at == self.ANSWER and not s.has_set(self.other):
                return E.CANNOT_DEFEND
            arm = i64(len(s.laid)) if self.at == self.LAY else i64(len(s.defence))
            return why_not_in_set(s, s.seat, arm, action - LAY)
        return E.SET_BEGUN if action == GIVE_UP and self.at == self.DEFEND else E.NOT_NOW

    # [[[cog procedure("Fight") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("begin", "lay", "answer", "defend", "surrender")
    BEGIN: Final = 0
    LAY: Final = 1
    ANSWER: Final = 2
    DEFEND: Final = 3
    SURRENDER: Final = 4

    def __init__(self, land: i64 = 0, other: i64 = 0) -> None:
        super().__init__()
        self.land = land
        self.other = other

    def step(self, s: AttackeState, answer: i64) -> i64:
        if self.at == self.LAY:
            return self.lay(s, answer)
        if self.at == self.ANSWER:
            return self.answer(s, answer)
        if self.at == self.DEFEND:
            return self.defend(s, answer)
        if self.at == self.BEGIN:
            return self.begin(s)
        return self.surrender(s)

    def copy(self) -> Fight:
        p = Fight(self.land, self.other)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 3765136210)
        key = bits.mix(key, self.land)
        return bits.mix(key, self.other)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Fight) and self.land == other.land and self.other == other.other

    # [[[end]]]
