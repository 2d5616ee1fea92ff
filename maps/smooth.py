"""Rounding and thinning of single lines whose ends stay where they are."""

from __future__ import annotations

import heapq

import numpy as np

from maps.geometry import Points


def rounded(points: Points, rounds: int, closed: bool) -> Points:
    """Chaikin's corner cutting; an open line keeps its ends."""
    for _ in range(rounds):
        if len(points) < 3:
            break
        first, second = points[:-1], points[1:]
        cut = np.empty((2 * len(first), 2))
        cut[0::2], cut[1::2] = 0.75 * first + 0.25 * second, 0.25 * first + 0.75 * second
        points = np.vstack([cut, cut[:1]]) if closed else np.vstack([points[:1], cut[1:-1], points[-1:]])
    return points


def thinned(points: Points, area: float, closed: bool) -> Points:
    """Visvalingam: drop the vertex with the smallest triangle until all triangles reach ``area``."""
    least = 4 if closed else 2
    count = len(points)
    if count <= least:
        return points
    before, after = list(range(-1, count - 1)), list(range(1, count + 1))
    rows = [(float(x), float(y)) for x, y in points]

    def triangle(i: int) -> float:
        (ax, ay), (bx, by), (cx, cy) = rows[before[i]], rows[i], rows[after[i]]
        return abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2

    current = {i: triangle(i) for i in range(1, count - 1)}
    heap = [(size, i) for i, size in current.items()]
    heapq.heapify(heap)
    while heap and len(current) + 2 > least:
        size, i = heapq.heappop(heap)
        if current.get(i) != size:
            continue
        if size > area:
            break
        del current[i]
        left, right = before[i], after[i]
        after[left], before[right] = right, left
        for j in (left, right):
            if j in current:
                current[j] = max(triangle(j), size)
                heapq.heappush(heap, (current[j], j))
    return points[[0, *sorted(current), count - 1]]
