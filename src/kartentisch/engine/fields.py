"""What an object consists of, whether its class is compiled or not."""

from __future__ import annotations

from typing import Any


def field_names(thing: Any) -> list[str]:
    """The names of its attributes, in alphabetical order."""
    names = {*getattr(type(thing), "__mypyc_attrs__", ()), *getattr(thing, "__dict__", ())}
    for kind in type(thing).__mro__:  # interpreted, a default stands in the class until it is changed
        written = vars(kind).get("__annotations__", {})
        names.update(name for name, what in written.items() if not str(what).startswith(("ClassVar", "Final")))
    return sorted(names - {"__dict__"})
