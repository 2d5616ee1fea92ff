"""The pictures in the rules of SelfR3: R2."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Final

from drawing import (
    EDGE,
    GOLD,
    INK,
    PAPER,
    RED,
    SEATS,
    STAR,
    SYMBOLS,
    area,
    arrow,
    box,
    counter,
    die,
    faded,
    sheet,
    sign,
    symbol,
    text,
)

LAND_GROUND, WATER_GROUND, MOON_GROUND = "#cfc08a", "#8fb4c9", "#c9c6d3"
OFFICERS: Final = {"taktik": "#8a6a1c", "land": "#3f6b35", "wasser": "#27608c", "luft": "#6a4c93", "abc": "#a3281c"}
BASE: Final = SYMBOLS["marks"]["station"]
COIN: Final = "#e0b13a"


def army(n: int, x: float, y: float, seat: int = 0, size: float = 40) -> str:
    """So many armies of a seat."""
    colour, ink = SEATS[seat]
    return box(x - size / 2, y - size / 2, size, size, colour, "#fdf6e3", size * 0.2) + text(
        str(n), x, y + size * 0.2, size * 0.56, ink
    )


def officer(kind: str, x: float, y: float, r: float = 24) -> str:
    ring = f'<circle cx="{x}" cy="{y}" r="{r}" fill="{OFFICERS[kind]}" stroke="#fdf6e3" stroke-width="3"/>'
    return ring + symbol(STAR, x, y, r * 1.3, "#ffffff")


def coin(x: float, y: float, r: float = 13) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{COIN}" stroke="{EDGE}" stroke-width="2.5"/>'


def eight(value: int, x: float, y: float, size: float = 58) -> str:
    """An eight-sided die."""
    half = size / 2
    body = f'<path d="M{x} {y - half}L{x + half} {y}L{x} {y + half}L{x - half} {y}Z" fill="#fffaf0" stroke="{EDGE}" stroke-width="2.5" stroke-linejoin="round"/>'
    return body + text(str(value), x, y + size * 0.15, size * 0.42)


def back(x: float, y: float, colour: str, width: float = 44) -> str:
    """A card from behind, in the colour of its officer."""
    height = width * 1.4
    return box(x - width / 2, y - height / 2, width, height, colour, "#f0dfb4", 7) + symbol(
        STAR, x, y, width * 0.55, "#fdf6e3"
    )


def cross(x: float, y: float, reach: float = 18, colour: str = RED) -> str:
    return f'<path d="M{x - reach} {y - reach}l{2 * reach} {2 * reach}m0-{2 * reach}l-{2 * reach} {2 * reach}" stroke="{colour}" stroke-width="6" stroke-linecap="round"/>'


def pictures() -> dict[str, str]:
    lands = [
        "M24 150L96 128L140 176L104 236L30 226Z",
        "M96 128L196 132L214 190L140 176Z",
        "M104 236L140 176L214 190L206 240Z",
    ]
    sea = "M214 190L196 132L318 128L330 236L206 240Z"
    moon = f'<circle cx="392" cy="86" r="66" fill="{MOON_GROUND}" stroke="{EDGE}" stroke-width="2"/>'
    crater = '<path d="M366 22q-26 62 26 130M336 52q58 36 122 26" fill="none" stroke="#8d8a9c" stroke-width="2"/>'
    world = [
        area(sea, WATER_GROUND),
        *(area(points, LAND_GROUND) for points in lands),
        moon,
        crater,
    ]
    aim = [
        *world,
        *(army(2, x, y, 0, 34) for x, y in ((82, 182), (158, 156), (154, 214))),
        army(1, 268, 186, 0, 34),
        army(3, 424, 104, 0, 34),
        text("5", 446, 222, 40),
        text("+ 2", 500, 222, 40, RED),
        f'<path d="M24 150L96 128L196 132L214 190L206 240L104 236L30 226Z" fill="none" stroke="{GOLD}" stroke-width="6" stroke-linejoin="round"/>',
    ]
    setup = [
        *(area(points, LAND_GROUND) for points in ("M30 44L128 34L150 108L44 124Z", "M128 34L240 44L252 112L150 108Z")),
        area("M44 124L150 108L160 206L58 210Z", LAND_GROUND),
        area("M150 108L252 112L236 202L160 206Z", LAND_GROUND),
        faded(area("M128 34L240 44L252 112L150 108Z", "#5a3a1a"), 0.45),
        cross(194, 76, 24),
        army(3, 88, 80),
        army(5, 104, 162),
        army(2, 200, 158, 1),
        officer("taktik", 330, 92, 32),
        officer("land", 420, 92, 32),
        symbol(BASE, 520, 92, 74, INK),
        *(coin(376 + i * 44, 184, 17) for i in range(3)),
    ]
    bid = [
        *(
            "".join(coin(62 + i * 64, 74 + k * 30, 13) for k in range(n)) + counter(i, "ABC"[i], 62 + i * 64, 220, 20)
            for i, n in enumerate((1, 3, 2))
        ),
        f'<circle cx="126" cy="220" r="27" fill="none" stroke="{GOLD}" stroke-width="5"/>',
        arrow(244, 132, 48),
        *(
            box(322 + i * 88, 84, 70, 96, PAPER, RED if i == 2 else "#c9ae74") + text(str(i + 1), 357 + i * 88, 146, 42)
            for i in range(3)
        ),
        counter(1, "B", 533, 208, 20),
    ]
    turn = [
        coin(46, 92, 19),
        army(3, 46, 148),
        *(arrow(x, 118, 22) for x in (78, 186, 294, 402, 496)),
        army(1, 144, 96),
        symbol(BASE, 144, 156, 52, INK),
        officer("wasser", 252, 92, 22),
        back(252, 156, OFFICERS["wasser"], 40),
        die(5, 350, 88, 44),
        die(3, 350, 144, 44),
        army(4, 452, 88),
        faded(army(1, 452, 148, 1)),
        cross(452, 148, 16, GOLD),
        sign("M4 12h15l-5-5M19 12l-5 5", 558, 118, True, 62),
    ]
    battle = [
        *(die(n, 90 + i * 76, 86, 58) for i, n in enumerate((5, 4, 2))),
        *(die(n, 90 + i * 76, 186, 58) for i, n in enumerate((4, 4))),
        *(f'<path d="M{90 + i * 76} 120v30" stroke="{INK}" stroke-width="3" stroke-dasharray="5 4"/>' for i in (0, 1)),
        f'<circle cx="90" cy="86" r="40" fill="none" stroke="{GOLD}" stroke-width="5"/>',
        f'<circle cx="166" cy="186" r="40" fill="none" stroke="{GOLD}" stroke-width="5"/>',
        arrow(316, 136, 46),
        army(1, 440, 86, 0, 60),
        army(1, 440, 186, 1, 60),
        cross(440, 86, 24, GOLD),
        cross(440, 186, 24, GOLD),
    ]
    officers = [
        *(officer(kind, 62 + i * 92, 70, 30) for i, kind in enumerate(OFFICERS)),
        *(back(62 + i * 92, 158, colour, 44) for i, colour in enumerate(OFFICERS.values())),
        symbol(BASE, 528, 62, 72, INK),
        army(2, 528, 126, 0, 42),
        eight(8, 528, 200, 66),
    ]
    cards = [
        army(3, 60, 130, 0, 56),
        arrow(98, 130, 60),
        back(212, 108, OFFICERS["land"], 64),
        text("?", 212, 208, 44, RED),
        arrow(262, 130, 60),
        *(die(n, 366 + i * 62, 130, 50) for i, n in enumerate((6, 3, 1))),
        army(2, 552, 130, 1, 56),
    ]
    return {
        "aim": sheet(*aim),
        "setup": sheet(*setup),
        "bid": sheet(*bid),
        "turn": sheet(*turn),
        "battle": sheet(*battle),
        "officers": sheet(*officers),
        "cards": sheet(*cards),
    }
