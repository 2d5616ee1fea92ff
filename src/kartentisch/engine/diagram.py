"""A board without a drawn map as a diagram: every space a card of its own, every link a line between two of them.

The diagram has the form of a built map (`mapfile`), so that whatever shows maps shows it too.  Places follow from the
links alone, always in the same way: spaces that are few links apart lie close together, and no two cards touch.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from kartentisch.engine.board import Board, Link, Space
from kartentisch.engine.mapfile import (
    FORMAT,
    Arc,
    Label,
    Lettering,
    MapFile,
    Point,
    Provenance,
    Region,
    Route,
    Steps,
)

WATERS: Final = frozenset({"sea", "zone", "convoy", "water", "wasser"})  # kinds of spaces that lie in the water
CROSSINGS: Final = frozenset({"sea", "arrow", "route", "port", "ferry", "air"})  # kinds of links that are not over land
LOOK: Final = "pills"
GRID: Final = 0.5  # units
WIDE, HIGH = 156.0, 124.0  # of a card, in units
GAP: Final = 32.0  # at least so much between two cards
STEP: Final = 222.0  # the length that a link would like to have
EDGE: Final = 46.0  # around all of it
ASPECT: Final = (1.25, 1.75)  # width by height, as far as stretching can help
CORNER: Final = 16.0
ROUNDS: Final = 120
LETTERS: Final = 0.48  # width of a letter in em
SIZES: Final = (22.0, 12.0)  # of names
# how far a line may go out of its way
BENDS: Final = (0.0, 40.0, -40.0, 80.0, -80.0, 125.0, -125.0, 175.0, -175.0, 240.0, -240.0)


@lru_cache(maxsize=8)
def drawn(board: Board, look: str = LOOK) -> MapFile:
    """The diagram of a board.

    Args:
        look: of the paper it is drawn on, as in a map file: `pills`, `plates` or `parchment`.
    """
    places = _framed(_apart(_laid(_steps_between(board))))
    width, height = _size(places)
    cards = [_outline(space, place) for space, place in zip(board.spaces, places, strict=True)]
    regions = {
        space.id: _region(space, i, place) for i, (space, place) in enumerate(zip(board.spaces, places, strict=True))
    }
    return MapFile(
        format=FORMAT,
        id=f"{board.id}-diagram",
        board=board.id,
        title=dict(board.titles),
        look=look,
        size=(width, height),
        grid=GRID,
        lettering=Lettering("barlow-condensed-600-normal", 0.03, False, "barlow-condensed-500-italic", 0.03),
        borders=[],
        min_border=0.0,
        tolerate=[],
        arcs=cards,
        regions=regions,
        outland=[],
        open_sea=[],
        waterlines=[],
        rivers=[],
        lakes=[],
        cuts={},
        routes=[_route(board, link, places, (width, height)) for link in board.links],
        anchors=[],
        marks=[],
        hills=[],
        provenance=Provenance([], "", "", {}),
    )


def is_water(space: Space) -> bool:
    """Whether a space is one of water, as the kind of it says."""
    return space.kind in WATERS


# ------------------------------------------------------------------ where everything lies
def _steps_between(board: Board) -> list[list[float]]:
    """How many links lie between any two spaces; what is not linked at all is a little further than the longest way."""
    count = len(board.spaces)
    rows = []
    for start in range(count):
        row = [math.inf] * count
        row[start] = 0.0
        front = [start]
        while front:
            reached = []
            for here in front:
                for there in board.neighbours[here]:
                    if row[there] == math.inf:
                        row[there] = row[here] + 1
                        reached.append(there)
            front = reached
        rows.append(row)
    longest = max((steps for row in rows for steps in row if steps < math.inf), default=0.0)
    return [[longest + 1.5 if steps == math.inf else steps for steps in row] for row in rows]


def _laid(steps: list[list[float]]) -> list[Point]:
    """Places whose distances are as near to the numbers of links as the plane allows (stress majorization)."""
    count = len(steps)
    xs, ys = _first_places(steps)
    for _ in range(ROUNDS):
        for i in range(count):
            x, y, row, here_x, here_y = 0.0, 0.0, steps[i], xs[i], ys[i]
            weights = 0.0
            for j in range(count):
                if i != j:
                    wanted = row[j]
                    weight = 1 / (wanted * wanted)
                    dx, dy = here_x - xs[j], here_y - ys[j]
                    pull = wanted / max(math.sqrt(dx * dx + dy * dy), 1e-6)
                    x += weight * (xs[j] + dx * pull)
                    y += weight * (ys[j] + dy * pull)
                    weights += weight
            if weights:
                xs[i], ys[i] = x / weights, y / weights
    return _turned([(x * STEP, y * STEP) for x, y in zip(xs, ys, strict=True)])


def _first_places(steps: list[list[float]]) -> tuple[list[float], list[float]]:
    """A first guess: the two directions in which the distances differ most (classical scaling)."""
    count = len(steps)
    squares = [[value * value for value in row] for row in steps]
    means = [sum(row) / count for row in squares]
    mean = sum(means) / count if count else 0.0
    centred = [[(means[i] + means[j] - mean - squares[i][j]) / 2 for j in range(count)] for i in range(count)]
    found: list[list[float]] = []
    for axis in range(2):
        # any start will do that favours no space and is not at right angles to what is looked for
        vector = [math.sin(1.0 + axis + 2.4 * i) for i in range(count)]
        value = 0.0
        for _ in range(60):
            for other in found:
                length = sum(a * a for a in other) or 1.0
                share = sum(a * b for a, b in zip(vector, other, strict=True)) / length
                vector = [a - share * b for a, b in zip(vector, other, strict=True)]
            vector = [sum(a * b for a, b in zip(row, vector, strict=True)) for row in centred]
            value = math.sqrt(sum(a * a for a in vector))
            if value < 1e-9:
                break
            vector = [a / value for a in vector]
        scale = math.sqrt(value)
        # spaces that guess alike must not lie in one point
        found.append([a * scale + 0.01 * math.cos(2.4 * i + axis) for i, a in enumerate(vector)])
    return found[0], found[1]


def _turned(places: list[Point]) -> list[Point]:
    """The longest direction lies across."""
    count = len(places) or 1
    middle_x, middle_y = sum(x for x, _ in places) / count, sum(y for _, y in places) / count
    moved = [(x - middle_x, y - middle_y) for x, y in places]
    xx, yy, xy = (sum(x * x for x, _ in moved), sum(y * y for _, y in moved), sum(x * y for x, y in moved))
    angle = 0.5 * math.atan2(2 * xy, xx - yy)
    cos, sin = math.cos(angle), math.sin(angle)
    return [(x * cos + y * sin, y * cos - x * sin) for x, y in moved]


def _apart(places: list[Point]) -> list[Point]:
    """Cards that would touch are pushed apart, the shorter way; before that, all of it is stretched to a fair shape."""
    spots = [list(place) for place in _stretched(places)]
    for _ in range(200):
        moved = False
        for i, one in enumerate(spots):
            for other in spots[:i]:
                dx, dy = one[0] - other[0], one[1] - other[1]
                over_x, over_y = WIDE + GAP - abs(dx), HIGH + GAP - abs(dy)
                if over_x <= 0.01 or over_y <= 0.01:
                    continue
                moved = True
                axis, push = (
                    (0, math.copysign(over_x / 2, dx)) if over_x < over_y else (1, math.copysign(over_y / 2, dy))
                )
                one[axis] += push
                other[axis] -= push
        if not moved:
            break
    return [(x, y) for x, y in spots]


def _stretched(places: list[Point]) -> list[Point]:
    """Wider or higher, at most by half, so that the shape fits a screen."""
    if len(places) < 3:
        return places
    across = max(x for x, _ in places) - min(x for x, _ in places) + WIDE
    down = max(y for _, y in places) - min(y for _, y in places) + HIGH
    least, most = ASPECT
    wider = min(max(least * down / across, 1.0), 1.5)
    higher = min(max(across / (most * down), 1.0), 1.5)
    return [(x * wider, y * higher) for x, y in places]


def _framed(places: list[Point]) -> list[Point]:
    """Moved so that the edges are as wide on all sides, on the grid."""
    left = min((x for x, _ in places), default=0.0) - WIDE / 2 - EDGE
    top = min((y for _, y in places), default=0.0) - HIGH / 2 - EDGE
    return [(_on_grid(x - left), _on_grid(y - top)) for x, y in places]


def _size(places: list[Point]) -> tuple[int, int]:
    right = max((x for x, _ in places), default=WIDE / 2) + WIDE / 2 + EDGE
    bottom = max((y for _, y in places), default=HIGH / 2) + HIGH / 2 + EDGE
    return math.ceil(right), math.ceil(bottom)


def _on_grid(value: float) -> float:
    return round(value / GRID) * GRID


# ------------------------------------------------------------------ what is drawn
def _outline(space: Space, place: Point) -> Arc:
    """The edge of a card: rounded corners for land, round ends for water."""
    x, y = place
    radius = HIGH / 2 if is_water(space) else CORNER
    bend = 8 if is_water(space) else 4
    points: list[Point] = []
    for turn, (across, down) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for part in range(bend + 1):
            angle = (turn + part / bend) * math.pi / 2
            points.append(
                (
                    x + across * (WIDE / 2 - radius) + radius * math.cos(angle),
                    y + down * (HIGH / 2 - radius) + radius * math.sin(angle),
                )
            )
    kind = "sea" if is_water(space) else "coast"
    return Arc(kind, space.id, "_sea", _written([*points, points[0]]))


def _written(line: list[Point]) -> Steps:
    """A line as whole steps on the grid; points that fall together are one."""
    cells = [(round(x / GRID), round(y / GRID)) for x, y in line]
    steps = [*cells[0]]
    for (x, y), (u, v) in pairwise(cells):
        if (x, y) != (u, v):
            steps += [u - x, v - y]
    return steps


def _region(space: Space, arc: int, place: Point) -> Region:
    x, y = place
    return Region(
        kind=space.kind,
        water=is_water(space),
        de=space.de,
        en=space.en,
        rings=[[arc]],
        labels={"de": _label(space.de, place), "en": _label(space.en, place)},
        pieces=(x, y + 28, WIDE - 26, 48.0),
        radius=HIGH / 2,
        box=(x - WIDE / 2, y - HIGH / 2, x + WIDE / 2, y + HIGH / 2),
        groups=list(space.groups),
        values=dict(space.values),
    )


def _label(name: str, place: Point) -> Label:
    """A name in the upper part of its card, in one or two lines; what stands in brackets is left out."""
    x, y = place
    short = name.partition(" (")[0]
    breaks = [i + 1 for i, letter in enumerate(short) if letter in " -"]
    lines = [[short], *([short[:at].rstrip(), short[at:]] for at in breaks)]
    biggest, smallest = SIZES
    room = WIDE - 20

    def size(rows: list[str]) -> float:
        longest = max(len(row) for row in rows)
        return min(biggest, room / (LETTERS * max(longest, 1)))

    rows = max(lines, key=lambda rows: size(rows) + (0.5 if len(rows) == 1 else 0.0))
    letters = round(max(size(rows), smallest), 1)
    return Label(x, y - 32, 0.0, letters, round(LETTERS * letters * max(map(len, rows)), 1), rows)


def _route(board: Board, link: Link, places: list[Point], size: tuple[int, int]) -> Route:
    """A line from edge to edge, bent where a third card would lie in its way."""
    a, b = board.numbers[link.a], board.numbers[link.b]
    others = [place for i, place in enumerate(places) if i not in (a, b)]
    line = min((_bent(places[a], places[b], bend) for bend in BENDS), key=lambda line: _crossed(line, others, size))
    outside = [point for point in line if not (_within(point, places[a]) or _within(point, places[b]))]
    shown = outside if len(outside) > 1 else [places[a], places[b]]
    over_land = link.kind not in CROSSINGS and not (is_water(board.spaces[a]) or is_water(board.spaces[b]))
    return Route(link.a, link.b, _written(shown), kind="land" if over_land else "sea")


def _bent(start: Point, end: Point, bend: float) -> list[Point]:
    (x, y), (u, v) = start, end
    length = math.hypot(u - x, v - y) or 1.0
    middle = ((x + u) / 2 - 2 * bend * (v - y) / length, (y + v) / 2 + 2 * bend * (u - x) / length)
    parts = 48
    found = []
    for i in range(parts + 1):
        t = i / parts
        one, two, three = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((one * x + two * middle[0] + three * u, one * y + two * middle[1] + three * v))
    return found


def _within(point: Point, place: Point, more: float = 1.0) -> bool:
    return abs(point[0] - place[0]) < WIDE / 2 + more and abs(point[1] - place[1]) < HIGH / 2 + more


def _crossed(line: list[Point], others: list[Point], size: tuple[int, int]) -> int:
    """How many of the other cards a line runs over or past too closely; one that leaves the sheet is worse than any."""
    (width, height), near = size, 7.0
    if any(not (near < x < width - near and near < y < height - near) for x, y in line):
        return len(others) + 1
    return sum(any(_within(point, other, near) for point in line) for other in others)
