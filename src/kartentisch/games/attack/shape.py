"""What a position of Attack! consists of; see `kartentisch.engine.shapes`."""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.shapes import COUNT, SEAT, BySeat, Each, One, Part, Row, Shape
from kartentisch.games.attack.layout import CARD_NAMES, COUNTS, SEAT_WORDS, SIDES, VERDICTS
from kartentisch.games.attack.table import Table

CARDS = Each("card", COUNT)
UNITS = Each("unit", COUNT)
PLACES = Each("region", UNITS)
SHIPS = Row(One("ship"))
PUBLIC: dict[str, Shape] = {
    "active": SEAT,
    "first": SEAT,
    "round": COUNT,
    **dict.fromkeys(SEAT_WORDS, SEAT),
    **dict.fromkeys(COUNTS, COUNT),
    "used": Row(One("action")),
    "eliminated": Row(SEAT),
    "ending": Row(One("ending")),
    "time": One("time"),
    "garrison": One("card"),
    "fighting": One("region"),
    "armies": BySeat(PLACES),
    "moved": PLACES,
    "attackers": PLACES,
    "crossings": Row({"origin": One("region"), "region": One("region"), "units": UNITS, "verdict": One(VERDICTS)}),
    "capitals": BySeat(One("region")),
    "fleets": BySeat(Each("ship", COUNT)),
    "pools": BySeat(UNITS),
    "battle": {side: {"reserve": UNITS, "active": UNITS} for side in SIDES},
    "gives": CARDS,
    "wants": CARDS,
    "rows": Row(SHIPS),
}
WHOLE: dict[str, Shape] = PUBLIC | {"hands": BySeat(CARDS)}
VIEW: dict[str, Shape] = PUBLIC | {
    "hand_sizes": BySeat(COUNT),
    "pile": COUNT,
    "hand": CARDS,
    "gives_size": COUNT,
    "wants_size": COUNT,
    "row_sizes": Row(COUNT),
}


def drawn(table: Table) -> Mapping[str, Part]:
    """What is drawn of a position at the beginning of a turn."""
    deck = {name: int(n) for name, n in zip(CARD_NAMES, table.deck, strict=True)}
    return {
        "active": Part(),
        "round": Part(),
        "armies": Part(holds=True),
        "capitals": Part(where=("region",)),
        "hands": Part(stock=deck),
        "fleets": Part(),
        "pools": Part(),
        "holder": Part(),
        "first": Part(),
        "eliminated": Part(),
    }
