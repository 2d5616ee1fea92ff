"""Reading a position that somebody wrote: whatever cannot lie on a table is named with the rule it breaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartentisch.engine.errors import EngineError


def bad_position(what: str, found: str, rule: str = "") -> EngineError:
    return EngineError("bad_position", rule, what=what, found=found)


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
