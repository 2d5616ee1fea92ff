"""The lines of a built map as SVG path data."""

from __future__ import annotations

from collections.abc import Iterable

from kartentisch.engine.mapfile import Arc, MapFile, Ring, Steps

Cells = list[tuple[int, int]]  # points in grid units


def _number(value: float) -> str:
    return f"{value:.1f}".rstrip("0").rstrip(".")


def _cells(steps: Steps) -> Cells:
    x = y = 0
    found = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def _path(cells: Cells, grid: float, closed: bool) -> str:
    """An absolute start and relative steps, which are short."""
    (x, y), rest = cells[0], cells[1:-1] if closed else cells[1:]
    if not rest:
        return ""
    out = [f"M{_number(x * grid)} {_number(y * grid)}l"]
    for u, v in rest:
        out.append(f"{_number((u - x) * grid)} {_number((v - y) * grid)} ")
        x, y = u, v
    return "".join(out).rstrip() + ("z" if closed else "")


def line(built: MapFile, steps: Steps) -> str:
    """An open line."""
    return _path(_cells(steps), built.grid, closed=False)


def loops(built: MapFile, rings: Iterable[Steps]) -> str:
    """Closed lines that are no arcs (lakes)."""
    return "".join(_path(_cells(ring), built.grid, closed=True) for ring in rings)


def area(built: MapFile, rings: Iterable[Ring]) -> str:
    """Rings of arcs; fill them by the even-odd rule."""
    out = []
    for refs in rings:
        cells: Cells = []
        for ref in refs:
            part = _cells(built.arcs[ref].d) if ref >= 0 else _cells(built.arcs[~ref].d)[::-1]
            cells += part[1:] if cells else part
        if len(cells) > 3:
            out.append(_path(cells, built.grid, closed=True))
    return "".join(out)


def arcs(built: MapFile, chosen: Iterable[Arc]) -> str:
    """Borders."""
    return "".join(line(built, arc.d) for arc in chosen)
