"""All names and blocks of a map: regions first, what finds no room on land then on the water, the sea zones last."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from shapely import Polygon, box

from maps.geometry import Shape, largest, union
from maps.lettering import font
from maps.placement import Block, Face, Label, Language, Placement, beside, inside, set_name
from maps.spec import Cell, Land, Names, Place, Sea, Spec

At = Callable[[Place], tuple[float, float]]
EDGE = 22.0  # units of the frame that stay free
SHRINK = (1.0, 0.9, 0.8)  # of the smallest size, tried in this order before a region is given up
SEA_SHRINK = (*SHRINK, 0.7)
HEXAGON = (1.7, 0.66, 0.45)  # width, height and lowering of a hexagon's block, in radii: its symbol stands above


def hinted(given: Names | None, de: str, en: str) -> dict[Language, str]:
    """The names to set: the author's with their hints, else the board's."""
    return {"de": given.de, "en": given.en} if given else {"de": de, "en": en}


def faces(spec: Spec) -> tuple[Face, Face]:
    """The letters of the regions and those of the sea zones."""
    style = spec.lettering
    land = Face(font(style.font), style.track, style.min, style.max, style.fill, style.upper)
    sea_font = font(style.sea_font or style.font)
    return land, Face(sea_font, style.sea_track, style.sea_min, style.sea_max, style.fill, False)


def place(
    spec: Spec, areas: dict[str, Shape], unplayed: Shape, texts: dict[str, dict[Language, str]], at: At
) -> dict[str, Placement]:
    """Placements of everything.  ``areas``: the shapes of regions and zones; ``unplayed``: land that names keep off."""
    placer = Placer(spec, areas, texts, at)
    placer.regions([*spec.land, *spec.cell], unplayed)
    placer.zones(spec.sea)
    return placer.placed


class Placer:
    """Places one thing after the other; what stands already is in nobody's way twice."""

    def __init__(self, spec: Spec, areas: dict[str, Shape], texts: dict[str, dict[Language, str]], at: At) -> None:
        self.areas, self.texts, self.at = areas, texts, at
        self.land_face, self.sea_face = faces(spec)
        self.land_tiers = spec.pieces.land
        self.sea_tiers = spec.pieces.sea or spec.pieces.land
        width, height = spec.map.size
        self.frame = box(EDGE, EDGE, width - EDGE, height - EDGE)
        self.placed: dict[str, Placement] = {}

    def regions(self, regions: list[Land | Cell], unplayed: Shape) -> None:
        """Those with room first, so that the others see what is left of the water; the smallest of them first."""
        crowded = []
        for region in regions:
            found = self._at_home(region)
            if found is None:
                crowded.append(region)
            else:
                self._keep(region, found, self.land_face)
        land = union([*(self.areas[region.id] for region in regions), unplayed])
        water = self.frame.difference(land.buffer(1))
        for region in sorted(crowded, key=lambda region: self.areas[region.id].area):
            found = self._next_door(region, water.difference(self._taken()))
            self._keep(region, found, self.land_face)

    def zones(self, zones: list[Sea]) -> None:
        """Sea zones, around what stands on their water already."""
        taken = self._taken()
        for zone in zones:
            found = self._hexagon(zone) if zone.meet else self._afloat(zone, taken)
            self._keep(zone, found, self.sea_face)

    def _at_home(self, region: Land | Cell) -> Placement | None:
        """Inside of the region, or where the author put all of it."""
        wish, texts = region.place, self.texts[region.id]
        tiers = [[wish.block]] if wish.block else self.land_tiers
        found = None
        if wish.beside in ("", "none"):
            found = inside(self._body(region.id), texts, self.land_face, tiers, wish.flat)
        return found or self._by_hand(region, self.land_face, tiers[-1][0])

    def _next_door(self, region: Land | Cell, water: Shape) -> Placement:
        """On the water beside the region, with smaller letters if it must be."""
        wish, texts, body = region.place, self.texts[region.id], self._body(region.id)
        block = wish.block or self.land_tiers[-1][0]
        tiers = [[block]] if wish.block else self.land_tiers[-1:]
        for shrink in SHRINK:
            face = replace(self.land_face, low=self.land_face.low * shrink)
            found = inside(body, texts, face, tiers, wish.flat) if shrink < 1 else None
            found = found or beside(body, texts, face, block, water, wish.beside)
            if found:
                return found
        return self._anyhow(region, body, self.land_face, self.land_tiers[-1][0])

    def _afloat(self, zone: Sea, taken: Shape) -> Placement:
        """On the free water of a zone."""
        room = largest(self.areas[zone.id].intersection(self.frame).difference(taken))
        tiers = [[zone.place.block]] if zone.place.block else self.sea_tiers
        for shrink in SEA_SHRINK:
            face = replace(self.sea_face, low=self.sea_face.low * shrink)
            found = inside(room, self.texts[zone.id], face, tiers, True)
            if found:
                return found
        by_hand = self._by_hand(zone, self.sea_face, tiers[-1][0])
        return by_hand or self._anyhow(zone, room, self.sea_face, self.sea_tiers[-1][0])

    def _hexagon(self, zone: Sea) -> Placement:
        """A hexagon shows a symbol in place of a name."""
        middle = largest(self.areas[zone.id]).representative_point()
        wide, high, lower = (part * zone.radius for part in HEXAGON)
        labels = {k: set_name([v], self.sea_face, middle.x, middle.y, 0.1) for k, v in self.texts[zone.id].items()}
        return Placement(Block(middle.x, middle.y + lower, wide, high), labels)

    def _by_hand(self, region: Land | Sea | Cell, face: Face, block: Place) -> Placement | None:
        """The author's own places for name and pieces, if both are given."""
        wish = region.place
        if wish.label is None or wish.pieces is None:
            return None
        labels = self._written(region.id, face, self.at(wish.label), wish.size or face.low)
        return Placement(Block(*self.at(wish.pieces), *block), labels, wish.beside)

    def _anyhow(self, region: Land | Sea | Cell, room: Shape, face: Face, block: Place) -> Placement:
        """Name over pieces in the middle, without room: the checks will name it, the picture shows why."""
        point = room.representative_point()
        labels = self._written(region.id, face, (point.x, point.y), face.low)
        return Placement(Block(point.x, point.y, *block), labels)

    def _keep(self, region: Land | Sea | Cell, found: Placement, face: Face) -> None:
        """Note a placement, with what the author fixed by hand."""
        wish = region.place
        block, labels = found.block, dict(found.labels)
        if wish.block:
            block = replace(block, width=wish.block[0], height=wish.block[1])
        if wish.pieces:
            x, y = self.at(wish.pieces)
            block = replace(block, x=x, y=y)
        if wish.label or wish.size or wish.angle is not None:
            for language, label in labels.items():
                place = self.at(wish.label) if wish.label else (label.x, label.y)
                angle = label.angle if wish.angle is None else wish.angle
                name = self.texts[region.id][language]
                lines = _cased(name.split("|"), face) if "|" in name else list(label.lines)
                labels[language] = set_name(lines, face, *place, wish.size or label.size, angle)
        self.placed[region.id] = Placement(block, labels, found.beside)

    def _written(self, region: str, face: Face, place: tuple[float, float], size: float) -> dict[Language, Label]:
        """The names, broken where hinted."""
        names = self.texts[region].items()
        return {language: set_name(_cased(name.split("|"), face), face, *place, size) for language, name in names}

    def _body(self, region: str) -> Polygon:
        """The largest part of a region that the frame shows."""
        return largest(self.areas[region].intersection(self.frame))

    def _taken(self) -> Shape:
        """The ground of all names and pieces so far."""
        blocks = [placement.block.ground(2) for placement in self.placed.values()]
        names = [label.ink().buffer(2) for placement in self.placed.values() for label in placement.labels.values()]
        return union([Polygon(), *blocks, *names])


def _cased(lines: list[str], face: Face) -> list[str]:
    return [line.upper() if face.upper else line for line in lines]
