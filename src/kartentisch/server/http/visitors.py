"""Who comes: somebody's browsers know them by a cookie, and most people are nobody."""

from __future__ import annotations

from fastapi import Request, Response
from sqlalchemy import Connection

from kartentisch.server import people
from kartentisch.server.people import Person, sessions
from kartentisch.server.rates import Rate, network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.tables.context import Context


class Visit:
    """One request of somebody.

    Attributes:
        secret: for the cookie that its answer brings, if they became somebody by it; else empty.
    """

    def __init__(self, person: Person, secret: str) -> None:
        self.person, self.secret = person, secret

    def cookies(self, request: Request) -> dict[str, str]:
        """As the browser has them from now on."""
        return {**request.cookies, **({people.COOKIE: self.secret} if self.secret else {})}

    def answered(self, request: Request, response: Response) -> Response:
        """The answer, with the cookie where there is a new one."""
        return hand_over(request, response, self.secret) if self.secret else response


class Visits:
    """Who comes, for one context."""

    def __init__(self, context: Context) -> None:
        limits = context.limits
        self._context = context
        self._made = Rate(1 / limits.person_seconds if limits.person_seconds else 0, limits.person_burst)

    def of(self, connection: Connection, request: Request) -> Person | None:
        """Who it is, if they are somebody already."""
        return people.person_of(connection, request.cookies)

    def needed(self, connection: Connection, request: Request) -> Visit:
        """Who it is; they are somebody from now on, with the seats that their browser holds.

        Needs a transaction that writes; the answer goes through `Visit.answered`.

        Raises:
            Rejected: `too_many_requests`, where too many new persons come from there.
        """
        person = self.of(connection, request)
        if person is not None:
            return Visit(person, "")
        if not self._made.allows(network_of(request.client.host if request.client else "")):
            raise refuse("too_many_requests")
        now = self._context.store.now()
        person = people.make(connection, now)
        people.bind_all(connection, person.id, request.cookies, now)
        return Visit(person, people.begin(connection, person.id, label(request), now))

    def enter(self, connection: Connection, request: Request, person: str, passkey: str, bring: bool) -> str:
        """Somebody has shown who they are: the secret for this browser, a fresh one.

        Args:
            bring: the seats that this browser holds, and whom it was known as, become theirs.
        """
        now, before = self._context.store.now(), self.of(connection, request)
        if bring and before is not None and before.id != person:
            people.become(connection, before.id, person)
        if bring:
            people.bind_all(connection, person, request.cookies, now)
        sessions.end(connection, request.cookies.get(people.COOKIE, ""))
        return people.begin(connection, person, label(request), now, passkey)


def label(request: Request) -> str:
    return people.label_of(request.headers.get("user-agent", "")[:400])


def hand_over(
    request: Request, response: Response, secret: str, name: str = people.COOKIE, seconds: int = sessions.DAYS * 86_400
) -> Response:
    """The secret of a browser, as a cookie that scripts cannot read and other sites cannot send."""
    response.set_cookie(
        name,
        secret,
        max_age=seconds,
        path="/api",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return response


def take_back(response: Response) -> Response:
    """The browser is nobody's any more."""
    response.delete_cookie(people.COOKIE, path="/api", httponly=True, samesite="strict")
    return response
