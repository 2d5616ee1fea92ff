"""A coverage as arcs: every border once, with its owners to the left and to the right.

The idea is TopoJSON's.  Where three owners meet, or an owner changes, there is a node; between two nodes runs one arc.
A ring is a list of arc numbers; ``~n`` is arc *n* walked backwards.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from dataclasses import dataclass

import numpy as np
import shapely

from maps.geometry import Cover, Points, polygons

Vertex = tuple[float, float]
Ring = list[int]


@dataclass
class Arc:
    points: Points
    left: str | None  # owner on the left hand when walking, y down; None is outside of everything
    right: str | None

    @property
    def closed(self) -> bool:
        return bool((self.points[0] == self.points[-1]).all())


@dataclass
class Topology:
    arcs: list[Arc]
    shapes: dict[str, list[list[Ring]]]  # owner -> polygons -> rings (the outer one first)

    def ring(self, refs: Ring) -> Points:
        """The points of a ring, first point repeated at the end."""
        parts = [self.arcs[ref].points if ref >= 0 else self.arcs[~ref].points[::-1] for ref in refs]
        return np.vstack([parts[0], *(part[1:] for part in parts[1:])])

    def rings(self, owner: str) -> list[Ring]:
        return [ring for polygon in self.shapes[owner] for ring in polygon]

    def shape(self, owner: str) -> shapely.Geometry:
        """The area of an owner; smoothed rings may pinch themselves, which an even-odd reading heals."""
        area = shapely.Polygon()
        for ring in self.rings(owner):
            points = self.ring(ring)
            if len(points) > 3:
                area = area.symmetric_difference(shapely.make_valid(shapely.Polygon(points)))
        return area

    def border_lengths(self) -> dict[tuple[str, str], float]:
        """Pairs of owners that touch, in alphabetical order, with the length of their common border."""
        found: dict[tuple[str, str], float] = defaultdict(float)
        for arc in self.arcs:
            if arc.left and arc.right and arc.left != arc.right:
                pair = (arc.left, arc.right) if arc.left < arc.right else (arc.right, arc.left)
                found[pair] += float(np.hypot(*np.diff(arc.points, axis=0).T).sum())
        return dict(found)


def _outlines(cover: Cover) -> dict[str, list[list[list[Vertex]]]]:
    """Vertices of all rings, outer rings one way round and holes the other."""
    found = {}
    for owner, shape in cover.items():
        oriented = [shapely.geometry.polygon.orient(polygon, 1.0) for polygon in polygons(shape)]
        found[owner] = [
            [[(x, y) for x, y in ring.coords] for ring in (polygon.exterior, *polygon.interiors)]
            for polygon in oriented
        ]
    return found


def _nodes(left: dict[tuple[Vertex, Vertex], str]) -> set[Vertex]:
    """Vertices where not exactly two borders meet, or where the two have other owners."""
    neighbours: dict[Vertex, set[Vertex]] = defaultdict(set)
    for start, end in left:
        neighbours[start].add(end)
        neighbours[end].add(start)

    def owners(a: Vertex, b: Vertex) -> set[str | None]:
        return {left.get((a, b)), left.get((b, a))}

    nodes = set()
    for vertex, around in neighbours.items():
        if len(around) != 2:
            nodes.add(vertex)
            continue
        before, after = around
        if owners(before, vertex) != owners(vertex, after):
            nodes.add(vertex)
    return nodes


def _pieces(ring: list[Vertex], nodes: set[Vertex]) -> list[list[Vertex]]:
    """A closed ring, cut at the nodes; a ring without nodes begins at its smallest vertex."""
    loop = ring[:-1]
    start = next((i for i, vertex in enumerate(loop) if vertex in nodes), None)
    if start is None:
        start = loop.index(min(loop))
        return [[*loop[start:], *loop[:start], loop[start]]]
    loop = [*loop[start:], *loop[:start], loop[start]]
    pieces, piece = [], [loop[0]]
    for vertex in loop[1:]:
        piece.append(vertex)
        if vertex in nodes:
            pieces.append(piece)
            piece = [vertex]
    return pieces


def from_coverage(cover: Cover) -> Topology:
    """The arcs of a coverage whose areas share their vertices exactly."""
    outlines = _outlines(cover)
    left = {
        edge: owner
        for owner, shapes in outlines.items()
        for rings in shapes
        for ring in rings
        for edge in itertools.pairwise(ring)
    }
    nodes = _nodes(left)
    arcs: list[Arc] = []
    number: dict[tuple[Vertex, ...], int] = {}
    shapes: dict[str, list[list[Ring]]] = {}
    for owner, outline in outlines.items():
        shapes[owner] = []
        for rings in outline:
            built = []
            for ring in rings:
                refs = []
                for piece in _pieces(ring, nodes):
                    forward, backward = tuple(piece), tuple(reversed(piece))
                    if forward in number:
                        refs.append(number[forward])
                    elif backward in number:
                        refs.append(~number[backward])
                    else:
                        number[forward] = len(arcs)
                        refs.append(len(arcs))
                        edge, back = (piece[0], piece[1]), (piece[1], piece[0])
                        arcs.append(Arc(np.array(piece), left.get(edge), left.get(back)))
                built.append(refs)
            shapes[owner].append(built)
    return Topology(arcs, shapes)
