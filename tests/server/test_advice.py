"""No bot advises about a running game that is rated or has no hints, by whatever way its position came to one."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from typing import Any, Final, get_args

import pytest
from sqlalchemy import select

import kartentisch as kt
from kartentisch.engine.starts import starts
from kartentisch.server.commands.kinds import AnyCommand
from kartentisch.server.store.schema import TABLES
from kartentisch.server.tables import play, reviews, timers
from tests.server.running_server import RunningServer, Visitor, code

ME, FREE = {"kind": "mine", "name": "Anna"}, {"kind": "open"}
BOT: Final = {"kind": "bot", "bot": "greedy"}
CLOSED: Final = ("no_advice", "hints_off", "not_over")

# What each route does for a game that is closed to advice.  A new one belongs to one of these kinds:
#   asks      advises, gives a position away in a form in which a table can begin, or lets one begin there; refuses then
#   seen      tells what everybody at the table sees, and nothing that a bot thinks; typed in elsewhere it is bound
#   computes   arithmetic about numbers that somebody states, the same for all
#   beside    knows no position of a table
WAYS: Final = {
    "asks": """
        POST /api/tables  POST /api/records  POST /api/tables/{table_id}/whatif  GET /api/tables/{table_id}/position
        POST /api/tables/{table_id}/hint  POST /api/tables/{table_id}/commands
        GET /api/tables/{table_id}/review  POST /api/tables/{table_id}/review
        GET /api/tables/{table_id}/history  GET /api/tables/{table_id}/picture
        GET /api/tables/{table_id}/record""",
    "seen": """
        GET /api/tables/{table_id}  GET /api/tables/{table_id}/stream  GET /api/stream
        GET /api/tables/{table_id}/log
        GET /api/tables/{table_id}/at/{seq}  POST /api/tables/{table_id}/preview
        POST /api/tables/{table_id}/routes""",
    "computes": """
        GET /api/odds/attack  GET /api/odds/attacke  GET /api/odds/europe  GET /api/odds/selfr3
        GET /api/games/{game}/positions  POST /api/games/{game}/positions""",
    "beside": """
        GET /api/games  GET /api/games/{game}  GET /api/games/{game}/diagram  GET /api/games/{game}/rules
        GET /api/games/{game}/short  GET /api/games/{game}/glossary  GET /api/games/{game}/pictures/{file}
        GET /api/games/{game}/{shelf}/{name}  POST /api/games/{game}/{shelf}/{name}/{chapter}
        GET /api/tables  GET /api/mine  GET /api/mine/waiting  GET /healthz  GET /metrics
        POST /api/tables/{table_id}/seats  POST /api/tables/{table_id}/invitation  POST /api/tables/{table_id}/recovery
        GET /api/tables/{table_id}/reliability  GET /api/tables/{table_id}/ratings
        GET /api/tables/{table_id}/notebook  PUT /api/tables/{table_id}/notebook/{name}
        DELETE /api/tables/{table_id}/notebook/{name}  POST /api/tables/{table_id}/notebook/{name}/report
        PATCH /api/tables/{table_id}/notifications  GET /api/tables/{table_id}/channels
        POST /api/tables/{table_id}/channels  DELETE /api/tables/{table_id}/channels/{target}
        GET /api/me  PATCH /api/me  DELETE /api/me  GET /api/me/ratings  GET /api/me/data
        POST /api/me/passkeys/options  POST /api/me/passkeys  DELETE /api/me/passkeys/{passkey}
        PATCH /api/me/passkeys/{passkey}  POST /api/me/signin/options  POST /api/me/signin  POST /api/me/signout
        DELETE /api/me/devices/{device}  DELETE /api/me/devices  POST /api/me/mail  POST /api/me/mail/confirm
        DELETE /api/me/mail  GET /api/notifications  PATCH /api/notifications  POST /api/notifications/browsers
        POST /api/notifications/emails  POST /api/notifications/services  DELETE /api/notifications/targets/{target}
        POST /api/notifications/targets/{target}/test  POST /api/notifications/calendar
        DELETE /api/notifications/calendar  GET /api/calendar/{secret}.ics  POST /api/notifications/confirm
        POST /api/notifications/block  POST /notifications/unsubscribe/{token}""",
}
# The same for commands: which of them may put a bot where it answers.
BOTS_BY_COMMAND: Final = {"leave", "seat_kind", "kick", "answer_kick", "rematch", "start"}
OTHERS: Final = {
    "play", "undo", "ask_undo", "answer_undo", "set_orders", "seed", "witness", "take_over", "chat", "nudge", "lead",
    "settings", "pause", "answer_pause", "resume", "vacation", "step_in", "resign", "report", "ruling",
}  # fmt: skip


def test_every_way_is_known(server: RunningServer) -> None:
    known = {" ".join(pair) for kind in WAYS.values() for pair in zip(*[iter(kind.split())] * 2, strict=True)}
    there = {
        f"{method.upper()} {path}"
        for path, methods in server.app.openapi()["paths"].items()
        for method, told in methods.items()
        if method in ("get", "post", "put", "patch", "delete") and not told.get("deprecated")
    }
    assert there == known, "say in WAYS what the new way does for a running game without advice"


@pytest.fixture(params=["rated", "quiet"])
def closed(
    request: pytest.FixtureRequest, build: Callable[..., RunningServer]
) -> Iterator[tuple[RunningServer, Visitor, Visitor]]:
    """A game of two people that goes on: for ratings, or without hints."""
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, FREE, game="attila", rated=request.param == "rated")
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    dice = random.Random(4)
    while anna.look()["decision"] is None or anna.look()["table"]["seq"] < 12:
        if anna.play(dice.choice) != "played":
            ben.play(dice.choice)
    yield server, anna, ben


def hint(visitor: Visitor) -> str:
    decision = visitor.look()["decision"] or {"id": "1-0", "seat": 0}
    wish = {"decision": decision["id"], "seat": decision["seat"]}
    return code(visitor.http.post(f"/api/tables/{visitor.table}/hint", json=wish))


def gives_nothing(server: RunningServer, visitor: Visitor) -> None:
    """None of the ways to advice at this table, and to its position."""
    place = f"/api/tables/{visitor.table}"
    seen = visitor.look()
    assert seen["may_hint"] is False
    assert hint(visitor) in CLOSED
    assert code(visitor.http.get(f"{place}/position")) == "no_advice"
    assert code(visitor.http.get(f"{place}/position?seq={seen['table']['seq']}")) == "no_advice"
    assert code(visitor.http.post(f"{place}/review")) in CLOSED
    text = visitor.http.get(f"{place}/record").text
    assert json.loads(text.partition("\n")[0])["redacted"] == 1
    assert code(visitor.http.post("/api/records", json={"record": text})) == "record_redacted"
    if seen["table"]["status"] == "playing":
        for path in ("history", "picture", "review"):
            assert code(visitor.http.get(f"{place}/{path}")) == "not_over"


def test_neither_the_game_nor_what_branches_off_from_it(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    server, anna, _ = closed
    gives_nothing(server, anna)
    one = server.branch(anna, play=[0], bot="master")
    two = server.branch(one, bot="master")
    for other in (one, two, server.branch(two, seq=two.look()["table"]["seq"])):
        assert other.look()["own_seats"] == [0, 1], "no bot plays along"
        gives_nothing(server, other)
        for seat in (0, 1):
            assert other.refused(type="leave", seat=seat, autopilot="greedy") == "no_advice"
            assert other.refused(type="seat_kind", target=seat, kind="bot", bot="greedy") == "no_advice"


def test_until_that_game_is_over(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    server, anna, _ = closed
    trial = server.branch(server.branch(anna))
    with server.context.change(trial.table) as (_, table):  # the trial is over, the game is not
        table.status, table.decisions, table.quiet = "over", {}, True
    gives_nothing(server, trial)
    again = trial.do(type="rematch")["rematch"]
    trial.table = again
    gives_nothing(server, trial)
    assert trial.refused(type="seat_kind", target=0, kind="bot", bot="greedy") == "no_advice"
    with server.context.change(anna.table) as (_, table):
        table.status, table.decisions, table.quiet = "over", {}, True
    assert trial.look()["may_hint"] is True
    assert trial.http.get(f"/api/tables/{trial.table}/position").status_code == 200
    trial.do(type="seat_kind", target=0, kind="bot", bot="greedy")


def typed_in(visitor: Visitor) -> dict[str, Any]:
    """The position as somebody makes it up from what they see."""
    view = visitor.look(seat=visitor.look()["own_seats"][0])["view"]
    game = kt.load("attila")
    return {key: part for key, part in game.dump(game.imagine(view, 3)).items()
            if key not in ("format", "game", "players", "options", "viewer", "legal")}  # fmt: skip


def begins(visitor: Visitor, position: dict[str, Any], *seats: dict[str, str], **more: Any) -> Any:
    body = {"game": "attila", "seats": list(seats), "position": position, **more}
    return visitor.http.post("/api/tables", json=body)


def test_nor_a_table_that_begins_where_it_stands(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    server, anna, _ = closed
    for position in (typed_in(anna), typed_in(anna) | {"turn": 7}):
        stranger = server.visitor()  # whoever may watch knows as much; their other browser, too
        for visitor in (anna, server.visitor("", anna.keys["secret"]), stranger):
            assert code(begins(visitor, position, ME, BOT)) == "no_advice"
            timed = {"on_timeout": "greedy", "turn_seconds": 60}
            assert code(begins(visitor, position, ME, {**ME, "name": "Zoe"}, **timed)) == "no_advice"
            answer = begins(visitor, position, ME, {**ME, "name": "Zoe"})
            assert answer.status_code == 200, "people may try it out among themselves"
            table = server.visitor(answer.json()["table"], answer.json()["secret"])
            table.do(type="start")
            gives_nothing(server, table)
            told = table.look()["table"]["branch"]
            assert (told is None) if visitor is stranger else told["table"] == anna.table


def test_nobody_learns_by_it_of_a_game_that_they_may_not_watch(build: Callable[..., RunningServer]) -> None:
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, FREE, game="attila", spectators=False)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    position = typed_in(anna)
    eve = server.visitor()
    eve.http.cookies.set(f"kt_{anna.table}", "made-up", domain="127.0.0.1", path="/api")
    for visitor in (server.visitor(), eve):
        assert begins(visitor, position, ME, BOT).status_code == 200
    assert code(begins(ben, position, ME, BOT)) == "no_advice"


def test_nor_a_table_that_comes_there_later(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    """It was begun elsewhere, and stands there now."""
    server, anna, _ = closed
    position = typed_in(anna)
    other = server.visitor().open(ME, BOT, game="attila", position={"provinces": {"moesia": {"goths": 3}}})
    other.do(type="start")
    game = kt.load("attila")
    with server.context.change(other.table) as (_, table):
        table.keep_position(game.load({**position, "players": 2}))
        table.decisions = {0: next(iter(table.decisions.values()))}
        table.quiet = True
    assert hint(other) == "no_advice"


def test_nor_a_saved_game_that_leads_there(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    server, anna, _ = closed
    match = kt.Match(kt.load("attila"), ["Anna", "Ben"], kt.Chance(1), position=typed_in(anna))
    answer = anna.http.post("/api/records", json={"record": match.record.text()})
    assert answer.status_code == 200, answer.text
    brought = server.visitor(answer.json()["table"], answer.json()["secret"])
    assert brought.refused(type="seat_kind", target=1, kind="bot", bot="greedy") == "no_advice"
    brought.do(type="seat_kind", target=0, kind="mine", name="Anna")
    brought.do(type="seat_kind", target=1, kind="mine", name="Zoe")
    brought.do(type="start")
    gives_nothing(server, brought)


@pytest.mark.parametrize("how", ["drawn", "imported"])
def test_tables_that_still_stand_where_somebody_wished_do_not_bind_each_other(
    build: Callable[..., RunningServer], how: str
) -> None:
    """Else whoever begins at a puzzle without hints would keep all others from its bots."""
    server = build(timekeeper=False)
    position = {"provinces": {"moesia": {"goths": 3}}}
    game = kt.load("attila")
    anna = server.visitor()
    if how == "drawn":
        anna.open(ME, FREE, game="attila", position=position)
    else:
        match = kt.Match(game, ["Anna", "Ben"], kt.Chance(1), position=position)
        answer = anna.http.post("/api/records", json={"record": match.record.text()})
        anna.keys, anna.table = answer.json(), answer.json()["table"]
        anna.do(type="seat_kind", target=0, kind="mine", name="Anna")
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    assert anna.look()["table"]["status"] == "playing" and not anna.look()["may_hint"], "people against each other"
    stands = typed_in(anna)
    for visitor in (server.visitor(), ben):  # nor whoever plays there
        answer = begins(visitor, stands, ME, BOT)
        assert answer.status_code == 200, answer.text
        other = server.visitor(answer.json()["table"], answer.json()["secret"])
        other.do(type="start")
        assert other.look()["table"]["branch"] is None
    before = server.visitor().open(ME, FREE, game="attila")
    server.visitor().join(before, "Ben")
    before.do(type="start")
    with server.context.change(before.table) as (_, table):  # one from the set-up comes by there: it binds
        table.keep_position(game.load({**stands, "players": 2}))
        table.decisions = {0: next(iter(table.decisions.values()))}
        table.quiet = True
    assert code(begins(server.visitor(), stands, ME, BOT)) == "no_advice", "however many stand there that do not"
    with server.context.change(before.table) as (_, table):
        table.status, table.decisions, table.quiet = "over", {}, True
    assert begins(server.visitor(), stands, ME, BOT).status_code == 200
    (anna if anna.look()["decision"] else ben).play()
    assert code(begins(server.visitor(), typed_in(anna), ME, BOT)) == "no_advice", "it goes on, as any other game"


def test_nor_a_table_where_a_game_stands_that_began_at_a_start(build: Callable[..., RunningServer]) -> None:
    """A start is no position that somebody has brought."""
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, FREE, game="europe", start="eastern_front")
    server.visitor().join(anna, "Ben")
    anna.do(type="start")
    found = starts(kt.load("europe"))["eastern_front"]
    body = {"game": "europe", "seats": [ME, BOT], "position": found.position, "options": found.options}
    assert code(server.visitor().http.post("/api/tables", json=body)) == "no_advice"


def test_a_trial_is_closed_when_somebody_joins_its_game(
    build: Callable[..., RunningServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alone against bots Anna may have advice; when a person takes a seat there she may not."""
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, BOT, FREE, game="attila")
    anna.do(type="seat_kind", target=2, kind="bot", bot="greedy")
    anna.do(type="start")
    trial = server.branch(anna, bot="greedy")
    assert trial.look()["may_hint"] is True
    anna.do(type="seat_kind", target=1, kind="open")
    body = {"invite": anna.look()["seat_invites"]["1"], "names": ["Ben"]}
    assert server.visitor().http.post(f"/api/tables/{anna.table}/seats", json=body).status_code == 200
    assert trial.look()["may_hint"] is False and hint(trial) in (*CLOSED, "not_asked")
    seen: list[str] = []
    monkeypatch.setattr(play, "answer_of_agent", lambda _table, _seat, name, _seed: seen.append(name))
    with server.context.look(trial.table) as (_, table):
        timers._answer(server.context, table, 1, "greedy")
    assert seen == ["pass"], "its bots think no more"


