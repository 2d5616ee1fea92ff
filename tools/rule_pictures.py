"""Draws the small pictures in the rules, from the same colours and symbols as the table: `python tools/rule_pictures.py`.

They carry no words but numbers, so that one picture serves all languages; what it shows is said beside it, in the text of
the rules.  Each stands on paper of its own and looks the same by day and by night.
"""

# ruff: noqa: E501

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src" / "kartentisch"
THEME: Final = tomllib.loads((SOURCE / "pictures" / "theme.toml").read_text(encoding="utf-8"))
SYMBOLS: Final = tomllib.loads((SOURCE / "pictures" / "symbols.toml").read_text(encoding="utf-8"))
WIDTH, HEIGHT = 600, 260

INK, EDGE, RED, GOLD, PAPER = "#2c1d10", "#5a3a1a", "#a3281c", "#c98d1c", "#fbf3de"
LAND: Final = [ground for ground, _ in THEME["parchment"]["tints"]]
SEA: Final = THEME["parchment"]["sea"][0]
SEATS: Final = [("#ab2b26", "#ffffff"), ("#2a65a8", "#ffffff"), ("#2f7546", "#ffffff")]
STAR: Final = "M12 3l2.6 5.8 6.2.6-4.7 4.2 1.4 6.2L12 16.6l-5.5 3.2 1.4-6.2L3.2 9.4l6.2-.6z"
DICE: Final = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


# ------------------------------------------------------------------ what pictures are made of
def symbol(path: str, x: float, y: float, size: float, colour: str, stroke: bool = False) -> str:
    """A drawing in a square of 24 units, its middle at x, y."""
    place = f'transform="translate({x - size / 2:.1f} {y - size / 2:.1f}) scale({size / 24:.3f})"'
    if stroke:
        line = f'fill="none" stroke="{colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
        return f'<path {place} {line} d="{path}"/>'
    return f'<path {place} fill="{colour}" fill-rule="evenodd" d="{path}"/>'


def text(words: str, x: float, y: float, size: float = 26, colour: str = INK, anchor: str = "middle") -> str:
    font = 'font-family="Barlow,system-ui,sans-serif" font-weight="700"'
    return (
        f'<text x="{x}" y="{y}" {font} font-size="{size}" text-anchor="{anchor}" fill="{colour}">{escape(words)}</text>'
    )


def arrow(x: float, y: float, length: float, colour: str = RED) -> str:
    """To the right."""
    tip = x + length
    head = f"M{tip - 13} {y - 10}L{tip} {y}L{tip - 13} {y + 10}"
    return f'<path d="M{x} {y}H{tip}{head}" fill="none" stroke="{colour}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>'


def area(points: str, fill: str, chosen: bool = False) -> str:
    stroke, width = (RED, 4) if chosen else (EDGE, 2)
    return f'<path d="{points}" fill="{fill}" stroke="{stroke}" stroke-width="{width}" stroke-linejoin="round"/>'


def box(
    x: float, y: float, width: float, height: float, fill: str = PAPER, edge: str = "#c9ae74", round_: float = 8
) -> str:
    return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="{round_}" fill="{fill}" stroke="{edge}" stroke-width="2"/>'


def faded(parts: str, opacity: float = 0.35) -> str:
    return f'<g opacity="{opacity}">{parts}</g>'


def stone(people: str, x: float, y: float, r: float = 17) -> str:
    look = THEME["peoples"][people]
    disc = f'<circle cx="{x}" cy="{y}" r="{r}" fill="{look["colour"]}" stroke="#fdf6e3" stroke-width="2.5"/>'
    rim = f'<circle cx="{x}" cy="{y}" r="{r + 1.6}" fill="none" stroke="rgb(0 0 0 / 35%)" stroke-width="1"/>'
    return disc + rim + symbol(SYMBOLS["emblems"][look["emblem"]], x, y, r * 1.25, look["ink"])


def stones(people: Sequence[str], x: float, y: float, gap: float = 38, r: float = 16) -> str:
    return "".join(stone(one, x + i * gap, y, r) for i, one in enumerate(people))


