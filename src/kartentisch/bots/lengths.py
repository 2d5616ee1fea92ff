"""How long games are for their people, as measured (`benchmarks/lengths.py`): what a table asks of one follows."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from kartentisch.engine.decoding import Decoder

FILE: Final = "lengths.json"


class Length(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Means of a game, between bots of the level `normal`.

    Attributes:
        decisions: of a seat, that leave it a choice.
        calls: of a seat: a row of its decisions, until somebody else is asked.
        waits: of the table: how often it began to wait for somebody; those who answer at the same time are one.
        games: that were played.
    """

    decisions: float
    calls: float
    waits: float
    games: int


_LENGTHS: Final = Decoder(dict[str, dict[int, Length]])


@cache
def _all() -> dict[str, dict[int, Length]]:
    return _LENGTHS.decode((resources.files("kartentisch.bots") / FILE).read_bytes())


def lengths(game: str) -> dict[int, Length]:
    """By number of seats; empty where nothing was measured."""
    return _all().get(game, {})
