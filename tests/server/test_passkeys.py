"""The same person on every device by a passkey; and those who would like to be somebody else."""

from __future__ import annotations

import json
from itertools import islice, product
from typing import Any

import httpx
import pytest
from fastapi import Request
from sqlalchemy import func, select

from kartentisch.server import people
from kartentisch.server.http import origins
from kartentisch.server.people import tickets
from kartentisch.server.store.schema import PASSKEYS, PERSONS, TICKETS
from tests.server.authenticator import Passkey
from tests.server.running_server import Clock, RunningServer, Visitor, code
from tests.server.test_people import BOT, FREE, ME, me, named


@pytest.mark.parametrize(
    ("origin", "host", "names", "name"),
    [("https://games.example.org", "games.example.org", [], "games.example.org"),
     ("https://games.example.org", "127.0.0.1:8008", ["games.example.org"], "games.example.org"),  # a proxy by address
     ("https://games.example.org:8443", "games.example.org:8443", [], "games.example.org"),
     ("https://games.example.org:8443", "games.example.org", ["games.example.org"], None),
     ("https://evil.example", "games.example.org", ["games.example.org"], None),
     ("https://evil.example", "127.0.0.1:8008", ["*"], None),
     ("http://games.example.org", "games.example.org", ["games.example.org"], None),
     ("http://localhost:8008", "localhost:8008", [], "localhost"),
     ("https://192.168.0.5", "192.168.0.5", [], None), ("https://[::1]", "[::1]", [], None),
     ("null", "localhost", [], None), ("", "localhost", [], None), ("https://[", "[", [], None)],
)  # fmt: skip
def test_where_a_page_lies(origin: str, host: str, names: list[str], name: str | None) -> None:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    found = origins.asked_from(Request({"type": "http", "headers": headers}), names)
    assert (found and found.name) == name


def device(server: RunningServer, origin: str = "") -> Visitor:
    """A browser whose page has a name."""
    visitor = server.visitor()
    origin = origin or server.address.replace("127.0.0.1", "localhost")
    visitor.http.headers.update({"Origin": origin, "Host": origin.partition("//")[2]})
    return visitor


def asked(visitor: Visitor, what: str = "passkeys") -> dict[str, Any]:
    answer = visitor.http.post(f"/api/me/{what}/options")
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()["options"]
    return options


def makes(visitor: Visitor, label: str = "") -> Passkey:
    """Make a passkey and keep it."""
    options = asked(visitor)
    passkey = Passkey(visitor.http.headers["origin"], options["rp"]["id"])
    answer = visitor.http.post("/api/me/passkeys", json={"credential": passkey.made(options), "label": label})
    assert answer.status_code == 200, answer.text
    return passkey


def comes(visitor: Visitor, passkey: Passkey, **more: Any) -> httpx.Response:
    return visitor.http.post("/api/me/signin", json={"credential": passkey.shown(asked(visitor, "signin")), **more})


def test_a_second_device_has_the_same_tables(still: RunningServer) -> None:
    laptop = device(still).open(ME, FREE, BOT)
    assert laptop.http.get("/api/me").json()["offers"]["passkeys"]
    named(laptop)
    passkey = makes(laptop, "my key")
    phone = device(still)
    phone.table = laptop.table
    assert phone.look()["own_seats"] == []
    answer = comes(phone, passkey)
    assert answer.status_code == 200 and answer.json()["person"]["name"] == "Anna"
    assert phone.look()["own_seats"] == [0]
    assert [kept["label"] for kept in me(laptop)["passkeys"]] == ["my key"]
    assert [there["here"] for there in me(phone)["devices"]] == [True, False]
    assert phone.do(type="chat", text="from the phone")["accepted"]


def test_what_a_device_brings_goes_to_who_comes_in(still: RunningServer) -> None:
    """A table that was begun as nobody, or as somebody known by this browser alone."""
    laptop = device(still)
    passkey = makes(laptop)
    phone = device(still).open(ME, FREE, BOT)
    named(phone, name="Anna")
    assert comes(phone, passkey).status_code == 200
    assert me(laptop)["name"] == "Anna"
    laptop.table = phone.table
    assert laptop.look()["own_seats"] == [0]
    with still.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(PERSONS)).scalar() == 1


