"""What stands beside the log: notes and plans of a seat, and what a side shares and says among itself."""

from __future__ import annotations

import contextlib
import re
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.server.notebook import entries, storage
from kartentisch.server.store.database import FILE, Store
from kartentisch.server.tables import housekeeping
from kartentisch.server.tables.context import Limits
from tests.server.running_server import Clock, RunningServer, Visitor, code, wait_for
from tests.server.test_people import named, on_another_device
from tests.server.test_stream import messages

OPEN = {"kind": "open"}
ANNA = {"kind": "mine", "name": "Anna"}
ARROW = {"kind": "arrow", "place": "germany", "to": "poland", "colour": "blue"}
RING = {"kind": "circle", "place": "poland"}


def asides(visitor: Visitor, **query: Any) -> Any:
    return visitor.look("/notebook", **query)


def put(visitor: Visitor, name: str, seat: int | None = None, **what: Any) -> httpx.Response:
    query = {} if seat is None else {"seat": seat}
    return visitor.http.put(f"/api/tables/{visitor.table}/notebook/{name:-<8}", json=what, params=query)


def kept(visitor: Visitor, name: str, seat: int | None = None, **what: Any) -> Any:
    answer = put(visitor, name, seat, **what)
    assert answer.status_code == 200, answer.text
    return answer.json()


def europe(server: RunningServer, **more: Any) -> tuple[Visitor, Visitor, Visitor]:
    """The Axis, who leads the table, and two Allies."""
    anna = server.visitor().open(ANNA, OPEN, OPEN, game="europe", **more)
    ben, cem = server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Cem")
    anna.do(type="start")
    wait_for(lambda: anna.look()["table"]["status"] == "playing")
    return anna, ben, cem


@pytest.mark.parametrize("game", ["attila", "attack", "attacke", "selfr3", "europe"])
def test_only_europe_has_sides(game: str) -> None:
    rules = kt.load(game)
    for players in rules.seats:
        sides = rules.sides(players)
        alone = list(range(players)) == sides
        assert len(sides) == players and alone == (game != "europe" or players < 3)


# ------------------------------------------------------------------ of a seat
def test_a_seat_notes_and_draws_on_all_devices_of_its_person(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ANNA, OPEN, game="europe")
    named(anna)
    phone = on_another_device(still, anna)
    assert asides(phone) == {"own": 0, "side": 0, "allies": [], "kept": [], "items": []}
    note = kept(anna, "note", kind="note", text="  Erst Polen,\r\n\n dann  <b>Ruhe</b>", place="poland")
    assert note["text"] == "Erst Polen,\n\ndann <b>Ruhe</b>" and note["place"] == "poland" and note["at"] == clock.ms
    assert kept(anna, "note", kind="note", text="Erst Polen,\n\ndann <b>Ruhe</b>", place="poland") == note  # once
    plan = kept(anna, "plan", kind="plan", title="Ost", marks=[ARROW, RING])
    then = anna.look()["table"]["seq"]
    assert [mark["line"] for mark in plan["marks"]] == [then, then]
    seen = asides(phone)
    assert [item["name"] for item in seen["items"]] == ["note----", "plan----"] == seen["kept"]
    # a mark keeps its moment; no moment lies ahead
    anna.do(type="chat", text="hallo")
    moved = kept(phone, "plan", kind="plan", revision=plan["revision"], marks=[*plan["marks"], {**RING, "line": 9**9}])
    assert [mark["line"] for mark in moved["marks"]] == [then, then, then + 1]
    assert code(put(anna, "plan", kind="plan", revision=plan["revision"], title="anders")) == "aside_changed"
    assert [i["name"] for i in asides(anna, own=seen["own"])["items"]] == ["plan----"]
    for _ in range(2):  # what is gone is gone
        assert phone.http.delete(f"/api/tables/{anna.table}/notebook/plan----").status_code == 200
    last = asides(anna, own=moved["revision"])
    assert last["kept"] == ["note----"] and not last["items"] and last["own"] > moved["revision"]
    assert code(put(anna, "plan", kind="plan", revision=moved["revision"])) == "aside_changed"
    told = anna.http.get("/api/me/data").json()
    assert [one["text"] for one in told["seats"][0]["asides"]] == [note["text"]]


