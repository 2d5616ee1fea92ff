"""What a position of Europe 1941 consists of; see `kartentisch.engine.shapes`.  Nothing in it is secret.

`FOLLOWS` is what a view says beside the position, and follows from it.
"""

from __future__ import annotations

from collections.abc import Mapping

from kartentisch.engine.shapes import COUNT, SEAT, Each, One, Part, Row, Shape
from kartentisch.games.europe.actions import OWNER_NAMES
from kartentisch.games.europe.layout import FLAGS, HIT_NAMES, LAND_NAMES, PHASES, ROLES, SEA_NAMES

STACK = Each("kind", COUNT)
BY_POWER = Each("power", COUNT)
SPACE = One("space")
WHOLE: dict[str, Shape] = {
    "active": SEAT,
    "power": One("power"),
    "round": COUNT,
    "phase": One(PHASES),
    "ending": Row(One("ending")),
    "winner": One("power"),
    "captor": One("power"),
    "held": Row(SPACE),
    "fought": Row(SPACE),
    "raided": Row(SPACE),
    "owners": Each("space", One(OWNER_NAMES)),
    "units": Each("space", Each("power", STACK)),
    "spent": Each("space", STACK),
    "half": Each("space", STACK),
    "came": Each("space", Row(SPACE)),
    "dived": Each("space", BY_POWER),
    "hurt": Each("space", BY_POWER),
    "busy": Each("space", BY_POWER),
    "fighting": SPACE,
    "hits": Each(HIT_NAMES, COUNT),
    "doomed": Each("power", STACK),
    "shots": Each("space", STACK),
    "withdrawn": Each("space", COUNT),
    "cash": BY_POWER,
    "bought": STACK,
    "guns": Row(SPACE),
    "flights": Row(
        {
            "kind": One("kind"),
            "count": COUNT,
            "at": SPACE,
            "left": COUNT,
            "role": One(ROLES),
            "over": Row(SPACE),
            "from": SPACE,
        }
    ),
    "ships": Row(
        {
            "zone": SPACE,
            "power": One("power"),
            "cargo": Row({"power": One("power"), "kind": One("kind")}),
            "left": COUNT,
            "target": SPACE,
            "flags": Row(One(tuple(FLAGS))),
        }
    ),
}
FOLLOWS: dict[str, Shape] = {
    "landings": Row(
        {"kind": One("kind"), "count": COUNT, "at": SPACE, "left": COUNT, "space": SPACE, "exposed": COUNT}
    ),
    "threats": Row({"space": SPACE, "foes": COUNT, "guards": COUNT}),
}
VIEW = WHOLE | FOLLOWS


def drawn() -> Mapping[str, Part]:
    """What is drawn of a position at the beginning of a turn."""
    return {
        "power": Part(undoes=("active",)),
        "round": Part(),
        "units": Part(takes={"land": LAND_NAMES, "sea": SEA_NAMES, "convoy": SEA_NAMES}),
        "owners": Part(),
        "ships": Part(where=("sea", "convoy"), fields=("power", "cargo")),
        "cash": Part(),
        "captor": Part(),
    }