@pytest.mark.thorough
def test_somebody_elses_seats_stay_theirs(still: RunningServer) -> None:
    anna, ben = device(still), device(still).open({"kind": "mine", "name": "Ben"}, FREE, BOT)
    passkey = makes(anna)
    makes(ben)  # Ben is somebody; Anna comes in at his device
    own = dict(ben.http.cookies)[people.COOKIE]
    comes(ben, passkey)
    anna.table = ben.table
    assert anna.look()["own_seats"] == []
    guest = device(still).open({"kind": "mine", "name": "Carl"}, FREE, BOT)
    comes(guest, passkey, bring=False)
    anna.table = guest.table
    assert anna.look()["own_seats"] == [] and guest.look()["own_seats"] == [0]
    ben.http.cookies.set(people.COOKIE, own)
    assert me(ben) is None  # who comes in afresh leaves no session of the browser behind


def test_a_lost_device_is_locked_out_with_all_that_it_kept(still: RunningServer) -> None:
    """Its session, its cookies of seats and its personal links; what it watches ends."""
    phone = device(still).open(ME, FREE, BOT)
    lost = makes(phone, "phone")
    laptop = device(still)
    comes(laptop, lost)
    makes(laptop, "laptop")
    with phone.http.stream("GET", f"/api/tables/{phone.table}/stream") as stream:
        lines = stream.iter_lines()
        assert any(line.startswith("event: table") for line in lines)
        handle = next(there["device"] for there in me(laptop)["devices"] if not there["here"])
        assert laptop.http.delete(f"/api/me/devices/{handle}").status_code == 200
        assert any('"why":"unknown_key"' in line for line in islice(lines, 100))  # signs of life come for ever
    laptop.table = phone.table
    assert laptop.look()["own_seats"] == [0] and phone.look()["own_seats"] == []
    assert me(phone) is None
    assert phone.refused(type="chat", text="mine!") == "unknown_key"
    link = {"recovery": phone.keys["recovery"]}
    assert code(phone.http.post(f"/api/tables/{phone.table}/recovery", json=link)) == "bad_recovery"
    assert still.visitor(phone.table, phone.keys["secret"]).http.get(f"/api/tables/{phone.table}").status_code == 401
    # but its passkey is there still: it goes by itself
    handle = next(kept["passkey"] for kept in me(laptop)["passkeys"] if kept["label"] == "phone")
    assert laptop.http.delete(f"/api/me/passkeys/{handle}").status_code == 200
    assert code(comes(phone, lost)) == "bad_passkey"
    assert me(laptop)["name"] == "" and len(me(laptop)["passkeys"]) == 1


def test_a_passkey_goes_with_whoever_came_in_by_it(still: RunningServer) -> None:
    laptop = device(still)
    passkey = makes(laptop)
    phone = device(still)
    comes(phone, passkey)
    handle = me(laptop)["passkeys"][0]["passkey"]
    assert laptop.http.patch(f"/api/me/passkeys/{handle}", json={"label": "old one"}).status_code == 200
    assert me(laptop)["passkeys"][0]["label"] == "old one"
    laptop.http.delete(f"/api/me/passkeys/{handle}")
    assert me(phone) is None and me(laptop)["passkeys"] == []


def test_sign_out_here_and_everywhere(still: RunningServer) -> None:
    laptop = device(still).open(ME, FREE, BOT)
    passkey = makes(laptop)
    phone, tablet = device(still), device(still)
    comes(phone, passkey)
    comes(tablet, passkey)
    assert phone.http.post("/api/me/signout").json()["person"] is None and people.COOKIE not in phone.http.cookies
    assert me(tablet) is not None
    laptop.http.delete("/api/me/devices")
    assert me(tablet) is None and len(me(laptop)["devices"]) == 1
    assert laptop.look()["own_seats"] == [0]


def test_every_other_device_is_out_also_where_none_is_known(still: RunningServer) -> None:
    """A lost phone had nothing but the personal link; it is out, too, when the passkey goes."""
    for path in ("devices", "passkeys/{handle}"):
        laptop = device(still).open(ME, FREE, BOT)
        makes(laptop)
        lost = still.visitor(laptop.table)
        link = {"recovery": laptop.keys["recovery"]}
        assert lost.http.post(f"/api/tables/{laptop.table}/recovery", json=link).status_code == 200
        assert lost.look()["own_seats"] == [0]
        handle = me(laptop)["passkeys"][0]["passkey"]
        assert laptop.http.delete("/api/me/" + path.format(handle=handle)).status_code == 200
        assert lost.look()["own_seats"] == [] and laptop.look()["own_seats"] == [0]


