"""Attila's look: an old map, five tints of parchment, a red frontier, round stones with the peoples' emblems."""

from __future__ import annotations

from typing import Any

from kartentisch.engine.mapfile import MapFile, Region
from kartentisch.pictures import outline, paint
from kartentisch.pictures.paint import tag
from kartentisch.pictures.theme import Parchment, symbols, theme

PLACES = 4  # stones that a province holds
WATERLINES = ((1.3, 0.62), (1.05, 0.42), (0.9, 0.28), (0.8, 0.18))  # width and opacity, from the coast outwards
HILLS = (
    "M-9 6C-6 0-3-7 0-10 2-6 5-1 10 6",
    "M-10 6C-7 1-5-4-2-7 0-5 1-3 2-4 5-1 8 3 10 6",
    "M-8 6C-5 1-2-5 1-8 4-4 6 1 9 6",
)
SHADES = (
    "M0-10C2-6 5-1 10 6H3C4 1 2-4 0-10z",
    "M-2-7C0-5 1-3 2-4 5-1 8 3 10 6H3C3 2 0-3-2-7z",
    "M1-8C4-4 6 1 9 6H3C4 1 3-4 1-8z",
)
TOWN_SIZE = 14
LAND_SIZE = 17


def draw(built: MapFile, position: dict[str, Any], lang: str) -> list[str]:
    """The elements of the picture, back to front."""
    look = theme().parchment
    return [
        *_ground(built, look),
        *_provinces(built, look),
        *_lines(built, look),
        *_writing(built, look, lang),
        *_stones(built, look, position),
        *_frame(built, look),
    ]


def style(built: MapFile, embed: bool) -> str:
    look = theme().parchment
    letters = built.lettering
    faces = paint.font_faces([letters.font, letters.sea_font, "eb-garamond-500-normal"], embed)
    return (
        f"{faces}.kt text{{text-anchor:middle}}"
        f".kt .name{{{paint.font_css(letters.font, letters.track)};fill:{look.ink};stroke:{look.halo};"
        "paint-order:stroke;stroke-width:5px;stroke-linejoin:round;stroke-opacity:.85}"
        f".kt .water{{{paint.font_css(letters.sea_font, 0.1)};fill:{look.sea_ink}}}"
        f".kt .far{{{paint.font_css('eb-garamond-500-normal', 0.22)};fill:#5f4a2b}}"
        f".kt .town{{{paint.font_css('eb-garamond-500-normal', 0)};fill:{look.ink};stroke:{look.halo};"
        "paint-order:stroke;stroke-width:3px}"
        ".kt .count{font-family:sans-serif;font-weight:700}"
    )


def defs(built: MapFile) -> str:
    look = theme().parchment
    stops = "".join(
        tag("stop", offset=offset, stop_color=colour) for offset, colour in zip((0, 0.7, 1), look.sea, strict=True)
    )
    dusk = tag("stop", offset=0.62, stop_color="#4a2e0c", stop_opacity=0) + tag(
        "stop", offset=1, stop_color="#3d2408", stop_opacity=0.42
    )
    hills = "".join(
        tag(
            "g",
            tag("path", d=f"{line}z", fill="#e9d7a9")
            + tag("path", d=shade, fill="#9a7b4a", opacity=0.75)
            + tag(
                "path",
                d=line,
                fill="none",
                stroke="#5a4020",
                stroke_width=1.3,
                stroke_linecap="round",
                stroke_linejoin="round",
            ),
            id=f"kt-hill{i}",
        )
        for i, (line, shade) in enumerate(zip(HILLS, SHADES, strict=True))
    )
    tree = tag(
        "g",
        tag("path", d="M0 7V2", stroke="#5a4a26", stroke_width=1.4)
        + tag(
            "path", d="M0-8C4-7 6-3 5 0 4 3-4 3-5 0-6-3-4-7 0-8z", fill="#a9a566", stroke="#5a5a2c", stroke_width=1.1
        ),
        id="kt-tree",
    )
    arrow = tag(
        "marker",
        tag("path", d="M1 1.5 11 6 1 10.5 3.5 6z", fill=look.route),
        id="kt-arrow",
        viewBox="0 0 12 12",
        refX=9,
        refY=6,
        markerWidth=5.5,
        markerHeight=5.5,
        orient="auto-start-reverse",
    )
    hatch = tag(
        "pattern",
        tag("path", d="M0 0V9", stroke=look.hatch, stroke_width=1.1, opacity=0.35),
        id="kt-hatch",
        width=9,
        height=9,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(35)",
    )
    fort = tag("path", d="M-6 5V-3h2.2v-2.6h2.4V-3h2.8v-2.6h2.4V-3H6v8z", id="kt-fort")
    clips = "".join(
        tag("clipPath", tag("path", d=outline.area(built, region.rings), clip_rule="evenodd"), id=f"kt-clip-{name}")
        for name, region in built.regions.items()
    )
    return (
        tag("radialGradient", stops, id="kt-sea", cx=0.45, cy=0.5, r=0.8)
        + tag("radialGradient", dusk, id="kt-dusk", cx=0.5, cy=0.5, r=0.72)
        + hatch
        + hills
        + tree
        + arrow
        + fort
        + clips
    )


