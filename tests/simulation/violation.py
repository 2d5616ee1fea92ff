"""What a schedule fails by."""

from __future__ import annotations


class Violation(AssertionError):
    """Something that must hold does not."""


def demand(true: object, what: str) -> None:
    if not true:
        raise Violation(what)
