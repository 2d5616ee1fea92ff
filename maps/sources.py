"""The committed extract of Natural Earth: provinces ("bricks"), rivers and lakes of the whole world, in degrees.

``maps/extract.py`` made the file and says from what.  A build reads nothing else, so it needs no download.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from shapely import LineString, MultiPolygon, Polygon

from maps.geometry import Points

EXTRACT = Path(__file__).parent / "data" / "natural_earth.json.gz"
FORMAT = 1  # of the extract


@dataclass(frozen=True)
class Brick:
    """One province: three letters of the country (Natural Earth's adm0_a3) and the province's name there."""

    country: str
    name: str
    shape: MultiPolygon

    @property
    def id(self) -> str:
        return f"{self.country}:{self.name}"


@dataclass(frozen=True)
class World:
    bricks: list[Brick]
    rivers: list[LineString]
    lakes: list[Polygon]
    sources: list[dict[str, str]]  # package, version, file, sha256, licence of what the extract was made from
    sha256: str  # of the extract itself


def _line(deltas: list[int], grid: float) -> Points:
    steps = np.array(deltas, dtype=np.int64).reshape(-1, 2)
    return np.asarray(np.cumsum(steps, axis=0) * grid, dtype=np.float64)


@cache
def load(path: Path = EXTRACT) -> World:
    """Read the extract; about a second."""
    raw = path.read_bytes()
    data: dict[str, Any] = json.loads(gzip.decompress(raw))
    if data["format"] != FORMAT:
        raise ValueError(
            f"{path.name}: format {data['format']}, this workshop reads {FORMAT}; run maps/extract.py again"
        )
    grid = float(data["grid"])
    arcs = [_line(deltas, grid) for deltas in data["arcs"]]

    def ring(refs: list[int]) -> Points:
        parts = [arcs[ref] if ref >= 0 else arcs[~ref][::-1] for ref in refs]
        return np.vstack([parts[0], *(part[1:] for part in parts[1:])])

    def brick(country: str, name: str, parts: list[list[list[int]]]) -> Brick:
        outlines = [[points for points in map(ring, rings) if len(points) > 3] for rings in parts]
        return Brick(country, name, MultiPolygon([Polygon(rings[0], rings[1:]) for rings in outlines if rings]))

    bricks = [brick(*row) for row in data["bricks"]]
    rivers = [LineString(_line(deltas, grid)) for deltas in data["rivers"] if len(deltas) > 2]
    lakes = [Polygon(_line(rings[0], grid), [_line(hole, grid) for hole in rings[1:]]) for rings in data["lakes"]]
    return World(bricks, rivers, lakes, data["sources"], hashlib.sha256(raw).hexdigest())
