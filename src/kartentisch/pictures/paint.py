"""Words of SVG that both looks share."""

from __future__ import annotations

import base64
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from xml.sax.saxutils import escape, quoteattr

from kartentisch.engine.mapfile import Label, MapFile
from kartentisch.pictures.theme import symbols

FAMILIES = {  # file -> family, weight, style
    "alegreya-sans-sc-700-normal": ("Alegreya Sans SC", 700, "normal"),
    "barlow-condensed-500-italic": ("Barlow Condensed", 500, "italic"),
    "barlow-condensed-600-normal": ("Barlow Condensed", 600, "normal"),
    "barlow-condensed-700-normal": ("Barlow Condensed", 700, "normal"),
    "eb-garamond-500-italic": ("EB Garamond", 500, "italic"),
    "eb-garamond-500-normal": ("EB Garamond", 500, "normal"),
}
LINE = 1.02  # height of a line in em
MIDDLE = 0.35  # from the middle of a capital down to its foot, in em


def tag(name: str, content: str = "", /, **attributes: str | float | None) -> str:
    """An element; ``stroke_width`` becomes ``stroke-width``, ``class_`` becomes ``class``, None is left out."""
    shown = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(value if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{shown}>{content}</{name}>" if content else f"<{name}{shown}/>"


def number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def stroke(start: tuple[float, float], end: tuple[float, float]) -> str:
    """The path of a straight line."""
    return f"M{number(start[0])} {number(start[1])}L{number(end[0])} {number(end[1])}"


@cache
def _encoded(name: str) -> str:
    return base64.b64encode((files("kartentisch.pictures") / "fonts" / f"{name}.woff2").read_bytes()).decode()


def font_faces(names: list[str], embed: bool) -> str:
    """CSS that carries the fonts along, so that the picture looks the same everywhere."""
    if not embed:
        return ""
    return "".join(
        f'@font-face{{font-family:"{FAMILIES[name][0]}";font-weight:{FAMILIES[name][1]};font-style:{FAMILIES[name][2]};'
        f"src:url(data:font/woff2;base64,{_encoded(name)})}}"
        for name in names
    )


def font_css(name: str, track: float) -> str:
    """The CSS of text in one of the fonts."""
    family, weight, style = FAMILIES[name]
    return f'font-family:"{family}",sans-serif;font-weight:{weight};font-style:{style};letter-spacing:{number(track)}em'


def label(name: Label, style: str) -> str:
    """A name in one or several lines."""
    count = len(name.t)
    rows = "".join(
        tag("tspan", escape(text), x=name.x, y=name.y + name.s * MIDDLE + (i - (count - 1) / 2) * name.s * LINE)
        for i, text in enumerate(name.t)
    )
    turn = f"rotate({number(name.a)} {number(name.x)} {number(name.y)})" if name.a else None
    return tag("text", rows, class_=style, font_size=name.s, transform=turn)


def words(text: str, x: float, y: float, size: float, style: str, angle: float = 0) -> str:
    """A free text, ``|`` breaks the line."""
    lines = text.split("|")
    return label(Label(x, y, angle, size, 0, lines), style)


def emblem(name: str, x: float, y: float, size: float, fill: str, kind: str = "emblems") -> str:
    """A drawing, centred."""
    scale = size / 24
    place = f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({number(scale)})"
    return tag("path", d=symbols()[kind][name], transform=place, fill=fill, fill_rule="evenodd")


def greedy(built: MapFile, colours: int, same: Callable[[str, str], bool] = lambda a, b: True) -> dict[str, int]:
    """A colour number for every region such that neighbours differ, where that is possible.

    ``same`` says which neighbours must differ (all, unless told otherwise).
    """
    around: dict[str, set[str]] = {name: set() for name in built.regions}
    for arc in built.arcs:
        if arc.l in around and arc.r in around and arc.l != arc.r:
            assert arc.l is not None and arc.r is not None
            around[arc.l].add(arc.r)
            around[arc.r].add(arc.l)
    chosen: dict[str, int] = {}
    used = [0] * colours
    for name in sorted(around, key=lambda name: (-len(around[name]), name)):
        taken = {chosen[other] for other in around[name] if other in chosen and same(name, other)}
        free = [colour for colour in range(colours) if colour not in taken] or list(range(colours))
        chosen[name] = min(free, key=lambda colour: (used[colour], colour))
        used[chosen[name]] += 1
    return chosen
