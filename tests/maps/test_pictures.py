"""Pictures of positions."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

import kartentisch as kt
from kartentisch import pictures
from kartentisch.engine import mapfile, starts
from kartentisch.games.europe import Europe
from kartentisch.pictures import PictureError, pieces, svg
from kartentisch.pictures.draw import looks
from kartentisch.pictures.theme import symbols, theme
from tests.maps import plane

SVG = "{http://www.w3.org/2000/svg}"
ALL = [(name, look) for name in plane.MAPS for look in looks(plane.load(name))]


def parsed(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


def texts(root: ElementTree.Element) -> list[str]:
    return ["".join(element.itertext()) for element in root.iter(f"{SVG}text")]


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "look"), ALL)
@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_region_is_drawn_and_named(name: str, look: str, lang: str) -> None:
    built = plane.load(name)
    root = parsed(svg(built, {}, look, lang, fonts=False))
    assert root.get("viewBox") == f"0 0 {built.size[0]} {built.size[1]}"
    drawn = [element.get("id", "") for element in root.iter() if element.get("class") == "region"]
    assert sorted(identity.split("-", 1)[1] for identity in drawn) == sorted(built.regions)
    written = texts(root)
    for region in built.regions.values():
        if not region.cell:
            assert "".join(region.labels[lang].t) in written
    assert len({element.get("id") for element in root.iter() if element.get("id")}) == len(
        [element for element in root.iter() if element.get("id")]
    )


@pytest.mark.thorough
@pytest.mark.parametrize(("name", "look"), ALL)
def test_the_same_position_gives_the_same_picture_without_anything_from_outside(name: str, look: str) -> None:
    picture = svg(plane.load(name), {}, look)
    assert picture == svg(plane.load(name), {}, look)
    outside = set(re.findall(r"(?:https?:)?//[\w./]+", picture)) - {"http://www.w3.org/2000/svg"}
    assert {link for link in outside if link.startswith("http")} == set()
    assert "@font-face" in picture
    assert "<script" not in picture


def test_stones_stand_on_their_places() -> None:
    built = plane.load("attila/attila")
    empty = svg(built, {}, fonts=False)
    position = {"provinces": {"moesia": {"goths": 2, "huns": 1}}, "pacified": ["moesia"]}
    full = svg(built, position, fonts=False)
    goths, huns = theme().peoples["goths"], theme().peoples["huns"]

    def stones(text: str, colour: str) -> int:
        return text.count(f'fill="{colour}" stroke="#fdf6e3"')

    assert stones(full, goths.colour) == stones(empty, goths.colour) + 2
    assert stones(full, huns.colour) == stones(empty, huns.colour) + 1
    assert theme().parchment.slab in full
    assert theme().parchment.slab not in empty


def test_a_fight_shows_the_stones_beyond_four_as_a_figure() -> None:
    built = plane.load("attila/attila")
    root = parsed(svg(built, {"provinces": {"africa": {"vandals": 4, "franks": 3}}}, fonts=False))
    assert "+3" in texts(root)


@pytest.mark.thorough
def test_a_plate_shows_all_units_or_their_sum() -> None:
    built = plane.load("europe/europe")
    few = {"spaces": {"germany": [{"owner": "germany", "units": {"infantry": 4, "armor": 2}}]}}
    root = parsed(svg(built, few, fonts=False))
    drawn = [element.get("d") for element in root.iter(f"{SVG}path")]
    assert symbols()["units"]["infantry"] in drawn
    assert symbols()["units"]["tank"] in drawn
    units = {"infantry": 1, "armor": 2, "artillery": 3, "fighter": 4, "bomber": 5, "aa_gun": 6}
    for space in ("malta", "germany", "poland"):
        many = {"spaces": {space: [{"owner": "germany", "units": units}]}}
        before = sorted(texts(parsed(svg(built, {}, fonts=False))))
        after = sorted(texts(parsed(svg(built, many, fonts=False))))
        for text in before:
            after.remove(text)
        assert sum(int(text) for text in after) == sum(units.values()), space


def test_a_stone_is_a_sign_without_a_number() -> None:
    """A “1” on every land is noise: there never is another number."""
    one = pieces.stacks((0, 0, 40, 40), [{"owner": "blue", "units": {"stone": 1}}], True)
    assert "<text" not in one and "<text" in pieces.stacks(
        (0, 0, 40, 40), [{"owner": "blue", "units": {"army": 1}}], True
    )


def test_who_holds_a_space_changes_its_ground_and_the_front() -> None:
    built = plane.load("europe/europe")
    tints = theme().paper["light"].tints

    def ground(position: dict[str, Any]) -> str | None:
        root = parsed(svg(built, position, fonts=False))
        return next(element.get("fill") for element in root.iter() if element.get("id") == "kp-ukraine")

    assert ground({}) == tints["ussr"]
    assert ground({"held": {"ukraine": "germany"}}) == tints["germany"]
    assert svg(built, {"held": {"ukraine": "germany"}}).count("<path") == svg(built, {}).count("<path")


def test_a_region_wears_whoever_holds_it_where_nobody_did_at_the_start() -> None:
    built = plane.load("attack/attack")

    def poland(held: dict[str, str]) -> str | None:
        root = parsed(svg(built, {"held": held}, "dark"))
        return next(element.get("fill") for element in root.iter() if element.get("id") == "kp-poland")

    assert len({poland({}), poland({"poland": "red"}), poland({"poland": "blue"})}) == 3
    assert poland({"germany": "red"}) != poland({}), "what is free steps back"


def test_water_that_is_held_and_land_that_is_destroyed_look_so() -> None:
    built = plane.load("selfr3/earth")

    def ground(name: str, position: dict[str, Any]) -> str | None:
        root = parsed(svg(built, position, fonts=False))
        return next(element.get("fill") for element in root.iter() if element.get("id") == f"kp-{name}")

    water = next(name for name, region in built.regions.items() if region.water)
    assert len({ground(water, {"held": held}) for held in ({}, {water: "red"}, {water: "blue"})}) == 3
    ruins = {
        ground(land, {"held": held, "destroyed": [land]})
        for land in ("japan", "alaska")
        for held in ({}, {land: "red"})
    }
    assert len(ruins) == 1, "nobody's, and of no continent"


@pytest.mark.parametrize("name", ["attack", "attacke", "selfr3"])
def test_where_players_hold_land_its_picture_wears_their_colours(name: str) -> None:
    game = kt.load(name)
    state = game.new(3, seed=1)
    while not state.over and state.turn < 4:
        if state.chance:
            kt.Chance(1).settle(state)
        else:
            state.apply(state.legal_actions()[0])
    drawing = game.drawing(state)
    assert drawing["held"] == {space: stacks[0]["owner"] for space, stacks in drawing["spaces"].items()} != {}


def test_day_and_night_differ_only_in_colour() -> None:
    built = plane.load("attack/attack")
    day, night = (parsed(svg(built, {}, look, fonts=False)) for look in ("light", "dark"))
    assert [element.tag for element in day.iter()] == [element.tag for element in night.iter()]
    assert [element.get("d") for element in day.iter()] == [element.get("d") for element in night.iter()]


def test_stations_ruins_and_landing_sites() -> None:
    moon = plane.load("selfr3/moon")
    marks = symbols()["marks"]

    def count(position: dict[str, Any], mark: str) -> int:
        return svg(moon, position, fonts=False).count(f'd="{marks[mark]}"')

    assert count({}, "landing") == 3
    assert count({}, "station") == 0
    assert count({"stations": ["tycho"], "destroyed": ["byrgius"]}, "station") == 1
    assert count({"destroyed": ["byrgius"]}, "ruin") == 1


@pytest.mark.parametrize(
    ("position", "look", "lang", "code"),
    [
        ({"spaces": {"atlantis": []}}, "light", "de", "unknown_space"),
        ({"stations": ["atlantis"]}, "light", "de", "unknown_space"),
        ({}, "parchment", "de", "bad_picture"),
        ({}, "light", "fr", "bad_picture"),
    ],
)
def test_bad_input_is_refused(position: dict[str, Any], look: str, lang: str, code: str) -> None:
    with pytest.raises(PictureError) as caught:
        svg(plane.load("selfr3/moon"), position, look, lang)
    assert caught.value.code == code


def test_every_emblem_exists_and_no_two_rivals_share_one() -> None:
    for rivals in (theme().powers, theme().peoples, theme().players):
        emblems = [owner.emblem for owner in rivals.values()]
        assert len(set(emblems)) == len(emblems)
        assert set(emblems) <= set(symbols()["emblems"])


def test_of_a_start_on_one_front_only_that_is_drawn_large() -> None:
    """The Atlantic took most of the picture of a game between Germany and Moscow."""
    game = Europe()
    begun = starts.start(game, "eastern_front")
    assert begun.position is not None
    state = game.load({"format": 1, "game": "europe", "players": 2, "options": dict(begun.options), **begun.position})
    built = mapfile.load("europe", "europe")

    def box(drawn: str) -> tuple[float, ...]:
        found = re.search(r'viewBox="([^"]+)"', drawn)
        assert found
        left, top, width, height = (float(part) for part in found[1].split())
        return left, top, left + width, top + height

    def inside(space: str, part: tuple[float, ...]) -> bool:
        x, y, *_ = built.regions[space].pieces
        return part[0] <= x <= part[2] and part[1] <= y <= part[3]

    part = box(pictures.of_board(game, state))
    assert all(inside(space, part) for space in begun.position["units"])
    assert not any(inside(space, part) for space in ("united_states", "canada", "azores_sea", "gibraltar"))
    assert box(pictures.of_board(game, game.new(2, seed=1))) == (0, 0, *built.size), "the whole war is on the whole map"
    assert box(pictures.sketched(game, state)) == (0, 0, *built.size), "small ones beside each other are alike"
