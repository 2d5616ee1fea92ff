"""The look of the other games: a paper map by day, a situation room by night; one drawing in two sets of colours."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any
from xml.sax.saxutils import escape

from kartentisch.engine.mapfile import Arc, MapFile, Region, Route
from kartentisch.pictures import moon, outline, paint, pieces
from kartentisch.pictures.paint import tag
from kartentisch.pictures.theme import Paper, mixed, shaded, theme

WATERLINES = ((1.2, 0.5), (1.0, 0.32), (0.9, 0.2))  # width and opacity, from the coast outwards
TONES = (0.16, -0.03, 0.32, -0.11, 0.24, 0.07)  # how regions of one group differ
DARK_TONES = (0.0, 0.12, -0.14, 0.2, 0.06, -0.08)
ZONE_TINT = 0.42  # opacity of a sea zone's colour
PATTERN_TINT = 0.11
HELD_TINT = 0.52  # of a player's colour, where nobody holds anything at the start
RUIN = ("#3a2f2a", 0.62)  # of what is destroyed, as at the table
FREE_TINT = 0.34  # of a continent's colour there: what is free steps back
SIDES = {  # who is at war with whom, for the front line
    "germany": "axis",
    "other_axis": "axis",
    "uk": "allies",
    "usa": "allies",
    "ussr": "allies",
    "pact": "allies",
    "middle_east": "allies",
}


class Sheet:
    """One picture in the making."""

    def __init__(self, built: MapFile, position: dict[str, Any], lang: str, night: bool) -> None:
        self.built, self.position, self.lang = built, position, lang
        self.look: Paper = theme().paper["dark" if night else "light"]
        self.night = night
        self.disc = built.look == "moon"
        self.held: dict[str, str] = position.get("held", {})
        self.taken = not theme().players.keys().isdisjoint(self.held.values())
        tones = len(TONES) if built.borders else 1  # nothing touches on a diagram
        self.tones = paint.greedy(built, tones, lambda a, b: self.group(a) == self.group(b))
        self.paths = {name: outline.area(built, region.rings) for name, region in built.regions.items()}

    def group(self, name: str) -> str:
        """The continent or zone group that colours a region."""
        return next((group for group in self.built.regions[name].groups if group in self.look.groups), "")

    def side(self, name: str) -> str:
        """Whose tint a region wears, on maps that show who holds what."""
        start = str(self.built.regions[name].values.get("side", ""))
        return self.held.get(name, start)

    def fill(self, name: str) -> str:
        """The colour of a region's ground."""
        side, group = self.side(name), self.group(name)
        if name in self.position.get("destroyed", []):
            return mixed(RUIN[0], self.look.outland, RUIN[1])
        if side in theme().players:
            return mixed(theme().players[side].colour, self.look.outland, HELD_TINT)
        if side:
            return self.look.tints.get(side, self.look.tints["neutral"])
        if group:
            tone = shaded(self.look.groups[group], (DARK_TONES if self.night else TONES)[self.tones[name]])
            return mixed(tone, self.look.outland, FREE_TINT) if self.taken else tone
        return self.look.outland

    def elements(self) -> list[str]:
        """Everything, back to front."""
        return [*self._ground(), *self._land(), *self._lines(), *self._writing(), *self._pieces(), self._rim()]

    def _ground(self) -> list[str]:
        width, height = self.built.size
        if self.disc:
            return moon.sky(self.built)
        out = [tag("rect", width=width, height=height, fill="url(#kp-sea)")]
        for name, region in self.built.regions.items():
            if region.water:
                who = theme().players.get(self.held.get(name, ""))
                colour = who.colour if who else self.look.groups.get(self.group(name), "none")
                out.append(self._region(name, region, colour, HELD_TINT if who else ZONE_TINT))
        for level, (stroke, opacity) in zip(self.built.waterlines, WATERLINES, strict=False):
            d = "".join(outline.line(self.built, line) for line in level)
            out.append(tag("path", d=d, fill="none", stroke=self.look.waterline, stroke_width=stroke, opacity=opacity))
        out.append(
            self._arcs(self._zone_border, self.look.sea_border, 2.1, stroke_dasharray=".1 6.2", stroke_linecap="round")
        )
        out.append(
            tag("path", d=outline.area(self.built, self.built.outland), fill=self.look.outland, fill_rule="evenodd")
        )
        out += [self._route(route) for route in self.built.routes if route.kind]  # behind the cards of a diagram
        return out

    def _region(self, name: str, region: Region, fill: str, opacity: float = 1) -> str:
        title = tag("title", escape(region.de if self.lang == "de" else region.en))
        return tag(
            "path",
            title,
            id=f"kp-{name}",
            class_="region",
            d=self.paths[name],
            fill=fill,
            fill_opacity=opacity if opacity < 1 else None,
            fill_rule="evenodd",
            pointer_events="all",
        )

    def _zone_border(self, arc: Arc) -> bool:
        return arc.c == "sea" and bool({arc.l, arc.r} & set(self.built.regions))

    def _arcs(self, chosen: Callable[[Arc], bool], stroke: str, width: float, **more: str | float | None) -> str:
        d = outline.arcs(self.built, (arc for arc in self.built.arcs if chosen(arc)))
        return tag("path", d=d, fill="none", stroke=stroke, stroke_width=width, **more) if d else ""

    def _land(self) -> list[str]:
        out = []
        for name, region in self.built.regions.items():
            if region.water:
                continue
            out.append(self._region(name, region, self.fill(name)))
            if theme().pattern(self.side(name)):
                pattern = f"url(#kp-side-{self.side(name)})"
                out.append(
                    tag(
                        "path",
                        d=self.paths[name],
                        fill=pattern,
                        fill_rule="evenodd",
                        opacity=PATTERN_TINT,
                        pointer_events="none",
                    )
                )
        if self.disc:
            out += moon.craters(self.built)
        rivers = "".join(outline.line(self.built, river) for river in self.built.rivers)
        lakes = "".join(outline.loops(self.built, lake) for lake in self.built.lakes)
        out.append(
            tag(
                "path",
                d=rivers,
                fill="none",
                stroke=self.look.river,
                stroke_width=1.4,
                opacity=0.75,
                stroke_linejoin="round",
            )
        )
        out.append(
            tag(
                "path",
                d=lakes,
                fill=self.look.sea[1],
                stroke=self.look.waterline,
                stroke_width=0.8,
                fill_rule="evenodd",
            )
        )
        return out

    def _between_groups(self, arc: Arc) -> bool:
        if arc.c != "land" or arc.l is None or arc.r is None:
            return False
        return self.group(arc.l) != self.group(arc.r)

    def _front(self, arc: Arc) -> bool:
        if arc.c != "land" or arc.l is None or arc.r is None:
            return False
        left, right = SIDES.get(self.side(arc.l)), SIDES.get(self.side(arc.r))
        return left is not None and right is not None and left != right

    def _closed(self, arc: Arc) -> bool:
        """A border that is no link: drawn double."""
        return (arc.l, arc.r) in self.built.tolerate or (arc.r, arc.l) in self.built.tolerate

    def _lines(self) -> list[str]:
        look = self.look
        soft = {"stroke_linejoin": "round", "stroke_linecap": "round"}
        out = [
            self._arcs(
                lambda arc: arc.c == "land" and not self._between_groups(arc), look.border, 1.7, opacity=0.75, **soft
            ),
            self._arcs(lambda arc: arc.c == "outer", look.border, 1.5, opacity=0.35, **soft),
            self._arcs(self._between_groups, look.casing, 5.6, **soft),
            self._arcs(self._between_groups, look.group_border, 2.6, **soft),
            self._arcs(lambda arc: arc.c == "coast", look.coast, 1.6, **soft),
            self._arcs(self._front, look.front, 4, opacity=0.88, **soft),
            self._arcs(self._closed, look.border, 6, **soft),
            self._arcs(self._closed, look.casing, 2.6, **soft),
        ]
        out += [self._route(route) for route in self.built.routes if not route.kind]
        for route in self.built.routes:
            if route.exit:
                out.append(self._exit(route.b, self.built.points(route.d)[-1], route.exit))
        for anchor in self.built.anchors:
            d = paint.stroke(anchor.shore, (anchor.x, anchor.y))
            out.append(
                tag("path", d=d, stroke=look.halo, stroke_width=5, opacity=0.7)
                + tag("path", d=d, stroke=look.sea_ink, stroke_width=1.8)
            )
            out.append(
                tag("circle", cx=anchor.x, cy=anchor.y, r=9, fill=look.halo, stroke=look.sea_ink, stroke_width=1.5)
            )
            out.append(paint.emblem("anchor", anchor.x, anchor.y, 13, look.sea_ink))
        return out

    def _route(self, route: Route) -> str:
        d = outline.line(self.built, route.d)
        if route.kind == "land":
            return tag("path", d=d, fill="none", stroke=self.look.route, stroke_width=3, opacity=0.9)
        end = "url(#kp-arrow)" if route.exit else "url(#kp-dot)"
        return tag(
            "path", d=d, fill="none", stroke=self.look.halo, stroke_width=5.5, opacity=0.45, stroke_linecap="round"
        ) + tag(
            "path",
            d=d,
            fill="none",
            stroke=self.look.route,
            stroke_width=2.5,
            opacity=0.9,
            stroke_dasharray="9 5",
            marker_start="url(#kp-dot)",
            marker_end=end,
        )

    def _exit(self, other: str, at: tuple[float, float], side: str) -> str:
        """Where a link leaves the map: the name of where it comes back."""
        region = self.built.regions[other]
        name = region.de if self.lang == "de" else region.en
        x, anchor = (at[0] + 4, "start") if side == "left" else (at[0] - 4, "end")
        return tag("text", escape(name), class_="exit", x=x, y=at[1] - 9, font_size=15, style=f"text-anchor:{anchor}")

    def _writing(self) -> list[str]:
        out = []
        for mark in self.built.marks:
            if mark.kind == "sea":
                out.append(paint.words(mark.text, mark.x, mark.y, mark.size or 18, "water", mark.angle))
            elif mark.kind == "closed":  # a strait that no ship may pass
                out.append(
                    tag(
                        "circle",
                        cx=mark.x,
                        cy=mark.y,
                        r=10,
                        fill=self.look.halo,
                        stroke=self.look.front,
                        stroke_width=3,
                    )
                )
                out.append(
                    tag(
                        "path",
                        d=f"M{paint.number(mark.x - 6)} {paint.number(mark.y)}h12",
                        stroke=self.look.front,
                        stroke_width=3.4,
                    )
                )
        for name, region in self.built.regions.items():
            if region.cell:
                out.append(self._cell(name, region))
                continue
            name_ = region.labels[self.lang]
            far = math.hypot(name_.x - region.pieces[0], name_.y - region.pieces[1])
            if region.beside and far > 70:
                out.append(self._leader(region))
            out.append(paint.label(name_, "water" if region.water else "name"))
            out.append(self._value(region))
        return out

    def _leader(self, region: Region) -> str:
        west, north, east, south = region.box
        label = region.labels[self.lang]
        d = paint.stroke((label.x, label.y), ((west + east) / 2, (north + south) / 2))
        return tag("path", d=d, stroke=self.look.ink, stroke_width=1, opacity=0.6)

    def _cell(self, name: str, region: Region) -> str:
        """A convoy: a hexagon in its owner's colour with a ship and its worth."""
        owner = pieces.owner_of(str(region.values.get("convoy_owner", "")))
        lost = name in self.position.get("lost", [])
        west, north, east, south = region.box
        x, y = (west + east) / 2, (north + south) / 2
        if self.position.get("spaces", {}).get(name):  # make room for the ships
            y -= (south - north) * 0.19
        ink = owner.colour if not self.night else shaded(owner.colour, 0.45)
        body = tag(
            "path",
            d=self.paths[name],
            fill=self.look.halo,
            fill_opacity=0.9,
            stroke=ink,
            stroke_width=3.4,
            stroke_linejoin="round",
            stroke_dasharray="5 5" if lost else None,
        )
        ship = paint.emblem("transport", x - 11, y, 27, ink, "units")
        worth = tag(
            "text", str(region.values.get("ipc", "")), class_="count", x=x + 15, y=y + 8, font_size=23, fill=ink
        )
        return tag("g", body + ship + worth, opacity=0.55 if lost else None)

    def _value(self, region: Region) -> str:
        """Worth, factory and capital at the two ends of the name."""
        values, label = region.values, region.labels[self.lang]
        worth = values.get("ipc")
        size = max(15.0, label.s * 0.82)
        turn = math.radians(label.a)
        reach = label.w / 2 + size * 0.68
        shift = (len(label.t) - 1) * 0.5 * label.s
        out = []
        if worth:
            x = label.x + reach * math.cos(turn) - shift * math.sin(turn)
            y = label.y + reach * math.sin(turn) + shift * math.cos(turn)
            if values.get("capital"):
                out.append(
                    tag(
                        "circle",
                        cx=x,
                        cy=y,
                        r=size * 0.8,
                        fill=self.look.halo,
                        stroke=self.look.front,
                        stroke_width=1.8,
                    )
                )
            out.append(
                tag("circle", cx=x, cy=y, r=size * 0.58, fill=self.look.halo, stroke=self.look.ink, stroke_width=1.1)
            )
            out.append(
                tag(
                    "text", str(worth), class_="count", x=x, y=y + size * 0.31, font_size=size * 0.9, fill=self.look.ink
                )
            )
        if values.get("factory"):
            x, y = label.x - reach * math.cos(turn), label.y - reach * math.sin(turn)
            out.append(paint.emblem("factory", x, y, size * 1.25, self.look.ink, "units"))
        return "".join(out)

    def _pieces(self) -> list[str]:
        out = []
        spaces: dict[str, list[dict[str, Any]]] = self.position.get("spaces", {})
        for name, region in self.built.regions.items():
            x, y, width, height = region.pieces
            standing = spaces.get(name, [])
            if not standing and not region.water and not region.values.get("side"):
                out.append(self._place(x, y, height))
            if standing:
                out.append(pieces.stacks((x, y, width, height), standing, self.built.look != "plates"))
            marks = []
            if region.values.get("landing"):
                marks.append(("landing", "#e8b23a"))
            if name in self.position.get("stations", []):
                marks.append(("station", self.look.ink))
            if name in self.position.get("destroyed", []):
                marks.append(("ruin", self.look.front))
            for i, (mark, colour) in enumerate(marks):
                out.append(
                    pieces.badge(
                        x + width / 2 + 12 + i * 26,
                        y,
                        21,
                        mark,
                        "#2b2205" if mark == "landing" else colour,
                        "#f3c34b" if mark == "landing" else self.look.halo,
                    )
                )
        return out

    def _place(self, x: float, y: float, height: float) -> str:
        """An empty place for an army."""
        radius = min(15.0, height * 0.42)
        return tag(
            "circle",
            cx=x,
            cy=y,
            r=radius,
            fill=self.look.halo,
            fill_opacity=0.3,
            stroke=self.look.ink,
            stroke_width=1.2,
            stroke_dasharray="3 3",
            opacity=0.65,
        )

    def _rim(self) -> str:
        width, height = self.built.size
        return tag(
            "rect", x=3, y=3, width=width - 6, height=height - 6, fill="none", stroke=self.look.frame, stroke_width=3
        )
