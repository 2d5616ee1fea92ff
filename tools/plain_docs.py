"""Plain words: `make lint` looks for what must not come back, in the documentation and in all that is shown to people.

In the documentation also for sentences that are too long. Headings, code, tables and addresses are left out.
What is measured stands in `problems`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "benchmarks/README.md")
]
NEVER = {  # what once stood in their place, and the word of the field
    r"\bhouses?\b(?! rules?\b)": "server",
    r"\bcall(?:ed|s|ing)? (?:\w+ )?back\b|\bcalled to the table\b": "notify, notification",
    r"\bby letter\b|\bletters? (?:that ask|of an address|for every|a day)\b|\bwrites? letters\b": "e-mail",
    r"\bpostm[ae]n\b": "notifier",
    r"\b(?:the|its|their|his|her) own one\b|\bthe own\b": "your, its own …",
    r"\bchronicles?\b": "log",
    r"\breckon(?:s|ed|ing)?\b": "compute, review",
    r"\bbrought along\b|\bbring a saved game\b|\bgames? brought\b": "import",
    r"\bstands? still\b|\bstood still\b": "stopped",
    r"\bset phrases\b": "quick phrases",
    r"\bluggage\b|\berrands?\b|\bfarewell\b": "the field's word",
    r"\blooks? on\b|\blooking on\b": "watch, spectator",
    r"\beverybody's eyes\b|\bspectator's eyes\b": "view",
    r"\bpulling the plug\b|\bpull the plug\b": "power cut",
    r"\btake(?:s|n)? (?:\w+ )?moves? back\b|\btaken back\b|\btaking back\b": "undo",
    r"\bdraws? a position\b|\bpositions? drawn by hand\b": "position editor",
    r"(?:\d|\}) %": "79%, without a space",
}
NEVER_IN_GERMAN = {
    r"\b(?:Haus|Hauses|Häuser)\b": "Server",
    r"\bzurück(?:ge|zu)?rufen\b": "benachrichtigen",
    r"\bBriefe?\b|\bPostbote\w*": "E-Mail",
    r"\bChronik\w*|\bMitschrift\w*|\bAufzeichnung\w*": "Verlauf, Partiedatei",
    r"\bsteht still\b|\bstillstehen\w*": "angehalten",
    r"\b(?:Partien?|Partiedatei) mit(?:zu)?bring\w*|\bmitgebrachten? Partien?\b": "importieren",
    r"\bfeste Sätze\b": "Kurzsätze",
    r"\bZug (?:zu)?rücknehmen lassen\b": "Zug zurücknehmen",
    r"\bgezählte? Partien?\b|\bdiese Partie zählt\b": "gewertet",
    r"\bZeugen offener\b": "Würfel gegenprüfen",
    r"\bleuchtet\b|\bleuchten\b": "ist hervorgehoben",
    r"(?:\d|\})(?<!u00a0)%": "79 %, mit Leerraum",
}
TEXTS = [  # what is shown to people, beside the documentation
    "src/**/texts/*.ftl", "tests/shelf/*/texts/*.ftl", "frontend/src/**/words/**/de.ts",
    "frontend/src/**/words/**/en.ts", "src/kartentisch/games/*/rules.*.md", "src/kartentisch/games/*/short.*.md",
    "src/kartentisch/games/*/starts/*.md",
]  # fmt: skip
OF_FIGURES = ("notes", "benchmarks")  # figures and history, which nobody needs to use the program
AVERAGE, LONGEST, PARAGRAPH = 20, 40, 9  # words of a sentence, words of one, lines of a paragraph
BLOCK = re.compile(r"^(```|~~~).*?^\1\s*$", re.MULTILINE | re.DOTALL)
COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)
MARK = re.compile(r"^\s*(?:[*+-]|\d+\.)\s+")
END = re.compile(r"(?<=[.!?:;])[\"”’)*_]*\s+(?=[\"“‘(*_`\[]*[A-Z0-9`])")


def plain(text: str) -> str:
    """Without code, and links as their words."""
    text = COMMENT.sub("", BLOCK.sub(lambda found: "\n" * found[0].count("\n"), text))
    text = re.sub(r"!\[[^\]]*\]\([^)]*\)|^> ?", "", text, flags=re.MULTILINE)
    text = re.sub(r"\[((?:[^\[\]]|\[[^\]]*\])*)\]\([^)]*\)", r"\1", text)
    return re.sub(r"`[^`]*`", "`x`", text)


def paragraphs(text: str) -> Iterator[list[str]]:
    """Paragraphs and items of lists as their lines; no headings, no tables."""
    lines: list[str] = []
    for line in [*plain(text).splitlines(), ""]:
        if not line.strip() or line.lstrip().startswith(("#", "|", ":::", "    ")) or MARK.match(line):
            if lines:
                yield lines
            lines = [MARK.sub("", line)] if MARK.match(line) else []
        else:
            lines.append(line.strip())


def sentences(text: str) -> list[str]:
    return [one for lines in paragraphs(text) for one in END.split(" ".join(lines)) if len(one.split()) > 2]


def problems(page: Path, measured: bool) -> Iterator[str]:
    """What is wrong with a page; of one that is not `measured` only words."""
    text = page.read_text(encoding="utf-8")
    words = plain(text) if page.suffix == ".md" else text  # between backticks other files have sentences
    german = bool(re.search(r"\bde\.", page.name))
    for pattern, better in (NEVER_IN_GERMAN if german else NEVER).items():
        for found in re.finditer(
            pattern.replace(" ", r"\s+"), words, 0 if german else re.IGNORECASE
        ):  # on two lines, too
            number = words.count("\n", 0, found.start()) + 1
            yield f"{number}: “{' '.join(found[0].split())}”: {better}"
    if not measured:
        return
    lengths = [len(one.split()) for one in sentences(text)]
    if lengths and sum(lengths) / len(lengths) > AVERAGE:
        yield f"sentences have {sum(lengths) / len(lengths):.1f} words on average, and may have {AVERAGE}"
    for one in sentences(text):
        if len(one.split()) > LONGEST:
            yield f"a sentence of {len(one.split())} words: {one[:70]} …"
    for lines in paragraphs(text):
        if len(lines) > PARAGRAPH:
            yield f"a paragraph of {len(lines)} lines: {lines[0][:70]} …"


if __name__ == "__main__":
    wrong = [
        f"{page.relative_to(ROOT)}: {problem}"
        for page in [*PAGES, *sorted((ROOT / "docs").rglob("*.md"))]
        for problem in problems(page, measured=page.parent.name not in OF_FIGURES and page.name != "CHANGELOG.md")
    ]
    wrong += [
        f"{text.relative_to(ROOT)}: {problem}"
        for shown in TEXTS
        for text in sorted(ROOT.glob(shown))
        for problem in problems(text, measured=False)
    ]
    print(*wrong, sep="\n", file=sys.stderr)
    sys.exit(bool(wrong))
