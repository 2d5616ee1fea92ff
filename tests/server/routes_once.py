"""Reads the signatures of a server's routes once in a process, whoever builds servers by the hundred.

FastAPI looks at each function anew and makes a validator for each parameter, which takes a tenth of a second for all of
them: as long as what many a test does with its server.  All of this depends on the source alone, so the second server
takes over what was read for the first; only the function itself, with what it knows of its server, is its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, Final
from unittest import mock

from fastapi import routing

_READ: Final[dict[object, dict[str, Any]]] = {}
_READING: Final[Callable[..., None]] = routing._populate_api_route_state


def _populate(route: Any, path: str, endpoint: Any, **more: Any) -> None:
    place = (path, tuple(more["methods"]), endpoint.__code__)
    if place not in _READ:
        _READING(route, path, endpoint, **more)
        nobodys = {"endpoint": None, "dependency_overrides_provider": None}
        _READ[place] = {**vars(route), **nobodys, "dependant": replace(route.dependant, call=None)}
        return
    vars(route).update(_READ[place])
    route.endpoint, route.dependency_overrides_provider = endpoint, more["dependency_overrides_provider"]
    route.dependant = replace(route.dependant, call=endpoint)


@contextmanager
def known() -> Iterator[None]:
    """Whatever is built meanwhile takes over what was read before."""
    with mock.patch.object(routing, "_populate_api_route_state", _populate):
        yield
