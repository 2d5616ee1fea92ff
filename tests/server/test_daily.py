"""One message a day: at an hour of one's own clock, about all that waits, and nothing where nothing does."""

from __future__ import annotations

import pytest

from kartentisch.server.notifications import preferences, texts
from kartentisch.server.notifications.occasions import Occasion
from kartentisch.server.notifications.preferences import Preferences
from kartentisch.server.notifications.texts import Matter
from tests.server.mail_server import ME, OPEN, PushService, deliver, pair, tell_push, turn_over
from tests.server.running_server import Clock, RunningServer, Visitor

HOUR = 3_600_000
EIGHT = 1_800_000_000_000  # 15 January 2027, 8:00 UTC


def daily(visitor: Visitor, minute: int) -> None:
    assert visitor.http.patch("/api/notifications", json={"daily": minute}).json()["daily"] == minute


def another(server: RunningServer, visitor: Visitor) -> None:
    """One more table where the visitor is asked."""
    visitor.open(ME, {"kind": "mine", "name": "C"}, turn_seconds=5 * 86_400)
    visitor.do(type="start")


@pytest.mark.thorough
def test_one_message_a_day_in_place_of_each(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked = far.visitor()
    another(far, asked)
    tell_push(asked, service)
    asked.http.patch("/api/notifications", json={"leads": []})
    daily(asked, 18 * 60)
    asked.http.patch("/api/me", json={"zone": "Europe/Berlin"})
    daily(asked, 18 * 60)
    another(far, asked)
    for _ in range(8):
        clock.ms += HOUR
        deliver(far)
    assert service.told == []
    clock.ms = EIGHT + 9 * HOUR  # 18:00 in Berlin
    deliver(far)
    deliver(far)
    (told,) = service.told
    assert told["title"] == "2 tables are waiting for you" and told["path"] == "/"
    for _ in range(23):
        clock.ms += HOUR
        deliver(far)
    assert len(service.told) == 1
    clock.ms += HOUR
    deliver(far)
    assert len(service.told) == 2  # they still wait


@pytest.mark.thorough
def test_nothing_comes_where_nothing_waits_and_it_begins_again(
    far: RunningServer, clock: Clock, service: PushService
) -> None:
    asked, other = pair(far)
    asked.http.patch("/api/notifications", json={"leads": []})
    tell_push(asked, service)
    daily(asked, 12 * 60)
    clock.ms += 15_000
    deliver(far)
    turn_over(asked, other)
    clock.ms = EIGHT + 4 * HOUR
    deliver(far)
    assert service.told == []
    turn_over(other, asked)
    clock.ms += 15_000
    deliver(far)
    assert service.told == []
    clock.ms = EIGHT + 28 * HOUR
    deliver(far)
    assert [told["title"] for told in service.told] == ["Attila: it is your turn"]


@pytest.mark.thorough
def test_reminders_still_come(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    daily(asked, 7 * 60)
    for _ in range(22):
        clock.ms += HOUR
        deliver(far)
    assert [told["title"] for told in service.told] == ["Attila: your time is running out"]
    clock.ms += HOUR  # the daily one, at seven, and the reminder of the last hour in one
    deliver(far)
    assert len(service.told) == 2


@pytest.mark.thorough
def test_another_hour_and_none_at_all(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    asked.http.patch("/api/notifications", json={"leads": []})
    tell_push(asked, service)
    daily(asked, 9 * 60)
    clock.ms += 15_000
    deliver(far)
    daily(asked, 10 * 60)
    clock.ms += 15_000
    deliver(far)
    clock.ms = EIGHT + HOUR
    deliver(far)
    assert service.told == []
    clock.ms = EIGHT + 2 * HOUR
    deliver(far)
    assert len(service.told) == 1
    daily(asked, preferences.EACH)
    clock.ms += 15_000
    deliver(far)
    clock.ms += 60_000
    deliver(far)
    assert len(service.told) == 2  # told by itself from now on
    clock.ms += 24 * HOUR
    deliver(far)
    assert len(service.told) == 2


def test_what_waited_to_be_told_by_itself_waits_for_the_hour(
    far: RunningServer, clock: Clock, service: PushService
) -> None:
    asked, _ = pair(far)
    asked.http.patch("/api/notifications", json={"leads": [], "quiet_from": 8 * 60, "quiet_to": 9 * 60})
    tell_push(asked, service)
    clock.ms += 15_000
    deliver(far)  # it waits for the end of the quiet hours
    daily(asked, 12 * 60)
    clock.ms = EIGHT + HOUR
    deliver(far)
    assert service.told == []
    clock.ms = EIGHT + 4 * HOUR
    deliver(far)
    assert len(service.told) == 1


@pytest.mark.parametrize(
    ("zone", "minute", "moment", "expected"),
    [
        ("", 8 * 60, EIGHT, EIGHT + 24 * HOUR),
        ("", 8 * 60, EIGHT - 1, EIGHT),
        ("Europe/Berlin", 0, EIGHT, EIGHT + 15 * HOUR),
        ("Pacific/Kiritimati", 23 * 60, EIGHT, EIGHT + HOUR),
        ("Pacific/Pago_Pago", 1439, EIGHT, EIGHT + 3 * HOUR - 60_000),
        # the night in which summer begins in Berlin: 28 March 2027, there is no 2:30
        ("Europe/Berlin", 6 * 60, 1_806_181_200_000 - 60_000, 1_806_206_400_000),
    ],
)
def test_the_hour_by_the_clock_on_the_wall(zone: str, minute: int, moment: int, expected: int) -> None:
    assert preferences.next_daily(Preferences(daily=minute), zone, moment) == expected


def test_a_long_list_ends_with_how_many_more() -> None:
    matters = [Matter(str(n), "attila", Occasion("turn", "turn", 0, 0)) for n in range(texts.LINES + 3)]
    told = texts.notice(matters, "en", "")
    lines = told.text.split("\n")
    assert len(lines) == texts.LINES + 1 and lines[-1] == "and 3 more" and "23" in told.title


def test_a_wish_that_is_no_hour(far: RunningServer) -> None:
    visitor = far.visitor().open(ME, OPEN)
    for wrong in (-2, 1440, "8"):
        assert visitor.http.patch("/api/notifications", json={"daily": wrong}).status_code == 422
