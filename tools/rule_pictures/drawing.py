"""What the small pictures in the rules are made of: paper, lands, stones, cards, dice, in the colours of the table."""

# ruff: noqa: E501

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "src" / "kartentisch"
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
    look = THEME["players"].get(side) or THEME["powers"][side]
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
