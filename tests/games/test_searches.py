"""What a search and a learner ask of every game: worlds, rollouts, values, numbers; the kit tests what they keep."""

from __future__ import annotations

import random
from math import exp
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

import kartentisch as kt
from kartentisch import games
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import LONGEST_GAME, SPECTATOR, Game
from kartentisch.engine.log_odds import share

GAMES = games.ready()
SHORT = [name for name in GAMES if name != "europe"]  # its turns last long
MOMENTS = 60  # decisions into a game


@pytest.fixture(scope="module", params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    name: str = request.param
    return kt.load(name)


def moment(game: Game, seed: int, decisions: int = MOMENTS) -> Any:
    """A state of a random game in which a seat is asked."""
    dice, chance = random.Random(seed), kt.Chance(seed)
    state = game.new(game.seats[-1], seed, game.series)
    for _ in range(decisions):
        before = state.clone()
        state.apply(dice.choice(state.legal_actions()))
        chance.settle(state)
        if state.over:
            return before
    return state


def test_a_world_is_as_the_seat_sees_it_and_leaves_the_state_alone(game: Game) -> None:
    for seed in range(3):
        state = moment(game, seed)
        before = state.digest()
        for viewer in (SPECTATOR, *range(state.players)):
            world = state.clone()
            world.determinize(viewer, kt.Chance(seed))
            assert world.view(viewer) == state.view(viewer)
            again = game.imagine(state.view(viewer), 5)
            again.determinize(viewer, kt.Chance(seed))
            assert again == world
        assert state.digest() == before


def test_worlds_differ_where_something_is_hidden(game: Game) -> None:
    worlds, state = set(), moment(game, 1, 500)
    for seed in range(8):
        world = state.clone()
        world.determinize(0, kt.Chance(seed))
        worlds.add(world.key())
    assert (len(worlds) > 1) == game.hides


def test_only_seats_and_spectators_have_worlds(game: Game) -> None:
    state = moment(game, 1, 3)
    for viewer in (-2, int(state.players)):
        with pytest.raises(EngineError, match="no_such_seat"):
            state.determinize(viewer, kt.Chance(1))


@pytest.mark.parametrize("name", SHORT)
def test_a_rollout_ends_with_the_turns_and_repeats(name: str) -> None:
    game = kt.load(name)
    state = moment(game, 2)
    ends = []
    for policy in (game.rate, game.rate, lambda world, action, seat: 0.0):
        world = state.clone()
        decisions = world.rollout(kt.Chance(3), policy, turns=1, wild=0.1)
        assert decisions > 0 and (world.over or world.turn == state.turn + 1)
        ends.append(world.key())
    assert ends[0] == ends[1]


def test_what_is_rated_highest_is_played(game: Game) -> None:
    state = moment(game, 4)
    asked: list[tuple[int, int]] = []

    def policy(world: Any, action: int, seat: int) -> float:
        asked.append((action, seat))
        return float(action)

    legal = state.legal_actions()
    while len(legal) == 1:
        state.apply(legal[0])
        kt.Chance(1).settle(state)
        legal = state.legal_actions()
    state.clone().rollout(kt.Chance(1), policy, turns=1)
    assert asked[: len(legal)] == [(action, state.seat) for action in legal]


@pytest.mark.parametrize("name", SHORT)
def test_actions_are_worth_the_same_together_and_alone(name: str) -> None:
    """Whatever a game computes once for all of them."""
    game = kt.load(name)
    state, chance = game.new(game.seats[-1], 9, game.series), kt.Chance(9)
    for number in range(240):
        legal, seat = state.legal_actions(), int(state.seat)
        if number % 12 == 0 and len(legal) > 1:
            worths = list(game.rates(state, vec[i64](legal), seat))
            assert worths == [game.rate(state, action, seat) for action in legal]
        state.apply(legal[chance.below(len(legal))])
        chance.settle(state)
        if state.over:
            break


@pytest.mark.parametrize("name", SHORT)
def test_a_playout_comes_to_the_end(name: str) -> None:
    game = kt.load(name)
    state = moment(game, 5, 10)
    one, other = state.clone(), state.clone()
    decisions = one.playout(kt.Chance(1))
    assert one.over and 0 < decisions <= (game.max_length(state.players, game.option_values(state)) or LONGEST_GAME)
    assert other.playout(kt.Chance(1)) == decisions and other == one
    values = [one.value(seat) for seat in range(one.players)]
    assert values.index(max(values)) in one.winners()
    points = one.scores()  # the value of a finished game is told in them
    assert max(values) <= max(points) - min(points) + 1


def test_a_value_is_good_for_one_and_bad_for_another(game: Game) -> None:
    state = moment(game, 6)
    before = state.digest()
    values = [state.value(seat) for seat in range(state.players)]
    assert all(isinstance(value, float | int) for value in values) and (min(values) <= 0.0 <= max(values))
    odds = [exp(x) for x in game.standings(state)]
    shares = [share(value, game.scale, state.players) for value in values]
    assert [x / sum(odds) for x in odds] == pytest.approx([x / sum(shares) for x in shares], abs=1e-5)
    assert state.digest() == before


def test_every_number_has_a_name_of_its_own(game: Game) -> None:
    for players in game.seats:
        layout = game.observation(players)
        assert len(set(layout.names)) == layout.size > 0
        assert layout is game.observation(players)
    state = moment(game, 7)
    layout = game.observation(int(state.players))
    out = vec[i64]([-77] * (layout.size + 1))
    assert state.observe(0, out) == layout.size
    assert -77 not in list(out)[: layout.size] and out[layout.size] == -77
    question = layout.index(f"question.{state.where()}")
    asked = [out[layout.index(f"asked.{'own' if seat == 0 else f'next{seat}'}")] for seat in range(state.players)]
    assert out[question] == 1 and [seat for seat, is_asked in enumerate(asked) if is_asked] == state.seats_asked


def test_seats_are_told_from_the_viewer_on(game: Game) -> None:
    state = moment(game, 8)
    layout = game.observation(int(state.players))
    for viewer in range(state.players):
        out = layout.buffer()
        state.observe(viewer, out)
        for k in range(state.players):
            name = f"active.{'own' if k == 0 else f'next{k}'}"
            assert out[layout.index(name)] == ((viewer + k) % state.players == state.active)


def test_a_mask_is_the_legal_actions(game: Game) -> None:
    state = moment(game, 9)
    mask = vec[u8]([5] * game.space.size)
    for seat in range(state.players):
        assert state.legal_mask(mask, seat) == sum(mask) == len(state.legal_actions(seat))
        assert [i for i, entry in enumerate(mask) if entry] == state.legal_actions(seat)
    fresh = game.new(game.seats[0])
    assert not fresh.chance or fresh.legal_mask(mask) == sum(mask) == 0


def test_what_is_too_short_or_nobody_is_refused(game: Game) -> None:
    state = moment(game, 1, 1)
    short = vec[i64]([0])
    with pytest.raises(EngineError, match="short_buffer"):
        state.observe(0, short)
    with pytest.raises(EngineError, match="short_buffer"):
        state.legal_mask(vec[u8]([0]))
    with pytest.raises(EngineError, match="no_such_seat"):
        state.observe(state.players, short)


@pytest.mark.parametrize(
    ("name", "part"), [("attila", "hand"), ("attack", "hand"), ("attacke", "hand"), ("selfr3", "hand")]
)
def test_a_hand_is_told_card_by_card(name: str, part: str) -> None:
    game = kt.load(name)
    state = moment(game, 3, 40)
    layout = game.observation(int(state.players))
    for seat in range(state.players):
        out = layout.buffer()
        state.observe(seat, out)
        told = {
            entry.removeprefix(f"own.{part}."): int(out[i])
            for i, entry in enumerate(layout.names)
            if entry.startswith(f"own.{part}.") and out[i]
        }
        assert told == state.view(seat)[part]
