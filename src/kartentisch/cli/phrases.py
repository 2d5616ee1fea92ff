"""Lines that mean more than one action: `4 4 5`, `12x3`, `send 3 tank brazil peru`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from kartentisch.cli.prompt import Menu, typed_words
from kartentisch.engine.errors import Rejected

MOST = 60  # times that one line may repeat an action
FILLERS = frozenset({"from", "to", "via", "into", "aus", "nach", "von", "ueber", "uber"})

Foresee = Callable[[int], Sequence[int]]  # what would be legal after an action; may raise Rejected


def numbers(line: str) -> list[int]:
    """The numbers of a menu that the line names, repeated ones as often as they count; empty if it is no such line."""
    found: list[int] = []
    for word in line.split():
        match = re.fullmatch(r"(\d{1,4})(?:[x*×](\d{1,2}))?", word)
        if match is None:
            return []
        found += [int(match[1])] * int(match[2] or 1)
    return found[: MOST + 1]


def phrases(line: str, menu: Menu, lead: str, picked: int | None, foresee: Foresee) -> list[list[int]]:
    """The batches of actions that the line may mean: one if it is clear, several if it is not, none if it is nonsense.

    Args:
        lead: a block of actions (`pick`) whose place may stand inside the line. picked: the one in force.
        foresee: asked for what a lead makes legal.  Where nothing legal fits, what is meant comes back all the same,
            so that playing it can say what is wrong.
    """
    count, words = counted(typed_words(line))
    whole = menu.legal(" ".join(words)) if count else []
    count = count or 1
    if len(whole) == 1 or not lead:
        return [[action] * count for action in whole]
    meant: list[list[int]] = []
    for place, rest in with_place(words):
        leads = [a for a in menu.any(f"{lead} {place}") if menu.game.space.action(a).name == lead]
        legal: list[list[int]] = []
        for action in leads:
            before, then = ([], menu) if action == picked else ([action], after(action, menu, foresee))
            if then is None:
                continue
            legal += [[*before, *[a] * count] for a in then.legal(rest) if menu.game.space.action(a).name != lead]
            if not meant:
                kinds = {menu.game.space.action(choice.action).name for choice in then.choices}
                found = [a for a in then.any(rest) if menu.game.space.action(a).name in kinds]
                meant = [[*before, a] for a in found[:1]]
        if legal:
            return legal
    return [[action] * count for action in whole] or meant


def counted(words: Sequence[str]) -> tuple[int, list[str]]:
    """The number that stands in the line before other words, 0 if none does, and the words without it."""
    for i, word in enumerate(words[:-1]):
        if word.isascii() and word.isdigit() and 1 <= int(word) <= MOST:
            return int(word), [*words[:i], *words[i + 1 :]]
    return 0, list(words)


def with_place(words: Sequence[str]) -> Iterator[tuple[str, str]]:
    """All ways to read some words as a place, the earliest and longest first, with the words around them."""
    words = [word for word in words if word not in FILLERS]
    for i in range(len(words)):
        for j in range(len(words), i, -1):
            rest = [*words[:i], *words[j:]]
            if rest:
                yield " ".join(words[i:j]), " ".join(rest)


def after(action: int, menu: Menu, foresee: Foresee) -> Menu | None:
    try:
        legal = foresee(action)
    except Rejected:
        return None
    return menu.after(legal)