def _ground(built: MapFile, look: Parchment) -> list[str]:
    """Sea, water lines and the land beyond the frontier."""
    width, height = built.size
    out = [tag("rect", width=width, height=height, fill="url(#kt-sea)")]
    for level, (stroke, opacity) in reversed(list(zip(built.waterlines, WATERLINES, strict=False))):
        d = "".join(outline.line(built, line) for line in level)
        out.append(tag("path", d=d, fill="none", stroke=look.waterline, stroke_width=stroke, opacity=opacity))
    beyond = outline.area(built, built.outland)
    out += [tag("path", d=beyond, fill=fill, fill_rule="evenodd") for fill in (look.outland, "url(#kt-hatch)")]
    return out


def _provinces(built: MapFile, look: Parchment) -> list[str]:
    """Tints with a darker band inside of every border."""
    tints = paint.greedy(built, len(look.tints))
    out = []
    for name, region in built.regions.items():
        ground, band = look.tints[tints[name]]
        d = outline.area(built, region.rings)
        out.append(tag("path", id=f"kt-{name}", class_="region", d=d, fill=ground, fill_rule="evenodd"))
        for wide, opacity in ((22, 0.30), (9, 0.42)):
            out.append(
                tag(
                    "path",
                    d=d,
                    fill="none",
                    stroke=band,
                    stroke_width=wide,
                    opacity=opacity,
                    clip_path=f"url(#kt-clip-{name})",
                )
            )
    return out


def _lines(built: MapFile, look: Parchment) -> list[str]:
    """Rivers, lakes, borders, coasts, hills, frontier and sea ways."""
    rivers = "".join(outline.line(built, river) for river in built.rivers)
    lakes = "".join(outline.loops(built, lake) for lake in built.lakes)
    borders = outline.arcs(built, (arc for arc in built.arcs if arc.c == "land"))
    outer = outline.arcs(built, (arc for arc in built.arcs if arc.c == "outer"))
    coast = outline.arcs(built, (arc for arc in built.arcs if arc.c == "coast"))
    out = [
        tag("path", d=rivers, fill="none", stroke=look.river, stroke_width=1.5, opacity=0.8, stroke_linejoin="round"),
        tag("path", d=lakes, fill=look.lake, stroke="#4d7c82", stroke_width=1, fill_rule="evenodd"),
        tag("path", d=borders, fill="none", stroke=look.casing, stroke_width=4.5, opacity=0.55),
        tag("path", d=borders, fill="none", stroke=look.border, stroke_width=2.3, stroke_dasharray="7 3.5 1.5 3.5"),
        tag("path", d=outer, fill="none", stroke="#6b4a22", stroke_width=2),
        tag("path", d=coast, fill="none", stroke=look.coast, stroke_width=1.9, stroke_linejoin="round"),
    ]
    for hill in built.hills:
        drawing = "#kt-tree" if hill.kind == "tree" else f"#kt-hill{hill.shape}"
        place = f"translate({paint.number(hill.x)} {paint.number(hill.y)}) scale({paint.number(hill.scale)})"
        out.append(tag("use", href=drawing, transform=place, opacity=0.92))
    for cut in built.cuts.values():
        d = "".join(outline.line(built, line) for line in cut.lines)
        out.append(
            tag("path", d=d, fill="none", stroke="#f6e4bd", stroke_width=9, opacity=0.75, stroke_linejoin="round")
        )
        out.append(tag("path", d=d, fill="none", stroke=look.frontier, stroke_width=5, stroke_linejoin="round"))
        for x, y in cut.forts:
            place = f"translate({paint.number(x)} {paint.number(y)}) scale(1.15)"
            out.append(
                tag("use", href="#kt-fort", transform=place, fill=look.frontier, stroke="#f6e4bd", stroke_width=1.2)
            )
    for route in built.routes:
        d = outline.line(built, route.d)
        if route.kind == "land":
            out.append(tag("path", d=d, fill="none", stroke=look.route, stroke_width=3, opacity=0.9))
            continue
        out.append(
            tag("path", d=d, fill="none", stroke=look.halo, stroke_width=6, opacity=0.45, stroke_linecap="round")
        )
        out.append(
            tag(
                "path",
                d=d,
                fill="none",
                stroke=look.route,
                stroke_width=2.8,
                stroke_dasharray="2 6",
                stroke_linecap="round",
                marker_start="url(#kt-arrow)",
                marker_end="url(#kt-arrow)",
            )
        )
    return out


