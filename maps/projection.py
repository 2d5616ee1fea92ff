"""One smooth function from degrees to units.

Every vertex of the world goes through the same function, so borders that were shared stay shared, and a lens enlarges
a crowded corner in place where others would need an inset.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import shapely
from pyproj import Transformer
from scipy.interpolate import PchipInterpolator
from shapely import LineString, Point

from maps.geometry import Points, Shape
from maps.spec import Lens, Place
from maps.spec import Projection as Settings

Bend = Callable[[Points], Points]
STEP = 0.25  # degrees between points of a hand-drawn line before projecting


def monotone(pairs: list[Place]) -> Bend:
    """A smooth rising function through the pairs, going on straight beyond the ends."""
    if not pairs:
        return lambda values: values
    table = np.array(pairs, dtype=np.float64)
    if (np.diff(table, axis=0) <= 0).any():
        raise ValueError("warp: both columns must rise")
    curve = PchipInterpolator(table[:, 0], table[:, 1])
    low, high = table[0, 0], table[-1, 0]
    slope_low, slope_high = (float(curve.derivative()(end)) for end in (low, high))
    secants = np.diff(table[:, 1]) / np.diff(table[:, 0])
    slope_low, slope_high = slope_low or float(secants[0]), slope_high or float(secants[-1])  # never flat, never folded

    def bend(values: Points) -> Points:
        inside = curve(np.clip(values, low, high))
        return np.asarray(
            inside + np.minimum(values - low, 0) * slope_low + np.maximum(values - high, 0) * slope_high,
            dtype=np.float64,
        )

    return bend


def _fitted(points: Points, size: tuple[int, int], pad: float, flip: bool) -> tuple[Points, Points]:
    """Scale and offset that bring the points into the frame, centred, without distortion."""
    low, high = points.min(axis=0), points.max(axis=0)
    frame = np.array(size, dtype=np.float64)
    scale = float(((frame - 2 * pad) / (high - low)).min())
    factors = np.array([scale, -scale if flip else scale])
    return factors, frame / 2 - factors * (low + high) / 2


class Projection:
    """Degrees to units: warps, a PROJ projection, a fit, lenses, and a second fit (lenses push the rim outwards)."""

    def __init__(self, settings: Settings, size: tuple[int, int]) -> None:
        self._transform = Transformer.from_crs("EPSG:4326", settings.proj, always_xy=True)
        self._lon, self._lat = monotone(settings.warp.lon), monotone(settings.warp.lat)
        self._lenses: list[tuple[Points, Lens]] = []
        self._scale, self._move = np.ones(2), np.zeros(2)
        self._rescale, self._remove = np.ones(2), np.zeros(2)
        fit = np.array(settings.fit, dtype=np.float64)
        self._scale, self._move = _fitted(self._flat(fit), size, settings.pad, flip=True)
        for lens in settings.lens:
            self._lenses.append((self(np.array([lens.at], dtype=np.float64))[0], lens))
        self._rescale, self._remove = _fitted(self(fit), size, settings.pad, flip=False)

    def _flat(self, degrees: Points) -> Points:
        x, y = self._transform.transform(self._lon(degrees[:, 0]), np.clip(self._lat(degrees[:, 1]), -89.5, 89.5))
        return np.column_stack([x, y])

    def __call__(self, degrees: Points) -> Points:
        points = self._flat(np.asarray(degrees, dtype=np.float64)[:, :2]) * self._scale + self._move
        for centre, lens in self._lenses:
            away = points - centre
            distance = np.minimum(np.hypot(away[:, 0] / lens.rx, away[:, 1] / lens.ry), 1)
            points = centre + away * (1 + lens.k * (1 - distance) ** 2)[:, None]
        return np.asarray(points * self._rescale + self._remove, dtype=np.float64)

    def shape(self, shape: Shape) -> Shape:
        return shapely.transform(shape, self)

    def point(self, place: Place) -> Point:
        return Point(*self(np.array([place], dtype=np.float64))[0])

    def line(self, places: list[Place]) -> LineString:
        return self.shape(shapely.segmentize(LineString(places), STEP))

    def polygon(self, places: list[Place]) -> Shape:
        return self.shape(shapely.segmentize(shapely.Polygon(places), STEP)).buffer(0)
