"""The notifier: sends what waits in the queue, after the commit that brought it, by one process at a time.

Each kind has a lane of its own, so that a mail server that does not answer keeps no push waiting.  Before something is
told it is looked whether it is still true, whether the person is at the table by now, and whether they are asleep.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import Rejected
from kartentisch.server import people
from kartentisch.server.delivery import queue, vapid
from kartentisch.server.delivery.mail import Email
from kartentisch.server.delivery.outbound import Outbound
from kartentisch.server.delivery.queue import Outgoing
from kartentisch.server.delivery.settings import DeliverySettings
from kartentisch.server.metrics import Metrics
from kartentisch.server.notifications import channels, preferences, scheduling, targets, texts
from kartentisch.server.notifications.senders import Senders, UndeliverableError
from kartentisch.server.notifications.targets import Target
from kartentisch.server.notifications.texts import Matter, Notice
from kartentisch.server.people import Person
from kartentisch.server.store.schema import NEVER
from kartentisch.server.tables import repository
from kartentisch.server.tables.context import Context
from kartentisch.server.views import sentences

TICK: Final = 2.0  # seconds between two looks
TIDY: Final = 3_600_000  # ms between two times that old things are forgotten
GAP: Final = 60_000  # ms between two messages to one place
LANES: Final = ("mail", "push", "other", targets.UNTRIED)
# helpers of their own for addresses that people have typed
OUTWARDS: Final = ("push", "other", targets.UNTRIED, "naming")
ROUNDS: Final = 20  # of planning before what is due is sent

_EMAIL: Final = Decoder(Email)

LOGGER: Final = logging.getLogger("kartentisch.server")


class Notifier:
    """One thread for each process; claims keep several from sending the same.

    Attributes:
        key: the server's private one for push services; empty where there are no pushes.
    """

    def __init__(self, context: Context, settings: DeliverySettings, metrics: Metrics) -> None:
        self._thread = threading.Thread(target=self.run, name="notifier", daemon=True)
        self._context, self._settings, self._metrics = context, settings, metrics
        self._ending, self._wanted = threading.Event(), threading.Event()
        # what a stranger has typed, and is slow, keeps no message of others waiting
        self._outbounds = {way: Outbound(settings.allowed) for way in OUTWARDS}
        self._lanes = {kind: ThreadPoolExecutor(1, thread_name_prefix=f"post-{kind}") for kind in LANES}
        self._busy: dict[str, Future[None]] = {}
        self._tidy = 0
        self.key = vapid.private_key(context.store) if settings.offers("push") else ""
        self._senders = Senders(settings, self.key, lambda: context.store.now())

    @property
    def naming(self) -> Outbound:
        """Who knows what an address means that somebody has typed."""
        return self._outbounds["naming"]

    def hurry(self) -> None:
        """Somebody waits for a message."""
        self._wanted.set()

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._ending.set()
        self._wanted.set()
        for way in self._outbounds.values():
            way.close()
        for lane in self._lanes.values():
            lane.shutdown(wait=False, cancel_futures=True)
        if self._thread.is_alive():
            self._thread.join(5)

    def run(self) -> None:
        while not self._ending.is_set():
            self._wanted.wait(TICK)
            self._wanted.clear()
            try:
                self.round()
            except SQLAlchemyError as error:
                LOGGER.warning("the notifier waits for the store", extra={"facts": {"problem": type(error).__name__}})
            except Exception:  # whatever it was: others want their e-mails, too
                LOGGER.exception("notifier")

    def round(self, wait: bool = False) -> None:
        """Look at tables, then send what is due; `wait`: until it was sent, for tests."""
        now = self._context.store.now()
        for _ in range(ROUNDS):
            if scheduling.plan(self._context) < scheduling.AT_ONCE or self._ending.is_set():
                break
        for kind in LANES:
            busy = self._busy.get(kind)
            if busy is not None and not busy.done():
                continue
            with self._context.store.read() as connection:
                due = queue.is_due(connection, kind, now)
            if due:
                self._busy[kind] = self._lanes[kind].submit(self._deliver, kind)
        if wait:
            for kind in [*self._busy]:
                self._busy.pop(kind).result()
        if abs(now - self._tidy) > TIDY:
            self._tidy = now
            with self._context.store.write() as connection:
                queue.forget(connection, now)
                targets.forget(connection, now)
        for way in self._outbounds.values():
            way.rest()
        with self._context.store.read() as connection:
            self._metrics.notices_waiting.set(queue.waiting(connection))

    # ------------------------------------------------------------------ one lane
    def _deliver(self, kind: str) -> None:
        with self._context.store.write() as connection:
            groups = queue.claim(connection, kind, self._context.store.now())
        for number, told in enumerate(groups):
            if self._ending.is_set():
                with self._context.store.write() as connection:
                    queue.release(connection, [one for group in groups[number:] for one in group])
                return
            try:
                with self._context.store.write() as connection:
                    told = queue.renew(connection, told, self._context.store.now())
                if told:
                    self._tell(told)
            except Exception:  # of ours: the rest is not to wait for it
                LOGGER.exception("a message could not be sent")
                with self._context.store.write() as connection:
                    queue.failed(connection, told, self._context.store.now())

    def _tell(self, told: Sequence[Outgoing]) -> None:
        """One message to one receiver, and what became of it."""
        if told[0].target == queue.NO_TARGET:
            email = _EMAIL.convert(told[0].body)
            if email.until and email.until < self._context.store.now():
                self._settle(told, "dropped")
                return
            self._attempt(told, None, lambda: self._senders.email(email))
            return
        listed = self._listed(told)
        with self._context.store.write() as connection:
            target, notice, told = self._prepared(connection, told, listed)
            if target is not None and notice is not None:
                targets.sending(connection, target, self._context.store.now())
        if target is not None and notice is not None:
            helper = self._outbounds[told[0].kind] if target.kind == "other" else self._outbounds["push"]
            self._attempt(told, target, lambda: self._senders.send(target, notice, helper))

    def _attempt(self, told: Sequence[Outgoing], target: Target | None, send: Callable[[], None]) -> None:
        kind, now = target.kind if target is not None else told[0].kind, self._context.store.now
        begun = time.monotonic()
        try:
            send()
        except UndeliverableError as error:
            self._noted(target, time.monotonic() - begun)
            outcome = self._undelivered(told, target, error)
            facts = {"kind": kind, "problem": str(error), "tries": told[0].tries + 1, "outcome": outcome}
            LOGGER.warning("a message was not taken", extra={"facts": facts})
            self._metrics.notices.labels(kind, outcome).inc()
            return
        self._noted(target, time.monotonic() - begun)
        with self._context.store.write() as connection:
            queue.settle(connection, [one.id for one in told], "sent")
            if target is not None:
                targets.told(connection, target.id, now())
        self._metrics.notices.labels(kind, "sent").inc()

    def _noted(self, target: Target | None, seconds: float) -> None:
        if target is not None and target.kind == "other":
            with self._context.store.write() as connection:
                targets.answered(connection, target, seconds)

    def _undelivered(self, told: Sequence[Outgoing], target: Target | None, error: UndeliverableError) -> str:
        with self._context.store.write() as connection:
            if error.for_good:
                queue.settle(connection, [one.id for one in told], "failed")
                if target is not None and target.kind == "push":
                    targets.remove(connection, target.id)
                elif target is not None:
                    targets.bounced(connection, target.id)
                return "refused"
            given_up = queue.failed(connection, told, self._context.store.now(), error.wait)
            if given_up and target is not None:
                targets.fails(connection, target.id)
            return "given_up" if given_up else "later"

    def _settle(self, told: Sequence[Outgoing], state: str) -> None:
        with self._context.store.write() as connection:
            queue.settle(connection, [one.id for one in told], state)

    # ------------------------------------------------------------------ what is still true
    def _listed(self, told: Sequence[Outgoing]) -> list[Matter]:
        """What stands in a daily message, if there is one among these: looked up while others may write."""
        if not any(one.body.get("kind") == scheduling.DAILY for one in told):
            return []
        with self._context.store.read() as connection:
            try:
                person = people.find(connection, targets.find(connection, told[0].target).person)
            except Rejected:
                return []
            found = [] if person is None else scheduling.waiting_for(connection, person, self._context.store.now())
        return [Matter(table.id, table.game_name, occasion) for table, occasion in found]

    def _prepared(
        self, connection: Connection, told: Sequence[Outgoing], listed: Sequence[Matter]
    ) -> tuple[Target | None, Notice | None, Sequence[Outgoing]]:
        """Whom to tell what, now; nothing if it is to wait, or nobody needs it any more."""
        now, ids = self._context.store.now(), [one.id for one in told]
        try:
            target = targets.find(connection, told[0].target)
        except Rejected:
            queue.settle(connection, ids, "dropped")
            return None, None, told
        person = people.find(connection, target.person)
        if person is None or not target.confirmed or not self._settings.offers(target.kind):
            queue.settle(connection, ids, "dropped")
            return None, None, told
        tests = [one for one in told if one.body.get("kind") == "test"]
        last = targets.last_told(connection, target)
        if tests and target.kind == "other" and now < last + GAP:  # nobody floods by trying
            queue.postpone(connection, ids, min(last, now) + GAP)
            return None, None, told
        if tests:
            queue.postpone(connection, [one.id for one in told if one not in tests], now)
            return target, self._test(target), tests
        own, gap = preferences.load(connection, person.id), channels.GAP if target.table_id else GAP
        awake, free = preferences.awake(own, person.zone, now), last + gap
        if awake > now or now < free:
            queue.postpone(connection, ids, max(awake, min(free, now + gap)))
            return None, None, told
        matters: list[Matter] = []
        ready: list[Outgoing] = []
        for one in told:
            if one.body.get("kind") == scheduling.DAILY:
                if scheduling.is_daily(connection, own, person, target, one, bool(listed), now):
                    matters += listed
                    ready.append(one)
                else:
                    queue.settle(connection, [one.id], "dropped")
                continue
            try:
                matter, due = self._matter(connection, one, target, person, now)
            except SQLAlchemyError:
                raise
            except Exception:  # of one table: what the others say is not to wait for it
                LOGGER.exception("a table cannot be told about", extra={"facts": {"table": one.table_id}})
                queue.failed(connection, [one], now)
                continue
            if matter is not None:
                matters.append(matter)
                ready.append(one)
            elif due < NEVER:
                queue.postpone(connection, [one.id], due)
            else:
                queue.settle(connection, [one.id], "dropped")
        if not matters:
            return None, None, told
        if target.table_id:
            zone = repository.find(connection, target.table_id).settings.zone
            return target, texts.channel_notice(matters, target.lang, zone), ready
        return target, texts.notice(matters, target.lang, person.zone), ready

    def _matter(
        self, connection: Connection, one: Outgoing, target: Target, person: Person, now: int
    ) -> tuple[Matter | None, int]:
        """What it is about, as it is now; else when to look again: NEVER where it is settled."""
        try:
            table = repository.find(connection, one.table_id)
        except Rejected:
            return None, NEVER
        subject = one.subject.removeprefix(f"{one.table_id} ")
        if target.table_id:
            known = (
                occasion
                for occasion in channels.occasions(connection, table, target, now)
                if occasion.subject == subject
            )
            current = next(known, None)
            return (None, NEVER) if current is None else (Matter(table.id, table.game_name, current), now)
        for concern in scheduling.concerns(connection, table):
            if concern.person.id != person.id:
                continue
            for occasion in concern.occasions(table, now):
                if occasion.subject != subject or concern.told_daily(occasion):
                    continue
                if concern.is_here(self._context.wakeups.holders(table.id), occasion, now):
                    return None, now + scheduling.AGAIN
                return Matter(table.id, table.game_name, occasion), now
        return None, NEVER

    @staticmethod
    def _test(target: Target) -> Notice:
        words = sentences.speech(target.lang)
        return Notice(words.say("notice-test"), words.say("notice-test-text"), "/notifications", False, 0, "test")


def send_test(connection: Connection, target: Target, now: int) -> None:
    """Something is to be told there at once; once, however often it is asked for meanwhile."""
    if queue.waits(connection, target.id, "test "):
        return
    body: dict[str, Any] = {"kind": "test"}
    queue.put(connection, targets.lane(connection, target), target.id, f"test {now}", body, now, now)
