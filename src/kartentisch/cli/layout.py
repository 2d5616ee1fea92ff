"""Blocks of text for terminals: columns, blocks side by side, short names."""

from __future__ import annotations

from collections.abc import Container, Sequence
from itertools import zip_longest

from rich.console import Console
from rich.text import Text


def aligned(rows: Sequence[Sequence[Text | str]], right: Container[int] = (), gap: str = " ") -> list[Text]:
    """Lines whose cells stand below each other; the columns in `right` end below each other instead."""
    cells = [[cell if isinstance(cell, Text) else Text(cell) for cell in row] for row in rows]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        line = Text()
        for i, (cell, width) in enumerate(zip(row, widths, strict=True)):
            fill = " " * (width - cell.cell_len)
            line.append(gap if i else "")
            line.append(fill if i in right else "").append_text(cell).append("" if i in right else fill)
        line.rstrip()
        lines.append(line)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], gap: int) -> list[Text]:
    """Two blocks of lines next to each other."""
    width = max(line.cell_len for line in left) + gap
    pairs = zip_longest(left, right, fillvalue=Text())
    return [Text().append_text(a).append(" " * (width - a.cell_len)).append_text(b) if b else a for a, b in pairs]


def shortened(names: Sequence[str], length: int) -> list[str]:
    """Short names, all different: the beginning, else with the initials of further words, else longer."""
    found: list[str] = []
    for name in names:
        cut = name[:length]
        rivals = [other for other in names if other != name and other[:length].casefold() == cut.casefold()]
        initials = "".join(word[0] for word in name.split()[1:])
        if rivals and initials and length > 1:
            cut = name[: length - 1] + initials[0]
        while cut in found and len(cut) < len(name):
            cut = name[: len(cut) + 1]
        found.append(cut)
    return found


def wrapped(text: Text, width: int, indent: int) -> list[Text]:
    """Lines of at most this width; the indentation stands before each."""
    room = max(width - indent, 10)
    parts = list(text.wrap(Console(width=room), room))
    for part in parts:
        part.rstrip()
    return [Text(" " * indent).append_text(part) for part in parts]


def stacked(lines: Sequence[Text], width: int) -> Text:
    """Lines one below the other, each cut where the width ends."""
    for line in lines:
        line.truncate(max(width, 1), overflow="ellipsis")
    return Text("\n", no_wrap=True).join(lines)
