"""Running games of an earlier version go on under this program: carried over, told, played to the end, verified."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from kartentisch.fairness.log_terms import Terms
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import TABLES as ROWS
from kartentisch.server.tables import timers
from kartentisch.server.tables.revisions import prospects
from tests.server.old_store import CHANGED, TABLES, Old, kinds, old, stored, to_the_end, unpacked
from tests.server.running_server import RunningServer

__all__ = ["old"]  # a fixture


@pytest.mark.parametrize("one", TABLES, ids=lambda one: f"{one.game}-{one.where}")
def test_a_running_game_is_carried_over_played_to_its_end_and_verified(old: RunningServer, one: Old) -> None:
    visitor = old.visitor(one.table, one.secret)
    game, before = kt.load(one.game), stored(old, one.table)
    assert before.position_now().where() == one.where, "it can be looked at before"
    seen = visitor.look()
    decision = seen["decision"]
    answer = visitor.do(
        type="play", seat=decision["seat"], decision=decision["id"], actions=[decision["legal"][0]["number"]]
    )
    assert answer["accepted"], "the decision that was open is still the same one"
    told = [line for line in visitor.look("/log")["log"] if line["kind"] == "rules_updated"]
    now = stored(old, one.table)
    assert now.revision == game.revision and now.halt == ""
    if before.revision == game.revision:
        assert told == []
    else:
        (line,) = told
        assert (line["from"], line["to"]) == (before.revision, game.revision)
        assert (
            line["program"] == kt.__version__ and "position" not in line and [who for who, _ in line["private"]] == [-1]
        )
        assert [row["revision"] for row in line["changes"]] == [*range(before.revision + 1, game.revision + 1)]
        assert all(row["rules"] and row["de"] and row["en"] for row in line["changes"])
        assert line["sentence"] and line["changes"][0]["rules"][0] in line["sentence"]
    to_the_end(old, one.table)
    record = Record.parse(visitor.http.get(f"/api/tables/{one.table}/record").text)
    assert record.header["revision"] == before.revision
    assert [part.revision for part in record.stretches(game)] == [before.revision, game.revision][: 1 + len(told)]
    record.verify(game)
    report = verify_log(record, game)
    assert report.unplayed == [], "what was played before comes out the same by today's rules"
    assert Record.parse(record.text()).replay(game) == stored(old, one.table).position_now()


# ------------------------------------------------------------------ at the table
@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a game of two revisions, with its proof."""
    server = RunningServer(Store.in_folder(unpacked(tmp_path_factory.mktemp("old") / "data")), timekeeper=False)
    one = next(one for one in CHANGED if one.game == "attack" and one.where.startswith("Negotiation"))
    to_the_end(server, one.table)
    text = server.visitor(one.table, one.secret).http.get(f"/api/tables/{one.table}/record").text
    server.close()
    return str(text)


def test_all_games_are_carried_over_when_the_server_starts(folder: Path, build: Callable[..., RunningServer]) -> None:
    """By the timekeeper, once; nothing is told to anybody of a position that nobody may know."""
    store = Store.in_folder(unpacked(folder / "old"))
    server = build(store, timekeeper=False)
    keeper = timers.Timekeeper(server.context)
    assert sorted(timers.under_other_rules(server.context)) == sorted(one.table for one in CHANGED)
    keeper.round()
    assert timers.under_other_rules(server.context) == []
    for one in TABLES:
        visitor = server.visitor(one.table, one.secret)
        assert kinds(visitor).count("rules_updated") == (one in CHANGED)
        assert stored(server, one.table).position_now().where() == one.where
        for seat in (-1, 0, 1):
            shown = json.dumps(visitor.look("/log", seat=seat))
            assert '"position": {' not in shown and '"position": "{' not in shown
        last = visitor.look("/log")["log"][-1]
        assert "position" not in last and visitor.look()["table"]["halt"] is None
    again = [kinds(server.visitor(one.table, one.secret)) for one in TABLES]
    keeper.round()
    assert [kinds(server.visitor(one.table, one.secret)) for one in TABLES] == again


