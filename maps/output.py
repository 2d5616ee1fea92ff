"""From the workshop's shapes to the built file."""

from __future__ import annotations

from importlib.metadata import version
from pathlib import Path

import msgspec
import numpy as np
import shapely

from kartentisch.engine import mapfile
from kartentisch.engine.mapfile import Label, MapFile, Provenance, Steps
from maps.borders import GRID
from maps.geometry import Points
from maps.placement import Label as Set
from maps.sources import World

GAMES = Path(__file__).parents[1] / "src" / "kartentisch" / "games"
TOOLS = ("shapely", "pyproj", "numpy", "scipy")


def steps(points: Points) -> Steps:
    """A line on the grid: the first point, then steps; steps of nothing are left out."""
    whole = np.round(np.asarray(points)[:, :2] / GRID).astype(np.int64)
    moves = np.vstack([whole[:1], np.diff(whole, axis=0)])
    keep = np.r_[True, (moves[1:] != 0).any(axis=1)]
    if keep.sum() < 2:
        keep[-1] = True
    return [int(value) for value in moves[keep].ravel()]


def label(name: Set) -> Label:
    return Label(
        round(name.x, 1), round(name.y, 1), name.angle, round(name.size, 1), round(name.width, 1), list(name.lines)
    )


def provenance(world: World, spec_sha256: str) -> Provenance:
    tools = {name: version(name) for name in TOOLS} | {"geos": ".".join(map(str, shapely.geos_version))}
    return Provenance(world.sources, world.sha256, spec_sha256, tools)


def path(game: str, name: str) -> Path:
    """Where a built map belongs."""
    return GAMES / game / f"{name}.map.json"


def encode(built: MapFile) -> bytes:
    """The bytes of the file; the same map gives the same bytes, also after reading it again."""
    return msgspec.json.encode(mapfile.parse(msgspec.json.encode(built))) + b"\n"
