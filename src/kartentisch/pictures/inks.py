"""Letters, patterns and markers of the paper maps."""

from __future__ import annotations

from kartentisch.engine.mapfile import MapFile
from kartentisch.pictures import paint
from kartentisch.pictures.paint import tag
from kartentisch.pictures.theme import Paper, theme


def style(built: MapFile, look: Paper, embed: bool) -> str:
    """The letters of a paper map as CSS."""
    letters = built.lettering
    faces = paint.font_faces([letters.font, letters.sea_font, "barlow-condensed-700-normal"], embed)
    return (
        f"{faces}.kt text{{text-anchor:middle}}"
        f".kt .name{{{paint.font_css(letters.font, letters.track)};fill:{look.ink};stroke:{look.halo};"
        "paint-order:stroke;stroke-width:3.6px;stroke-opacity:.82;stroke-linejoin:round}"
        f".kt .water,.kt .exit{{{paint.font_css(letters.sea_font, letters.sea_track)};fill:{look.sea_ink};"
        f"paint-order:stroke;stroke:{look.sea[0]};stroke-width:3px;stroke-opacity:.55}}"
        f".kt .count{{{paint.font_css('barlow-condensed-700-normal', 0)}}}"
    )


def defs(look: Paper) -> str:
    """Gradients, patterns and the ends of routes."""
    stops = tag("stop", offset=0, stop_color=look.sea[0]) + tag("stop", offset=1, stop_color=look.sea[1])
    dot = tag(
        "marker",
        tag("circle", cx=5, cy=5, r=3.6, fill=look.halo, stroke=look.route, stroke_width=2),
        id="kp-dot",
        viewBox="0 0 10 10",
        refX=5,
        refY=5,
        markerWidth=4,
        markerHeight=4,
    )
    arrow = tag(
        "marker",
        tag("path", d="M0 0 10 5 0 10 2.5 5z", fill=look.route),
        id="kp-arrow",
        viewBox="0 0 10 10",
        refX=6,
        refY=5,
        markerWidth=6,
        markerHeight=6,
        orient="auto",
    )
    patterns = "".join(_pattern(side, look.pattern) for side in theme().worn)
    return tag("radialGradient", stops, id="kp-sea", cx=0.5, cy=0.48, r=0.75) + dot + arrow + patterns


def _pattern(wearer: str, ink: str) -> str:
    worn = theme().pattern(wearer)
    if worn is None:
        raise KeyError(wearer)
    inks = {"fill": "none", "stroke": ink, "stroke_width": worn.width} if worn.width else {"fill": ink}
    return tag(
        "pattern",
        tag("path", d=worn.d, **inks),
        id=f"kp-side-{wearer}",
        width=worn.size,
        height=worn.size,
        patternUnits="userSpaceOnUse",
        patternTransform=f"rotate({worn.turn})" if worn.turn else None,
    )