@pytest.mark.parametrize(
    ("hints", "autopilot", "back"), [(False, "greedy", False), (False, "pass", True), (True, "greedy", True)]
)
def test_nobody_lets_a_bot_show_an_answer_and_takes_it_back(
    build: Callable[..., RunningServer], hints: bool, autopilot: str, back: bool
) -> None:
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, FREE, game="attila", hints=hints)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    who, seat = (anna, 0) if anna.look()["decision"] else (ben, 1)
    who.do(type="leave", seat=seat, autopilot=autopilot)
    with server.context.change(anna.table) as (_, table):
        answer = table.position_now().legal_actions(seat)[0]
        play.play(table, seat, [answer], server.context.chance, server.context.store.now(), auto=play.AUTOPILOT)
    who.do(type="take_over", seat=seat)
    assert who.look(seat=seat)["can_undo"] is back
    if not back:
        assert who.refused(type="undo", seat=seat) == "nothing_to_undo"
        asked = who.do(type="ask_undo", seat=seat)
        assert asked and who.look()["table"]["undo_asked"]["waiting"] == [1 - seat], "the others may agree"


def test_a_rated_game_gives_no_hints_to_the_last_one_either(build: Callable[..., RunningServer]) -> None:
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, FREE, game="attila", rated=True)
    ben = server.visitor().join(anna, "Ben")
    anna.do(type="start")
    ben.do(type="seat_kind", target=1, kind="bot", bot="easy")
    gives_nothing(server, anna)


