"""By which name a browser has come: what passkeys are made for, and where links by e-mail lead."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from urllib.parse import urlsplit

from fastapi import Request

from kartentisch.server.http import host_names


@dataclass(frozen=True)
class Site:
    """A page: the name of its host, and the origin as a browser tells it."""

    name: str
    origin: str


def asked_from(request: Request, names: Collection[str] | None) -> Site | None:
    """The page that sends this request, by its `Origin`; None where passkeys do not exist.

    They exist where a page has a name and nobody in between: by https, or on the machine itself.  The name is that of
    `Host`, or one of the server's own (`names`), where a proxy asks by an address.  Another port is another page.

    Args:
        names: of the server; None where it lies in the browser itself, and nobody comes from elsewhere.
    """
    if names is None:
        return None
    origin, host = request.headers.get("origin", ""), request.headers.get("host", "").lower()
    try:
        page = urlsplit(origin)
    except ValueError:
        return None
    name = page.hostname or ""
    secure = page.scheme == "https" or (page.scheme == "http" and _is_near(name))
    if not name or host_names.is_address(name) or not secure:
        return None
    ours = origin == f"https://{name}" and name in map(host_names.bare, names)
    if page.netloc.lower() != host and not ours:
        return None
    return Site(name, origin)


def offers_passkeys(request: Request, names: Collection[str] | None) -> bool:
    """Whether a page that was asked for like this would get an answer from `asked_from`."""
    if names is None:
        return False
    name = host_names.bare(request.headers.get("host", ""))
    if _is_near(name):
        return True
    secure = request.url.scheme == "https"
    return secure and (not host_names.is_address(name) or any(own != host_names.ANY for own in names))


def _is_near(name: str) -> bool:
    """Whether it is the machine itself: no one is in between then, not even without https."""
    return name == "localhost" or name.endswith(".localhost")
