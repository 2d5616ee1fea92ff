"""Just enough plane geometry to judge a built map without the workshop's libraries."""

from __future__ import annotations

import math
from itertools import pairwise
from pathlib import Path

from kartentisch.engine import mapfile
from kartentisch.engine.board import Board
from kartentisch.engine.mapfile import Label, MapFile, Point, Region

GAMES = Path(mapfile.__file__).parents[1] / "games"
MAPS = sorted(f"{path.parent.name}/{path.name.removesuffix('.map.json')}" for path in GAMES.glob("*/*.map.json"))
INK, LINE = 0.74, 1.02  # height of capitals and of a line, in em


def load(name: str) -> MapFile:
    game, file = name.split("/")
    return mapfile.load(game, file)


def path(name: str) -> Path:
    return GAMES / f"{name}.map.json"


def board(built: MapFile) -> Board:
    return Board.parse((GAMES / built.board / "board.toml").read_text(encoding="utf-8"))


def area(ring: list[Point]) -> float:
    """Signed area of a closed ring."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(ring)) / 2


def inside(point: Point, rings: list[list[Point]]) -> bool:
    """Even-odd."""
    x, y = point
    odd = False
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise(ring):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                odd = not odd
    return odd


def distance(point: Point, rings: list[list[Point]]) -> float:
    """To the nearest outline."""
    best = math.inf
    px, py = point
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise(ring):
            dx, dy = bx - ax, by - ay
            t = max(0.0, min(1.0, ((px - ax) * dx + (py - ay) * dy) / ((dx * dx + dy * dy) or 1)))
            best = min(best, math.hypot(px - ax - t * dx, py - ay - t * dy))
    return best


def ink(label: Label) -> list[Point]:
    """The four corners of the ground of a name."""
    width, height = label.w, ((len(label.t) - 1) * LINE + INK) * label.s
    cos, sin = math.cos(math.radians(label.a)), math.sin(math.radians(label.a))
    corners = ((-width / 2, -height / 2), (width / 2, -height / 2), (width / 2, height / 2), (-width / 2, height / 2))
    return [(label.x + u * cos - v * sin, label.y + u * sin + v * cos) for u, v in corners]


def ground(region: Region) -> list[Point]:
    """The four corners of the ground for pieces."""
    x, y, width, height = region.pieces
    return [
        (x - width / 2, y - height / 2),
        (x + width / 2, y - height / 2),
        (x + width / 2, y + height / 2),
        (x - width / 2, y + height / 2),
    ]


def overlap(one: list[Point], other: list[Point]) -> float:
    """How deep two convex shapes overlap, in units; 0 if a line parts them."""
    depth = math.inf
    for shape in (one, other):
        for (ax, ay), (bx, by) in pairwise([*shape, shape[0]]):
            nx, ny = by - ay, ax - bx
            long = math.hypot(nx, ny) or 1
            first = [(x * nx + y * ny) / long for x, y in one]
            second = [(x * nx + y * ny) / long for x, y in other]
            depth = min(depth, min(max(first), max(second)) - max(min(first), min(second)))
    return max(0.0, depth)