def counter(seat: int, letter: str, x: float, y: float, r: float = 15) -> str:
    colour, ink = SEATS[seat]
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{colour}" stroke="#fdf6e3" stroke-width="2.5"/>' + text(
        letter, x, y + r * 0.38, r * 1.1, ink
    )


def card(people: str, x: float, y: float, width: float = 62, chosen: bool = False, closed: bool = False) -> str:
    height = width * 1.4
    if closed:
        back = box(x, y, width, height, "#5b4227", "#f0dfb4", 7)
        return back + symbol(SYMBOLS["emblems"]["sun"], x + width / 2, y + height / 2, width * 0.5, "#8a6a3f")
    look = THEME["peoples"][people]
    band = f'<path d="M{x + 1} {y + 9}a8 8 0 0 1 8-8h{width - 18}a8 8 0 0 1 8 8v4H{x + 1}z" fill="{look["colour"]}"/>'
    edge = RED if chosen else "#c9ae74"
    return box(x, y, width, height, PAPER, edge) + band + stone(people, x + width / 2, y + height / 2 + 4, width * 0.28)


def unit(name: str, x: float, y: float, size: float = 44, side: str = "red") -> str:
    look = THEME["players"][side]
    ground = box(x - size / 2, y - size / 2, size, size, look["colour"], "#fdf6e3", size * 0.2)
    return ground + symbol(SYMBOLS["units"][name], x, y, size * 0.72, look["ink"])


def die(pips: int, x: float, y: float, size: float = 46) -> str:
    dots = "".join(
        f'<circle cx="{x + dx * size * 0.26:.1f}" cy="{y + dy * size * 0.26:.1f}" r="{size * 0.085:.1f}" fill="{INK}"/>'
        for dx, dy in DICE[pips]
    )
    return box(x - size / 2, y - size / 2, size, size, "#fffaf0", EDGE, size * 0.18) + dots


def face(name: str, x: float, y: float, size: float = 46, hit: bool = True) -> str:
    """A face of a battle die; nothing on it: blank."""
    made = box(
        x - size / 2, y - size / 2, size, size, "#fffaf0" if hit else "#e7dcc0", EDGE if hit else "#b9a67c", size * 0.18
    )
    return made + (symbol(SYMBOLS["units"][name], x, y, size * 0.7, INK if hit else "#a8946c") if name else "")


def tile(x: float, y: float, size: float = 34, there: bool = True) -> str:
    """A tile of pacification; the place where one was."""
    if not there:
        return f'<rect x="{x}" y="{y}" width="{size}" height="{size}" rx="6" fill="none" stroke="{EDGE}" stroke-width="2" stroke-dasharray="4 4"/>'
    slab = THEME["parchment"]
    return box(x, y, size, size, slab["slab"], slab["slab_edge"], 6)


def track(x: float, y: float, height: float, people: str) -> str:
    colour = THEME["peoples"][people]["colour"]
    ticks = "".join(
        f'<path d="M{x - 9} {y + height - i * height / 9:.1f}h18" stroke="{EDGE}" stroke-width="1.5" opacity=".55"/>'
        for i in range(10)
    )
    rail = f'<rect x="{x - 20}" y="{y - 14}" width="40" height="{height + 28}" rx="10" fill="{colour}" opacity=".22"/>'
    return rail + f'<path d="M{x} {y}v{height}" stroke="{EDGE}" stroke-width="2"/>' + ticks


def sign(path: str, x: float, y: float, on: bool = True, size: float = 64) -> str:
    """A key with a sign on it."""
    ground, edge, ink = (PAPER, RED, INK) if on else ("#ecdcb4", "#c9ae74", "#9a8357")
    made = box(x - size / 2, y - size / 2, size, size, ground, edge, 10)
    return made + symbol(path, x, y, size * 0.56, ink, stroke=True)


def sheet(*parts: str, ground: str = "#f3e6c4") -> str:
    body = "".join(parts)
    view = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {view}><rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>{body}</svg>\n'