@pytest.mark.parametrize(
    ("what", "refusal"),
    [
        ({"kind": "note", "text": " \n "}, "bad_text"),
        ({"kind": "note", "text": "\u202e"}, "bad_text"),
        ({"kind": "note", "text": "a\x07b"}, "bad_character"),
        ({"kind": "note", "text": "a\n" * 61}, "bad_text"),
        ({"kind": "note", "text": "a" * 2001}, "bad_text"),
        ({"kind": "note", "text": "a\0"}, "bad_request"),
        ({"kind": "note", "text": "a", "place": "atlantis"}, "unknown_place"),
        ({"kind": "note", "text": "a", "place": "<poland>"}, "bad_request"),
        ({"kind": "plan", "title": "\u200b"}, "bad_text"),
        ({"kind": "plan", "marks": [{**ARROW, "to": "atlantis"}]}, "unknown_place"),
        ({"kind": "plan", "marks": [{**ARROW, "to": "germany"}]}, "bad_mark"),
        ({"kind": "plan", "marks": [{"kind": "arrow", "place": "germany"}]}, "bad_mark"),
        ({"kind": "plan", "marks": [{**RING, "to": "germany"}]}, "bad_mark"),
        ({"kind": "plan", "marks": [{**RING, "colour": "url(//evil)"}]}, "bad_request"),
        ({"kind": "plan", "marks": [RING] * 81}, "bad_request"),
        ({"kind": "plan", "shared": True}, "no_allies"),
        ({"kind": "said", "text": "hallo"}, "no_allies"),
        ({"kind": "order", "text": "hallo"}, "bad_request"),
    ],
)
def test_nonsense_is_refused_with_a_sentence(server: RunningServer, what: dict[str, Any], refusal: str) -> None:
    anna = server.visitor().open(ANNA, OPEN, OPEN, game="europe")
    assert code(put(anna, "a", **what)) == refusal
    assert asides(anna)["own"] == 0


@pytest.mark.thorough
def test_nobody_fills_the_server_with_notes(server: RunningServer, build: Callable[..., RunningServer]) -> None:
    anna = server.visitor().open(ANNA, {"kind": "mine", "name": "Ben"}, game="europe")
    answers = [put(anna, f"plan-{n}", 0, kind="plan", marks=[ARROW] * entries.MOST_MARKS) for n in range(9)]
    codes = [answer.status_code for answer in answers]
    assert codes[0] == 200 and codes[-1] == 409 and code(answers[-1]) == "too_many_asides"
    for number in range(storage.MOST):
        kept(anna, f"note-{number}", 1, kind="note", text="x")  # of the other seat: a budget of its own
    assert code(put(anna, "one-more", 1, kind="note", text="x")) == "too_many_asides"
    strict = build(limits=Limits(address_rate=0, notebook_rate=0.001, notebook_burst=2))
    carl = strict.visitor().open(ANNA, OPEN, game="europe")
    assert [put(carl, f"note-{n}", kind="note", text="x").status_code for n in range(3)] == [200, 200, 429]


