"""Where the pieces stand and where the names go.

Both are placed together: for every good position of the block that holds the pieces, the largest name that fits into
the rest of the region is sought.  A name fits into an ellipse; the largest ellipse of a given aspect becomes, with x
divided by the aspect, the largest circle, which GEOS finds exactly.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
import shapely
from shapely import Polygon, box
from shapely.affinity import rotate

from maps.geometry import Points, Shape, largest
from maps.lettering import INK, LINE, Font, layouts

ANGLES = (0, -10, 10, -20, 20, -32, 32)  # degrees a one-line name may turn
CLEARANCE = 3.0  # units between name and pieces
GRID = 23  # positions tried in each direction
CANDIDATES = 12  # positions of the block that are worth a closer look
FURTHEST = 66.0  # units that a name may stand beside its region
STEP = 3.0  # units between the places tried there
AWAY = 0.25  # how much nearness to the middle of the region counts against nearness to its edge
SECOND = 6  # of these, how many are tried for the other language
TURN_COST = 0.004  # per degree
AWAY_COST = 0.008  # per unit from the middle of the region
LINE_COST = 0.95  # per further line

Language = str


@dataclass(frozen=True)
class Face:
    """A font with the sizes that a name may have, in units."""

    font: Font
    track: float
    low: float
    high: float
    fill: float
    upper: bool

    def width(self, lines: Iterable[str]) -> float:
        """Width in em of the widest line."""
        return max(self.font.width(line, self.track) for line in lines)


@dataclass(frozen=True)
class Label:
    """A name as it is set: middle, angle in degrees (clockwise), size, lines, and the width of the widest line."""

    x: float
    y: float
    angle: float
    size: float
    lines: tuple[str, ...]
    width: float

    def ink(self) -> Polygon:
        """The ground that the letters cover."""
        high = ((len(self.lines) - 1) * LINE + INK) * self.size
        flat = box(self.x - self.width / 2, self.y - high / 2, self.x + self.width / 2, self.y + high / 2)
        return rotate(flat, self.angle, origin=(self.x, self.y)) if self.angle else flat


@dataclass(frozen=True)
class Block:
    """The ground for the pieces: middle and extent."""

    x: float
    y: float
    width: float
    height: float

    def ground(self, pad: float = 0) -> Polygon:
        half_w, half_h = self.width / 2 + pad, self.height / 2 + pad
        return box(self.x - half_w, self.y - half_h, self.x + half_w, self.y + half_h)


@dataclass(frozen=True)
class Placement:
    """Block and names of a region; what did not fit inside stands on the water ``beside`` it."""

    block: Block
    labels: dict[Language, Label]
    beside: str = ""  # "", "label", "pieces" or "both"


def set_name(lines: list[str], face: Face, x: float, y: float, size: float, angle: float = 0) -> Label:
    return Label(x, y, angle, size, tuple(lines), face.width(lines) * size)


def _ellipse(area: Polygon, aspect: float, angle: float) -> tuple[float, float, float]:
    """Half height and middle of the largest ellipse of this aspect, turned by an angle."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))

    def squeeze(points: Points) -> Points:
        x, y = points[:, 0], points[:, 1]
        return np.column_stack([(x * cos + y * sin) / aspect, -x * sin + y * cos])

    circle = shapely.maximum_inscribed_circle(shapely.transform(area, squeeze), 1.0)
    x, y = circle.coords[0]
    x *= aspect
    return float(shapely.length(circle)), x * cos - y * sin, x * sin + y * cos


def fit(area: Polygon, name: str, face: Face, flat: bool, middle: tuple[float, float]) -> tuple[float, Label]:
    """The best setting of a name in an area, with its score; its size may be below ``face.low``."""
    best: tuple[float, Label] | None = None
    for lines in layouts(name, face.upper):
        width, height = face.width(lines), LINE * len(lines)
        for angle in (0,) if flat or len(lines) > 1 else ANGLES:
            radius, x, y = _ellipse(area, max(1.05, width / height), angle)
            size = min(math.sqrt(2) * radius / height * face.fill, face.high)
            score = size * (1 - TURN_COST * abs(angle)) * LINE_COST ** (len(lines) - 1)
            score -= AWAY_COST * math.hypot(x - middle[0], y - middle[1])
            if best is None or score > best[0]:
                best = score, set_name(lines, face, x, y, size, angle)
    assert best is not None
    return best


def positions(area: Polygon, width: float, height: float) -> list[tuple[float, float]]:
    """Middles where a block fits, those near the rim first (the name wants the middle)."""
    west, north, east, south = area.bounds
    xs, ys = (axis.ravel() for axis in np.meshgrid(np.linspace(west, east, GRID), np.linspace(north, south, GRID)))
    shapely.prepare(area)
    inside = shapely.contains(area, shapely.box(xs - width / 2, ys - height / 2, xs + width / 2, ys + height / 2))
    middle_x, middle_y = (west + east) / 2, (north + south) / 2
    found = sorted(
        zip(xs[inside].tolist(), ys[inside].tolist(), strict=True),
        key=lambda spot: -abs(spot[1] - middle_y) - 0.5 * abs(spot[0] - middle_x),
    )
    picked: list[tuple[float, float]] = []
    for x, y in found:
        if all(math.hypot(x - u, y - v) > 0.5 * min(width, height) for u, v in picked):
            picked.append((x, y))
        if len(picked) == CANDIDATES:
            break
    return picked


