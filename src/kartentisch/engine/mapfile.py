"""Built maps: the ``*.map.json`` files beside the boards, made by the map workshop.

Every border is stored once, as an *arc* with its owners to the left and to the right; a region is a list of rings, a
ring a list of arc numbers, ``~n`` meaning arc *n* backwards.  Lines are whole numbers on the map's grid: first point,
then steps.
``docs/develop/maps.md`` describes the format.
"""

from __future__ import annotations

import itertools
import re
from functools import cache
from importlib.resources import files

import msgspec

from kartentisch.engine.arguments import careful
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError

FORMAT = 1

Point = tuple[float, float]
Steps = list[int]  # x, y, dx, dy, dx, dy ... in grid units
Ring = list[int]  # arc numbers


class MapError(EngineError):
    """A file that is not a map (`bad_map`), or a map of another format (`map_format`)."""


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a map file."""


class Arc(Part):
    """A line between two owners; an owner is a region's id, ``_outland``, ``_sea``, or None outside of the map."""

    c: str  # land, sea, coast, outer (to land that is not played) or frame
    l: str | None  # noqa: E741  (the format's own short name: left)
    r: str | None
    d: Steps


class Label(Part):
    """A name as it is set: middle, angle in degrees (clockwise), size, width of the widest line, lines of text."""

    x: float
    y: float
    a: float
    s: float
    w: float
    t: list[str]


class Region(Part):
    """A space of the board as it lies on the map."""

    kind: str  # as on the board
    water: bool
    de: str
    en: str
    rings: list[Ring]
    labels: dict[str, Label]
    pieces: tuple[float, float, float, float]  # middle, width and height of the ground for pieces
    radius: float  # of the largest circle inside: room for a finger
    box: tuple[float, float, float, float]  # of the largest part
    groups: list[str] = []
    values: dict[str, int | str | bool] = {}
    beside: str = ""  # what stands on the water next to it: label, pieces or both
    cell: bool = False  # a hexagon whose name is not written


class Route(Part):
    """A drawn link; ``exit`` left or right: it leaves the map there and comes back on the other side."""

    a: str
    b: str
    d: Steps
    exit: str = ""
    kind: str | msgspec.UnsetType = msgspec.UNSET  # on diagrams: land (a whole line) or sea


class Cut(Part):
    """A drawn frontier with the places of its forts."""

    lines: list[Steps]
    forts: list[Point]


class Mark(Part):
    """A town, a name that is no region's, a people's home, an anchor of a sea zone."""

    kind: str
    x: float
    y: float
    text: str = ""
    angle: float = 0
    size: float = 0
    side: str = "start"


class Anchor(Part):
    """The sign that a region is a port of a sea zone: where it floats, and the point of the shore that it marks."""

    zone: str
    region: str
    x: float
    y: float
    shore: Point


class Hill(Part):
    """A hill or tree."""

    x: float
    y: float
    scale: float
    shape: int
    kind: str


class Lettering(Part):
    """Fonts (file names without ending), letter spacing in em, and whether names are in capitals."""

    font: str
    track: float
    upper: bool
    sea_font: str
    sea_track: float


class Provenance(Part):
    """From what and with what the map was made."""

    sources: list[dict[str, str]]
    extract_sha256: str
    spec_sha256: str
    tools: dict[str, str]


class MapFile(Part):
    """A built map; sizes and places are units, x to the right and y down."""

    format: int
    id: str
    board: str
    title: dict[str, str]
    look: str
    size: tuple[int, int]
    grid: float
    lettering: Lettering
    borders: list[str]  # the classes of arcs that are links by themselves
    min_border: float  # a shorter border is none
    tolerate: list[tuple[str, str]]  # borders without a link that the author allows
    arcs: list[Arc]
    regions: dict[str, Region]
    outland: list[Ring]
    open_sea: list[Ring]
    waterlines: list[list[Steps]]
    rivers: list[Steps]
    lakes: list[list[Steps]]
    cuts: dict[str, Cut]
    routes: list[Route]
    anchors: list[Anchor]
    marks: list[Mark]
    hills: list[Hill]
    provenance: Provenance
    rose: Point | None = None

    def points(self, steps: Steps) -> list[Point]:
        """A line in units."""
        x = y = 0
        found = []
        for dx, dy in zip(steps[::2], steps[1::2], strict=True):
            x, y = x + dx, y + dy
            found.append((x * self.grid, y * self.grid))
        return found

    def ring(self, refs: Ring) -> list[Point]:
        """The points of a ring; the first one is repeated at the end."""
        joined: list[Point] = []
        for ref in refs:
            part = self.points(self.arcs[ref].d) if ref >= 0 else self.points(self.arcs[~ref].d)[::-1]
            joined += part[1:] if joined else part
        return joined

    def rings(self, region: str) -> list[list[Point]]:
        """The outlines of a region; inside is what an odd number of them surrounds."""
        return [self.ring(refs) for refs in self.regions[region].rings]

    def links(self) -> set[tuple[str, str]]:
        """Pairs of regions, in alphabetical order, that a border, a drawn route or an anchor links."""
        found = {pair for pair, length in self.borders_between().items() if length >= self.min_border}
        found -= {_pair(a, b) for a, b in self.tolerate}
        found |= {_pair(anchor.zone, anchor.region) for anchor in self.anchors}
        return found | {_pair(route.a, route.b) for route in self.routes}

    def borders_between(self) -> dict[tuple[str, str], float]:
        """The lengths, in units, of the borders that count as links."""
        lengths: dict[tuple[str, str], float] = {}
        for arc in self.arcs:
            if arc.c in self.borders and arc.l in self.regions and arc.r in self.regions:
                assert arc.l is not None and arc.r is not None
                line = self.points(arc.d)
                length = sum(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 for a, b in itertools.pairwise(line))
                pair = _pair(arc.l, arc.r)
                lengths[pair] = lengths.get(pair, 0.0) + length
        return lengths


def _pair(a: str, b: str) -> tuple[str, str]:
    return (a, b) if a < b else (b, a)


class _Version(msgspec.Struct):
    """The one field that every version has."""

    format: int


_PLAIN_NAME = re.compile(r"[a-z0-9_]{1,64}")
_VERSION = Decoder(_Version)
_MAP = Decoder(MapFile)


def parse(data: bytes | str, name: str = "map") -> MapFile:
    """Read a map; MapError says what is wrong with it."""
    try:
        found = _VERSION.decode(data).format
        if found != FORMAT:
            raise MapError("map_format", file=name, expected=FORMAT, found=found)
        return _MAP.decode(data)
    except msgspec.DecodeError as error:
        raise MapError("bad_map", file=name, problem=str(error)) from None


@careful
@cache
def load(game: str, name: str) -> MapFile:
    """A map that comes with a game; MapError `no_map_file` if there is none of this name."""
    resource = files("kartentisch.games") / game / f"{name}.map.json"
    if not _PLAIN_NAME.fullmatch(game) or not _PLAIN_NAME.fullmatch(name) or not resource.is_file():
        raise MapError("no_map_file", found=f"{game}/{name}")
    return parse(resource.read_bytes(), f"{game}/{name}.map.json")