def test_nobody_goes_back_behind_it_and_the_past_is_seen_by_the_rules_of_then(old: RunningServer) -> None:
    one = next(one for one in CHANGED if one.game == "attack" and one.where == "Garrison.answered")
    visitor = old.visitor(one.table, one.secret)
    before = stored(old, one.table)
    own = [line for line in visitor.look("/log", seat=1)["log"] if line["kind"] == "entry" and line.get("action")]
    visitor.do(type="chat", text="here again")
    update = next(line["seq"] for line in visitor.look("/log")["log"] if line["kind"] == "rules_updated")
    assert stored(old, one.table).undo == [] and not visitor.look(seat=1)["can_undo"]
    assert visitor.refused(type="ask_undo", seat=1, line=own[-1]["seq"]) == "undo_of_other_rules"
    assert visitor.refused(type="ask_undo", seat=1) == "undo_of_other_rules"
    then, now = (visitor.look(f"/at/{seq}", seat=-1)["view"] for seq in (update - 1, update))
    assert then == now == kt.load("attack").view(before.position_now(), -1)
    for seq in (own[0]["seq"], own[-1]["seq"], 2):
        assert visitor.look(f"/at/{seq}")["seq"] == seq
    decision = visitor.look()["decision"]
    visitor.do(type="play", seat=decision["seat"], decision=decision["id"], actions=[decision["legal"][0]["number"]])
    assert visitor.look(f"/at/{visitor.look()['table']['seq']}")["view"] == visitor.look()["view"]


def test_a_table_of_later_rules_waits_and_says_for_what(old: RunningServer) -> None:
    """Also where the history does not reach back so far: nothing is changed."""
    one = CHANGED[0]
    visitor = old.visitor(one.table, one.secret)
    for revision, program in ((99, "newer"), (2, "earlier")):
        with old.context.store.write() as connection:
            connection.execute(update(ROWS).where(ROWS.c.id == one.table).values(revision=revision))
            before = connection.execute(select(ROWS).where(ROWS.c.id == one.table)).one()
        decision = visitor.look()["decision"]
        sent = {"seat": decision["seat"], "decision": decision["id"], "actions": [decision["legal"][0]["number"]]}
        error = visitor.send(type="play", **sent).json()["error"]
        assert error["code"] == "rules_changed" and f"revision {revision} " in error["sentence"]
        assert f"{program.capitalize() if program == 'newer' else 'n earlier'} version" in error["sentence"].replace(
            "A newer", "Newer"
        )
        assert visitor.look()["table"]["halt"] == "rules" and timers.under_other_rules(old.context)
        timers.Timekeeper(old.context).round()
        with old.context.store.read() as connection:
            assert connection.execute(select(ROWS).where(ROWS.c.id == one.table)).one() == before


@pytest.mark.parametrize("spoil", ["locals", "asked", "part"])
def test_a_position_that_no_revision_reads_waits_and_is_kept_to_the_byte(old: RunningServer, spoil: str) -> None:
    one = next(one for one in CHANGED if one.game == "europe")
    position = json.loads(stored(old, one.table).state)
    if spoil == "locals":
        position["stack"][-1]["nonsense"] = 7
    elif spoil == "asked":
        position["asked"] = [9]
    else:
        position["weather"] = "fine"
    with old.context.store.write() as connection:
        connection.execute(update(ROWS).where(ROWS.c.id == one.table).values(state=json.dumps(position)))
    timers.Timekeeper(old.context).round()
    with old.context.store.read() as connection:
        (found,) = [row for row in prospects(connection) if row.table == one.table]
        row = connection.execute(select(ROWS).where(ROWS.c.id == one.table)).one()
    assert (found.outcome, row.revision, json.loads(row.state)) == ("waits", 1, position)
    assert found.problem is not None and found.problem.code == "position_not_carried"


