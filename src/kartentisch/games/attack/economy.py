"""Rulebook XVIII and XIX: economy cards, sets, capitals, and cards that change hands.  Compiled by mypyc."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from kartentisch.engine import bits
from kartentisch.engine.kernel import DONE, Procedure
from kartentisch.engine.piles import Pile
from kartentisch.games.attack import events as E
from kartentisch.games.attack.actions import CARDS
from kartentisch.games.attack.dice import CAPTURE, ECONOMY
from kartentisch.games.attack.state import AttackState
from kartentisch.games.attack.table import POPULATION, SUITS, VALUES, value_of
from kartentisch.parts.refill import HandRefill


def sets_of(s: AttackState, seat: i64) -> i64:
    """How many sets the hand holds: one card each of the four suits besides population (ATK-105, ATK-106)."""
    hands, first = s.hands, seat * CARDS
    fewest: i64 = 1000
    for suit in range(i64(POPULATION + 1), i64(SUITS)):
        n: i64 = 0
        for value in range(i64(VALUES)):
            n += hands[first + suit * VALUES + value]
        fewest = min(fewest, n)
    return fewest


def hand_value(s: AttackState, seat: i64) -> i64:
    """All cards, and of each suit of a set the best ones once more (ATK-116, ATK-R13)."""
    hands, first = s.hands, seat * CARDS
    points: i64 = 0
    sets = sets_of(s, seat)
    for suit in range(i64(SUITS)):
        doubled = 0 if suit == POPULATION else sets
        for step in range(i64(VALUES)):
            card = suit * VALUES + VALUES - 1 - step  # from the best down
            n = hands[first + card]
            if n > 0:
                twice = min(n, doubled)
                doubled -= twice
                points += (n + twice) * value_of(card)
    return points


def production_points(s: AttackState, seat: i64) -> i64:
    """What the seat may spend: cards, sets, capitals (ATK-109, ATK-116)."""
    return hand_value(s, seat) + s.capitals_of(seat) * s.table.capital_points


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawCard(HandRefill[AttackState]):
    """A hidden card from the pile; none if it is empty (ATK-13, ATK-90, ATK-R17)."""

    dealing: i64
    left: i64 = 1

    def chance(self) -> i64:
        return ECONOMY

    def wants(self, s: AttackState) -> bool:
        if self.left > 0 and s.deck.size == 0:
            s.tell(E.EMPTY_PILE, self.seat)
        return self.left > 0 and s.deck.size > 0

    def take(self, s: AttackState, card: i64) -> None:
        s.deck.take(card)
        s.take_card(self.seat, card)
        s.tell(E.DEALT if self.dealing else E.DREW, self.seat, card)
        self.left -= 1

    def pile(self, s: AttackState) -> Pile | None:
        return s.deck

    # [[[cog procedure("DrawCard") ]]]

    def __init__(self, seat: i64 = 0, dealing: i64 = 0) -> None:
        super().__init__(seat)
        self.dealing = dealing

    def copy(self) -> DrawCard:
        p = DrawCard(self.seat, self.dealing)
        p.at = self.at
        p.left = self.left
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 2889538221)
        key = bits.mix(key, self.seat)
        key = bits.mix(key, self.dealing)
        return bits.mix(key, self.left)

    def same(self, other: Procedure[Any]) -> bool:
        return (
            isinstance(other, DrawCard)
            and self.seat == other.seat
            and self.dealing == other.dealing
            and self.left == other.left
        )

    # [[[end]]]


@mypyc_attr(acyclic=True, free_list_len=1)
class Capture(Procedure[AttackState]):
    """The conqueror draws one of the loser's cards unseen (ATK-101, ATK-102)."""

    seat: i64
    loser: i64

    def draw_(self, s: AttackState) -> i64:
        if s.hand_size(self.loser) > 0:
            return self.draw(s, CAPTURE, self.DRAWN)
        s.tell(E.NOTHING_TO_CAPTURE, self.seat, self.loser)
        return DONE

    def drawn(self, s: AttackState, answer: i64) -> i64:
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

    # [[[cog procedure("Capture") ]]]
    STEPS: ClassVar[tuple[str, ...]] = ("draw", "drawn")
    DRAW: Final = 0
    DRAWN: Final = 1

    def __init__(self, seat: i64 = 0, loser: i64 = 0) -> None:
        super().__init__()
        self.seat = seat
        self.loser = loser

    def step(self, s: AttackState, answer: i64) -> i64:
        if self.at == self.DRAWN:
            return self.drawn(s, answer)
        return self.draw_(s)

    def copy(self) -> Capture:
        p = Capture(self.seat, self.loser)
        p.at = self.at
        return p

    def mixed(self, key: i64) -> i64:
        key = bits.mix(key, 1145282425)
        key = bits.mix(key, self.seat)
        return bits.mix(key, self.loser)

    def same(self, other: Procedure[Any]) -> bool:
        return isinstance(other, Capture) and self.seat == other.seat and self.loser == other.loser

    # [[[end]]]


__all__ = ["Capture", "DrawCard", "hand_value", "production_points", "sets_of"]
