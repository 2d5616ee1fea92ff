"""Boards without a drawn map: every space has its card, every link its line, and nothing lies on anything else."""

from __future__ import annotations

import itertools
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch.engine import diagram, mapfile
from kartentisch.engine.board import Board
from kartentisch.engine.mapfile import MapFile
from kartentisch.pictures import of_state, svg
from kartentisch.pictures.draw import PictureError
from tests.mapless.shelf.bare_attack import BareAttack
from tests.mapless.shelf.bare_attila import BareAttila

pytestmark = [pytest.mark.once, pytest.mark.thorough]

BOARDS = ("attila", "attack", "europe", "selfr3", "attacke")


def board(spaces: int, links: list[tuple[int, int]], **more: str) -> Board:
    """A board of spaces with numbers for names."""
    data: dict[str, Any] = {
        "format": 1,
        "board": {"id": "sketch", "de": "Skizze", "en": "Sketch"},
        "sources": {"own": "made for this test"},
        "space": [
            {
                "id": f"s{i}",
                "de": f"Feld {i}",
                "en": f"Space {i}",
                "kind": more.get(f"s{i}", "field"),
                "provenance": "own",
            }
            for i in range(spaces)
        ],
        "link": [{"a": f"s{a}", "b": f"s{b}", "kind": "land", "provenance": "own"} for a, b in links],
    }
    return Board(data)


def whole(drawn: MapFile, made: Board) -> None:
    """What must hold for every diagram."""
    width, height = drawn.size
    boxes = [region.box for region in drawn.regions.values()]
    assert list(drawn.regions) == [space.id for space in made.spaces]
    assert all(min(west, north) > 0 and east < width and south < height for west, north, east, south in boxes)
    for one, other in itertools.combinations(boxes, 2):
        assert one[2] < other[0] or other[2] < one[0] or one[3] < other[1] or other[3] < one[1], (one, other)
    assert drawn.links() == {(min(link.a, link.b), max(link.a, link.b)) for link in made.links}
    for name, region in drawn.regions.items():
        (ring,) = drawn.rings(name)
        assert ring[0] == ring[-1]
        west, north, east, south = region.box
        for label in region.labels.values():
            assert west < label.x - label.w / 2 and label.x + label.w / 2 < east
        x, y, wide, high = region.pieces
        assert west < x - wide / 2 and x + wide / 2 < east and north < y - high / 2 and y + high / 2 < south


@pytest.mark.parametrize("name", BOARDS)
def test_every_board_of_the_package_can_be_a_diagram(name: str) -> None:
    made = Board.of(f"kartentisch.games.{name}")
    drawn = diagram.drawn(made)
    whole(drawn, made)
    assert mapfile.parse(msgspec.json.encode(drawn)) == drawn
    for lang in ("de", "en"):
        picture = svg(drawn, {}, lang=lang, fonts=False)
        assert all(f'id="kp-{space.id}"' in picture for space in made.spaces)


RING = [(i, (i + 1) % 8) for i in range(8)]
SHAPES = {
    "nothing": board(0, []),
    "one": board(1, []),
    "two": board(2, [(0, 1)]),
    "row": board(12, [(i, i + 1) for i in range(11)]),
    "ring": board(8, RING),
    "star": board(9, [(0, i) for i in range(1, 9)]),
    "all with all": board(9, list(itertools.combinations(range(9), 2))),
    "two islands": board(9, [(0, 1), (1, 2), (0, 2), (3, 4), (4, 5), (3, 5)]),
    "no links": board(5, []),
}


@pytest.mark.parametrize("shape", SHAPES)
def test_boards_of_any_shape(shape: str) -> None:
    whole(diagram.drawn(SHAPES[shape]), SHAPES[shape])


def test_the_same_board_gives_the_same_diagram() -> None:
    made = Board.of("kartentisch.games.attila")
    again = Board.of("kartentisch.games.attila")
    assert made is not again and diagram.drawn(made) == diagram.drawn(again)


def test_neighbours_lie_closer_than_others() -> None:
    made = Board.of("kartentisch.games.attila")
    places = [region.pieces[:2] for region in diagram.drawn(made).regions.values()]
    far: dict[bool, list[float]] = {True: [], False: []}
    for a, b in itertools.combinations(range(len(places)), 2):
        (x, y), (u, v) = places[a], places[b]
        far[b in made.neighbours[a]].append(((x - u) ** 2 + (y - v) ** 2) ** 0.5)
    assert max(far[True]) < sum(far[False]) / len(far[False])


def test_water_and_ways_over_it_are_told_apart() -> None:
    drawn = diagram.drawn(board(3, [(0, 1), (1, 2)], s2="sea"))
    assert [region.water for region in drawn.regions.values()] == [False, False, True]
    assert [route.kind for route in drawn.routes] == ["land", "sea"]
    attila = diagram.drawn(Board.of("kartentisch.games.attila"))
    kinds = {(route.a, route.b): route.kind for route in attila.routes}
    assert list(kinds.values()).count("sea") == 10


def test_pictures_without_a_drawn_map() -> None:
    for game in (BareAttila(), BareAttack()):
        state = game.new(3, seed=1)
        assert game.board.titles["en"] in of_state(game, state, fonts=False)
        with pytest.raises(PictureError, match="no_map"):
            of_state(game, state, "attila")
    own = kt.load("attila", board=kt.load("attila").board.source)
    state = own.load({"players": 2, "provinces": {"moesia": {"goths": 2}}})
    assert own.custom and own.html(state).count("kt-clip-moesia") > 0
    assert "#f8b815" in of_state(own, state, fonts=False)  # the stones of the Goths
