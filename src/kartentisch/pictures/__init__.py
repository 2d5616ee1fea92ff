"""Pictures of positions: a built map, the pieces on it, as one SVG.

>>> from kartentisch.pictures import svg
>>> from kartentisch.engine import mapfile
>>> picture = svg(mapfile.load("attila", "attila"), {"provinces": {"moesia": {"goths": 2}}, "pacified": ["moesia"]})
>>> picture.startswith("<svg")
True
"""

from __future__ import annotations

from typing import Any

from kartentisch.engine import diagram, mapfile
from kartentisch.engine.arguments import careful
from kartentisch.engine.game import Game
from kartentisch.pictures import sketch
from kartentisch.pictures.draw import LANGUAGES, LOOKS, PictureError, stacked, svg

__all__ = ["LANGUAGES", "LOOKS", "PictureError", "of_board", "of_state", "sketched", "svg"]


@careful
def of_state(game: Game, state: Any, name: str = "", look: str = "", lang: str = "en", fonts: bool = True) -> str:
    """The board of a state as SVG, as a diagram where there is no drawn map; nothing hidden is on it.

    Args:
        name: which of the game's maps; default is the main one.
        look: `light` or `dark` where the map has both; default is the map's own.
        fonts: carry the fonts along, so that the picture looks the same everywhere (some 100 kB).

    Raises:
        PictureError: `no_map` for a name that is none of the maps of this board, and as for `svg`.
    """
    maps = () if game.custom else game.maps
    if name and name not in maps:
        raise PictureError("no_map", game=game.id, map=name, choices=list(maps))
    if maps:
        built = mapfile.load(game.id, name or maps[0])
        return svg(built, _part(built, game.drawing(state)), look, lang, fonts)
    # the pieces of a game are drawn as the look of its own map wants them
    own = mapfile.load(game.id, game.maps[0]).look if game.maps else diagram.LOOK
    return svg(diagram.drawn(game.board, own), game.drawing(state), look, lang, fonts)


@careful
def of_board(game: Game, state: Any, look: str = "", lang: str = "en", fonts: bool = True) -> str:
    """All maps of a state's board as one SVG, one below the other: as `of_state`, where there is one map alone."""
    names = () if game.custom else game.maps
    if len(names) < 2:
        return of_state(game, state, "", look, lang, fonts)
    drawn = [
        (mapfile.load(game.id, name), of_state(game, state, name, look, lang, fonts and name == names[0]))
        for name in names
    ]
    return stacked(drawn, lang)


@careful
def sketched(game: Game, state: Any, lang: str = "en") -> str:
    """The board of a state in coarse outlines, without fonts: some 50 kB, for pages that hold many of them."""
    if game.custom or not game.maps:
        return sketch.compact(of_state(game, state, lang=lang, fonts=False))
    built = sketch.load(game.id, game.maps[0])
    shown = {name: what for name, what in game.drawing(state).items() if name != "part"}  # all of them are alike
    return sketch.compact(svg(built, _part(built, shown), lang=lang, fonts=False))


def _part(built: mapfile.MapFile, drawing: dict[str, Any]) -> dict[str, Any]:
    """What of a drawing lies on this map, where a board has several."""
    return {
        part: {space: shown[space] for space in shown if space in built.regions}
        if isinstance(shown, dict)
        else [space for space in shown if space in built.regions]
        for part, shown in drawing.items()
    }
