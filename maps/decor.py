"""What is on a map for the eye only: water lines, rivers, lakes, frontiers, hills, names of seas and towns."""

from __future__ import annotations

import numpy as np
import shapely

from maps.geometry import Points, Shape, lines, polygons
from maps.projection import Projection
from maps.smooth import rounded, thinned
from maps.sources import World
from maps.spec import Cut, Place, Ridge, Spec

FORT_STEP = 66.0  # units from fort to fort
SEED = 7  # of the hills' small irregularities
SHORTEST = 8.0  # units: a shorter piece of a river is not drawn


def waterlines(land: Shape, frame: Shape, distances: list[float]) -> list[list[Points]]:
    """Lines along the coast, one list for each distance."""
    found = []
    for distance in distances:
        edge = land.buffer(distance, quad_segs=4).simplify(0.6).boundary.intersection(frame.buffer(-0.5))
        merged = edge if edge.geom_type == "LineString" else shapely.line_merge(edge)
        found.append([np.asarray(line.coords) for line in lines(merged) if line.length > 12])
    return found


def _window(spec: Spec) -> Shape:
    assert spec.projection is not None
    return shapely.box(*spec.projection.bounds)


def rivers(spec: Spec, world: World, land: Shape, projection: Projection) -> list[Points]:
    """The long rivers, where they run over land."""
    window = _window(spec)
    shapely.prepare(land)
    found = []
    for river in world.rivers:
        if river.length < spec.drawing.min_river or not river.intersects(window):
            continue
        course = projection.shape(river)
        if not land.intersects(course):
            continue
        for piece in lines(course.intersection(land)):
            if piece.length > SHORTEST:
                points = np.asarray(piece.coords)[:, :2]
                found.append(rounded(thinned(points, 0.8, closed=False), 1, closed=False))
    return found


def lakes(spec: Spec, world: World, frame: Shape, projection: Projection) -> list[list[Points]]:
    """The large lakes as rings."""
    window = _window(spec)
    found = []
    for lake in world.lakes:
        if not lake.intersects(window):
            continue
        shape = projection.shape(lake)
        if shape.is_valid and shape.area > spec.drawing.min_lake and shape.intersects(frame):
            found += [
                [np.asarray(ring.coords) for ring in (part.exterior, *part.interiors)]
                for part in polygons(shape.simplify(0.5))
            ]
    return found


def frontier(
    cut: Cut, trace: list[Place], land: Shape, projection: Projection
) -> tuple[list[Points], list[tuple[float, float]]]:
    """A drawn cut: its lines over land, and the places of its forts."""
    drawn, forts = [], []
    for piece in lines(projection.line(trace).intersection(land)):
        if piece.length > 3:
            drawn.append(rounded(thinned(np.asarray(piece.coords), 1, closed=False), 2, closed=False))
        for i in range(int(piece.length // FORT_STEP)):
            point = piece.interpolate(FORT_STEP * (i + 0.5))
            forts.append((round(point.x, 1), round(point.y, 1)))
    return drawn, forts


def hills(ridges: list[Ridge], projection: Projection, blocked: Shape) -> list[tuple[float, float, float, int, str]]:
    """Hills and trees ``(x, y, scale, shape, kind)`` from back to front, none where names or pieces stand."""
    random = np.random.default_rng(SEED)
    found = []
    for ridge in ridges:
        line = projection.line(ridge.points)
        count = max(2, int(line.length / ridge.gap))
        for row in range(ridge.rows):
            for i in range(count):
                point = line.interpolate((i + 0.5 * (row % 2) + random.uniform(-0.2, 0.2)) / count, normalized=True)
                x = point.x + random.uniform(-3, 3)
                y = point.y + (row - (ridge.rows - 1) / 2) * 11 + random.uniform(-2, 2)
                scale = random.uniform(0.8, 1.25) * ridge.scale
                found.append((round(x, 1), round(y, 1), round(scale, 2), int(random.integers(0, 3)), ridge.kind))
    free = [
        hill
        for hill in found
        if not blocked.intersects(shapely.box(hill[0] - 9, hill[1] - 9, hill[0] + 9, hill[1] + 6))
    ]
    return sorted(free, key=lambda hill: hill[1])
