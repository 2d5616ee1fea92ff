"""Notifications, over HTTP: `/api/notifications`."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from kartentisch.server.http import requests, responses, shapes
from kartentisch.server.http.notifying import Notifying, known
from kartentisch.server.http.parameters import Lang, Marker, TargetId, documented
from kartentisch.server.http.visitors import label
from kartentisch.server.notifications import notifier, preferences, targets
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import context as contexts
from kartentisch.server.tables import repository


def add_routes(api: APIRouter, notifying: Notifying) -> None:
    """Give the router what a person may say about being told: where, when and by what."""
    context, visits = notifying.context, notifying.visits

    @api.get(
        "/api/notifications", responses=documented(model=shapes.Notifications), summary="Where and when you are told"
    )
    def how(request: Request, lang: Lang = None) -> Response:
        with context.store.read() as connection:
            return notifying.told(connection, visits.of(connection, request))

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
            return visit.answered(request, notifying.told(connection, visit.person))

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
            return visit.answered(request, notifying.told(connection, visit.person))

    @api.post(
        "/api/notifications/browsers",
        responses=documented(403, 409, 413, model=shapes.Notifications),
        summary="Tell this browser",
    )
    def add_browser(request: Request, marker: Marker, body: requests.Browser, lang: Lang = None) -> Response:
        notifying.insist("push")
        notifying.charge(request)
        kept = {"endpoint": body.endpoint, "p256dh": body.keys.p256dh, "auth": body.keys.auth}
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            targets.add_push(connection, visit.person.id, kept, label(request), spoken, now)
            return visit.answered(request, notifying.told(connection, visit.person))

    @api.post(
        "/api/notifications/emails",
        responses=documented(403, 409, 413, model=shapes.Notifications),
        summary="Tell an address by e-mail, once its owner has said yes",
    )
    def add_email(request: Request, marker: Marker, body: requests.MailTo, lang: Lang = None) -> Response:
        notifying.insist("mail")
        notifying.charge(request)
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            targets.add_mail(connection, visit.person.id, body.address, spoken, now, notifying.settings.address)
            return visit.answered(request, notifying.told(connection, visit.person))

    @api.post(
        "/api/notifications/services",
        responses=documented(403, 409, 413, model=shapes.Notifications),
        summary="Tell a service, as ntfy, Matrix or Discord, by its address",
    )
    def add_service(request: Request, marker: Marker, body: requests.Service, lang: Lang = None) -> Response:
        notifying.insist("other")
        notifying.charge(request)
        said = notifying.named(body.address)
        with context.store.write() as connection:
            visit = visits.needed(connection, request)
            now, spoken = context.store.now(), responses.language(request)
            targets.add_other(connection, visit.person.id, body.address, said, spoken, now)
            return visit.answered(request, notifying.told(connection, visit.person))

    @api.delete(
        "/api/notifications/targets/{target}",
        responses=documented(403, 404, 413, model=shapes.Notifications),
        summary="Tell it no more",
    )
    def drop(request: Request, marker: Marker, target: TargetId, lang: Lang = None) -> Response:
        with context.store.write() as connection:
            person = known(connection, request)
            targets.remove(connection, targets.find(connection, target, person.id).id)
            return notifying.told(connection, person)

    @api.post(
        "/api/notifications/targets/{target}/test",
        responses=documented(403, 404, 409, 413, model=shapes.Notifications),
        summary="Send something there now",
    )
    def attempt(request: Request, marker: Marker, target: TargetId, lang: Lang = None) -> Response:
        notifying.charge(request)
        with context.store.write() as connection:
            person = known(connection, request)
            place = targets.find(connection, target, person.id)
            if not place.confirmed:
                raise refuse("not_confirmed")
            notifying.insist(place.kind)
            notifier.send_test(connection, place, context.store.now())
            answer = notifying.told(connection, person)
        notifying.sender.hurry()
        return answer