def test_where_hints_were_agreed_or_nobody_else_plays_all_is_open(build: Callable[..., RunningServer]) -> None:
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, FREE, game="attila", hints=True)
    server.visitor().join(anna, "Ben")
    anna.do(type="start")
    alone = server.visitor().open(ME, {**ME, "name": "Zoe"}, game="attila")
    alone.do(type="start")
    for visitor in (anna, alone):
        assert visitor.look()["may_hint"] is True
        found = visitor.http.get(f"/api/tables/{visitor.table}/position")
        assert found.status_code == 200
        assert begins(visitor, found.json()["position"], ME, BOT).status_code == 200
        assert server.branch(visitor, play=[0], bot="greedy").look()["may_hint"] is True


def test_a_game_that_is_gone_counts_as_it_was(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    """Removed, or moved to another server where it goes on."""
    server, anna, _ = closed
    trial = server.branch(anna)
    with server.context.store.write() as connection:
        connection.execute(TABLES.delete().where(TABLES.c.id == anna.table))
    gives_nothing(server, trial)


def test_every_command_is_known() -> None:
    kinds = {get_args(kind.model_fields["type"].annotation)[0] for kind in get_args(get_args(AnyCommand)[0])}
    assert kinds == BOTS_BY_COMMAND | OTHERS, "may it put a bot where it answers?"


def test_nor_a_review_of_a_game_that_comes_by_where_it_stands(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    """A saved game that begins there and is over already; the same from a table of one's own."""
    server, anna, _ = closed
    match = kt.Match(kt.load("attila"), ["Anna", "Ben"], kt.Chance(1), position=typed_in(anna))
    while not match.state.over:
        seat = match.state.seats_asked[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    text = match.record.text()
    answer = anna.http.post("/api/records", json={"record": text})
    assert answer.status_code == 200, answer.text
    review = f"/api/tables/{answer.json()['table']}/review"
    assert code(anna.http.post(review)) == "no_advice"
    assert anna.http.get(review).json()["review"] is None
    with server.context.store.read() as connection:
        assert not reviews.unasked(connection, server.context.store.now()), "nor unasked"
    with server.context.change(anna.table) as (_, table):
        table.status, table.decisions, table.quiet = "over", {}, True
    assert anna.http.post(review).status_code == 200


def test_games_from_before_likenesses_were_kept_are_found(closed: tuple[RunningServer, Visitor, Visitor]) -> None:
    server, anna, _ = closed
    open_one = server.visitor().open(ME, BOT, game="attila")
    open_one.do(type="start")
    with server.context.store.write() as connection:
        found = {row.id: row.likeness for row in connection.execute(select(TABLES.c.id, TABLES.c.likeness))}
        assert found[anna.table] and found[open_one.table] == "", "kept of what may be closed, and of nothing else"
        connection.execute(TABLES.update().values(likeness=None))
    assert code(begins(anna, typed_in(anna), ME, BOT)) == "no_advice"


def test_a_start_of_a_game_is_as_well_known_as_its_set_up(build: Callable[..., RunningServer]) -> None:
    """Else two people could keep all others from hints there."""
    server = build(timekeeper=False)
    anna = server.visitor().open(ME, FREE, game="europe", start="eastern_front")
    server.visitor().join(anna, "Ben")
    anna.do(type="start")
    alone = server.visitor().open(ME, BOT, game="europe", start="eastern_front")
    alone.do(type="start")
    decision = alone.look()["decision"]
    wish = {"decision": decision["id"], "seat": decision["seat"]}
    assert alone.http.post(f"/api/tables/{alone.table}/hint", json=wish).status_code == 200
    answer = alone.http.post(f"/api/tables/{alone.table}/whatif", json={"bot": "greedy"})
    assert answer.status_code == 200, "nor does a trial that branches off from a game of one's own"
    trial = server.visitor(answer.json()["table"], answer.json()["secret"])
    trial.do(type="start")
    assert trial.look(seat=0)["may_hint"]
    decision = trial.look()["decision"]
    wish = {"decision": decision["id"], "seat": decision["seat"]}
    assert trial.http.post(f"/api/tables/{trial.table}/hint", json=wish).status_code == 200