# ------------------------------------------------------------------ records and proofs
def test_a_program_that_lacks_rules_says_which_part_it_could_not_play(
    finished: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """As an earlier and a later program read it: chain, signatures and dice count, and the part is named."""
    game = type(kt.load("attack"))
    record = Record.parse(finished)
    first, second = record.stretches(kt.load("attack"))
    assert (first.revision, first.program, second.revision, second.program) == (3, "0.1.0", 5, kt.__version__)
    file = tmp_path / "two.ktj"
    file.write_text(finished, encoding="utf-8")
    with monkeypatch.context() as earlier:
        earlier.setattr(game, "revision", 3)
        earlier.setattr(game, "history", ())
        assert verify_log(record, kt.load("attack")).unplayed == [replace(second, program=kt.__version__)]
        told = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
        assert told.exit_code == 0 and f"Entries {second.first} to {second.last} " in told.output
        assert f"uvx kartentisch=={kt.__version__}" in " ".join(told.output.split())
        with pytest.raises(kt.EngineError, match="record_revision"):
            record.replay(kt.load("attack"))
        record.proof = []
        file.write_text(record.text(), encoding="utf-8")
        told = CliRunner().invoke(app, ["verify", str(file), "--lang", "en"])
        assert told.exit_code == 1, "without a proof nothing was looked at there"


@pytest.mark.parametrize(
    ("what", "code"),
    [("left_out", "log_chain"), ("forged", "log_chain"), ("position", "log_private"), ("header", "log_header"),
     ("entry", "log_entries"), ("back", "record_rules")],
)  # fmt: skip
def test_an_update_that_is_forged_or_left_out_is_found(finished: str, what: str, code: str) -> None:
    record = Record.parse(finished)
    place = next(number for number, entry in enumerate(record.entries) if "to" in entry)
    row = next(row for row in record.proof if row["proof"] == "line" and row["line"]["kind"] == "rules_updated")
    if what == "left_out":
        record.proof.remove(row)
        del record.entries[place]
    elif what == "forged":
        row["line"]["changes"] = []
        record.entries[place]["changes"] = []
    elif what == "position":
        row["opened"][0][1]["position"] = row["opened"][0][1]["position"].replace("infantry", "tanks", 1)
        record.entries[place]["position"] = row["opened"][0][1]["position"]
    elif what == "header":
        record.header["revision"] = 4
        record.entries[place]["from"] = 4
    elif what == "entry":
        record.entries[place]["position"] = record.entries[place]["position"].replace('"turn":', '"turn": ', 1)
    else:
        record.entries[place]["from"] = 1
    with pytest.raises(kt.EngineError) as caught:
        verify_log(record, kt.load("attack"))
    assert caught.value.code == code or (what, caught.value.code) in (
        ("header", "log_entries"),
        ("back", "log_entries"),
    )


def test_terms_follow_updates_and_nothing_else() -> None:
    """A server that signs an update from rules under which the table did not stand is found by its own log."""
    logs: list[list[tuple[str, dict[str, Any]]]] = [
        [("opened", {"seats": [], "revision": 1}), ("rules_updated", {"from": 2, "to": 3})],
        [("rules_updated", {"from": 2, "to": 1})],
        [("rules_updated", {"from": 2, "to": 2})],
        [("rules_updated", {"from": 1, "to": 2}), ("rules_updated", {"from": 1, "to": 3})],
        [("opened", {"seats": [], "revision": 1}), ("rules_updated", {"from": 1, "to": 2}),
         ("started", {"seats": [], "revision": 1})],
    ]  # fmt: skip
    for lines in logs:
        terms = Terms()
        with pytest.raises(kt.EngineError, match="log_rules"):
            for seq, (kind, more) in enumerate(lines, 1):
                terms.follow({"seq": seq, "kind": kind, **more})


def test_a_saved_game_of_two_revisions_can_be_brought_and_a_made_up_position_in_it_cannot(
    finished: str, old: RunningServer
) -> None:
    """What stands behind an update must be what the entries before it lead to: else anything could be smuggled in."""
    record = Record.parse(finished)
    record.proof = []
    answer = old.visitor().http.post("/api/records", json={"record": record.text()})
    assert answer.status_code == 200, answer.text
    update = next(entry for entry in record.entries if "to" in entry)
    right = json.loads(update["position"])
    for wrong in ({**right, "turn": right["turn"] + 1}, {**right, "armies": right["armies"][::-1]}, {}, {"stack": [7]}):
        update["position"] = json.dumps(wrong)
        answer = old.visitor().http.post("/api/records", json={"record": record.text()})
        assert answer.status_code == 422, answer.text
        assert answer.json()["error"]["code"] in ("record_stretch", "record_differs")
        assert answer.json()["error"]["sentence"]
