"""A disc divided into cells (the moon): no geography, only neighbours.

The cells are what lies nearest to each seed.  Where their neighbours are not the board's, seeds are moved at random,
always by the same random numbers, and what comes nearer to the board is kept.
"""

from __future__ import annotations

import numpy as np
import shapely
from shapely import MultiPoint, Point, STRtree

from maps.geometry import Cover, Points, Shape
from maps.spec import Spec, SpecError

MARGIN = 40  # units between the disc and the edge of the map
CLEAR = 26.0  # units: a border this long is seen at once
HIDDEN = 6.0  # units: a border this short is none
SMALLEST = 0.045  # of the disc, for one cell
TRIES = 60_000
SEED = 5

Pairs = set[tuple[str, str]]


class Disc:
    """The disc of a map and the search for its cells."""

    def __init__(self, spec: Spec, wanted: Pairs) -> None:
        width, height = spec.map.size
        self.centre = np.array([width / 2, height / 2])
        self.radius = min(width, height) / 2 - MARGIN
        self.disc = Point(self.centre).buffer(self.radius, quad_segs=48)
        self.ids = [cell.id for cell in spec.cell]
        self.seeds = self.centre + (np.array([cell.at for cell in spec.cell]) - 0.5) * 2 * self.radius
        self.wanted = wanted

    def _cells(self, seeds: Points) -> list[Shape] | None:
        diagram = shapely.voronoi_polygons(MultiPoint(seeds), extend_to=self.disc.buffer(800))
        tree = STRtree([Point(seed) for seed in seeds])
        found: dict[int, Shape] = {}
        for cell in diagram.geoms:
            inside = tree.query(cell, "contains")
            if len(inside):
                found[int(inside[0])] = cell.intersection(self.disc)
        return [found[i] for i in range(len(seeds))] if len(found) == len(seeds) else None

    def _borders(self, cells: list[Shape]) -> dict[tuple[str, str], float]:
        lengths = {}
        for i, a in enumerate(self.ids):
            for j, b in enumerate(self.ids[:i]):
                shared = cells[i].intersection(cells[j]).length
                if shared > 1:
                    lengths[min(a, b), max(a, b)] = shared
        return lengths

    def _cost(self, seeds: Points) -> tuple[float, list[Shape]]:
        cells = self._cells(seeds)
        if cells is None or any(cell.is_empty for cell in cells):
            return 1e9, []
        lengths = self._borders(cells)
        missing = self.wanted - {pair for pair, border in lengths.items() if border >= CLEAR}
        extra = {pair for pair, border in lengths.items() if border > HIDDEN} - self.wanted
        smallest = min(cell.area for cell in cells) / self.disc.area
        return 10.0 * len(missing | extra) + 40 * max(0.0, SMALLEST - smallest), cells

    def search(self) -> Cover:
        """Cells with exactly the wanted neighbours; SpecError if the search finds none."""
        random = np.random.default_rng(SEED)
        seeds = self.seeds
        cost, cells = self._cost(seeds)
        for _ in range(TRIES):
            if cost < 1:
                return self._bent(cells)
            moved = seeds.copy()
            chosen = random.integers(len(seeds), size=random.integers(1, 3))
            moved[chosen] += random.normal(0, random.choice([12, 35, 70]), (len(chosen), 2))
            if np.hypot(*(moved - self.centre).T).max() > self.radius * 0.93:
                continue
            new, shapes = self._cost(moved)
            if new < cost or (new == cost and random.random() < 0.5):
                cost, seeds, cells = new, moved, shapes
        raise SpecError(
            f"the cells found no arrangement with the board's neighbours (cost {cost:.1f}); move their seeds"
        )

    def _bent(self, cells: list[Shape]) -> Cover:
        """Borders that swing a little, less towards the rim."""

        def wave(points: Points) -> Points:
            x, y = points[:, 0], points[:, 1]
            away = np.hypot(*(points - self.centre).T) / self.radius
            inner = np.sqrt(np.clip(1 - away, 0, 1))[:, None]
            dx, dy = np.sin(y / 47) + 0.6 * np.sin(x / 29 + 1), np.sin(x / 43 + 2) + 0.6 * np.sin(y / 31)
            return np.asarray(points + 9 * inner * np.column_stack([dx, dy]), dtype=np.float64)

        bent = shapely.transform(shapely.segmentize(np.array(cells, dtype=object), 12.0), wave)
        return dict(zip(self.ids, shapely.coverage_clean(bent, snapping_distance=0.5), strict=True))