# ------------------------------------------------------------------ as an enemy
def test_a_challenge_is_good_once(still: RunningServer) -> None:
    laptop = device(still)
    passkey = makes(laptop)
    eve = device(still)
    shown = passkey.shown(asked(eve, "signin"))
    assert eve.http.post("/api/me/signin", json={"credential": shown}).status_code == 200
    assert code(eve.http.post("/api/me/signin", json={"credential": shown})) == "passkey_late"
    options = asked(laptop)
    made = Passkey(laptop.http.headers["origin"], "localhost").made(options)
    assert laptop.http.post("/api/me/passkeys", json={"credential": made}).status_code == 200
    assert code(laptop.http.post("/api/me/passkeys", json={"credential": made})) == "passkey_late"


def test_a_wrong_answer_uses_the_challenge_up(still: RunningServer) -> None:
    passkey = makes(device(still))
    eve = device(still)
    right = passkey.shown(asked(eve, "signin"))
    wrong = {**right, "response": {**right["response"], "signature": "AAAA"}}
    assert code(eve.http.post("/api/me/signin", json={"credential": wrong})) == "bad_passkey"
    assert code(eve.http.post("/api/me/signin", json={"credential": right})) == "passkey_late"


def test_a_challenge_is_for_the_browser_that_asked_and_for_a_while(still: RunningServer, clock: Clock) -> None:
    passkey = makes(device(still))
    anna, eve = device(still), device(still)
    shown = passkey.shown(asked(anna, "signin"))
    assert code(eve.http.post("/api/me/signin", json={"credential": shown})) == "passkey_late"
    asked(eve, "signin")  # with a cookie of her own
    assert code(eve.http.post("/api/me/signin", json={"credential": shown})) == "passkey_late"
    clock.ms += tickets.CHALLENGE
    assert code(anna.http.post("/api/me/signin", json={"credential": shown})) == "passkey_late"
    options = asked(anna)
    mine = Passkey(anna.http.headers["origin"], "localhost").made(options)
    anna.http.cookies.delete(people.COOKIE)
    named(anna, name="somebody else")  # asked for as one person, brought as another
    assert code(anna.http.post("/api/me/passkeys", json={"credential": mine})) == "passkey_late"


def test_a_foreign_page_gets_nothing_signed(still: RunningServer) -> None:
    """The answer of a passkey says on which page it was asked for."""
    laptop = device(still)
    passkey = makes(laptop)
    for origin in ("https://evil.example", "http://localhost:1", "http://localhost.evil.example"):
        passkey.origin = origin
        assert code(comes(device(still), passkey)) == "bad_passkey"
        eve = device(still)
        eve.http.headers["Origin"] = origin  # and a program that says so itself is not believed
        assert code(eve.http.post("/api/me/signin/options")) == "passkeys_off"
    passkey.origin, passkey.site = laptop.http.headers["origin"], "evil.example"
    assert code(comes(device(still), passkey)) == "bad_passkey"


@pytest.mark.parametrize(
    "frame",
    [{"crossOrigin": True}, {"topOrigin": "https://evil.example"}, {"crossOrigin": True, "topOrigin": "x"},
     {"crossOrigin": None}, {"crossOrigin": "false"}],
)  # fmt: skip
def test_a_page_inside_another_one_makes_no_passkey_and_shows_none(still: RunningServer, frame: dict[str, Any]) -> None:
    laptop = device(still)
    options = asked(laptop)
    passkey = Passkey(laptop.http.headers["origin"], options["rp"]["id"], frame=frame)
    made = laptop.http.post("/api/me/passkeys", json={"credential": passkey.made(options)})
    assert code(made) == "passkey_framed" and me(laptop)["passkeys"] == []
    passkey = makes(laptop)
    passkey.frame = frame
    eve = device(still)
    assert code(comes(eve, passkey)) == "passkey_framed" and me(eve) is None


def test_no_passkeys_where_pages_have_no_name(still: RunningServer) -> None:
    by_address = still.visitor()
    by_address.http.headers["Origin"] = still.address
    assert not by_address.http.get("/api/me").json()["offers"]["passkeys"]
    assert code(by_address.http.post("/api/me/passkeys/options")) == "passkeys_off"
    assert me(by_address) is None


