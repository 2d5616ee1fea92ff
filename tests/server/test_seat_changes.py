"""Seats that change hands, people who are waited for, who may look on, what is said."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import text

from kartentisch.server.store.database import Store
from kartentisch.server.tables import timers
from tests.server.running_server import Clock, RunningServer, Visitor, wait_for
from tests.server.test_stream import messages
from tests.server.test_tables import finish

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
DAY = 86_400_000


def seats(visitor: Visitor) -> list[dict[str, Any]]:
    return list(visitor.look()["table"]["seats"])


def substitute(server: RunningServer, table: str, invite: str, name: str = "Dora") -> Any:
    visitor = server.visitor(table)
    visitor.keys = visitor.http.post(f"/api/tables/{table}/seats", json={"invite": invite, "names": [name]}).json()
    return visitor


class Ears(threading.Thread):
    """Listens to a stream until it ends."""

    def __init__(self, visitor: Visitor, **query: Any) -> None:
        super().__init__(daemon=True)
        self.heard: list[tuple[str, Any]] = []
        self._source = messages(visitor, **query)
        self.start()
        wait_for(lambda: any(kind == "table" for kind, _ in self.heard))

    def run(self) -> None:
        for kind, _, data in self._source:
            self.heard.append((kind, data))


def agree_to_kick(*others: Visitor, yes: bool = True) -> None:
    for other in others:
        other.do(type="answer_kick", yes=yes, decision=other.look()["table"]["kick_asked"]["id"])


def test_who_is_here_is_sent_away_by_nobody_alone(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, OPEN)
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    assert anna.refused(type="kick", target=1) == "kick_present"
    assert anna.refused(type="kick", target=0) == "own_seat"
    ben.do(type="leave")
    anna.do(type="kick", target=1)
    asked = ben.look()["table"]["kick_asked"]
    assert asked["absent"] and asked["due"] == clock.ms + 3_600_000 and asked["waiting"] == []
    assert anna.refused(type="kick", target=1) == "removal_open"
    clock.ms += 3_599_999
    timers.sweep(still.context)
    assert anna.look()["table"]["kick_asked"] == asked
    ben.do(type="chat", text="I was at the door")
    lines = [line for line in anna.look("/log")["log"] if line["kind"].startswith("kick")]
    assert [line["kind"] for line in lines] == ["kick_asked", "kick_lapsed"] and lines[1]["why"] == "here"
    anna.do(type="kick", target=1)
    clock.ms += 3_600_000
    timers.sweep(still.context)
    assert seats(anna)[1]["offered"] and anna.look()["table"]["kick_asked"] is None
    assert ben.refused(type="take_over") == "unknown_key"
    assert "1" in anna.look()["seat_invites"], "nobody else is there"
    anna.do(type="seat_kind", target=1, kind="bot", bot="random")  # the same seat, by a way round
    anna.do(type="seat_kind", target=1, kind="open")
    invite = anna.look()["seat_invites"]["1"]
    again = anna.http.post(f"/api/tables/{anna.table}/seats", json={"invite": invite, "names": ["Ann"]})
    assert again.json()["error"]["code"] == "own_table"


def test_one_of_the_others_keeps_somebody_at_the_table(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, {"kind": "mine", "name": "Anni"}, OPEN, OPEN, OPEN)
    ben, carl, dora = (still.visitor().join(anna, name) for name in ("Ben", "Carl", "Dora"))
    anna.do(type="start")
    anna.do(type="kick", target=2)
    assert anna.look()["table"]["kick_asked"]["waiting"] == [3, 4], "Anni is Anna, and Ben is not asked himself"
    agree_to_kick(carl)
    agree_to_kick(dora, yes=False)
    assert seats(ben)[2]["name"] == "Ben" and anna.look()["table"]["kick_asked"] is None
    anna.do(type="kick", target=2)
    agree_to_kick(anna, yes=False)
    assert anna.look("/log")["log"][-1]["why"] == "withdrawn"
    anna.do(type="kick", target=2)
    clock.ms += 86_400_000
    timers.sweep(still.context)
    assert anna.look("/log")["log"][-1]["why"] == "time" and ben.look()["own_seats"] == [2]


def test_whoever_was_kicked_before_the_game_cannot_come_back_with_the_old_invitation(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    server.visitor().join(anna, "Ben")
    anna.do(type="kick", target=1)
    assert substitute(server, anna.table, anna.keys["invite"], "Ben").keys["error"]["code"] == "bad_invite"
    assert "secret" in substitute(server, anna.table, anna.look()["invite"], "Ben").keys


def test_a_kicked_person_is_locked_out_everywhere_and_a_substitute_sees_the_seat_only(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, OPEN, spectators=False)
    ben, carl = server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Carl")
    anna.do(type="start")
    ben.do(type="set_orders", orders=[{"question": "Conflict.lay"}])
    ears = Ears(server.visitor(anna.table, ben.keys["secret"]))
    assert ben.refused(type="kick", target=2) == "owner_only"
    assert anna.refused(type="kick", target=1, autopilot="genius") == "unknown_bot"
    anna.do(type="kick", target=1)
    assert seats(anna)[1]["autopilot"] == "", "Ben is here: the others have to agree"
    assert (
        anna.refused(type="answer_kick", yes=True, decision=anna.look()["table"]["kick_asked"]["id"]) == "nothing_asked"
    )
    agree_to_kick(carl)
    left = seats(anna)[1]
    assert left["name"] == "Ben" and left["autopilot"] == "pass" and left["offered"]
    ears.join(5)
    assert not ears.is_alive() and ears.heard[-1][0] == "bye" and ears.heard[-1][1]["why"]
    for path in ("", "/log", "/record", "/stream"):
        answer = ben.http.get(f"/api/tables/{anna.table}{path}")
        assert answer.status_code == 403, path
        bearer = server.visitor(anna.table, ben.keys["secret"]).http.get(f"/api/tables/{anna.table}{path}")
        assert bearer.status_code == 401, path
    assert ben.refused(type="take_over", seat=1) == "unknown_key" == ben.refused(type="chat", text="psst")
    back = ben.http.post(f"/api/tables/{anna.table}/recovery", json={"recovery": ben.keys["recovery"]})
    assert back.json()["error"]["code"] == "bad_recovery"
    assert ben.http.post(f"/api/tables/{anna.table}/seats", json={"invite": anna.keys["invite"], "names": ["Ben"]}
                         ).json()["error"]["code"] == "already_started"  # fmt: skip
    assert anna.look()["seat_invites"] == {}, "who leads does not give such a seat away, where anybody else is there"
    invite = carl.look()["seat_invites"]["1"]
    for known in (anna, carl):
        taken = known.http.post(f"/api/tables/{anna.table}/seats", json={"invite": invite, "names": ["Dora"]})
        assert taken.json()["error"]["code"] == "own_table"
    dora = substitute(server, anna.table, invite)
    assert dora.keys["seats"] == [1] and seats(dora)[1]["name"] == "Dora" and not seats(dora)[1]["offered"]
    seen = dora.look()
    assert seen["view"]["viewer"] == 1 and seen["orders"] == [] and "hand" in seen["view"]
    for row in dora.look("/log")["log"]:
        for event in row.get("events", []):
            if event["event"] == "dealt":
                assert ("people" in event) == (event["seat"] == 1)
    assert substitute(server, anna.table, invite, "Eve").keys["error"]["code"] == "bad_invite", "only once"
    assert anna.look()["seat_invites"] == {}
    finish(anna, dora, carl)


def test_who_gets_a_number_of_somebody_kicked_does_not_meet_their_keys_or_commands(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    ben = server.visitor().join(anna, "Ben")
    ben.do(id="same", type="chat", text="from Ben")
    anna.do(type="kick", target=1)
    assert seats(anna)[1]["kind"] == "open"
    carl = substitute(server, anna.table, anna.look()["invite"], "Carl")
    assert ben.refused(type="chat", text="still here?") == "unknown_key"
    assert carl.do(id="same", type="chat", text="from Carl")["log"][0]["name"] == "Carl"


def test_seats_change_their_kind_before_the_game(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, BOT)
    anna.do(type="seat_kind", target=1, kind="bot", bot="greedy")
    anna.do(type="seat_kind", target=2, kind="open")
    assert [s["kind"] for s in seats(anna)] == ["person", "bot", "open"]
    ben = server.visitor().join(anna, "Ben")
    assert anna.refused(type="seat_kind", target=2, kind="mine", name="Mia") == "foreign_seat"
    assert anna.refused(type="seat_kind", target=1, kind="mine", name="ben") == "name_taken"
    anna.do(type="seat_kind", target=1, kind="mine", name="Mia")
    assert anna.look()["own_seats"] == [0, 1]
    ben.do(type="seat_kind", target=2, kind="bot", bot="random", name="Ben's bot")
    assert ben.refused(type="chat", text="bye") == "unknown_key"
    anna.do(type="start")
    finish(anna)


def test_a_bot_keeps_its_style_at_the_table_and_in_the_record(server: RunningServer) -> None:
    anna = server.visitor().open(ME, {"kind": "bot", "bot": "easy:bold"}, {"kind": "bot", "bot": "normal:balanced"})
    assert [(s["name"], s["bot"]) for s in seats(anna)[1:]] == [("Bot 2", "easy:bold"), ("Bot 3", "normal")]
    anna.do(type="seat_kind", target=2, kind="open")
    assert anna.refused(type="seat_kind", target=2, kind="bot", bot="normal:rash") == "unknown_bot"
    assert anna.refused(type="seat_kind", target=2, kind="bot", bot="random:bold") == "unknown_bot"
    anna.do(type="seat_kind", target=2, kind="bot", bot="normal:careful")
    assert (seats(anna)[2]["name"], seats(anna)[2]["bot"]) == ("Bot 3", "normal:careful")
    anna.do(type="start")
    finish(anna)
    record = str(anna.http.get(f"/api/tables/{anna.table}/record", params={"seat": 0}).text)
    assert json.loads(record.splitlines()[0])["agents"] == ["human", "easy:bold", "normal:careful"]


@pytest.mark.thorough
def test_a_bot_makes_way_for_a_person_and_a_person_for_a_bot(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, BOT)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    assert anna.refused(type="seat_kind", target=2, kind="mine", name="Me too") == "already_started"
    anna.do(type="seat_kind", target=2, kind="open")
    assert seats(anna)[2]["kind"] == "bot" and seats(anna)[2]["offered"]
    dora = substitute(server, anna.table, anna.look()["seat_invites"]["2"])
    assert seats(anna)[2]["kind"] == "person" and dora.look()["own_seats"] == [2]
    assert anna.refused(type="seat_kind", target=1, kind="bot", bot="random") == "foreign_seat"
    ben.do(type="seat_kind", target=1, kind="open")
    assert anna.look()["seat_invites"] == {} and "1" in ben.look()["seat_invites"]
    ben.do(type="seat_kind", target=1, kind="mine")
    assert ben.look()["seat_invites"] == {} and ben.look()["own_seats"] == [1]
    ben.do(type="seat_kind", target=1, kind="bot", bot="random")
    assert seats(anna)[1]["kind"] == "bot" and ben.refused(type="take_over", seat=1) == "unknown_key"
    finish(anna, dora)


def test_a_nudge_sets_a_time_and_then_the_autopilot_plays(still: RunningServer, clock: Clock) -> None:
    anna = still.visitor().open(ME, OPEN, patience_seconds=3_600, nudge_seconds=600, on_timeout="random")
    ben = still.visitor().join(anna, "Ben")
    anna.do(type="start")
    seat = anna.look()["table"]["asked"][0]["seat"]
    slow, other = (anna, ben) if seat == 0 else (ben, anna)
    clock.ms += 3_599_000
    assert other.refused(type="nudge", target=seat) == "still_patient"
    assert other.refused(type="nudge", target=1 - seat) == "not_asked"
    assert still.visitor(anna.table).refused(type="nudge") == "unknown_key"
    clock.ms += 1_000
    told = other.do(type="nudge")["log"]
    assert told[0]["kind"] == "nudged" and told[0]["seat"] == seat and told[0]["by"] == other.keys["seats"]
    assert anna.look()["table"]["asked"][0]["due"] == told[0]["due"] == clock.ms + 600_000
    assert other.refused(type="nudge") == "clock_runs"
    clock.ms += 600_000
    assert timers.sweep(still.context) == 1
    assert seats(anna)[seat]["autopilot"] == "random"
    slow.do(type="take_over")
    assert timers.sweep(still.context) == 0 or seats(anna)[seat]["autopilot"] == ""


@pytest.mark.thorough
def test_without_any_clock_one_person_alone_can_bring_the_game_to_its_end(still: RunningServer, clock: Clock) -> None:
    """The other one never answers; nobody is blocked for good."""
    anna = still.visitor().open(ME, OPEN)
    still.visitor().join(anna, "Ben")
    anna.do(type="start")
    for _ in range(400):
        happened = anna.play()
        if happened == "over":
            return
        if happened == "waiting":
            clock.ms += DAY + 3_600_000
            if timers.sweep(still.context) == 0:
                anna.do(type="nudge")
    raise AssertionError("the game does not end")


def test_an_owner_who_leaves_before_the_start_passes_the_table_on(server: RunningServer) -> None:
    """To the first person who sits there; with nobody there, to whoever sits down next."""
    anna = server.visitor().open(ME, {"kind": "mine", "name": "Mia"}, OPEN, OPEN)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="leave", seat=1)
    assert ben.refused(type="seat_kind", target=1, kind="bot", bot="greedy") == "owner_only"  # she still sits there
    anna.do(type="leave", seat=0)
    assert anna.refused(type="start") == "foreign_seat"
    ben.do(type="seat_kind", target=1, kind="bot", bot="greedy")
    ben.do(type="leave", seat=2)
    carl = server.visitor().join(anna, "Carl")  # in seat 0, the first that is open
    assert ben.refused(type="kick", target=0) == "foreign_seat"
    for seat in (2, 3):
        carl.do(type="seat_kind", target=seat, kind="bot", bot="greedy")
    carl.do(type="start")
    assert carl.look()["table"]["status"] == "playing"


def test_spectators_are_counted_and_leave_when_they_are_not_welcome(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    watchers = [Ears(server.visitor(anna.table)) for _ in range(2)]
    playing = Ears(server.visitor(anna.table, ben.keys["secret"]))
    wait_for(lambda: anna.look()["table"]["watching"] == 2)
    assert ben.refused(type="settings", spectators=False) == "owner_only"
    assert anna.do(type="settings", spectators=False)["log"][0]["spectators"] is False
    for watcher in watchers:
        watcher.join(5)
        assert not watcher.is_alive() and watcher.heard[-1] == ("bye", {"why": "not_for_spectators"})
    wait_for(lambda: anna.look()["table"]["watching"] == 0)
    assert playing.is_alive()
    assert server.visitor(anna.table).http.get(f"/api/tables/{anna.table}").status_code == 403
    anna.do(type="settings", spectators=True)
    assert server.visitor(anna.table).look()["viewer"] == -1
    server.context.wakeups.close()
    playing.join(5)
    assert playing.heard[-1] == ("bye", {})


def test_several_seats_on_one_screen_never_show_two_hands(server: RunningServer) -> None:
    """Log, stream and record follow the chosen seat; without a choice they tell what everybody may know."""
    anna = server.visitor().open(ME, {"kind": "mine", "name": "Mia"}, OPEN)
    server.visitor().join(anna, "Ben")
    started = anna.do(type="start")["log"]

    def dealt(rows: list[dict[str, Any]]) -> set[int]:
        events = [event for row in rows for event in row.get("events", [])]
        return {event["seat"] for event in events if event["event"] in ("dealt", "drew") and "people" in event}

    assert dealt(started) == set() == dealt(anna.look("/log")["log"])
    for chosen in (0, 1):
        assert dealt(anna.look("/log", seat=chosen)["log"]) == {chosen}
        look = anna.look(seat=chosen)
        assert look["viewer"] == chosen and "hands" not in look["view"]
    queries: list[tuple[dict[str, Any], set[int]]] = [({}, set()), ({"seat": 0}, {0}), ({"seat": 1}, {1})]
    for query, allowed in queries:
        rows: list[dict[str, Any]] = []
        moves = 0
        for kind, _, data in messages(anna, **query):
            if kind == "line":
                rows.append(data)
            elif kind == "table":
                assert data["viewer"] == query.get("seat", -1)
                moves += 1
                if moves > 12 or anna.play() == "waiting":
                    break
        assert dealt(rows) == allowed
        assert {row["seat"] for row in rows if "action" in row} <= allowed
    text_ = anna.http.get(f"/api/tables/{anna.table}/record").text
    assert '"action"' not in text_ and '"people":' not in text_.partition("\n")[2].partition("\n")[0]


@pytest.mark.thorough
def test_rematch_with_stronger_bots(server: RunningServer) -> None:
    anna = server.visitor().open(ME, {"kind": "bot", "bot": "easy:bold"}, BOT)
    anna.do(type="start")
    finish(anna)
    assert anna.refused(type="rematch", bots="cleverer") == "bad_request"
    anna.table = anna.do(type="rematch", bots="stronger")["rematch"]
    assert [seat["bot"] for seat in seats(anna)] == ["", "normal:bold", "random"], "what is no level stays"


@pytest.mark.thorough
def test_rematch_rotated(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, BOT, options={"double_final_scoring": True}, chat="phrases")
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    finish(anna, ben)
    again = ben.do(type="rematch", rotate=True)["rematch"]
    assert anna.do(type="rematch")["rematch"] == again, "the first one has chosen"
    for visitor, seat in ((anna, 1), (ben, 2)):
        visitor.table = again
        assert visitor.look()["own_seats"] == [seat]
    table = anna.look()["table"]
    assert [s["name"] for s in table["seats"]] == ["Bot 3", "Anna", "Ben"]
    assert table["options"] == {"double_final_scoring": True} and table["chat"] == "phrases"
    finish(anna, ben)


@pytest.mark.thorough
def test_a_rematch_without_somebody_who_was_kicked(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, OPEN)
    server.visitor().join(anna, "Ben")
    carl = server.visitor().join(anna, "Carl")
    anna.do(type="start")
    anna.do(type="kick", target=1, autopilot="random")
    agree_to_kick(carl)
    finish(anna, carl)
    anna.table = carl.table = anna.do(type="rematch")["rematch"]
    finish(anna, carl)


def test_phrases_in_the_language_of_each_reader(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, chat="phrases")
    ben = server.visitor().join(anna, "Ben")
    phrases = anna.http.get("/api/games", params={"lang": "de"}).json()["phrases"]
    assert len(phrases) == len({row["id"] for row in phrases}) > 10
    anna.do(type="chat", phrase="hello")
    german, english = (ben.look("/log", lang=lang)["log"][-1] for lang in ("de", "en"))
    assert german["text"] == "Hallo zusammen!" and english["text"] == "Hello everybody!"
    assert german["phrase"] == english["phrase"] == "hello" and german["name"] == "Anna"
    assert anna.refused(type="chat", text="free speech") == "phrases_only"
    assert anna.refused(type="chat", phrase="insult") == "unknown_phrase"
    anna.do(type="settings", chat="free")
    ben.do(type="chat", text="now")
    anna.do(type="settings", chat="off")
    assert ben.refused(type="chat", phrase="hello") == "chat_off" == ben.refused(type="chat", text="x")
    for given, meant in ((True, "free"), (False, "off"), ("phrases", "phrases")):
        assert server.visitor().open(ME, OPEN, chat=given).look()["table"]["chat"] == meant


@pytest.mark.thorough
def test_stores_of_the_first_version_are_taken_along(url: str, build: Callable[..., RunningServer]) -> None:
    server = build(Store(url), timekeeper=False)
    anna, ben = (server.visitor().open(ME, OPEN, chat=chat) for chat in (True, False))
    store = server.context.store
    config = Config()
    config.set_main_option("script_location", "kartentisch.server.store:migrations")
    config.set_main_option("path_separator", "os")
    with store.write() as connection:
        config.attributes["connection"] = connection
        for new, old in (('"free"', "true"), ('"off"', "false")):
            connection.execute(
                text("UPDATE tables SET customs = REPLACE(customs, :new, :old)"),
                {"new": f'"chat":{new}', "old": f'"chat":{old}'},
            )
        command.downgrade(config, "0001")
    store.close()  # a file has one owner
    again = build(Store(url), timekeeper=False)
    for visitor, mode in ((anna, "free"), (ben, "off")):
        assert again.visitor(visitor.table, visitor.keys["secret"]).look()["table"]["chat"] == mode
