"""Rules in our own words (`rules.<lang>.md`, `short.<lang>.md`), paragraph by paragraph."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Paragraph:
    """A paragraph of a rules text: the rules it holds, the level of a heading (else None), its Markdown."""

    ids: tuple[str, ...]
    level: int | None
    text: str


def paragraphs(text: str) -> list[Paragraph]:
    """A rules text in reading order; a paragraph may begin with anchors such as `<a id="ATT-15"></a>`."""
    found = []
    for paragraph in text.split("\n\n"):
        ids = []
        rest = paragraph.strip()
        while rest.startswith('<a id="'):
            anchor, _, rest = rest.partition("</a>")
            ids.append(anchor.removeprefix('<a id="').removesuffix('">'))
            rest = rest.strip()
        marks = len(rest) - len(rest.lstrip("#"))
        if rest:
            found.append(Paragraph(tuple(ids), marks or None, rest[marks:].strip()))
    return found


def rules_by_id(text: str) -> dict[str, str]:
    """Paragraphs by rule id."""
    return {rule: paragraph.text for paragraph in paragraphs(text) for rule in paragraph.ids}
