"""Lines across the land (a frontier, the edge of a desert) and the mask that says what is played."""

from __future__ import annotations

import shapely
from shapely import LineString, Point, Polygon
from shapely.ops import substring

from maps.geometry import OUTLAND, Cover, Shape, polygons, union
from maps.projection import Projection
from maps.sources import Brick
from maps.spec import Cut, Mask, Place, River, SpecError


def _along(river: River, rivers: list[LineString]) -> list[Place]:
    """The places along the river that runs nearest to both ends."""
    start, end = Point(river.start), Point(river.end)
    line = min(rivers, key=lambda candidate: candidate.distance(start) + candidate.distance(end))
    a, b = line.project(start), line.project(end)
    places = [(float(x), float(y)) for x, y in substring(line, min(a, b), max(a, b)).coords]
    return places if a <= b else places[::-1]


def trace(cut: Cut, rivers: list[LineString]) -> list[Place]:
    """A cut as places in degrees."""
    places: list[Place] = []
    for point in cut.points:
        places += _along(point, rivers) if isinstance(point, River) else [point]
    if len(places) < 2:
        raise SpecError(f"cut {cut.id}: needs at least two points")
    return places


def outline(mask: Mask, traces: dict[str, list[Place]]) -> list[Place]:
    """The mask's outline with the named cuts filled in."""
    places: list[Place] = []
    for point in mask.outline:
        if isinstance(point, str):
            name = point.lstrip("-")
            if name not in traces:
                raise SpecError(f"mask: there is no cut {name}; add a [[cut]] with this id")
            places += traces[name][::-1] if point.startswith("-") else traces[name]
        else:
            places.append(point)
    return places


def apply(
    cover: Cover, mask: Mask, places: list[Place], bricks: list[tuple[Brick, Shape]], projection: Projection
) -> Cover:
    """Cut the regions along the mask; what falls outside is outland, gaps inside join a neighbour where allowed.

    ``bricks`` are the pieces of provinces in units, to find those that must not be absorbed.
    """
    inside = projection.polygon(places)
    outside = [cover.get(OUTLAND, Polygon())]
    masked: Cover = {}
    for region, area in cover.items():
        if region == OUTLAND:
            continue
        if region in mask.exempt:
            masked[region] = area
            continue
        outside.append(area.difference(inside))
        masked[region] = area.intersection(inside)
    outland = union(outside)
    if not mask.absorb:
        masked[OUTLAND] = outland
        return {region: area.buffer(0) for region, area in masked.items()}
    gaps, outland = outland.intersection(inside), outland.difference(inside)
    willing = projection.polygon(mask.absorb)
    never = union([area for brick, area in bricks if brick.id in mask.never or brick.country in mask.never])
    rest = [outland]
    rims = {region: area.buffer(0.3) for region, area in masked.items()}
    for rim in rims.values():
        shapely.prepare(rim)
    for gap in polygons(gaps):
        edges = {
            region: gap.boundary.intersection(rim).length if rim.intersects(gap) else 0.0
            for region, rim in rims.items()
        }
        best = max(edges, key=lambda region: edges[region])
        wanted = gap.intersection(willing).area > 0.5 * gap.area and gap.intersection(never).area < 0.5 * gap.area
        if wanted and edges[best] > 3:
            masked[best] = union([masked[best], gap])
            rims[best] = masked[best].buffer(0.3)
        else:
            rest.append(gap)
    masked[OUTLAND] = union(rest)
    return {region: shapely.buffer(area, 0) for region, area in masked.items()}
