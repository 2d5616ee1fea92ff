"""The reader of built maps."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch.engine import mapfile
from kartentisch.engine.mapfile import MapError
from tests.maps import plane

SMALL = "selfr3/moon"


def raw() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(plane.path(SMALL).read_text(encoding="utf-8"))
    return data


def test_another_format_is_refused_with_what_to_do() -> None:
    data = raw() | {"format": mapfile.FORMAT + 1}
    with pytest.raises(MapError) as caught:
        mapfile.parse(json.dumps(data), "future.map.json")
    assert caught.value.code == "map_format"
    assert caught.value.rejection.args["expected"] == mapfile.FORMAT
    assert caught.value.rejection.args["found"] == mapfile.FORMAT + 1
    assert "build the map again" in str(caught.value)
    assert "future.map.json" in str(caught.value)


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"format": "one"}', "no json"])
def test_what_is_no_map_is_refused(text: str) -> None:
    with pytest.raises(MapError) as caught:
        mapfile.parse(text)
    assert caught.value.code == "bad_map"


def test_unknown_and_missing_fields_are_named() -> None:
    with pytest.raises(MapError, match="colour"):
        mapfile.parse(json.dumps(raw() | {"colour": "red"}))
    data = raw()
    del data["arcs"]
    with pytest.raises(MapError, match="arcs"):
        mapfile.parse(json.dumps(data))


@pytest.mark.parametrize("name", plane.MAPS)
def test_reading_and_writing_gives_the_same_bytes(name: str) -> None:
    data = plane.path(name).read_bytes()
    assert msgspec.json.encode(mapfile.parse(data)) + b"\n" == data


def test_a_line_is_a_point_and_steps() -> None:
    built = plane.load(SMALL)
    assert built.grid == 0.5
    assert built.points([4, 6, 1, 0, 0, -2]) == [(2.0, 3.0), (2.5, 3.0), (2.5, 2.0)]


def test_a_ring_walks_arcs_in_both_directions() -> None:
    built = plane.load(SMALL)
    backwards = [~ref for ref in reversed(built.regions["tycho"].rings[0])]
    assert built.ring(backwards) == built.ring(built.regions["tycho"].rings[0])[::-1]


def test_a_map_of_the_package_is_read_once() -> None:
    assert mapfile.load("selfr3", "moon") is mapfile.load("selfr3", "moon")
    assert mapfile.load("selfr3", "moon") == plane.load(SMALL)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_regions_of_attack_are_called_on_the_map_as_in_the_panels(lang: str) -> None:
    """“Bulgaria, Greece and Albania” in a panel was “Balkans” on the map, and nobody found it."""
    game = kt.load("attack")
    regions = json.loads(plane.path("attack/attack").read_text(encoding="utf-8"))["regions"]
    for space in game.board.spaces:
        if not regions[space.id]["water"]:
            lettered = "".join(regions[space.id]["labels"][lang]["t"])
            name = space.de if lang == "de" else space.en
            assert re.sub(r"[\s-]", "", lettered).lower() == re.sub(r"[\s-]", "", name).lower(), space.id
