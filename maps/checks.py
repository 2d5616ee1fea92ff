"""What a built map must be: every link seen, nothing seen that is no link, room for names, fingers and pieces."""

from __future__ import annotations

import gzip

from shapely import MultiPolygon, Polygon, box
from shapely import Point as Spot
from shapely.affinity import rotate

from kartentisch.engine.board import Board
from kartentisch.engine.mapfile import Label, MapFile, Point, Region
from maps import output
from maps.build import spaces
from maps.geometry import Shape, polygons, union
from maps.lettering import INK, LINE
from maps.spec import Spec

LARGEST = 80 * 1024  # bytes of a built map after gzip
REACH = 14.0  # units between the end of a route and its region
STRAY = 0.06  # of a name's ground that may lie over another region
PIECES_ASTRAY = 0.12  # of the ground for pieces that may lie over land that is not the region's
SPILL = 0.12  # of a name's ground that may lie outside of its region, unless it stands beside


def shape(built: MapFile, region: str) -> Shape:
    """A region's area from its rings."""
    return _filled(built.rings(region))


def _filled(rings: list[list[Point]]) -> Shape:
    """What an odd number of rings surrounds."""
    area = Polygon()
    for ring in rings:
        if len(ring) > 3:
            area = area.symmetric_difference(Polygon(ring).buffer(0))
    return MultiPolygon(polygons(area))


def ink(label: Label) -> Polygon:
    """The ground of a name's letters."""
    high = ((len(label.t) - 1) * LINE + INK) * label.s
    flat = box(label.x - label.w / 2, label.y - high / 2, label.x + label.w / 2, label.y + high / 2)
    return rotate(flat, label.a, origin=(label.x, label.y)) if label.a else flat


def ground(region: Region) -> Polygon:
    """The ground of a region's pieces."""
    x, y, width, height = region.pieces
    return box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def links(built: MapFile, board: Board) -> tuple[list[str], list[str]]:
    """Links of the board that nobody sees on the map, and borders on the map that are no link."""
    here = built.regions
    declared = {(min(k.a, k.b), max(k.a, k.b)) for k in board.links if k.a in here and k.b in here}
    found, lengths = built.links(), built.borders_between()
    missing = []
    for a, b in sorted(declared - found):
        border = lengths.get((a, b), 0.0)
        why = f"their border is only {border:.1f} units long" if border else "they do not touch"
        missing.append(f"link {a} - {b} is not on the map: {why}; move bricks or seeds, or draw a [[route]]")
    extra = []
    for a, b in sorted(found - declared):
        if (a, b) in lengths and lengths[a, b] >= built.min_border:
            x, y = _middle(built, a, b)
            extra.append(
                f"{a} and {b} touch on {lengths[a, b]:.0f} units near ({x:.0f}, {y:.0f}) but the board has no link: "
                "move bricks or seeds between them, or add the pair to check.tolerate"
            )
        else:
            extra.append(f"a route is drawn from {a} to {b} but the board has no link: remove the [[route]]")
    return missing, extra


