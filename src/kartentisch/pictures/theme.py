"""The colours and drawings of the pictures, read from ``theme.toml`` and ``symbols.toml``."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from kartentisch.engine.decoding import Decoder

Colour = str  # "#rrggbb"


class Owner(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a power, people or player looks: colour, what is written on it, and the emblem as the second channel."""

    colour: Colour
    ink: Colour
    emblem: str


class Parchment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Attila's look."""

    sea: list[Colour]
    waterline: Colour
    river: Colour
    lake: Colour
    outland: Colour
    hatch: Colour
    coast: Colour
    border: Colour
    casing: Colour
    frontier: Colour
    route: Colour
    ink: Colour
    halo: Colour
    sea_ink: Colour
    slab: Colour
    slab_edge: Colour
    tints: list[tuple[Colour, Colour]]  # ground and the darker band inside the border


class Paper(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The other games' look, once light and once dark."""

    sea: list[Colour]
    waterline: Colour
    river: Colour
    outland: Colour
    coast: Colour
    border: Colour
    casing: Colour
    group_border: Colour
    front: Colour
    sea_border: Colour
    ink: Colour
    halo: Colour
    sea_ink: Colour
    route: Colour
    pattern: Colour
    frame: Colour
    tints: dict[str, Colour]  # by side, for maps that show who holds what
    groups: dict[str, Colour]  # by continent or zone


class Pattern(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing that repeats on the ground; a width of 0 says that its path is filled."""

    size: int
    turn: int
    d: str
    width: float


class Theme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything of ``theme.toml``."""

    minima: dict[str, float]
    powers: dict[str, Owner]
    peoples: dict[str, Owner]
    players: dict[str, Owner]
    patterns: dict[str, Pattern]
    worn: dict[str, str]  # side or player -> the name of its pattern
    parchment: Parchment
    paper: dict[str, Paper]

    def owner(self, name: str) -> Owner | None:
        """A power, people or player by its name."""
        return self.powers.get(name) or self.peoples.get(name) or self.players.get(name)

    def pattern(self, wearer: str) -> Pattern | None:
        """What a side or player wears on its ground."""
        return self.patterns.get(self.worn.get(wearer, ""))


_THEME = Decoder(Theme)
_SYMBOLS = Decoder(dict[str, dict[str, str]])


def _toml(name: str) -> dict[str, Any]:
    return tomllib.loads((files("kartentisch.pictures") / name).read_text(encoding="utf-8"))


@cache
def theme() -> Theme:
    return _THEME.convert(_toml("theme.toml"))


@cache
def symbols() -> dict[str, dict[str, str]]:
    """Kind (units, emblems, marks) -> name -> the path of the drawing in a square of 24 units."""
    return _SYMBOLS.convert(_toml("symbols.toml"))


def mixed(colour: Colour, ground: Colour, share: float) -> Colour:
    """A colour laid thinly on a ground; 1 covers it."""
    pairs = ((int(colour[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(one * share + other * (1 - share)):02x}" for one, other in pairs)


def shaded(colour: Colour, change: float) -> Colour:
    """A lighter (change > 0) or darker colour; 1 is white, -1 black."""
    target = 255 if change > 0 else 0
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part + (target - part) * abs(change)):02x}" for part in parts)
