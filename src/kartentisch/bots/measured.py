"""How strong the levels are, as contests between them have shown (docs/develop/bots.md): 1500 is the level `normal`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from kartentisch.engine.decoding import Decoder

FILE: Final = "measured.json"


class Measured(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Attributes:
    mean, spread: of a normal distribution; `spread` is 0 where it is so by definition.
    games: how many it sat in.
    """

    mean: float
    spread: float
    games: int


_LEVELS: Final = Decoder(dict[str, dict[int, dict[str, Measured]]])


@cache
def _all() -> dict[str, dict[int, dict[str, Measured]]]:
    """By game, number of seats, and level."""
    text = (resources.files("kartentisch.bots") / FILE).read_bytes()
    return _LEVELS.decode(text)


def strength(game: str, players: int, level: str) -> Measured | None:
    """Of a level in a game of so many; where that was not measured, of as many seats as come next to it.

    None: nothing was measured.
    """
    tables = [n for n, levels in _all().get(game, {}).items() if level in levels]
    if not tables:
        return None
    return _all()[game][min(tables, key=lambda n: (abs(n - players), n))][level]
