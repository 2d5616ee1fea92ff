"""What an object consists of, whether its class is compiled or not."""

from __future__ import annotations

from typing import Any


def field_names(thing: Any) -> list[str]:
    """The names of its attributes, in alphabetical order."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    return sorted(names - {"__dict__"})
