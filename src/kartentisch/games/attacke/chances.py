"""How likely it is that somebody can stop what a seat plays, from what the seat may know: for what hints say."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import prod
from typing import Any, Final

View = Mapping[str, Any]
Cards = Mapping[str, int]
SET: Final = 3  # cards
COUNTER: Final = "gegenrevolution"
JOKER: Final = "joker"
ARMS: Final = ("artillerie", "infanterie", "kavallerie")
LETTERS: Final = {
    "artillerie": "A", "infanterie": "I", "kavallerie": "C", JOKER: "J", "revolution": "R", "verrat": "T",
    COUNTER: "CR", "ueberlaeufer": "D",
}  # fmt: skip


def attack(view: View, seat: int, strength: int, joker: int) -> dict[str, Any]:
    """What the odds are asked of a set of this strength against the best one of a hand (docs/develop/odds.md)."""
    heaps = [[_text(cards), drawn] for cards, drawn in _heaps(view, seat)] or [["", 0]]
    return {"heaps": heaps, "known": _text(certain(view, seat)), "strength": strength, "joker": joker}


def unstopped(view: View, seats: Iterable[int]) -> float:
    """That none of these seats holds a counter-revolution; exact, as each pool deals their hands together."""
    chance = 1.0
    for seat in seats:
        if certain(view, seat).get(COUNTER):
            return 0.0
        for cards, drawn in _heaps(view, seat):
            size, bad = sum(cards.values()), cards.get(COUNTER, 0)
            chance *= prod(max(0, size - bad - i) / max(1, size - i) for i in range(drawn))
    return chance


def certain(view: View, seat: int) -> Cards:
    """What is known to lie in a hand."""
    return _sum(view["known"][seat], *(pool["seen"][seat] for pool in view["pools"]))


def best_set(cards: Cards, armies: Cards) -> int:
    """How many armies the strongest set of a hand has; 0: there is none."""
    jokers = cards.get(JOKER, 0)
    tops = [max((armies[card] for card in cards if card.startswith(arm)), default=0) for arm in ARMS]
    for i in sorted(range(len(ARMS)), key=lambda i: tops[i])[:jokers]:
        tops[i] = max(tops[i], armies[JOKER])
    return sum(tops) if all(tops) else 0


def _heaps(view: View, seat: int) -> list[tuple[Cards, int]]:
    """From which cards the others of the hand come, and how many of each heap."""
    found: list[tuple[Cards, int]] = []
    for number, pool in enumerate(view["pools"]):
        drawn = pool["hands"][seat] - sum(pool["seen"][seat].values())
        if drawn > 0:
            lying = [cards for one in view["batches"] if one["pool"] == number for cards in (one["known"], one["seen"])]
            elsewhere = _sum(*pool["seen"], *lying)
            found.append(({card: n - elsewhere.get(card, 0) for card, n in pool["cards"].items()}, drawn))
    return found


def _sum(*all_cards: Cards) -> dict[str, int]:
    found: dict[str, int] = {}
    for cards in all_cards:
        for card, n in cards.items():
            found[card] = found.get(card, 0) + n
    return found


def _text(cards: Cards) -> str:
    words = []
    for card, n in cards.items():
        kind, _, value = card.partition("_")
        if n > 0:
            words.append(f"{n if n > 1 else ''}{LETTERS[kind]}{value if kind in ARMS else ''}")
    return " ".join(words)
