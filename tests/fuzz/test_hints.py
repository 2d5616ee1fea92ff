"""A hint is a whole move: at random moments of every game it can be sent as it stands, and is told in sentences."""

from __future__ import annotations

import copy
import functools
import random
import re
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch.bots.agent import Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.bots.whole_moves import whole
from kartentisch.engine.game import Game
from kartentisch.engine.match import Match, Rehearsal
from kartentisch.engine.recount import WholeMove

GAMES = ("attila", "attack", "attacke", "selfr3", "europe")
MOST = 300  # moments of each game; `make test` looks at a few
STEPS = re.compile(r"→|^Done\.|^Fertig\.")  # how steps are called, and people do not speak


def moments(game: Game, most: int) -> Iterator[tuple[Match[Any], int, random.Random]]:
    """Seats that are asked something, all through games of all sizes, which go sensibly and now and then wildly."""
    found, dice = 0, random.Random(f"hints of {game.id}")
    while found < most:
        seed = dice.getrandbits(32)
        match = Match(game, [f"P{i}" for i in range(dice.choice(list(game.seats)))], kt.Chance(seed), game.series)
        bot = GreedyBot(seed)
        for _ in range(1500):
            if match.state.over or found >= most:
                break
            seat = dice.choice(match.state.seats_asked)
            if dice.random() < 0.08:
                found += 1
                yield match, seat, dice
            legal = match.state.legal_actions(seat)
            wild = dice.random() < 0.1
            match.play(seat, dice.choice(legal) if wild else bot.answer(Decision.of(match.state, seat)))


@pytest.mark.once
@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_a_whole_move(name: str, fuzz_games: int) -> None:
    game = kt.load(name)
    languages = [kt.Language(lang, game) for lang in ("de", "en")]
    for match, seat, dice in moments(game, min(MOST, fuzz_games)):
        decision = Decision.of(match.state, seat)
        seen = msgspec.json.decode(msgspec.json.encode(decision.view))  # as it comes to the helper
        told_by = Decision(game, seat, decision.question, decision.legal, functools.partial(dict, seen))
        begins = dice.choice(decision.legal) if dice.random() < 0.5 else GreedyBot(1).answer(decision)
        row = whole(told_by, [begins], 1, time.monotonic() + 60)
        tried, laid = Rehearsal(game, seen, seat, seat), seen
        for action in row:
            laid = dict(tried.view)
            tried.take(action)
        where = f"{name}: {decision.question}, {' / '.join(game.space.notation(action) for action in row)}"
        assert row[0] == begins, where
        trial = copy.copy(match)
        trial.play(seat, *row)  # exactly this can be sent, and is
        then = trial.state.where()
        if tried.ends is None:  # the seat is not done: where another move begins
            assert seat in trial.state.seats_asked, where
            same = int(trial.state.turn) == int(match.state.turn) and then not in game.begins
            assert not (same and then in game.planned.get(decision.question, ())), where
        clauses = game.recount(WholeMove(seat, seen, row, laid))
        assert clauses, f"{where}: told by its steps"
        for words in languages:
            told = words.move(clauses, [0.92] * len(clauses))
            assert told.endswith((".", "!")) and told[0].isupper() and not STEPS.search(told), f"{where}: {told}"
            assert words.move(clauses), where
