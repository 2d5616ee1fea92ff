"""Names and blocks."""

from __future__ import annotations

import shapely
from maps.lettering import font
from maps.placement import Face, beside, fit, inside, positions
from shapely import Polygon, box

FACE = Face(font("barlow-condensed-600-normal"), 0.05, 12, 30, 1.0, True)
NAMES = {"de": "Mitteleuropa", "en": "Central Europe"}
TIERS = [[(90.0, 34.0)], [(60.0, 30.0)], [(40.0, 24.0)]]


def test_name_and_block_lie_inside_and_apart() -> None:
    area = Polygon([(0, 0), (260, 20), (240, 160), (120, 200), (10, 150)])
    found = inside(area, NAMES, FACE, TIERS, flat=False)
    assert found is not None
    assert found.block.width == 90
    assert area.contains(found.block.ground())
    for label in found.labels.values():
        assert area.contains(label.ink())
        assert not label.ink().intersects(found.block.ground())
        assert FACE.low <= label.size <= FACE.high


def test_the_name_turns_with_a_slanting_region() -> None:
    strip = Polygon([(0, 0), (20, -30), (300, 90), (280, 120)])
    _, label = fit(strip, "Dalmatien", FACE, False, (150, 45))
    assert label.angle > 0
    assert strip.contains(label.ink())
    _, flat = fit(strip, "Dalmatien", FACE, True, (150, 45))
    assert flat.angle == 0
    assert flat.size < label.size


def test_smaller_regions_take_smaller_blocks_and_tiny_ones_none() -> None:
    found = inside(box(0, 0, 86, 62), {"de": "Peru"}, FACE, TIERS, flat=False)
    assert found is not None
    assert found.block.width < 90
    assert inside(box(0, 0, 30, 30), NAMES, FACE, TIERS, flat=False) is None
    assert positions(box(0, 0, 30, 30), 40, 24) == []


def test_what_finds_no_room_stands_on_the_water_next_to_it() -> None:
    island = box(100, 100, 130, 130)
    land = shapely.union_all([island, box(135, 0, 400, 400)])
    room = box(0, 0, 400, 400).difference(land.buffer(1))
    found = beside(island, {"de": "Malta"}, FACE, (40, 24), room, "")
    assert found is not None
    assert found.beside == "both"
    for ground in (found.block.ground(), found.labels["de"].ink()):
        assert room.contains(ground)
        assert ground.distance(island) < 45
    wide = box(100, 100, 150, 140)
    own = beside(wide, {"de": "Zentralafrikanische Republik"}, FACE, (40, 24), room.difference(wide), "")
    assert own is not None
    assert own.beside == "label"
    assert wide.contains(own.block.ground())


def test_no_water_no_place() -> None:
    assert beside(box(0, 0, 20, 20), NAMES, FACE, (40, 24), Polygon(), "") is None
