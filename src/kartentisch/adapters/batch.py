"""Batches: n games at once in one call of compiled code, for programs that learn.

Needs numpy, of the extra `kartentisch[rl]`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from kartentisch.adapters.scales import scales
from kartentisch.adapters.shared import named, opening, worth_of
from kartentisch.engine.arguments import careful, whole
from kartentisch.engine.batch import Rows
from kartentisch.engine.chance import Chance
from kartentisch.engine.copying import Whole
from kartentisch.engine.errors import EngineError, Rejected, Rejection
from kartentisch.engine.extras import needing
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State

with needing("rl"):
    import numpy as np
    from numpy.typing import NDArray


def _shown(buffer: Any, kind: type[Any]) -> NDArray[Any]:
    """A view of a buffer of the engine, not a copy."""
    return np.frombuffer(buffer, kind)


class Batch(Whole):
    """n games of one kind; every `step` answers one question in each of them.

    Chance answers inside, and a game that is over begins anew at once: `done` is 1 for one step, `rewards` tell what
    the game that ended was worth, and everything else belongs to the next one already.  Each game has a chance of its
    own, from the seed and its row alone.  Where several seats are asked, the lowest answers first; none sees what
    others did.

    Attributes, all of them read-only views of buffers that stay where they are (no copy; `step` writes them anew):
        observations: int64 [n, entries], what the seat that must answer may know; `Game.observation(players)` names it.
        masks: uint8 [n, actions], 1 for what it may do, else 0.
        legal: bool [n, actions], the same.
        seats: int64 [n], the seat that must answer.
        rewards: float64 [n, players], by seat, in the step that ended a game; else 0.
        done: uint8 [n], 1 if the last step ended a game.
        lengths: int64 [n], decisions taken in the game that the last step belonged to.
    """

    def __init__(
        self,
        game: str | Game,
        players: int,
        n: int,
        seed: int = 0,
        reward: str = "win",
        options: Mapping[str, Any] | None = None,
    ) -> None:
        """
        Args:
            game: its name, or a `Game`.
            players: number of seats.
            n: number of games, 1 or more; 16 to 256 are quickest, while they fit into the caches of the processor.
            seed: the same gives the same games, whatever n is.
            reward: `win`, `rank` or `margin`; see `adapters.shared`.
            options: rulings and variants that differ from the defaults; None: those of series of games.

        Raises:
            EngineError: as for `load` and `Game.new`; `unknown_word` for a reward, `bad_batch` for n.
        """
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise EngineError("bad_batch", found=str(n))
        self.game = named(game)
        first, worth = opening(self.game, players, options), worth_of(reward)
        chance = Chance(seed)
        self._guesses = chance.split()
        self.n, self.players = n, players
        self._rows = Rows(first, n, chance, self.game.observe, worth)
        self._show()

    def _show(self) -> None:
        """Arrays that are views of what the engine writes."""
        rows, n, players = self._rows, self.n, self.players
        self.layout = self.game.observation(players)
        self.observations: NDArray[np.int64] = _shown(rows.numbers, np.int64).reshape(n, self.layout.size)
        self.masks: NDArray[np.uint8] = _shown(rows.masks, np.uint8).reshape(n, self.game.space.size)
        self.legal: NDArray[np.bool_] = self.masks.view(np.bool_)
        self.seats: NDArray[np.int64] = _shown(rows.seats, np.int64)
        self.rewards: NDArray[np.float64] = _shown(rows.rewards, np.float64).reshape(n, players)
        self.done: NDArray[np.uint8] = _shown(rows.done, np.uint8)
        self.lengths: NDArray[np.int64] = _shown(rows.lengths, np.int64)

    def __getstate__(self) -> dict[str, Any]:
        return {name: self.__dict__[name] for name in ("game", "n", "players", "_rows", "_guesses")}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)
        self._show()

    def reset(self, seed: int) -> None:
        """Begin anew in every row, as `Batch(..., seed=seed)` would; the arrays stay where they are."""
        chance = Chance(seed)
        self._guesses = chance.split()
        self._rows.deal(chance)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        """One action for each game, of the seat in `seats`.

        Raises:
            TypeError: they are no whole numbers.
            EngineError: `short_batch` if there is not one for each game.
            Rejected: one of them is not legal; then no game has changed, and a note of the error names the row.
        """
        if isinstance(actions, np.ndarray):
            if actions.ndim != 1 or actions.dtype.kind not in "iu":
                found = f"{actions.dtype} {list(actions.shape)}"
                raise TypeError(f"step(): actions are a row of whole numbers, not an array of {found}")
            actions = actions.tolist()
        if isinstance(actions, str | bytes) or not isinstance(actions, Sequence):
            raise TypeError(f"step(): actions are a row of whole numbers, not {type(actions).__name__}")
        try:
            self._rows.step(list(actions))
        except (TypeError, OverflowError) as error:  # one of them is no number, or none of 64 bits
            for row, action in enumerate(actions):
                if not 0 <= whole(action) < self.game.space.size:
                    raise self._refused(row, whole(action)) from None
            raise error from None

    def _refused(self, row: int, action: int) -> Rejected:
        error = Rejected(Rejection("no_such_action", args={"action": action, "size": self.game.space.size}), self.game)
        error.add_note(f"row {row}")
        return error

    def inputs(self) -> NDArray[np.float32]:
        """[n, entries] the observations, each entry divided by its scale (`adapters.scales`): an array of one's own."""
        return self.observations.astype(np.float32) * self.weights

    @cached_property
    def weights(self) -> NDArray[np.float32]:
        """[entries] what observations are multiplied by: 1 by their scales."""
        return np.float32(1) / scales(self.game, self.players)

    def guesses(self) -> list[int]:
        """A legal action for each game, each equally likely, from a chance of their own."""
        return self._rows.anyhow(self._guesses)

    def state(self, row: int) -> State:
        """A copy of a game, for a search or for looking at it."""
        return self._rows.states[self._row(row)].clone()

    def put(self, row: int, state: State) -> None:
        """Let a row go on from a copy of this state, behind whatever chance must answer there.

        Raises:
            EngineError: `foreign_state` if it is of another game or of another number of players, or over; `game_over`
                if chance ends it, and then the row is as it was.
        """
        if not isinstance(state, State):
            raise TypeError(f"put(): state is to be a State, not {type(state).__name__}")
        if not self.game.is_like(state.game) or state.players != self.players or state.over:
            raise EngineError("foreign_state", game=self.game.id)
        self._rows.replace(self._row(row), state.clone())

    def _row(self, row: int) -> int:
        if not 0 <= row < self.n:
            raise EngineError("no_such_row", row=row, rows=self.n)
        return row


careful(Batch, but={"step"})  # which looks at its many actions itself