def test_whoever_comes_after_or_stands_in_sees_nothing_of_it(server: RunningServer) -> None:
    """The notes are the person's, not the seat's; so is what the side said before they came."""
    anna, ben, cem = europe(server, substitutes=True)
    kept(cem, "note", kind="note", text="geheim")
    kept(cem, "plan", kind="plan", marks=[ARROW])
    kept(ben, "said-1", kind="said", text="nur wir")
    dora = server.visitor().join(cem, "Dora", invite=cem.look()["substitute_invite"])
    assert code(dora.http.get(f"/api/tables/{dora.table}/notebook")) == "foreign_seat"
    cem.do(type="leave")
    dora.do(type="step_in", target=2)
    assert not asides(dora)["items"] and asides(dora)["allies"] == [1]
    kept(dora, "note", kind="note", text="meins")
    kept(ben, "said-2", kind="said", text="hallo Dora")
    assert [item["text"] for item in asides(dora)["items"]] == ["meins", "hallo Dora"]
    kept(dora, "said-3", kind="said", phrase="yes")
    assert [i["who"] for i in asides(ben)["items"]] == ["Ben", "Ben", "Dora"]
    cem.do(type="take_over")
    assert code(dora.http.get(f"/api/tables/{dora.table}/notebook")) == "foreign_seat"
    said = [i["text"] for i in asides(cem, lang="en")["items"] if i["kind"] == "said"]
    assert said == ["nur wir", "hallo Dora", "Yes."]
    ben.do(type="seat_kind", target=1, kind="open")
    with server.context.look(anna.table) as (_, table):
        invite = table.seats[1].invite
    emil = server.visitor().join(anna, "Emil", invite=invite)
    assert not asides(emil)["items"] and asides(emil)["side"] == asides(cem)["side"]


# ------------------------------------------------------------------ of a side
def test_allies_share_plans_and_nobody_else_may_change_them(server: RunningServer) -> None:
    anna, ben, cem = europe(server)
    plan = kept(ben, "plan", kind="plan", title="Zange", marks=[ARROW])
    assert not asides(cem)["items"]
    shared = kept(ben, "plan", kind="plan", title="Zange", marks=[ARROW], shared=True, revision=plan["revision"])
    seen = asides(cem)
    assert [(i["title"], i["mine"], i["shared"], i["seat"]) for i in seen["items"]] == [("Zange", False, True, 1)]
    assert asides(ben)["kept"] == ["plan----"]
    assert code(put(cem, "plan", kind="plan", shared=True)) == "aside_changed"
    assert cem.http.delete(f"/api/tables/{cem.table}/notebook/plan----").status_code == 200
    assert asides(cem)["kept"] == ["plan----"]
    again = kept(ben, "plan", kind="plan", title="Zange", marks=[ARROW, RING], shared=True, revision=shared["revision"])
    assert asides(cem, side=seen["side"])["items"][0]["revision"] == again["revision"]
    kept(ben, "plan", kind="plan", marks=[ARROW], revision=again["revision"])
    assert asides(cem)["kept"] == [] and asides(cem)["side"] > again["revision"]
    assert code(put(anna, "plan", kind="plan", shared=True)) == "no_allies"
    assert asides(anna)["side"] == 0 == asides(anna)["own"]


