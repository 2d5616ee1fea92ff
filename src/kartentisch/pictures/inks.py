"""Letters, patterns and markers of the paper maps."""

from __future__ import annotations

from kartentisch.engine.mapfile import MapFile
from kartentisch.pictures import paint
from kartentisch.pictures.paint import tag
from kartentisch.pictures.theme import Paper

PATTERNS = {  # the second channel beside a tint: size, turn, drawing
    "germany": (8, 45, '<path d="M0 0V8" stroke-width="2.2"/>'),
    "other_axis": (11, 45, '<path d="M0 0V11" stroke-width="1.4"/>'),
    "ussr": (9, 0, '<circle cx="2.5" cy="2.5" r="1.3"/><circle cx="7" cy="7" r="1.3"/>'),
    "pact": (14, 0, '<circle cx="4" cy="4" r="1.4"/><circle cx="11" cy="11" r="1.4"/>'),
    "uk": (9, 0, '<path d="M0 4.5H9" stroke-width="1.5"/>'),
    "usa": (9, 0, '<path d="M4.5 0V9" stroke-width="1.5"/>'),
    "middle_east": (12, 0, '<path d="M6 2L10 6 6 10 2 6z" fill="none" stroke-width="1.1"/>'),
    "neutral": (10, 0, '<path d="M0 0L10 10M10 0L0 10" stroke-width=".9"/>'),
}


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
    patterns = "".join(
        tag(
            "pattern",
            tag("g", drawing, fill=look.pattern, stroke=look.pattern, stroke_width=0),
            id=f"kp-side-{side}",
            width=size,
            height=size,
            patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({turn})" if turn else None,
        )
        for side, (size, turn, drawing) in PATTERNS.items()
    )
    return tag("radialGradient", stops, id="kp-sea", cx=0.5, cy=0.48, r=0.75) + dot + arrow + patterns
