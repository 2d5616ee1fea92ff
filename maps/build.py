"""One map from its specification: the order of the steps."""

from __future__ import annotations

from collections.abc import Callable

import shapely.affinity
from shapely import Polygon, box

from kartentisch.engine.board import Board, Space
from kartentisch.engine.mapfile import FORMAT, Arc, Cut, Hill, Lettering, MapFile, Mark, Region, Route
from maps import anchors, borders, cells, cuts, decor, land, names, output, routes, sea
from maps.arcs import Topology
from maps.geometry import OPEN_SEA, OUTLAND, Cover, Shape, inscribed_radius, largest, union
from maps.projection import Projection
from maps.sources import World
from maps.spec import Place, Spec, SpecError

At = Callable[[Place], tuple[float, float]]


def spaces(spec: Spec, board: Board) -> list[str]:
    """The ids of the board's spaces that belong on this map."""
    return [space.id for space in board.spaces if not spec.map.kinds or space.kind in spec.map.kinds]


def _verify(spec: Spec, board: Board) -> None:
    """The regions of the map are exactly the board's spaces."""
    wanted, found = set(spaces(spec, board)), {region.id for region in spec.regions()}
    if wanted - found:
        raise SpecError(
            f"{spec.map.file}: no region for {', '.join(sorted(wanted - found))}; add [[land]], [[sea]] or [[cell]]"
        )
    if found - wanted:
        raise SpecError(f"{spec.map.file}: the board has no space {', '.join(sorted(found - wanted))}; correct the id")


