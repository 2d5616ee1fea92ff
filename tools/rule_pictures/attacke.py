"""The pictures in the rules of Attacke."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Final

from drawing import (
    INK,
    LAND,
    PAPER,
    RED,
    SEA,
    SEATS,
    SOURCE,
    SYMBOLS,
    area,
    arrow,
    box,
    counter,
    faded,
    sheet,
    symbol,
    text,
)

# as the table has them
SIGNS: Final = tomllib.loads((SOURCE / "pictures" / "attacke.toml").read_text(encoding="utf-8"))
ARMS: Final = (SYMBOLS["units"]["artillery"], SYMBOLS["units"]["infantry"], SIGNS["kavallerie"])


def army_card(arm: int, value: int, x: float, y: float, width: float = 62, chosen: bool = False) -> str:
    """An army card: its number top left, its arm in the middle."""
    made = box(x, y, width, width * 1.4, PAPER, RED if chosen else "#c9ae74", 7)
    made += symbol(ARMS[arm], x + width / 2, y + width * 0.8, width * 0.62, INK)
    return made + text(str(value), x + width * 0.2, y + width * 0.38, width * 0.36, RED)


def face_down(x: float, y: float, width: float = 62) -> str:
    back = box(x, y, width, width * 1.4, "#34506b", "#dfe9ef", 7)
    return back + symbol(SYMBOLS["emblems"]["diamond"], x + width / 2, y + width * 0.7, width * 0.5, "#6f93b3")


def deed(path: str, x: float, y: float, width: float = 62) -> str:
    """A card without a number: revolution, treason ..."""
    return box(x, y, width, width * 1.4, PAPER, RED, 7) + symbol(
        path, x + width / 2, y + width * 0.7, width * 0.62, RED
    )


def pictures() -> dict[str, str]:
    lands = [
        "M24 60L110 34L138 96L74 128Z",
        "M110 34L214 40L220 104L138 96Z",
        "M74 128L138 96L220 104L206 176L112 188Z",
        "M214 40L300 60L296 128L220 104Z",
        "M112 188L206 176L220 104L296 128L276 208L170 226Z",
    ]
    grounds = [LAND[0], LAND[0], LAND[0], LAND[1], LAND[1]]
    middles = [(84, 82), (170, 70), (146, 142), (258, 84), (250, 178)]

    def world(owners: Sequence[int], chosen: Sequence[int] = ()) -> str:
        made = "".join(area(d, grounds[i], i in chosen) for i, d in enumerate(lands))
        return made + "".join(
            counter(owner, "ABC"[owner], x, y, 17) for owner, (x, y) in zip(owners, middles, strict=True)
        )

    aim = [
        world([0, 0, 0, 1, 0]),
        arrow(322, 130, 50),
        f'<g transform="translate(336 18) scale(.86)">{world([0] * 5)}</g>',
    ]
    fight = [
        world([0, 1, 0, 1, 1], [1]),
        *(face_down(322 + i * 50, 24, 44) for i in range(3)),
        text("A", 500, 66, 30, SEATS[0][0]),
        text("14", 556, 66, 34),
        army_card(0, 4, 322, 140, 44),
        army_card(1, 2, 372, 140, 44),
        army_card(2, 7, 422, 140, 44),
        text("B", 500, 182, 30, SEATS[1][0]),
        text("13", 556, 182, 34),
    ]
    revolution = [
        world([1, 2, 1, 0, 0], [0, 1, 2]),
        deed(SIGNS["revolution"], 322, 30, 50),
        arrow(388, 66, 40),
        *(counter(0, "A", 460 + i * 44, 66, 17) for i in range(3)),
        deed(SIGNS["revolution"], 304, 158, 38),
        deed(SIGNS["gegenrevolution"], 346, 158, 38),
        arrow(388, 186, 40),
        counter(1, "B", 460, 186, 17),
        counter(0, "A", 504, 186, 17),
        counter(1, "B", 548, 186, 17),
    ]
    treason = [
        world([0, 0, 0, 1, 1], [3]),
        deed(SIGNS["verrat"], 350, 76, 70),
        arrow(440, 126, 44),
        counter(0, "A", 530, 126, 24),
    ]
    defectors = [
        box(40, 62, 88, 122, PAPER, RED, 8)
        + text("8", 84, 112, 40, RED)
        + symbol(SIGNS["ueberlaeufer"], 84, 148, 50, RED),
        arrow(150, 124, 46),
        army_card(0, 6, 226, 76, 66, True),
        army_card(1, 2, 302, 76, 66, True),
        faded(army_card(2, 7, 384, 76, 66)),
        arrow(470, 124, 46),
        counter(0, "A", 556, 124, 22),
    ]
    cards = [
        *(face_down(40 + i * 10, 70 + i * 6, 70) for i in range(3)),
        arrow(160, 126, 44),
        text("2", 238, 142, 48),
        text("+", 282, 140, 40, RED),
        f'<g transform="translate(300 24) scale(.62)">{world([0, 0, 0, 1, 1], [0, 1, 2])}</g>',
        text("1", 520, 142, 48),
    ]
    return {
        "aim": sheet(*aim, ground=SEA),
        "fight": sheet(*fight),
        "revolution": sheet(*revolution),
        "treason": sheet(*treason),
        "defectors": sheet(*defectors),
        "cards": sheet(*cards),
    }
