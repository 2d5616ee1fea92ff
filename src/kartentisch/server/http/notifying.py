"""What the routes of notifications share: what the server offers, what each request costs, and how a person is told."""

from __future__ import annotations

from typing import Final

from fastapi import Request, Response
from sqlalchemy import Connection

from kartentisch.server import people
from kartentisch.server.delivery import vapid
from kartentisch.server.delivery.outbound import BUSY, Said
from kartentisch.server.delivery.outbound_worker import SCHEMES
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.http import responses
from kartentisch.server.http.visitors import Visits
from kartentisch.server.notifications import preferences, targets
from kartentisch.server.notifications.notifier import Notifier
from kartentisch.server.people import Person
from kartentisch.server.rates import Rate, network_of
from kartentisch.server.refusals import refuse
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables.context import Context

PATIENCE: Final = 3.0  # seconds until others have been told what their addresses mean


class Notifying:
    """Notifications of one server: what it offers, and how it answers."""

    def __init__(self, context: Context, visits: Visits, settings: DeliverySettings, sender: Notifier) -> None:
        """`sender` names services, and has the server's key."""
        self.context, self.visits, self.settings, self.sender = context, visits, settings, sender
        pace = context.limits.notification_seconds
        self._asking = Rate(1 / pace if pace else 0, context.limits.notification_burst)

    def charge(self, request: Request) -> None:
        """Count a request that is a message to somewhere, or a question to another process.

        Raises:
            Rejected: `too_many_requests`.
        """
        if not self._asking.allows(network_of(request.client.host if request.client else "")):
            raise refuse("too_many_requests")

    def insist(self, kind: str) -> None:
        """Rejected `notices_off` where the server does not send so."""
        if not self.settings.offers(kind):
            raise refuse("notices_off")

    def told(self, connection: Connection, person: Person | None) -> Response:
        """Where and when the person is told, if it is anybody, and what the server offers."""
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
            "push": vapid.public_key(self.sender.key) if self.settings.offers("push") else None,
            "mail": self.settings.offers("mail"),
            "other": self.settings.offers("other"),
            "calendar": self.settings.offers("calendar"),
            "services": list(SCHEMES) if self.settings.offers("other") else [],
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

    def named(self, url: str) -> Said:
        """What an address means.  Rejected: `too_many_requests`."""
        said = self.sender.naming.ask({"do": "name", "url": url}, PATIENCE)
        if said.problem == BUSY:
            raise refuse("too_many_requests")
        return said


def known(connection: Connection, request: Request) -> Person:
    """Whoever asks.  Rejected: `unknown_target`, for nobody has none."""
    person = people.person_of(connection, request.cookies)
    if person is None:
        raise refuse("unknown_target")
    return person