def _writing(built: MapFile, look: Parchment, lang: str) -> list[str]:
    """Names of seas and far lands, towns, provinces."""
    out = []
    for mark in built.marks:
        if mark.kind == "sea":
            out.append(paint.words(mark.text, mark.x, mark.y, mark.size or 20, "water", mark.angle))
        elif mark.kind == "land":
            out.append(paint.words(mark.text.upper(), mark.x, mark.y, mark.size or LAND_SIZE, "far", mark.angle))
        elif mark.kind == "town":
            out.append(
                tag("circle", cx=mark.x, cy=mark.y, r=4.2, fill=look.frontier, stroke="#f6e4bd", stroke_width=1.6)
            )
            shift = -8 if mark.side == "end" else 8
            out.append(
                tag(
                    "text",
                    mark.text,
                    class_="town",
                    font_size=TOWN_SIZE,
                    x=mark.x + shift,
                    y=mark.y + 4.5,
                    style=f"text-anchor:{mark.side}",
                )
            )
    out += [paint.label(region.labels[lang], "name") for region in built.regions.values()]
    return out


def stone(x: float, y: float, people: str, radius: float) -> str:
    """A stone: colour and emblem of a people."""
    owner = theme().peoples[people]
    return tag(
        "g",
        tag("circle", r=radius, cy=2.6, fill="#2a1c0c", opacity=0.38)
        + tag("circle", r=radius, fill=owner.colour, stroke="#fdf6e3", stroke_width=1.8)
        + tag("circle", r=radius - 3.2, fill="none", stroke=owner.ink, stroke_opacity=0.35)
        + paint.emblem(owner.emblem, 0, 0, radius * 1.36, owner.ink),
        transform=f"translate({paint.number(x)} {paint.number(y)})",
    )


def places(region: Region) -> tuple[float, list[tuple[float, float]]]:
    """Radius and middles of the four places of a province: a square or a row, as its ground allows."""
    x, y, width, height = region.pieces
    longer, shorter = max(width, height), min(width, height)
    if longer < 1.5 * shorter:
        radius = longer / 4.55
        steps = [(-1.1, -1.1), (1.1, -1.1), (-1.1, 1.1), (1.1, 1.1)]
    else:
        radius = longer / 8.8
        steps = [(step, 0.0) for step in (-3.3, -1.1, 1.1, 3.3)]
        if height > width:
            steps = [(dy, dx) for dx, dy in steps]
    return radius, [(x + dx * radius, y + dy * radius) for dx, dy in steps]


