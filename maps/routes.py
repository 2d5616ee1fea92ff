"""Drawn links: lines over the water between two coasts, and links that leave over one edge and return on the other."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import shapely
from shapely import LineString, Point
from shapely.ops import nearest_points

from maps.geometry import Points, Shape
from maps.spec import Place, Route, SpecError

INLAND = 6.0  # units that an end lies behind the coast
STEPS = 24  # points of a drawn curve
MARGIN = 10.0  # units between the end of a wrap and the edge of the map

At = Callable[[Place], tuple[float, float]]


@dataclass(frozen=True)
class Line:
    """One drawn piece of a link from ``a`` to ``b``; ``exit`` is the side of the map where it leaves, if it does."""

    a: str
    b: str
    points: Points
    exit: str = ""  # "", "left" or "right"


def _bowed(start: tuple[float, float], end: tuple[float, float], bend: float) -> Points:
    """A parabola whose middle is off the straight line by half of ``bend`` times its length."""
    (ax, ay), (bx, by) = start, end
    control = np.array([(ax + bx) / 2 - (by - ay) * bend, (ay + by) / 2 + (bx - ax) * bend])
    t = np.linspace(0, 1, STEPS)[:, None]
    return np.asarray((1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * end)


def _through(points: list[tuple[float, float]]) -> Points:
    """A smooth curve through points (Catmull-Rom)."""
    rows = np.array([points[0], *points, points[-1]], dtype=np.float64)
    pieces = []
    t = np.linspace(0, 1, 9)[:-1, None]
    for p, q, r, s in zip(rows, rows[1:], rows[2:], rows[3:], strict=False):
        pieces.append(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t**2 + (3 * q - p - 3 * r + s) * t**3))
    return np.vstack([*pieces, rows[-1:]])


def _pulled(point: Point, away: Point, by: float) -> tuple[float, float]:
    """The point, moved away from another."""
    dx, dy = point.x - away.x, point.y - away.y
    reach = math.hypot(dx, dy) or 1.0
    return point.x + dx / reach * by, point.y + dy / reach * by


def _between(curve: Points, a: Shape, b: Shape) -> Points:
    """The stretch of a curve from its last point well in ``a`` to its first one well in ``b``."""
    in_a = np.nonzero(shapely.contains_xy(a.buffer(-4), curve[:, 0], curve[:, 1]))[0]
    in_b = np.nonzero(shapely.contains_xy(b.buffer(-4), curve[:, 0], curve[:, 1]))[0]
    first = int(in_a.max(initial=0))
    later = in_b[in_b > first]
    last = int(later.min()) if len(later) else len(curve) - 1
    return curve[first : last + 1] if last > first + 1 else curve


def _wraps(route: Route, shapes: dict[str, Shape], size: tuple[int, int], at: At) -> list[Line]:
    """Two stumps, one at each edge."""
    width, _ = size
    ends = {route.a: route.points[0], route.b: route.points[-1]} if len(route.points) > 1 else {}
    anchors = {
        me: Point(at(ends[me])) if me in ends else shapes[me].representative_point() for me in (route.a, route.b)
    }
    leftmost = min(anchors, key=lambda me: anchors[me].x)
    stumps = []
    for me, other in ((route.a, route.b), (route.b, route.a)):
        side, x = ("left", MARGIN) if me == leftmost else ("right", width - MARGIN)
        level = route.level if route.level is not None else anchors[me].y
        edge = Point(x, level)
        if me in ends:
            start = (anchors[me].x, anchors[me].y)
        else:
            near = nearest_points(shapes[me], LineString([(x, level - 30), (x, level + 30)]))[0]
            start = _pulled(near, edge, INLAND)
        stumps.append(Line(me, other, _bowed(start, (edge.x, edge.y), 0.0), side))
    return stumps


def draw(routes: list[Route], shapes: dict[str, Shape], size: tuple[int, int], at: At) -> list[Line]:
    """The lines of all routes in units."""
    drawn = []
    for route in routes:
        for end in (route.a, route.b):
            if end not in shapes:
                raise SpecError(f"route {route.a} - {route.b}: there is no region {end} on this map")
        a, b = shapes[route.a], shapes[route.b]
        if route.wrap:
            drawn += _wraps(route, shapes, size, at)
            continue
        if len(route.points) > 2:
            curve = _through([at(place) for place in route.points])
        elif len(route.points) == 2:
            curve = _bowed(at(route.points[0]), at(route.points[1]), route.bend)
        else:
            coast_a, coast_b = nearest_points(a, b)
            curve = _bowed(_pulled(coast_a, coast_b, INLAND), _pulled(coast_b, coast_a, INLAND), route.bend)
        drawn.append(Line(route.a, route.b, _between(curve, a, b)))
    return drawn
