"""The rules of all games and the positions met last, in memory: players and viewers ask for the same one in turn."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable
from functools import cache
from threading import Lock
from typing import Any, Final, Generic, TypeVar

import msgspec

from kartentisch import games
from kartentisch.engine.game import Game, to_bytes

MOST: Final = 512  # positions, of all tables together


@cache
def game_of(name: str) -> Game:
    """The rules, loaded once; EngineError `unknown_game`."""
    return games.load(name)


K = TypeVar("K", bound=Hashable)


class StateCache(Generic[K]):
    """Positions that were asked for last, for any thread.

    Only copies go in and out: a state belongs to one thread, since merely to look at it writes down its legal actions.
    What lies here is copied and nothing else, and that changes nothing of it.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._states: OrderedDict[K, Any] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._states)

    def put(self, key: K, state: Any) -> None:
        """Keep the position as the latest one; the oldest goes."""
        copy = state.clone()
        with self._lock:
            self._states[key] = copy
            self._states.move_to_end(key)
            if len(self._states) > self._most:
                self._states.popitem(last=False)

    def get(self, key: K) -> Any:
        """The position, to be changed at will; None if it is not known, or not any more."""
        with self._lock:
            if key not in self._states:
                return None
            self._states.move_to_end(key)
            state = self._states[key]
        return state.clone()

    def known(self) -> list[K]:
        """Of all that is kept, the oldest first."""
        with self._lock:
            return [*self._states]


class PositionCache:
    """Loaded positions by their texts."""

    def __init__(self, most: int = MOST) -> None:
        self._kept: StateCache[tuple[str, str]] = StateCache(most)

    def load(self, game: str, text: str) -> Any:
        """The position that is stored as this text, to be changed at will."""
        state = self._kept.get((game, text))
        if state is None:  # two threads may load the same one at once: no harm in that, and nobody waits
            state = game_of(game).load(msgspec.json.decode(text))
            self._kept.put((game, text), state)
        return state

    def dump(self, game: str, state: Any) -> str:
        """The text of a position."""
        text = to_bytes(game_of(game).dump(state)).decode()
        self._kept.put((game, text), state)
        return text