# ------------------------------------------------------------------ Attila
SIGNS: Final = {
    "double": "M4 8.5h10.5V20H4zM9 8.5V4h11v11.5h-5.5",
    "swap": "M4 8h14l-3.6-3.6M20 16H6l3.6 3.6",
    "two": "M7.5 20V5M3.5 9l4-4 4 4M16.5 20V5M12.5 9l4-4 4 4",
}


def attila() -> dict[str, str]:
    three = [
        area("M20 40L110 22L128 88L70 118L22 96Z", LAND[0]),
        area("M128 88L216 70L232 150L150 170L70 118Z", LAND[1]),
        area("M70 118L150 170L138 236L44 238L22 170Z", LAND[2]),
    ]
    aim = [
        *three,
        stones(["goths", "goths"], 52, 66),
        stone("goths", 158, 118),
        stones(["goths", "goths"], 68, 194),
        track(300, 44, 172, "goths"),
        counter(0, "A", 300, 64),
        counter(1, "B", 300, 140),
        counter(2, "C", 300, 196),
        arrow(330, 64, 36),
        stones(["goths"] * 5, 394, 64, 34, 14),
        text("5", 578, 73),
        arrow(330, 140, 36),
        *(area(f"M{384 + i * 48} 126l22-6 18 12-4 24-24 6-16-14z", LAND[i]) for i in range(3)),
        text("3", 578, 149),
        arrow(330, 196, 36, "#b9a67c"),
        text("0", 394, 205, 26, "#8a744a"),
    ]
    hand = "".join(
        card(p, 16 + i * 40, 104 if p != "goths" else 70, 60, p == "goths")
        for i, p in enumerate(["franks", "huns", "vandals", "goths"])
    )
    turn = [
        hand,
        arrow(216, 122, 40),
        area("M270 60L392 46L428 128L380 206L276 190Z", LAND[3]),
        stone("huns", 318, 100),
        stone("goths", 362, 100),
        stone("goths", 340, 152, 20),
        f'<circle cx="340" cy="152" r="28" fill="none" stroke="{RED}" stroke-width="4"/>',
        arrow(444, 122, 40),
        track(530, 40, 180, "goths"),
        faded(counter(0, "A", 530, 170)),
        counter(0, "A", 530, 130),
        text("+1", 578, 150, 24, RED),
    ]
    upper = [
        "M20 60L104 44L116 108L30 122Z",
        "M104 44L190 56L198 112L116 108Z",
        "M190 56L272 40L284 106L198 112Z",
        "M272 40L372 58L366 126L284 106Z",
        "M372 58L472 48L478 120L366 126Z",
        "M472 48L580 66L574 132L478 120Z",
    ]
    lower = [
        ("M30 122L116 108L198 112L188 184L58 196Z", False),
        ("M198 112L284 106L366 126L340 196L188 184Z", True),
        ("M366 126L478 120L574 132L540 206L340 196Z", True),
        ("M58 196L188 184L340 196L330 248L70 250Z", False),
        ("M340 196L540 206L500 250L330 248Z", False),
    ]
    where = [
        *(area(points, "#f7e3a4") for points in upper),
        *(area(points, "#f7e3a4" if legal else "#ddcda0") for points, legal in lower),
        f'<path d="M14 46C120 22 190 52 280 28C380 52 470 26 590 52" fill="none" stroke="{THEME["parchment"]["frontier"]}" stroke-width="7" stroke-linecap="round"/>',
        *(
            f'<circle cx="{x}" cy="{y}" r="6" fill="{THEME["parchment"]["frontier"]}"/>'
            for x, y in ((70, 36), (190, 40), (300, 31), (420, 42), (530, 42))
        ),
        stone("goths", 322, 88, 19),
        *(
            f'<path d="{path}" fill="none" stroke="{RED}" stroke-width="4" stroke-linecap="round"/>'
            for path in ("M300 112L276 142l2-13M276 142l12-5", "M346 112L392 148l-13-3M392 148l-3-12")
        ),
        *(
            symbol("M5 13l4 4L19 7", x, y, 26, "#2f7546", True)
            for x, y in ((66, 84), (152, 82), (236, 82), (424, 88), (524, 92), (262, 160), (440, 168))
        ),
        *(symbol("M6 6l12 12M18 6L6 18", x, y, 22, "#a07f4a", True) for x, y in ((120, 150), (200, 220), (428, 228))),
    ]
    fight = [
        area("M18 42L196 30L216 128L188 232L30 220Z", LAND[0]),
        stones(["goths", "goths"], 66, 82, 44, 19),
        stones(["huns", "huns"], 66, 132, 44, 19),
        stone("saxons", 66, 182, 19),
        f'<circle cx="66" cy="182" r="26" fill="none" stroke="{RED}" stroke-width="4"/>',
        arrow(222, 132, 28),
        card("goths", 264, 42, 36),
        card("goths", 302, 42, 36),
        card("huns", 264, 106, 36),
        card("saxons", 264, 170, 36),
        card("saxons", 302, 170, 36),
        text("2 + 2 = 4", 424, 76, 24),
        text("2 + 1 = 3", 424, 140, 24),
        text("1 + 2 = 3", 424, 204, 24),
        stones(["goths", "goths"], 522, 67, 42),
        faded(stones(["huns", "huns"], 522, 131, 42)),
        faded(stone("saxons", 522, 195, 16)),
        *(
            f'<path d="M504 {y}h{w}" stroke="{RED}" stroke-width="5" stroke-linecap="round"/>'
            for y, w in ((131, 78), (195, 36))
        ),
    ]
    centuries = []
    for i, (roman, count, left) in enumerate((("IV", 1, 0), ("V", 2, 1), ("VI", 3, 3), ("VII", 4, 4))):
        x = 24 + i * 142
        now = roman == "V"
        centuries.append(box(x, 44, 128, 128, PAPER if now else "#ecdcb4", RED if now else "#c9ae74"))
        centuries.append(text(roman, x + 64, 80, 28, RED if now else INK))
        centuries += [tile(x + 64 - count * 14.5 + j * 29, 96, 25, j < left) for j in range(count)]
        centuries.append(text(f"+{i + 1}", x + 64, 160, 24, RED if now else "#6a5336"))
    centuries.append("".join(symbol(STAR, 24 + i * 142 + 64, 208, 40, GOLD) for i in range(4)))
    tiles = [
        *(sign(SIGNS[name], 110 + i * 190, 88, size=96) for i, name in enumerate(SIGNS)),
        card("goths", 70, 158, 44),
        card("vandals", 118, 158, 44),
        card("franks", 244, 158, 40, closed=True),
        arrow(292, 186, 30),
        card("saxons", 330, 158, 40),
        track(468, 166, 66, "huns"),
        faded(counter(0, "A", 468, 222, 12)),
        counter(0, "A", 468, 178, 12),
        text("+2", 520, 206, 28, RED),
    ]
    end = [
        *(tile(40 + (i % 5) * 30, 84 + (i // 5) * 34, 26, i < 9) for i in range(10)),
        tile(160, 118, 26),
        f'<rect x="156" y="114" width="34" height="34" rx="8" fill="none" stroke="{RED}" stroke-width="4"/>',
        text("10", 112, 196, 34),
        faded(stones(["teutons"] * 4, 258, 98, 28, 15), 0.3),
        symbol("M6 6l12 12M18 6L6 18", 300, 98, 70, RED, True),
        text("0", 300, 196, 34),
        track(490, 60, 130, "vandals"),
        counter(0, "A", 490, 62, 17),
        text("22", 540, 74, 34),
    ]
    return {
        "aim": sheet(*aim),
        "turn": sheet(*turn),
        "where": sheet(*where, ground=SEA),
        "conflict": sheet(*fight),
        "centuries": sheet(*centuries),
        "tiles": sheet(*tiles),
        "end": sheet(*end),
    }


# ------------------------------------------------------------------ Attack!
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


def attack() -> dict[str, str]:
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
        symbol(STAR, 482, 182, 62, GOLD),
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
        symbol(STAR, 502, 98, 66, GOLD),
        text("18", 154, 216, 32),
        text("+", 330, 214, 28),
        text("4", 412, 216, 32),
        text("+", 457, 214, 28),
        text("10", 502, 216, 32),
        text("= 32", 554, 216, 26, RED),
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
        text("8", 478, 96, 36, RED),
        text("+", 504, 92, 26, RED),
        text("42 %", 550, 94, 24),
        faded(area("M300 172l34-12 26 22-14 36-40 4z", "#f9fde4"), 0.9),
        die(4, 392, 192, 36),
        die(5, 434, 192, 36),
        text("9", 478, 204, 36, RED),
        text("+", 504, 200, 26, RED),
        text("28 %", 550, 202, 24),
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


# ------------------------------------------------------------------ SelfR3
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


def selfr3() -> dict[str, str]:
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


# ------------------------------------------------------------------ Attacke
HORSE: Final = (
    "M6.5 21.5h12c.3-6.2-1.9-7.6-1.9-11.2 0-3.4-2.4-6.3-6.6-7.8l-.9 2.7-4.6 5.1 1.9 3.1 4.3-1.2c-.9 3-4 4.3-4.2 9.3z"
)
FIST: Final = "M7 11V6.5a1.6 1.6 0 013.2 0V10V5.2a1.6 1.6 0 013.2 0V10V6a1.6 1.6 0 013.2 0v7.5c0 4.5-2.2 7-5.6 7S5 18 5 14.5V12a1.4 1.4 0 012-1.3z"
MASK: Final = (
    "M3 7c6-2.6 12-2.6 18 0 0 8-3.4 11-6 11-1.4 0-2-1.6-3-1.6S10.4 18 9 18c-2.6 0-6-3-6-11zM7 11.5h3.4M13.6 11.5H17"
)
ARMS: Final = (SYMBOLS["units"]["artillery"], SYMBOLS["units"]["infantry"], HORSE)


def army_card(arm: int, value: int, x: float, y: float, width: float = 62, chosen: bool = False) -> str:
    """An army card: its number top left, its arm in the middle."""
    made = box(x, y, width, width * 1.4, PAPER, RED if chosen else "#c9ae74", 7)
    made += symbol(ARMS[arm], x + width / 2, y + width * 0.8, width * 0.62, INK)
    return made + text(str(value), x + width * 0.2, y + width * 0.38, width * 0.36, RED)


def face_down(x: float, y: float, width: float = 62) -> str:
    back = box(x, y, width, width * 1.4, "#34506b", "#dfe9ef", 7)
    return back + symbol(SYMBOLS["emblems"]["diamond"], x + width / 2, y + width * 0.7, width * 0.5, "#6f93b3")


def deed(path: str, x: float, y: float, width: float = 62, stroke: bool = False) -> str:
    """A card without a number: revolution, treason ..."""
    return box(x, y, width, width * 1.4, PAPER, RED, 7) + symbol(
        path, x + width / 2, y + width * 0.7, width * 0.62, RED, stroke
    )


def attacke() -> dict[str, str]:
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
        deed(FIST, 322, 30, 50),
        arrow(388, 66, 40),
        *(counter(0, "A", 460 + i * 44, 66, 17) for i in range(3)),
        deed(FIST, 322, 150, 50),
        f'<path d="M326 214L368 156" stroke="{INK}" stroke-width="6" stroke-linecap="round"/>',
        arrow(388, 186, 40),
        counter(1, "B", 460, 186, 17),
        counter(0, "A", 504, 186, 17),
        counter(1, "B", 548, 186, 17),
    ]
    treason = [
        world([0, 0, 0, 1, 1], [3]),
        deed(MASK, 350, 76, 70, True),
        arrow(440, 126, 44),
        counter(0, "A", 530, 126, 24),
    ]
    defectors = [
        box(40, 62, 88, 122, PAPER, RED, 8) + text("8", 84, 142, 56, RED),
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


def main() -> None:
    for game, drawn in (("attila", attila()), ("attack", attack()), ("attacke", attacke()), ("selfr3", selfr3())):
        folder = SOURCE / "games" / game / "pictures"
        folder.mkdir(exist_ok=True)
        for name, picture in drawn.items():
            (folder / f"{name}.svg").write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
