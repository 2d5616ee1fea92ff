"""A map with fewer points, for pictures that are carried along many times, such as those of a notebook."""

from __future__ import annotations

import base64
import re
import zlib
from collections import Counter
from functools import cache

import msgspec

from kartentisch.engine import mapfile
from kartentisch.engine.mapfile import MapFile, Point, Ring, Steps

GRID = 2.0  # whole numbers are shorter than others
FINE = 70  # a line may be off by this part of the width of the map
LEAST = 30.0  # islands and lakes that are smaller, in both directions, are left out
LEGIBLE = 110  # names smaller than this part of the width cannot be read in a notebook
MOST_ALIKE = 2  # elements that are not worth a class
MOST_SHORT = 45  # characters of an outline that is not worth a name
_PATH = re.compile(r'<path(?P<before>[^>]*?) d="(?P<d>[^"]*)"(?P<after>[^>]*?)/>')
_TITLE = re.compile(r">(?:<title>[^<]*</title>)?</path>")  # a name to hover for, which is written there as well
_FOR_PAGES = re.compile(r' (?:pointer-events="\w+"|class="region"|fill-rule="evenodd")')
_UNSEEN = re.compile(r'<path(?=[^>]* fill="none")(?![^>]* stroke=)[^>]*/>')
_ID = re.compile(r' id="([^"]*)"')
_UNUSED = re.compile(r"<(pattern|marker)(?![^>]* id=)[^>]*>.*?</\1>")
_REFERENCE = re.compile(r"#([\w-]+)")
_LONG = re.compile(r"(?<=\d\d)\.\d+|(?<=\d\.\d)\d+")  # less than anybody sees
_RUN = re.compile(r"(?:<(?:path|use|circle|rect)(?![^>]* id=)[^>]*/>){2,}")
_PLACED = re.compile(r"<(?:use|path|rect)(?![^>]* id=)[^>]{40,}/>")  # alone worth a name, if there are several
_TINY = re.compile(r'<text(?=[^>]* class="(?:name|water)")[^>]* font-size="(\d+(?:\.\d+)?)"[^>]*>.*?</text>')
_SHADOW = re.compile(r'<(?:rect|circle)(?=[^>]* fill="#000")(?=[^>]* opacity="0\.\d+")[^>]*/>')
_WIDTH = re.compile(r'viewBox="0 0 (\d+)')
_LINE = re.compile(r"<text([^>]*)><tspan([^>]*)>([^<]*)</tspan></text>")
_TAG = re.compile(r'<(?:path|use|circle|rect|text class="count")(?: [^>]*)?>')
_LOOK = re.compile(r' ((?:fill|stroke|opacity|marker|font)[\w-]*)="([^"]*)"')


@cache
def load(game: str, name: str) -> MapFile:
    """A map that comes with a game, in outlines."""
    built = mapfile.load(game, name)
    scale, tolerance = built.grid / GRID, built.size[0] / FINE / GRID

    def thin(steps: Steps) -> Steps:
        return _steps(_simplified([(x * scale, y * scale) for x, y in _points(steps)], tolerance))

    def big(ring: Ring) -> bool:
        xs, ys = zip(*built.ring(ring), strict=True)
        return bool(max(max(xs) - min(xs), max(ys) - min(ys)) >= LEAST)

    regions = {
        name: msgspec.structs.replace(region, rings=[ring for ring in region.rings if big(ring)] or region.rings[:1])
        for name, region in built.regions.items()
    }
    outland = [ring for ring in built.outland if big(ring)]
    sea = [ring for ring in built.open_sea if big(ring)]
    kept = {
        ref if ref >= 0 else ~ref
        for rings in (outland, sea, *(r.rings for r in regions.values()))
        for ring in rings
        for ref in ring
    }
    return msgspec.structs.replace(
        built,
        grid=GRID,
        arcs=[
            msgspec.structs.replace(arc, d=thin(arc.d) if i in kept else arc.d[:2], c=arc.c if i in kept else "frame")
            for i, arc in enumerate(built.arcs)
        ],
        regions=regions,
        outland=outland,
        open_sea=sea,
        waterlines=[],
        rivers=[],
        lakes=[],
        hills=[],
        anchors=[],
        cuts={
            name: msgspec.structs.replace(cut, lines=[thin(line) for line in cut.lines])
            for name, cut in built.cuts.items()
        },
        routes=[msgspec.structs.replace(route, d=thin(route.d)) for route in built.routes],
    )


