"""What a position of Attila consists of; see `kartentisch.engine.shapes`."""

from __future__ import annotations

from kartentisch.engine.shapes import COUNT, SEAT, BySeat, Each, One, Row, Shape
from kartentisch.games.attila.actions import TILE_NAMES

CARDS = Each("people", COUNT)
PUBLIC: dict[str, Shape] = {
    "active": SEAT,
    "plays": COUNT,
    "tile_used": COUNT,
    "provinces": Each("province", Each("people", COUNT)),
    "pacified": Row(One("province")),
    "closed": Row(One("province")),
    "influence": BySeat(Each("people", COUNT)),
    "scores": BySeat(COUNT),
    "tiles": BySeat(Row(One("tile")), list(TILE_NAMES)),
    "discards": CARDS,
    "ending": Row(One("ending")),
    "gained": BySeat(COUNT),
}
WHOLE: dict[str, Shape] = PUBLIC | {"hands": BySeat(CARDS), "laid": BySeat(CARDS), "aside": CARDS}
VIEW: dict[str, Shape] = PUBLIC | {
    "deck": COUNT,
    "hand_sizes": BySeat(COUNT),
    "laid_sizes": BySeat(COUNT),
    "aside_size": COUNT,
    "hand": CARDS,
    "laid": CARDS,
    "aside": CARDS,
}