def test_allies_talk_as_the_table_allows(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, ben, cem = europe(server)
    monkeypatch.setattr(storage, "SAID", 3)
    for number in range(5):
        kept(ben, f"said-{number}", kind="said", text=f"{number}")
    assert kept(ben, "said-4", kind="said", text="4")["text"] == "4"  # sent again: said once
    assert code(put(ben, "said-4", kind="said", text="anders")) == "command_reused"
    assert [item["text"] for item in asides(cem)["items"]] == ["2", "3", "4"]
    anna.do(type="settings", chat="phrases")
    assert code(put(ben, "said-5", kind="said", text="frei")) == "phrases_only"
    assert code(put(ben, "said-5", kind="said", phrase="nanu")) == "unknown_phrase"
    kept(ben, "plan", kind="plan", title="Worte wären Chat", marks=[RING], shared=True)
    kept(ben, "said-5", kind="said", phrase="thanks")
    said = {lang: asides(cem, lang=lang)["items"][-1]["text"] for lang in ("de", "en")}
    assert said["de"] != said["en"] and all(said.values())
    assert [i["title"] for i in asides(cem)["items"] if i["kind"] == "plan"] == [""]
    anna.do(type="settings", chat="off")
    assert code(put(ben, "said-6", kind="said", phrase="thanks")) == "chat_off"
    assert code(put(ben, "plan-2", kind="plan", marks=[RING], shared=True)) == "chat_off"


def test_who_plays_on_both_sides_is_of_neither(server: RunningServer) -> None:
    anna = server.visitor().open(ANNA, OPEN, OPEN, {"kind": "mine", "name": "Adam"}, game="europe")
    ben, cem = server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Cem")
    anna.do(type="start")
    assert asides(ben)["allies"] == [2] and asides(anna, seat=3)["allies"] == []
    kept(ben, "said-1", kind="said", text="leise")
    assert [asides(anna, seat=seat)["side"] for seat in (0, 3, -1)] == [0, 0, 0] and asides(cem)["side"] == 1
    kept(anna, "note", 3, kind="note", text="nur hier")
    kept(anna, "note", kind="note", text="für alle an diesem Schirm")
    assert asides(anna, seat=0)["own"] == 0 and len(asides(anna, seat=-1)["items"]) == 1
    assert code(put(anna, "note", 1, kind="note", text="?")) == "foreign_seat"


def test_two_seats_of_one_side_at_one_screen_hear_it_once(server: RunningServer) -> None:
    anna = server.visitor().open(ANNA, OPEN, OPEN, OPEN, game="europe")
    ben, cem = server.visitor().join(anna, "Ben", "Bea"), server.visitor().join(anna, "Cem")
    anna.do(type="start")
    kept(cem, "said-1", kind="said", text="hört ihr?")
    assert kept(ben, "said-2", kind="said", text="beide")["who"] == "Ben, Bea"
    for seat in (1, 2, -1):
        assert [item["text"] for item in asides(ben, seat=seat)["items"]] == ["hört ihr?", "beide"]
    assert asides(ben)["allies"] == [3] and asides(cem)["allies"] == [1, 2]
    named(ben)
    assert [[one["text"] for one in seat["asides"]] for seat in ben.http.get("/api/me/data").json()["seats"]] == [
        ["beide"],
        ["beide"],
    ]
    assert next(data for kind, _, data in messages(ben, seat=-1) if kind == "aside") == {"own": 0, "side": 2}


def everything(visitor: Visitor, seat: int) -> list[bytes]:
    """All that the server tells a viewer who is of no circle; the figures too, but for these requests themselves."""
    paths = ("", "/log", "/record", "/reliability", "/at/3")
    texts = [visitor.http.get(f"/api/tables/{visitor.table}{p}", params={"seat": seat}).content for p in paths]
    texts += [visitor.http.get(path).content for path in ("/api/tables", "/api/mine", "/healthz")]
    figures = re.sub(r"(?m)^#.*|(_sum|_bucket|_created)\b.*", "", visitor.http.get("/metrics").text)
    return [*texts, figures.encode()]


def heard(visitor: Visitor, seat: int) -> list[Any]:
    """What a stream tells, as it comes; the table is there already."""
    into: list[Any] = []

    def listen() -> None:
        with contextlib.suppress(httpx.TransportError):
            into.extend(one for one in messages(visitor, seat=seat) if one[0] != ":")

    threading.Thread(target=listen, daemon=True).start()
    wait_for(lambda: any(kind == "table" for kind, *_ in into))
    return into


def up_to_line(told: list[Any], number: int) -> bool:
    """Whether the table after this line was told."""
    return any(kind == "table" and data["table"]["seq"] >= number for kind, _, data in told)


@pytest.mark.thorough
def test_two_worlds_that_differ_in_what_allies_do_look_the_same_to_others(
    build: Callable[..., RunningServer], folder: Path
) -> None:
    clock = Clock()
    server = build(Store.in_folder(folder / "before", clock), timekeeper=False)
    anna, ben, cem = europe(server, listed=True)
    told: list[list[bytes]] = []
    streams: list[list[list[Any]]] = []
    for busy in (True, False):
        (folder / f"{busy}").mkdir()
        copy = folder / f"{busy}" / FILE
        with closing(sqlite3.connect(folder / "before" / FILE)) as here, closing(sqlite3.connect(copy)) as there:
            here.backup(there)
        server = build(Store.in_folder(folder / f"{busy}", clock), timekeeper=False)
        axis, guest = (server.visitor(anna.table, key) for key in (anna.keys["secret"], ""))
        ally, friend = (server.visitor(anna.table, one.keys["secret"]) for one in (ben, cem))
        listening = [heard(guest, -1), heard(axis, 0), heard(friend, 2)]
        if busy:
            kept(ally, "note", kind="note", text="nur ich")
            kept(ally, "said-1", kind="said", text="wir beide")
            kept(ally, "plan", kind="plan", marks=[ARROW] * 20, shared=True)
            assert friend.http.post(f"/api/tables/{anna.table}/notebook/said-1--/report").status_code == 200
            while "aside" not in {kind for kind, *_ in listening[2]}:
                time.sleep(0.01)
        line = axis.do(type="chat", text="und?", id="same")["seq"]  # it has the same number, head and all
        while not all(up_to_line(told_to, line) for told_to in listening):
            time.sleep(0.01)
        told.append([part for seat, one in ((0, axis), (-1, guest)) for part in everything(one, seat)])
        streams.append([list(into) for into in listening[:2]])
        assert ("aside" in {kind for kind, *_ in listening[2]}) is busy
    assert told[0] == told[1] and streams[0] == streams[1]
    assert b"asides" not in b"".join(told[0])


def test_a_report_of_what_an_ally_said_is_for_whoever_runs_the_server(server: RunningServer) -> None:
    anna, ben, cem = europe(server)
    kept(ben, "said-1", kind="said", text="du Depp")
    path = f"/api/tables/{anna.table}/notebook/said-1--/report"
    assert [one.http.post(path).status_code for one in (cem, cem)] == [200, 200]
    assert code(ben.http.post(path)) == "not_said" == code(anna.http.post(path))
    assert anna.look()["reports"] == []
    cem.do(type="chat", text="so nicht")
    ben.do(type="report", line=cem.look()["table"]["seq"])
    assert [one["text"] for one in anna.look()["reports"]] == ["so nicht"]


@pytest.mark.thorough
def test_whoever_runs_the_server_sees_all_reports_and_closes_them(still: RunningServer, url: str) -> None:
    """Of every table, also what was said to allies; while the server runs."""
    anna, ben, cem = europe(still)
    kept(ben, "said-1", kind="said", text="du <b>Depp</b>")
    cem.http.post(f"/api/tables/{anna.table}/notebook/said-1--/report")
    cem.do(type="chat", text="selber")
    ben.do(type="report", line=cem.look()["table"]["seq"])

    def told(*words: str, ends: int = 0) -> str:
        result = CliRunner().invoke(app, ["reports", "--lang", "en", "--db", url, *words])
        assert result.exit_code == ends and "Traceback" not in result.output, result.output
        return result.output

    assert "“du <b>Depp</b>”" in told() and "said to allies" in told("1") and "said to all" in told("2")
    assert "2 reports are open" in CliRunner().invoke(app, ["doctor", "--lang", "en", "--db", url]).output
    assert "is settled" in told("1", "--close") and "Depp" not in told() and "; settled" in told("--all")
    assert [one["text"] for one in anna.look()["reports"]] == ["selber"]
    assert "no report 99" in told("99", "--close", ends=2)
    told("2", "--close")
    assert "no open reports" in told()
    told("--close", ends=2)


# ------------------------------------------------------------------ at the end
def test_it_is_forgotten_with_its_person_and_goes_with_its_table(still: RunningServer) -> None:
    anna, ben, cem = europe(still)
    named(ben)
    plan = kept(ben, "plan", kind="plan", marks=[ARROW], shared=True)
    kept(ben, "note", kind="note", text="meins")
    kept(ben, "said-1", kind="said", text="bleibt, wie am Tisch")
    before = asides(cem)
    assert [i["kind"] for i in before["items"]] == ["plan", "said"]
    ben.http.delete("/api/me")
    assert [i["kind"] for i in asides(cem)["items"]] == ["said"] and asides(cem)["kept"] == []
    later = kept(cem, "plan-2", kind="plan", marks=[RING], shared=True)
    assert later["revision"] > max(plan["revision"], before["side"])
    with still.context.store.write() as connection:
        housekeeping.remove(connection, anna.table)
        assert not connection.exec_driver_sql("SELECT * FROM asides UNION ALL SELECT * FROM asides").all()
