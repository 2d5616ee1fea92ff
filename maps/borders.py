"""The finished lines: one coverage of land and sea, thinned together, its arcs classed and smoothed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely

from maps.arcs import Arc, Topology, from_coverage
from maps.geometry import OPEN_SEA, OUTLAND, Cover, Points, areal
from maps.smooth import rounded, thinned
from maps.spec import Drawing

GRID = 0.5  # units: the grid of the built maps
SNAP = 0.05  # units: gaps below this close
OVERLAP = 1e-5  # of the whole area that smoothing may let neighbours overlap


@dataclass(frozen=True)
class Kinds:
    """Which owners are water, and which keep their corners."""

    water: frozenset[str]
    angular: frozenset[str] = frozenset()

    def of(self, arc: Arc) -> str:
        """``land`` between two regions, ``sea`` between two zones, ``coast``, ``outer`` to unplayed land, ``frame``."""
        if arc.left is None or arc.right is None:
            return "frame"
        wet = (arc.left in self.water) + (arc.right in self.water)
        if wet:
            return "sea" if wet == 2 else "coast"
        return "outer" if OUTLAND in (arc.left, arc.right) else "land"


def water(cover: Cover, zones: set[str]) -> frozenset[str]:
    return frozenset(zones & set(cover)) | {OPEN_SEA}


def clean(cover: Cover, tolerance: float) -> Cover:
    """One exact coverage: no gap, no overlap, every border thinned once for both sides."""
    owners = sorted(cover)
    shapes = shapely.coverage_clean(np.array([cover[owner] for owner in owners], dtype=object), snapping_distance=SNAP)
    shapes = np.array([areal(shape) for shape in shapes], dtype=object)
    shapes = shapely.coverage_simplify(shapes, tolerance, simplify_boundary=False)
    if not shapely.coverage_is_valid(shapes):
        raise ValueError("the coverage has gaps or overlaps after cleaning")
    return dict(zip(owners, shapes, strict=True))


def _smoothed(arc: Arc, kind: str, drawing: Drawing, angular: bool) -> Points:
    if kind == "frame" or angular:
        return arc.points
    if kind == "sea":
        return thinned(rounded(thinned(arc.points, drawing.sea_area, arc.closed), 3, arc.closed), 0.6, arc.closed)
    if kind == "coast":
        return thinned(rounded(arc.points, drawing.coast_rounds, arc.closed), 0.12, arc.closed)
    return thinned(rounded(thinned(arc.points, drawing.border_area, arc.closed), 2, arc.closed), 0.15, arc.closed)


def _on_grid(points: Points) -> Points:
    """On the half-unit grid, without repeated points; the ends stay."""
    snapped = np.round(points / GRID) * GRID
    keep = np.r_[True, (np.diff(snapped, axis=0) != 0).any(axis=1)]
    thin = snapped[keep]
    return thin if len(thin) > 1 else snapped[[0, -1]]


def draw(cover: Cover, kinds: Kinds, drawing: Drawing) -> Topology:
    """The arcs as they are drawn, on the grid."""
    topology = from_coverage(cover)
    for arc in topology.arcs:
        angular = bool({arc.left, arc.right} & kinds.angular)
        arc.points = _on_grid(_smoothed(arc, kinds.of(arc), drawing, angular))
    return topology


def overlap(topology: Topology) -> float:
    """The share of the area that neighbours have in common after smoothing; 0 for a perfect map."""
    shapes = [topology.shape(owner) for owner in topology.shapes]
    total = sum(shape.area for shape in shapes)
    return float((total - shapely.union_all(shapes).area) / total)
