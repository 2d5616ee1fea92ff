"""What leaves the server: e-mails of its notifications, to a mail server that is slow, refuses, or is never answered.

Before it has taken an e-mail and after it has, the process may be killed: then nobody knows whether it went out.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, Final
from unittest import mock

from sqlalchemy import insert, select

from kartentisch.server.delivery import mail
from kartentisch.server.delivery.mail import Email, MailError
from kartentisch.server.delivery.queue import Outgoing
from kartentisch.server.delivery.settings import DeliverySettings, MailServer
from kartentisch.server.notifications.notifier import Notifier
from kartentisch.server.notifications.targets import Target
from kartentisch.server.store.schema import NOTIFICATION_JOBS, NOTIFICATION_TARGETS, OUTGOING, PERSON_SEATS, PERSONS
from kartentisch.server.tables.context import Context
from tests.simulation.strands import wait
from tests.simulation.violation import demand

SETTINGS: Final = DeliverySettings(
    frozenset(("mail",)), "https://games.example.org", MailServer("mail.example.org", 25), "games@example.org"
)
TARGET: Final = "place"
WAITS: Final = (0.01, 0.2, 3.0)  # seconds


class Mail:
    """The mail server, and what it was given.

    Attributes:
        taken: by the number of the row in the queue, how often it has taken the e-mail about it.
        told: how often what went wrong.
    """

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self.calm = False
        self.taken: Counter[int] = Counter()
        self.told: Counter[str] = Counter()
        self._about: list[int] = []

    @contextmanager
    def open(self) -> Iterator[None]:
        with mock.patch.object(mail, "send", self._send):
            yield

    def watch(self, notifier: Notifier, run: Callable[[Callable[[], Any]], Any]) -> None:
        """`run` does something in a strand of the notifier's process."""
        attempt = notifier._attempt

        def watched(told: Sequence[Outgoing], target: Target | None, send: Callable[[], None]) -> None:
            self._about = [one.id for one in told]
            attempt(told, target, send)

        notifier._attempt = watched  # type: ignore[method-assign]
        notifier._lanes = {kind: _Lane(run) for kind in notifier._lanes}  # type: ignore[misc]

    def _send(self, email: Email, settings: DeliverySettings) -> None:
        about, lot = self._about, 0.5 if self.calm else self._chance.random()
        before, after = (self._chance.choice(WAITS) for _ in range(2))
        wait(lambda: asyncio.sleep(before))
        if lot < 0.15:
            self.told["e-mail refused"] += 1
            raise MailError("data 451", ours=lot < 0.07)
        self.taken.update(about)
        wait(lambda: asyncio.sleep(after))
        if lot > 0.9:
            self.told["e-mail unanswered"] += 1
            raise MailError("TimeoutError", ours=True)

    def check(self, context: Context, wrong: bool) -> None:
        """What the queue says of an e-mail is what became of it; `wrong`: something did go wrong with the server."""
        with context.store.read() as connection:
            rows = connection.execute(select(OUTGOING)).all()
        for row in rows:
            times = self.taken[row.id]
            demand(row.state != "sent" or times, f"{row.subject!r} is said to be sent, and was not")
            again = row.tries + row.broken + (row.state == "failed")
            demand(times <= 1 + again, f"{row.subject!r} was sent {times} times")
            demand(not row.broken or wrong, f"{row.subject!r} was begun twice, and nothing went wrong")
            demand(row.broken <= 1, f"{row.subject!r} was tried again after nobody knew for the second time")
        twice = [what for what, count in Counter(row.subject for row in rows).items() if count > 1]
        demand(not twice, f"{twice} stand in the queue twice")

    def is_told(self, context: Context, name: str, holder: int) -> None:
        """Whoever has been asked for long, and has a channel, is notified, or is about to be."""
        with context.look(name) as (connection, table):
            rows = connection.execute(select(OUTGOING.c.subject).where(OUTGOING.c.target == TARGET)).all()
            jobs = connection.execute(select(NOTIFICATION_JOBS.c.table_id)).all()
            for seat, decision in table.decisions.items():
                asked = table.seats[seat].holder == holder and not table.seats[seat].agent and not table.stands
                if asked and not jobs:
                    known = any(row.subject.startswith(f"{name} turn {decision.id}") for row in rows)
                    demand(known, f"seat {seat} is asked, and nobody is notified")


def settle_in(context: Context, name: str, holder: int, now: int) -> None:
    """The holder is somebody, with an address that they have confirmed."""
    with context.look(name) as (_, table):
        chain = table.round
    with context.store.write() as connection:
        connection.execute(insert(PERSONS).values(id="anna", name="Anna", language="en", zone="", created=now))
        connection.execute(insert(PERSON_SEATS).values(round=chain, holder=holder, person="anna", since=now))
        place = {"id": TARGET, "person": "anna", "kind": "mail", "address": "anna@example.org", "digest": "d",
                 "shown": "anna@example.org", "lang": "en", "confirmed": now, "token": "", "off": "off", "told": 0,
                 "failing": "", "created": now}  # fmt: skip
        connection.execute(insert(NOTIFICATION_TARGETS).values(**place))


class _Lane:
    """In place of a thread that sends."""

    def __init__(self, run: Callable[[Callable[[], Any]], Any]) -> None:
        self._run = run

    def submit(self, do: Callable[..., Any], *values: Any) -> Future[None]:
        done: Future[None] = Future()

        def work() -> None:
            try:
                do(*values)
            finally:
                done.set_result(None)

        self._run(work)
        return done

    def shutdown(self, **_: Any) -> None:
        """Strands end with their process."""
