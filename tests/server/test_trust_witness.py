"""Level 2 of the dice at a table: who is asked for a link, who withholds it, and what an enemy tries."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli import main
from kartentisch.engine.record import Record
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server.fairness.dice_chain import PATIENCE as SEEDS
from kartentisch.server.fairness.witnesses import PATIENCE, REST
from kartentisch.server.store.database import Store
from kartentisch.server.tables import new_table, repository, timers
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from tests.fairness.test_dice_page import CHROMIUM, ask_pages
from tests.server.running_server import Clock, RunningServer
from tests.server.test_trust import signed_again
from tests.server.trusted import ME, dice_log, dice_of, export
from tests.server.witnessed import Witnessed


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def context(url: str, clock: Clock) -> Iterator[Context]:
    store = Store(url, clock)
    yield everybody_is_here(Context(store))
    store.close()


def everybody_is_here(context: Context) -> Context:
    context.here = lambda _: None
    return context


@pytest.fixture
def at(context: Context) -> Witnessed:
    table = Witnessed(context)
    table.bring()
    table.start()
    return table


@pytest.mark.thorough
def test_open_rolls_wait_for_another_seat(at: Witnessed) -> None:
    assert [row["t"] for row in at.lines[:4]] == ["commit", "seats", "witnesses", "seeds"]
    first = at.until_asked()
    assert first.seat in (0, 1) and dice_of(at.context, at.name)["witness"]["asked"] == first.seat
    for _ in range(25):
        asked = at.until_asked()
        with at.context.look(at.name) as (_, table):
            assert not table.decisions and table.seeds is not None and table.seeds.due == table.due()
        status, body = at.tell()
        assert status == 200 and any(line["kind"] == "dice" for line in body["log"])
        following = at.asked()
        assert following is None or following.i == asked.i + 1
    told = dice_of(at.context, at.name)
    assert told["level"] == 2 and told["witness"]["rolls"] == told["witness"]["witnessed"] >= 25
    assert told["witness"]["fallbacks"] == [0, 0] and told["witness"]["out"] == []
    report = verify_dice(dice_log(at.context, at.name))
    assert report.level == 2 and report.witnessed >= 25 and not report.fallbacks


@pytest.mark.thorough
def test_whoever_acts_is_no_witness(at: Witnessed) -> None:
    """The next in order is asked, but never who gave the last answer, nor another seat of theirs."""
    seen = set()
    for _ in range(30):
        asked = at.until_asked()
        actor = at.witnesses().actor
        assert asked.seat != actor
        seen.add((asked.seat, actor))
        at.tell()
    assert {seat for seat, actor in seen if actor >= 0} == {0, 1}
    assert all(row["link"] <= 30 for row in at.lines if row["t"] == "ask")


def test_a_seat_that_withholds_is_told_and_left_out_until_it_is_back(at: Witnessed, clock: Clock) -> None:
    silent = at.until_asked().seat
    clock.ms += PATIENCE - 1
    assert timers.sweep(at.context) == 0 and at.asked() is not None
    clock.ms += 1
    assert timers.sweep(at.context) == 1
    told = dice_of(at.context, at.name)["witness"]
    assert told["fallbacks"][silent] == 1 and told["out"] == [silent] and told["witnessed"] == 0
    late = at.link(silent, 0, 1)
    assert at.send(silent, "witness", epoch=0, i=1, link=late)[1]["error"]["code"] == "witness_late"
    for _ in range(20):  # nobody waits for it any more
        asked = at.asked()
        assert asked is None or asked.seat != silent
        if asked is not None:
            at.tell()
        elif not at.answer():
            break
    # it says that it is back: at once, but it rests for a while, and longer each time
    assert at.send(silent, "witness", back=True)[0] == 200
    assert dice_of(at.context, at.name)["witness"]["out"] == []
    assert at.witnesses().rests[silent] == clock.ms + REST
    before = at.seeds().epoch, len(at.lines)
    for _ in range(5):  # again and again: nothing is written
        assert at.send(silent, "witness", back=True)[0] == 200
    assert (at.seeds().epoch, len(at.lines)) == before
    clock.ms += REST
    for _ in range(200):
        if at.until_asked().seat == silent:
            break
        at.tell()
    assert at.until_asked().seat == silent
    clock.ms += PATIENCE
    timers.sweep(at.context)
    assert at.witnesses().rests[silent] == clock.ms + 2 * REST
    report = verify_dice(dice_log(at.context, at.name))
    assert report.fallbacks == {silent: 2}


def test_what_an_enemy_sends_instead_of_the_link(at: Witnessed) -> None:
    asked = at.until_asked()
    other = 1 - asked.seat
    right = at.link(asked.seat, 0, asked.link)
    tries: list[tuple[int, dict[str, Any], str]] = [
        (other, {"i": asked.i, "link": right}, "witness_late"),  # it was not asked
        (other, {"i": asked.i, "link": at.link(other, 0, 1)}, "witness_late"),
        (asked.seat, {"i": asked.i + 1, "link": right}, "witness_late"),  # for a roll to come
        (asked.seat, {"i": asked.i, "epoch": 1, "link": right}, "witness_late"),
        (asked.seat, {"i": asked.i, "link": at.link(asked.seat, 0, asked.link + 1)}, "dice_witness"),  # a later link
        (asked.seat, {"i": asked.i, "link": at.link(asked.seat, 0, 0)}, "dice_witness"),  # the root again
        (asked.seat, {"i": asked.i, "link": "0" * 64}, "dice_witness"),
    ]
    for seat, more, code in tries:
        assert at.send(seat, "witness", **more)[1]["error"]["code"] == code
    assert at.asked() == asked and verify_dice(dice_log(at.context, at.name)).rolls == asked.i - 1
    assert at.tell()[0] == 200
    again = at.send(asked.seat, "witness", epoch=0, i=asked.i, link=right)
    assert again[1]["error"]["code"] == "witness_late"  # a link is told once
    _, body = at.send(other, "seed", epoch=0, commitment="1" * 64, root="2" * 64)
    assert body["error"]["code"] == "seed_late"  # a chain is not exchanged


def test_going_back_while_a_link_is_waited_for(at: Witnessed) -> None:
    """The link is used up, and the next answer is asked about with the next one."""
    while True:
        asked = at.until_asked()
        actor = at.witnesses().actor
        if actor >= 0:
            break
        at.tell()
    assert at.send(actor, "ask_undo")[0] == 200
    with at.context.look(at.name) as (_, table):
        assert table.undo_request is not None
        plea = table.undo_request.id
    assert at.send(1 - actor, "answer_undo", decision=plea, yes=True)[0] == 200
    with at.context.look(at.name) as (_, table):
        assert table.decisions and table.seeds is not None and table.seeds.due == 0
    assert at.asked() is None and at.lines[-1]["t"] == "rewind"
    link = at.link(asked.seat, 0, asked.link)
    assert at.send(asked.seat, "witness", epoch=0, i=asked.i, link=link)[1]["error"]["code"] == "witness_late"
    following = at.until_asked()
    if following.seat == asked.seat:
        assert (following.i, following.link) == (asked.i, asked.link + 1)
    at.tell()
    assert verify_dice(dice_log(at.context, at.name)).rewinds == 1


def test_whoever_goes_away_is_not_asked(at: Witnessed, clock: Clock) -> None:
    at.until_asked()
    while at.asked() is not None:
        at.tell()
    here: set[int | None] = {0}
    at.context.here = lambda _: here
    for _ in range(400):
        found, told = at.asked(), dice_of(at.context, at.name)["witness"]
        assert found is None or found.seat == 0
        if told["rolls"] > told["witnessed"]:
            break
        assert at.tell()[0] == 200 if found is not None else at.answer()
    assert told["fallbacks"] == [0, 0] and told["out"] == []  # nobody was waited for
    assert verify_dice(dice_log(at.context, at.name)).unasked == told["rolls"] - told["witnessed"] > 0


def test_whoever_leaves_while_a_link_is_waited_for(at: Witnessed, clock: Clock) -> None:
    asked = at.until_asked()
    assert at.send(asked.seat, "leave", autopilot="pass")[0] == 200
    clock.ms += PATIENCE
    assert timers.sweep(at.context) == 1
    for _ in range(10):
        clock.ms += PATIENCE
        timers.sweep(at.context)
        found = at.asked()
        assert found is None or found.seat != asked.seat
    assert verify_dice(dice_log(at.context, at.name)).fallbacks[asked.seat] == 1


def test_a_new_epoch_takes_fresh_chains(at: Witnessed) -> None:
    asked = at.until_asked()
    with at.context.change(at.name) as (_, table):
        assert table.seeds is not None
        table.seeds.generation = "another"  # as after a restored backup
        table.quiet = True
    assert at.tell()[0] == 200  # it comes too late for the dice that were: they are no more
    assert at.seeds().epoch == 1 and at.asked() is None
    assert at.send(asked.seat, "witness", epoch=0, i=asked.i, link=at.link(asked.seat, 0, 1))[0] == 409
    at.bring(epoch=1)
    assert at.seeds().ready
    now = at.until_asked()
    assert (now.i, now.link) == (1, 1)
    assert at.tell()[0] == 200
    assert verify_dice(dice_log(at.context, at.name)).reasons == ["start", "reseed"]


def test_a_new_process_goes_on_waiting(url: str, clock: Clock) -> None:
    store = Store(url, clock)
    table = Witnessed(everybody_is_here(Context(store)))
    table.bring()
    table.start()
    table.until_asked()
    due = table.seeds().due
    with store.write() as connection:
        store.note(connection, "heartbeat", str(clock.ms))
    store.close()
    clock.ms += 60_000  # closed for a minute: that is given back
    table.context = everybody_is_here(Context(Store(url, clock)))
    assert timers.give_back_lost_time(table.context) == 60_000
    assert table.seeds().due == due + 60_000
    assert timers.sweep(table.context) == 0 and table.asked() is not None
    assert table.tell()[0] == 200
    assert dice_of(table.context, table.name)["witness"]["witnessed"] == 1
    table.until_asked()
    clock.ms += PATIENCE
    assert timers.sweep(table.context) == 1
    assert sum(dice_of(table.context, table.name)["witness"]["fallbacks"]) == 1
    table.context.store.close()


def test_the_clock_of_a_turn_stands_while_a_link_is_waited_for(context: Context, clock: Clock) -> None:
    at = Witnessed(context, turn_seconds=600)
    at.bring()
    at.start()
    before: dict[int, tuple[int, int]] = {}
    for _ in range(40):
        while at.asked() is None:
            with context.look(at.name) as (_, table):
                before = {seat: (asked.turn, asked.due - clock.ms) for seat, asked in table.decisions.items()}
            clock.ms += 1_000
            at.answer()
        clock.ms += 3_000
        while at.asked() is not None:
            at.tell()
        with context.look(at.name) as (_, table):
            for seat, asked in table.decisions.items():
                if seat in before and before[seat][0] == asked.turn:
                    assert asked.due - clock.ms == before[seat][1] - 1_000
                    return
    raise AssertionError("no roll within a turn")


def test_a_table_may_demand_witnesses(context: Context) -> None:
    at = Witnessed(context, "must", turn_seconds=60)
    at.commit(chains=(0,))
    assert at.send(0, "start", own=False)[1]["error"]["code"] == "witness_missing"
    assert not at.seeds().seated, "whoever comes instead of Ben may bring a chain"
    other = Witnessed(context, "must")
    other.bring()
    other.start()
    wishes = [ME, {"kind": "open"}]
    with pytest.raises(Exception, match="witness_live"):
        new_table.open_table(context, NewTable("attack", wishes, TableSettings(witness="must", turn_seconds=86_400)))


def test_no_game_begins_without_the_witnesses_that_are_demanded(context: Context, clock: Clock) -> None:
    """Neither where a seed is withheld, which takes its chain with it, nor in a rematch."""
    at = Witnessed(context, "must")
    at.commit()
    at.start()
    at.say(0)
    clock.ms += SEEDS
    timers.sweep(context)  # Ben's never came: new dice, and he is left out of them
    at.commit(epoch=1, who=(0,), chains=(0,))
    at.say(0, epoch=1)
    clock.ms += SEEDS
    timers.sweep(context)
    with context.look(at.name) as (connection, table):
        assert table.status == "waiting" and table.seeds is not None and not table.seeds.starting
        assert repository.log(connection, at.name, 0)[-1].body == {"why": "witnesses"}
    assert at.send(0, "start", own=False)[1]["error"]["code"] == "witness_missing"
    at.bring(epoch=2)
    at.start()
    at.until_asked()

    with context.change(at.name) as (_, table):
        table.status, table.decisions = "over", {}
        table.tell("a test ends it")
    _, done = at.send(0, "rematch", own=False)
    at.name = done["rematch"]
    at.commit(chains=(0,))
    at.say(0)
    at.say(1)
    clock.ms += SEEDS
    timers.sweep(context)
    with context.look(at.name) as (_, table):
        assert table.status == "waiting" and table.seeds is not None and not table.seeds.starting
    at.bring(epoch=1)
    at.start()
    at.until_asked()


@pytest.mark.thorough
def test_a_whole_game_is_verified_with_its_witnesses(at: Witnessed, clock: Clock, tmp_path: Path) -> None:
    """To the end, with a seat that withholds now and then; the record holds what happened."""
    answers = 0
    while True:
        with at.context.look(at.name) as (_, table):
            if table.status == "over":
                break
        if at.asked() is None:
            at.answer()
            answers += 1
            if answers >= 200 and at.asked() is None:  # not while a roll waits for its link
                with at.context.change(at.name) as (_, table):
                    table.status, table.decisions = "over", {}
                    table.tell("a test ends it")
        elif at.witnesses().rolls % 29 == 28:
            clock.ms += PATIENCE
            timers.sweep(at.context)
            for seat in dice_of(at.context, at.name)["witness"]["out"]:
                at.send(seat, "witness", back=True)
        else:
            clock.ms += 900
            at.tell()
    record = export(at.context, at.name)
    report = verify_log(record, kt.load("attack"))
    told = dice_of(at.context, at.name)["witness"]
    assert report.dice.complete and report.dice.level == 2
    assert report.dice.witnessed == told["witnessed"] > 20 and sum(report.dice.fallbacks.values()) > 0
    (tmp_path / "game.ktj").write_text(record.text(), encoding="utf-8")
    said = CliRunner().invoke(main.app, ["verify", str(tmp_path / "game.ktj"), "--lang", "en"]).output
    assert f"{told['witnessed']} of {told['rolls']} open rolls had a witness" in " ".join(said.split())
    assert "did not answer in time" in said and "level 2" in said
    asked_early = forged(record, at.context)
    with pytest.raises(kt.EngineError, match="log_ask"):
        verify_log(asked_early, kt.load("attack"))
    if CHROMIUM is not None and at.context.store.sqlite:
        shown, found = ask_pages(tmp_path, [record.text(), asked_early.text()])
        assert 'data-state="good"' in shown and f">{told['witnessed']}<" in shown
        assert 'data-what="ask"' in found
    last = at.send(0, "witness", epoch=0, i=report.dice.rolls + 1, link="0" * 64)
    assert last[1]["error"]["code"] == "witness_late"  # the table is closed


def forged(record: Record, context: Context) -> Record:
    """A server that asks for a witness before the answer stands in the log that the roll is about, and signs that."""
    record = Record.parse(record.text())
    for n, (one, other) in enumerate(pairwise(record.proof[1:-1]), 1):
        answer, dice = one["line"], other["line"]
        asks = dice["kind"] == "dice" and '"t":"ask"' in dice["lines"][0]
        if asks and answer["kind"] == "entry" and "seat" in answer:
            answer["seq"], dice["seq"] = dice["seq"], answer["seq"]
            record.proof[n : n + 2] = [other, one]
            return signed_again(record, context)
    raise AssertionError("nobody is asked after an answer")


def test_a_table_without_witnesses_asks_nobody(context: Context) -> None:
    at = Witnessed(context, "off")
    at.bring()
    at.start()
    for _ in range(60):
        assert at.answer()
    assert at.seeds().witnesses is None and {row["t"] for row in at.lines} <= {
        "commit", "seats", "seeds", "roll", "sealed", "shown"
    }  # fmt: skip
    assert '"witness"' not in json.dumps(at.lines) and dice_of(context, at.name)["witness"] is None


def test_browsers_that_watch_are_here(build: Callable[..., RunningServer]) -> None:
    """Over HTTP: the seat whose stream is open is asked, others are not waited for."""
    server = build()
    anna = server.visitor().open(ME, {"kind": "open"}, game="attack", witness="wish")
    ben = server.visitor().join(anna, "Ben")
    assert server.context.here(anna.table) == frozenset()
    with anna.http.stream("GET", f"/api/tables/{anna.table}/stream") as stream:
        lines = stream.iter_lines()  # kept: an iterator that goes closes the stream
        next(lines)
        assert server.context.here(anna.table) == frozenset({0})
        assert ben.look()["table"]["witness"] == "wish"