def _slab(region: Region, look: Parchment) -> str:
    """The stone slab under a pacified province's pieces, with its word."""
    x, y, width, height = region.pieces
    size: dict[str, str | float | None] = {"x": x - width / 2, "width": width, "height": height, "rx": 10}
    shadow = tag("rect", y=y - height / 2 + 3, fill="#2a1c0c", opacity=0.35, **size)
    slab = tag("rect", y=y - height / 2, fill=look.slab, stroke=look.slab_edge, stroke_width=2.2, **size)
    scale = min(width * 0.8, height * 1.4) / 24
    at = f"translate({x} {y}) scale({scale:.3f}) translate(-12 -12)"
    ink: dict[str, str | float | None] = {"stroke": look.slab_edge, "stroke_width": 2.2 / scale, "opacity": 0.75}
    word = tag("path", d=symbols()["marks"]["pax"], transform=at, fill="none", **ink)
    return shadow + slab + word


def _stones(built: MapFile, look: Parchment, position: dict[str, Any]) -> list[str]:
    """Homes of the peoples, places of the provinces, stones that stand there."""
    out = [stone(mark.x, mark.y, mark.text, 21) for mark in built.marks if mark.kind == "home"]
    standing: dict[str, dict[str, int]] = position.get("provinces", {})
    pacified = set(position.get("pacified", []))
    for name, region in built.regions.items():
        peoples = [people for people, count in standing.get(name, {}).items() for _ in range(count)]
        radius, spots = places(region)
        if name in pacified:
            out.append(_slab(region, look))
        for (x, y), people in zip(spots, [*peoples, *[""] * PLACES], strict=False):
            if people:
                out.append(stone(x, y, people, radius))
            elif name not in pacified:
                out.append(
                    tag(
                        "circle",
                        cx=x,
                        cy=y,
                        r=radius - 2,
                        fill="#fff8e2",
                        fill_opacity=0.35,
                        stroke="#7a5a2e",
                        stroke_width=1.3,
                        stroke_dasharray="3 3",
                        opacity=0.75,
                    )
                )
        if len(peoples) > PLACES:  # a fight: the stones beyond the four places, as a figure
            x, y, width, height = region.pieces
            out.append(
                tag(
                    "circle",
                    cx=x + width / 2,
                    cy=y - height / 2,
                    r=13,
                    fill=look.frontier,
                    stroke="#fdf6e3",
                    stroke_width=2,
                )
            )
            out.append(
                tag(
                    "text",
                    f"+{len(peoples) - PLACES}",
                    class_="count",
                    x=x + width / 2,
                    y=y - height / 2 + 5,
                    font_size=15,
                    fill="#fff",
                )
            )
    return out


def _rose(x: float, y: float) -> str:
    """A compass."""
    rays = []
    for i in (1, 3, 5, 7, 0, 2, 4, 6):
        tip = -52 if i % 2 == 0 else -30
        turn = f"rotate({i * 45})"
        rays.append(tag("path", d=f"M0 {tip} 6-6 0 0z", transform=turn, fill="#2f5860"))
        rays.append(
            tag("path", d=f"M0 {tip}-6-6 0 0z", transform=turn, fill="#dfe8dc", stroke="#2f5860", stroke_width=0.8)
        )
    return tag(
        "g",
        tag("circle", r=40, fill="none", stroke="#3d6a72", stroke_width=1.2)
        + tag("circle", r=34, fill="none", stroke="#3d6a72", stroke_width=0.8, stroke_dasharray="2 4")
        + "".join(rays)
        + tag("text", "N", class_="water", y=-58, font_size=17, style="font-style:normal"),
        transform=f"translate({paint.number(x)} {paint.number(y)})",
        opacity=0.8,
    )


def _frame(built: MapFile, look: Parchment) -> list[str]:
    """Compass, dusk towards the rim, and the frame with its degrees."""
    width, height = built.size

    def rim(inset: float, stroke: str, wide: float, dashes: str | None = None) -> str:
        return tag(
            "rect",
            x=inset,
            y=inset,
            width=width - 2 * inset,
            height=height - 2 * inset,
            fill="none",
            stroke=stroke,
            stroke_width=wide,
            stroke_dasharray=dashes,
        )

    rose = [_rose(*built.rose)] if built.rose else []
    dusk = tag("rect", width=width, height=height, fill="url(#kt-dusk)", pointer_events="none")
    dark, light = look.coast, "#f3e3ba"
    return [*rose, dusk, rim(6, dark, 3), rim(13, light, 9), rim(13, dark, 6, "40 40"), rim(19, dark, 1.5)]
