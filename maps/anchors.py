"""Anchors: signs on the water that tell which regions are ports of a sea zone."""

from __future__ import annotations

import math

import numpy as np
import shapely
from shapely import Point

from kartentisch.engine.mapfile import Anchor
from maps.arcs import Topology
from maps.borders import Kinds
from maps.geometry import Points, Shape, union
from maps.placement import Placement
from maps.spec import SpecError

OFFSHORE = 16.0  # units from the shore to the anchor
SIZE = 11.0  # units: its radius with some air
INLAND = 5.0  # units: how far its line reaches into the region

Spot = tuple[float, float, tuple[float, float]]  # x, y and the point of the shore that it belongs to


def _shores(topology: Topology, kinds: Kinds, zone: str, region: str) -> list[Points]:
    return [
        arc.points
        for arc in topology.arcs
        if {arc.left, arc.right} == {zone, region} and kinds.of(arc) == "coast" and len(arc.points) > 1
    ]


def _spots(shore: Points, water: Shape) -> list[Spot]:
    """Places off the middle of every stretch of the shore, with the point of the shore that they belong to."""
    found = []
    shapely.prepare(water)
    for (ax, ay), (bx, by) in zip(shore[:-1].tolist(), shore[1:].tolist(), strict=True):
        x, y, reach = (ax + bx) / 2, (ay + by) / 2, math.hypot(bx - ax, by - ay)
        if reach == 0:
            continue
        for turn in (1, -1):
            nx, ny = turn * (by - ay) / reach, -turn * (bx - ax) / reach
            spot = (x + nx * OFFSHORE, y + ny * OFFSHORE)
            if water.contains(Point(spot)):
                found.append((*spot, (round(x - nx * INLAND, 1), round(y - ny * INLAND, 1))))
    return found


def _calmest(spots: list[Spot], middle: Points, taken: Shape, land: Shape, others: list[Anchor]) -> Spot:
    """The spot that covers least and lies nearest to the middle of the shore."""
    xs, ys = np.array([spot[0] for spot in spots]), np.array([spot[1] for spot in spots])
    points = shapely.points(xs, ys)
    covers = 2.0 * shapely.dwithin(taken, points, SIZE) + 1.0 * shapely.dwithin(land, points, SIZE)
    for other in others:
        covers += 2.0 * (np.hypot(xs - other.x, ys - other.y) < 2 * SIZE)
    away = np.hypot(xs - middle[0], ys - middle[1])
    return spots[int(np.lexsort((away, covers))[0])]


def place(
    topology: Topology,
    kinds: Kinds,
    ports: list[tuple[str, str]],
    shapes: dict[str, Shape],
    placed: dict[str, Placement],
) -> list[Anchor]:
    """An anchor for every port, in its zone, off names, pieces and other anchors, near the middle of the shore."""
    if not ports:
        return []
    names = [label.ink() for placement in placed.values() for label in placement.labels.values()]
    taken = union([placement.block.ground() for placement in placed.values()] + names)
    land = union([shape for owner, shape in shapes.items() if owner not in kinds.water])
    shapely.prepare(taken)
    shapely.prepare(land)
    found: list[Anchor] = []
    for zone, region in ports:
        shores = _shores(topology, kinds, zone, region)
        if not shores:
            raise SpecError(
                f"{region} is a port of {zone} but has no shore there; move the zone's seeds or draw a [[route]]"
            )
        spots = [spot for shore in shores for spot in _spots(shore, shapes[zone])]
        if not spots:
            raise SpecError(f"{region} is a port of {zone} but its shore there is too short; move the zone's seeds")
        x, y, shore = _calmest(spots, np.vstack(shores).mean(axis=0), taken, land, found)
        found.append(Anchor(zone, region, round(x, 1), round(y, 1), shore))
    return found
