"""The rules of all games and the positions met last, in memory: players and viewers ask for the same one in turn."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from kartentisch import games
from kartentisch.engine.game import Game, to_bytes

MOST: Final = 512  # positions, of all tables together


@cache
def game_of(name: str) -> Game:
    """The rules, loaded once; EngineError `unknown_game`."""
    return games.load(name)


class Positions:
    """Loaded positions by their texts, the latest ones.  Hold `tables.RULES` while calling."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], Any] = {}

    def load(self, game: str, text: str) -> Any:
        """The position that is stored as this text, to be changed at will."""
        state = self._known.get((game, text))
        if state is None:
            state = game_of(game).load(msgspec.json.decode(text))
        self._keep(game, text, state)
        return state.clone()

    def dump(self, game: str, state: Any) -> str:
        """The text; the position itself must not be changed any more."""
        text = to_bytes(game_of(game).dump(state)).decode()
        self._keep(game, text, state)
        return text

    def _keep(self, game: str, text: str, state: Any) -> None:
        """As the latest one; the oldest goes."""
        self._known.pop((game, text), None)
        self._known[game, text] = state
        if len(self._known) > MOST:
            self._known.pop(next(iter(self._known)))
