"""From bricks to the land of a map: claims, projection, mask, islands, straits and discs."""

from __future__ import annotations

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon, box

from maps import claims, cuts
from maps.geometry import OUTLAND, Cover, Shape, areal, polygons, union
from maps.projection import Projection
from maps.sources import Brick, World
from maps.spec import Channel, Drawing, Land, Place, Spec, SpecError
from maps.spec import Projection as Settings

SEAM = 0.12  # degrees: half the slit that the source has at the 180th meridian
NEAR_ISLET = 3.0  # units between an island and the place that keeps it


def _wrapped(shape: Shape, edge: float) -> Shape:
    """Move what lies west of ``edge`` to the east, and close the slit at the 180th meridian."""
    west = shape.intersection(box(-180, -90, edge, 90))
    if west.is_empty:
        return shape
    east = shape.intersection(box(edge, -90, 180, 90))
    moved = shapely.transform(west, lambda points: points + np.array([360.0, 0.0]))
    if east.is_empty:
        return moved
    return union([east, moved]).buffer(SEAM, join_style="mitre").buffer(-SEAM, join_style="mitre")


def world_of(settings: Settings, bricks: list[Brick]) -> list[Brick]:
    """The bricks within the bounds, in degrees that rise from left to right."""
    west, south, east, north = settings.bounds
    frame = shapely.segmentize(box(west, south, east, north), 1.0)
    found = []
    for brick in bricks:
        shape = brick.shape if settings.wrap is None else _wrapped(brick.shape, settings.wrap)
        if shape.intersects(frame):
            found.append(Brick(brick.country, brick.name, areal(shape.intersection(frame))))
    return [brick for brick in found if not brick.shape.is_empty]


def _projected(
    pieces: list[tuple[str | None, Brick, Shape]], projection: Projection, frame: Shape, drawing: Drawing
) -> list[tuple[str, Brick, Shape]]:
    """The pieces in units, a valid coverage, thinned together."""
    owners, bricks, shapes = [], [], []
    for owner, brick, area in pieces:
        shape = projection.shape(area)
        if shape.is_empty or not shape.intersects(frame):
            continue
        owners.append(owner or OUTLAND)
        bricks.append(brick)
        shapes.append(areal(shapely.make_valid(shape)))
    cover = np.array(shapes, dtype=object)
    if not shapely.coverage_is_valid(cover):
        cover = np.array(
            [areal(shape) for shape in shapely.coverage_clean(cover, snapping_distance=0.02)], dtype=object
        )
    cover = shapely.coverage_simplify(cover, drawing.presimplify)
    return list(zip(owners, bricks, cover, strict=True))


def _without_islets(cover: Cover, frame: Shape, drawing: Drawing, projection: Projection) -> Cover:
    """Drop small islands and fill small holes."""
    wanted = [projection.point(place) for place in drawing.islets]
    kept = []
    for island in polygons(union(list(cover.values()))):
        if island.area >= drawing.min_island or any(island.distance(place) < NEAR_ISLET for place in wanted):
            lakes = [ring for ring in island.interiors if Polygon(ring).area > drawing.min_lake]
            kept.append(Polygon(island.exterior, lakes))
    land = MultiPolygon(kept)
    clipped = {region: area.intersection(land).intersection(frame) for region, area in cover.items()}
    return {region: area for region, area in clipped.items() if not area.is_empty}


def _grown(cover: Cover, regions: list[Land], frame: Shape) -> Cover:
    """Small islands that are played, made larger; never into a neighbour."""
    for region in regions:
        if region.grow and region.id in cover:
            others = union([area for owner, area in cover.items() if owner != region.id])
            cover[region.id] = cover[region.id].buffer(region.grow, quad_segs=4).intersection(frame).difference(others)
    return cover


def _with_channels(cover: Cover, channels: list[Channel], projection: Projection) -> Cover:
    if not channels:
        return cover
    water = union([projection.line(channel.points).buffer(channel.width) for channel in channels])
    return {region: area.difference(water) for region, area in cover.items()}


def _with_spots(cover: Cover, regions: list[Land], projection: Projection) -> Cover:
    """Places too small to tap become discs."""
    for region in regions:
        if region.spot is not None:
            disc = projection.point(region.spot).buffer(region.radius, quad_segs=10)
            cover = {owner: area.difference(disc) for owner, area in cover.items()}
            cover[region.id] = disc
    return cover


def build(spec: Spec, world: World, projection: Projection, traces: dict[str, list[Place]]) -> Cover:
    """The land of a map in units: regions and outland."""
    assert spec.projection is not None
    frame = box(0, 0, *spec.map.size)
    bricks = world_of(spec.projection, world.bricks)
    claimed = claims.assign(bricks, spec.land, world.bricks)
    pieces = _projected(claimed, projection, frame, spec.drawing)
    by_owner: dict[str, list[Shape]] = {}
    for owner, _, area in pieces:
        by_owner.setdefault(owner, []).append(area)
    cover: Cover = {owner: shapely.coverage_union_all(by_owner[owner]) for owner in sorted(by_owner)}
    if spec.mask is not None:
        ground = [(brick, area) for _, brick, area in pieces]
        cover = cuts.apply(cover, spec.mask, cuts.outline(spec.mask, traces), ground, projection)
    cover = _without_islets(cover, frame, spec.drawing, projection)
    cover = _grown(cover, spec.land, frame)
    cover = _with_channels(cover, spec.channel, projection)
    cover = _with_spots(cover, spec.land, projection)
    for region in spec.land:
        if region.id not in cover or cover[region.id].is_empty:
            raise SpecError(
                f"region {region.id} has no area: its bricks lie outside of the map, belong to more exact claims of "
                "others, or are islands below drawing.min_island (add a place to drawing.islets, or give a spot)"
            )
    return cover
