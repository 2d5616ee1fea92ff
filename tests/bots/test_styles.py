"""Styles of bots: their names, that they can be told apart in every game, and that they look at the view only."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import kartentisch as kt
from kartentisch import bots
from kartentisch.arena.play import is_own
from kartentisch.bots import LEVELS, STYLES, Decision, GreedyBot, SearchBot, levels
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match

pytestmark = pytest.mark.once

FIGHTS = {  # events, or the actions that they tell, by which a seat goes for the others
    "attila": {"conflict"},
    "attack": {"move", "blitz", "sea"},  # what it does with its actions
    "attacke": {"attacked", "revolution", "treason", "demanded"},
    "selfr3": {"attacked"},
    "europe": {"land_battle", "sea_battle"},
}
TURNS = {"attila": 40, "attack": 30, "attacke": 60, "selfr3": 15, "europe": 6}  # that are played in every style


def turn_in_style(game: Game, state: Any, style: str, seed: int) -> int:
    """Play the turn to its end, whoever's it is in this style and the others without one: how many fights it had."""
    whose = int(state.seat_of(state.power) if game.id == "europe" else state.active)
    names = [bots.joined("normal", style) if seat == whose else "normal" for seat in range(state.players)]
    agents = [bots.make(name, seed) for name in names]
    match = Match.restored(game, state.clone(), names, kt.Chance(seed))
    turn = int(state.turn)
    while not match.state.over and match.state.turn == turn:
        seat = int(match.state.seat)
        answer = agents[seat].answer(Decision.of(match.state, seat))
        assert answer is not None
        match.play(seat, answer)
    told = [event for entry in match.record.entries for event in entry.get("events", [])]
    return sum(event.get("action", event["event"]) in FIGHTS[game.id] for event in told)


@pytest.mark.parametrize(
    "name",
    [name if name in ("attila", "attacke") else pytest.param(name, marks=pytest.mark.thorough) for name in FIGHTS],
)
def test_the_bold_fight_more_than_the_balanced_and_these_more_than_the_careful(name: str) -> None:
    """The same turns of a game without styles, each played in every style."""
    game = kt.load(name)
    state, chance = game.new(game.seats[0] if name == "europe" else 3, seed=4, options=game.series), kt.Chance(4)
    fights: Counter[str] = Counter()
    turns: set[int] = set()
    while not state.over and len(turns) < TURNS[name]:
        if state.turn > 0 and state.turn not in turns:
            turns.add(int(state.turn))
            for style in STYLES:
                fights[style] += turn_in_style(game, state, style, int(state.turn))
        seat = int(state.seat)
        answer = bots.make("normal", int(state.turn)).answer(Decision.of(state, seat))
        assert answer is not None
        state.apply(answer)
        chance.settle(state)
    assert fights["bold"] > fights["balanced"] > fights["careful"], fights


def test_names_of_bots_with_a_style() -> None:
    assert bots.split("hard:bold") == ("hard", "bold") and bots.split("hard") == ("hard", "balanced")
    assert bots.split("hard:rash") == ("hard:rash", "balanced") and bots.split("greedy:bold")[0] == "greedy:bold"
    for level in LEVELS:
        assert bots.joined(level, "balanced") == level
        for style in STYLES:
            assert bots.split(bots.joined(level, style)) == (level, style)
            assert bots.known(f"{level}:{style}") and not is_own(f"{level}:{style}")
    for wrong in ("hard:rash", "greedy:bold", "hard:", ":bold", "hard:bold:bold", "my.module:Class"):
        assert not bots.known(wrong)
        with pytest.raises(kt.EngineError, match="unknown_bot"):
            bots.make(wrong, 1)
    assert is_own("hard:rash") and is_own("my.module:Class")


def test_a_level_up_or_down_keeps_the_style_and_ends_with_the_last_one() -> None:
    assert levels.stepped("normal:bold", 1) == "hard:bold" and levels.stepped("normal", -1) == "easy"
    assert levels.stepped("master", 1) == "master" and levels.stepped("easy:careful", -1) == "easy:careful"
    assert levels.stepped("random", 1) == "random" and levels.stepped("hard", 0) == "hard"


def test_a_level_hands_its_style_on() -> None:
    for style, bold in STYLES.items():
        for level in LEVELS:
            bot: Any = bots.make(bots.joined(level, style), 1)
            assert bot.bold == bold, (level, style)
    search = bots.find("master:careful")(1)
    assert isinstance(search, SearchBot) and search.bold == -1 and search.simulations == LEVELS["master"].simulations


@pytest.mark.parametrize("name", ["attila", "attack", "attacke", "selfr3"])
def test_a_style_is_judged_from_the_view(name: str) -> None:
    """Two worlds that the seat cannot tell apart bring the same answer."""
    game = kt.load(name)
    state, chance = game.new(3, seed=3), kt.Chance(3)
    for step in range(60):
        seat = int(state.seat)
        other = game.imagine(state.view(seat), 77)
        for style in ("bold", "careful"):
            answers = [bots.make(f"normal:{style}", step).answer(Decision.of(world, seat)) for world in (state, other)]
            assert answers[0] == answers[1]
        state.apply(GreedyBot(step).answer(Decision.of(state, seat)))
        chance.settle(state)


@pytest.mark.thorough
def test_a_search_goes_by_its_style_where_nothing_is_much_better() -> None:
    """Its first way is that of its style; it takes another only if that wins more than it gives up."""
    found: Counter[bool] = Counter()
    game = kt.load("attila")
    state, chance = game.new(3, seed=5), kt.Chance(5)
    for step in range(60):
        decision = Decision.of(state, int(state.seat))
        if len(decision.legal) > 2:
            bold, usual = (SearchBot(step, simulations=24, bold=style) for style in (1, 0))
            found[bold.answer(decision) == usual.answer(decision)] += 1
        state.apply(GreedyBot(step).answer(decision))
        chance.settle(state)
    assert found[True] > 0 and found[False] > 0


@pytest.mark.thorough
def test_a_plan_of_europe_begins_with_that_of_the_style() -> None:
    """Bold and careful rows are rows that the game has anyhow, only in another order; often each style has one
    of its own."""
    game = kt.load("europe")
    state, chance = game.new(2, seed=2, options={"round_limit": 4}), kt.Chance(2)
    apart: set[int] = set()
    while not state.over and len(apart) < 3:
        seat = int(state.seat)
        if state.where() == "CombatMove.order" and state.turn not in apart:
            rows = {bold: game.plans(state, seat, bold) for bold in STYLES.values()}
            assert rows[0] == game.plans(state, seat)
            assert all(sorted(found) == sorted(rows[0]) for found in rows.values())
            if len({tuple(found[0]) for found in rows.values()}) == len(STYLES):
                apart.add(int(state.turn))
        state.apply(GreedyBot(1).answer(Decision.of(state, seat)))
        chance.settle(state)
    assert len(apart) == 3
