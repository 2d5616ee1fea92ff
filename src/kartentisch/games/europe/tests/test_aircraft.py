"""Aircraft are never stranded by a choice that was allowed: only dice bring them down."""

from __future__ import annotations

import random

import pytest

from kartentisch.engine import starts
from kartentisch.games.europe import Europe
from kartentisch.games.europe.actions import BOMBER, FIGHTER, UK
from kartentisch.games.europe.forces import DEFENCE
from kartentisch.games.europe.layout import LAND_NAMES
from kartentisch.games.europe.state import F_COUNT, FLIGHT, NONCOMBAT, EuropeState
from kartentisch.games.europe.volley import Volley

ZONES = (
    "south_atlantic", "central_atlantic", "azores_sea", "mid_atlantic", "celtic_sea", "halifax_sea", "davis_strait",
    "uk_convoy_1", "uk_convoy_3", "us_convoy_1",
)  # fmt: skip
ORDERS = ("send", "ferry")


def position(dice: random.Random) -> dict[str, object]:
    """British carriers with fighters, and German transports all over the Atlantic."""
    units: dict[str, dict[str, dict[str, int]]] = {"canada": {"uk": {"fighter": 2, "bomber": 1}}}
    ships: list[dict[str, str]] = []
    for zone in dice.sample(ZONES, 6):
        if len(ships) < 3 and dice.random() < 0.5:
            units[zone] = {"germany": {"transport": 1}}
            ships.append({"zone": zone, "power": "germany"})
        else:
            units[zone] = {"uk": {"carrier": 1, "fighter": dice.randint(0, 2), "destroyer": dice.randint(0, 1)}}
    return {"active": 1, "power": "uk", "round": 1, "units": units, "ships": ships}


@pytest.mark.rule("AAE-37", "AAE-150", "AAE-175", "AAE-177", "AAE-R15")
@pytest.mark.parametrize("seed", range(12))
def test_only_dice_bring_aircraft_down(seed: int) -> None:
    dice = random.Random(seed)
    game = Europe()
    start = game.dump(game.new(2, seed=0))
    kept = {key: start[key] for key in ("format", "game", "players")}
    state = game.load({**kept, "turn": 0, **position(dice)})
    assert isinstance(state, EuropeState)
    before = aircraft(state)
    for _ in range(4000):
        if state.power != UK or state.phase > NONCOMBAT:
            break
        if state.chance:  # the attacker hits, the defender does not
            state.apply(0 if attacks(state) else state.dice_outcomes() - 1)
            continue
        legal = state.legal_actions()
        named = {action: game.space.action(action).name for action in legal}
        chosen = [action for action in legal if named[action] in ("press", "stay")]
        orders = [action for action in legal if named[action] in ORDERS]
        if not chosen and orders and dice.random() < 0.7:
            chosen = orders
        state.apply(dice.choice(chosen or legal))
        assert game.faults(state) == []
    else:
        raise AssertionError("the turn does not end")
    assert aircraft(state) == before


def attacks(state: EuropeState) -> bool:
    volley = state.top
    assert isinstance(volley, Volley)
    return volley.what != DEFENCE


def aircraft(state: EuropeState) -> int:
    table = state.table
    n = sum(int(state.flights[row + F_COUNT]) for row in range(0, len(state.flights), FLIGHT))
    for space in range(int(table.spaces)):
        n += int(state.count(space, UK, FIGHTER))
        n += int(state.count(space, UK, BOMBER)) if space < table.lands else 0
    return n


def test_where_they_are_to_land_is_safe_if_any_place_is() -> None:
    """Three fighters and a bomber were to land alone beside eighteen enemies, with a quiet land in range."""
    game = Europe()
    start = game.dump(game.new(2, seed=0))
    kept = {key: start[key] for key in ("format", "game", "players")}
    troops = {"baltic_states": {"ussr": {"infantry": 9}}, "leningrad": {"ussr": {"infantry": 9}}}
    flight = {"kind": "fighter", "count": 3, "at": "belorussia", "left": 3, "from": "germany"}
    for home, place, exposed in (({"germany": {"germany": {"infantry": 1}}}, "germany", None), ({}, "poland", 9)):
        stack = [{"step": step} for step in ("Play.next", "Turn.built", "NonCombat.order")]
        units = {**troops, **home, "east_poland": {}, "poland": {}}
        held = ["poland", *home]
        more = {"power": "germany", "phase": "noncombat", "round": 1, "turn": 0, "active": 0, "asked": [0]}
        state = game.load({**kept, **more, "stack": stack, "held": held, "units": units, "flights": [flight]})
        [landing] = game.view(state, 0)["landings"]
        assert (landing["space"], landing.get("exposed")) == (place, exposed)
        assert game.strength(game.view(state, 0)).units[0]["belorussia"] == 3  # under way they count where they are


@pytest.mark.rule("AAE-37")
def test_where_they_will_land_is_told_while_planning_as_it_is_behind_the_battle() -> None:
    """The Netherlands were named while East Poland was to be attacked, and Poland as soon as it was taken."""
    game = Europe()
    begun = starts.start(game, "eastern_front")
    assert begun.position is not None
    state = game.load({"format": 1, "game": "europe", "players": 2, "options": dict(begun.options), **begun.position})
    assert isinstance(state, EuropeState)
    orders = ["infantry east_poland"] * 5 + ["infantry baltic_states", "fighter east_poland"]
    for word in ("finish", "pick poland", *(f"send {order}" for order in orders)):
        state.apply(game.space.parse(word))
    [planned] = game.view(state, 0)["landings"]
    assert planned["left"] == 3
    assert not planned.get("exposed"), "there is a safe land in range"
    while state.phase != NONCOMBAT:
        if state.chance:  # the attacker hits, the defender does not
            state.apply(0 if attacks(state) else state.dice_outcomes() - 1)
            assert game.view(state, 0)["landings"][0]["space"] == planned["space"]
            continue
        words = {game.space.action(action).name: action for action in state.legal_actions()}
        state.apply(words.get("press", words.get("stay", words.get("finish", next(iter(words.values()))))))
    [landing] = game.view(state, 0)["landings"]
    assert landing == planned


