"""Rulebook XVIII and XIX: economy cards, sets, capitals, and cards that change hands.  Compiled by mypyc."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import CARDS
from kartentisch.games.attack.dice import CAPTURE, ECONOMY
from kartentisch.games.attack.state import AttackState
from kartentisch.games.attack.table import POPULATION, SUITS, VALUES, value_of


def sets_of(s: AttackState, seat: i64) -> i64:
    """How many sets the hand holds: one card each of the four suits besides population (ATK-105, ATK-106)."""
    fewest: i64 = 1000
    for suit in range(i64(POPULATION + 1), i64(SUITS)):
        n: i64 = 0
        for value in range(i64(VALUES)):
            n += s.hand(seat, suit * VALUES + value)
        fewest = min(fewest, n)
    return fewest


def hand_value(s: AttackState, seat: i64) -> i64:
    """All cards, and of each suit of a set the best ones once more (ATK-116, ATK-R13)."""
    points: i64 = 0
    sets = sets_of(s, seat)
    for suit in range(i64(SUITS)):
        doubled = 0 if suit == POPULATION else sets
        for step in range(i64(VALUES)):
            card = suit * VALUES + VALUES - 1 - step  # from the best down
            n = s.hand(seat, card)
            twice = min(n, doubled)
            doubled -= twice
            points += (n + twice) * value_of(card)
    return points


def production_points(s: AttackState, seat: i64) -> i64:
    """What the seat may spend: cards, sets, capitals (ATK-109, ATK-116)."""
    return hand_value(s, seat) + s.capitals_of(seat) * s.table.capital_points


@mypyc_attr(free_list_len=1)
class DrawCard(Procedure[AttackState]):
    """A hidden card from the pile; none if it is empty (ATK-13, ATK-90, ATK-R17)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "drawn")
    DRAW: Final = 0
    DRAWN: Final = 1
    seat: i64
    dealing: i64

    def __init__(self, seat: i64 = 0, dealing: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.dealing = dealing

    def copy(self) -> DrawCard:
        p = DrawCard(self.seat, self.dealing)
        p.at = self.at
        return p

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.DRAW:
            if s.deck.size > 0:
                return self.draw(s, ECONOMY, self.DRAWN)
            s.tell(E.EMPTY_PILE, self.seat)
            return DONE
        s.deck.take(answer)
        s.take_card(self.seat, answer)
        s.tell(E.DEALT if self.dealing else E.DREW, self.seat, answer)
        return DONE

    def pile(self, s: AttackState) -> Pile | None:
        return s.deck


@mypyc_attr(free_list_len=1)
class Capture(Procedure[AttackState]):
    """The conqueror draws one of the loser's cards unseen (ATK-101, ATK-102)."""

    STEPS: ClassVar[tuple[str, ...]] = ("draw", "drawn")
    DRAW: Final = 0
    DRAWN: Final = 1
    seat: i64
    loser: i64

    def __init__(self, seat: i64 = 0, loser: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.loser = loser

    def copy(self) -> Capture:
        p = Capture(self.seat, self.loser)
        p.at = self.at
        return p

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.DRAW:
            if s.hand_size(self.loser) > 0:
                return self.draw(s, CAPTURE, self.DRAWN)
            s.tell(E.NOTHING_TO_CAPTURE, self.seat, self.loser)
            return DONE
        s.lose_card(self.loser, answer)
        s.take_card(self.seat, answer)
        s.tell(E.CAPTURED, self.seat, self.loser, answer)
        s.tell(E.GAVE_UP, self.loser, answer)
        return DONE

    def actions(self, s: AttackState) -> i64:
        n: i64 = 0
        for card in range(i64(CARDS)):
            n = s.add_weighted(n, card, s.hand(self.loser, card))
        return n


__all__ = ["Capture", "DrawCard", "hand_value", "production_points", "sets_of"]
