"""Being called back: who is told what, when and where, and what never leaves the house."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from kartentisch.cli import doctor
from kartentisch.server.notices import planning, targets, wishes
from kartentisch.server.notices.occasions import occasions
from kartentisch.server.notices.wishes import Wishes
from kartentisch.server.post import queue, settings
from kartentisch.server.post.mail import address_of
from kartentisch.server.post.outward import Said
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import NEVER, NOTICE_TARGETS, NOTICE_WISHES, OUTGOING, SEATS
from kartentisch.server.tables import repository, timers
from kartentisch.server.tables.times import Pause, PauseAsked, Vacation
from tests.server.house import Clock, House, Visitor
from tests.server.post_office import HERE, PushService, Sink, deliver, free_port, tell_mail, tell_push, text

ME = {"kind": "mine", "name": "Annabell"}
OPEN = {"kind": "open"}
HOUR = 3_600_000


def pair(house: House, **more: Any) -> tuple[Visitor, Visitor]:
    """Two people at a table over days, and whoever is asked first."""
    anna = house.visitor().open(ME, OPEN, turn_seconds=86_400, **more)
    ben = house.visitor().join(anna, "Benedikt")
    anna.do(type="start")
    seat = anna.look()["table"]["asked"][0]["seat"]
    return (anna, ben) if seat == 0 else (ben, anna)


def turn_over(asked: Visitor, other: Visitor) -> None:
    """Whoever is asked plays until the other one is."""
    while asked.play() == "played":
        pass


def test_whose_turn_it_is_hears_of_it_once_and_the_link_opens_the_table(
    far: House, clock: Clock, service: PushService
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
    assert "Time is up on Saturday" in told["body"]
    head = service.heads[0]
    assert head["content-encoding"] == "aes128gcm" and head["authorization"].startswith("vapid t=")
    assert 60 <= int(head["ttl"]) <= 3 * 86_400 and head["urgency"] == "normal" and len(head["topic"]) == 32
    asked.do(type="chat", text="hello")  # nothing new is asked
    clock.ms += 120_000
    deliver(far)
    assert len(service.told) == 1


def test_two_processes_tell_it_once(
    url: str, build: Callable[..., House], clock: Clock, service: PushService, lend: Callable[[House], None]
) -> None:
    """In both kinds of store; on PostgreSQL a second process looks and claims as well."""
    service.told.clear()
    service.status = 201
    post = settings.settings("push", HERE, allowed=["127.0.0.1"])
    houses = [build(Store(url, clock), timekeeper=False, post=post)]
    if url.startswith("postgresql"):
        houses.append(build(Store(url, clock), timekeeper=False, post=post))
    for house in houses:
        lend(house)
    asked, _ = pair(houses[0])
    tell_push(asked, service)
    clock.ms += 15_000
    for _ in range(2):
        for house in houses:
            deliver(house)
    assert len(service.told) == 1


def test_who_has_answered_meanwhile_is_left_alone(far: House, clock: Clock, service: PushService) -> None:
    asked, other = pair(far)
    tell_push(asked, service)
    turn_over(asked, other)
    clock.ms += 15_000
    deliver(far)
    assert service.told == []


def test_one_message_for_several_tables(far: House, clock: Clock, service: PushService) -> None:
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
    far: House, clock: Clock, service: PushService
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


def test_quiet_hours_hold_everything_back_and_bundle_it(far: House, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    asked.http.patch("/api/me", json={"zone": "Europe/Berlin"})
    clock.ms = 1_800_050_400_000  # 15 January 2027, 22:00 UTC
    body = {"quiet_from": 22 * 60, "quiet_to": 7 * 60}
    assert asked.http.patch("/api/notices", json=body).json()["quiet_to"] == 420
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
    own = Wishes(start, end)
    assert wishes.awake(own, zone, moment) == awake
    assert wishes.before_sleep(own, zone, moment) <= moment


def test_letters_go_to_who_has_said_yes_and_end_with_one_click(far: House, clock: Clock, sink: Sink) -> None:
    asked, _ = pair(far)
    answer = asked.http.post("/api/notices/letters?lang=de", json={"address": "Anna@Bücher.example"})
    assert answer.json()["targets"][0]["shown"] == "Anna@xn--bcher-kva.example"
    clock.ms += 15_000
    deliver(far)
    (asking,) = sink.letters
    assert asking["subject"] == "Kartentisch: Dürfen wir dir schreiben?" and asking["list-unsubscribe"] is None
    assert "Attila" not in text(asking) and asking["to"] == "Anna@xn--bcher-kva.example"
    token = re.search(r"/notices/yes/(\S+)", text(asking))
    assert token is not None
    for _ in range(2):  # to say yes twice is no harm
        assert far.visitor().http.post("/api/notices/yes", json={"token": token[1]}).status_code == 200
    clock.ms += 15_000
    deliver(far)
    notice = sink.letters[1]
    assert notice["subject"] == "Attila: Du bist dran"
    assert f"{HERE}/t/{asked.table}" in text(notice) and "Auto-Submitted" in notice
    off = notice["list-unsubscribe"].strip(" <>").removeprefix(HERE)
    assert notice["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    bare = far.visitor().http
    del bare.headers["X-Kartentisch"]  # a mailbox sends none
    assert bare.post(off, data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert bare.post(off).json()["error"]["code"] == "stale_link"
    assert asked.http.get("/api/notices").json()["targets"] == []


def test_nobody_is_pestered_with_letters(far: House, clock: Clock, sink: Sink) -> None:
    asked, other = pair(far)
    for visitor in (asked, other):
        answer = visitor.http.post("/api/notices/letters", json={"address": "v@example.org"})
        assert answer.status_code == 200
    other.http.delete(f"/api/notices/targets/{answer.json()['targets'][0]['id']}")  # the link is good nevertheless
    again = far.visitor().http.post("/api/notices/letters", json={"address": "V@example.org"})
    assert again.json()["error"]["code"] == "asked_enough"
    deliver(far)
    token = re.search(r"/notices/never/(\S+)", text(sink.letters[1]))
    assert token is not None
    digest, _, tag = token[1].partition(".")
    for forged in (digest, f"{digest}.", f"{digest[:-1]}x.{tag}", f"{digest}.{tag[:-1]}\u00fc"):
        assert far.visitor().http.post("/api/notices/never", json={"token": forged}).status_code == 409
    assert far.visitor().http.post("/api/notices/never", json={"token": token[1]}).status_code == 200
    clock.ms += 3 * 24 * HOUR
    assert far.visitor().http.post("/api/notices/letters", json={"address": "v@example.org"}).status_code == 409
    assert asked.http.get("/api/notices").json()["targets"] == []


NO_ADDRESSES = (
    "anna", "a@b", "a@localhost", "a@[127.0.0.1]", "a b@example.org", "a\n@example.org",
    "a@example.org\nBcc: b@example.org",
    "a@example.org, b@example.org", "<a@example.org>", "a%b@example.org", ".a@example.org", "@example.org",
)  # fmt: skip


def test_what_is_no_address(far: House) -> None:
    assert [address for address in NO_ADDRESSES if address_of(address) is not None] == []
    answer = far.visitor().http.post("/api/notices/letters", json={"address": NO_ADDRESSES[0]})
    assert answer.json()["error"]["code"] == "bad_address"


def test_a_mailbox_that_is_not_there_is_written_to_once(far: House, clock: Clock, sink: Sink) -> None:
    asked, _ = pair(far)
    tell_mail(far, asked, sink)
    sink.refusal = lambda address: "550 no such mailbox"
    clock.ms += 15_000
    deliver(far)
    (place,) = asked.http.get("/api/notices").json()["targets"]
    assert not place["confirmed"] and place["failing"] == targets.UNREACHABLE
    sink.refusal = lambda address: ""
    clock.ms += 48 * HOUR
    deliver(far)
    assert sink.letters == []


def test_a_mail_server_that_is_busy_is_asked_again(far: House, clock: Clock, sink: Sink) -> None:
    asked, _ = pair(far)
    tell_mail(far, asked, sink)
    sink.refusal = lambda address: "451 later"
    clock.ms += 15_000
    deliver(far)
    sink.refusal = lambda address: ""
    clock.ms += 59_000
    deliver(far)
    assert sink.letters == []
    clock.ms += 1_000
    deliver(far)
    assert len(sink.letters) == 1


def test_a_mail_server_that_refuses_this_house_says_nothing_of_the_address(
    far: House, clock: Clock, sink: Sink
) -> None:
    asked, _ = pair(far)
    tell_mail(far, asked, sink)
    sink.refusal = lambda address: "554 5.7.1 relay access denied"
    clock.ms += 15_000
    deliver(far)
    (place,) = asked.http.get("/api/notices").json()["targets"]
    assert place["confirmed"] and place["failing"] == ""


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_has_gone_is_forgotten(far: House, clock: Clock, service: PushService, status: int) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    service.status = status
    clock.ms += 15_000
    deliver(far)
    assert asked.http.get("/api/notices").json()["targets"] == []


def test_a_push_service_that_fails_is_given_up_in_the_end(far: House, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far, patience_seconds=60)
    tell_push(asked, service)
    service.status = 503
    for _ in range(6):
        clock.ms += 7 * HOUR
        deliver(far)
    (place,) = asked.http.get("/api/notices").json()["targets"]
    assert place["failing"] == targets.UNREACHABLE
    with far.desk.store.read() as connection:
        states = set(connection.execute(select(OUTGOING.c.state)).scalars())
    assert "failed" in states and "sent" not in states


def test_a_redirect_leads_nowhere(far: House, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    service.status = 307
    clock.ms += 15_000
    deliver(far)
    assert len(service.heads) == 1
    metrics = far.app.state.postman._metrics.text().decode()
    assert 'kartentisch_notices_total{kind="push",outcome="later"} 1.0' in metrics


def test_who_is_at_the_table_is_not_called(far: House, clock: Clock, service: PushService) -> None:
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


def test_a_table_can_be_left_out(far: House, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    answer = asked.http.patch(f"/api/tables/{asked.table}/notices", json={"wanted": False})
    assert answer.json()["muted"] == [asked.table]
    clock.ms += 15_000
    deliver(far)
    assert service.told == []
    assert asked.http.patch(f"/api/tables/{asked.table}/notices", json={"wanted": True}).json()["muted"] == []
    stranger = far.visitor().http.patch(f"/api/tables/{asked.table}/notices", json={"wanted": False})
    assert stranger.status_code == 401


def test_the_others_ask_to_go_back(far: House, clock: Clock, service: PushService) -> None:
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
    assert titles == ["Attila: the others ask for your consent"]


def test_a_test_comes_at_once_also_at_night(far: House, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    (place,) = tell_push(asked, service)["targets"]
    asked.http.patch("/api/notices", json={"quiet_from": 0, "quiet_to": 1439})
    assert asked.http.post(f"/api/notices/targets/{place['id']}/test").status_code == 200
    deliver(far)
    assert [told["title"] for told in service.told] == ["Kartentisch can reach you"]
    stranger = far.visitor().http
    assert stranger.post(f"/api/notices/targets/{place['id']}/test").status_code == 404
    assert stranger.delete(f"/api/notices/targets/{place['id']}").status_code == 404
    assert asked.http.delete(f"/api/notices/targets/{place['id']}").json()["targets"] == []


def test_a_browser_has_one_owner(far: House, service: PushService) -> None:
    asked, other = pair(far)
    tell_push(asked, service)
    assert len(tell_push(other, service)["targets"]) == 1
    assert asked.http.get("/api/notices").json()["targets"] == []


def test_there_is_an_end_to_places(far: House, service: PushService) -> None:
    asked, _ = pair(far)
    for number in range(8):
        tell_push(asked, service, f"browser{number}")
    more = asked.http.post("/api/notices/browsers", json=service.subscription("one more"[:3]))
    assert more.json()["error"]["code"] == "too_many_targets"


def test_notices_say_nothing_that_is_secret_and_nobodys_name(far: House, clock: Clock, service: PushService) -> None:
    """Two worlds that differ in hands, standing orders and what is kept for later bring the same words."""
    told = []
    for world in (1, 2):
        far.desk.seed = lambda world=world: world  # type: ignore[misc]
        asked, _ = pair(far)
        tell_push(asked, service)
        if world == 2:
            with far.desk.store.write() as connection:
                connection.execute(update(SEATS).where(SEATS.c.table_id == asked.table).values(held="", orders="[]"))
        clock.ms += 15_000
        deliver(far)
        body = json.dumps(service.told.pop(), sort_keys=True).replace(asked.table, "TABLE")
        told.append(re.sub(r"Time is up on [^.]*\. *[^.]*\.", "", body))
        asked.http.delete("/api/me")
    assert told[0] == told[1]
    assert "Annabell" not in told[0] and "Benedikt" not in told[0]


def test_nothing_is_lost_and_nothing_is_sent_more_than_twice(
    far: House, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The house dies between the commit and the message, then between the message and its note, and again."""
    asked, _ = pair(far)
    tell_push(asked, service)
    clock.ms += 15_000
    postman = far.app.state.postman

    class Killed(BaseException):
        pass

    def dies(*_: Any, **__: Any) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(postman, "_tell", dies)  # claimed, and nothing was sent
        with pytest.raises(Killed):
            deliver(far)
    deliver(far)
    assert service.told == []  # somebody else may be sending it
    for _ in range(3):
        clock.ms += 121_000
        with monkeypatch.context() as patch:
            patch.setattr("kartentisch.server.notices.postman.targets.told", dies)  # sent, and not noted
            with suppress(Killed):
                deliver(far)
    assert len(service.told) == 1
    with far.desk.store.read() as connection:
        row = connection.execute(select(OUTGOING.c.state, OUTGOING.c.due)).one()
    assert row.state == "failed" and row.due == NEVER


