"""Destinations at random moments: what leads there can be played, what is refused is out of reach."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.bearings import Bearings
from kartentisch.engine.chance import Chance
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.routes import Search
from kartentisch.server.views import destinations
from tests.fuzz.test_hints import moments

GAMES = [name for name in ("attila", "attack", "attacke", "selfr3", "europe") if kt.load(name).bearings.asked]
MOST = 200  # moments of each game; `make test` looks at a few
PLACES = 4  # that are named at each moment
WALKS = 25  # rows of legal steps that are tried at random
# no movement
ASIDE = frozenset({"finish", "around", "straight", "convert", "post", "station", "draw", "play", "bring"})


def words(game: Game) -> kt.Language:
    return kt.Language("en", game, tuple(f"P{i}" for i in range(6)))


def wandered(game: Game, bearings: Bearings, state: Any, seat: int, dice: random.Random) -> dict[str, list[str]]:
    """Places that random rows of legal steps get to, and by which row."""
    found: dict[str, list[str]] = {}
    for _ in range(WALKS):
        world, row = state.clone(), list[str]()
        while len(row) < 8 and not world.chance and seat in world.seats_asked and world.where() in bearings.asked:
            legal = [a for a in world.legal_actions(seat) if game.space.action(a).name not in ASIDE]
            moves = [a for a in legal if not bearings.chooses(game.space.action(a))]
            if not legal:
                break
            taken = dice.choice(moves if moves and dice.random() < 0.6 else legal)
            action = game.space.action(taken)
            world.apply(taken, seat)
            row.append(str(action))
            if bearings.arrives(action):
                found.setdefault(str(bearings.place(action)), list(row))
    return found


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_a_destination_is_reached_or_truly_refused(name: str, fuzz_games: int) -> None:
    game = kt.load(name)
    bearings = game.bearings(game.board, game.space)
    codes, looked = {code for code, _ in game.refusals}, 0
    places = [block for block in game.space.blocks if block.name in bearings.fields]
    named = sorted(
        {
            value
            for block in places
            for field, values in block.fields
            if field == bearings.fields[block.name]
            for value in values
        }
    )
    for match, seat, dice in moments(game, 12 * min(MOST, fuzz_games)):
        state = match.state
        if state.where() not in bearings.asked:
            continue
        looked += 1
        if looked > min(MOST, fuzz_games):
            break
        reached = wandered(game, bearings, state, seat, dice)
        other = state.clone()
        other.determinize(seat, Chance(dice.getrandbits(32)))
        for to in {*dice.sample(named, PLACES), *dice.sample(sorted(reached), min(PLACES, len(reached)))}:
            where = f"{name}, {state.where()}, to {to}"
            told = destinations.told(game, state, seat, seat, [], destinations.Wish(to), words(game))
            again = destinations.told(game, other, seat, seat, [], destinations.Wish(to), words(game))
            assert to_bytes(told) == to_bytes(again), where
            for route in told["routes"]:
                last = route["steps"][-1]["fields"]
                assert to in last.values() and route["path"][-1] == to, where
                for units in {1, route["most"]}:
                    row = [
                        step["number"]
                        for step, each in zip(route["steps"], route["many"], strict=True)
                        for _ in range(units if each else 1)
                    ]
                    copy.copy(match).play(seat, *row)  # exactly this can be sent, and is
            if not told["routes"] and not told["leads"]:
                anywhere = Search(rehearsed(game, state, seat)).find(to, "")
                assert not anywhere.routes and anywhere.whole, where
                assert to not in reached, f"{where}: {' / '.join(reached[to])}"
                refusal = told["refusal"]
                assert refusal and refusal["code"] in codes and refusal["sentence"], where
                for near in told["near"]:
                    assert Search(rehearsed(game, state, seat)).find(near).routes, f"{where}, near {near}"
    assert looked > min(MOST, fuzz_games) / 2


def rehearsed(game: Game, state: Any, seat: int) -> Any:
    from kartentisch.engine.match import Rehearsal

    return Rehearsal(game, game.view(state, seat), seat, seat)
