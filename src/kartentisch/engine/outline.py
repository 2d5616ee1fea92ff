"""What a position of a game consists of, as plain data: for whoever lets people draw one.

It is made of `Game.shape` (which words stand where) and `Game.parts` (what people draw, and within which bounds).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartentisch.engine.game import Game
from kartentisch.engine.scenario import Words
from kartentisch.engine.shapes import COUNT, FLAG, SEAT, TEXT, BySeat, Each, One, Part, Row, Shape

_PLAIN = {COUNT: "count", FLAG: "flag", SEAT: "seat", TEXT: "text"}


def outline(game: Game) -> dict[str, Any]:
    """The parts of a position: those that are drawn in their order, then those of the middle of a turn.

    `places`: kind of every space.  `words`: field -> its ids.  A shape has `is` (`count`, `flag`, `text`, `seat`,
    `anything`, `one`, `each`, `by_seat`, `row`, `record`), what stands in it (`of`, or `parts` of a record), and for
    `one` and `each` the `field` whose words they are, or their own `words`.

    >>> import kartentisch as kt
    >>> [part["name"] for part in outline(kt.load("attila"))["parts"]][:4]
    ['active', 'provinces', 'pacified', 'closed']
    """
    known, drawn = Words(game, []).fields, game.parts()
    fields: dict[str, Sequence[str]] = {}
    rows = []
    for name in [*drawn, *(name for name in game.shape if name not in drawn)]:
        shape, part = game.shape[name], drawn.get(name, Part())
        rows.append({
            "name": name,
            "drawn": name in drawn,
            "seen": game.view_shape.get(name) == shape,
            "shape": _written(shape, known, fields),
            "most": part.most,
            "room": part.room,
            "stock": dict(part.stock),
            "holds": part.holds,
            "where": list(part.where),
            "takes": {kind: list(words) for kind, words in part.takes.items()},
            "undoes": list(part.undoes),
            "fields": list(part.fields),
        })  # fmt: skip
    return {
        "game": game.id,
        "seats": list(game.seats),
        "places": {space.id: space.kind for space in game.board.spaces},
        "words": {field: list(words) for field, words in fields.items()},
        "parts": rows,
    }


def _written(shape: Shape, known: Mapping[str, Sequence[str]], fields: dict[str, Sequence[str]]) -> dict[str, Any]:
    """A shape as data; the fields that it names are noted."""
    if isinstance(shape, One | Each):
        words = {"field": shape.words} if isinstance(shape.words, str) else {"words": list(shape.words)}
        if isinstance(shape.words, str):
            fields[shape.words] = known[shape.words]
        of = {"of": _written(shape.of, known, fields)} if isinstance(shape, Each) else {}
        return {"is": "one" if isinstance(shape, One) else "each", **words, **of}
    if isinstance(shape, BySeat):
        return {"is": "by_seat", "of": _written(shape.of, known, fields), "empty": shape.nothing()}
    if isinstance(shape, Row):
        return {"is": "row", "of": _written(shape.of, known, fields)}
    if isinstance(shape, Mapping):
        return {"is": "record", "parts": {name: _written(part, known, fields) for name, part in shape.items()}}
    return {"is": _PLAIN.get(shape, "anything")}