class Builder:
    """The steps of one build, each using what the earlier ones found."""

    def __init__(self, spec: Spec, board: Board, world: World) -> None:
        _verify(spec, board)
        self.spec, self.board, self.world = spec, board, world
        self.frame = box(0, 0, *spec.map.size)
        self.zones = {zone.id for zone in spec.sea}
        self.texts = {
            region.id: names.hinted(region.names, self._space(region.id).de, self._space(region.id).en)
            for region in spec.regions()
        }

    def _space(self, region: str) -> Space:
        return self.board.spaces[self.board.number(region)]

    def run(self) -> MapFile:
        """The whole map."""
        if self.spec.cell:
            return self._disc()
        assert self.spec.projection is not None
        projection = Projection(self.spec.projection, self.spec.map.size)
        traces = {cut.id: cuts.trace(cut, self.world.rivers) for cut in self.spec.cut}
        cover = land.build(self.spec, self.world, projection, traces)
        cover |= sea.build(self.spec, union(list(cover.values())), self.frame, projection)
        kinds = borders.Kinds(
            borders.water(cover, self.zones), frozenset(zone.id for zone in self.spec.sea if zone.meet)
        )
        topology = borders.draw(borders.clean(cover, self.spec.drawing.simplify), kinds, self.spec.drawing)

        def at(place: Place) -> tuple[float, float]:
            point = projection.point(place)
            return float(point.x), float(point.y)

        built = self._assemble(topology, kinds, at)
        self._decorate(built, topology, kinds, projection, traces)
        return built

    def _disc(self) -> MapFile:
        ids = {cell.id for cell in self.spec.cell}
        wanted = {(min(a, b), max(a, b)) for a, b in ((k.a, k.b) for k in self.board.links) if a in ids and b in ids}
        cover = cells.Disc(self.spec, wanted).search()
        kinds = borders.Kinds(frozenset())
        topology = borders.draw(borders.clean(cover, 0.4), kinds, self.spec.drawing)
        width, height = self.spec.map.size
        return self._assemble(topology, kinds, lambda place: (place[0] * width, place[1] * height))

    def _assemble(self, topology: Topology, kinds: borders.Kinds, at: At) -> MapFile:
        spec = self.spec
        shapes: Cover = {owner: topology.shape(owner) for owner in topology.shapes}
        placed = names.place(spec, shapes, shapes.get(OUTLAND, Polygon()), self.texts, at)
        regions = {}
        hexagons = {zone.id for zone in spec.sea if zone.meet}
        for region in spec.regions():
            space, put = self._space(region.id), placed[region.id]
            body = largest(shapes[region.id])
            west, north, east, south = (round(edge, 1) for edge in body.bounds)
            regions[region.id] = Region(
                kind=space.kind,
                water=region.id in self.zones,
                de=space.de,
                en=space.en,
                rings=topology.rings(region.id),
                labels={language: output.label(name) for language, name in put.labels.items()},
                pieces=(
                    round(put.block.x, 1),
                    round(put.block.y, 1),
                    round(put.block.width, 1),
                    round(put.block.height, 1),
                ),
                radius=round(inscribed_radius(body), 1),
                box=(west, north, east, south),
                groups=list(space.groups),
                values={key: value for key, value in space.values.items() if key in spec.map.keep},
                beside=put.beside,
                cell=region.id in hexagons,
            )
        drawn = routes.draw(spec.route, shapes, spec.map.size, at)
        style = spec.lettering
        return MapFile(
            format=FORMAT,
            id=spec.map.file,
            board=spec.map.board,
            title={"de": spec.map.title.de, "en": spec.map.title.en},
            look=spec.map.look,
            size=spec.map.size,
            grid=borders.GRID,
            lettering=Lettering(style.font, style.track, style.upper, style.sea_font or style.font, style.sea_track),
            borders=list(spec.check.borders),
            min_border=spec.check.min_border,
            tolerate=spec.check.tolerate,
            arcs=[Arc(kinds.of(arc), arc.left, arc.right, output.steps(arc.points)) for arc in topology.arcs],
            regions=regions,
            outland=topology.rings(OUTLAND) if OUTLAND in topology.shapes else [],
            open_sea=topology.rings(OPEN_SEA) if OPEN_SEA in topology.shapes else [],
            waterlines=[],
            rivers=[],
            lakes=[],
            cuts={},
            routes=[Route(line.a, line.b, output.steps(line.points), line.exit) for line in drawn],
            anchors=anchors.place(topology, kinds, self._ports(), shapes, placed),
            marks=[
                Mark(mark.kind, round(x, 1), round(y, 1), mark.text, mark.angle, mark.size, mark.side)
                for mark, (x, y) in ((mark, at(mark.at)) for mark in spec.mark)
            ],
            hills=[],
            provenance=output.provenance(self.world, spec.sha256),
            rose=spec.map.rose,
        )

    def _ports(self) -> list[tuple[str, str]]:
        """Links of the board that an anchor shows, as (zone, region), unless a route is drawn."""
        drawn = {frozenset((route.a, route.b)) for route in self.spec.route}
        found = []
        for link in self.board.links:
            if link.kind in self.spec.check.anchors and frozenset((link.a, link.b)) not in drawn:
                found.append((link.a, link.b) if link.a in self.zones else (link.b, link.a))
        return found

    def _decorate(
        self,
        built: MapFile,
        topology: Topology,
        kinds: borders.Kinds,
        projection: Projection,
        traces: dict[str, list[Place]],
    ) -> None:
        spec = self.spec
        shapes = {owner: topology.shape(owner) for owner in topology.shapes if owner not in kinds.water}
        ground = union(list(shapes.values()))
        lines = decor.waterlines(ground, self.frame, spec.drawing.waterlines)
        built.waterlines = [[output.steps(line) for line in level] for level in lines]
        built.rivers = [output.steps(line) for line in decor.rivers(spec, self.world, ground, projection)]
        lakes = decor.lakes(spec, self.world, self.frame, projection)
        built.lakes = [[output.steps(ring) for ring in lake] for lake in lakes]
        for cut in spec.cut:
            if cut.draw:
                drawn, forts = decor.frontier(cut, traces[cut.id], ground, projection)
                built.cuts[cut.id] = Cut([output.steps(line) for line in drawn], forts)
        built.hills = [Hill(*hill) for hill in decor.hills(spec.ridge, projection, _occupied(built))]


def _occupied(built: MapFile) -> Shape:
    """The ground of names, pieces and marks, where no hill may stand."""
    taken = []
    for region in built.regions.values():
        x, y, width, height = region.pieces
        taken.append(box(x - width / 2, y - height / 2, x + width / 2, y + height / 2))
        for label in region.labels.values():
            high = len(label.t) * label.s
            flat = box(label.x - label.w / 2, label.y - high / 2, label.x + label.w / 2, label.y + high / 2)
            taken.append(shapely.affinity.rotate(flat, label.a, origin=(label.x, label.y)))
    for mark in built.marks:
        reach = max(22.0, len(mark.text) * (mark.size or 17) * 0.42)
        taken.append(box(mark.x - reach, mark.y - 14, mark.x + reach, mark.y + 14))
    return union(taken)


def build(spec: Spec, board: Board, world: World) -> MapFile:
    """Build a map; SpecError says what the author has to change."""
    return Builder(spec, board, world).run()
