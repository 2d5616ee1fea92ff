"""Being called back: who is told what and when, and what never leaves the server."""

from __future__ import annotations

import json
import re

import pytest
from sqlalchemy import update

from kartentisch.server.notifications import preferences
from kartentisch.server.notifications.occasions import occasions
from kartentisch.server.notifications.preferences import Preferences
from kartentisch.server.store.schema import SEATS
from kartentisch.server.tables import repository, timers
from kartentisch.server.tables.times import Pause, PauseAsked, Vacation
from tests.server.mail_server import (
    ME,
    PushService,
    deliver,
    pair,
    tell_push,
    turn_over,
)
from tests.server.running_server import Clock, RunningServer

HOUR = 3_600_000


def test_whose_turn_it_is_hears_of_it_once_and_the_link_opens_the_table(
    far: RunningServer, clock: Clock, service: PushService
) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    deliver(far)
    assert service.told == []  # they may still be there
    clock.ms += 15_000
    deliver(far)
    deliver(far)
    (told,) = service.told
    assert told["title"] == "Attila: it is your turn"
    assert told["path"] == f"/t/{asked.table}"
    assert "Time runs out on Saturday" in told["body"]
    head = service.heads[0]
    assert head["content-encoding"] == "aes128gcm" and head["authorization"].startswith("vapid t=")
    assert 60 <= int(head["ttl"]) <= 3 * 86_400 and head["urgency"] == "normal" and len(head["topic"]) == 32
    asked.do(type="chat", text="hello")  # nothing new is asked
    clock.ms += 120_000
    deliver(far)
    assert len(service.told) == 1


