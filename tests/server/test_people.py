"""Somebody is the same person at several tables: by a cookie, without an account."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from kartentisch.server import people
from kartentisch.server.notifications import preferences, targets
from kartentisch.server.people import mails, persons
from kartentisch.server.store.schema import NOTIFICATION_TARGETS, PERSON_SEATS, PERSONS, SESSIONS
from kartentisch.server.tables import housekeeping, timers
from tests.server.running_server import OPEN, Clock, RunningServer, Visitor
from tests.server.test_tables import finish

ME, FREE, BOT = {"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "greedy"}


def named(visitor: Visitor, **what: str) -> httpx.Response:
    return visitor.http.patch("/api/me", json=what or {"name": "Anna"})


def me(visitor: Visitor) -> Any:
    return visitor.http.get("/api/me").json()["person"]


def known_as(server: RunningServer, visitor: Visitor) -> str:
    with server.context.store.read() as connection:
        person = people.person_of(connection, dict(visitor.http.cookies))
        assert person is not None
        return person.id


def on_another_device(server: RunningServer, visitor: Visitor) -> Visitor:
    """Somebody's second browser, as if they had signed in there."""
    other = server.visitor()
    other.table = visitor.table
    with server.context.store.write() as connection:
        secret = people.begin(connection, known_as(server, visitor), "", server.context.store.now())
    other.http.cookies.set(people.COOKIE, secret)
    return other


def test_nobody_is_somebody_before_they_want_it(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, BOT)
    answer = anna.http.get("/api/me")
    assert answer.json()["person"] is None and "set-cookie" not in answer.headers
    with still.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(PERSONS)).scalar() == 0
    made = named(anna, name="  Anna ", zone="Europe/Berlin", language="de")
    cookie = made.headers["set-cookie"].lower()
    assert all(word in cookie for word in ("httponly", "samesite=strict", "path=/api")) and "secure" not in cookie
    assert made.json()["person"] == me(anna)
    named(anna, language="")
    assert me(anna).items() >= {"name": "Anna", "language": "", "zone": "Europe/Berlin"}.items()
    with still.context.store.read() as connection:
        stored = [*connection.execute(select(SESSIONS.c.digest)).scalars()]
        assert len(stored) == 1 and anna.http.cookies[people.COOKIE] not in stored  # only its hash


def test_seats_that_a_browser_holds_are_bound_and_open_on_another_device(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, BOT)
    named(anna)
    first = anna.table
    second = still.visitor().open({"kind": "mine", "name": "Ben"}, FREE, BOT)
    anna.join(second, "Anna")  # with a person's cookie, bound as they sit down
    phone = on_another_device(still, anna)
    assert phone.look()["own_seats"] == [1]
    phone.table = first
    assert phone.look()["own_seats"] == [0]
    with still.context.store.read() as connection:
        person = known_as(still, anna)
        assert {(seat.table, seat.seat) for seat in people.seats_of(connection, person)} == {
            (first, 0),
            (anna.table, 1),
        }
        assert people.persons_at(connection, anna.table) == {1: person}
    assert phone.do(type="chat", text="from the phone")["accepted"]


def test_the_seat_of_this_browser_goes_before_the_person(still: RunningServer) -> None:
    """Two people at one device: whose cookie of the seat it is, is meant."""
    anna = still.visitor().open(ME, FREE, BOT)
    ben = still.visitor().join(anna, "Ben")
    named(anna)
    ben.http.cookies.set(people.COOKIE, anna.http.cookies[people.COOKIE])
    assert ben.look()["own_seats"] == [1]
    with still.context.store.read() as connection:
        assert people.persons_at(connection, anna.table).keys() == {0}


def test_two_persons_cannot_have_one_seat(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, BOT)
    other = still.visitor()
    named(anna)
    link = {"recovery": anna.keys["recovery"]}
    named(other, name="Eve")
    assert other.http.post(f"/api/tables/{anna.table}/recovery", json=link).status_code == 200
    with still.context.store.read() as connection:
        assert people.persons_at(connection, anna.table) == {0: known_as(still, anna)}
    del other.http.cookies[f"kt_{anna.table}"]  # whoever has the link may sit there, but it is not their seat
    other.table = anna.table
    assert other.look()["own_seats"] == []


