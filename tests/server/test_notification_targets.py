"""Where people are told: browsers, services and a calendar of their own, for nobody else to see or to use."""

from __future__ import annotations

from sqlalchemy import select

from kartentisch.server.delivery.outbound import Said
from kartentisch.server.notifications import targets
from kartentisch.server.store.schema import NOTIFICATION_PREFERENCES, NOTIFICATION_TARGETS
from tests.server.mail_server import (
    HERE,
    PushService,
    deliver,
    pair,
    tell_push,
)
from tests.server.running_server import Clock, RunningServer


def test_a_test_comes_at_once_also_at_night(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    (place,) = tell_push(asked, service)["targets"]
    asked.http.patch("/api/notifications", json={"quiet_from": 0, "quiet_to": 1439})
    assert asked.http.post(f"/api/notifications/targets/{place['id']}/test").status_code == 200
    deliver(far)
    assert [told["title"] for told in service.told] == ["Notifications from Kartentisch work"]
    stranger = far.visitor().http
    assert stranger.post(f"/api/notifications/targets/{place['id']}/test").status_code == 404
    assert stranger.delete(f"/api/notifications/targets/{place['id']}").status_code == 404
    assert asked.http.delete(f"/api/notifications/targets/{place['id']}").json()["targets"] == []


def test_a_browser_has_one_owner(far: RunningServer, service: PushService) -> None:
    asked, other = pair(far)
    tell_push(asked, service)
    assert len(tell_push(other, service)["targets"]) == 1
    assert asked.http.get("/api/notifications").json()["targets"] == []


def test_there_is_an_end_to_places(far: RunningServer, service: PushService) -> None:
    asked, _ = pair(far)
    for number in range(8):
        tell_push(asked, service, f"browser{number}")
    more = asked.http.post("/api/notifications/browsers", json=service.subscription("one more"[:3]))
    assert more.json()["error"]["code"] == "too_many_targets"


def test_a_service_that_was_refused_is_told_again_when_its_owner_asks(far: RunningServer, clock: Clock) -> None:
    asked, _ = pair(far)
    asked.http.patch("/api/notifications", json={"leads": [60]})
    with far.context.store.write() as connection:
        person = connection.execute(select(NOTIFICATION_PREFERENCES.c.person)).scalar_one()
        for _ in range(2):
            said = Said(200, name="ntfy", shown="ntfys://…")
            place = targets.add_other(connection, person, "ntfys://ntfy.sh/topic", said, "en", clock.ms)
            assert targets.find(connection, place).confirmed
            targets.bounced(connection, place)
            assert not targets.find(connection, place).confirmed


def test_own_data_tell_no_key_of_a_place(far: RunningServer, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    answer = asked.http.get("/api/me/data")
    (place,) = answer.json()["notice_targets"]
    assert "shown" in place and "address" not in place
    assert service.subscription()["keys"]["auth"] not in answer.text


def test_the_calendar_is_for_who_knows_its_address(far: RunningServer, clock: Clock) -> None:
    asked, _ = pair(far)
    path = asked.http.post("/api/notifications/calendar?lang=de").json()["path"]
    reader = far.visitor().http
    feed = reader.get(path)
    assert feed.headers["content-type"].startswith("text/calendar")
    body = feed.text
    assert body.count("BEGIN:VEVENT") == 1 and "SUMMARY:Attila: Deine Zeit läuft ab" in body
    assert "DTSTART:20270116T080000Z" in body and f"URL:{HERE}/t/{asked.table}" in body and "Anna" not in body
    clock.ms += 5_000
    assert reader.get(path, headers={"if-none-match": feed.headers["etag"]}).status_code == 304
    fresh = asked.http.post("/api/notifications/calendar").json()["path"]
    assert reader.get(path).status_code == 404
    assert reader.get(fresh).status_code == 200
    assert asked.http.delete("/api/notifications/calendar").json()["calendar"] is False
    assert reader.get(fresh).status_code == 404


def test_a_server_that_offers_nothing_says_so(server: RunningServer, service: PushService) -> None:
    visitor = server.visitor().http
    told = visitor.get("/api/notifications").json()
    assert told["offers"] == {"push": None, "mail": False, "other": False, "calendar": False, "services": []}
    assert (
        visitor.post("/api/notifications/browsers", json=service.subscription()).json()["error"]["code"]
        == "notices_off"
    )
    assert visitor.post("/api/notifications/emails", json={"address": "a@example.org"}).status_code == 409


def test_who_becomes_nobody_is_told_nothing(far: RunningServer, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    asked.http.delete("/api/me")
    clock.ms += 15_000
    deliver(far)
    assert service.told == []
    with far.context.store.read() as connection:
        assert connection.execute(select(NOTIFICATION_TARGETS.c.id)).first() is None
