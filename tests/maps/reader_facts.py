"""What the Python reader finds in every built map, written down so that the browser's reader can be held to the same.

``python -m tests.maps.reader_facts`` writes ``fixtures/*.json`` anew, after a map has changed.
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

from kartentisch.engine.mapfile import MapFile
from tests.maps import plane

FIXTURES = Path(__file__).parent / "fixtures"


def facts(built: MapFile) -> dict[str, Any]:
    """Links, lengths of borders, and of every region: points, area and some places with what lies there."""
    return {
        "id": built.id,
        "links": [list(pair) for pair in sorted(built.links())],
        "borders": [[*pair, round(length, 3)] for pair, length in sorted(built.borders_between().items())],
        "regions": {name: _region(built, name) for name in sorted(built.regions)},
        "probes": _probes(built),
    }


def _region(built: MapFile, name: str) -> dict[str, Any]:
    rings = built.rings(name)
    return {
        "points": [len(ring) for ring in rings],
        "area": [round(plane.area(ring), 3) for ring in rings],
        "length": round(sum(_length(ring) for ring in rings), 3),
    }


def _length(ring: list[tuple[float, float]]) -> float:
    return sum(float(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5) for a, b in pairwise(ring))


def _probes(built: MapFile) -> list[list[float | str | None]]:
    """Places on a coarse grid that is off the map's own, and the region that they lie in."""
    outlines = {name: built.rings(name) for name in built.regions}
    width, height = built.size
    found: list[list[float | str | None]] = []
    for row in range(12):
        for column in range(16):
            x, y = round((column + 0.513) * width / 16, 2) + 0.003, round((row + 0.487) * height / 12, 2) + 0.003
            region = next((name for name, rings in outlines.items() if plane.inside((x, y), rings)), None)
            found.append([round(x, 3), round(y, 3), region])
    return found


def text(built: MapFile) -> str:
    """One line per part, so that a difference can be read."""
    found = facts(built)
    rows = []
    for key, part in found.items():
        if isinstance(part, list):
            inner = ",\n    ".join(json.dumps(row) for row in part)
            rows.append(f'  "{key}": [\n    {inner}\n  ]')
        elif isinstance(part, dict):
            inner = ",\n    ".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in part.items())
            rows.append(f'  "{key}": {{\n    {inner}\n  }}')
        else:
            rows.append(f'  "{key}": {json.dumps(part)}')
    return "{\n" + ",\n".join(rows) + "\n}\n"


def path(name: str) -> Path:
    return FIXTURES / f"{name.split('/')[1]}.json"


if __name__ == "__main__":
    FIXTURES.mkdir(exist_ok=True)
    for map_name in plane.MAPS:
        path(map_name).write_text(text(plane.load(map_name)), encoding="utf-8")
