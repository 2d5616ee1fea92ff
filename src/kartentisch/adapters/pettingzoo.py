"""PettingZoo: every seat an agent, one after the other (`env`) or several at once (`parallel_env`).

Needs the extra `kartentisch[rl]`.  An agent observes `{"observation": float32[n], "action_mask": int8[actions]}`; the
numbers are those of `Game.observation(players)`, and tell nothing that the seat may not know.  Chance is answered from
the seed of `reset`.  An action that is not legal raises `kartentisch.Rejected` with its reason and changes nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, SupportsIndex

from kartentisch.adapters.shared import FARTHEST, MODES, Observations, mode_of, named, opening, seeded, worth_of
from kartentisch.engine.arguments import careful, whole
from kartentisch.engine.chance import Chance
from kartentisch.engine.copying import Whole
from kartentisch.engine.errors import EngineError, Rejected
from kartentisch.engine.extras import needing
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State

with needing("rl"):
    import numpy as np
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

Look = dict[str, Any]


@careful
class _Table(Whole):
    """A game with its chance and its agents, `player_0` to `player_<n-1>` by seat; for both kinds of environments."""

    metadata: dict[str, Any]
    state: State

    def __init__(
        self,
        game: str | Game,
        players: int,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = named(game)
        self.render_mode = mode_of(render_mode)
        self.metadata = {"name": f"{self.game.id}_v0", "render_modes": MODES, "is_parallelizable": False}
        self._worth = worth_of(reward)
        self._opening = opening(self.game, players, options)
        self._observations = Observations(self.game, players)
        self._chance: Chance | None = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        size, actions = self._observations.layout.size, self.game.space.size
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-FARTHEST, FARTHEST, (size,), np.float32),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[self.possible_agents[self._seat(agent)]]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[self.possible_agents[self._seat(agent)]]

    def _deal(self, seed: int | None) -> None:
        self._chance = seeded(seed, self._chance)
        self.state = self._opening.clone()
        self._chance.settle(self.state)
        self.agents = self.possible_agents[:]

    def _seat(self, agent: str) -> int:
        if agent not in self.possible_agents:
            raise EngineError("unknown_word", what="agent", word=str(agent), choices=self.possible_agents)
        return self.possible_agents.index(agent)

    def _look(self, agent: str) -> Look:
        seat = self._seat(agent)
        if self._chance is None:
            raise EngineError("reset_first")
        return {
            "observation": self._observations.numbers(self.state, seat),
            "action_mask": self._observations.mask(self.state, seat),
        }

    def render(self) -> str | None:
        """The whole table as text, hidden things as well: it is for whoever trains, not for the agents."""
        if self._chance is None:
            raise EngineError("reset_first")
        return str(self.state) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """There is nothing to close."""


@careful
class raw_env(_Table, AECEnv):  # type: ignore[misc]  # PettingZoo carries no types, and the names are its
    """One agent after the other; where several seats are asked, the lowest first, and none sees what others did."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; `options` is PettingZoo's and not looked at."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state.seat]

    def observe(self, agent: str) -> Look:
        return self._look(agent)

    def step(self, action: int | None) -> None:
        """The action of the agent that is asked; None for one whose game is over.

        Raises:
            Rejected: it is not legal.
        """
        if self._chance is None:
            raise EngineError("reset_first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise EngineError("answer_missing", agent=agent)
        self.state.apply(whole(action))
        self._chance.settle(self.state)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state.over:
            self.rewards = dict(zip(self.agents, self._worth(self.state), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.state.seat]
        self._accumulate_rewards()


@careful
class parallel_env(_Table, ParallelEnv):  # type: ignore[misc]
    """All agents step at once; only of those whose mask is not empty the actions count.

    These are all seats of a round of sealed answers, else the one seat that is asked.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Look], dict[str, dict[str, Any]]]:
        """Deal a new game; `options` is PettingZoo's and not looked at."""
        self._deal(seed)
        return self._looks(), {agent: {} for agent in self.agents}

    def _asked(self) -> list[int]:
        """Where answers take effect as they come, the first seat goes first: its answer may change what comes next."""
        if self.state.over:
            return []
        return self.state.seats_asked if self.state.answering else [self.state.seat]

    def _looks(self) -> dict[str, Look]:
        asked, looks = self._asked(), {agent: self._look(agent) for agent in self.agents}
        for seat, agent in enumerate(self.possible_agents):
            if seat not in asked and agent in looks:
                looks[agent]["action_mask"][:] = 0
        return looks

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Look], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """An action of every agent that is asked; what the others give is not looked at.

        Raises:
            EngineError: `answer_missing`.
            Rejected: one of them is not legal; then nothing has changed.
        """
        if self._chance is None:
            raise EngineError("reset_first")
        answers = []
        for seat in self._asked():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise EngineError("answer_missing", agent=agent)
            answers.append((whole(actions[agent]), seat))
        for action, seat in answers:
            if not self.state.is_legal(action, seat):
                raise Rejected(self.state.rejection(action, seat), self.game)
        for action, seat in answers:
            self.state.apply(action, seat)
        self._chance.settle(self.state)
        over, told = self.state.over, self.agents
        worth = self._worth(self.state) if over else [0.0] * len(told)
        looks = self._looks()
        if over:
            self.agents = []
        return (
            looks,
            dict(zip(told, worth, strict=True)),
            dict.fromkeys(told, over),
            dict.fromkeys(told, False),
            {agent: {} for agent in told},
        )


class InOrder(Whole, OrderEnforcingWrapper):  # type: ignore[misc]
    """An `AECEnv` that refuses what comes in the wrong order: a step before `reset`, or after the end."""

    if TYPE_CHECKING:  # PettingZoo carries no types
        agents: list[str]
        possible_agents: list[str]
        agent_selection: str
        rewards: dict[str, float]
        terminations: dict[str, bool]
        truncations: dict[str, bool]
        infos: dict[str, dict[str, Any]]

        @property
        def unwrapped(self) -> raw_env: ...

        def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None: ...

        def step(self, action: SupportsIndex | None) -> None: ...

        def observe(self, agent: str) -> Look: ...

        def last(self, observe: bool = True) -> tuple[Look, float, bool, bool, dict[str, Any]]: ...

        def agent_iter(self, max_iter: int = ...) -> Iterator[str]: ...

        def render(self) -> str | None: ...

        def close(self) -> None: ...


@careful
def env(
    game: str | Game,
    players: int,
    reward: str = "win",
    options: Mapping[str, Any] | None = None,
    render_mode: str | None = None,
) -> InOrder:
    """An AEC environment of a game.

    Args:
        game: its name, or a `Game`.
        players: number of seats.
        reward: what the game is worth to an agent when it is over: `win` (1, shared in a tie), `rank` (the share of the
            others left behind) or `margin` (points ahead of the others, or behind); 0 before.
        options: rulings and variants that differ from the defaults; None: those under which series of games are played.
        render_mode: `ansi`, the table as text; or None.

    Raises:
        EngineError: as for `load` and `Game.new`; `unknown_word` for a reward or a mode that there is not.
    """
    return InOrder(raw_env(game, players, reward, options, render_mode))
