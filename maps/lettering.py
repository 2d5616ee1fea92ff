"""How wide a text is, and how a name may be broken into lines."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fontTools.ttLib import TTFont

FONTS = Path(__file__).parents[1] / "src" / "kartentisch" / "pictures" / "fonts"
LINE = 1.02  # height of a line in em
INK = 0.74  # height of capitals in em, with a little air
MISSING = 500  # advance of a glyph that the font lacks, in a thousandth of an em


class Font:
    """The advance widths of one font file."""

    def __init__(self, name: str) -> None:
        font = TTFont(FONTS / f"{name}.woff2")
        self._glyphs = font.getBestCmap()
        self._advances = font["hmtx"].metrics
        self._em = int(font["head"].unitsPerEm)

    def width(self, text: str, track: float) -> float:
        """Width in em, with ``track`` em between the letters."""
        advances = (self._advances.get(self._glyphs.get(ord(sign), ""), (MISSING, 0))[0] for sign in text)
        return float(sum(advances) / self._em + track * max(0, len(text) - 1))


@cache
def font(name: str) -> Font:
    return Font(name)


def whole(name: str) -> str:
    """A name without its hints: ``Groß-|britannien`` is one word, ``Französisch-|Westafrika`` keeps its hyphen."""
    return re.sub(r"-\|(?=[a-zäöüß])", "", name).replace("-|", "-").replace("|", " ")


def layouts(name: str, upper: bool) -> list[list[str]]:
    """The ways to set a name: as hinted, in one line, one word a line."""
    options = [name.split("|")] if "|" in name else []
    options.append([whole(name)])
    words = whole(name).split(" ")
    if "|" not in name and len(words) > 1:
        options.append(words)
        if len(words) > 2:
            options += [[" ".join(words[:i]), " ".join(words[i:])] for i in range(1, len(words))]
    if not upper:
        return options
    return [[line.upper() for line in lines] for lines in options]