def inside(
    area: Polygon, names: dict[Language, str], face: Face, tiers: list[list[tuple[float, float]]], flat: bool
) -> Placement | None:
    """Block and names in a region; None where no tier leaves room for both."""
    point = shapely.maximum_inscribed_circle(area, 0.5).coords[0]
    middle = (float(point[0]), float(point[1]))
    first, *others = names
    for blocks in tiers:
        tried: list[tuple[float, Block, Label, Polygon]] = []
        for width, height in blocks:
            for x, y in positions(area, width, height):
                block = Block(x, y, width, height)
                rest = largest(area.difference(block.ground(CLEARANCE)))
                score, label = fit(rest, names[first], face, flat, middle)
                tried.append((score - AWAY_COST * math.hypot(x - middle[0], y - middle[1]), block, label, rest))
        tried.sort(key=lambda row: -row[0])
        for _, block, label, rest in tried[:SECOND]:
            if label.size < face.low:
                continue
            labels = {first: label}
            for language in others:
                same = names[language] == names[first]
                labels[language] = label if same else fit(rest, names[language], face, flat, middle)[1]
            if all(label.size >= face.low for label in labels.values()):
                return Placement(block, labels)
    return None


def _next_to(area: Shape, width: float, height: float, room: Shape) -> tuple[float, float] | None:
    """The middle of a box in ``room``, as near to an area as can be."""
    west, north, east, south = area.bounds
    reach_x, reach_y = FURTHEST + width / 2, FURTHEST + height / 2
    xs, ys = (
        axis.ravel()
        for axis in np.meshgrid(
            np.arange(west - reach_x, east + reach_x, STEP), np.arange(north - reach_y, south + reach_y, STEP)
        )
    )
    boxes = shapely.box(xs - width / 2, ys - height / 2, xs + width / 2, ys + height / 2)
    window = box(west - reach_x - width, north - reach_y - height, east + reach_x + width, south + reach_y + height)
    near = room.intersection(window)
    shapely.prepare(near)
    free = np.nonzero(shapely.contains(near, boxes))[0]
    if not len(free):
        return None
    apart = shapely.distance(boxes[free], area)
    core = shapely.maximum_inscribed_circle(largest(area), 1.0).coords[0]
    away = np.hypot(xs[free] - core[0], ys[free] - core[1])
    best = free[int(np.argmin(apart + AWAY * away))]
    return (float(xs[best]), float(ys[best])) if apart.min() <= FURTHEST else None


def beside(
    area: Polygon, names: dict[Language, str], face: Face, block: tuple[float, float], room: Shape, wish: str
) -> Placement | None:
    """Place what does not fit inside on the water in ``room``; ``wish`` says what, empty is the least that must."""
    width, height = block
    best = {language: _compact(name, face) for language, name in names.items()}
    high = max(((len(lines) - 1) * LINE + INK) * face.low for lines in best.values())
    wide = max(face.width(lines) * face.low for lines in best.values())
    spots = positions(area, width, height)
    if wish in ("", "label") and spots:
        point = shapely.maximum_inscribed_circle(area, 0.5).coords[0]
        x, y = min(spots, key=lambda spot: math.hypot(spot[0] - point[0], spot[1] - point[1]))
        own = Block(x, y, width, height)
        spot = _next_to(area, wide + 2, high + 2, room.difference(own.ground(2)))
        if spot:
            labels = {language: set_name(lines, face, *spot, face.low) for language, lines in best.items()}
            return Placement(own, labels, "label")
    if wish in ("", "pieces"):
        point = shapely.maximum_inscribed_circle(area, 0.5).coords[0]
        fitted = {
            language: fit(area, name, face, False, (float(point[0]), float(point[1])))[1]
            for language, name in names.items()
        }
        spot = _next_to(area, width + 2, height + 2, room)
        if spot and all(label.size >= face.low for label in fitted.values()):
            return Placement(Block(*spot, width, height), fitted, "pieces")
    tall = high + height + CLEARANCE
    spot = _next_to(area, max(wide, width) + 2, tall + 2, room)
    if spot is None:
        return None
    x, top = spot[0], spot[1] - tall / 2
    labels = {
        language: set_name(lines, face, x, top + height + CLEARANCE + high / 2, face.low)
        for language, lines in best.items()
    }
    return Placement(Block(x, top + height / 2, width, height), labels, "both")


def _compact(name: str, face: Face) -> list[str]:
    """The setting nearest to a square: what takes least room on the water."""
    return min(layouts(name, face.upper), key=lambda lines: max(face.width(lines), 2.2 * LINE * len(lines)))
