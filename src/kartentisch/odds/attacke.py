"""Exact odds of a hand of Attacke that is known in part (SCH-13 to SCH-30): counted over all hands, nothing sampled.

>>> from kartentisch.odds.attacke import DECK, hand, parse, without
>>> mine = parse("A7 I5 C2 J R")
>>> theirs = hand([(without(DECK, mine), 5)])
>>> round(theirs.beaten_by(14), 4)
0.8008

A hand is some cards that are known to lie in it, and so many cards drawn from heaps that are known: cards that nobody
has seen, or those of an action that went under the pile together (SCH-42).  Within a heap all cards are equally likely.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.odds.attacke_kernel import MOST_CARDS, MOST_VALUE, Heap, best_sets

Cards = Mapping[str, int]  # how many, by card: "A1" to "C7", "J", "R", "T", "CR", "D"

ARMS: Final = "AIC"  # artillery, infantry, cavalry
JOKER: Final = "J"
COUNTER: Final = "CR"  # counter-revolution
LETTERS: Final = ("A", "I", "C", JOKER, "R", "T", COUNTER, "D")  # then revolution, treason, its defence, defectors
JOKER_COUNTS: Final = 4
DECK: Final[Cards] = {f"{arm}{value}": 2 for arm in ARMS for value in range(1, 8)} | {
    JOKER: 3,
    "R": 4,
    "T": 6,
    COUNTER: 4,
    "D": 4,
}


@careful
def parse(text: str, letters: Sequence[str] = LETTERS) -> dict[str, int]:
    """The cards of this text, such as `A7 2I5 C2 J CR`: a number of equal cards, letters, the value of an army card.

    Args:
        letters: eight others, as people of another language write them.

    Raises:
        EngineError: `cards_word`, `cards_size`.
    """
    cards: dict[str, int] = {}
    meant = dict(zip(letters, LETTERS, strict=True))
    kinds = "|".join(sorted(map(re.escape, letters), key=len, reverse=True))
    for word in re.findall(r"[^\s,+]+", text):
        found = re.fullmatch(rf"(\d{{1,2}})?({kinds})(\d{{1,2}})?", word, re.IGNORECASE)
        kind = meant[found[2].upper()] if found else ""
        value = int(found[3]) if found and found[3] else 0
        valued = 1 <= value <= MOST_VALUE
        if not found or (kind in tuple(ARMS) and not valued) or (found[3] and kind not in (*ARMS, "D")):
            raise EngineError("cards_word", word=word, letters=", ".join(letters), card=f"{letters[0]}7")
        card = f"{kind}{value}" if value and kind != "D" else kind
        cards[card] = cards.get(card, 0) + int(found[1] or 1)
    if sum(cards.values()) > MOST_CARDS:
        raise EngineError("cards_size", cards=sum(cards.values()), most=MOST_CARDS)
    return {card: count for card, count in cards.items() if count}


@careful
def text(cards: Cards, letters: Sequence[str] = LETTERS) -> str:
    """As `parse` reads it with the same letters."""
    own = dict(zip(LETTERS, letters, strict=True))
    words = []
    for card, count in cards.items():
        kind, value = (card[0], card[1:]) if _is_army(card) else (card, "")
        words.append(f"{count if count > 1 else ''}{own[kind]}{value}")
    return " ".join(words)


@careful
def without(cards: Cards, *others: Cards, letters: Sequence[str] = LETTERS) -> dict[str, int]:
    """What is left of the cards; EngineError `cards_many`, in these letters, if the others are not among them."""
    left = dict(cards)
    for taken in others:
        for card, count in taken.items():
            if left.get(card, 0) < count:
                raise EngineError("cards_many", "SCH-02", card=text({card: 1}, letters), most=cards.get(card, 0))
            left[card] -= count
    return {card: count for card, count in left.items() if count}


@careful
def strength(cards: Cards, joker: int = JOKER_COUNTS) -> int:
    """The best set of these cards (SCH-13, SCH-23); 0 if there is none."""
    return max(hand([], cards, joker=joker).strengths)


@careful
@dataclass(frozen=True)
class Hand:
    """What a hand may hold.

    Attributes:
        strengths: by strength, rising, the probability that it is the best set of the hand; 0: there is none.
        counter: probability of a counter-revolution in it, which stops a revolution or treason (SCH-26, SCH-30).
    """

    strengths: dict[int, float]
    counter: float

    @property
    def has_set(self) -> float:
        return 1.0 - self.strengths.get(0, 0.0)

    def reaches(self, least: int) -> float:
        """Probability of a set of at least this strength: then the defender can hold, for a tie is theirs (SCH-19)."""
        return sum(chance for best, chance in self.strengths.items() if best >= max(least, 1))

    def beaten_by(self, attack: int) -> float:
        """Probability that an attack of this strength wins against the best defence of this hand.

        Whoever gives up a land that could be held, or defends with less than the best set, makes it greater.
        """
        return 1.0 - self.reaches(attack)

    def shown(self, attack: int) -> float:
        """`beaten_by` for a hand of which one knows that it has a set, as an attacker's: its best set is weaker."""
        below = sum(chance for best, chance in self.strengths.items() if 0 < best < attack)
        return below / self.has_set if self.has_set > 0.0 else 0.0

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return {
            "set": self.has_set,
            "counter": self.counter,
            "strengths": {str(best): chance for best, chance in self.strengths.items()},
        }


@careful
def hand(heaps: Sequence[tuple[Cards, int]], known: Cards | None = None, *, joker: int = JOKER_COUNTS) -> Hand:
    """What a hand may hold that has the known cards and so many of each heap.

    Args:
        heaps: cards and how many of them lie in the hand, all equally likely.
        joker: what a joker counts in a set, 1 to 15.

    Raises:
        EngineError: `cards_drawn` if a heap has not so many cards; `cards_size`; `bad_amount`.
    """
    if not 1 <= joker <= MOST_VALUE:
        raise EngineError("bad_amount", "SCH-R02", value=joker, least=1, most=MOST_VALUE)
    known = known or {}
    values = [int(card[1:]) for cards in (known, *(cards for cards, _ in heaps)) for card in cards if _is_army(card)]
    most = max(values, default=1)
    counted = []
    none_holds = 0.0 if known.get(COUNTER) else 1.0
    for cards, drawn in heaps:
        size = sum(cards.values())
        if size > MOST_CARDS:
            raise EngineError("cards_size", cards=size, most=MOST_CARDS)
        if not 0 <= drawn <= size:
            raise EngineError("cards_drawn", drawn=drawn, cards=size)
        armies = [
            ARMS.index(card[0]) * (MOST_VALUE + 1) + int(card[1:])
            for card, count in cards.items()
            if _is_army(card)
            for _ in range(count)
        ]
        jokers = cards.get(JOKER, 0)
        counted.append(Heap(vec[i64](armies), jokers, size - jokers - len(armies), drawn, most))
        none_holds *= math.comb(size - cards.get(COUNTER, 0), drawn) / math.comb(size, drawn)
    best = vec[i64](
        [max((int(card[1:]) for card in known if card[0] == arm and _is_army(card)), default=0) for arm in ARMS]
    )
    strengths = best_sets(counted, best, known.get(JOKER, 0), joker, most)
    return Hand({strength: chance for strength, chance in enumerate(strengths) if chance > 0.0}, 1.0 - none_holds)


def _is_army(card: str) -> bool:
    return card[0] in ARMS and card[1:].isdigit()


__all__ = ["DECK", "JOKER_COUNTS", "LETTERS", "Cards", "Hand", "hand", "parse", "strength", "text", "without"]