def test_a_cookie_of_ones_own_choice_makes_nobody(still: RunningServer) -> None:
    """Session fixation: what a browser brings is never taken for its secret."""
    eve = still.visitor()
    eve.http.cookies.set(people.COOKIE, "chosen-by-eve-0123456789abcdef")
    answer = named(eve, name="Eve")
    assert people.COOKIE in answer.headers["set-cookie"] and "chosen-by-eve" not in answer.headers["set-cookie"]
    with still.context.store.read() as connection:
        assert people.person_of(connection, {people.COOKIE: "chosen-by-eve-0123456789abcdef"}) is None


def test_no_other_page_changes_a_person(server: RunningServer) -> None:
    anna = server.visitor()
    named(anna)
    for method in ("PATCH", "DELETE"):
        foreign = httpx.request(method, f"{server.address}/api/me", cookies=dict(anna.http.cookies))
        assert foreign.status_code == 403 and foreign.json()["error"]["code"] == "header_missing"
    assert me(anna)["name"] == "Anna"


def test_who_was_sent_away_is_so_on_all_devices(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, BOT)
    ben = still.visitor().join(anna, "Ben")
    named(ben, name="Ben")
    phone = on_another_device(still, ben)
    assert phone.look()["own_seats"] == [1]
    anna.do(type="kick", target=1)
    assert ben.look()["own_seats"] == phone.look()["own_seats"] == []
    assert phone.refused(type="chat", text="still here?") == "unknown_key"


def test_a_person_is_forgotten_with_all_devices(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, BOT)
    named(anna)
    phone = on_another_device(still, anna)
    assert anna.http.delete("/api/me").json()["person"] is None
    assert me(anna) is None and me(phone) is None
    assert phone.look()["own_seats"] == []
    with still.context.store.read() as connection:
        for table in (PERSONS, SESSIONS, PERSON_SEATS):
            assert connection.execute(select(func.count()).select_from(table)).scalar() == 0


def test_seats_are_forgotten_with_their_tables(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, FREE, BOT)
    named(anna)
    clock.ms += 40 * 86_400_000
    assert housekeeping.tidy(still.context) == 1
    with still.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(PERSON_SEATS)).scalar() == 0


def test_who_cannot_come_back_is_forgotten(still: RunningServer, clock: Clock) -> None:
    anna, ben = still.visitor(), still.visitor()
    named(anna)
    named(ben, name="Ben")
    with still.context.store.write() as connection:
        mails.keep(connection, known_as(still, ben), "ben@example.org", clock.ms)
    clock.ms += 399 * 86_400_000
    assert housekeeping.tidy(still.context) == 0 and me(anna) is not None
    clock.ms += 401 * 86_400_000
    assert housekeeping.tidy(still.context) == 1
    with still.context.store.read() as connection:
        assert [row.name for row in connection.execute(select(PERSONS.c.name))] == ["Ben"]
        assert connection.execute(select(func.count()).select_from(SESSIONS)).scalar() == 0


def test_a_seat_of_somebody_who_is_gone_is_free(still: RunningServer) -> None:
    with still.context.store.write() as connection:
        gone, anna, ben = (people.make(connection, 0).id for _ in range(3))
        assert people.bind(connection, gone, "chain", 1, 0)
        connection.execute(PERSONS.delete().where(PERSONS.c.id == gone))
        assert not people.bind(connection, gone, "chain", 2, 0)
        assert people.bind(connection, anna, "chain", 1, 0)
        assert not people.bind(connection, ben, "chain", 1, 0)


def test_what_one_browser_brings_to_who_it_is(still: RunningServer) -> None:
    """Preferences and reliability where there are none yet; a place to be told only once."""
    kept = {"endpoint": "https://push.example.org/1", "p256dh": "x", "auth": "y"}
    with still.context.store.write() as connection:
        silent, other, anna = (people.make(connection, 0).id for _ in range(3))
        for person in (silent, other, anna):
            targets.add_push(connection, person, kept, "Firefox", "de", 1)
        preferences.save(connection, silent, preferences.Preferences(quiet_from=60, quiet_to=120))
        preferences.save(connection, other, preferences.Preferences(quiet_from=180, quiet_to=240))
        assert persons.become(connection, silent, anna) and persons.become(connection, other, anna)
        assert preferences.load(connection, anna).quiet_from == 60
        assert connection.execute(select(func.count()).select_from(NOTIFICATION_TARGETS)).scalar() == 1


def test_seats_where_somebody_may_be_asked(still: RunningServer) -> None:
    anna = still.visitor().open(ME, {"kind": "mine", "name": "Zoe"})
    named(anna)
    anna.do(type="start")
    playing = anna.table
    anna.open(ME, FREE)
    with still.context.store.read() as connection:
        person = known_as(still, anna)
        asked = [seat.table for seat in people.asked_seats_of(connection, person, 10)]
        assert asked == [playing] * 2 and len(people.asked_seats_of(connection, person, 1)) == 1


