"""The shop window: what is listed, what is one's own, what an invitation says; and what it keeps to itself."""

from __future__ import annotations

from typing import Any

import pytest

from kartentisch.server.views import lobby
from tests.server.running_server import RunningServer, Visitor
from tests.server.test_tables import finish

ME = {"kind": "mine", "name": "Anna"}
BOT = {"kind": "bot", "bot": "random"}
OPEN = {"kind": "open"}


def ids(listed: list[dict[str, Any]]) -> list[str]:
    return [table["id"] for table in listed]


def shown(visitor: Visitor) -> dict[str, Any]:
    answer = visitor.http.get("/api/tables")
    assert answer.status_code == 200
    body: dict[str, Any] = answer.json()
    return body


def mine(visitor: Visitor, *tables: str) -> list[Any]:
    answer = visitor.http.get("/api/mine", params={"ids": ",".join(tables)})
    assert answer.status_code == 200, answer.text
    body: list[Any] = answer.json()["tables"]
    return body


def invited(visitor: Visitor, table: str, invite: str) -> Any:
    return visitor.http.post(f"/api/tables/{table}/invitation", json={"invite": invite})


def test_running_games_to_watch(server: RunningServer) -> None:
    """Listed ones with spectators, and no other."""
    tables = {
        (listed, spectators): server.visitor().open(ME, BOT, listed=listed, spectators=spectators)
        for listed in (True, False)
        for spectators in (True, False)
    }
    for host in tables.values():
        host.do(type="start")
    lobby_now = shown(server.visitor())
    running = ids(lobby_now["running"])
    assert tables[True, True].table in running
    assert not {host.table for key, host in tables.items() if key != (True, True)} & set(running)
    assert not {host.table for host in tables.values()} & set(ids(lobby_now["tables"]))
    (told,) = [table for table in lobby_now["running"] if table["id"] == tables[True, True].table]
    assert told["status"] == "playing" and told["turn"] in (1, 2) and told["touched"] >= told["created"]
    assert [seat["name"] for seat in told["seats"]] == ["Anna", "Bot 2"] and told["watching"] == 0
    assert not {"invite", "decision", "view"} & told.keys()


def test_games_that_may_not_be_watched_do_not_push_out_the_others(server: RunningServer) -> None:
    to_watch = server.visitor().open(ME, OPEN, listed=True)
    server.visitor().join(to_watch, "Ben")
    to_watch.do(type="start")
    for _ in range(lobby.RUNNING):
        closed = server.visitor().open(ME, BOT, listed=True, spectators=False)
        closed.do(type="start")
    assert to_watch.table in ids(shown(server.visitor())["running"])


def test_ones_own_tables_in_one_request(either: RunningServer) -> None:
    anna = either.visitor().open(ME, BOT)
    first = anna.table
    anna.do(type="start")
    anna.open(ME, OPEN)
    playing, waiting = mine(anna, first, anna.table)
    assert playing["table"]["status"] == "playing" and waiting["table"]["status"] == "waiting"
    assert playing["own_seats"] == waiting["own_seats"] == [0]
    assert [asked["seat"] for asked in playing["table"]["asked"]] in ([0], [1])
    assert playing["scores"] is None and playing["winners"] is None and not playing["endings"]
    assert mine(anna, anna.table, anna.table) == mine(anna, anna.table)  # nobody plays there meanwhile


def test_nobody_learns_of_others_tables(server: RunningServer) -> None:
    """Not even whether there is one, with or without spectators, and whatever comes as a cookie."""
    anna = server.visitor().open(ME, OPEN, spectators=True)
    closed = server.visitor().open(ME, OPEN, spectators=False)
    stranger = server.visitor()
    assert mine(stranger, anna.table, closed.table, "NoSuchTable2") == [None] * 3
    for table in (anna.table, closed.table):
        stranger.http.cookies.set(f"kt_{table}", "made-up")
        assert mine(stranger, table) == [None]
    bearer = server.visitor(anna.table, anna.keys["secret"])  # the header is for one table, not for a list
    assert mine(bearer, anna.table) == [None]
    ben = server.visitor().join(anna, "Ben")
    assert mine(ben, anna.table)[0]["own_seats"] == [1]
    anna.do(type="kick", target=1)
    assert mine(ben, anna.table) == [None], "whoever was asked to go has no table any more"


def test_the_list_of_ones_own_is_bounded(server: RunningServer) -> None:
    visitor = server.visitor()
    most = [f"Table{number}" for number in range(lobby.OWN)]
    assert mine(visitor, *most) == [None] * lobby.OWN
    for text in (",".join([*most, "more"]), ",", "a,,b", "a b", "a" * 33, "%", "x" * 5000, "a\x00"):
        answer = visitor.http.get("/api/mine", params={"ids": text})
        assert answer.status_code in (414, 422, 431), (text[:20], answer.status_code)
        assert answer.json()["error"]["sentence"]
    assert visitor.http.get("/api/mine").json() == {"tables": [], "more": []}


def test_the_result_stands_with_ones_own_table(server: RunningServer) -> None:
    anna = server.visitor().open(ME, OPEN)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    finish(anna, ben)
    (over,) = mine(anna, anna.table)
    seen = anna.look()
    assert (over["scores"], over["winners"]) == (seen["scores"], seen["winners"])
    assert over["scores"] and over["winners"] and over["table"]["touched"] > over["table"]["created"]
    assert over["table"]["turn"] is None
    assert len(over["endings"]) == len(seen["view"]["ending"]) and all(over["endings"])


@pytest.mark.parametrize("spectators", [True, False])
def test_an_invitation_says_what_it_is_for(server: RunningServer, spectators: bool) -> None:
    options = {"final_tie": "unused_tiles"}
    anna = server.visitor().open(ME, OPEN, BOT, spectators=spectators, options=options, turn_seconds=300)
    ben = server.visitor()
    body = invited(ben, anna.table, anna.keys["invite"]).json()
    table = body["table"]
    assert table["game"] == "attila" and table["options"] == options and table["turn_seconds"] == 300
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"] and body["seat"] is None
    assert not {"invite", "view"} & (body.keys() | table.keys())
    wrong = invited(ben, anna.table, "made-up")
    assert wrong.status_code == 403 and wrong.json()["error"]["code"] == "bad_invite"
    nowhere = invited(ben, "NoSuchTable2", anna.keys["invite"])
    assert nowhere.status_code == 404 and nowhere.json()["error"]["code"] == "unknown_table"
    assert not any(name.startswith("kt_") for name in ben.http.cookies), "it only looks"
    server.visitor().join(anna, "Carl")
    anna.do(type="start")
    late = invited(ben, anna.table, anna.keys["invite"])
    assert late.status_code == 409 and late.json()["error"]["code"] == "already_started"
    anna.do(type="seat_kind", target=2, kind="open")
    offer = anna.look()["seat_invites"]["2"]
    offered = invited(ben, anna.table, offer).json()
    assert offered["seat"] == 2 and offered["table"]["status"] == "playing"
