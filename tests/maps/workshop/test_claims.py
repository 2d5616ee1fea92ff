"""The grammar of claims."""

from __future__ import annotations

import pytest
from maps.sources import Brick
from maps.spec import Land, SpecError
from shapely import MultiPolygon, box

from maps import claims


def square(country: str, name: str, west: float, south: float, size: float = 1.0) -> Brick:
    return Brick(country, name, MultiPolygon([box(west, south, west + size, south + size)]))


BRICKS = [square("AAA", "north", 0, 1), square("AAA", "south", 0, 0), square("BBB", "east", 1, 0, 2)]


def owners(*regions: Land) -> dict[tuple[str | None, str], float]:
    """(owner, brick) -> area."""
    found: dict[tuple[str | None, str], float] = {}
    for owner, brick, area in claims.assign(BRICKS, list(regions), BRICKS):
        key = (owner, brick.name)
        found[key] = found.get(key, 0.0) + area.area
    return found


def test_a_country_a_name_and_all_but_a_name() -> None:
    assert owners(Land("one", ["AAA"])) == {("one", "north"): 1, ("one", "south"): 1, (None, "east"): 4}
    assert owners(Land("one", ["AAA:north"])) == {("one", "north"): 1, (None, "south"): 1, (None, "east"): 4}
    assert owners(Land("one", ["AAA:-north"])) == {(None, "north"): 1, ("one", "south"): 1, (None, "east"): 4}


def test_the_more_exact_claim_wins_in_any_order() -> None:
    whole, part = Land("whole", ["AAA"]), Land("part", ["AAA:south"])
    wanted = {("whole", "north"): 1, ("part", "south"): 1, (None, "east"): 4}
    assert owners(whole, part) == owners(part, whole) == wanted


def test_a_box_takes_a_piece_and_the_rest_goes_on() -> None:
    found = owners(Land("west", ["BBB@1,0,2,2"]), Land("rest", ["BBB"]))
    assert found[("west", "east")] == pytest.approx(2)
    assert found[("rest", "east")] == pytest.approx(2)


def test_a_minus_takes_away() -> None:
    found = owners(Land("one", ["BBB", "!BBB@1,0,2,1"]))
    assert found[("one", "east")] == pytest.approx(3)
    assert found[(None, "east")] == pytest.approx(1)


def test_equally_exact_claims_to_the_same_ground_are_refused() -> None:
    with pytest.raises(SpecError, match=r"overlapping claims to AAA:south: one .* and two"):
        owners(Land("one", ["AAA:south"]), Land("two", ["AAA:south|north"]))
    with pytest.raises(SpecError, match="overlapping"):
        owners(Land("one", ["BBB@1,0,2.5,2"]), Land("two", ["BBB@2,0,3,2"]))


def test_boxes_that_only_touch_are_fine() -> None:
    found = owners(Land("one", ["BBB@1,0,2,2"]), Land("two", ["BBB@2,0,3,2"]))
    assert found[("one", "east")] == found[("two", "east")] == pytest.approx(2)


def test_unknown_provinces_are_named_with_what_is_near() -> None:
    with pytest.raises(SpecError, match=r"region one: no province noth in AAA; did you mean north"):
        owners(Land("one", ["AAA:noth"]))
    with pytest.raises(SpecError, match="no country ZZZ"):
        owners(Land("one", ["ZZZ"]))
    with pytest.raises(SpecError, match="west,south,east,north"):
        owners(Land("one", ["AAA@1,2"]))
