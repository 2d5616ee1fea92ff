"""A position of any game as one SVG text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Any
from xml.sax.saxutils import escape

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.engine.mapfile import MapFile
from kartentisch.pictures import inks, moon, parchment
from kartentisch.pictures.paper import Sheet

LOOKS = ("parchment", "light", "dark")
LANGUAGES = ("de", "en")
GAP = 20  # between maps of one picture
RIM = 30  # around the part that a picture is cut to


class PictureError(EngineError):
    """A look or a language that there is not (`bad_picture`), or a space that is not on the map (`unknown_space`)."""


@careful
def looks(built: MapFile) -> tuple[str, ...]:
    """The looks that a map can be drawn in; the first is its own."""
    return ("parchment",) if built.look == "parchment" else ("light", "dark")


@careful
def svg(built: MapFile, position: dict[str, Any], look: str = "", lang: str = "de", fonts: bool = True) -> str:
    """Draw a position.

    ``position`` for the parchment look: ``provinces`` (space -> people -> stones) and ``pacified`` (spaces).
    For the others: ``spaces`` (space -> list of ``{"owner", "units": {unit: count}}``, one per owner; ``army`` is the
    unit of games with one kind of piece), ``held`` (space -> side or player, where that changed), ``stations``,
    ``destroyed`` and ``lost`` (spaces).  ``part``: spaces that alone are played on; the picture is cut to them.
    Everything may be missing.  ``look``: "" is the map's own; ``fonts``: carry
    the fonts along.

    Raises:
        PictureError: `bad_picture`, `unknown_space`.
    """
    own = looks(built)
    look = look or own[0]
    if look not in own:
        raise PictureError("bad_picture", problem=f"{built.id} has no look {look}", looks=", ".join(own))
    if lang not in LANGUAGES:
        raise PictureError("bad_picture", problem=f"no language {lang}", languages=", ".join(LANGUAGES))
    _verify(built, position)
    try:
        return _drawn(built, position, look, lang, fonts)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:  # what a part may not hold
        raise PictureError("bad_picture", problem=f"{type(error).__name__}: {error}") from error


def _drawn(built: MapFile, position: dict[str, Any], look: str, lang: str, fonts: bool) -> str:
    if look == "parchment":
        style, defs, elements = (
            parchment.style(built, fonts),
            parchment.defs(built),
            parchment.draw(built, position, lang),
        )
    else:
        sheet = Sheet(built, position, lang, night=look == "dark")
        style, elements = inks.style(built, sheet.look, fonts), sheet.elements()
        defs = inks.defs(sheet.look) + (moon.defs() if sheet.disc else "")
    title = _quoted(built.title[lang])
    box = 'viewBox="{} {} {} {}"'.format(*_cut(built, position.get("part", ())))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} class="kt" role="img" aria-label="{title}">'
    return "\n".join(
        [head, f"<title>{title}</title>", f"<style>{style}</style>", f"<defs>{defs}</defs>", *elements, "</svg>"]
    )


def _cut(built: MapFile, part: Sequence[str]) -> tuple[int, int, int, int]:
    """Left, top, width and height of what is shown: these spaces with a rim, or the whole map."""
    width, height = built.size
    if not part:
        return 0, 0, width, height
    boxes = [built.regions[space].box for space in part]
    left, top = (max(0, int(min(box[i] for box in boxes)) - RIM) for i in (0, 1))
    right, bottom = (min(built.size[i], int(max(box[i + 2] for box in boxes)) + RIM) for i in (0, 1))
    return left, top, right - left, bottom - top


def stacked(drawn: Sequence[tuple[MapFile, str]], lang: str) -> str:
    """Several maps of one board as one picture, one below the other; of each its SVG, fonts with the first alone."""
    if len(drawn) == 1:
        return drawn[0][1]
    width, top, parts = max(built.size[0] for built, _ in drawn), 0, []
    for number, (built, svg_text) in enumerate(drawn):
        wide, high = built.size
        own = f"kt-{number}"  # each has letters of its own
        place = f'x="{(width - wide) // 2}" y="{top}" width="{wide}" height="{high}"'
        parts.append(
            svg_text.replace('class="kt"', f'class="{own}" {place}', 1)
            .replace(".kt ", f".{own} ")
            .replace("kp-", f"kp{number}-")
        )
        top += high + GAP
    title = _quoted(", ".join(built.title[lang] for built, _ in drawn))
    box = f'viewBox="0 0 {width} {top - GAP}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img" aria-label="{title}">'
    return "\n".join([head, f"<title>{title}</title>", *parts, "</svg>"])


def _quoted(text: str) -> str:
    return escape(text, {'"': "&quot;"})


def _verify(built: MapFile, position: dict[str, Any]) -> None:
    """Every space of the position is on the map."""
    for name, part in position.items():
        if isinstance(part, str) or not isinstance(part, Mapping | Sequence | AbstractSet):
            raise PictureError("bad_picture", problem=f"{name}: {type(part).__name__}")
        for space in part:
            if space not in built.regions:
                raise PictureError("unknown_space", space=space, map=built.id)
