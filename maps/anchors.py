"""Anchors: signs on the water that tell which regions are ports of a sea zone."""

from __future__ import annotations

import math

import numpy as np
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


def _shores(topology: Topology, kinds: Kinds, zone: str, region: str) -> list[Points]:
    return [
        arc.points
        for arc in topology.arcs
        if {arc.left, arc.right} == {zone, region} and kinds.of(arc) == "coast" and len(arc.points) > 1
    ]


def _spots(shore: Points, water: Shape) -> list[tuple[float, float, tuple[float, float]]]:
    """Places off the middle of every stretch of the shore, with the point of the shore that they belong to."""
    found = []
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


def place(
    topology: Topology, kinds: Kinds, ports: list[tuple[str, str]], shapes: dict[str, Shape], placed: dict[str, Placement]
) -> list[Anchor]:
    """An anchor for every port, in its zone, off names, pieces and other anchors, near the middle of the common shore."""
    if not ports:
        return []
    taken = union([p.block.ground(2) for p in placed.values()] + [n.ink().buffer(2) for p in placed.values() for n in p.labels.values()])
    land = union([shape for owner, shape in shapes.items() if owner not in kinds.water])
    found: list[Anchor] = []
    for zone, region in ports:
        shores = _shores(topology, kinds, zone, region)
        if not shores:
            raise SpecError(f"{region} is a port of {zone} but has no shore there; move the zone's seeds or draw a [[route]]")
        middle = np.vstack(shores).mean(axis=0)
        spots = [spot for shore in shores for spot in _spots(shore, shapes[zone])]
        spots.sort(key=lambda spot: math.hypot(spot[0] - middle[0], spot[1] - middle[1]))
        others = [Point(anchor.x, anchor.y) for anchor in found]

        def crowd(x: float, y: float, others: list[Point] = others) -> int:
            """How much an anchor here would cover."""
            here = Point(x, y).buffer(SIZE)
            near = sum(Point(x, y).distance(other) < 2 * SIZE for other in others)
            return 2 * near + 2 * here.intersects(taken) + (here.intersection(land).area > 0.2 * here.area)

        if not spots:
            raise SpecError(f"{region} is a port of {zone} but its shore there is too short; move the zone's seeds")
        x, y, shore = min(spots, key=lambda spot: crowd(spot[0], spot[1]))
        found.append(Anchor(zone, region, round(x, 1), round(y, 1), shore))
    return found
