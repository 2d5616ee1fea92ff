"""Small words for shapes that every step of the workshop shares.

Distances on the finished map are *units*: the map's own coordinates, x to the right, y down.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt
import shapely
from shapely import LineString, MultiPolygon, Polygon
from shapely.ops import unary_union

Shape = Any  # a shapely geometry; shapely ships no type hints
Points = npt.NDArray[np.float64]  # n rows of (x, y)
Cover = dict[str, Shape]  # owner -> area; areas that touch share every vertex of their border

OUTLAND = "_outland"  # land that is drawn but not played
OPEN_SEA = "_sea"  # water that belongs to no zone


def polygons(shape: Shape) -> list[Polygon]:
    """The polygons in a shape, whatever it is wrapped in."""
    if shape is None or shape.is_empty:
        return []
    if shape.geom_type == "Polygon":
        return [shape]
    return [polygon for part in getattr(shape, "geoms", []) for polygon in polygons(part)]


def lines(shape: Shape) -> list[LineString]:
    """The open or closed lines in a shape."""
    if shape is None or shape.is_empty:
        return []
    if shape.geom_type in ("LineString", "LinearRing"):
        return [LineString(shape.coords)]
    return [line for part in getattr(shape, "geoms", []) for line in lines(part)]


def areal(shape: Shape) -> MultiPolygon:
    """The shape without points and lines that a cut left behind."""
    return MultiPolygon(polygons(shape))


def union(shapes: Iterator[Shape] | list[Shape]) -> Shape:
    return unary_union(list(shapes))


def largest(shape: Shape) -> Polygon:
    return max(polygons(shape), key=lambda polygon: polygon.area)


def inscribed_radius(polygon: Polygon) -> float:
    """Radius of the largest circle inside: the room for a finger."""
    return float(shapely.length(shapely.maximum_inscribed_circle(polygon, 0.5)))