def test_use_is_noted_to_the_hour_and_lengthens_the_cookie(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor()
    named(anna)
    begun = clock.ms
    clock.ms += 1_800_000
    assert "set-cookie" not in anna.http.get("/api/me").headers
    clock.ms += 3_600_000
    assert people.COOKIE in anna.http.get("/api/me").headers["set-cookie"]
    with still.context.store.read() as connection:
        assert connection.execute(select(SESSIONS.c.used)).scalar() == begun + 5_400_000


def test_one_network_makes_few_persons(build: Any) -> None:
    server: RunningServer = build(limits=replace(OPEN, person_seconds=1e6, person_burst=3))
    answers = [named(server.visitor(), name=f"N{number}").status_code for number in range(4)]
    assert answers == [200, 200, 200, 429]
    known = server.visitor()
    with server.context.store.write() as connection:
        person = people.make(connection, 0)
        known.http.cookies.set(people.COOKIE, people.begin(connection, person.id, "", 0))
    assert named(known, name="Old").status_code == 200  # whoever is somebody already is not counted


REFUSED = [
    ({"zone": "../../etc/passwd"}, "unknown_zone"), ({"zone": "Europe/Nowhere"}, "unknown_zone"),
    ({"name": "\u202eevil"}, "bad_character"), ({"name": "x" * 33}, "bad_text"), ({"language": "fr"}, "bad_request"),
    ({"id": "x"}, "bad_request"),
]  # fmt: skip


def test_what_cannot_be_is_refused_and_makes_nobody(server: RunningServer) -> None:
    eve = server.visitor()
    for body, code in REFUSED:
        answer = named(eve, **body)
        assert answer.json()["error"]["code"] == code and people.COOKIE not in eve.http.cookies
    assert me(eve) is None


@pytest.mark.parametrize(
    ("agent", "label"),
    [("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
     ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18 Mobile Safari/604.1",
      "Safari, iPhone"),
     ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
     ("python-httpx/0.28", ""), ("", "")],
)  # fmt: skip
def test_a_browser_is_named_in_two_words(agent: str, label: str) -> None:
    assert people.label_of(agent) == label


# ------------------------------------------------------------------ my games, my data, being forgotten
def test_my_games_on_all_devices(still: RunningServer) -> None:
    anna = still.visitor().open(ME, {"kind": "mine", "name": "Zoe"})
    named(anna)
    anna.do(type="start")
    second = still.visitor().open({"kind": "mine", "name": "Ben"}, FREE)
    anna_again = still.visitor()
    anna_again.http.cookies.update(anna.http.cookies)
    anna_again.join(second, "Anna")
    phone = on_another_device(still, anna)
    answer = phone.http.get("/api/mine").json()
    own = {found["table"]["id"]: found["own_seats"] for found in answer["more"]}
    assert answer["tables"] == [] and own == {second.table: [1], anna.table: [0, 1]}
    beside = phone.http.get("/api/mine", params={"ids": second.table, "most": 1}).json()
    assert beside["tables"][0]["own_seats"] == [1]
    assert [own["table"]["id"] for own in beside["more"]] == [anna.table]
    assert phone.http.get("/api/mine/waiting").json() == {"tables": [anna.table]}
    assert second.http.get("/api/mine").json()["more"] == []  # without a person nobody is told of more
    assert still.visitor().http.get("/api/mine/waiting").json() == {"tables": []}


def test_the_next_table_is_where_somebody_waits_longest(still: RunningServer, clock: Clock) -> None:
    """Also by the cookies of seats alone."""
    anna = still.visitor()
    tables = []
    for _ in range(3):
        anna.open(ME, {"kind": "mine", "name": "Zoe"})
        anna.do(type="start")
        tables.append(anna.table)
        clock.ms += 60_000
    assert anna.http.get("/api/mine/waiting").json()["tables"] == tables
    anna.table = tables[0]
    seat = anna.look(seat=0)["table"]["asked"][0]["seat"]
    anna.do(type="leave", seat=seat, autopilot="pass")  # the autopilot is asked, not Anna
    assert anna.http.get("/api/mine/waiting").json()["tables"] == tables[1:]


def test_all_own_data_and_no_key(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, BOT)
    named(anna, name="Anna", zone="Europe/Berlin")
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="chat", text="mine")
    ben.do(type="chat", text="not hers")
    answer = anna.http.get("/api/me/data")
    data = answer.json()
    assert "attachment" in answer.headers["content-disposition"]
    assert data["person"]["zone"] == "Europe/Berlin" and data["person"]["name"] == "Anna"
    (seat,) = data["seats"]
    assert (seat["table"], seat["seat"], seat["name"]) == (anna.table, 0, "Anna")
    assert [said["text"] for said in seat["said"]] == ["mine"]
    for secret in (anna.keys["secret"], anna.keys["recovery"], anna.keys["invite"], anna.http.cookies[people.COOKIE]):
        assert secret not in answer.text
    assert still.visitor().http.get("/api/me/data").json()["error"]["code"] == "nobody_here"


