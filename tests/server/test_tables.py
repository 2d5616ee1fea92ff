"""A table as people use it, over HTTP."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

import kartentisch as kt
from kartentisch.engine import mapfile
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.server.store.schema import METADATA
from tests.server.running_server import RunningServer, Visitor, wait_for

ME = {"kind": "mine", "name": "Anna"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def finish(*visitors: Visitor, by_hand: bool = False) -> None:
    """Play on until the game is over; the end by requests, and all of it where it is done `by_hand`."""
    server = visitors[0].server
    if server is not None and not by_hand:
        server.go_on(visitors[0].table)
    for _ in range(5000):
        played = False
        for visitor in visitors:  # each as long as it is asked: a look at a table costs more than an answer
            while (now := visitor.play()) == "played":
                played = True
            if now == "over":
                return
        if not played:
            time.sleep(0.02)  # bots answer
    raise AssertionError("the game does not end")


def test_join_start_and_see_only_your_own(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, OPEN)
    assert anna.look()["invite"] == anna.keys["invite"]
    assert anna.refused(type="start") == "seats_open"
    ben, carl = server.visitor().join(anna, "Ben"), server.visitor().join(anna, "Carl", seat=2)
    started = ben.do(type="start")  # whoever sits there may: the owner may be away
    assert started["log"][0]["kind"] == "started"
    for visitor, own in ((anna, 0), (ben, 1), (carl, 2)):
        seen = visitor.look()
        assert seen["viewer"] == own and seen["own_seats"] == [own]
        assert [s["name"] for s in seen["table"]["seats"]] == ["Anna", "Ben", "Carl"]
        for line in visitor.look("/log")["log"]:
            for event in line.get("events", []):
                if event["event"] in ("dealt", "drew"):
                    assert ("people" in event) == (event["seat"] == own)
            assert "hash" not in line and "outcome" not in line
    spectator = server.visitor(anna.table)
    assert spectator.look()["viewer"] == -1 and spectator.look()["decision"] is None
    assert server.visitor(anna.table).send(type="start").status_code == 401


def test_the_secret_and_the_personal_link(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    with server.context.store.read() as connection:
        stored = [connection.execute(kind.select()).all() for kind in METADATA.sorted_tables]
    assert anna.keys["secret"] not in str(stored) and anna.keys["recovery"] not in str(stored)
    bot = server.visitor(anna.table, anna.keys["secret"])
    assert bot.look()["own_seats"] == [0]
    phone = server.visitor(anna.table)
    again = phone.http.post(f"/api/tables/{anna.table}/recovery", json={"recovery": anna.keys["recovery"]})
    assert again.json()["seats"] == [0] and again.json()["secret"] != anna.keys["secret"]
    assert phone.look()["own_seats"] == [0] and anna.look()["own_seats"] == [0]
    cookie = again.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    wrong = phone.http.post(f"/api/tables/{anna.table}/recovery", json={"recovery": anna.keys["secret"]})
    assert wrong.json()["error"]["code"] == "bad_recovery"


def test_invitations(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    guest = server.visitor(anna.table)

    def ask(**body: object) -> str:
        answer = guest.http.post(f"/api/tables/{anna.table}/seats", json=body)
        return str(answer.json().get("error", {}).get("code", "fine"))

    assert ask(invite="wrong", names=["Ben"]) == "bad_invite"
    assert ask(invite=anna.keys["invite"], names=["anna"]) == "name_taken"
    assert ask(invite=anna.keys["invite"], names=["Ben", "Carl"]) == "table_full"
    assert ask(invite=anna.keys["invite"], names=["Ben"], seat=0) == "table_full"
    assert ask(invite=anna.keys["invite"], names=["a\u202eb"]) == "bad_character"
    assert ask(invite=anna.keys["invite"], names=["Ben"]) == "fine"
    anna.do(type="start")
    assert ask(invite=anna.keys["invite"], names=["Carl"]) == "already_started"


def test_undo_until_something_is_revealed(server: RunningServer) -> None:
    anna = server.visitor().open(ME, {"kind": "mine", "name": "Ben"})
    anna.do(type="start")
    before = anna.look()
    seat = before["decision"]["seat"]
    assert anna.refused(type="undo", seat=seat) == "nothing_to_undo"
    first = before["decision"]["legal"][0]["notation"]
    anna.do(type="play", seat=seat, decision=before["decision"]["id"], actions=[first])
    after = anna.look(seat=seat)
    assert after["can_undo"] and after["view"] != before["view"]
    anna.do(type="undo", seat=seat)
    again = anna.look()
    assert again["view"] == before["view"] and again["decision"]["id"] != before["decision"]["id"]
    assert anna.look("/log")["log"][-1]["kind"] == "taken_back"
    stale = anna.refused(type="play", seat=seat, decision=before["decision"]["id"], actions=[first])
    assert stale == "stale_decision"
    while anna.look()["decision"]["seat"] == seat:
        anna.play(lambda legal: legal[0])
    assert anna.refused(type="undo", seat=seat) in ("undo_closed", "nothing_to_undo")
    finish(anna)
    text = anna.http.get(f"/api/tables/{anna.table}/record").text
    assert Record.parse(text).verify(kt.load("attila")) > 0


def test_a_batch_is_all_or_nothing(server: RunningServer) -> None:
    anna = server.visitor().open(ME, {"kind": "mine", "name": "Ben"})
    anna.do(type="start")
    seen = anna.look()
    decision = seen["decision"]
    good = decision["legal"][0]["number"]
    bad = next(n for n in range(230) if n not in [action["number"] for action in decision["legal"]])
    answer = anna.send(type="play", seat=decision["seat"], decision=decision["id"], actions=[good, bad])
    assert answer.status_code == 409 and answer.json()["error"]["args"]["index"] == 2
    assert anna.look() == seen
    word = {"type": "play", "seat": decision["seat"], "decision": decision["id"], "actions": ["place martians moesia"]}
    assert anna.refused(**word) == "unknown_word"
    placing = next(a["number"] for a in decision["legal"] if a["fields"]["action"] == "place")
    anna.do(type="play", seat=decision["seat"], decision=decision["id"], actions=[placing])
    follows = anna.look()["decision"]["legal"][0]["number"]
    anna.do(type="undo", seat=decision["seat"])
    both = anna.do(
        type="play", seat=decision["seat"], decision=anna.look()["decision"]["id"], actions=[placing, follows]
    )
    assert sum("action" in line for line in both["log"]) == 2


@pytest.mark.thorough
def test_leaving_and_taking_over_again(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, {"kind": "mine", "name": "Mia"})
    ben = server.visitor().join(anna, "Ben")
    ben.do(type="leave")
    assert anna.look()["table"]["seats"][1]["kind"] == "open"
    assert ben.refused(type="take_over", seat=1) == "foreign_seat"
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    assert ben.refused(type="leave", autopilot="nonsense") == "unknown_bot"
    ben.do(type="leave", autopilot="random")
    assert anna.look()["table"]["seats"][1]["autopilot"] == "random"
    for _ in range(60):
        if anna.play() == "waiting":
            wait_for(lambda: anna.look()["decision"])
    own = [line for line in anna.look("/log")["log"] if line.get("auto") == "autopilot"]
    assert own and {line["seat"] for line in own} == {1}
    ben.do(type="take_over")
    wait_for(lambda: anna.play() == "waiting" and ben.look()["decision"])
    assert ben.play() == "played"


def test_chat_is_plain_text(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    assert anna.do(type="chat", text=" <b>Hallo</b>\n Welt ")["log"][0]["text"] == "<b>Hallo</b> Welt"
    assert anna.refused(type="chat", text="x" * 301) == "bad_text"
    assert anna.refused(type="chat", text="\x07") == "bad_character"
    assert server.visitor(anna.table).look("/log")["log"][-1]["name"] == "Anna"
    silent = server.visitor().open(ME, OPEN, chat=False)
    assert silent.refused(type="chat", text="psst") == "chat_off"


@pytest.mark.thorough
def test_rematch_with_the_same_keys(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, BOT)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    assert anna.refused(type="rematch") == "not_over"
    finish(anna, ben)
    over = anna.look()
    assert over["winners"] and len(over["scores"]) == 3
    assert anna.refused(type="play", seat=0, decision="x", actions=[1]) == "table_over"
    again = ben.do(type="rematch")["rematch"]
    assert anna.do(type="rematch")["rematch"] == again
    for visitor in (anna, ben):
        visitor.table = again
        assert visitor.look()["table"]["status"] == "playing" and visitor.look()["own_seats"]
    finish(anna, ben)


@pytest.mark.thorough
def test_records_out_and_in(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    for _ in range(20):
        for visitor in (anna, ben):
            visitor.play()
    early = anna.http.get(f"/api/tables/{anna.table}/record").text
    with pytest.raises(kt.EngineError):
        Record.parse(early)
    assert "hash" not in early and "outcome" not in early
    finish(anna, ben)
    text = server.visitor(anna.table).http.get(f"/api/tables/{anna.table}/record").text
    record = Record.parse(text)
    assert record.verify(kt.load("attila")) > 0 and record.ended
    museum = server.visitor()
    museum.keys = museum.http.post("/api/records", json={"record": text}).json()
    museum.table = museum.keys["table"]
    assert museum.look()["table"]["status"] == "over"
    looked_at = Record.parse(museum.http.get(f"/api/tables/{museum.table}/record").text)
    assert looked_at.entries == record.entries and record.proof and not looked_at.proof
    changed = text.replace('"franks"', '"huns"', 1)
    refused = museum.http.post("/api/records", json={"record": changed})
    assert refused.status_code == 422 and refused.json()["error"]["code"] in ("record_differs", "bad_record")


def test_a_game_from_the_terminal_goes_on_here(server: RunningServer) -> None:
    game = kt.load("attila")
    match = Match(game, ["X", "Y"], kt.Chance(5))
    dice = random.Random(1)
    for _ in range(50):
        match.play(match.state.seat, dice.choice(match.state.legal_actions()))
    owner = server.visitor()
    owner.keys = owner.http.post("/api/records", json={"record": match.record.text()}).json()
    owner.table = owner.keys["table"]
    assert server.visitor(owner.table).look()["view"] is None
    people = [server.visitor().join(owner, "Anna"), server.visitor().join(owner, "Ben")]
    owner.do(type="start")
    assert people[0].look()["view"] == game.view(match.state, 0)
    finish(*people)
    record = Record.parse(people[0].http.get(f"/api/tables/{owner.table}/record").text)
    assert record.verify(game) > 0 and record.answers > 50


@pytest.mark.parametrize("players", [2, *(pytest.param(n, marks=pytest.mark.thorough) for n in (3, 4, 5))])
def test_whole_games_of_people_and_bots(server: RunningServer, players: int) -> None:
    """Scripted people on a shared screen and alone, and both bots, from the invitation to the verified record."""
    seats = [ME, OPEN, BOT, {"kind": "mine", "name": "Mia"}, {"kind": "bot", "bot": "greedy"}][:players]
    anna = server.visitor().open(*seats)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    finish(anna, ben, by_hand=True)
    over = anna.look()
    assert over["table"]["status"] == "over" and over["winners"] and over["decision"] is None
    record = Record.parse(anna.http.get(f"/api/tables/{anna.table}/record").text)
    assert record.verify(kt.load("attila")) > 0 and record.ended
    assert record.header["agents"] == ["human", "human", "random", "human", "greedy"][:players]


def test_games_options_and_lobby_in_both_languages(server: RunningServer) -> None:
    visitor = server.visitor()
    game = visitor.http.get("/api/games", params={"lang": "de"}).json()["games"][0]
    english = visitor.http.get("/api/games", headers={"Accept-Language": "fr, en;q=0.8, de;q=0.3"}).json()["games"][0]
    assert game["options"] and game["options"][0]["help"] != english["options"][0]["help"]
    hidden, shown = server.visitor().open(ME, OPEN), server.visitor().open(ME, OPEN, listed=True)
    names = [table["id"] for table in visitor.http.get("/api/tables").json()["tables"]]
    assert shown.table in names and hidden.table not in names


@pytest.mark.thorough
def test_the_words_of_a_game_and_its_board_as_a_diagram(server: RunningServer) -> None:
    http = server.visitor().http
    german, english = (http.get("/api/games/attack", params={"lang": lang}).json() for lang in ("de", "en"))
    assert {"armies", "hand_sizes"} <= set(german["by_seat"]) and {"active", "eliminated"} <= set(german["of_seats"])
    assert german["names"]["fact"]["armies"] == "Armeen" and english["names"]["fact"]["armies"] == "Armies"
    assert german["names"]["fact"]["active"] == "Am Zug"
    answer = http.get("/api/games/attack/diagram")
    drawn = mapfile.parse(answer.content)
    assert len(drawn.regions) == 64 and drawn.regions["ukraine"].de == "Ukraine"
    again = http.get("/api/games/attack/diagram", headers={"If-None-Match": answer.headers["ETag"]})
    assert again.status_code == 304
    assert http.get("/api/games/chess/diagram").json()["error"]["code"] == "unknown_game"


def test_private_tables_admit_no_spectators(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN, spectators=False)
    stranger = server.visitor(anna.table)
    for path in ("", "/log", "/record", "/stream"):
        answer = stranger.http.get(f"/api/tables/{anna.table}{path}")
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "not_for_spectators"


def test_options_are_checked_and_kept(server: RunningServer, build: Callable[..., RunningServer]) -> None:
    anna = server.visitor().open(ME, OPEN, options={"double_final_scoring": True})
    assert anna.look()["table"]["options"] == {"double_final_scoring": True}
    body = {"game": "attila", "seats": [ME, OPEN], "options": {"double_final_scoring": 7}}
    refused = anna.http.post("/api/tables", json=body)
    assert refused.status_code == 422 and refused.json()["error"]["code"] == "bad_option"