def test_who_has_answered_meanwhile_is_left_alone(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, other = pair(far)
    tell_push(asked, service)
    turn_over(asked, other)
    clock.ms += 15_000
    deliver(far)
    assert service.told == []


def test_one_message_for_several_tables(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    first = asked.table
    tell_push(asked, service)
    for _ in range(2):
        asked.open(ME, {"kind": "mine", "name": "C"}, turn_seconds=86_400)
        asked.do(type="start")
    clock.ms += 15_000
    deliver(far)
    (told,) = service.told
    assert told["title"] == "3 tables are waiting for you" and told["path"] == "/"
    assert told["body"].count("Attila") == 3
    assert first != asked.table


def test_reminders_come_at_their_lead_times_and_before_quiet_hours(
    far: RunningServer, clock: Clock, service: PushService
) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    due = asked.look()["table"]["asked"][0]["due"]
    clock.ms += 15_000
    deliver(far)
    clock.ms = due - 12 * HOUR - 1_000
    deliver(far)
    assert len(service.told) == 1
    clock.ms = due - 12 * HOUR
    deliver(far)
    assert service.told[1]["title"] == "Attila: your time is running out"
    assert service.heads[1]["urgency"] == "high"
    clock.ms = due - HOUR
    deliver(far)
    assert len(service.told) == 3
    deliver(far)
    assert len(service.told) == 3


def test_quiet_hours_hold_everything_back_and_bundle_it(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    asked.http.patch("/api/me", json={"zone": "Europe/Berlin"})
    clock.ms = 1_800_050_400_000  # 15 January 2027, 22:00 UTC
    body = {"quiet_from": 22 * 60, "quiet_to": 7 * 60}
    assert asked.http.patch("/api/notifications", json=body).json()["quiet_to"] == 420
    clock.ms += 15_000
    deliver(far)
    assert service.told == []
    clock.ms = 1_800_050_400_000 + 8 * HOUR - 1  # 6:59 in Berlin
    deliver(far)
    assert service.told == []
    clock.ms += 1
    deliver(far)
    assert len(service.told) == 1


@pytest.mark.parametrize(
    ("moment", "zone", "start", "end", "awake"),
    [
        # in the night in which summer begins in Berlin, 8 hours of quiet are 7
        (1_806_181_200_000, "Europe/Berlin", 1320, 360, 1_806_181_200_000 + 7 * HOUR),
        (1_800_000_000_000, "Europe/Berlin", 540, 540, 1_800_000_000_000),
        (1_800_000_000_000, "Nowhere/Else", -1, 360, 1_800_000_000_000),
        (1_800_000_000_000, "", 0, 1439, 1_800_000_000_000 + 15 * HOUR + 59 * 60_000),
    ],
)
def test_quiet_hours_by_the_clock_on_the_wall(moment: int, zone: str, start: int, end: int, awake: int) -> None:
    own = Preferences(start, end)
    assert preferences.awake(own, zone, moment) == awake
    assert preferences.before_sleep(own, zone, moment) <= moment


def test_who_is_at_the_table_is_not_called(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    with asked.http.stream("GET", f"/api/tables/{asked.table}/stream") as stream:
        lines = stream.iter_lines()
        next(lines)
        for _ in range(9):
            clock.ms += 32_000
            deliver(far)
        assert service.told == []
        clock.ms += 60_000  # a window that was forgotten
        deliver(far)
        assert len(service.told) == 1


def test_a_table_can_be_left_out(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    answer = asked.http.patch(f"/api/tables/{asked.table}/notifications", json={"wanted": False})
    assert answer.json()["muted"] == [asked.table]
    clock.ms += 15_000
    deliver(far)
    assert service.told == []
    assert asked.http.patch(f"/api/tables/{asked.table}/notifications", json={"wanted": True}).json()["muted"] == []
    stranger = far.visitor().http.patch(f"/api/tables/{asked.table}/notifications", json={"wanted": False})
    assert stranger.status_code == 401


def test_the_others_ask_to_go_back(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, other = pair(far)
    while asked.play() == "played":
        pass
    tell_push(other, service)
    clock.ms += 15_000
    deliver(far)
    service.told.clear()
    asked.do(type="ask_undo")
    clock.ms += 90_000
    deliver(far)
    titles = [told["title"] for told in service.told]
    assert titles == ["Attila: the others ask for your agreement"]


def test_notices_say_nothing_that_is_secret_and_nobodys_name(
    far: RunningServer, clock: Clock, service: PushService
) -> None:
    """Two worlds that differ in hands, standing orders and what is kept for later bring the same words."""
    told = []
    for world in (1, 2):
        far.context.seed = lambda world=world: world  # type: ignore[misc]
        asked, _ = pair(far)
        tell_push(asked, service)
        if world == 2:
            with far.context.store.write() as connection:
                connection.execute(update(SEATS).where(SEATS.c.table_id == asked.table).values(held="", orders="[]"))
        clock.ms += 15_000
        deliver(far)
        body = json.dumps(service.told.pop(), sort_keys=True).replace(asked.table, "TABLE")
        told.append(re.sub(r"Time runs out on [^.]*\. *[^.]*\.", "", body))
        asked.http.delete("/api/me")
    assert told[0] == told[1]
    assert "Annabell" not in told[0] and "Benedikt" not in told[0]


def test_pauses_days_off_and_standing_clocks(far: RunningServer, clock: Clock) -> None:
    asked, _ = pair(far)
    with far.context.store.read() as connection:
        table = repository.find(connection, asked.table)
    (seat, decision), now = next(iter(table.decisions.items())), clock.ms + 60_000
    leads, holder = [720, 60], table.seats[seat].holder
    assert holder is not None

    def told() -> list[tuple[str, bool, bool]]:
        return [(one.kind, one.at <= now, one.until > 0) for one in occasions(table, {holder}, leads, now)]

    assert told() == [("turn", True, True), ("deadline", False, True), ("deadline", False, True)]
    decision.stands = now
    assert told() == [("turn", True, False)]
    table.times.vacations[holder] = Vacation(now - 1, now + HOUR)
    assert told() == [("turn", False, False)]
    table.times.asked = PauseAsked("a", 1 - seat, 60, "", "", [seat], now + HOUR)
    assert told()[-1] == ("question", True, True)
    table.times.asked, table.times.pause = None, Pause(1 - seat, "vote", "", "", now, now + HOUR)
    assert told() == []


def test_a_clock_that_is_given_time_back_moves_its_reminders(
    far: RunningServer, clock: Clock, service: PushService
) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    timers.give_back_lost_time(far.context)
    clock.ms += 20 * HOUR  # the server was closed
    timers.give_back_lost_time(far.context)
    clock.ms += 15_000
    deliver(far)
    assert [told["title"] for told in service.told] == ["Attila: it is your turn"]
