"""The pictures in the rules of Attack!."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Final

from drawing import (
    GOLD,
    INK,
    PAPER,
    RED,
    SYMBOLS,
    THEME,
    area,
    arrow,
    box,
    die,
    face,
    faded,
    sheet,
    sign,
    symbol,
    text,
    unit,
)

CAPITAL: Final = SYMBOLS["marks"]["capital"]  # as it stands on the map
ACTIONS: Final = {
    "move": "M4 12h15M13 6l6 6-6 6",
    "blitz": "M13 3 5 13h6l-1 8 9-11h-6z",
    "strategic": "M4 17c4 0 4-10 8-10h8M16 3l4 4-4 4",
    "sea": "M12 3v14M8 7h8M5 13c0 5 7 7 7 7s7-2 7-7",
    "diplomacy": "M4 12l4-4 4 3 4-3 4 4-7 7-3-3M8 8V6M16 8V6",
    "produce": "M4 20V10l5 3v-3l5 3V5h3l1 15z",
    "trade": "M4 8h14l-3-3M20 16H6l3 3",
}
SUITS: Final = {
    "oil": "M12 3c4 6 6 8 6 11a6 6 0 0 1-12 0c0-3 2-5 6-11z",
    "minerals": "M4 9l4-5h8l4 5-8 11zM4 9h16M9 9l3 11 3-11",
    "factories": "M4 20V10l5 3v-3l5 3V5h3l1 15z",
    "rail": "M8 3 5 21M16 3l3 18M7 8h10M6 13h12M5.5 18h13",
    "population": "M12 4a3 3 0 1 1 0 6 3 3 0 0 1 0-6M6 20c0-5 3-8 6-8s6 3 6 8z",
}


def suit(name: str, value: int, x: float, y: float, width: float = 58) -> str:
    made = box(x, y, width, width * 1.4, PAPER) + symbol(
        SUITS[name], x + width / 2, y + width * 0.5, width * 0.56, INK, True
    )
    return made + text(str(value), x + width / 2, y + width * 1.22, width * 0.4, RED)


def pictures() -> dict[str, str]:
    paper = THEME["paper"]["light"]
    grounds = [paper["groups"][name] for name in ("eurasia", "africa", "north_america", "south_america")]
    lands = [
        "M22 40L122 22L150 92L92 128L24 108Z",
        "M122 22L236 34L250 104L150 92Z",
        "M92 128L150 92L250 104L236 178L120 190Z",
        "M24 108L92 128L120 190L98 240L26 232Z",
        "M236 34L352 22L366 96L250 104Z",
        "M250 104L366 96L384 170L236 178Z",
        "M352 22L470 40L456 118L366 96Z",
        "M366 96L456 118L480 196L384 170Z",
    ]
    owners = ["red", "red", "red", "blue", "blue", "green", "green", "red"]
    spots = [(84, 74), (188, 64), (168, 142), (68, 176), (300, 64), (306, 140), (412, 74), (426, 148)]
    aim = [
        *(area(points, grounds[i % 2]) for i, points in enumerate(lands)),
        *(unit("infantry", x, y, 36, owner) for (x, y), owner in zip(spots, owners, strict=True)),
        f'<circle cx="188" cy="64" r="30" fill="none" stroke="{GOLD}" stroke-width="5"/>',
        *(unit("infantry", 512, 70 + i * 58, 34, side) for i, side in enumerate(("red", "blue", "green"))),
        *(text(str(n), 566, 80 + i * 58, 32, RED if not i else INK) for i, n in enumerate((4, 2, 2))),
    ]
    setup = [
        *(
            unit(name, 50 + i * 144, 82, 62) + text(f"× {n}", 50 + i * 144 + 38, 92, 25, anchor="start")
            for i, (name, n) in enumerate((("infantry", 12), ("tank", 6), ("artillery", 4), ("fighter", 2)))
        ),
        *(
            unit(name, 50 + i * 144, 182, 62, "blue") + text(f"× {n}", 50 + i * 144 + 38, 192, 25, anchor="start")
            for i, (name, n) in enumerate((("battleship", 1), ("destroyer", 2), ("submarine", 2)))
        ),
        symbol(CAPITAL, 482, 182, 56, INK),
        text("× 1", 520, 192, 25, anchor="start"),
    ]
    turn = [
        *(
            sign(path, 62 + i * 79, 104, name in ("move", "diplomacy", "produce"), 70)
            for i, (name, path) in enumerate(ACTIONS.items())
        ),
        *(text(str(n), 62 + i * 79, 192, 32, RED) for n, i in ((1, 0), (2, 4), (3, 5))),
        *(
            f'<circle cx="{62 + i * 79}" cy="181" r="23" fill="none" stroke="{RED}" stroke-width="3"/>'
            for i in (0, 4, 5)
        ),
    ]
    battle = [
        *(unit(name, 54 + i * 66, 82, 56) for i, name in enumerate(("infantry", "tank", "artillery", "fighter"))),
        *(
            face(name, 44 + i * 56, 184, 48, hit)
            for i, (name, hit) in enumerate(
                (("infantry", True), ("infantry", False), ("tank", True), ("fighter", True), ("", False))
            )
        ),
        text("3", 336, 142, 44, RED),
        arrow(356, 128, 34),
        *(
            unit(name, 432 + (i % 2) * 84, 82 + (i // 2) * 96, 62, "blue")
            for i, name in enumerate(("infantry", "infantry", "tank", "artillery"))
        ),
        *(
            f'<path d="M{408 + (i % 2) * 84} {58 + (i // 2) * 96}l48 48m0-48l-48 48" stroke="{GOLD}" stroke-width="7" stroke-linecap="round"/>'
            for i in range(3)
        ),
    ]
    cards = [
        box(16, 40, 276, 116, "#ecdcb4", RED),
        *(
            suit(name, v, 28 + i * 66, 58, 56)
            for i, (name, v) in enumerate((("minerals", 2), ("factories", 3), ("oil", 1), ("rail", 3)))
        ),
        text("× 2", 330, 110, 32, RED),
        suit("population", 4, 384, 58, 56),
        symbol(CAPITAL, 490, 98, 60, INK),
        text("18", 154, 216, 32),
        text("+", 330, 214, 28),
        text("4", 412, 216, 32),
        text("+", 448, 214, 28),
        text("10", 490, 216, 32),
        text("= 32", 552, 216, 24, RED),
    ]
    price = [
        *(
            unit(name, 62 + i * 142, 82, 64) + text(str(n), 62 + i * 142 + 58, 94, 32)
            for i, (name, n) in enumerate((("infantry", 5), ("artillery", 8), ("tank", 10), ("fighter", 15)))
        ),
        *(
            unit(name, 62 + i * 142, 182, 64, "blue") + text(str(n), 62 + i * 142 + 58, 194, 32)
            for i, (name, n) in enumerate((("destroyer", 5), ("submarine", 5), ("battleship", 10), ("carrier", 20)))
        ),
    ]
    sea = [
        unit("destroyer", 90, 130, 62, "blue"),
        arrow(134, 130, 50),
        unit("submarine", 230, 130, 62, "blue"),
        arrow(274, 130, 50),
        unit("battleship", 370, 130, 62, "blue"),
        arrow(414, 130, 50),
        unit("destroyer", 510, 130, 62, "blue"),
        *(text("+2", x, 112, 24, RED) for x in (156, 296, 436)),
    ]
    court = [
        area("M24 60L150 44L172 130L120 214L30 200Z", grounds[0]),
        unit("infantry", 92, 126, 46),
        area("M150 44L276 62L286 150L172 130Z", "#f9fde4", True),
        symbol("M6 21V4M6 5c4-2.2 7 2 12 0v8c-5 2-8-2.2-12 0", 222, 98, 46, INK, True),
        die(3, 350, 84),
        die(5, 404, 84),
        text("8", 470, 96, 36, RED),
        text("+", 494, 92, 26, RED),
        text("42 %", 552, 94, 22),
        faded(area("M300 172l34-12 26 22-14 36-40 4z", "#f9fde4"), 0.9),
        die(4, 384, 192, 36),
        die(5, 426, 192, 36),
        text("9", 470, 204, 36, RED),
        text("+", 494, 200, 26, RED),
        text("28 %", 552, 202, 22),
    ]
    return {
        "aim": sheet(*aim, ground=paper["sea"][1]),
        "setup": sheet(*setup),
        "turn": sheet(*turn),
        "battle": sheet(*battle),
        "cards": sheet(*cards),
        "prices": sheet(*price),
        "sea": sheet(*sea, ground=paper["sea"][1]),
        "diplomacy": sheet(*court),
    }