def test_another_persons_passkey_is_out_of_reach(still: RunningServer) -> None:
    anna, eve = device(still), device(still)
    passkey = makes(anna)
    makes(eve)
    handle = me(anna)["passkeys"][0]["passkey"]
    session = me(anna)["devices"][0]["device"]
    assert code(eve.http.delete(f"/api/me/passkeys/{handle}")) == "unknown_device"
    assert code(eve.http.patch(f"/api/me/passkeys/{handle}", json={"label": "x"})) == "unknown_device"
    assert code(eve.http.delete(f"/api/me/devices/{session}")) == "unknown_device"
    again = passkey.made(asked(eve))  # the same credential, kept by somebody else
    assert code(eve.http.post("/api/me/passkeys", json={"credential": again})) == "bad_passkey"
    stranger = Passkey(passkey.origin, passkey.site, user=passkey.user, name=passkey.name)  # her key under its name
    assert code(comes(device(still), stranger)) == "bad_passkey"
    swapped = Passkey(passkey.origin, passkey.site, user="c29tZWJvZHk", name=passkey.name, key=passkey.key)
    assert code(comes(device(still), swapped)) == "bad_passkey"


def test_a_copy_of_a_passkey_is_noticed(still: RunningServer) -> None:
    passkey = makes(device(still))
    assert comes(device(still), passkey).status_code == 200
    passkey.counter -= 1  # the copy has not counted
    assert code(comes(device(still), passkey)) == "passkey_copied"
    passkey.counter += 5
    assert comes(device(still), passkey).status_code == 200


def test_a_passkey_without_a_counter_is_good(still: RunningServer) -> None:
    laptop = device(still)
    options = asked(laptop)
    passkey = Passkey(laptop.http.headers["origin"], "localhost", counts=False)
    laptop.http.post("/api/me/passkeys", json={"credential": passkey.made(options)})
    assert [comes(device(still), passkey).status_code for _ in range(2)] == [200, 200]


NONSENSE: list[dict[str, Any]] = [
    {}, {"id": "x"}, {"response": "no"}, {"id": 1, "response": {"clientDataJSON": 1}},
    {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "e30"}},
    {"id": "x", "response": {"clientDataJSON": "!!!"}}, {"response": {"clientDataJSON": "W10"}},
]  # fmt: skip


def test_nonsense_is_refused(server: RunningServer) -> None:
    eve = device(server)
    named(eve)
    for path in ("passkeys", "signin"):
        for credential in NONSENSE:
            answer = eve.http.post(f"/api/me/{path}", json={"credential": credential})
            assert code(answer) in ("bad_passkey", "passkey_late")


def test_an_id_that_cannot_be_one_is_refused(still: RunningServer) -> None:
    eve = device(still)
    passkey = makes(eve)
    names: list[Any] = ["", "\ud800", "\0", "x y", "x" * 40_000, 5, None, ["x"], {}]
    for name in names:
        body = {"credential": {**passkey.shown(asked(eve, "signin")), "id": name}}
        sent = json.dumps(body)  # with its surrogates as escapes
        answer = eve.http.post("/api/me/signin", content=sent, headers={"content-type": "application/json"})
        assert answer.status_code in (403, 409, 422) and code(answer) in ("bad_passkey", "bad_request"), name


def test_an_attestation_that_is_none_is_refused(server: RunningServer) -> None:
    said: list[Any] = [5, None, [], {}, "", "W10", "pA", "o2NmbXRkbm9uZQ", "gICA"]
    for part, value in product(("attestationObject", "clientDataJSON"), said):
        eve = device(server)
        options = asked(eve)
        credential = Passkey(eve.http.headers["origin"], options["rp"]["id"]).made(options)
        credential["response"][part] = value
        answer = eve.http.post("/api/me/passkeys", json={"credential": credential})
        assert code(answer) in ("bad_passkey", "passkey_late"), (part, value)


def test_an_id_that_is_too_long_is_not_kept(still: RunningServer) -> None:
    eve = device(still)
    options = asked(eve)
    passkey = Passkey(eve.http.headers["origin"], options["rp"]["id"], name=bytes(1_100))
    answer = eve.http.post("/api/me/passkeys", json={"credential": passkey.made(options)})
    assert code(answer) == "bad_passkey" and me(eve)["passkeys"] == []


def test_asking_all_day_long_fills_nothing(still: RunningServer, clock: Clock) -> None:
    eve = device(still)
    for _ in range(5):
        asked(eve, "signin")
    with still.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(TICKETS)).scalar() == 5
    eve.http.cookies.clear()
    clock.ms += tickets.CHALLENGE
    asked(eve, "signin")
    with still.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(TICKETS)).scalar() == 1


def test_a_forgotten_person_leaves_no_passkey(still: RunningServer) -> None:
    laptop = device(still)
    passkey = makes(laptop)
    laptop.http.delete("/api/me")
    with still.context.store.read() as connection:
        assert connection.execute(select(func.count()).select_from(PASSKEYS)).scalar() == 0
    assert code(comes(device(still), passkey)) == "bad_passkey"