def _points(steps: Steps) -> list[Point]:
    x = y = 0
    found: list[Point] = []
    for dx, dy in zip(steps[::2], steps[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def _steps(points: list[Point]) -> Steps:
    steps: list[int] = []
    x = y = 0
    for px, py in points:
        u, v = round(px), round(py)
        if (u, v) != (x, y) or not steps:
            steps += [u - x, v - y]
            x, y = u, v
    return steps


def _simplified(line: list[Point], tolerance: float) -> list[Point]:
    """The line without the points that hardly matter (Douglas and Peucker 1973); both ends stay."""
    keep = {0, len(line) - 1}
    parts = [(0, len(line) - 1)]
    while parts:
        first, last = parts.pop()
        if last - first < 2:
            continue
        (ax, ay), (bx, by) = line[first], line[last]
        dx, dy = bx - ax, by - ay
        length = (dx * dx + dy * dy) ** 0.5
        most, at = tolerance, 0
        for i in range(first + 1, last):
            px, py = line[i][0] - ax, line[i][1] - ay
            off = abs(px * dy - py * dx) / length if length else (px * px + py * py) ** 0.5
            if off > most:
                most, at = off, i
        if at:
            keep.add(at)
            parts += [(first, at), (at, last)]
    return [line[i] for i in sorted(keep)]


def compact(picture: str) -> str:
    """The same SVG to look at, in fewer letters: outlines and strokes once, and nothing that only a page needs."""
    picture = _TITLE.sub("/>", _FOR_PAGES.sub("", picture)).replace("<svg ", '<svg fill-rule="evenodd" ', 1)
    picture = _SHADOW.sub("", _UNSEEN.sub("", picture))
    wanted = set(_REFERENCE.findall(picture))
    picture = _ID.sub(lambda match: match[0] if match[1] in wanted else "", picture)
    picture = _UNUSED.sub("", picture)
    width = _WIDTH.search(picture)
    least = float(width[1]) / LEGIBLE if width else 0.0
    picture = _TINY.sub(lambda match: match[0] if float(match[1]) >= least else "", picture)
    picture = _LINE.sub(r"<text\1\2>\3</text>", picture)
    return _together(_together(_styled(_once(_LONG.sub("", picture))), _RUN), _PLACED)


def _once(picture: str) -> str:
    """What has the outline of another refers to it."""
    counts = Counter(match["d"] for match in _PATH.finditer(picture))
    again = {d: _name(d) for d, n in counts.items() if n > 1 and len(d) > MOST_SHORT}

    def named(match: re.Match[str]) -> str:
        d = match["d"]
        if d not in again:
            return match[0]
        return f'<use href="#{again[d]}"{match["before"]}{match["after"]}/>'

    outlines = "".join(f'<path id="{name}" d="{d}"/>' for d, name in again.items())
    return _PATH.sub(named, picture).replace("</defs>", outlines + "</defs>", 1)


def _styled(picture: str) -> str:
    """What is painted like others has a class."""
    looks = Counter(look for match in _TAG.finditer(picture) if len(look := _look(match[0])) > 1)
    again = {look: _name(str(look)) for look, n in looks.items() if n > MOST_ALIKE}

    def named(match: re.Match[str]) -> str:
        look = _look(match[0])
        if look not in again:
            return match[0]
        bare = _LOOK.sub("", match[0])
        if ' class="' in bare:
            return bare.replace(' class="', f' class="{again[look]} ', 1)
        tail = "/>" if bare.endswith("/>") else ">"
        return f'{bare.removesuffix(tail)} class="{again[look]}"{tail}'

    rules = "".join(f".{name}{{{';'.join(f'{key}:{value}' for key, value in look)}}}" for look, name in again.items())
    return _TAG.sub(named, picture).replace("</style>", rules + "</style>", 1)


def _together(picture: str, part: re.Pattern[str]) -> str:
    """What consists of the same parts as another, such as pieces of one colour, refers to it."""
    head, _, drawn = picture.partition("</defs>")
    counts = Counter(match[0] for match in part.finditer(drawn))
    again = {found: _name(found) for found, n in counts.items() if n > 1}
    groups = "".join(f'<g id="{name}">{found}</g>' for found, name in again.items())
    drawn = part.sub(lambda match: f'<use href="#{again[match[0]]}"/>' if match[0] in again else match[0], drawn)
    return f"{head}{groups}</defs>{drawn}"


def _look(tag: str) -> tuple[tuple[str, str], ...]:
    return tuple((key, f"{value}px" if key == "font-size" else value) for key, value in _LOOK.findall(tag))


def _name(what: str) -> str:
    """By what it stands for: a page may hold several pictures."""
    return f"k{base64.urlsafe_b64encode(zlib.crc32(what.encode()).to_bytes(4))[:5].decode()}"
