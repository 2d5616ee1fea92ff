"""How answers look: JSON, rejections as sentences in the visitor's language, cookies."""

from __future__ import annotations

import gzip
import hashlib
import hmac
import logging
import sqlite3
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Any, Final

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import DatabaseError, TimeoutError
from starlette.exceptions import HTTPException
from starlette.types import Scope

from kartentisch.engine.errors import KartentischError, Rejected
from kartentisch.engine.game import to_bytes
from kartentisch.engine.language import LANGUAGES
from kartentisch.server.metrics import Metrics, counted
from kartentisch.server.refusals import refuse, status_of
from kartentisch.server.store import access_tokens, faults
from kartentisch.server.tables.context import Shown
from kartentisch.server.tables.table import Table
from kartentisch.server.views import sentences

LOGGER: Final = logging.getLogger("kartentisch.server")
STORE_FAULTS: Final = (DatabaseError, TimeoutError, sqlite3.DatabaseError)  # SQLAlchemy's, of its pool, SQLite's own
COOKIE_DAYS: Final = 120
PROXIES: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


class _Json(Response):
    """JSON; what the framework's own works out for each answer is known here."""

    media_type = "application/json"
    background = None

    def __init__(self, body: bytes, status: int) -> None:
        self.body, self.status_code = body, status
        self.raw_headers = [(b"content-length", b"%d" % len(body)), (b"content-type", b"application/json")]


def json(data: Any, status: int = 200) -> Response:
    return _Json(to_bytes(data), status)


def header(request: Request, name: bytes) -> str:
    """The first header of this name, in small letters; empty where there is none."""
    for known, value in request.scope["headers"]:
        if known == name:
            return str(value, "latin-1")
    return ""


def pressed(request: Request, data: bytes) -> Response:
    """JSON that is compressed with gzip already; unpacked for who does not take that."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(data, media_type="application/json", headers=headers)
    return Response(gzip.decompress(data), media_type="application/json", headers={"Vary": "Accept-Encoding"})


SVG: Final = "image/svg+xml"
# of a picture that is opened by itself: its own styles and letters, and nothing else, not even this address's name
_PICTURED: Final = {
    "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"
}


def picture(drawn: str) -> Response:
    """A drawing, for an element of a page or by itself."""
    return Response(drawn, media_type=SVG, headers=_PICTURED)


def lasting(request: Request, data: Any, kind: str = "application/json") -> Response:
    """What changes with a new version of the program only: a browser keeps it, and asks whether it still holds.

    `data`: of this kind already where it is bytes.
    """
    body = data if isinstance(data, bytes) else to_bytes(data)
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Language"}
    if kind == SVG:
        headers |= _PICTURED
    if tag in request.headers.get("if-none-match", "").replace("W/", "").split(", "):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=kind, headers=headers)


@lru_cache(maxsize=64)  # browsers ask in few ways
def wanted_language(lang: str | None, accepted: str) -> str:
    """`lang`, if it is one of ours; else what the browser likes best; else English."""
    if lang in LANGUAGES:
        return lang
    liked: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        name, _, weight = part.strip().partition(";q=")
        try:
            liked.append((-float(weight or 1), name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, name in sorted(liked, key=lambda pair: pair[0]) if name in LANGUAGES), "en")


def language(request: Request) -> str:
    lang = request.query_params.get("lang") if request.scope["query_string"] else None
    return wanted_language(lang, header(request, b"accept-language"))


def shown(request: Request) -> Shown:
    """The key in `Authorization: Bearer`, or the cookies."""
    kind, _, key = header(request, b"authorization").partition(" ")
    return Shown(key.strip() if kind.lower() == "bearer" else "", request.cookies if header(request, b"cookie") else {})


def may_see_metrics(request: Request, token: str) -> bool:
    """Whoever has the token; without one, programs on this machine, but nobody whom a proxy brings."""
    if token and hmac.compare_digest(access_tokens.digest(shown(request).header), access_tokens.digest(token)):
        return True
    if token or any(name in request.headers for name in PROXIES):
        return False
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:  # a socket in a folder has no address
        return False


def hand_over(request: Request, response: Response, table: Table, secret: str, surplus: Iterable[str] = ()) -> Response:
    """The key as a cookie that scripts cannot read and other sites cannot send.

    Args:
        surplus: cookies that go, because there would be too many for the head of a request.
    """
    for name in surplus:
        response.delete_cookie(name, path="/api", httponly=True, samesite="strict")
    response.set_cookie(
        access_tokens.cookie_name(table.round),
        secret,
        max_age=COOKIE_DAYS * 86_400,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def refused(request: Request, error: KartentischError, table: Table | None = None) -> Response:
    answer = json(sentences.refusal(error.rejection, language(request), table), status_of(error))
    if answer.status_code == 429:
        answer.headers["retry-after"] = "1"
    return answer


def refusal_told(request: Request, error: KartentischError, table: Table, answer: bool) -> Response:
    """To who asks what would be: a refusal of the rules is what was asked for, if `answer` says so."""
    refusal = refused(request, error, table)
    if answer and refusal.status_code == 409:
        refusal.status_code = 200
    return refusal


def refused_at_the_door(scope: Scope, error: KartentischError) -> tuple[int, bytes]:
    """For the guard, which has no routes yet."""
    request = Request(scope)
    return status_of(error), to_bytes(sentences.refusal(error.rejection, language(request)))


def of_the_store(error: BaseException) -> Rejected:
    """A fault of the store as a rejection; the log tells what is worse than being busy."""
    code = faults.code_of(error)
    if code != faults.BUSY:
        LOGGER.error("the store cannot be used", extra={"facts": {"code": code, "problem": faults.cause_of(error)}})
    return refuse(code)


def explain_faults(app: FastAPI, metrics: Metrics) -> None:
    """Every error leaves as `{"error": {code, rule, args, sentence}}`, none with a trace of the program."""

    def told(request: Request, error: KartentischError) -> Response:
        if counted(request.url.path):
            metrics.rejections.labels(error.code).inc()
        return refused(request, error)

    def on_rejection(request: Request, error: Exception) -> Response:
        assert isinstance(error, KartentischError)
        return told(request, error)

    def on_bad_request(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        first = error.errors()[0]
        if first["type"] == "json_invalid":
            return told(request, refuse("bad_json"))
        where = ".".join(str(part) for part in first["loc"] if part != "body")
        return told(request, refuse("bad_request", where=where[:80] or "body", problem=str(first["msg"])[:200]))

    def on_http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 413:
            return told(request, refuse("too_large", most=int(error.detail)))
        code = {404: "unknown_path", 405: "bad_method"}.get(error.status_code, "bad_json")
        answer = told(request, refuse(code))
        if error.headers:
            answer.headers.update(error.headers)
        return answer

    def on_fault(request: Request, error: Exception) -> Response:
        return told(request, of_the_store(error))

    def on_anything(request: Request, error: Exception) -> Response:
        return told(request, refuse("internal_fault"))  # the guard writes it into the log

    app.add_exception_handler(KartentischError, on_rejection)
    app.add_exception_handler(RequestValidationError, on_bad_request)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, on_anything)
    for kind in STORE_FAULTS:
        app.add_exception_handler(kind, on_fault)


__all__ = ["explain_faults", "hand_over", "json", "language", "lasting", "pressed", "refused_at_the_door", "shown",
           "wanted_language"]  # fmt: skip