def exposed_in_poland(**units: dict[str, dict[str, int]]) -> int | None:
    """By how many enemies Poland is exposed, where one German fighter is to land; nothing else stands near it."""
    game = Europe()
    start = game.dump(game.new(2, seed=0))
    state = game.load(
        {
            **{key: start[key] for key in ("format", "game", "players")},
            "power": "germany",
            "phase": "noncombat",
            "round": 1,
            "turn": 0,
            "active": 0,
            "asked": [0],
            "stack": [{"step": step} for step in ("Play.next", "Turn.built", "NonCombat.order")],
            "held": ["poland"],
            "units": units,
            "flights": [{"kind": "fighter", "count": 1, "at": "poland", "left": 0, "from": "germany"}],
        }
    )
    [landing] = game.view(state, 0)["landings"]
    assert landing["space"] == "poland"
    found: int | None = landing.get("exposed")
    return found


def test_lands_that_more_enemies_could_attack_than_stand_there_are_told() -> None:
    """A table said nothing of a counter-attack by seventeen, nor that a land was left empty beside five enemies."""
    game = Europe()
    begun = starts.start(game, "eastern_front")
    assert begun.position is not None
    state = game.load({"format": 1, "game": "europe", "players": 2, "options": dict(begun.options), **begun.position})
    for word in ("finish", "pick poland"):
        state.apply(game.space.parse(word))
    for _ in range(5):
        state.apply(game.space.parse("send infantry east_poland"))
    rows = {row["space"]: row for row in game.view(state, 0)["threats"]}
    assert rows["east_poland"]["guards"] == 5
    units = begun.position["units"]
    beside = sum(sum(units[land]["ussr"].values()) for land in ("baltic_states", "belorussia", "ukraine"))
    assert rows["east_poland"]["foes"] >= beside > 5
    assert "germany" not in rows, "nobody gets there"
    for word in ("pick finland", *["send infantry vyborg"] * 3):
        state.apply(game.space.parse(word))
    empty = {row["space"]: row for row in game.view(state, 0)["threats"]}["finland"]
    assert empty["guards"] == 0 < empty["foes"]


@pytest.mark.parametrize("phase", ["NonCombat.order", "Placement.place"])
def test_of_lands_in_reach_the_most_valuable_is_told_first(phase: str) -> None:
    game = Europe()
    more = {"built": [0] * len(LAND_NAMES)} if phase == "Placement.place" else {}
    start = game.dump(game.new(2, seed=0))
    state = game.load(
        {
            **{key: start[key] for key in ("format", "game", "players")},
            "power": "germany",
            "phase": "noncombat" if phase == "NonCombat.order" else "place",
            "round": 1,
            "turn": 0,
            "active": 0,
            "asked": [0],
            "stack": [{"step": step} for step in ("Play.next", "Turn.built")] + [{"step": phase, **more}],
            "held": ["poland", "finland", "germany"],
            "units": {
                "poland": {"germany": {"fighter": 3, "bomber": 1}},
                "east_poland": {"ussr": {"infantry": 8}},
                "vyborg": {"ussr": {"infantry": 2}},
                "germany": {"germany": {"infantry": 1}},
            },
            **({"bought": {"infantry": 1}} if phase == "Placement.place" else {}),
        }
    )
    told = [(row["space"], row["guards"]) for row in game.view(state, 0)["threats"]]
    assert ("poland", 4) in told, "aircraft defend, but four against eight do not hold it"
    assert ("finland", 0) in told
    assert told.index(("poland", 4)) < told.index(("finland", 0))
    assert "germany" not in dict(told), "nobody gets there"


def test_what_could_attack_a_landing_comes_by_land_sea_and_air() -> None:
    """Only who stood beside the land was counted: tanks drive two lands, ships bring troops, aircraft come along."""
    assert exposed_in_poland(east_poland={"ussr": {"infantry": 3}}) == 3
    assert exposed_in_poland(belorussia={"ussr": {"infantry": 3, "armor": 2}}) == 2
    blocked = exposed_in_poland(belorussia={"ussr": {"armor": 2}}, east_poland={"germany": {"infantry": 1}},
                                baltic_states={"germany": {"infantry": 1}})  # fmt: skip
    assert blocked is None, "who stands in between stops them"
    beside = {"east_poland": {"ussr": {"infantry": 3}}}
    assert exposed_in_poland(**beside, leningrad={"ussr": {"fighter": 2}}) == 5
    assert exposed_in_poland(**beside, caucasus={"ussr": {"fighter": 2}}) == 3, "they would not come back"
    assert exposed_in_poland(leningrad={"ussr": {"fighter": 2}}) is None, "aircraft alone take no land"
    fleet = {"uk": {"transport": 2}}
    assert exposed_in_poland(north_sea=fleet, united_kingdom={"uk": {"infantry": 3}}) == 3
    assert exposed_in_poland(north_sea=fleet, united_kingdom={"uk": {"infantry": 9}}) == 4, "two in each ship"
    assert exposed_in_poland(north_sea=fleet) is None, "there is nobody to bring"
