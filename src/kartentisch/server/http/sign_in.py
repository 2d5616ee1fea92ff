"""Being the same on every device, over HTTP: passkeys, devices, one's own data."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Connection

from kartentisch.server import people
from kartentisch.server.http import origins, requests, responses, shapes, visitors
from kartentisch.server.http.origins import Site, asked_from
from kartentisch.server.http.parameters import Lang, Marker, documented
from kartentisch.server.http.visitors import Visits
from kartentisch.server.people import Person, days_off, devices, mails, sessions, tickets
from kartentisch.server.refusals import refuse
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.names import LONGEST_NAME, plain

Handle = Annotated[str, Path(max_length=40, pattern=r"^[0-9a-f]+$")]


class Signing:
    """What the routes by which one comes in have in common."""

    def __init__(self, context: Context, visits: Visits, names: Collection[str] | None, by_mail: bool) -> None:
        """`names`: of the server; `by_mail`: it sends e-mails."""
        self.visits = visits
        self._context, self._names, self._by_mail = context, names, by_mail

    def site(self, request: Request) -> Site:
        """Where passkeys are made for.  Rejected: `passkeys_off`."""
        found = asked_from(request, self._names)
        if found is None:
            raise refuse("passkeys_off")
        return found

    def told(self, connection: Connection, request: Request, cookies: Mapping[str, str]) -> dict[str, Any]:
        """What whoever has these cookies is told of themselves, and what this server offers at this address."""
        data: dict[str, Any] = {
            "person": None,
            "offers": {"passkeys": origins.offers_passkeys(request, self._names), "mail": self._by_mail},
        }
        person = people.person_of(connection, cookies)
        if person is not None:
            now, most = self._context.store.now(), self._context.vacation_days
            off, left = days_off.of(connection, person.id), days_off.left(connection, person.id, most, now)
            data["person"] = {
                "name": person.name,
                "language": person.language,
                "zone": person.zone,
                "mail": mails.of(connection, person.id),
                "passkeys": devices.passkeys(connection, person.id),
                "days_off": {"until": off.until if off.until > now else None, "left": left, "of": most},
                "devices": devices.told(connection, person.id, cookies[people.COOKIE]),
            }
        return data

    def me(self, request: Request, secret: str = "") -> Response:
        """The same, as it is now, as an answer; `secret`: the browser's new one."""
        cookies = {**request.cookies, **({people.COOKIE: secret} if secret else {})}
        with self._context.store.read() as connection:
            return responses.json(self.told(connection, request, cookies))

    def somebody(self, connection: Connection, request: Request) -> Person:
        """Who it is.  Rejected: `nobody_here`."""
        person = self.visits.of(connection, request)
        if person is None:
            raise refuse("nobody_here")
        return person


