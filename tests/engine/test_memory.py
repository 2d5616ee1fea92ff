"""What is asked of a game again and again takes no more memory: compiled code frees what it was given."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import kartentisch as kt
from kartentisch import bots
from kartentisch.bots.search import SearchBot
from kartentisch.engine.chance import Chance

TIMES = 20
LOST = 64  # bytes of each time that are taken for noise: the least vector is larger
WHOLE = 4  # times for what plays games, and gives away hundreds of vectors each time: of a loss as much would be left


def kept(do: Callable[[], Any], times: int = TIMES) -> float:
    """Bytes that each time leaves behind."""
    for _ in range(3):  # what is made once and kept
        do()
    gc.collect()
    tracemalloc.start()
    try:
        do()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(times):
            do()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / times
    finally:
        tracemalloc.stop()


@pytest.mark.thorough
@pytest.mark.once
@pytest.mark.parametrize("name", list(kt.GAMES))
def test_nothing_stays_of_what_is_asked_again_and_again(name: str) -> None:
    game = kt.load(name)
    state, chance, first = game.new(players=3, seed=1), Chance(1), bots.make("greedy", 1)
    for _ in range(30):
        state.apply(first.answer(bots.Decision.of(state, int(state.seat))) or 0)
        chance.settle(state)
    while len(state.legal_actions()) < 3:
        state.apply(state.legal_actions()[0])
        chance.settle(state)
    seat, worlds = int(state.seat), Chance(2)
    decision = bots.Decision.of(state, seat)
    asked: dict[str, Callable[[], Any]] = {
        "observe": lambda: state.observe(seat, game.observation(3).buffer()),
        "legal_mask": lambda: state.legal_mask(game.mask_buffer()),
        "rates": lambda: game.rates(state, vec[i64](state.legal_actions()), seat),
        "clone": lambda: state.clone().legal_actions(),
        "determinize": lambda: state.clone().determinize(seat, worlds),
        "rollout": lambda: state.clone().rollout(Chance(3), game.rate, 1),
        "one by one": lambda: state.clone().rollout(
            Chance(3), lambda world, action, who: game.rate(world, action, who), 1
        ),
        "view": lambda: game.imagine(game.view(state, seat), 4),
        "search": lambda: SearchBot(1, simulations=6, turns=1).answer(decision),
    }
    gc.collect()
    gc.freeze()  # what other tests have left is not looked through again and again
    whole = ("one by one", "search")
    left = {what: kept(do, WHOLE if what in whole else TIMES) for what, do in asked.items()}
    assert not {what: lost for what, lost in left.items() if lost > LOST}
