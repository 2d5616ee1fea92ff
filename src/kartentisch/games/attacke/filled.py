"""A view of Attacke as a whole position, until `worlds` deals what is hidden in it.

What the viewer knows lies where it is; the rest fills the places in the order of its kinds, armies first.  What was put
down comes before all else, so that it is cards that can be put down, whoever holds how many (SCH-53).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kartentisch.engine.position import bad_position, counted
from kartentisch.games.attacke.actions import ARMIES, KINDS, SETS
from kartentisch.games.attacke.pools import EVERYBODY, FIRST, KIND, OPEN, PILE, USED

ONLY_IN_VIEWS = (
    "viewer", "hand", "hand_sizes", "laid_size", "defence_size", "paid_size", "pile", "known", "told", "pools",
    "batches",
)  # fmt: skip


class Filling:
    """One world in the making.

    Attributes:
        fixed: (place, kind, pool * KIND + seen) of the cards whose places are settled.
        free: by pool the kinds whose places the viewer does not know.
        slots: by pool and place how many of them lie there.
        hidden_by: by place the seats that know all cards of a batch.
    """

    def __init__(self, view: Mapping[str, Any], names: list[str]) -> None:
        self.view = view
        self.number = {name: kind for kind, name in enumerate(names)}
        self.viewer: int = view["viewer"]
        self.seen = 2**self.viewer if self.viewer >= 0 else 0
        self.fixed: list[tuple[int, int, int]] = []
        self.free: list[list[int]] = []
        self.hidden_by: dict[int, int] = {}
        self.slots: list[dict[int, int]] = []
        for name in view.get("used", []):
            self.fixed.append((USED, self.number[name], OPEN * KIND))
        for seat, known in enumerate(view["known"]):
            self.fix(known, seat, seat, 0)
        for i, pool in enumerate(view["pools"]):
            self.read(i, pool)

    def read(self, i: int, pool: Mapping[str, Any]) -> None:
        """What is certain of a pool, and what is left."""
        free = dict(pool["cards"])
        slots = {seat: n for seat, n in enumerate(pool["hands"]) if n}
        certain = [(seat, cards, self.seen * (seat != self.viewer)) for seat, cards in enumerate(pool["seen"])]
        for k, batch in enumerate(self.view["batches"]):
            if batch["pool"] == i and batch["size"]:
                by = sum(2**seat for seat in batch["by"])
                slots[PILE + k] = batch["size"]
                self.hidden_by[PILE + k] = by
                certain += [(PILE + k, batch["known"], EVERYBODY), (PILE + k, batch["seen"], self.seen | by)]
        for place, cards, seen in certain:
            self.fix(cards, place, FIRST + i, seen)
            for name, n in cards.items():
                free[name] -= n
                slots[place] -= n
        self.free.append(sorted(self.number[name] for name, n in free.items() for _ in range(n)))
        self.slots.append(slots)

    def fix(self, cards: Mapping[str, int], place: int, pool: int, seen: int) -> None:
        for name, n in cards.items():
            self.fixed += [(place, self.number[name], pool * KIND + seen)] * n

    def put_down(self, place: int, n: int, most: int, rival: int) -> list[int]:
        """So many kinds below `most` from a hand, ascending; fewer where the view is impossible.

        They come first from pools that leave enough for the hand of the rival, who may put down cards, too.
        """
        held = [kind for at, kind, _ in self.fixed if at == place and kind < most]
        for spared in (True, False):
            for i, slots in enumerate(self.slots):
                left = sum(kind < most for kind in self.free[i]) - (slots.get(rival, 0) if spared else 0)
                for _ in range(min(n - len(held), left, slots.get(place, 0))):
                    held.append(self.free[i][0])
                    self.deal(i, place)
        return sorted(held)[:n]

    def fill(self, place: int) -> None:
        """Whatever else lies there."""
        for i, slots in enumerate(self.slots):
            for _ in range(slots.get(place, 0)):
                self.deal(i, place)

    def deal(self, i: int, place: int) -> None:
        """The first card of the pool that is free comes there."""
        self.fixed.append((place, self.free[i].pop(0), (FIRST + i) * KIND + self.hidden_by.get(place, 0)))
        self.slots[i][place] -= 1

    def tell(self) -> None:
        """Which of the viewer's own cards others know."""
        for seat, cards in enumerate(self.view.get("told", [])):
            for name, n in cards.items():
                own = [
                    i
                    for i, (place, kind, _) in enumerate(self.fixed)
                    if (place, kind) == (self.viewer, self.number[name])
                ]
                for i in [i for i in own if self.fixed[i][2] >= FIRST * KIND][:n]:
                    place, kind, known = self.fixed[i]
                    self.fixed[i] = (place, kind, known | 2**seat)


def filled(view: Mapping[str, Any], names: list[str]) -> dict[str, Any]:
    """The view as a whole position."""
    world = Filling(view, names)
    data = {key: value for key, value in view.items() if key not in ONLY_IN_VIEWS}
    active: int = view["active"]
    victim: int = view.get("victim", 0)
    down: dict[int, list[int]] = {}
    for key, seat, rival, most in (
        ("laid", active, victim, SETS), ("defence", victim, active, SETS), ("paid", victim, active, ARMIES),
    ):  # fmt: skip
        size = view.get(f"{key}_size", 0)
        if size:
            some = [world.number[name] for name in view.get(key, [])]
            if seat != world.viewer:
                some = world.put_down(seat, size, most, rival)
            if len(some) != size:
                raise bad_position(key, str(size), "SCH-53")
            down.setdefault(seat, []).extend(some)
            data[key] = [names[kind] for kind in some]
    for place in range(view["players"]):
        world.fill(place)
    for k in range(len(view["batches"])):
        world.fill(PILE + k)
    world.tell()
    return data | _position(world, names, view["players"], down)


def _position(world: Filling, names: list[str], players: int, down: Mapping[int, list[int]]) -> dict[str, Any]:
    """The cards as parts of a position."""
    lying = sorted(world.fixed)
    hands = []
    for seat in range(players):
        held = [0] * KINDS
        for place, kind, _ in lying:
            held[kind] += place == seat
        for kind in down.get(seat, []):
            held[kind] -= 1
        hands.append(counted(names, held))
    last = max((place for place, _, _ in lying), default=PILE)
    under: list[dict[str, int]] = [{} for _ in range(PILE + 1, last + 1)]
    for place, kind, _ in lying:
        if place > PILE:
            batch, name = under[place - PILE - 1], names[kind]
            batch[name] = batch.get(name, 0) + 1
    return {"hands": hands, "trace": [known for _, _, known in lying]} | ({"under": under} if under else {})
