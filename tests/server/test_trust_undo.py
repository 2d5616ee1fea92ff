"""No index of the dice is used twice: undo, failures, backups, imports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sqlalchemy import text, update

from kartentisch.engine.chance import Chance
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server import commands
from kartentisch.server.fairness import dice_chain
from kartentisch.server.store import backups
from kartentisch.server.store import database as stores
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import LOG, TABLES
from kartentisch.server.tables import play, repository
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table
from tests.server.running_server import Clock, RunningServer, commanded
from tests.server.test_store import answer, opened
from tests.server.trusted import (
    ATTILA,
    both_bring,
    commitment,
    dice_log,
    dice_of,
    export,
    give,
    places,
    play_on,
    two_at_a_table,
)


@pytest.mark.thorough
def test_nothing_is_used_twice_after_undo(store: Store) -> None:
    """Whatever state is put back, the dice go on; the record of what stands is proved all the same."""
    context = Context(store)
    name, shown = opened(context, 2)
    play_on(context, name, shown, 12)
    with context.look(name) as (_, table):
        kept, entries = table.state, table.entries
    used = len(places(dice_log(context, name)))
    for seed in range(20, 30):  # in ten answers no card may be drawn
        play_on(context, name, shown, 10, seed=seed)
        before = places(dice_log(context, name))
        if len(before) > used:
            break
    with context.change(name) as (_, table):  # as consent of all will do it: past what was revealed
        table.state, table.entries, table.undo = kept, entries, []
        table.tell("taken_back", seat=0, entries=entries)
        play._ask(table, table.position_now(), None, store.now())
    rewound = [json.loads(line) for line in dice_log(context, name) if '"t":"rewind"' in line]
    assert len(rewound) == 1
    play_on(context, name, shown, seed=3)
    after = places(dice_log(context, name))
    assert after[: len(before)] == before and len(set(after)) == len(after)
    report = verify_log(export(context, name), ATTILA)
    assert report.dice.rewinds == 1 and len(report.dice.outcomes) < len(after)


def test_undo_by_consent_brings_no_card_back(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context, 3)
    rewinds = 0
    for round_ in range(6):
        play_on(context, name, shown, 9, seed=round_)
        used = places(dice_log(context, name))
        with context.look(name) as (connection, table):
            own = [(line.seq, line.body["seat"]) for line in repository.log(connection, name)
                   if line.kind == "entry" and "action" in line.body]  # fmt: skip
        line, seat = own[-4]
        asked = commands.carry_out(context, name, shown, commanded(f"q{round_}", "ask_undo", seat, line=line), "en")
        if asked[0] != 200:  # taken back already
            continue
        with context.look(name) as (_, table):
            assert table.undo_request is not None
            plea = table.undo_request.id
        agree = commanded(f"y{round_}", "answer_undo", None, plea, yes=True)
        assert commands.carry_out(context, name, shown, agree, "en")[0] == 200
        assert places(dice_log(context, name)) == used
        rewinds = sum('"t":"rewind"' in text for text in dice_log(context, name))
    assert rewinds > 1
    play_on(context, name, shown, seed=77)
    used = places(dice_log(context, name))
    assert len(set(used)) == len(used)
    assert verify_log(export(context, name), ATTILA).dice.rewinds == rewinds


def test_a_plain_undo_needs_no_rewind(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context, 2)
    undone = 0
    for number in range(60):
        play_on(context, name, shown, 1, seed=number)
        with context.look(name) as (_, table):
            seat = table.undo[-1].seat if table.undo and table.status == "playing" else None
        if seat is not None and number % 3 == 0:
            undone += 1
            assert commands.carry_out(context, name, shown, commanded(f"u{number}", "undo", seat), "en")[0] == 200
    assert undone > 3
    play_on(context, name, shown, seed=99)
    assert verify_log(export(context, name), ATTILA).dice.rewinds == 0


def test_a_failed_command_uses_nothing_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash before the commit: the next try gets the same dice, and none is missing."""
    context = Context(store)
    name, shown = opened(context, 2)
    play_on(context, name, shown, 5)
    wish = answer(context, name)
    with context.look(name) as (_, table):
        before = (table.chain, table.seeds, table.seq, table.head)
    drawn: list[str] = []
    tell = dice_chain.tell

    def broken(table: Table) -> None:
        tell(table)
        drawn.append(str(table.lines))
        raise ZeroDivisionError

    monkeypatch.setattr(dice_chain, "tell", broken)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            commands.carry_out(context, name, shown, wish, "en")
    monkeypatch.undo()
    with context.look(name) as (_, table):
        assert (table.chain, table.seeds, table.seq, table.head) == before
    assert drawn[0] == drawn[1]
    done = commands.carry_out(context, name, shown, wish, "en")
    used = places(dice_log(context, name))
    # repeated: the same answer, no new index
    assert commands.carry_out(Context(store), name, shown, wish, "en") == done
    assert places(dice_log(context, name)) == used
    verify_dice(dice_log(context, name))


