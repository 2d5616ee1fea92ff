"""Attack!: the orders of every movement, against a plain reading of the rules on the links of the board."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import Rejection
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language

KINDS = ("infantry", "tank", "artillery", "aircraft")
Roads = dict[str, set[str]]


@pytest.fixture(scope="module")
def game() -> Game:
    return kt.load("attack")


FAR = [
    ("en", "out_of_reach", "send infantry scandinavia", "Scandinavia is out of reach over land"),
    ("en", "no_route", "ship tank scandinavia", "Scandinavia is out of reach by sea"),
    ("de", "out_of_reach", "send infantry poland", "Polen ist über Land zu weit weg"),
]


@pytest.mark.parametrize(("lang", "code", "action", "said"), FAR)
def test_what_is_out_of_reach_is_named_not_the_order_that_was_tried(
    game: Game, lang: str, code: str, action: str, said: str
) -> None:
    assert Language(lang, game).rejection(Rejection(code, "", {"action": action})).startswith(said)


def roads(game: Game) -> tuple[Roads, Roads]:
    """Land neighbours, and what one crossing joins."""
    regions = {space.id for space in game.board.spaces if space.kind == "region"}
    land: Roads = {region: set() for region in regions}
    sea: Roads = {region: set() for region in regions}
    shores: dict[str, set[str]] = {}
    pairs: list[tuple[str, str]] = []
    for link in game.board.links:
        if {link.a, link.b} <= regions:
            if link.kind == "land":
                land[link.a].add(link.b)
                land[link.b].add(link.a)
            else:
                pairs.append((link.a, link.b))
        else:
            zone, shore = (link.a, link.b) if link.b in regions else (link.b, link.a)
            shores.setdefault(zone, set()).add(shore)
    for a, b in [*pairs, *(pair for shore in shores.values() for pair in combinations(sorted(shore), 2))]:
        sea[a].add(b)
        sea[b].add(a)
    return land, sea


def chain(start: str, own: set[str], *ways: Roads) -> set[str]:
    reached, fresh = {start}, [start]
    while fresh:
        here = fresh.pop()
        for there in set().union(*(way[here] for way in ways)) & own - reached:
            reached.add(there)
            fresh.append(there)
    return reached - {start}


def orders(game: Game, data: dict[str, Any]) -> set[str]:
    """What the orders should be, from the position alone."""
    land, sea = roads(game)
    army: dict[str, dict[str, int]] = data["armies"][data["active"]]
    moved, own, top = data.get("moved", {}), set(army), data["stack"][-1]
    strategic, blitz = top["step"].startswith("Strategic"), bool(top.get("blitz"))
    names = [space.id for space in game.board.spaces if space.kind == "region"]
    picked = names[top["picked"]] if "picked" in top else None

    def fit(region: str) -> list[str]:
        if sum(army[region].values()) < 2:  # ATK-25
            return []
        fresh = [kind for kind in KINDS if army[region].get(kind, 0) > moved.get(region, {}).get(kind, 0)]
        return [kind for kind in fresh if not blitz or kind in ("tank", "aircraft")]  # ATK-42

    def by_land(region: str, kind: str) -> set[str]:
        if strategic:  # ATK-45, ATK-46
            return chain(region, own, land)
        reach = set(land[region])
        steps = land[region] & own if kind == "tank" else land[region] if kind == "aircraft" else set()  # ATK-28
        for step in steps:
            reach |= land[step]
        return reach - {region}

    def by_sea(region: str) -> set[str]:
        if strategic:  # ATK-R10
            return chain(region, own, land, sea) - chain(region, own, land)
        return set() if blitz else sea[region]  # ATK-30, ATK-31, ATK-43

    wanted = {"finish"}
    for region in own - {picked}:
        beside = (land[region] | (set() if blitz else sea[region])) & (own if strategic else land.keys())
        if fit(region) and beside:
            wanted.add(f"pick {region}")
    for kind in fit(picked) if picked else []:
        wanted |= {f"send {kind} {there}" for there in by_land(picked or "", kind)}
        wanted |= {f"ship {kind} {there}" for there in by_sea(picked or "")}
    return wanted


def moments(game: Game, seed: int) -> Iterator[Any]:
    numbers, chance = random.Random(seed), Chance(seed)
    state = game.new(2 + seed % 5, options={"round_limit": 6})
    chance.settle(state)
    while not state.over:
        legal = state.legal_actions()
        if state.where() in ("Movement.order", "StrategicMovement.order"):
            yield state
            legal = [a for a in legal if a] if numbers.random() < 0.8 and len(legal) > 1 else legal
        state.apply(numbers.choice(legal))
        chance.settle(state)


@pytest.mark.once
@pytest.mark.thorough
@pytest.mark.rule(
    "ATK-25", "ATK-27", "ATK-28", "ATK-29", "ATK-30", "ATK-31", "ATK-42", "ATK-43", "ATK-45", "ATK-46", "ATK-R10"
)
def test_orders_are_what_the_links_of_the_board_allow(game: Game) -> None:
    seen: dict[str, int] = {}
    for seed in range(40):
        for number, state in enumerate(moments(game, seed)):
            if number % 3:
                continue
            data = state.to_json()
            kind = data["stack"][-1]["step"] + (" blitz" if data["stack"][-1].get("blitz") else "")
            seen[kind] = seen.get(kind, 0) + 1
            found = {game.space.notation(action) for action in state.legal_actions()}
            assert found == orders(game, data), (seed, number)
    assert seen.keys() == {"Movement.order", "Movement.order blitz", "StrategicMovement.order"}
    assert all(n >= 20 for n in seen.values()), seen
