"""Pieces on the paper maps: plates with unit pictograms, pills with a number, marks of stations and sites."""

from __future__ import annotations

from typing import Any

from kartentisch.pictures import paint
from kartentisch.pictures.paint import tag
from kartentisch.pictures.theme import Owner, theme

PLAIN = Owner("#5a5f66", "#ffffff", "ring")  # an owner that the theme does not know
SHIPS = ("carrier", "battleship", "destroyer", "submarine", "transport")
ORDER = (*SHIPS, "infantry", "tank", "artillery", "fighter", "bomber", "aa_gun")  # on a plate
ALIAS = {"armor": "tank", "aircraft": "fighter", "aircraft_carrier": "carrier"}  # names of units that share a drawing
EDGE = 1.6  # units: the white rim of a plate


def owner_of(name: str) -> Owner:
    return theme().owner(name) or PLAIN


def _body(width: float, height: float, radius: float, owner: Owner) -> str:
    """Shadow and coloured bar."""
    return tag("rect", y=2.2, width=width, height=height, rx=radius, fill="#000", opacity=0.32) + tag(
        "rect", width=width, height=height, rx=radius, fill=owner.colour, stroke="#fff", stroke_width=EDGE
    )


def sign(x: float, y: float, owner: str, height: float) -> str:
    """The emblem alone: a stone, of which a space never holds two."""
    who = owner_of(owner)
    return tag(
        "g",
        _body(height, height, height / 2, who)
        + paint.emblem(who.emblem, height / 2, height / 2, height * 0.62, who.ink),
        transform=f"translate({paint.number(x - height / 2)} {paint.number(y - height / 2)})",
    )


def pill(x: float, y: float, owner: str, count: int, height: float) -> str:
    """Emblem and number: an army of equal pieces."""
    who = owner_of(owner)
    width = height * (1.62 if count < 100 else 1.95)
    text = tag(
        "text", str(count), class_="count", x=width * 0.67, y=height * 0.75, font_size=height * 0.7, fill=who.ink
    )
    return tag(
        "g",
        _body(width, height, height / 2, who)
        + paint.emblem(who.emblem, height * 0.48, height / 2, height * 0.58, who.ink)
        + text,
        transform=f"translate({paint.number(x - width / 2)} {paint.number(y - height / 2)})",
    )


def plate(x: float, y: float, owner: str, units: dict[str, int], height: float, room: float) -> str:
    """Emblem cap, then pictogram and count of each type; what finds no room becomes a sum, so nothing is left out."""
    who = owner_of(owner)
    named = [(ALIAS.get(unit, unit), count) for unit, count in units.items() if count]
    named.sort(key=lambda row: ORDER.index(row[0]) if row[0] in ORDER else len(ORDER))
    cap, pair = height * 0.74, height * 1.16 + 2
    fits = max(1, int((room - cap - 4) // pair))
    shown, rest = named, 0
    if len(named) > fits:
        keep = fits - 1 if fits >= 3 else 0
        shown, rest = named[:keep], sum(count for _, count in named[keep:])
    total_only = bool(rest) and not shown
    width = cap + len(shown) * pair + (height * (0.95 if rest > 9 or not total_only else 0.75) if rest else 0) + 5
    out = [_body(width, height, height * 0.2, who)]
    out.append(tag("path", d=f"M{paint.number(cap)} 1V{paint.number(height - 1)}", stroke="#fff", stroke_opacity=0.4))
    out.append(paint.emblem(who.emblem, cap / 2, height / 2, height * 0.56, who.ink))
    at = cap + 3
    for unit, count in shown:
        out.append(paint.emblem(unit, at + height * 0.37, height / 2, height * 0.74, who.ink, "units"))
        out.append(
            tag(
                "text",
                str(count),
                class_="count",
                x=at + height * 0.94,
                y=height * 0.74,
                font_size=height * 0.66,
                fill=who.ink,
            )
        )
        at += pair
    if rest:
        text, size = (str(rest), 0.74) if total_only else (f"+{rest}", 0.6)
        out.append(
            tag(
                "text",
                text,
                class_="count",
                x=(at + width) / 2 - 2,
                y=height * 0.75,
                font_size=height * size,
                fill=who.ink,
            )
        )
    return tag("g", "".join(out), transform=f"translate({paint.number(x - width / 2)} {paint.number(y - height / 2)})")


def stacks(where: tuple[float, float, float, float], standing: list[dict[str, Any]], armies: bool) -> str:
    """All that stands in a space, one plate or pill below the other."""
    x, y, width, height = where
    count = len(standing)
    each = min(30.0, max(20.0, height * 0.86)) if count == 1 else min(26.0, max(18.0, height / count * 1.1))
    out = []
    for i, stack in enumerate(standing):
        level = y + (i - (count - 1) / 2) * (each + 3)
        units: dict[str, int] = stack.get("units", {})
        if set(units) == {"stone"}:
            out.append(sign(x, level, stack["owner"], each))
        elif armies or set(units) == {"army"}:
            out.append(pill(x, level, stack["owner"], sum(units.values()), each))
        else:
            out.append(plate(x, level, stack["owner"], units, each, max(width * 1.1, 60)))
    return "".join(out)


def badge(x: float, y: float, size: float, mark: str, fill: str, rim: str) -> str:
    """A round badge with a mark of the map."""
    return tag("circle", cx=x, cy=y, r=size * 0.62, fill=rim, stroke=fill, stroke_width=1.4) + paint.emblem(
        mark, x, y, size * 0.86, fill, "marks"
    )
