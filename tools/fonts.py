"""The letters of the page: of each font one file with what the page itself writes, and one with the rest of it.

The second is asked for by `unicode-range` when somebody's name needs it.  Whole fonts lie in `frontend/fonts` (those
of the page) and `kartentisch/pictures/fonts` (those of pictures too); what is made of them lies in
`frontend/src/look/fonts` and is kept.  `make fonts`, after a change of a font or when a test says that a new
sentence needs more letters.
"""

import re
from pathlib import Path

from fontTools import subset

PROJECT = Path(__file__).parent.parent
MADE = PROJECT / "frontend/src/look/fonts"
STYLES = [PROJECT / "frontend/src/look/fonts.css", PROJECT / "frontend/src/look/page.css"]
MORE = PROJECT / "frontend/src/look/more.css"
ASCII = "".join(map(chr, range(0x20, 0x7F)))
PAGE = ASCII + "\u00a0§©«°²³·¹»½ÄÉÖ×ÜßäéöüΣ–—‘’‚“”„•…‹›←↑→↓−≤≥"
MAP = ASCII + "ÄÉÖÜßáäéöü’–"  # names of places only
FEATURES = ["kern", "liga", "locl", "tnum"]
# what fonts are for; the others are the page's
OF_MAPS = ("alegreya", "eb-garamond", "barlow-condensed-500-italic")


def whole() -> list[Path]:
    """The whole fonts."""
    folders = ("frontend/fonts", "src/kartentisch/pictures/fonts")
    return sorted(font for folder in folders for font in (PROJECT / folder).glob("*.woff2"))


def cut(font: Path, letters: set[int], name: str) -> None:
    """Writes those letters of a font, without hints for screens of long ago."""
    options = subset.Options(
        layout_features=FEATURES, hinting=False, flavor="woff2", notdef_outline=True, name_IDs=[0, 1, 2, 13, 14]
    )
    loaded = subset.load_font(str(font), options)
    chosen = subset.Subsetter(options)
    chosen.populate(unicodes=letters)
    chosen.subset(loaded)
    subset.save_font(loaded, str(MADE / f"{name}.woff2"), options)


def ranges(letters: set[int]) -> str:
    """Numbers as CSS says them: `U+A1-A6, U+AA`."""
    found: list[list[int]] = []
    for letter in sorted(letters):
        if found and found[-1][1] == letter - 1:
            found[-1][1] = letter
        else:
            found.append([letter, letter])
    return ", ".join(f"U+{first:X}" if first == last else f"U+{first:X}-{last:X}" for first, last in found)


def main() -> None:
    """Cuts all fonts, and writes the style that says which letters lie in the second files."""
    rest: dict[str, str] = {}
    for font in whole():
        own = {ord(letter) for letter in (MAP if font.name.startswith(OF_MAPS) else PAGE)}
        there = set(subset.load_font(str(font), subset.Options()).getBestCmap())
        cut(font, there & own, font.stem)
        more = {letter for letter in there - own if letter >= 0xA1}
        cut(font, more, f"more-{font.stem}")
        rest[font.stem] = ranges(more)
    told = ["/* Letters that only names of people need, fetched at rest; made by tools/fonts.py. */"]
    for line in "".join(style.read_text("utf-8") for style in STYLES).splitlines():
        if face := re.search(r'url\("\./fonts/([\w-]+)\.woff2"\)', line):
            name = face.group(1)
            more_of = line.replace(f"/{name}.", f"/more-{name}.")
            told.append(more_of.replace("; }", f"; unicode-range: {rest[name]}; }}"))
    MORE.write_text("\n".join(told) + "\n", "utf-8")


if __name__ == "__main__":
    main()
