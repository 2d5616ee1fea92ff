"""How notices are sent: once, by one process, again where it failed, and nobody's trouble keeps others waiting."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from kartentisch.cli import doctor
from kartentisch.server.delivery import queue, settings
from kartentisch.server.notifications import scheduling, targets
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import NEVER, NOTIFICATION_PREFERENCES, OUTGOING
from tests.server.mail_server import (
    HERE,
    PushService,
    Sink,
    deliver,
    free_port,
    pair,
    tell_push,
)
from tests.server.running_server import Clock, RunningServer

HOUR = 3_600_000


def test_two_processes_tell_it_once(
    url: str,
    build: Callable[..., RunningServer],
    clock: Clock,
    service: PushService,
    lend: Callable[[RunningServer], None],
) -> None:
    """In both kinds of store; on PostgreSQL a second process looks and claims as well."""
    service.told.clear()
    service.status = 201
    delivery = settings.settings("push", HERE, allowed=["127.0.0.1"])
    servers = [build(Store(url, clock), timekeeper=False, delivery=delivery)]
    if url.startswith("postgresql"):
        servers.append(build(Store(url, clock), timekeeper=False, delivery=delivery))
    for server in servers:
        lend(server)
    asked, _ = pair(servers[0])
    tell_push(asked, service)
    clock.ms += 15_000
    for _ in range(2):
        for server in servers:
            deliver(server)
    assert len(service.told) == 1


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_forgotten(
    far: RunningServer, clock: Clock, service: PushService, status: int
) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    service.status = status
    clock.ms += 15_000
    deliver(far)
    assert asked.http.get("/api/notifications").json()["targets"] == []


def test_a_push_service_that_fails_is_given_up_in_the_end(
    far: RunningServer, clock: Clock, service: PushService
) -> None:
    asked, _ = pair(far, patience_seconds=60)
    tell_push(asked, service)
    service.status = 503
    for _ in range(6):
        clock.ms += 7 * HOUR
        deliver(far)
    (place,) = asked.http.get("/api/notifications").json()["targets"]
    assert place["failing"] == targets.UNREACHABLE
    with far.context.store.read() as connection:
        states = set(connection.execute(select(OUTGOING.c.state)).scalars())
    assert "failed" in states and "sent" not in states


def test_a_redirect_leads_nowhere(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    service.status = 307
    clock.ms += 15_000
    deliver(far)
    assert len(service.heads) == 1
    metrics = far.app.state.notifier._metrics.text().decode()
    assert 'kartentisch_notices_total{kind="push",outcome="later"} 1.0' in metrics


def test_nothing_is_lost_and_nothing_is_sent_more_than_twice(
    far: RunningServer, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server dies between the commit and the message, then between the message and its note, and again."""
    asked, _ = pair(far)
    tell_push(asked, service)
    clock.ms += 15_000
    notifier = far.app.state.notifier

    class Killed(BaseException):
        pass

    def dies(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(notifier, "_tell", dies)  # claimed, and nothing was sent
        with pytest.raises(Killed):
            deliver(far)
    deliver(far)
    assert service.told == []  # somebody else may be sending it
    for _ in range(3):
        clock.ms += 121_000
        with monkeypatch.context() as patch:
            patch.setattr("kartentisch.server.notifications.notifier.targets.told", dies)  # sent, and not noted
            with suppress(Killed):
                deliver(far)
    assert len(service.told) == 1
    with far.context.store.read() as connection:
        row = connection.execute(select(OUTGOING.c.state, OUTGOING.c.due)).one()
    assert row.state == "failed" and row.due == NEVER


def test_who_took_too_long_leaves_the_rest_to_others(
    far: RunningServer, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second message is with another process by then; a third time nobody has tried it, and nobody holds it."""
    asked, _ = pair(far)
    for name in ("anna", "ben", "carl"):
        tell_push(asked, service, name)
    clock.ms += 15_000
    notifier, store, told = far.app.state.notifier, far.context.store, []

    def slow(group: Any) -> None:
        told.append(group[0].target)
        clock.ms += 121_000
        with store.write() as connection:
            queue.claim(connection, "push", clock.ms)

    with monkeypatch.context() as patch:
        patch.setattr(notifier, "_tell", slow)
        deliver(far)
    assert len(told) == 1
    clock.ms += 121_000
    with store.write() as connection:
        connection.execute(update(OUTGOING).values(locked=0, broken=0))
    with monkeypatch.context() as patch:
        patch.setattr(notifier, "_tell", lambda group: notifier._ending.set())
        deliver(far)
    notifier._ending.clear()
    with store.read() as connection:
        assert sorted(row > 0 for row in connection.execute(select(OUTGOING.c.locked)).scalars()) == [
            False,
            False,
            True,
        ]


def test_a_table_that_cannot_be_told_about_keeps_nobody_waiting(
    far: RunningServer, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ill, _ = pair(far)
    tell_push(ill, service, "anna")
    well, _ = pair(far)
    tell_push(well, service, "ben")
    clock.ms += 15_000
    plan_one = scheduling.plan_one

    def raises(context: Any, connection: Any, name: str, now: int) -> None:
        if name == ill.table:
            raise ZeroDivisionError
        plan_one(context, connection, name, now)

    with monkeypatch.context() as patch:
        patch.setattr(scheduling, "plan_one", raises)
        deliver(far)
    assert [told["path"] for told in service.told] == [f"/t/{well.table}"]
    clock.ms += scheduling.ILL - 1
    deliver(far)
    assert len(service.told) == 1
    clock.ms += 1
    deliver(far)
    assert [told["path"] for told in service.told[1:]] == [f"/t/{ill.table}"]


def test_more_tables_than_one_look_takes(
    far: RunningServer, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduling, "AT_ONCE", 1)
    for name in ("anna", "ben"):
        tell_push(pair(far)[0], service, name)
    clock.ms += 15_000
    deliver(far)
    assert len(service.told) == 2


def test_who_asks_what_an_address_means_keeps_no_push_waiting(
    far: RunningServer, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    clock.ms += 15_000
    monkeypatch.setattr("kartentisch.server.http.notifying.PATIENCE", 0.01)
    with far.app.state.notifier.naming._lock:  # somebody's address takes long
        answer = asked.http.post("/api/notifications/services", json={"address": "ntfys://ntfy.sh/topic"})
        assert answer.json()["error"]["code"] == "too_many_requests"
        deliver(far)
    assert len(service.told) == 1


def test_what_was_switched_off_is_off_for_who_has_it(
    build: Callable[..., RunningServer], folder: Path, clock: Clock, service: PushService
) -> None:
    service.told.clear()
    delivery = settings.settings("calendar", HERE, allowed=["127.0.0.1"])
    server = build(Store.in_folder(folder / "off", clock), timekeeper=False, delivery=delivery)
    asked, _ = pair(server)
    asked.http.patch("/api/notifications", json={"leads": [60]})
    with server.context.store.write() as connection:
        person = connection.execute(select(NOTIFICATION_PREFERENCES.c.person)).scalar_one()
        place = targets.add_push(connection, person, {"endpoint": "x"}, "old", "en", clock.ms)
    answer = asked.http.post(f"/api/notifications/targets/{place}/test")
    assert answer.json()["error"]["code"] == "notices_off"
    clock.ms += 15_000
    deliver(server)
    with server.context.store.read() as connection:
        assert connection.execute(select(OUTGOING.c.state)).scalars().all() == ["dropped"]


def test_the_doctor_sees_what_does_not_get_through(
    far: RunningServer, clock: Clock, sink: Sink, service: PushService
) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    service.status = 503
    clock.ms += 15_000
    deliver(far)
    with far.context.store.read() as connection:
        (places, waiting) = doctor._notifications(connection)
    assert (places.sentence, places.values["push"], places.well) == ("doctor-targets", 1, True)
    assert (waiting.sentence, waiting.values["waiting"], waiting.values["sent"]) == ("doctor-delivery", 1, 0)
    good = doctor._mail(HERE, sink.address, "t@example.org")
    assert [finding.sentence for finding in good] == ["doctor-mail"]
    bad = doctor._mail("", f"smtp://127.0.0.1:{free_port()}", "t@example.org")
    assert [(finding.well, finding.sentence) for finding in bad] == [
        (False, "doctor-mail-address"),
        (False, "doctor-mail-bad"),
    ]
