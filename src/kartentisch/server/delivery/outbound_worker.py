"""The helper that talks to addresses which people have typed: pushes to browsers, and whatever `apprise` speaks.

Run as a program it connects to public addresses only (`guard`), follows no redirect, reads little, and knows nothing of
the server but what it is told.  Its end is the server's: it is ended when it takes too long.
"""

from __future__ import annotations

import os
import posixpath
from typing import Any, Final
from urllib.parse import parse_qsl, unquote, urlsplit

from kartentisch.server.delivery.address_guard import Guard
from kartentisch.server.delivery.outbound import SEVERAL
from kartentisch.server.helper_process import answer_lines

SECONDS: Final = 8.0  # for a connection, and for an answer to come
READ: Final = 16_384  # bytes of an answer
LONGEST_LABEL: Final = 120
# what people may name, by the name of the scheme; all of them speak through https, or to a network's own service
SCHEMES: Final = (
    "discord",
    "gotifys",
    "jsons",
    "matrixs",
    "mmosts",
    "msteams",
    "ntfys",
    "pover",
    "rockets",
    "slack",
    "tgram",
    "zulip",
)
_GUARD: Final = Guard()


def main() -> None:
    for name in [name for name in os.environ if name.lower().endswith("_proxy")]:
        del os.environ[name]  # a proxy would look the names up itself
    os.environ["NETRC"] = os.devnull  # no passwords of this machine's user
    import apprise
    import pywebpush
    import requests

    _tame(requests)
    apprise.Apprise()
    assert pywebpush
    _GUARD.stand()
    answer_lines(answer)


def answer(job: dict[str, Any]) -> dict[str, Any]:
    """What became of a job: `do` is `push`, `other` (with `url`) or `name` (what a `url` is, nothing is sent)."""
    _GUARD.allowed, _GUARD.refused = job.get("allowed", ()), False
    try:
        said = {"push": _push, "other": _other, "name": _name}[job["do"]](job)
    except Exception as error:  # whatever libraries make of addresses that nobody has foreseen
        said = {"status": 0, "problem": type(error).__name__}
    return {**said, "guarded": _GUARD.refused}


def _tame(requests: Any) -> None:
    """Every answer is read so far and no farther; none leads on to another address."""
    send = requests.sessions.Session.send

    def short(self: Any, request: Any, **more: Any) -> Any:
        more |= {"allow_redirects": False, "stream": True, "timeout": SECONDS, "proxies": {}}
        if request.url.startswith("https:"):
            more["verify"] = more.get("verify") or True
        answer = send(self, request, **more)
        answer._content = answer.raw.read(READ, decode_content=True)
        answer._content_consumed = True
        answer.close()
        return answer

    requests.sessions.Session.send = short


def _push(job: dict[str, Any]) -> dict[str, Any]:
    """Encrypt a message for one browser, and leave it with its push service (RFC 8030, 8291, 8292)."""
    from py_vapid import Vapid02
    from pywebpush import WebPushException, webpush

    if urlsplit(job["endpoint"]).scheme != "https" and not job.get("allowed"):
        return {"status": 0, "problem": "scheme"}
    try:
        answer = webpush(
            {"endpoint": job["endpoint"], "keys": {"p256dh": job["p256dh"], "auth": job["auth"]}},
            job["payload"],
            vapid_private_key=Vapid02.from_raw(job["key"].encode()),
            vapid_claims={"sub": job["sub"]},
            ttl=job["ttl"],
            headers={"urgency": job["urgency"], "topic": job["topic"]},
            timeout=SECONDS,
        )
    except WebPushException as error:
        return {"status": error.status_code or 0, "wait": _seconds(error.retry_after), "problem": "refused"}
    return {"status": answer.status_code if not isinstance(answer, str) else 0}


def _seconds(told: str | None) -> int:
    return min(int(told), 86_400) if told and told.isdigit() else 0


def _spoken(url: str) -> Any:
    """The service that an address means; None for those that are not on the list."""
    import apprise

    scheme = url.partition("://")[0].lower()
    if scheme not in (*SCHEMES, "https"):
        return None
    if any(name.strip(" +-:").lower() == "template" for name, _ in parse_qsl(urlsplit(url).query, True)):
        return None  # a file of this machine
    service = apprise.Apprise.instantiate(url, suppress_exceptions=True)  # https: addresses as the services show them
    named = getattr(service, "secure_protocol", None) or getattr(service, "protocol", None) or ()
    spoken = (named,) if isinstance(named, str) else tuple(named)
    if (
        service is None
        or getattr(service, "template", None)
        or (scheme == "https" and "jsons" in spoken)
        or not any(name in SCHEMES for name in spoken)
    ):
        return None
    service.verify_certificate = True
    return service


def _identity(service: Any) -> str:
    """What tells its receiver from others: no looks, no password, whatever is only another way to write it."""
    scheme, _, rest = service.url(privacy=False).partition("?")[0].partition("://")
    user, _, place = rest.rpartition("@") if "@" in rest.partition("/")[0] else ("", "", rest)
    host, _, path = place.partition("/")
    if scheme == "ntfys" and not path:  # a topic at the service itself
        host, path = "ntfy.sh", host
    user = f"{user}@" if scheme == "pover" else ""  # it names the receiver there
    return f"{scheme}://{user}{unquote(host).lower()}{posixpath.normpath('/' + unquote(path).lstrip('/'))}"


def _name(job: dict[str, Any]) -> dict[str, Any]:
    service = _spoken(job["url"])
    if service is None:
        return {"status": 0, "problem": "unknown"}
    if len(service) > 1:
        return {"status": 0, "problem": SEVERAL}
    name = str(service.service_name or "")
    shown = service.url(privacy=True).partition("?")[0][:LONGEST_LABEL]
    return {"status": 200, "name": name, "shown": shown, "identity": _identity(service)}


def _other(job: dict[str, Any]) -> dict[str, Any]:
    service = _spoken(job["url"])
    if service is None:
        return {"status": 0, "problem": "unknown"}
    if len(service) > 1:
        return {"status": 0, "problem": SEVERAL}
    told = service.notify(body=job["body"], title=job["title"], notify_type="info", body_format="text")
    return {"status": 200} if told else {"status": 0, "problem": "refused"}


if __name__ == "__main__":
    main()
