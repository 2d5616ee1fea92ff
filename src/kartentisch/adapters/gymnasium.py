"""Gymnasium: one seat against bots.  Importing this registers `kartentisch/<game>-v0` for every game.

Needs the extra `kartentisch[rl]`.

    import gymnasium
    import kartentisch.adapters.gymnasium

    env = gymnasium.make("kartentisch/attila-v0", players=3, bots="greedy")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from inspect import signature
from typing import Any, Final, cast

from kartentisch import bots as agents
from kartentisch.adapters.shared import FARTHEST, MODES, Observations, mode_of, named, opening, worth_of
from kartentisch.bots import Agent, Decision
from kartentisch.engine.arguments import careful, whole
from kartentisch.engine.chance import Chance
from kartentisch.engine.copying import Whole
from kartentisch.engine.errors import EngineError, Rejected
from kartentisch.engine.extras import needing
from kartentisch.engine.game import Game
from kartentisch.games import GAMES

with needing("rl"):
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

Bot = str | Agent | Callable[[int], Agent]
MOST_SEEDS: Final = 2**62


@careful
class SeatEnv(Whole, gymnasium.Env[Any, Any]):
    """A game in which one seat learns and bots have the others.

    Observations are `float32[n]`, as `Game.observation(players)` names the entries; `info["action_mask"]` and
    `action_masks()` tell which actions are legal.
    """

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012, as Gymnasium declares it

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seat: int | None = None,
        bots: Bot | Sequence[Bot] = "greedy",
        reward: str = "win",
        illegal: float | None = -1.0,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """
        Args:
            game: its name, or a `Game`.
            players: number of seats; None: as few as can be.
            seat: where the learner sits, from 0; None: drawn for every game.
            bots: who has the other seats: the name of a bot (`kartentisch.bots.BOTS`, or `module:Class`), an agent, or
                a class or function that makes one, from a seed if it takes one; one for all of them, or one for
                each, from the learner's left on.
            reward: `win`, `rank` or `margin`, when the game is over (see `adapters.shared`); 0 before.
            illegal: the reward with which an action that is not legal ends the game, `info["illegal"]` says why; None:
                it raises `Rejected` and changes nothing.
            options: rulings and variants that differ from the defaults; None: those of series of games.
            render_mode: `ansi`, the table as text; or None.

        Raises:
            EngineError: as for `load` and `Game.new`; `no_such_seat`, `bot_count`, `unknown_bot`, `unknown_word`.
        """
        self.game = named(game)
        self.players = self.game.seats[0] if players is None else players
        self._opening = opening(self.game, self.players, options)
        if seat is not None and not 0 <= seat < self.players:
            raise EngineError("no_such_seat", number=seat, players=self.players)
        several = isinstance(bots, Sequence) and not isinstance(bots, str)
        made = [_maker(bot) for bot in cast(Sequence[Bot], bots if several else [bots])]
        if several and len(made) != self.players - 1:
            raise EngineError("bot_count", found=len(made), least=self.players - 1)
        self._makers = made if several else made * (self.players - 1)
        self._worth = worth_of(reward)
        self.render_mode = mode_of(render_mode)
        self.illegal = illegal
        self._wanted = seat
        self._observations = Observations(self.game, self.players)
        self.observation_space = Box(-FARTHEST, FARTHEST, (self._observations.layout.size,), np.float32)
        self.action_space = Discrete(self.game.space.size)
        self.state = self._opening.clone()
        self.seat = 0
        self._chance: Chance | None = None  # before the first `reset`

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal a new game, up to the learner's first question; `options` is Gymnasium's and not looked at."""
        super().reset(seed=seed)
        drawn = [int(number) for number in self.np_random.integers(MOST_SEEDS, size=self.players + 1)]
        self._chance = Chance(drawn.pop())
        anywhere = drawn.pop() % self.players
        self.seat = anywhere if self._wanted is None else self._wanted
        self._bots = {
            (self.seat + 1 + k) % self.players: make(number)
            for k, (make, number) in enumerate(zip(self._makers, drawn, strict=True))
        }
        self.state = self._opening.clone()
        self._go_on()
        return self._observations.numbers(self.state, self.seat), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner's action, then whatever comes until it is asked again.

        Raises:
            Rejected: the action is not legal, and `illegal` is None.
            EngineError: `reset_first` before the first game.
        """
        if self._chance is None:
            raise EngineError("reset_first")
        answer = whole(action)
        if not self.state.is_legal(answer, self.seat):
            error = Rejected(self.state.rejection(answer, self.seat), self.game)
            if self.illegal is None:
                raise error
            looks = self._observations.numbers(self.state, self.seat)
            return looks, float(self.illegal), True, False, {**self._info(), "illegal": str(error)}
        self.state.apply(answer, self.seat)
        self._go_on()
        over = self.state.over
        reward = self._worth(self.state)[self.seat] if over else 0.0
        return self._observations.numbers(self.state, self.seat), reward, over, False, self._info()

    def _go_on(self) -> None:
        """Chance and bots answer until the learner is asked, or the game is over."""
        state, chance = self.state, self._chance
        assert chance is not None  # after `reset`
        chance.settle(state)
        while not state.over and state.seat != self.seat:
            answer = self._bots[state.seat].answer(Decision.of(state, state.seat))
            if answer is None:
                raise EngineError("bot_waits", bot=type(self._bots[state.seat]).__name__)
            state.apply(answer)
            chance.settle(state)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._observations.mask(self.state, self.seat), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """[action] True for what is legal now; the name that maskable algorithms ask for."""
        return self._observations.mask(self.state, self.seat).astype(np.bool_)

    def render(self) -> Any:
        """The whole table as text, hidden things as well: it is for whoever trains."""
        return str(self.state) if self.render_mode == "ansi" else None


@dataclass(frozen=True)
class Always:
    """Gives the same agent for every seat and every game."""

    agent: Agent

    def __call__(self, seed: int) -> Agent:
        return self.agent


def _maker(bot: Bot) -> Callable[[int], Agent]:
    """A function from a seed to an agent."""
    if isinstance(bot, str):
        make = agents.find(bot)
        make(0)  # so that a name that there is not is told at once
        return make
    if hasattr(bot, "answer") and not isinstance(bot, type):
        return Always(cast(Agent, bot))
    maker: Any = bot
    return cast(Callable[[int], Agent], maker if signature(maker).parameters else agents.Seedless(maker))


def register() -> None:
    """`kartentisch/<game>-v0` for every game that is there."""
    for name in GAMES:
        if f"kartentisch/{name}-v0" not in gymnasium.registry:
            entry = "kartentisch.adapters.gymnasium:SeatEnv"
            gymnasium.register(f"kartentisch/{name}-v0", entry_point=entry, kwargs={"game": name})


register()