def _middle(built: MapFile, a: str, b: str) -> tuple[float, float]:
    longest = max((arc for arc in built.arcs if {arc.l, arc.r} == {a, b}), key=lambda arc: len(arc.d))
    line = built.points(longest.d)
    return line[len(line) // 2]


def routes(built: MapFile, areas: dict[str, Shape]) -> list[str]:
    """Every drawn link begins and ends at its regions; every wrap has both of its stumps."""
    faults = []
    for route in built.routes:
        line = built.points(route.d)
        ends = [(route.a, line[0])] if route.exit else [(route.a, line[0]), (route.b, line[-1])]
        for region, end in ends:
            away = areas[region].distance(Spot(end))
            if away > REACH:
                faults.append(f"route {route.a} - {route.b}: ends {away:.0f} units from {region}; correct its points")
        if route.exit:
            back = [r for r in built.routes if (r.a, r.b) == (route.b, route.a) and r.exit and r.exit != route.exit]
            if len(back) != 1:
                faults.append(f"route {route.a} - {route.b}: leaves on the {route.exit} but does not come back")
    return faults


def room(built: MapFile, spec: Spec, areas: dict[str, Shape]) -> list[str]:
    """Area, a finger's width, names inside and apart from each other and from all pieces."""
    faults = []
    for name, region in built.regions.items():
        if areas[name].area <= 0:
            faults.append(f"{name} has no area")
        if region.radius < spec.check.min_radius:
            need = spec.check.min_radius
            faults.append(
                f"{name}: only a circle of {region.radius:.1f} units fits, {need:g} are needed; use grow or spot"
            )
    for language in ("de", "en"):
        faults += _names(built, areas, language)
    grounds = {name: ground(region) for name, region in built.regions.items()}
    beyond = _filled([built.ring(ring) for ring in built.outland])
    land = union([beyond, *(areas[name] for name, region in built.regions.items() if not region.water)])
    ordered = sorted(grounds)
    for i, a in enumerate(ordered):
        for b in ordered[i + 1 :]:
            if grounds[a].intersection(grounds[b]).area > 1:
                faults.append(f"the pieces of {a} and {b} stand on the same ground; move one ([place] pieces)")
        foreign = land.difference(areas[a])
        if grounds[a].intersection(foreign).area > PIECES_ASTRAY * grounds[a].area:
            faults.append(f"the pieces of {a} stand on land that is not its own; move them ([place] pieces)")
    return faults


def _names(built: MapFile, areas: dict[str, Shape], language: str) -> list[str]:
    faults = []
    written = {name: ink(region.labels[language]) for name, region in built.regions.items() if not region.cell}
    ordered = sorted(written)
    for i, name in enumerate(ordered):
        region, box_ = built.regions[name], written[name]
        text = " ".join(region.labels[language].t)
        if region.beside not in ("label", "both"):
            outside = box_.difference(areas[name])
            others = [
                areas[other] for other in built.regions if other != name and built.regions[other].water == region.water
            ]
            stray = sum(outside.intersection(other).area for other in others if other.intersects(outside))
            if outside.area > SPILL * box_.area and stray > STRAY * box_.area:
                faults.append(
                    f"the name {text} leaves {name} by {outside.area / box_.area:.0%}; break it, or place it by hand"
                )
        else:
            over = sum(box_.intersection(areas[o]).area for o in built.regions if not built.regions[o].water)
            if over > STRAY * box_.area:
                faults.append(f"the name {text} beside {name} lies over land; place it by hand")
        for other in ordered[i + 1 :]:
            if box_.intersection(written[other]).area > 0.5:
                faults.append(f"the names of {name} and {other} overlap ({language}); place one by hand")
        for other, neighbour in built.regions.items():
            if ground(neighbour).intersection(box_).area > 0.03 * box_.area:
                faults.append(f"the name {text} ({name}) lies on the pieces of {other}; place one by hand")
    return faults


def file(built: MapFile) -> list[str]:
    """Size, names in both languages, provenance."""
    faults = []
    size = len(gzip.compress(output.encode(built), 9, mtime=0))
    if size > LARGEST:
        faults.append(f"{size} bytes after gzip, {LARGEST} are allowed; raise drawing.simplify")
    for name, region in built.regions.items():
        if not region.de or not region.en:
            faults.append(f"{name} lacks a German or an English name; add it to the board")
    made = built.provenance
    if not made.sources or len(made.extract_sha256) != 64 or len(made.spec_sha256) != 64 or not made.tools:
        faults.append("the provenance is not complete; build the map again")
    return faults


def check(built: MapFile, spec: Spec, board: Board) -> list[str]:
    """All faults of a map; none means that it is good."""
    absent = sorted(set(spaces(spec, board)) - set(built.regions))
    if absent:
        return [f"no region for {', '.join(absent)}; build the map again"]
    areas = {name: shape(built, name) for name in built.regions}
    missing, extra = links(built, board)
    stale = (
        []
        if built.provenance.spec_sha256 == spec.sha256
        else ["the specification has changed since the map was built: build it again"]
    )
    return [*missing, *extra, *routes(built, areas), *room(built, spec, areas), *file(built), *stale]
