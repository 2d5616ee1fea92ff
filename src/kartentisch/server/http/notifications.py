"""Notifications, over HTTP: `/api/notifications`."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Path, Request, Response
from sqlalchemy import Connection

from kartentisch.server import people
from kartentisch.server.delivery import vapid
from kartentisch.server.delivery.outbound import BUSY, Said
from kartentisch.server.delivery.outbound_worker import SCHEMES
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.http import requests, responses, shapes
from kartentisch.server.http.parameters import Lang, Marker, documented
from kartentisch.server.http.visitors import Visits, label
from kartentisch.server.notifications import calendar, channels, notifier, preferences, targets
from kartentisch.server.notifications.notifier import Notifier
from kartentisch.server.people import Person
from kartentisch.server.rates import Rate, network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import repository
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table

TargetId = Annotated[str, Path(max_length=32)]
Token = Annotated[str, Path(max_length=100)]
PATIENCE: Final = 3.0  # seconds until others have been told what their addresses mean


def add_routes(api: APIRouter, context: Context, visits: Visits, settings: DeliverySettings, sender: Notifier) -> None:
    """Give the router the routes of notifications; `sender` names services, and has the server's key."""
    pace = context.limits.notification_seconds
    asking = Rate(1 / pace if pace else 0, context.limits.notification_burst)

    def charge(request: Request) -> None:
        """Each is a message to somewhere, or a question to another process."""
        if not asking.allows(network_of(request.client.host if request.client else "")):
            raise refuse("too_many_requests")

    def insist(kind: str) -> None:
        if not settings.offers(kind):
            raise refuse("notices_off")

    def told(connection: Connection, person: Person | None) -> Response:
        own = preferences.load(connection, person.id) if person else preferences.Preferences()
        muted = []
        if own.muted:
            rows = connection.execute(
                TABLES.select().with_only_columns(TABLES.c.id).where(TABLES.c.round.in_(own.muted))
            )
            muted = [row.id for row in rows]
        places = targets.of_person(connection, person.id) if person else []
        shown = [
            {
                "id": place.id,
                "kind": place.kind,
                "shown": place.shown,
                "confirmed": place.confirmed > 0,
                "failing": place.failing,
                "told": place.told,
                "table": place.table_id,
            }
            for place in places
        ]
        offers = {
            "push": vapid.public_key(sender.key) if settings.offers("push") else None,
            "mail": settings.offers("mail"),
            "other": settings.offers("other"),
            "calendar": settings.offers("calendar"),
            "services": list(SCHEMES) if settings.offers("other") else [],
        }
        return responses.json(
            {
                "offers": offers,
                "targets": shown,
                "quiet_from": own.quiet_from,
                "quiet_to": own.quiet_to,
                "leads": own.leads,
                "daily": own.daily,
                "muted": muted,
                "zone": person.zone if person else "",
                "calendar": bool(own.calendar),
            }
        )

    @api.get(
        "/api/notifications", responses=documented(model=shapes.Notifications), summary="Where and when you are told"
    )
    def how(request: Request, lang: Lang = None) -> Response:
        with context.store.read() as connection:
            return told(connection, visits.of(connection, request))

    @api.patch(
        "/api/notifications", responses=documented(403, 413, model=shapes.Notifications), summary="When you are told"
    )
    def change(request: Request, marker: Marker, body: requests.NoticeWishes, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            own = preferences.load(connection, visit.person.id)
            own.quiet_from = own.quiet_from if body.quiet_from is None else body.quiet_from
            own.quiet_to = own.quiet_to if body.quiet_to is None else body.quiet_to
            own.leads = own.leads if body.leads is None else body.leads
            own.daily = own.daily if body.daily is None else body.daily
            preferences.save(connection, visit.person.id, own)
            targets.look_again(connection, visit.person.id, context.store.now())
            return visit.answered(request, told(connection, visit.person))

    @api.patch(
        "/api/tables/{table_id}/notifications",
        responses=documented(401, 403, 404, 413, model=shapes.Notifications),
        summary="Whether you are told about this table and its rematches",
    )
    def about(
        request: Request, marker: Marker, table_id: str, body: requests.NoticesAbout, lang: Lang = None
    ) -> Response:
        with context.store.write() as connection:
            table = repository.find(connection, table_id)
            contexts.known_holder(connection, table, responses.shown(request))
            visit = visits.needed(connection, request)
            own = preferences.load(connection, visit.person.id)
            others = [chain for chain in own.muted if chain != table.round]
            own.muted = others if body.wanted else [*others, table.round]
            preferences.save(connection, visit.person.id, own)
            return visit.answered(request, told(connection, visit.person))

    @api.post(
        "/api/notifications/browsers",
        responses=documented(403, 409, 413, model=shapes.Notifications),
        summary="Tell this browser",
    )
    def add_browser(request: Request, marker: Marker, body: requests.Browser, lang: Lang = None) -> Response:
        insist("push")
        charge(request)
        kept = {"endpoint": body.endpoint, "p256dh": body.keys.p256dh, "auth": body.keys.auth}
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            targets.add_push(connection, visit.person.id, kept, label(request), spoken, now)
            return visit.answered(request, told(connection, visit.person))

    @api.post(
        "/api/notifications/emails",
        responses=documented(403, 409, 413, model=shapes.Notifications),
        summary="Tell an address by e-mail, once its owner has said yes",
    )
    def add_email(request: Request, marker: Marker, body: requests.MailTo, lang: Lang = None) -> Response:
        insist("mail")
        charge(request)
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            targets.add_mail(connection, visit.person.id, body.address, spoken, now, settings.address)
            return visit.answered(request, told(connection, visit.person))

    @api.post(
        "/api/notifications/services",
        responses=documented(403, 409, 413, model=shapes.Notifications),
        summary="Tell a service, as ntfy, Matrix or Discord, by its address",
    )
    def add_service(request: Request, marker: Marker, body: requests.Service, lang: Lang = None) -> Response:
        insist("other")
        charge(request)
        said = named(body.address)
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            targets.add_other(connection, visit.person.id, body.address, said, spoken, now)
            return visit.answered(request, told(connection, visit.person))

    def named(url: str) -> Said:
        """What an address means.  Rejected: `too_many_requests`."""
        said = sender.naming.ask({"do": "name", "url": url}, PATIENCE)
        if said.problem == BUSY:
            raise refuse("too_many_requests")
        return said

    def of_table(connection: Connection, table: Table, holder: int, person: Person | None) -> Response:
        offered = settings.offers("other")
        return responses.json({"offered": offered, **channels.told(connection, table, holder, person)})

    @api.get(
        "/api/tables/{table_id}/channels",
        responses=documented(401, 403, 404, model=shapes.Channels),
        summary="The services where the table tells whose turn it is",
    )
    def show_channels(request: Request, table_id: str, lang: Lang = None) -> Response:
        with context.store.read() as connection:
            table = repository.find(connection, table_id)
            holder = contexts.known_holder(connection, table, responses.shown(request))
            if not contexts.belongs(table, holder):
                raise refuse("foreign_seat")
            return of_table(connection, table, holder, visits.of(connection, request))

    @api.post(
        "/api/tables/{table_id}/channels",
        responses=documented(401, 403, 404, 409, 413, model=shapes.Channels),
        summary="Give the table a channel: a service where a group is told whose turn it is, by seats",
    )
    def add_channel(
        request: Request, marker: Marker, table_id: str, body: requests.Service, lang: Lang = None
    ) -> Response:
        insist("other")
        charge(request)
        with context.store.read() as connection:
            table = repository.find(connection, table_id)
            channels.insist_leads(table, contexts.known_holder(connection, table, responses.shown(request)))
        said = named(body.address)
        with context.store.write() as connection:
            table = repository.find(connection, table_id, lock=True)
            holder = contexts.known_holder(connection, table, responses.shown(request))
            channels.insist_leads(table, holder)
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            channels.add(connection, table, visit.person, body.address, said, spoken, now)
            return visit.answered(request, of_table(connection, table, holder, visit.person))

    @api.delete(
        "/api/tables/{table_id}/channels/{target}",
        responses=documented(401, 403, 404, 413, model=shapes.Channels),
        summary="Take a channel from the table",
    )
    def drop_channel(request: Request, marker: Marker, table_id: str, target: TargetId, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            table = repository.find(connection, table_id)
            holder = contexts.known_holder(connection, table, responses.shown(request))
            channels.insist_leads(table, holder)
            channels.drop(connection, table, target)
            return of_table(connection, table, holder, visits.of(connection, request))

    @api.delete(
        "/api/notifications/targets/{target}",
        responses=documented(403, 404, 413, model=shapes.Notifications),
        summary="Tell it no more",
    )
    def drop(request: Request, marker: Marker, target: TargetId, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            person = known(connection, request)
            targets.remove(connection, targets.find(connection, target, person.id).id)
            return told(connection, person)

    @api.post(
        "/api/notifications/targets/{target}/test",
        responses=documented(403, 404, 409, 413, model=shapes.Notifications),
        summary="Send something there now",
    )
    def attempt(request: Request, marker: Marker, target: TargetId, lang: Lang = None) -> Response:
        charge(request)
        with context.store.write() as connection:
            person = known(connection, request)
            place = targets.find(connection, target, person.id)
            if not place.confirmed:
                raise refuse("not_confirmed")
            insist(place.kind)
            notifier.send_test(connection, place, context.store.now())
            answer = told(connection, person)
        sender.hurry()
        return answer

    @api.post(
        "/api/notifications/calendar",
        responses=documented(403, 409, 413, model=shapes.CalendarTold),
        summary="A calendar of your deadlines, at a secret address; one from before ends",
    )
    def begin_calendar(request: Request, marker: Marker, lang: Lang = None) -> Response:
        insist("calendar")
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            secret = calendar.begin(connection, visit.person.id)
        path = f"/api/calendar/{secret}.ics?lang={responses.language(request)}"
        return visit.answered(request, responses.json({"path": path}))

    @api.delete(
        "/api/notifications/calendar",
        responses=documented(403, 404, 413, model=shapes.Notifications),
        summary="No calendar any more",
    )
    def end_calendar(request: Request, marker: Marker, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            person = known(connection, request)
            calendar.end(connection, person.id)
            return told(connection, person)

    @api.get(
        "/api/calendar/{secret}.ics",
        responses={**documented(304, 404), 200: {"content": {"text/calendar": {}}}},
        summary="Your deadlines, for any calendar that subscribes to an address",
        response_class=Response,
    )
    def show_calendar(request: Request, secret: Token, lang: Lang = None) -> Response:
        insist("calendar")
        with context.store.read() as connection:
            person = calendar.owner(connection, secret)
            data = calendar.feed(connection, person, responses.language(request), settings.address)
        return responses.lasting(request, data, "text/calendar; charset=utf-8")

    @api.post(
        "/api/notifications/confirm",
        responses=documented(403, 409, 413, model=shapes.Agreed),
        summary="E-mails are welcome",
    )
    def agree(request: Request, marker: Marker, body: requests.ByEmail, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            return responses.json({"shown": targets.confirm(connection, body.token, context.store.now()).shown})

    @api.post(
        "/api/notifications/block", responses=documented(403, 409, 413, model=shapes.Agreed), summary="No e-mails, ever"
    )
    def refuse_all(request: Request, marker: Marker, body: requests.ByEmail, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            targets.never_again(connection, body.token, context.store.now())
        return responses.json({"shown": ""})

    @api.post(
        "/notifications/unsubscribe/{token}",
        responses=documented(409, 413, model=shapes.Agreed),
        summary="One click in an e-mail: no more of them (RFC 8058)",
    )
    def off(request: Request, token: Token, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            targets.end(connection, token)
        return responses.json({"shown": ""})

    def known(connection: Connection, request: Request) -> Person:
        """Whoever asks.  Rejected: `unknown_target`, for nobody has none."""
        person = people.person_of(connection, request.cookies)
        if person is None:
            raise refuse("unknown_target")
        return person
