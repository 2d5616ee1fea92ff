"""What mypy must know of an installed package, as its owner writes it: a strict run over this file has nothing to say.

An `ignore` that nothing needs is an error too, so each of them is a mistake that mypy has found.
"""

from __future__ import annotations

from typing import Any, assert_type

import kartentisch as kt
from kartentisch.adapters import pettingzoo
from kartentisch.adapters.batch import Batch
from kartentisch.games.attila import Attila
from kartentisch.games.attila.state import AttilaState

game = assert_type(kt.load("attila"), Attila)
state = assert_type(game.new(players=3, seed=7), AttilaState)
assert_type(state.seat, int)
assert_type([state.seat, state.turn], list[int])
assert_type(state.legal_actions(0), list[int])
assert_type(state.influence(0, 0), int)
assert_type(state.clone(), AttilaState)
assert_type(state.view(0), dict[str, Any])
assert_type(game.load(state.to_json()), AttilaState)
assert_type(game.imagine(state.view(0), 1), AttilaState)
assert_type(kt.Chance(1).below(6), int)
assert_type(kt.Match(game, ["Anna", "Ben"], kt.Chance(1)).state, AttilaState)
assert_type(kt.Record.parse("").replay(game), AttilaState)

any_name: str = "attila"  # mypy cannot know which game that is
assert_type(kt.load(any_name).new(2), kt.State)


def first(asked: kt.State, rules: kt.Game) -> int:
    """Whatever the game is."""
    return asked.legal_actions(asked.seat)[0] + rules.space.size


first(state, game)
bots: list[kt.bots.Agent] = [kt.bots.GreedyBot(1), kt.bots.RandomBot(2)]
assert_type(bots[state.seat].answer(kt.bots.Decision.of(state, state.seat)), int | None)

env = assert_type(pettingzoo.env(game, 3), pettingzoo.InOrder)
assert_type(env.last(), tuple[dict[str, Any], float, bool, bool, dict[str, Any]])
assert_type(env.agent_selection, str)
assert_type(env.unwrapped.state, kt.State)
assert_type(pettingzoo.parallel_env("attila", 3).reset(1)[0], dict[str, dict[str, Any]])
assert_type(Batch(game, 3, 4).state(0), kt.State)

state.seat = 2  # type: ignore[misc]
state.legal_action()  # type: ignore[attr-defined]
state.apply([1])  # type: ignore[arg-type]
game.new(players="3")  # type: ignore[arg-type]
kt.load("attila").news(2)  # type: ignore[attr-defined]
kt.Matches  # type: ignore[attr-defined]  # noqa: B018
