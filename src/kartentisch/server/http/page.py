"""The page: what `npm run build` of `frontend/` left in the folder `page/` beside this file.

Every address that the page itself understands gets `index.html`; so does an unknown one, as not found, where a browser
wants something to read, and the page says so in a sentence.  What lies below `assets/` has a hash in its name and
is kept for good.  Files were packed when the page was built; nothing is packed while people wait.
"""

from __future__ import annotations

import base64
import hashlib
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from kartentisch.server.http import responses
from kartentisch.server.views import sentences

FOLDER: Final = Path(__file__).parents[1] / "page"
ADDRESSES: Final = (
    "/",
    "/new",
    "/t/{id}",
    "/join/{id}",
    "/back/{id}",
    "/rules/{game}",
    "/short/{game}",
    "/edit/{game}",
    "/learn/{game}",
    "/puzzle/{game}",
    "/dice",
    "/me",
    "/mine",
    "/notifications",
    "/notifications/{what}/{token}",
)

_ALWAYS: Final = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
POLICY: Final = _ALWAYS + (
    "script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'"
)
# by name, because the tables of operating systems differ
KINDS: Final = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".avif": "image/avif",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


_PARTLY: Final = frozenset((b"if-none-match", b"if-modified-since", b"range", b"if-range"))
_PACKED: Final = {"br": ".br", "gzip": ".gz"}  # smallest first
_REFUSED: Final = re.compile(r";\s*q=0(\.0*)?\s*$")
_SMALL: Final = 500_000  # bytes; what is larger is read anew for everybody
_MOST: Final = 2_000  # files that are kept, packed ones counted apart


class Files(StaticFiles):
    """The folder's files; whatever is outside of it, or no plain file, is not there.

    A first visit wants dozens of small ones, and what never changes is read once: to look for a file and to read it in
    other threads takes twice as long as all the rest of such an answer.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._kept: dict[tuple[str, tuple[str, ...]], Response] = {}

    async def get_response(self, path: str, scope: Scope) -> Response:
        whole = scope["method"] == "GET" and _PARTLY.isdisjoint(name for name, _ in scope["headers"])
        key = path, _unpacks(scope)
        if whole and (kept := self._kept.get(key)) is not None:
            return kept
        try:
            response = await super().get_response(path, scope)
            if whole and isinstance(response, FileResponse) and _forever(Path(response.path)):
                body = Path(response.path).read_bytes()
                if len(body) <= _SMALL and len(self._kept) < _MOST:
                    kept = self._kept[key] = Response(body)
                    kept.raw_headers = response.raw_headers
        except OSError:  # a name that the system cannot look for
            raise HTTPException(404) from None
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        file = Path(full_path)
        packed = {way: copy for way, ending in _PACKED.items() if _plain(copy := file.with_name(file.name + ending))}
        way = next((way for way in _unpacks(scope) if way in packed), None)
        if way is not None:
            full_path, stat_result = packed[way], packed[way].stat()
        response = super().file_response(full_path, stat_result, scope, status_code)
        if way is not None:
            response.headers["content-encoding"] = way
        if packed:
            response.headers["vary"] = "accept-encoding"
        if response.status_code == 200:
            response.headers["content-type"] = KINDS.get(file.suffix, "application/octet-stream")
        kept = "public, max-age=31536000, immutable" if _forever(file) else "no-cache"
        response.headers["cache-control"] = kept
        response.headers["content-security-policy"] = _policy(file, file.stat().st_mtime_ns)
        return response


def _forever(file: Path) -> bool:
    """Whether a hash in its name says what is in it."""
    return file.parent.name == "assets"


def _plain(file: Path) -> bool:
    return file.is_file() and not file.is_symlink()


def _unpacks(scope: Scope) -> tuple[str, ...]:
    """The ways of packing that the browser understands, smallest first."""
    taken = {
        part.split(";")[0].strip()
        for part in Headers(scope=scope).get("accept-encoding", "").split(",")
        if not _REFUSED.search(part)
    }
    return tuple(way for way in _PACKED if way in taken)


@lru_cache(maxsize=8)
def _policy(file: Path, _: int) -> str:
    """What a file may load: the page its own files and the script in it; one that stands alone what is in it."""
    if file.name == "verify.html":
        allowed = {kind: _inside(file, kind) or "'none'" for kind in ("script", "style")}
        return _ALWAYS + "; ".join(f"{kind}-src {hashes}" for kind, hashes in allowed.items())
    if file.name == "index.html":
        return POLICY.replace("script-src 'self'", f"script-src 'self' {_inside(file, 'script')}".rstrip())
    return POLICY


def _inside(file: Path, kind: str) -> str:
    """The hashes of the scripts or styles that a document carries."""
    inside = re.findall(rb"<%b>(.*?)</%b>" % (kind.encode(), kind.encode()), file.read_bytes(), re.DOTALL)
    return " ".join(f"'sha256-{base64.b64encode(hashlib.sha256(part).digest()).decode()}'" for part in inside)


class _Elsewhere(Route):
    """Every address that is none of the interface's."""

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["path"].startswith("/api/"):
            return Match.NONE, {}
        match, child = super().matches(scope)
        return match, {**child, "route": self}


def wants_to_read(request: Request) -> bool:
    """Whether this is somebody's browser on its way to a page, and no program or part of a page."""
    return "text/html" in request.headers.get("accept", "")


def _whole(scope: Scope) -> Scope:
    """The same request for all of a file, whatever is known of it already."""
    return {**scope, "headers": [header for header in scope["headers"] if header[0] not in _PARTLY]}


def built(folder: Path = FOLDER) -> bool:
    """Whether there is a page: an installation may do without, and a source folder begins without."""
    return (folder / "index.html").is_file()


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """The routes of the page; they come last."""
    files = Files(folder)

    async def index(request: Request) -> Response:
        if built(folder):
            return await files.get_response("index.html", request.scope)
        words = sentences.speech(responses.language(request))
        title, text = words.say("page-missing"), words.say("page-missing-how")
        document = f'<!doctype html><html lang="{words.lang}"><meta charset="utf-8"><title>{title}</title><p>{text}'
        return HTMLResponse(document, 404)

    async def file(request: Request) -> Response:
        try:
            return await files.get_response(files.get_path(request.scope), request.scope)
        except HTTPException as error:
            if error.status_code != 404 or not wants_to_read(request) or not built(folder):
                raise
        answer = await files.get_response("index.html", _whole(request.scope))
        answer.status_code = 404
        answer.headers.add_vary_header("accept")  # a program gets another answer from here
        return answer

    return [
        *(_Elsewhere(address, index, methods=["GET"]) for address in ADDRESSES),
        _Elsewhere("/{path:path}", file, methods=["GET"]),
    ]
