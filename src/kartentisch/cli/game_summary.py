"""The end in the terminal, in a few lines: how far everybody was turn by turn, where it turned, and luck."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from kartentisch.cli.layout import shortened, wrapped
from kartentisch.engine.course import Course
from kartentisch.engine.language import Language
from kartentisch.engine.luck import Luck

BARS: Final = "▁▂▃▄▅▆▇█"
MARKS: Final = ("▼▼", "▼", "=", "▲", "▲▲")
MOST_COLUMNS: Final = 60  # of a curve
MOST_TURNING: Final = 3
NAME: Final = 12  # letters
INDENT: Final = 2


def game_summary(found: Course, language: Language, players: int, width: int) -> Iterator[Text]:
    """Lines of at most `width`: the weightiest measure as a curve for each seat, turning points, luck."""
    names = shortened([language.player(seat) for seat in range(players)], NAME)
    if len(found.points) > 1:
        yield Text()
        title = language.say(f"standing-{found.measures[0]}")
        yield from wrapped(Text(language.say("play-curve", what=title), style="bold"), width, 0)
        yield from curves([point.values[0] for point in found.points], names, width)
    if found.turning:
        yield Text()
        yield Text(language.say("play-turning"), style="bold")
    for point in found.turning[:MOST_TURNING]:
        change = f"{point.change:+d}".replace("-", "−")
        told = language.events(point.events)
        words = {"turn": point.turn, "seat": names[point.seat], "change": change, "event": told}
        yield from wrapped(Text(language.say("play-turned", **words)), width, INDENT)
    whole = [row for row in found.luck if "." not in row.matter]
    if whole:
        yield Text()
        yield from wrapped(Text(language.say("play-luck"), style="bold"), width, 0)
    for matter, rows in groupby(whole, key=lambda row: row.matter):
        told = " · ".join(f"{names[row.seat]} {_against(row, language)}" for row in rows)
        yield from wrapped(Text(f"{language.say(f'luck-{matter}')}: {told}"), width, INDENT)


def curves(values: Sequence[Sequence[int]], names: Sequence[str], width: int) -> Iterator[Text]:
    """A row for each seat, all with the same scale, and where it ended."""
    label = max(map(len, names))
    least, most = min(0, *map(min, values)), max(1, *map(max, values))
    number = max(len(str(least)), len(str(most)))
    columns = max(8, min(MOST_COLUMNS, len(values), width - label - number - 2 * INDENT))
    steps = [values[i * (len(values) - 1) // max(columns - 1, 1)] for i in range(columns)]
    for seat, name in enumerate(names):
        bars = "".join(BARS[(step[seat] - least) * (len(BARS) - 1) // (most - least)] for step in steps)
        yield Text(f"{' ' * INDENT}{name:<{label}} {bars} {values[-1][seat]:>{number}}")


def _against(row: Luck, language: Language) -> str:
    """`12 (10.4) ▲`: what came, what was to be expected, and whether that is more or less than usual."""
    return language.say("play-fortune", got=row.got, expected=row.expected, mark=MARKS[2 + fortune(row)])


def fortune(row: Luck) -> int:
    """-2 to 2: 1 is a standard deviation off, 2 is two."""
    off = (row.got - row.expected) / row.deviation if row.deviation > 0 else 0.0
    return max(-2, min(2, int(off)))
