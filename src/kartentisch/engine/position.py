"""Reading a position that somebody wrote: whatever cannot lie on a table is named with the rule it breaks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from kartentisch.engine.errors import EngineError


def bad_position(what: str, found: str, rule: str = "") -> EngineError:
    return EngineError("bad_position", rule, what=what, found=found)


def counted(names: Sequence[str], counts: Iterable[int]) -> dict[str, int]:
    """How many there are by name, without those that are missing: what `Reader.counts` reads."""
    found = {}
    for name, n in zip(names, counts, strict=True):  # most often nothing is there: that must be seen at once
        if n:
            found[name] = int(n)
    return found


def fill_hands(view: Mapping[str, Any], cards: Mapping[str, int]) -> list[dict[str, int]]:
    """Hands by seat that agree with a view: the viewer's `hand`, and for others as many cards as `hand_sizes` says.

    Args:
        cards: how many of each kind there are but for those that lie open.
    """
    own = view.get("hand", {})
    unseen = [name for name, n in cards.items() for _ in range(n - own.get(name, 0))]
    hands = []
    for seat, size in enumerate(view["hand_sizes"]):
        held = [unseen.pop() for _ in range(size)] if seat != view["viewer"] else []
        hands.append({name: held.count(name) for name in cards if name in held} if held else {})
    if view["viewer"] >= 0:
        hands[view["viewer"]] = dict(own)
    return hands


class Reader:
    """What the readers of all games begin with; every method raises EngineError `bad_position`."""

    def __init__(self, players: int, by_seat: Mapping[str, Any]) -> None:
        """`by_seat`: see `Game.by_seat`."""
        self.players = players
        self.by_seat = by_seat

    def seats(self, facts: Mapping[str, Any], key: str) -> list[Any]:
        """The entries of the seats; those of an empty table if there are none."""
        value = facts.get(key)
        if value is None:
            return [self.by_seat[key]] * self.players
        if not isinstance(value, list) or len(value) != self.players:
            raise bad_position(key, str(value))
        return value

    def mapping(self, value: Any, what: str) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise bad_position(what, str(value))
        return value

    def count(self, value: Any, what: str, most: int, rule: str = "") -> int:
        """A number 0 .. most."""
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
            raise bad_position(what, str(value), rule)
        return value

    def counts(
        self, value: Any, what: str, names: Sequence[str], most: int, rule: str = "", whose: str = ""
    ) -> list[tuple[int, int]]:
        """Numbers 0 .. most by name, such as cards by kind: (which of the names, how many).

        Args:
            whose: the rule that says which names there are, where it is another.
        """
        return [
            (self.place(name, what, names, whose or rule), self.count(n, f"{what}: {name}", most, rule))
            for name, n in self.mapping(value, what).items()
        ]

    def place(self, name: Any, what: str, names: Sequence[str], rule: str = "") -> int:
        """Which of the names it is."""
        if not isinstance(name, str) or name not in names:
            raise bad_position(what, str(name), rule)
        return names.index(name)

    def bits(self, value: Any, what: str, known: Mapping[str, int] | Sequence[str], rule: str = "") -> int:
        """A list of different names as a mask: by their bits, or 1, 2, 4 ... in the order of the sequence."""
        if not isinstance(value, list) or len(set(map(str, value))) != len(value):
            raise bad_position(what, str(value), rule)
        bits = known if isinstance(known, Mapping) else {name: 2**i for i, name in enumerate(known)}
        for name in value:
            if not isinstance(name, str) or name not in bits:
                raise bad_position(what, str(name), rule)
        return sum(bits[name] for name in value)
