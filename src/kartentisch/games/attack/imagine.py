"""How the hidden cards of Attack! may lie: a world that agrees with what a seat can see."""

from __future__ import annotations

import random
from typing import Any

ONLY_IN_VIEWS = (
    "viewer", "hand", "hand_sizes", "pile", "gives_size", "wants_size", "row_sizes",
)  # fmt: skip


def deal_hidden(view: dict[str, Any], deck: dict[str, int], chance: random.Random) -> dict[str, Any]:
    """The view as a whole position: what the viewer cannot know is dealt at random."""
    viewer: int = view["viewer"]
    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    unseen = dict(deck)
    for card, n in view.get("hand", {}).items():
        unseen[card] -= n
    if view.get("garrison_won"):
        unseen[view["garrison"]] -= 1
    offerer = view.get("offerer")
    known: dict[str, int] = view.get("gives", {}) if offerer != viewer else {}  # the offerer holds what it gives
    for card, n in known.items():
        unseen[card] -= n
    cards = [card for card, n in unseen.items() for _ in range(n)]
    chance.shuffle(cards)
    hands: list[dict[str, int]] = []
    for seat, size in enumerate(view["hand_sizes"]):
        if seat == viewer:
            hands.append(dict(view["hand"]))
            continue
        hand = dict(known) if seat == offerer else {}
        for card in (cards.pop() for _ in range(size - sum(hand.values()))):
            hand[card] = hand.get(card, 0) + 1
        hands.append(hand)
    data["hands"] = hands
    if offerer is not None and "gives" not in view:
        data["gives"] = _some(hands[offerer], view.get("gives_size", 0), chance)
        data["wants"] = _some(deck, view.get("wants_size", 0), chance)
    if not view.get("revealed"):
        data.pop("rows", None)
    return data


def _some(counts: dict[str, int], n: int, chance: random.Random) -> dict[str, int]:
    chosen: dict[str, int] = {}
    for card in chance.sample([card for card, count in counts.items() for _ in range(count)], n):
        chosen[card] = chosen.get(card, 0) + 1
    return chosen
