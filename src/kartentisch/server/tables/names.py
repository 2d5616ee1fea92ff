"""What people type: names and lines of text, in all scripts.

Invisible characters are allowed where a script or an emoji needs them: joiners by the rules of RFC 5892 (Persian,
Sinhala, Devanagari …) and within emoji, variation selectors behind what they change.  Elsewhere they would only make a
name that looks like another one.  Two names are the same if people take them for the same: without case, width, spaces,
accents and whatever cannot be seen, and with letters that look alike by Unicode's own table (UTS #39).
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from kartentisch.engine.errors import Rejected
from kartentisch.server.refusals import refuse
from kartentisch.server.tables.table import Table

if TYPE_CHECKING:
    from precis_i18n.unicode import UnicodeData

LONGEST_NAME: Final = 32  # characters as people count them, see `length`
LONGEST_TEXT: Final = 300
BYTES: Final = 8  # of UTF-8 for each of them, on average: a family of emoji has 25, a letter of most scripts 1 to 3
WHY: Final = ("invisible", "direction", "control", "unknown", "marks")  # a character cannot stand there
MOST_MARKS: Final = 5  # on one letter: Tibetan and pointed Hebrew need four
NONJOINER, JOINER, EMOJI, TEXT, KEYCAP, FLAG = "\u200c", "\u200d", "\ufe0f", "\ufe0e", "\u20e3", "\U0001f3f4"
# they show nothing, or stand for what is not there (U+FFFC, U+FFFD), and are not ignorable
_BLANK: Final = frozenset("\u2800\U0001d159\U00013441\U00013442\U00016fe4\ufffc\ufffd")
_DIRECTION: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
# of category Cf, and to be seen: signs of numbers and verses
_SIGNS: Final = frozenset("\u0600\u0601\u0602\u0603\u0604\u0605\u06dd\u070f\u0890\u0891\u08e2\U000110bd\U000110cd")
_UNKNOWN: Final = ("Co", "Cn", "Cs")
_MARKS: Final = ("Mn", "Me")


def plain(text: str, longest: int) -> str:
    """A name, as people type it, in one line.  What is right already stays as it is.

    Args:
        longest: characters as people count them; `BYTES` times as many bytes at most.

    Raises:
        Rejected: `bad_character` with the first one that cannot stand there, and why (`WHY`); `bad_text` if nothing is
            left, or too much.
    """
    text = _one_line(text)
    for why, at in _wrong(text):
        known = f"U+{ord(text[at]):04X} {unicodedata.name(text[at], '')}".rstrip()
        raise refuse("bad_character", why=why, character=known, most=MOST_MARKS)
    return _fitting(text, longest)


def line(text: str, longest: int) -> str:
    """The same for what is said or noted: what cannot be seen there is left out, and nothing is refused for it."""
    text = _one_line(text)
    return plain(_without(text, "invisible", "direction"), longest)


def brought(text: str, longest: int) -> str:
    """A name that comes with a game from elsewhere, made one of ours: what cannot stand here is left out."""
    text = _without(_one_line(text), *WHY)
    while text and not _fits(text, longest):
        text = _without(text[:-1], *WHY)
    return text or "?"


def harmless(text: str, longest: int) -> bool:
    """Whether a name that another server has accepted, perhaps by older rules, can be told here as it is."""
    wrong = any(why in ("direction", "control", "unknown") for why, _ in _wrong(text))
    return not wrong and len(text) <= BYTES * longest and text == _one_line(text)


def _without(text: str, *why: str) -> str:
    text = _one_line(text)
    while found := {at for wrong, at in _wrong(text) if wrong in why}:
        text = _one_line("".join(char for at, char in enumerate(text) if at not in found))
    return text


def _one_line(text: str) -> str:
    return " ".join(unicodedata.normalize("NFC", text).split())


def _fits(text: str, longest: int) -> bool:
    return length(text) <= longest and len(text.encode(errors="replace")) <= BYTES * longest


def _fitting(text: str, longest: int) -> str:
    if not text or not _fits(text, longest):
        raise refuse("bad_text", longest=longest)
    return text


def length(text: str) -> int:
    """Characters as people count them: letters with their marks, Hangul syllables, emoji with all that makes them one.

    As the grapheme clusters of UAX #29, but for conjuncts of Indic scripts, of which each consonant counts.
    """
    count, flags, joined, before = 0, 0, False, ""
    for char in text:
        flags = flags + 1 if "\U0001f1e6" <= char <= "\U0001f1ff" else 0
        syllable = "\u1160" <= char <= "\u11ff" or "\ud7b0" <= char <= "\ud7ff"
        if char == JOINER:
            joined = _pictures(before)
            continue
        if count and (_is_mark(char) or _ignorable(char) or "\U0001f3fb" <= char <= "\U0001f3ff"):
            continue
        whole = count and ((joined and _pictures(char)) or (flags and flags % 2 == 0) or syllable)
        count, joined, before = count + (not whole), False, char
    return count


def _wrong(text: str) -> Iterator[tuple[str, int]]:
    """What cannot stand there, with its place."""
    marks = 0
    for at, char in enumerate(text):
        category = unicodedata.category(char)
        if category in _UNKNOWN:
            yield "unknown", at
        elif category == "Cc":
            yield "control", at
        elif char in _DIRECTION:
            yield "direction", at
        elif (
            char in _BLANK
            or (_ignorable(char) and not _needed(text, at))
            or (category == "Cf" and not _ignorable(char) and char not in _SIGNS)
        ):
            yield "invisible", at
        marks = marks + 1 if category in _MARKS and not _ignorable(char) else 0
        if marks > MOST_MARKS or (marks and (at == marks - 1 or text[at - marks] == " ")):
            yield "marks", at


def _needed(text: str, at: int) -> bool:
    """Whether what cannot be seen changes what stands beside it."""
    char, before, after = text[at], text[at - 1] if at else "", text[at + 1] if at + 1 < len(text) else ""
    if not before:
        return False
    if char in (JOINER, NONJOINER):
        virama = unicodedata.combining(before) == 9 or (bool(after) and unicodedata.combining(after) == 9)
        if char == NONJOINER:
            return virama or (bool(after) and _ucd().valid_jointype(text, at))
        base = next((one for one in reversed(text[:at]) if not _beside(one)), "")
        return virama or (bool(after) and _pictures(base) and _pictures(after))
    if char in (EMOJI, TEXT):
        return (
            _pictures(before) or unicodedata.category(before) == "Sm" or (before in "0123456789#*" and after == KEYCAP)
        )
    if "\U000e0100" <= char <= "\U000e01ef":  # forms of Han characters, as in Japanese names
        return unicodedata.name(before, "").startswith("CJK ")
    if char in "\u180b\u180c\u180d\u180e\u180f":
        return "\u1820" <= before <= "\u18aa"
    if "\U000e0020" <= char <= "\U000e007f":  # flags of Scotland and others
        whole = text[:at].rstrip("".join(map(chr, range(0xE0020, 0xE007F))))
        return whole.endswith(FLAG) and "\U000e007f" in text[at:]
    return False


def _pictures(char: str) -> bool:
    return bool(char) and (unicodedata.category(char) == "So" or char in "\u203c\u2049\u2194")


def _beside(char: str) -> bool:
    """It belongs to the picture before it."""
    return char in (EMOJI, TEXT) or "\U0001f3fb" <= char <= "\U0001f3ff"


def _is_mark(char: str) -> bool:
    return unicodedata.category(char).startswith("M")


@lru_cache(maxsize=4096)
def _ignorable(char: str) -> bool:
    """Default_Ignorable_Code_Point."""
    return ord(char) > 0x7F and bool(_ucd().default_ignorable(ord(char)))


# ------------------------------------------------------------------ which names are the same
def unused(table: Table, name: str) -> str:
    """The name, if nobody else at the table has it, or one that looks the same.  Rejected: `name_taken`."""
    if any(alike(name, seat.name) for seat in table.seats if seat.name):
        raise refuse("name_taken", name=name)
    return name


def free(name: str, taken: Callable[[str], str]) -> str:
    """A name that is brought along, with a number where `taken` rejects it."""
    for number in range(2, 100):
        try:
            return taken(name)
        except Rejected:
            name = f"{name.rsplit(' ', 1)[0] if number > 2 else name} {number}"
    return taken(name)


def alike(one: str, other: str) -> bool:
    """Whether people take one name for the other."""
    return any(a == b for a, b in zip(look(one), look(other), strict=True))


@lru_cache(maxsize=2048)
def look(name: str) -> tuple[str, str]:
    """How a name looks, in small letters and as it is written: `I` looks like `l`, and `i` does not."""
    text = unicodedata.normalize("NFKC", name)
    return _skeleton(text.casefold()), _skeleton(text)


def _skeleton(text: str) -> str:
    shapes = _shapes()
    seen = [char for char in unicodedata.normalize("NFD", text) if not _ignorable(char) and char not in _BLANK]
    shown = "".join(shapes.get(char, char) for char in unicodedata.normalize("NFC", "".join(seen)))
    parts = unicodedata.normalize("NFKD", "".join(shapes.get(char, char) for char in _decomposed(shown)).casefold())
    bare = "".join(char for char in parts if not _accent(char) and not char.isspace())
    return bare or "".join("".join(seen).split())  # an accent alone


def _decomposed(text: str) -> str:
    """Without accents, which hide a letter from the table."""
    return "".join(char for char in unicodedata.normalize("NFD", text) if not _accent(char))


def _accent(char: str) -> bool:
    """Marks beside a letter that make no other letter of it for a hasty eye; not the vowels and tones of a script."""
    place = unicodedata.combining(char)
    return place == 1 or 10 <= place <= 36 or place >= 200


@cache
def _shapes() -> dict[str, str]:
    """For each character that looks like others what stands for all of them: a letter, or two as in `rn` for `m`."""
    from confusable_homoglyphs import confusables  # late: a megabyte that only names need

    root: dict[str, str] = {}

    def found(char: str) -> str:
        while root.setdefault(char, char) != char:
            char = root[char]
        return char

    several: dict[str, str] = {}
    for source, rows in confusables.confusables_data.items():
        for row in rows:
            target = "".join(char for char in row["c"] if not _ignorable(char))
            if len(source) > 1 or not target:
                continue
            if len(target) > 1:
                several[source] = target
                continue
            a, b = sorted((found(source), found(target)))
            root[b] = a
    shapes = {char: found(char) for char in root}
    return shapes | {char: "".join(shapes.get(one, one) for one in target) for char, target in several.items()}


@cache
def _ucd() -> UnicodeData:
    from precis_i18n.unicode import UnicodeData  # late, as above

    return UnicodeData()
