"""Kartentisch: conquest board games, exactly by their rulebooks.

>>> import kartentisch as kt
>>> game = kt.load("attila")
>>> state = game.new(players=3, seed=7)
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

__version__ = "1.1.0.dev0"

if os.environ.get("KARTENTISCH_RULES", "").startswith("interpreted"):  # interpreted-until-restart: by `make play`
    from kartentisch._interpreted import prefer_source

    prefer_source()
else:
    from kartentisch._compiled import prefer_compiled

    prefer_compiled()

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError, KartentischError, Rejected, Rejection
from kartentisch.engine.game import EVERYTHING, SPECTATOR, Game
from kartentisch.engine.kernel import CHANCE, NOBODY, State
from kartentisch.games import GAMES, add_folder, load

if TYPE_CHECKING:
    from kartentisch import arena, bots, odds, pictures
    from kartentisch.engine.language import Language
    from kartentisch.engine.match import Match
    from kartentisch.engine.record import Record

# what not every program needs is imported when it is named
_LATER = {"Language": "engine.language", "Match": "engine.match", "Record": "engine.record"}
_ROOMS = ("arena", "bots", "odds", "pictures")

if os.environ.get("KARTENTISCH_GAMES"):
    add_folder(str(Path(os.environ["KARTENTISCH_GAMES"]).resolve()))


def _board_picture(game: Game, state: State) -> str:
    """The board in notebooks; drawing is loaded only when somebody looks."""
    from kartentisch.pictures import sketched

    return sketched(game, state)


def _sentence(error: KartentischError) -> str:
    """What an error says; the library of texts is loaded only when somebody reads one."""
    from kartentisch.engine.language import Language

    return str(Language("en", error.game).rejection(error.rejection))


Game.painter = staticmethod(_board_picture)
KartentischError.teller = staticmethod(_sentence)


def compiled() -> bool:
    """True if the rules run as compiled code, False if they are interpreted."""
    return not str(sys.modules[State.__module__].__file__).endswith(".py")


if not TYPE_CHECKING:  # whoever checks types shall find out that a name is wrong

    def __getattr__(name):
        if name in _ROOMS:
            return import_module(f"{__name__}.{name}")
        if name in _LATER:
            return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*__all__, "__version__"})


__all__ = [
    "CHANCE", "EVERYTHING", "GAMES", "NOBODY", "SPECTATOR", "Chance", "EngineError", "Game", "KartentischError",
    "Language", "Match", "Record", "Rejected", "Rejection", "State", "arena", "bots", "compiled", "load", "odds",
    "pictures",
]  # fmt: skip