@pytest.mark.thorough
def test_a_restored_backup_rolls_from_fresh_dice(tmp_path: Path) -> None:
    source = Store.in_folder(tmp_path / "here")
    context = Context(source)
    name, shown = opened(context, 2)
    play_on(context, name, shown, 10)
    backups.backup(tmp_path / "here", tmp_path / "backup")
    with context.look(name) as (_, table):
        heads = (table.seq, table.head)
    play_on(context, name, shown, 8, seed=5)
    played = dice_log(context, name)
    with context.look(name) as (_, table):
        went_on = table.head
        seen = {"seq": table.seq, "hash": table.head, "signature": table.signature}
    source.close()
    backups.restore(tmp_path / "backup", tmp_path / "here")
    again = Context(Store.in_folder(tmp_path / "here"))
    assert again.store.identity.key == source.identity.key
    assert again.store.identity.generation != source.identity.generation
    with again.look(name) as (_, table):
        assert (table.seq, table.head) == heads
    play_on(again, name, shown, 8, seed=5)  # the very same answers
    now = dice_log(again, name)
    shared = [line for line in now if line in played]
    elements = {json.loads(line).get("element", json.loads(line).get("commitment")) for line in played[len(shared) :]}
    fresh = [json.loads(line) for line in now[len(shared) :]]
    assert fresh[0]["t"] == "commit" and fresh[0]["epoch"] == 1 and fresh[0]["reason"] == "reseed"
    assert not elements & {row.get("element", row.get("commitment")) for row in fresh}
    with again.look(name) as (connection, table):
        assert [line.kind for line in repository.log(connection, name)].count("restored") == 1
        assert table.head != went_on  # a fork: whoever holds the later head sees it
        contained = {"seq": 2, "hash": repository.log(connection, name)[1].hash, "signature": table.signature}
    forged = {**seen, "signature": table.signature}
    for number, remembered in enumerate((seen, seen, forged, contained)):  # and tells everybody, once
        said = commanded(f"seen-{number}", "chat", text="Hm?", seen=remembered)
        assert commands.carry_out(again, name, shown, said, "en")[0] == 200
    with again.look(name) as (connection, _):
        told = [line.body for line in repository.log(connection, name) if line.kind == "forked"]
    assert told == [{"seat": 0, "line": seen["seq"], "hash": went_on, "signature": seen["signature"]}]
    play_on(again, name, shown, seed=6)
    assert verify_log(export(again, name), ATTILA).dice.reasons == ["start", "reseed"]
    again.store.close()
    reopened = Store.in_folder(tmp_path / "here")
    assert reopened.identity == reopened.identity and reopened.identity.generation == again.store.identity.generation
    reopened.close()


def test_after_a_restore_the_seats_bring_fresh_seeds_and_outcomes_wait(tmp_path: Path) -> None:
    clock = Clock()
    context = Context(Store.in_folder(tmp_path, clock))
    name, anna, ben = two_at_a_table(context)
    both_bring(context, name, anna, ben)
    commands.carry_out(context, name, anna, commanded("start", "start"), "en")
    context.store.close()
    context = Context(Store(f"sqlite:///{tmp_path / stores.FILE}", clock, restored=True))
    for number in range(100):
        with context.look(name) as (_, table):
            if not table.decisions:
                break
            seat, decision = min(table.decisions.items())
            action = table.position_now().legal_actions(seat)[0]
        command = commanded(f"p{number}", "play", seat, decision.id, [action])
        assert commands.carry_out(context, name, (anna, ben)[seat], command, "en")[0] == 200
    dice = dice_of(context, name)
    assert dice["epoch"] == 1 and not dice["ready"] and dice["due"]
    for seat, who in ((0, anna), (1, ben)):
        give(context, name, who, seat, epoch=1, commitment=commitment(name, 1, seat, b"n" * 32))
    give(context, name, anna, 0, epoch=1, seed=(b"n" * 32).hex())
    with context.look(name) as (_, table):
        assert not table.decisions
    give(context, name, ben, 1, epoch=1, seed=(b"n" * 32).hex())
    with context.look(name) as (_, table):
        assert table.decisions and table.seeds is not None and table.seeds.contributed == [0, 1]
    verify_dice(dice_log(context, name))
    context.store.close()


@pytest.mark.thorough
def test_a_chain_that_ends_is_renewed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    context = Context(store)
    lay = dice_chain.lay
    monkeypatch.setattr(dice_chain, "lay", lambda table, **more: lay(table, links=1, **more))
    name, shown = opened(context, 3)
    play_on(context, name, shown)
    report = verify_log(export(context, name), ATTILA)
    assert set(report.dice.reasons[1:]) <= {"exhausted"}
    assert report.dice.epochs == 1 + (report.dice.rolls > 0)


def test_tables_that_are_older_than_the_dice_get_some(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context, 2)
    play_on(context, name, shown, 10)
    with store.write() as connection:
        nothing = dict.fromkeys(("chain", "seeds", "veil", "head", "signature"))
        connection.execute(update(TABLES).values(nothing))
        connection.execute(text("DELETE FROM sealed"))
        connection.execute(text("DELETE FROM log WHERE kind = 'dice'"))
        connection.execute(update(LOG).values(hash=None, signature=None, private=None))
    with context.look(name) as (connection, table):
        assert dice_chain.summary(table) is None
        old = table.entries
    play_on(context, name, shown)
    report = verify_log(export(context, name), ATTILA)
    assert report.since == old > 0 and report.dice.complete


@pytest.mark.thorough
def test_an_imported_game_goes_on_with_dice_of_its_own(server: RunningServer) -> None:
    source = Match(ATTILA, ["A", "B"], Chance(3))
    for _ in range(20):
        seat = source.state.seats_asked[0]
        source.play(seat, source.state.legal_actions(seat)[0])
    anna = server.visitor()
    anna.keys = anna.http.post("/api/records", json={"record": source.record.text()}).json()
    anna.table = anna.keys["table"]
    invite = anna.look()["invite"]
    ben = server.visitor().join(anna, "Ben", "Carl")
    assert invite and ben.look()["table"]["dice"]["contributed"] == []
    anna.do(type="start")
    for _ in range(2_000):
        if ben.play() == "over":
            break
    report = verify_log(Record.parse(anna.http.get(f"/api/tables/{anna.table}/record").text), ATTILA)
    assert report.since == len(source.record.entries) and report.dice.complete
