"""Units of Axis & Allies: Europe as the odds see them: what they can do, and a force as text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError


@careful
class Force(NamedTuple):
    """Units of one side; as text `3 infantry 1 armor`.  A damaged battleship has taken its first hit (AAE-73)."""

    infantry: int = 0
    artillery: int = 0
    armor: int = 0
    fighter: int = 0
    bomber: int = 0
    transport: int = 0
    submarine: int = 0
    destroyer: int = 0
    carrier: int = 0
    battleship: int = 0
    damaged: int = 0

    @classmethod
    def parse(cls, text: str, words: Mapping[str, str] | None = None) -> Force:
        """The units of this text: numbers and kinds in any order, each kind once; its first letters are enough.

        Args:
            words: by the word of another language, that of KINDS.

        Raises:
            EngineError: `force_word`, `force_twice`.
        """
        counts: dict[str, int] = {}
        for count, kind in parts_of(text, words):
            if kind in counts:
                raise EngineError("force_twice", kind=spoken(kind, words))
            counts[kind] = 1 if count is None else count
        return cls(**counts)

    @property
    def units(self) -> int:
        return sum(self)

    @property
    def at_sea(self) -> bool:
        return any(self[FIRST_SHIP:])

    @property
    def cost(self) -> int:
        """What it has cost, in IPC (AAE-26)."""
        return sum(count * UNITS[kind].cost for kind, count in zip(KINDS, self, strict=True))

    def text(self, words: Mapping[str, str] | None = None) -> str:
        """As `parse` reads it with the same words."""
        parts = [f"{count} {spoken(kind, words)}" for kind, count in zip(KINDS, self, strict=True) if count]
        return " ".join(parts) or f"0 {spoken(KINDS[0], words)}"

    def __str__(self) -> str:
        return self.text()


class Unit(NamedTuple):
    """What a unit can do: hits with so much or less."""

    attack: int
    defence: int
    cost: int
    shot: int = 0  # from the sea, at a landing (AAE-96)


KINDS: Final = Force._fields
FIRST_SHIP: Final = KINDS.index("transport")
LAND: Final = ("infantry", "artillery", "armor")
AIR: Final = ("fighter", "bomber")
SHIPS: Final = KINDS[FIRST_SHIP:]
SUPPORTED: Final = 2  # attack of an infantry beside an artillery (AAE-56)
BATTLESHIP: Final = Unit(4, 4, 24, 4)
UNITS: Final = {  # AAE-26, AAE-57, AAE-58
    "infantry": Unit(1, 2, 3),
    "artillery": Unit(2, 2, 4),
    "armor": Unit(3, 2, 5),
    "fighter": Unit(3, 4, 12),
    "bomber": Unit(4, 1, 15),
    "transport": Unit(0, 1, 8),
    "submarine": Unit(2, 2, 8),
    "destroyer": Unit(3, 3, 12, 2),
    "carrier": Unit(1, 3, 18),
    "battleship": BATTLESHIP,
    "damaged": BATTLESHIP,
}
# who falls first where nothing else is said; `damaged` stands for the first hit of a battleship, which costs nothing
ORDERS: Final = {
    "attacker": "damaged infantry artillery armor transport submarine fighter destroyer bomber carrier battleship",
    "defender": "damaged infantry artillery armor transport submarine bomber destroyer fighter carrier battleship",
}


@careful
def order(text: str, words: Mapping[str, str] | None = None) -> str:
    """An order of losses as `battle` takes it, from one in another language; EngineError `force_word`."""
    return " ".join(f"{'' if count is None else f'{count} '}{kind}" for count, kind in parts_of(text, words))


def parts_of(text: str, words: Mapping[str, str] | None) -> Iterator[tuple[int | None, str]]:
    """Numbers, if any, and kinds of a text such as `3 inf 1arm transport`."""
    known = {kind: kind for kind in KINDS} | {word.lower(): kind for word, kind in (words or {}).items()}
    rest = text.strip(" ,+\t\n")
    while rest:
        found = re.match(r"(\d{1,4})?\s*([^\W\d][\w-]*)?", rest)
        word = (found[2] if found is not None else None) or ""
        kinds = {known[name] for name in known if name.startswith(word.lower())} if word else set()
        if word.lower() in known:
            kinds = {known[word.lower()]}
        if found is None or len(kinds) != 1:
            choices = [spoken(kind, words) for kind in KINDS]
            raise EngineError("force_word", word=word or rest.split()[0], choices=choices)
        yield (None if found[1] is None else int(found[1])), kinds.pop()
        rest = rest[found.end() :].lstrip(" ,+\t\n")


def spoken(kind: str, words: Mapping[str, str] | None) -> str:
    return next((own for own, meant in (words or {}).items() if meant == kind), kind)
