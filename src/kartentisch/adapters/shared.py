"""What the adapters share: how a game begins, what it was worth, and what a seat observes as arrays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State
from kartentisch.games import load

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray

MODES = ["ansi"]  # in which a table can be shown
FARTHEST = 32_767  # no entry of an observation is farther from 0

Worth = Callable[[State], list[float]]


def named(game: str | Game) -> Game:
    """The game of this name, or the game itself (with a board of one's own); EngineError as for `load`."""
    return load(game) if isinstance(game, str) else game


def opening(game: Game, players: int, options: Mapping[str, Any] | None) -> State:
    """The first moment of a game, before anything is dealt.

    Args:
        options: values that differ from the defaults; None: those under which series of games are played.
    """
    return game.new(players, options=game.series if options is None else options)


def mode_of(render_mode: str | None) -> str | None:
    """`ansi`, the table as text, or None; EngineError `unknown_word` for anything else."""
    if render_mode is not None and render_mode not in MODES:
        raise EngineError("unknown_word", what="render_mode", word=render_mode, choices=MODES)
    return render_mode


# ------------------------------------------------------------------ what a game was worth
def win(state: State) -> list[float]:
    """1 for the winner, shared in a tie or by a side; 0 for the others.  The sum is 1."""
    return state.returns()


def rank(state: State) -> list[float]:
    """The share of the others whom a seat has left behind, those in the same place by half; 0 to 1."""
    places: list[int] = state.game.ranking(state)
    others = len(places) - 1
    return [(sum(p > own for p in places) + (sum(p == own for p in places) - 1) / 2) / others for own in places]


def margin(state: State) -> list[float]:
    """Points: for winners what they are ahead of the best of the others, for the others what they are behind."""
    points, places = state.scores(), state.game.ranking(state)
    winners, losers = ({seat for seat, place in enumerate(places) if (place == 1) is won} for won in (True, False))
    if not losers:
        return [0.0] * len(points)
    best, second = max(points[seat] for seat in winners), max(points[seat] for seat in losers)
    return [float(points[seat] - (second if seat in winners else best)) for seat in range(len(points))]


REWARDS: dict[str, Worth] = {"win": win, "rank": rank, "margin": margin}


def worth_of(reward: str) -> Worth:
    """By the name of a reward what a game that is over was worth to each seat; EngineError `unknown_word`."""
    if reward not in REWARDS:
        raise EngineError("unknown_word", what="reward", word=reward, choices=list(REWARDS))
    return REWARDS[reward]


# ------------------------------------------------------------------ what a seat observes
class Observations:
    """Looks at states of one game with so many players, and gives arrays that are the caller's own."""

    def __init__(self, game: Game, players: int) -> None:
        self.game, self.players = game, players
        self.layout = game.observation(players)
        self._numbers: Any = self.layout.buffer()
        self._mask: Any = game.mask_buffer()

    def __reduce__(self) -> Any:
        return Observations, (self.game, self.players)  # what it has seen was copied out of its buffers

    def numbers(self, state: State, seat: int) -> NDArray[np.float32]:
        """[entry] as `Game.observation` names them."""
        state.observe(seat, self._numbers)
        return np.frombuffer(self._numbers, np.int64).astype(np.float32)

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """[action] 1 for what the seat may do now, else 0; all 0 for a seat that is not asked."""
        state.legal_mask(self._mask, seat)
        return np.frombuffer(self._mask, np.uint8).astype(np.int8)


def seeded(seed: int | None, before: Chance | None) -> Chance:
    """Chance from the seed; without one from the chance before, and the first time from the system."""
    if seed is not None:
        return Chance(int(seed))
    return Chance(int(np.random.SeedSequence().entropy)) if before is None else before.split()  # type: ignore[arg-type]
