"""The pictures in the rules of Europe 1941."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Final

from drawing import (
    EDGE,
    GOLD,
    INK,
    RED,
    STAR,
    THEME,
    area,
    arrow,
    box,
    die,
    faded,
    sheet,
    sign,
    symbol,
    text,
    unit,
)

PARTS: Final = {
    "buy": "M4 6h3l2 10h9l2-7H8M10 20h.1M17 20h.1",
    "attack": "M4 12h15M13 6l6 6-6 6",
    "combat": "M5 4l14 16M19 4L5 20M4 15l5 5M20 15l-5 5",
    "move_up": "M4 17c4 0 4-10 8-10h8M16 3l4 4-4 4",
    "place": "M12 3v12M7 10l5 5 5-5M4 20h16",
    "right": "M4 16a8 8 0 1 1 3 4M4 21v-5h5",
    "collect": "M12 3v18M8 8c0-2 2-3 4-3s4 1 4 3-2 3-4 3-4 1-4 3 2 3 4 3 4-1 4-3",
}
VALUES: Final = (
    ("infantry", 1, 2, 3),
    ("artillery", 2, 2, 4),
    ("tank", 3, 2, 5),
    ("fighter", 3, 4, 12),
    ("bomber", 4, 1, 15),
    ("transport", 0, 1, 8),
    ("submarine", 2, 2, 8),
    ("destroyer", 3, 3, 12),
    ("carrier", 1, 3, 18),
    ("battleship", 4, 4, 24),
)


def gone(x: float, y: float, reach: float = 22) -> str:
    """Struck out."""
    return f'<path d="M{x - reach} {y - reach}l{2 * reach} {2 * reach}m0-{2 * reach}l-{2 * reach} {2 * reach}" stroke="{GOLD}" stroke-width="7" stroke-linecap="round"/>'


def coin(x: float, y: float, value: int, r: float = 17) -> str:
    ring = f'<circle cx="{x}" cy="{y}" r="{r}" fill="#e0b13a" stroke="{EDGE}" stroke-width="2.5"/>'
    return ring + text(str(value), x, y + r * 0.38, r * 1.1)


def pictures() -> dict[str, str]:
    paper = THEME["paper"]["light"]
    axis, allied, free = paper["tints"]["germany"], paper["tints"]["ussr"], "#f2ead2"
    sea = paper["sea"][1]
    aim = [
        area("M196 60L300 44L346 130L300 214L204 204L176 130Z", axis, True),
        symbol(STAR, 258, 96, 54, GOLD),
        unit("tank", 258, 158, 46, "germany"),
        area("M24 60L120 44L140 120L96 160L28 140Z", allied),
        symbol(STAR, 82, 100, 50, GOLD),
        area("M30 178L132 168L140 232L40 240Z", allied),
        symbol(STAR, 86, 206, 42, GOLD),
        area("M404 60L560 40L584 130L560 220L420 214L390 130Z", allied),
        symbol(STAR, 490, 94, 54, GOLD),
        unit("infantry", 462, 158, 46, "ussr"),
        unit("tank", 520, 158, 46, "ussr"),
        arrow(330, 100, 74),
        f'<g transform="translate(334 172) rotate(180 37 0)">{arrow(0, 0, 74)}</g>',
    ]
    turn = [
        *(
            sign(path, 56 + i * 81, 104, name in ("attack", "combat"), 68)
            for i, (name, path) in enumerate(PARTS.items())
        ),
        *(text(str(i + 1), 56 + i * 81, 190, 30, RED if i in (1, 2) else INK) for i in range(len(PARTS))),
    ]
    values = []
    for i, (name, attack, defence, price) in enumerate(VALUES):
        x, y = 48 + (i % 5) * 117, 66 + (i // 5) * 122
        values += [
            unit(name, x, y, 54, "ussr" if i < 5 else "uk"),
            text(str(attack), x + 44, y - 8, 26, RED, "start"),
            text(str(defence), x + 44, y + 24, 26, INK, "start"),
            coin(x, y + 46, price, 15),
        ]
    blitz = [
        area("M16 60L176 44L196 130L170 218L24 206Z", axis),
        area("M176 44L376 56L390 140L356 214L170 218L196 130Z", axis, True),
        area("M376 56L570 40L584 210L356 214L390 140Z", allied),
        faded(unit("tank", 96, 130, 56, "germany"), 0.4),
        arrow(142, 130, 84),
        faded(unit("tank", 276, 130, 56, "germany"), 0.55),
        arrow(322, 130, 84),
        unit("infantry", 484, 100, 52, "ussr"),
        unit("tank", 452, 160, 52, "germany"),
        symbol("M6 21V4M6 5c4-2.2 7 2 12 0v8c-5 2-8-2.2-12 0", 276, 76, 36, INK, True),
    ]
    rounds = [
        *(
            unit(name, 46 + i * 62, 80, 52, "germany")
            for i, name in enumerate(("infantry", "infantry", "tank", "fighter"))
        ),
        *(die(pips, 46 + i * 62, 146, 42) for i, pips in enumerate((1, 5, 2, 6))),
        *(f'<circle cx="{46 + i * 62}" cy="146" r="29" fill="none" stroke="{RED}" stroke-width="4"/>' for i in (0, 2)),
        arrow(276, 112, 44),
        *(unit("infantry", 372 + i * 72, 80, 52, "ussr") for i in range(3)),
        *(die(pips, 372 + i * 72, 146, 42) for i, pips in enumerate((2, 4, 6))),
        *(gone(372 + i * 72, 80) for i in range(2)),
        f'<g transform="translate(274 200) rotate(180 22 0)">{arrow(0, 0, 44)}</g>',
        f'<circle cx="372" cy="146" r="29" fill="none" stroke="{RED}" stroke-width="4"/>',
        text("1", 356, 222, 30, RED),
        gone(108, 80, 20),
    ]
    support = [
        unit("infantry", 104, 84, 62, "germany"),
        unit("artillery", 204, 84, 62, "germany"),
        f'<path d="M104 128v16h100v-16" fill="none" stroke="{RED}" stroke-width="5" stroke-linejoin="round"/>',
        text("2", 104, 186, 36, RED),
        text("2", 204, 186, 36),
        die(2, 104, 220, 40),
        die(2, 204, 220, 40),
        unit("infantry", 424, 84, 62, "germany"),
        text("1", 424, 186, 36),
        die(2, 424, 220, 40),
        gone(424, 220, 18),
    ]
    strike = [
        unit("submarine", 60, 82, 56, "germany"),
        die(2, 130, 82, 46),
        arrow(164, 82, 60),
        unit("transport", 270, 82, 56, "uk"),
        gone(270, 82),
        unit("submarine", 60, 186, 56, "germany"),
        die(2, 130, 186, 46),
        arrow(164, 186, 60),
        unit("transport", 270, 186, 56, "uk"),
        gone(270, 186),
        unit("destroyer", 346, 186, 56, "uk"),
        f'<g transform="translate(398 186)">{arrow(0, 0, 54)}</g>',
        die(1, 494, 186, 46),
        die(3, 552, 186, 46),
        f'<path d="M390 66l36 36m0-36l-36 36" stroke="{EDGE}" stroke-width="6" stroke-linecap="round" opacity=".6"/>',
        faded(die(1, 494, 84, 46), 0.35),
    ]
    landing = [
        area("M330 40L584 26L584 236L320 228L352 130Z", axis, True),
        unit("transport", 66, 168, 56, "uk"),
        unit("infantry", 134, 168, 44, "uk"),
        unit("infantry", 184, 168, 44, "uk"),
        unit("battleship", 66, 82, 56, "uk"),
        die(4, 138, 82, 44),
        arrow(176, 82, 128),
        arrow(220, 168, 84),
        unit("infantry", 430, 84, 50, "germany"),
        unit("infantry", 500, 84, 50, "germany"),
        unit("infantry", 430, 168, 50, "uk"),
        unit("infantry", 500, 168, 50, "uk"),
    ]
    income = [
        area("M24 40L180 28L200 110L60 128Z", free),
        coin(110, 78, 3, 24),
        area("M30 150L190 136L206 220L40 236Z", sea),
        unit("transport", 92, 188, 46, "uk"),
        coin(150, 186, 5, 24),
        arrow(226, 130, 60),
        box(310, 44, 270, 172, "#ecdcb4"),
        coin(356, 94, 25, 26),
        text("→", 416, 106, 34),
        unit("infantry", 470, 92, 46, "uk"),
        unit("tank", 526, 92, 46, "uk"),
        unit("submarine", 356, 168, 46, "germany"),
        text("→", 416, 180, 34),
        coin(470, 168, 20, 24),
    ]
    return {
        "aim": sheet(*aim, ground=sea),
        "turn": sheet(*turn),
        "values": sheet(*values),
        "blitz": sheet(*blitz, ground=sea),
        "round": sheet(*rounds),
        "support": sheet(*support),
        "strike": sheet(*strike, ground=sea),
        "landing": sheet(*landing, ground=sea),
        "income": sheet(*income),
    }
