"""All names and blocks of a map: regions first, what finds no room on land then on the water, the sea zones last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shapely import Polygon, box

from maps.geometry import Shape, largest, union
from maps.lettering import font
from maps.placement import Block, Face, Placement, beside, inside, set_name
from maps.spec import Cell, Land, Names, Place, Sea, Spec

Point = Callable[[Place], tuple[float, float]]
EDGE = 22.0  # units of the frame that stay free
SHRINK = (1.0, 0.9, 0.8)  # of the smallest size, tried in this order before a region is given up


def faces(spec: Spec) -> tuple[Face, Face]:
    """The letters of the regions and those of the sea zones."""
    style = spec.lettering
    land = Face(font(style.font), style.track, style.min, style.max, style.fill, style.upper)
    sea_font = font(style.sea_font or style.font)
    return land, Face(sea_font, style.sea_track, style.sea_min, style.sea_max, style.fill, False)


def _overridden(
    placement: Placement, region: Land | Sea | Cell, names: dict[str, str], face: Face, at: Point
) -> Placement:
    """What the author fixed by hand."""
    wish = region.place
    block, labels = placement.block, dict(placement.labels)
    if wish.block:
        block = replace(block, width=wish.block[0], height=wish.block[1])
    if wish.pieces:
        x, y = at(wish.pieces)
        block = replace(block, x=x, y=y)
    if wish.label or wish.size or wish.angle is not None:
        for language, label in labels.items():
            x, y = at(wish.label) if wish.label else (label.x, label.y)
            size = wish.size or label.size
            angle = label.angle if wish.angle is None else wish.angle
            lines = names[language].split("|") if "|" in names[language] else list(label.lines)
            labels[language] = set_name(_cased(lines, face), face, x, y, size, angle)
    return Placement(block, labels, placement.beside)


def _cased(lines: list[str], face: Face) -> list[str]:
    return [line.upper() if face.upper else line for line in lines]


def _taken(placements: dict[str, Placement]) -> list[Polygon]:
    found = []
    for placement in placements.values():
        found.append(placement.block.ground(2))
        found += [label.ink().buffer(2) for label in placement.labels.values()]
    return found


def _land(
    regions: list[Land | Cell], areas: dict[str, Shape], texts: dict[str, dict[str, str]], spec: Spec, at: Point
) -> dict[str, Placement]:
    """Placements of the regions."""
    face, _ = faces(spec)
    tiers = spec.pieces.land
    smallest = tiers[-1][0]
    placed: dict[str, Placement] = {}
    frame = box(EDGE, EDGE, spec.map.size[0] - EDGE, spec.map.size[1] - EDGE)
    crowded = []
    for region in regions:
        area = largest(areas[region.id].intersection(frame))
        wish = region.place
        chosen = [[wish.block]] if wish.block else tiers
        found = None if wish.beside not in ("", "none") else inside(area, texts[region.id], face, chosen, wish.flat)
        if found is None and wish.label and wish.pieces:  # the author placed everything by hand
            lines = {language: name.split("|") for language, name in texts[region.id].items()}
            labels = {
                k: set_name(_cased(v, face), face, *at(wish.label), wish.size or face.low) for k, v in lines.items()
            }
            block = chosen[-1][0]
            found = Placement(_block(at(wish.pieces), block), labels, wish.beside)
        if found is None:
            crowded.append(region)
        else:
            placed[region.id] = _overridden(found, region, texts[region.id], face, at)
    free = frame.difference(union(list(areas.values())).buffer(1))
    for region in sorted(crowded, key=lambda region: areas[region.id].area):
        area = largest(areas[region.id].intersection(frame))
        room = free.difference(union(_taken(placed)))
        found = None
        for shrink in SHRINK:
            small = replace(face, low=face.low * shrink)
            block = region.place.block or smallest
            last = [[block]] if region.place.block else tiers[-1:]
            found = inside(area, texts[region.id], small, last, region.place.flat) if shrink < 1 else None
            found = found or beside(area, texts[region.id], small, block, room, region.place.beside)
            if found:
                break
        found = found or _anyhow(area, texts[region.id], face, smallest)
        placed[region.id] = _overridden(found, region, texts[region.id], face, at)
    return placed


def _anyhow(area: Shape, names: dict[str, str], face: Face, block: Place) -> Placement:
    """Name over pieces in the middle of a region without room: the checks will name it, the picture shows why."""
    point = area.representative_point()
    labels = {k: set_name(_cased(v.split("|"), face), face, point.x, point.y, face.low) for k, v in names.items()}
    return Placement(_block((point.x, point.y), block), labels)


def _block(at: tuple[float, float], size: tuple[float, float]) -> Block:
    return Block(at[0], at[1], size[0], size[1])


def _sea(
    zones: list[Sea],
    areas: dict[str, Shape],
    texts: dict[str, dict[str, str]],
    placed: dict[str, Placement],
    spec: Spec,
    at: Point,
) -> dict[str, Placement]:
    _, face = faces(spec)
    tiers = spec.pieces.sea or spec.pieces.land
    found: dict[str, Placement] = {}
    frame = box(EDGE, EDGE, spec.map.size[0] - EDGE, spec.map.size[1] - EDGE)
    for zone in zones:
        names = texts[zone.id]
        area = largest(areas[zone.id])
        middle = area.representative_point()
        if zone.meet:  # a hexagon shows a symbol in place of a name; its pieces stand on it
            width, height = zone.radius * 1.7, zone.radius * 0.9
            labels = {k: set_name([v], face, middle.x, middle.y, 0.1) for k, v in names.items()}
            found[zone.id] = _overridden(
                Placement(_block((middle.x, middle.y), (width, height)), labels), zone, names, face, at
            )
            continue
        room = largest(area.intersection(frame).difference(union([Polygon(), *_taken(placed)])))
        placement = None
        for shrink in (*SHRINK, 0.7):
            small = replace(face, low=face.low * shrink)
            placement = inside(room, names, small, [[zone.place.block]] if zone.place.block else tiers, True)
            if placement:
                break
        if placement is None and zone.place.label and zone.place.pieces:
            x, y = at(zone.place.label)
            labels = {k: set_name(v.split("|"), face, x, y, zone.place.size or face.low) for k, v in names.items()}
            placement = Placement(_block(at(zone.place.pieces), zone.place.block or tiers[-1][0]), labels)
        placement = placement or _anyhow(room, names, face, tiers[-1][0])
        found[zone.id] = _overridden(placement, zone, names, face, at)
    return found


def place(
    spec: Spec, areas: dict[str, Shape], unplayed: Shape, texts: dict[str, dict[str, str]], at: Point
) -> dict[str, Placement]:
    """Placements of everything.  ``areas``: the shapes of regions and zones; ``unplayed``: land that names keep off."""
    regions: list[Land | Cell] = [*spec.land, *spec.cell]
    solid = {region.id: areas[region.id] for region in regions}
    placed = _land(regions, solid | {"": unplayed}, texts, spec, at)
    return placed | _sea(spec.sea, areas, texts, placed, spec, at)


def hinted(given: Names | None, de: str, en: str) -> dict[str, str]:
    """The names to set: the author's with their hints, else the board's."""
    return {"de": given.de, "en": given.en} if given else {"de": de, "en": en}
