"""Kartentisch: conquest board games, exactly by their rulebooks.

>>> import kartentisch as kt
>>> game = kt.load("attila")
>>> state = game.new(players=3, seed=7)
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

__version__ = "0.1.0"

if os.environ.get("KARTENTISCH_RULES") == "interpreted":
    from kartentisch._interpreted import prefer_source

    prefer_source()

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, KartentischError, Rejected, Rejection
from kartentisch.engine.game import EVERYTHING, SPECTATOR, Game
from kartentisch.engine.kernel import CHANCE, NOBODY, State
from kartentisch.games import GAMES, add_folder, load

if os.environ.get("KARTENTISCH_GAMES"):
    add_folder(str(Path(os.environ["KARTENTISCH_GAMES"]).resolve()))


def _board_picture(game: Game, state: State) -> str:
    """The board in notebooks; drawing is loaded only when somebody looks."""
    from kartentisch.pictures import of_state

    return of_state(game, state, fonts=False)


Game.painter = staticmethod(_board_picture)


def compiled() -> bool:
    """True if the rules run as compiled code, False if they are interpreted."""
    return not str(sys.modules[State.__module__].__file__).endswith(".py")


__all__ = [
    "CHANCE", "EVERYTHING", "GAMES", "NOBODY", "SPECTATOR", "Chance", "EngineError", "Game", "KartentischError",
    "Rejected", "Rejection", "State", "compiled", "load",
]  # fmt: skip