def test_who_took_too_long_leaves_the_rest_to_others(
    far: House, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second message is with another process by then; a third time nobody has tried it, and nobody holds it."""
    asked, _ = pair(far)
    for name in ("anna", "ben", "carl"):
        tell_push(asked, service, name)
    clock.ms += 15_000
    postman, store, told = far.app.state.postman, far.desk.store, []

    def slow(group: Any) -> None:
        told.append(group[0].target)
        clock.ms += 121_000
        with store.write() as connection:
            queue.claim(connection, "push", clock.ms)

    with monkeypatch.context() as patch:
        patch.setattr(postman, "_tell", slow)
        deliver(far)
    assert len(told) == 1
    clock.ms += 121_000
    with store.write() as connection:
        connection.execute(update(OUTGOING).values(locked=0, broken=0))
    with monkeypatch.context() as patch:
        patch.setattr(postman, "_tell", lambda group: postman._ending.set())
        deliver(far)
    postman._ending.clear()
    with store.read() as connection:
        assert sorted(row > 0 for row in connection.execute(select(OUTGOING.c.locked)).scalars()) == [
            False,
            False,
            True,
        ]


def test_a_table_that_cannot_be_told_about_keeps_nobody_waiting(
    far: House, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    ill, _ = pair(far)
    tell_push(ill, service, "anna")
    well, _ = pair(far)
    tell_push(well, service, "ben")
    clock.ms += 15_000
    plan_one = planning.plan_one

    def raises(desk: Any, connection: Any, name: str, now: int) -> None:
        if name == ill.table:
            raise ZeroDivisionError
        plan_one(desk, connection, name, now)

    with monkeypatch.context() as patch:
        patch.setattr(planning, "plan_one", raises)
        deliver(far)
    assert [told["path"] for told in service.told] == [f"/t/{well.table}"]
    clock.ms += planning.ILL - 1
    deliver(far)
    assert len(service.told) == 1
    clock.ms += 1
    deliver(far)
    assert [told["path"] for told in service.told[1:]] == [f"/t/{ill.table}"]


def test_more_tables_than_one_look_takes(
    far: House, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(planning, "AT_ONCE", 1)
    for name in ("anna", "ben"):
        tell_push(pair(far)[0], service, name)
    clock.ms += 15_000
    deliver(far)
    assert len(service.told) == 2


def test_who_asks_what_an_address_means_keeps_no_push_waiting(
    far: House, clock: Clock, service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    clock.ms += 15_000
    monkeypatch.setattr("kartentisch.server.http.notices.PATIENCE", 0.01)
    with far.app.state.postman.naming._lock:  # somebody's address takes long
        answer = asked.http.post("/api/notices/services", json={"address": "ntfys://ntfy.sh/topic"})
        assert answer.json()["error"]["code"] == "too_many_requests"
        deliver(far)
    assert len(service.told) == 1


def test_what_was_switched_off_is_off_for_who_has_it(
    build: Callable[..., House], folder: Path, clock: Clock, service: PushService
) -> None:
    service.told.clear()
    post = settings.settings("calendar", HERE, allowed=["127.0.0.1"])
    house = build(Store.in_folder(folder / "off", clock), timekeeper=False, post=post)
    asked, _ = pair(house)
    asked.http.patch("/api/notices", json={"leads": [60]})
    with house.desk.store.write() as connection:
        person = connection.execute(select(NOTICE_WISHES.c.person)).scalar_one()
        place = targets.add_push(connection, person, {"endpoint": "x"}, "old", "en", clock.ms)
    answer = asked.http.post(f"/api/notices/targets/{place}/test")
    assert answer.json()["error"]["code"] == "notices_off"
    clock.ms += 15_000
    deliver(house)
    with house.desk.store.read() as connection:
        assert connection.execute(select(OUTGOING.c.state)).scalars().all() == ["dropped"]


def test_a_service_that_was_refused_is_told_again_when_its_owner_asks(far: House, clock: Clock) -> None:
    asked, _ = pair(far)
    asked.http.patch("/api/notices", json={"leads": [60]})
    with far.desk.store.write() as connection:
        person = connection.execute(select(NOTICE_WISHES.c.person)).scalar_one()
        for _ in range(2):
            said = Said(200, name="ntfy", shown="ntfys://…")
            place = targets.add_other(connection, person, "ntfys://ntfy.sh/topic", said, "en", clock.ms)
            assert targets.find(connection, place).confirmed
            targets.bounced(connection, place)
            assert not targets.find(connection, place).confirmed


def test_own_data_tell_no_key_of_a_place(far: House, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    answer = asked.http.get("/api/me/data")
    (place,) = answer.json()["notice_targets"]
    assert "shown" in place and "address" not in place
    assert service.subscription()["keys"]["auth"] not in answer.text


def test_the_calendar_is_for_who_knows_its_address(far: House, clock: Clock) -> None:
    asked, _ = pair(far)
    path = asked.http.post("/api/notices/calendar?lang=de").json()["path"]
    reader = far.visitor().http
    feed = reader.get(path)
    assert feed.headers["content-type"].startswith("text/calendar")
    body = feed.text
    assert body.count("BEGIN:VEVENT") == 1 and "SUMMARY:Attila: Deine Zeit endet" in body
    assert "DTSTART:20270116T080000Z" in body and f"URL:{HERE}/t/{asked.table}" in body and "Anna" not in body
    clock.ms += 5_000
    assert reader.get(path, headers={"if-none-match": feed.headers["etag"]}).status_code == 304
    fresh = asked.http.post("/api/notices/calendar").json()["path"]
    assert reader.get(path).status_code == 404
    assert reader.get(fresh).status_code == 200
    assert asked.http.delete("/api/notices/calendar").json()["calendar"] is False
    assert reader.get(fresh).status_code == 404


def test_a_house_that_offers_nothing_says_so(house: House, service: PushService) -> None:
    visitor = house.visitor().http
    told = visitor.get("/api/notices").json()
    assert told["offers"] == {"push": None, "mail": False, "other": False, "calendar": False, "services": []}
    assert visitor.post("/api/notices/browsers", json=service.subscription()).json()["error"]["code"] == "notices_off"
    assert visitor.post("/api/notices/letters", json={"address": "a@example.org"}).status_code == 409


def test_who_becomes_nobody_is_told_nothing(far: House, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    asked.http.delete("/api/me")
    clock.ms += 15_000
    deliver(far)
    assert service.told == []
    with far.desk.store.read() as connection:
        assert connection.execute(select(NOTICE_TARGETS.c.id)).first() is None


def test_pauses_days_off_and_standing_clocks(far: House, clock: Clock) -> None:
    asked, _ = pair(far)
    with far.desk.store.read() as connection:
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


def test_the_doctor_sees_what_does_not_get_through(far: House, clock: Clock, sink: Sink, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    service.status = 503
    clock.ms += 15_000
    deliver(far)
    with far.desk.store.read() as connection:
        (places, waiting) = doctor._post(connection)
    assert (places.sentence, places.values["push"], places.well) == ("doctor-targets", 1, True)
    assert (waiting.sentence, waiting.values["waiting"], waiting.values["sent"]) == ("doctor-post", 1, 0)
    good = doctor._mail(HERE, sink.address, "t@example.org")
    assert [finding.sentence for finding in good] == ["doctor-mail"]
    bad = doctor._mail("", f"smtp://127.0.0.1:{free_port()}", "t@example.org")
    assert [(finding.well, finding.sentence) for finding in bad] == [
        (False, "doctor-mail-address"),
        (False, "doctor-mail-bad"),
    ]


def test_a_clock_that_is_given_time_back_moves_its_reminders(far: House, clock: Clock, service: PushService) -> None:
    asked, _ = pair(far)
    tell_push(asked, service)
    timers.give_back_lost_time(far.desk)
    clock.ms += 20 * HOUR  # the house was closed
    timers.give_back_lost_time(far.desk)
    clock.ms += 15_000
    deliver(far)
    assert [told["title"] for told in service.told] == ["Attila: it is your turn"]
