"""What a map's author writes: one TOML file in ``maps/specs``.  Places are ``[longitude, latitude]`` in degrees.

Lengths and sizes are units of the finished map unless a field says otherwise.  Unknown fields are refused.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path

import msgspec

SPECS = Path(__file__).parent / "specs"
Place = tuple[float, float]


class SpecError(Exception):
    """A fault of the author's: where it is and what to do."""


class Model(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A part of a specification."""


class Names(Model, frozen=True):
    """A text in both languages; ``|`` is a place where a line may break, ``-|`` one where a word may."""

    de: str
    en: str


class Lens(Model, frozen=True):
    """A round magnifier around a place: one and ``k`` times as large in the middle, untouched at the rim."""

    at: Place
    rx: float
    ry: float
    k: float


class Warp(Model, frozen=True):
    """Pairs (degree, degree drawn instead), rising: stretches and squeezes before projecting."""

    lon: list[Place] = []
    lat: list[Place] = []


class Projection(Model, frozen=True):
    """From degrees to units."""

    proj: str  # a PROJ string
    bounds: tuple[float, float, float, float]  # west, south, east, north of the bricks to read
    fit: list[Place]  # places that must lie within the frame
    pad: float = 0
    wrap: float | None = None  # what lies west of this longitude is drawn at the right-hand edge
    warp: Warp = Warp()
    lens: list[Lens] = []


class Drawing(Model, frozen=True):
    """How coarse the lines are."""

    presimplify: float = 0.4
    simplify: float = 1.2
    coast_rounds: int = 1  # rounds of corner cutting
    border_area: float = 3.0  # triangles below this area vanish from land borders
    sea_area: float = 160.0  # the same for borders between sea zones
    sea_wave: float = 0.0  # amplitude of the swing in the borders of sea zones
    min_island: float = 120.0  # square units
    min_lake: float = 120.0
    min_river: float = 3.0  # degrees
    waterlines: list[float] = []  # distances from the coast
    islets: list[Place] = []  # kept although small


class Lettering(Model, frozen=True):
    """Fonts and sizes of the names; fonts are file names in kartentisch/pictures/fonts."""

    font: str
    track: float  # letter spacing in em
    min: float
    max: float
    upper: bool = True
    fill: float = 1.0  # of the largest size that fits
    sea_font: str = ""
    sea_track: float = 0.05
    sea_min: float = 12
    sea_max: float = 20


class Pieces(Model, frozen=True):
    """Blocks (width, height) that hold a space's pieces, biggest tier first; the first tier with room wins."""

    land: list[list[Place]]
    sea: list[list[Place]] = []


class Override(Model, frozen=True):
    """Where the author knows better than the placement."""

    label: Place | None = None
    angle: float | None = None
    size: float | None = None
    pieces: Place | None = None
    block: Place | None = None
    flat: bool = False  # never turn the name
    beside: str = ""  # "label", "pieces", "both": put it on the water next to the region, or "none": nowhere but inside


class Land(Model, frozen=True):
    """A region of provinces, or a disc at a place.

    ``bricks``: ``FRA`` all of a country, ``FRA:Var|Gard`` the named provinces, ``FRA:-Var`` all but these, with
    ``@W,S,E,N`` only what lies in that box, with a leading ``!`` not that.  Of several claims the most exact one wins:
    named in a box, named, country in a box, country.
    """

    id: str
    bricks: list[str] = []
    grow: float = 0
    spot: Place | None = None
    radius: float = 17
    names: Names | None = None  # only where breaks or a shorter form are wanted; else the board's
    place: Override = Override()


class Sea(Model, frozen=True):
    """A sea zone: everything nearer to its seeds than to others', or a hexagon where two or three zones meet."""

    id: str
    seeds: list[Place] = []
    meet: list[str] = []
    near: Place | None = None
    radius: float = 30
    names: Names | None = None
    place: Override = Override()


class Cell(Model, frozen=True):
    """A region of a disc (the moon), grown from a seed; ``at`` in parts of the disc, (0.5, 0.5) is its middle."""

    id: str
    at: Place
    names: Names | None = None
    place: Override = Override()


class River(Model, frozen=True):
    """The stretch of a river that runs by two places."""

    start: Place
    end: Place


class Cut(Model, frozen=True):
    """A line across the land, by places and stretches of rivers."""

    id: str
    points: list[Place | River]
    draw: bool = False


class Mask(Model, frozen=True):
    """Only what lies inside is played.  A name in the outline is a cut, with a leading ``-`` backwards."""

    outline: list[Place | str]
    absorb: list[Place] = []  # unclaimed land in here joins the neighbour with the longest border
    never: list[str] = []  # bricks that are not absorbed
    exempt: list[str] = []  # regions that the mask does not cut


class Channel(Model, frozen=True):
    """A strait that stays open."""

    points: list[Place]
    width: float = 3


class Route(Model, frozen=True):
    """A drawn link.  Without points it runs between the nearest coasts; with ``wrap`` it leaves over both edges."""

    a: str
    b: str
    points: list[Place] = []
    bend: float = 0.15
    wrap: bool = False
    level: float | None = None  # height (y) at which a wrap leaves the map


class Ridge(Model, frozen=True):
    """A row of hills or trees."""

    points: list[Place]
    kind: str = "hill"
    gap: float = 15
    rows: int = 1
    scale: float = 1.0


class Mark(Model, frozen=True):
    """A town, a name of a sea or land that is not played, the home of a people."""

    kind: str
    at: Place
    text: str = ""
    angle: float = 0
    size: float = 0
    side: str = "start"


class Check(Model, frozen=True):
    """What counts as a link.  ``borders``: the classes of borders that are links by themselves."""

    borders: tuple[str, ...] = ("land",)
    anchors: tuple[
        str, ...
    ] = ()  # kinds of the board's links between zone and region that an anchor on the shore shows
    min_border: float = 10
    tolerate: list[tuple[str, str]] = []
    min_radius: float = 12


class Head(Model, frozen=True):
    board: str
    file: str
    title: Names
    look: str
    size: tuple[int, int]
    kinds: list[str] = []  # the kinds of the board's spaces that are on this map; none means all
    keep: list[str] = []  # values of the board's spaces that the built map carries
    rose: Place | None = None  # where the compass stands, in units


class Spec(Model, frozen=True):
    """A whole specification."""

    map: Head
    lettering: Lettering
    pieces: Pieces
    check: Check = Check()
    projection: Projection | None = None
    drawing: Drawing = Drawing()
    land: list[Land] = []
    sea: list[Sea] = []
    open_sea: list[Place] = []  # seeds of water that belongs to no zone
    cell: list[Cell] = []
    cut: list[Cut] = []
    mask: Mask | None = None
    channel: list[Channel] = []
    route: list[Route] = []
    ridge: list[Ridge] = []
    mark: list[Mark] = []
    sha256: str = ""

    def regions(self) -> list[Land | Sea | Cell]:
        return [*self.land, *self.sea, *self.cell]


def names() -> list[str]:
    """The maps that have a specification."""
    return sorted(path.stem for path in SPECS.glob("*.toml"))


def parse(text: str, name: str) -> Spec:
    """Read a specification; SpecError names the field that is wrong."""
    try:
        spec = msgspec.convert(tomllib.loads(text), Spec)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise SpecError(f"{name}.toml: {error}") from None
    seen: set[str] = set()
    for region in spec.regions():
        if region.id in seen:
            raise SpecError(f"{name}.toml: the region {region.id} stands twice; join the two entries")
        seen.add(region.id)
    if not spec.cell and spec.projection is None:
        raise SpecError(f"{name}.toml: a map of bricks needs [projection]")
    return msgspec.structs.replace(spec, sha256=hashlib.sha256(text.encode()).hexdigest())


def load(name: str) -> Spec:
    """The specification of a map by its name."""
    path = SPECS / f"{name}.toml"
    if not path.exists():
        raise SpecError(f"there is no map {name}; there are {', '.join(names())}")
    return parse(path.read_text(encoding="utf-8"), name)
