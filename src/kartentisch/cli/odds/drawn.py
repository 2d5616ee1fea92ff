"""What the commands of the odds draw alike: numbers, and chances as bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from kartentisch.engine.language import Language

BAR: Final = 24  # cells
SHOWN: Final = 0.00005  # what would read 0.00% is left out of a chart
STYLES: Final = {"attacker": "red", "defender": "blue"}


class Numbers:
    """Numbers as the language writes them, two places."""

    def __init__(self, language: Language) -> None:
        self.language = language

    def plain(self, value: float) -> str:
        return self.language.say("odds-number", value=value)

    def percent(self, chance: float) -> str:
        return self.language.percent(chance, 2)


def chart(console: Console, numbers: Numbers, titles: tuple[str, str], rows: Sequence[tuple[str, float, str]]) -> None:
    """Chances as bars.

    Args:
        titles: of the table, and of what its rows are. rows: label, chance, style.
    """
    table = Table(title=titles[0], title_justify="left")
    table.add_column(titles[1], justify="right")
    table.add_column(numbers.language.say("odds-chance"), justify="right")
    table.add_column("")
    scale = max((chance for _, chance, _ in rows), default=1.0)
    for label, chance, style in rows:
        if chance >= SHOWN:
            table.add_row(label, numbers.percent(chance), Text("█" * max(1, round(BAR * chance / scale)), style=style))
    console.print(table)


def left_rows(language: Language, counts: dict[str, list[float]]) -> list[tuple[str, float, str]]:
    """Rows of how many units are left: by side, from a clear victory of the attacker to one of the defender."""
    rows = []
    for side, chances in counts.items():
        order = range(len(chances) - 1, 0, -1) if side == "attacker" else range(1, len(chances))
        rows += [(f"{language.say(f'odds-{side}')} {left}", chances[left], STYLES[side]) for left in order]
    return rows


def survivors(console: Console, numbers: Numbers, sides: dict[str, list[tuple[str, float]]]) -> None:
    """The most likely survivors of each side, as text with their chances."""
    say = numbers.language.say
    table = Table(title=say("odds-survivors"), title_justify="left", show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for side, likely in sides.items():
        for army, chance in likely:
            label = say("odds-survivors-of", side=say(f"odds-{side}"), army=army)
            table.add_row(Text(label, style=STYLES[side]), numbers.percent(chance))
    console.print(table)
