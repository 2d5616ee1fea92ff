"""Pictures of positions: a built map, the pieces on it, as one SVG.

>>> from kartentisch.pictures import svg
>>> from kartentisch.engine import mapfile
>>> picture = svg(mapfile.load("attila", "attila"), {"provinces": {"moesia": {"goths": 2}}, "pacified": ["moesia"]})
>>> picture.startswith("<svg")
True
"""

from __future__ import annotations

from typing import Any

from kartentisch.engine import mapfile
from kartentisch.engine.game import Game
from kartentisch.pictures.draw import LANGUAGES, LOOKS, PictureError, svg

__all__ = ["LANGUAGES", "LOOKS", "PictureError", "of_state", "svg"]


def of_state(game: Game, state: Any, name: str = "", look: str = "", lang: str = "en", fonts: bool = True) -> str:
    """The board of a state as SVG; nothing hidden is on it.

    Args:
        name: which of the game's maps; default is the main one.
        look: `light` or `dark` where the map has both; default is the map's own.
        fonts: carry the fonts along, so that the picture looks the same everywhere (some 100 kB).

    Raises:
        PictureError: `no_map` for a board of one's own or an unknown name, and as for `svg`.
    """
    if game.custom or not game.maps or (name and name not in game.maps):
        raise PictureError("no_map", game=game.id, map=name or "-", choices=list(game.maps))
    return svg(mapfile.load(game.id, name or game.maps[0]), game.drawing(state), look, lang, fonts)
