"""What a game asks openly depends on nothing hidden: everybody knows what may be answered, and what it brings."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch import games
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.match import Match, preview

pytestmark = pytest.mark.once

GAMES = [name for name in games.ready() if kt.load(name).openly]
MOMENTS = 25  # looked at, of each question


def spectator(game: Game, state: Any) -> Any:
    return msgspec.json.decode(to_bytes(game.view(state, SPECTATOR)))


def after(game: Game, state: Any, seat: int, action: int) -> tuple[Any, list[int], list[Any]] | None:
    """What everybody sees after the action; None where it brings something to light."""
    tried = state.clone()
    tried.listen()
    tried.apply(action, seat)
    events = game.events(tried)
    if any(event.kind.reveals for event in events):
        return None
    legal = tried.legal_actions(seat) if tried.where() in game.openly else []
    return spectator(game, tried), legal, [event.seen_by(SPECTATOR).to_json() for event in events]


@pytest.mark.thorough
@pytest.mark.parametrize("name", GAMES)
def test_questions_that_are_asked_openly(name: str) -> None:
    game, dice = kt.load(name), random.Random(7)
    assert game.openly <= game.questions.keys()
    looked = dict.fromkeys(game.openly, 0)
    for number in range(40):
        if number >= 8 and sum(count > 0 for count in looked.values()) > len(looked) * 2 / 3:
            break  # a long game with many questions needs more games than others
        match = Match(game, ["a", "b", "c"][: game.seats[number % 2]], kt.Chance(number))
        for _ in range(700):
            state, question = match.state, match.state.where()
            if state.over:
                break
            seat = dice.choice(state.seats_asked)
            legal = state.legal_actions(seat)
            if looked.get(question, MOMENTS) < MOMENTS:
                looked[question] += 1
                assert not state.answering, f"{question} is sealed"
                seen = spectator(game, state)
                worlds = [game.imagine(seen, seed) for seed in (1, 2)]
                for action in dice.sample(legal, min(3, len(legal))):
                    real = after(game, state, seat, action)
                    for world in worlds:
                        assert world.legal_actions(seat) == legal, question
                        if real is not None:
                            assert after(game, world, seat, action) == real, (question, game.space.notation(action))
                    shown = preview(game, state, seat, [action], SPECTATOR)
                    other = preview(game, worlds[0], seat, [action], SPECTATOR)
                    assert shown == other and shown.view["viewer"] == SPECTATOR
            match.play(seat, dice.choice(legal))
    assert sum(count > 0 for count in looked.values()) > len(looked) * 2 / 3, looked