@pytest.mark.thorough
def test_who_is_forgotten_leaves_and_the_others_play_on(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, FREE)
    ben, carl = (still.visitor().join(anna, name) for name in ("Ben", "Carl"))
    waiting = still.visitor().open({"kind": "mine", "name": "Dora"}, FREE)
    anna.do(type="start")
    named(anna)
    lounge = still.visitor()
    lounge.http.cookies.update(anna.http.cookies)
    lounge.join(waiting, "Anna")
    link = {"recovery": anna.keys["recovery"]}
    assert anna.http.delete("/api/me").json()["person"] is None
    seen = ben.look()
    seats = seen["table"]["seats"]
    assert seats[0]["name"] == "Anna" and seats[0]["autopilot"] == "pass" and seats[0]["offered"]
    assert ben.look("/log")["log"][-1]["kind"] == "lead"  # somebody leads the table on
    assert waiting.look()["table"]["seats"][1]["kind"] == "open"
    assert anna.look()["own_seats"] == []
    assert anna.http.post(f"/api/tables/{anna.table}/recovery", json=link).json()["error"]["code"] == "bad_recovery"
    for _ in range(40):
        timers.sweep(still.context)
        ben.play()
        carl.play()
    assert ben.look()["table"]["status"] in ("playing", "over")
    assert {line.get("seat") for line in ben.look("/log")["log"] if line["kind"] == "entry"} >= {0, 1, 2}


def test_a_finished_game_stays_as_it_was_when_somebody_is_forgotten(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    named(anna)
    finish(anna, ben)
    before = ben.http.get(f"/api/tables/{ben.table}/record").text
    anna.http.delete("/api/me")
    assert ben.http.get(f"/api/tables/{ben.table}/record").text == before


def test_who_is_forgotten_leaves_every_seat_of_a_table(still: RunningServer) -> None:
    """Also those that were taken in another browser, before it was known whose it is."""
    carl = still.visitor().open({"kind": "mine", "name": "Carl"}, FREE, FREE)
    anna, other = still.visitor().join(carl, "Anna"), still.visitor().join(carl, "Ann")
    named(anna)
    with still.context.store.write() as connection:
        people.bind_all(connection, known_as(still, anna), dict(other.http.cookies), still.context.store.now())
    carl.do(type="start")
    anna.http.delete("/api/me")
    assert [bool(seat["autopilot"]) for seat in carl.look()["table"]["seats"]] == [False, True, True]
    assert other.look()["own_seats"] == []


def test_who_is_forgotten_helps_no_more(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE, BOT, substitutes=True, turn_seconds=600, reaction_seconds=600)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    dora = still.visitor(anna.table)
    body = {"invite": ben.look()["substitute_invite"], "names": ["Dora"]}
    assert dora.http.post(f"/api/tables/{anna.table}/seats", json=body).status_code == 200
    named(dora, name="Dora")
    ben.do(type="leave")
    dora.do(type="step_in", target=1)
    assert not anna.look()["table"]["seats"][1]["autopilot"]
    dora.http.delete("/api/me")
    table = anna.look()["table"]
    assert table["substitutes"] == [] and table["seats"][1]["autopilot"]
    assert dora.look()["own_seats"] == []


def test_a_rematch_does_not_wait_for_who_is_forgotten(still: RunningServer) -> None:
    anna = still.visitor().open(ME, FREE)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    named(anna)
    finish(anna, ben)
    anna.http.delete("/api/me")
    ben.table = ben.do(type="rematch")["rematch"]
    seen = ben.look()
    assert [seat["autopilot"] for seat in seen["table"]["seats"]] == ["pass", ""]
    assert seen["own_seats"] == [1] and "0" in seen["seat_changes"]  # Ben leads, and may invite somebody
