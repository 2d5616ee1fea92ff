"""The pictures in the rules of Attila."""

# ruff: noqa: E501

from __future__ import annotations

from typing import Final

from drawing import (
    GOLD,
    INK,
    LAND,
    PAPER,
    RED,
    SEA,
    STAR,
    THEME,
    area,
    arrow,
    box,
    card,
    counter,
    faded,
    sheet,
    sign,
    stone,
    stones,
    symbol,
    text,
    tile,
    track,
)

SIGNS: Final = {
    "double": "M4 8.5h10.5V20H4zM9 8.5V4h11v11.5h-5.5",
    "swap": "M4 8h14l-3.6-3.6M20 16H6l3.6 3.6",
    "two": "M7.5 20V5M3.5 9l4-4 4 4M16.5 20V5M12.5 9l4-4 4 4",
}


def pictures() -> dict[str, str]:
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
