"""What a position of Attila consists of; see `kartentisch.engine.shapes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartentisch.engine.shapes import COUNT, SEAT, BySeat, Each, One, Part, Row, Shape
from kartentisch.games.attila.actions import TILE_NAMES
from kartentisch.games.attila.state import Table

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


def drawn(table: Table, peoples: Sequence[str]) -> Mapping[str, Part]:
    """What is drawn of a position at the beginning of a turn."""
    stones, cards = (dict.fromkeys(peoples, int(n)) for n in (table.stones, table.cards))
    return {
        "active": Part(),
        "provinces": Part(room=int(table.room), stock=stones),
        "pacified": Part(),
        "closed": Part(),
        "hands": Part(most=int(table.hand), stock=cards),
        "influence": Part(most=int(table.track)),
        "scores": Part(),
        "tiles": Part(),
        "discards": Part(stock=cards),
    }