def add_routes(api: APIRouter, context: Context, signing: Signing) -> None:
    """Give the router what goes beyond a name."""
    visits, site, me, somebody = signing.visits, signing.site, signing.me, signing.somebody

    def asking(answer: Response, request: Request, browser: str) -> Response:
        return visitors.hand_over(request, answer, browser, tickets.COOKIE, tickets.LINK // 1000)

    @api.post(
        "/api/me/passkeys/options",
        responses=documented(403, 409, 413, model=shapes.Options),
        summary="Before a passkey is made: options of `navigator.credentials.create`",
    )
    def before_making(request: Request, marker: Marker, lang: Lang = None) -> Response:
        from kartentisch.server.people import passkeys

        here, browser, now = site(request), tickets.new_browser(), context.store.now()
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            options = passkeys.ask_to_make(connection, visit.person, here, browser, now)
        answer = asking(responses.json({"options": options}), request, browser)
        return visit.answered(request, answer)

    @api.post(
        "/api/me/passkeys",
        responses=documented(401, 403, 409, 413, model=shapes.Me),
        summary="Keep a passkey that the browser has made",
    )
    def make(request: Request, marker: Marker, body: requests.NewPasskey, lang: Lang = None) -> Response:
        from kartentisch.server.people import passkeys

        here, browser = site(request), request.cookies.get(tickets.COOKIE, "")
        with context.store.read() as connection:
            person = somebody(connection, request)
        label = plain(body.label, LONGEST_NAME) if body.label else visitors.label(request)
        made = passkeys.make(context.store, person.id, here, browser, body.credential, label, context.store.now())
        with context.store.write() as connection:
            sessions.came_by(connection, request.cookies[people.COOKIE], made)
        return me(request)

    @api.post(
        "/api/me/signin/options",
        responses=documented(403, 409, 413, model=shapes.Options),
        summary="Before a passkey is shown: options of `navigator.credentials.get`",
    )
    def before_coming(request: Request, marker: Marker, lang: Lang = None) -> Response:
        from kartentisch.server.people import passkeys

        here, browser = site(request), tickets.new_browser()
        with context.store.write() as connection:
            options = passkeys.ask_to_come(connection, here, browser, context.store.now())
        return asking(responses.json({"options": options}), request, browser)

    @api.post(
        "/api/me/signin",
        responses=documented(403, 409, 413, model=shapes.Me),
        summary="Come in with a passkey: the same tables as on your other devices",
    )
    def come(request: Request, marker: Marker, body: requests.ShownPasskey, lang: Lang = None) -> Response:
        from kartentisch.server.people import passkeys

        here, browser, now = site(request), request.cookies.get(tickets.COOKIE, ""), context.store.now()
        proof = passkeys.shown(context.store, here, browser, body.credential, now)
        with context.store.write() as connection:
            passkeys.accept(connection, proof, now)
            secret = visits.enter(connection, request, proof.person, proof.passkey, body.bring)
        return visitors.hand_over(request, me(request, secret), secret)

    @api.delete(
        "/api/me/passkeys/{passkey}",
        responses=documented(401, 403, 404, 413, model=shapes.Me),
        summary="A passkey is good no longer, and devices that came in by it are out",
    )
    def remove_passkey(request: Request, marker: Marker, passkey: Handle, lang: Lang = None) -> Response:
        return locked_out(request, devices.remove_passkey, passkey)

    @api.patch(
        "/api/me/passkeys/{passkey}",
        responses=documented(401, 403, 404, 413, model=shapes.Me),
        summary="Name a passkey",
    )
    def name_passkey(
        request: Request, marker: Marker, passkey: Handle, body: requests.Labelled, lang: Lang = None
    ) -> Response:
        with context.store.write() as connection:
            person = somebody(connection, request)
            if not devices.name_passkey(connection, person.id, passkey, plain(body.label, LONGEST_NAME)):
                raise refuse("unknown_device")
        return me(request)

    @api.delete(
        "/api/me/devices/{device}",
        responses=documented(401, 403, 404, 413, model=shapes.Me),
        summary="A device is out, and with it all keys of your seats that it may have kept",
    )
    def remove_device(request: Request, marker: Marker, device: Handle, lang: Lang = None) -> Response:
        return locked_out(request, devices.lock_out, device)

    @api.delete(
        "/api/me/devices",
        responses=documented(401, 403, 404, 413, model=shapes.Me),
        summary="Every device but this one is out",
    )
    def remove_others(request: Request, marker: Marker, lang: Lang = None) -> Response:
        return locked_out(request, devices.lock_out, "")

    def locked_out(request: Request, end: Any, which: str) -> Response:
        with context.store.write() as connection:
            person = somebody(connection, request)
            tables = end(connection, person.id, which, request.cookies[people.COOKIE])
        if tables is None and which:
            raise refuse("unknown_device")
        for table in tables or ():
            context.wakeups.changed(table)
        return me(request)

    @api.post(
        "/api/me/signout",
        responses=documented(403, 413, model=shapes.Me),
        summary="This browser is nobody's any more; keys of seats that it has by itself stay",
    )
    def sign_out(request: Request, marker: Marker, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            sessions.end(connection, request.cookies.get(people.COOKIE, ""))
            answer = responses.json(signing.told(connection, request, {}))
        return visitors.take_back(answer)
