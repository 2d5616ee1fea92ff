"""What a position of Attacke consists of; see `kartentisch.engine.shapes`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kartentisch.engine.shapes import COUNT, SEAT, BySeat, Each, One, Part, Row, Shape
from kartentisch.games.attacke.state import Table

CARDS = Each("card", COUNT)
LIST = Row(One("card"))
PUBLIC: dict[str, Shape] = {
    "active": SEAT,
    "round": COUNT,
    "first": SEAT,
    "out": Row(SEAT),
    "victim": SEAT,
    "lands": BySeat(Row(One("land"))),
    "kept": BySeat(Row(One("continent"))),
    "gave": BySeat(Row(COUNT)),
    "used": LIST,
    "ending": Row(One("ending")),
}
WHOLE: dict[str, Shape] = PUBLIC | {
    "hands": BySeat(CARDS),
    "laid": LIST,
    "defence": LIST,
    "paid": LIST,
    "under": Row(CARDS),
    "trace": Row(COUNT),
}
VIEW: dict[str, Shape] = PUBLIC | {
    "hand_sizes": BySeat(COUNT),
    "hand": CARDS,
    "laid_size": COUNT,
    "laid": LIST,
    "defence_size": COUNT,
    "defence": LIST,
    "paid_size": COUNT,
    "paid": LIST,
    "pile": COUNT,
    "known": BySeat(CARDS),
    "told": BySeat(CARDS),
    "pools": Row({"cards": CARDS, "hands": Row(COUNT), "seen": Row(CARDS)}),
    "batches": Row({"pool": COUNT, "size": COUNT, "by": Row(SEAT), "known": CARDS, "seen": CARDS}),
}


def drawn(table: Table, cards: Sequence[str]) -> Mapping[str, Part]:
    """What is drawn of a position at the beginning of a turn; who knows which card follows from how they lay."""
    deck = {name: int(n) for name, n in zip(cards, table.deck.counts, strict=True)}
    return {
        "active": Part(),
        "round": Part(),
        "lands": Part(holds=True),
        "hands": Part(stock=deck, undoes=("trace", "under")),
        "kept": Part(),
        "first": Part(),
    }
