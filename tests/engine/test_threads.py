"""Several threads play at once and do not notice each other.

Each state has its own list of legal actions, and what states share does not change, or is made whole and then put in
its place.  Interpreted rules can be interrupted between any two steps, so that is where this can go wrong.
"""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots import Decision, GreedyBot
from kartentisch.engine import options, testkit
from kartentisch.engine.chance import Chance
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match
from kartentisch.engine.options import Option, Tables, Value, resolve

pytestmark = pytest.mark.thorough

THREADS = 4
SHORT = {"attila": {}, "attack": {"round_limit": 8}}  # games that are not all too long


@pytest.fixture(autouse=True)
def restless() -> Iterator[None]:
    """Threads take turns as often as can be."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def at_once(work: Callable[[int], Any]) -> list[Any]:
    """What `work` gives for each number, each in a thread of its own; all begin in the same moment."""
    together = threading.Barrier(THREADS)

    def begin(number: int) -> Any:
        together.wait(30)
        return work(number)

    with ThreadPoolExecutor(THREADS) as threads:
        return list(threads.map(begin, range(THREADS)))


def course(game: Game, seed: int, most: int) -> list[Any]:
    """A random game up to so many answers: all that was asked, seen and told in it."""
    dice = random.Random(seed)
    match = Match(game, ["A", "B", "C"], Chance(seed), SHORT[game.id])
    told: list[Any] = []
    while not match.state.over and len(told) < most:
        state = match.state
        seat = dice.choice(state.seats_asked)
        legal = state.legal_actions(seat)
        view = state.view(dice.choice(range(state.players)))
        match.play(seat, dice.choice(legal))
        told.append((seat, legal, view, match.state.key()))
    return [*told, match.record.text()]


@pytest.mark.parametrize("name", SHORT)
def test_games_at_once_are_the_games_one_after_the_other(name: str) -> None:
    alone = [course(kt.load(name), seed, 150) for seed in range(THREADS)]
    for _ in range(3):
        kind: Any = type(kt.load(name))
        fresh = partial(course, kind(), most=150)  # nothing is in the game's memory yet
        assert at_once(fresh) == alone


def test_different_games_at_once() -> None:
    names = [list(SHORT)[number % len(SHORT)] for number in range(THREADS)]
    alone = [course(kt.load(name), number, 200) for number, name in enumerate(names)]
    kinds: dict[str, Any] = {name: type(kt.load(name)) for name in SHORT}
    loaded = {name: kind() for name, kind in kinds.items()}
    assert at_once(lambda number: course(loaded[names[number]], number, 200)) == alone


def test_whole_games_with_every_check_at_once() -> None:
    game = kt.load("attila")
    played = at_once(lambda seed: testkit.play_with_checks(game, 2 + seed, seed, share=0.2).record.text())
    assert played == [
        testkit.play_with_checks(game, 2 + seed, seed, share=0.2).record.text() for seed in range(THREADS)
    ]


def advised(game: Game, seed: int) -> list[int]:
    """What the greedy bot does in one and the same middle of a game."""
    match = Match(game, ["A", "B", "C"], Chance(seed), SHORT[game.id])
    bot, dice = GreedyBot(seed, worlds=1), random.Random(seed)
    for _ in range(60):
        seat = dice.choice(match.state.seats_asked)
        match.play(seat, dice.choice(match.state.legal_actions(seat)))
    answers = []
    for _ in range(25):
        seat = dice.choice(match.state.seats_asked)
        answers.append(bot.answer(Decision.of(match.state, seat)))
        match.play(seat, answers[-1])
    return answers


@pytest.mark.parametrize("name", SHORT)
def test_bots_at_once_answer_as_they_would_alone(name: str) -> None:
    game = kt.load(name)
    alone = [advised(game, seed) for seed in range(THREADS)]
    for _ in range(4):
        assert at_once(lambda seed: advised(game, seed)) == alone


class Meadow:
    """What does not change in a toy game."""

    def __init__(self) -> None:
        self.size = 0
        self.options: dict[str, Any] = {}


def mow(meadow: Meadow, values: Mapping[str, Value]) -> None:
    meadow.size = int(values["size"])


def test_tables_are_made_and_forgotten_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(options, "MOST_TABLES", 3)
    sizes = Option("size", "TOY-R01", 0, tuple(range(40)))
    tables = Tables(Meadow(), mow)

    def ask(number: int) -> bool:
        dice = random.Random(number)
        wishes = [dice.randrange(40) for _ in range(3_000)]
        return all(tables.under(resolve([sizes], {"size": wish})).size == wish for wish in wishes)

    assert all(at_once(ask))
    assert len(tables._made) <= 3
