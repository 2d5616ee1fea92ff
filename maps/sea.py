"""Sea zones: what lies nearest to a zone's seeds, with curved borders; hexagons where zones meet."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable

import numpy as np
import shapely
from shapely import MultiPoint, Point, Polygon, STRtree

from maps.geometry import OPEN_SEA, Cover, Points, Shape, lines, polygons, union
from maps.projection import Projection
from maps.spec import Sea, Spec, SpecError

WAVES = (170.0, 97.0)  # lengths of the swings, units
HEXAGON = (0, 52, 128, 180, 232, 308)  # degrees of its corners
STRETCH = 1.25  # of a hexagon, in width
SHORE = 3.0  # units between a hexagon and the land


def _wave(amplitude: float) -> Callable[[Points], Points]:
    """A slow displacement of the plane, so that no zone has straight borders."""
    long, short = WAVES

    def wave(points: Points) -> Points:
        x, y = points[:, 0], points[:, 1]
        dx = np.sin(y / long * 2.1 + x / short * 0.7) + 0.5 * np.sin(y / short * 2.3 + 1.3)
        dy = np.sin(x / long * 2.3 + 2.1) + 0.5 * np.sin(x / short * 1.9 + y / long)
        return np.column_stack([x + amplitude * dx, y + amplitude * dy])

    return wave


def _cells(seeds: list[tuple[str, Point]], frame: Shape, amplitude: float) -> Cover:
    """The plane, divided among the zones."""
    diagram = shapely.voronoi_polygons(MultiPoint([point for _, point in seeds]), extend_to=frame.buffer(50))
    tree = STRtree([point for _, point in seeds])
    parts: dict[str, list[Shape]] = defaultdict(list)
    for cell in diagram.geoms:
        parts[seeds[int(tree.query(cell, "contains")[0])][0]].append(cell)
    zones = {zone: union(cells) for zone, cells in parts.items()}
    if not amplitude:
        return zones
    bent = shapely.transform(shapely.segmentize(np.array(list(zones.values()), dtype=object), 14.0), _wave(amplitude))
    return dict(zip(zones, shapely.coverage_clean(bent, snapping_distance=0.5), strict=True))


def _joined(cells: Cover, water: Shape, seeds: list[tuple[str, Point]]) -> Cover:
    """Clip to the water; what land cuts off from its zone's seeds goes to the neighbour with the longest border."""
    zones: Cover = {}
    orphans: list[Polygon] = []
    for zone, cell in cells.items():
        own = [point for name, point in seeds if name == zone]
        parts = polygons(cell.intersection(water))
        if not parts:
            raise SpecError(f"sea zone {zone}: its seeds lie on land or outside of the map; move them into the water")
        mine = [part for part in parts if any(part.distance(point) < 1e-6 for point in own)]
        mine = mine or [max(parts, key=lambda part: part.area)]  # a wave may have carried the border over the seed
        zones[zone] = union(mine)
        orphans += [part for part in parts if part not in mine]
    for orphan in sorted(orphans, key=lambda part: -part.area):
        edges = {zone: orphan.boundary.intersection(area.boundary).length for zone, area in zones.items()}
        best = max(edges, key=lambda zone: edges[zone])
        if edges[best] > 0.5:
            zones[best] = union([zones[best], orphan])
        else:
            zones[OPEN_SEA] = union([zones.get(OPEN_SEA, Polygon()), orphan])
    return zones


def _meeting(zone: Sea, zones: Cover, near: Point) -> Point:
    """Where the zones that a hexagon names meet: a point of three, or the middle of the border of two."""
    missing = [name for name in zone.meet if name not in zones]
    if missing:
        raise SpecError(f"sea zone {zone.id}: there is no sea zone {missing[0]} to meet at")
    areas = [zones[name] for name in zone.meet]
    if len(areas) == 2:
        border = lines(shapely.line_merge(areas[0].boundary.intersection(areas[1].boundary)))
        if border:
            return max(border, key=lambda line: line.length).interpolate(0.5, normalized=True)
    else:
        spots = polygons(shapely.intersection_all([area.buffer(1.5) for area in areas]))
        if spots:
            return min((spot.representative_point() for spot in spots), key=lambda point: point.distance(near))
    raise SpecError(f"sea zone {zone.id}: {', '.join(zone.meet)} do not meet; move their seeds")


def build(spec: Spec, land: Shape, frame: Shape, projection: Projection) -> Cover:
    """The water of a map: zones, and OPEN_SEA for the rest."""
    water = frame.difference(land)
    seeds = [(zone.id, projection.point(seed)) for zone in spec.sea for seed in zone.seeds]
    if not seeds:
        return {OPEN_SEA: water}
    seeds += [(OPEN_SEA, projection.point(seed)) for seed in spec.open_sea]
    zones = _joined(_cells(seeds, frame, spec.drawing.sea_wave), water, seeds)
    hexagons: Cover = {}
    for zone in spec.sea:
        if not zone.meet:
            continue
        near = projection.point(zone.near) if zone.near else frame.centroid
        middle = _meeting(zone, zones, near)
        corners = [
            (middle.x + zone.radius * STRETCH * math.cos(turn), middle.y + zone.radius * math.sin(turn))
            for turn in map(math.radians, HEXAGON)
        ]
        hexagons[zone.id] = Polygon(corners).difference(land.buffer(SHORE))
        zones = {name: area.difference(hexagons[zone.id]) for name, area in zones.items()}
    return {name: area for name, area in (zones | hexagons).items() if not area.is_empty}
