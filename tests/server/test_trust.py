"""Verifiable dice and signed heads at the tables of a server."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text, update

import kartentisch as kt
from kartentisch.engine import log_chain
from kartentisch.engine.chance import Chance
from kartentisch.engine.dice_proof import verify_dice
from kartentisch.engine.language import Language
from kartentisch.engine.log_proof import verify_log
from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.server import chains, commands, playing, seats, tables, timers
from kartentisch.server import store as stores
from kartentisch.server.commands import Command
from kartentisch.server.desk import Desk, Shown
from kartentisch.server.heads import identity_of
from kartentisch.server.schema import LOG, SEALED, TABLES
from kartentisch.server.store import Store
from kartentisch.server.tables import Customs
from tests.engine.test_dice_page import CHROMIUM, ask_page
from tests.server.house import Clock, House, Visitor
from tests.server.seated import Careful
from tests.server.test_store import answer, opened

ATTILA = kt.load("attila")
NUMBERS = itertools.count()
ME, OPEN, BOT = {"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


# ---------------------------------------------------------------------- what the tests look at
def dice_log(desk: Desk, name: str) -> list[str]:
    with desk.look(name) as (connection, _):
        return [text for line in tables.log(connection, name) if line.kind == "dice" for text in line.body["lines"]]


def places(lines: list[str]) -> list[tuple[str, int, int]]:
    """The indices that outcomes have used: kind, epoch, number."""
    rows = [json.loads(line) for line in lines]
    return [(row["t"], row["epoch"], row["i"]) for row in rows if row["t"] in ("roll", "sealed")]


def play_on(desk: Desk, name: str, shown: Shown, most: int = 2_000, seed: int = 1) -> None:
    """Play at random until the end, or so many answers."""
    chooser = random.Random(seed)
    for number in range(most):
        with desk.look(name) as (_, table):
            if table.status == "over":
                return
            seat, decision = min(table.decisions.items())
            with tables.RULES:
                action = chooser.choice(table.position_now().legal_actions(seat))
        command = Command(f"r{seed}-{number}-{table.seq}", "play", seat, decision.id, [action])
        status, body = commands.carry_out(desk, name, shown, command, "en")
        assert status == 200, body


def export(desk: Desk, name: str) -> Record:
    from kartentisch.server import records

    with desk.look(name) as (connection, table):
        return Record.parse(records.whole(connection, table).text())


def give(desk: Desk, name: str, shown: Shown, seat: int, **more: Any) -> tuple[int, dict[str, Any]]:
    with desk.look(name) as (_, table):
        wish = Command(f"s{table.seq}-{next(NUMBERS)}", "seed", seat, **more)
    return commands.carry_out(desk, name, shown, wish, "en")


# ---------------------------------------------------------------------- a whole game
def test_a_whole_game_is_proved(store: Store) -> None:
    desk = Desk(store)
    name, shown = opened(desk, 3)
    play_on(desk, name, shown)
    record = export(desk, name)
    report = verify_log(record, ATTILA)
    assert report.dice.complete and report.dice.seeds == [0] and report.dice.level == 1
    asked = sum("chance" in entry for entry in record.entries)
    assert report.dice.rolls + report.dice.sealed == asked > 20
    with desk.look(name) as (connection, table):
        assert report.head == table.head and report.key == table.key == store.identity.key
        assert connection.execute(select(SEALED.c.number)).all()
    assert verify_log(record, ATTILA, key=report.key, head=report.heads[7]).lines == report.lines


def test_careful_people_and_bots(build: Callable[..., House]) -> None:
    """Over HTTP: everybody checks every line as it comes, one brings a seed, a bot and a simple client bring none."""
    house = build(timekeeper=True)
    anna = house.visitor().open(ME, OPEN, BOT)
    careful = Careful(anna)
    careful.bring()
    ben = house.visitor().join(anna, "Ben")
    watcher = Careful(house.visitor(anna.table), -1)
    assert watcher.look()["table"]["dice"]["committed"] == [0]
    started = anna.do(type="start")
    assert started["log"][0]["kind"] == "started"
    dice = careful.look()["table"]["dice"]
    assert dice["starting"] and dice["seated"] and not dice["ready"] and dice["due"]
    assert anna.look()["view"] is None and anna.refused(type="start") == "already_started"
    careful.bring()
    dice = careful.look()["table"]["dice"]
    assert dice["ready"] and not dice["starting"] and dice["contributed"] == [0] and dice["due"] is None
    other = Careful(ben)
    for _ in range(4_000):
        if "over" in (anna.play(), ben.play()):
            break
        careful.look(), other.look(), watcher.look()
    for one in (careful, other, watcher):
        one.look()
    assert careful.heads == other.heads == watcher.heads
    assert careful.cards > 3 and other.cards > 3 and watcher.cards == watcher.openings == 0 < careful.openings
    record = Record.parse(anna.http.get(f"/api/tables/{anna.table}/record").text)
    report = verify_log(record, ATTILA, careful.key, careful.heads[careful.seq])
    assert report.dice.seeds == [1] and list(report.heads.values()) == list(careful.heads.values())


# ---------------------------------------------------------------------- seeds
def two_at_a_table(desk: Desk) -> tuple[str, Shown, Shown]:
    wishes = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
    table, issued = seats.open_table(desk, "attila", {}, wishes, Customs())
    _, other, _ = seats.sit_down(desk, table.id, table.invite, ["Ben"], None)
    return table.id, Shown(issued.secret), Shown(other.secret)


def commitment(name: str, epoch: int, seat: int, seed: bytes) -> str:
    from kartentisch.engine.dice import seed_commitment

    return seed_commitment(name, epoch, seat, seed).hex()


def dice_of(desk: Desk, name: str) -> dict[str, Any]:
    with desk.look(name) as (_, table):
        found = chains.summary(table)
        assert found is not None
        return found


def test_seeds_are_told_before_the_start_if_all_have_committed(store: Store) -> None:
    desk = Desk(store)
    name, anna, ben = two_at_a_table(desk)
    root = dice_of(desk, name)["root"]
    first, second = b"a" * 32, b"b" * 32
    assert give(desk, name, anna, 0, epoch=0, seed=first.hex())[1]["error"]["code"] == "seed_early"
    assert give(desk, name, anna, 0, epoch=0, commitment=commitment(name, 0, 0, first))[0] == 200
    assert give(desk, name, anna, 1, epoch=0, commitment=commitment(name, 0, 1, first))[1]["error"]["code"] == (
        "foreign_seat"
    )
    assert not dice_of(desk, name)["seated"]
    assert give(desk, name, ben, 1, epoch=1, commitment="0" * 64)[1]["error"]["code"] == "seed_late"
    assert give(desk, name, ben, 1, epoch=0, commitment=commitment(name, 0, 1, second))[0] == 200
    assert dice_of(desk, name)["seated"]
    assert give(desk, name, anna, 0, epoch=0, commitment="1" * 64)[1]["error"]["code"] == "seed_late"
    assert give(desk, name, anna, 0, epoch=0, seed=second.hex())[1]["error"]["code"] == "dice_seed"
    assert give(desk, name, anna, 0, epoch=0, seed=first.hex())[0] == 200
    assert give(desk, name, ben, 1, epoch=0, seed=second.hex())[0] == 200
    dice = dice_of(desk, name)
    assert dice["ready"] and dice["contributed"] == [0, 1] and dice["root"] == root
    status, _ = commands.carry_out(desk, name, anna, Command("start", "start"), "en")
    assert status == 200
    with desk.look(name) as (_, table):
        assert table.status == "playing" and table.decisions
    kinds = [json.loads(line)["t"] for line in dice_log(desk, name)]
    assert kinds[:3] == ["commit", "seats", "seeds"] and "sealed" in kinds
    assert verify_dice(dice_log(desk, name)).seeds == [2]


def test_whoever_leaves_after_the_commitments_makes_them_void(store: Store) -> None:
    desk = Desk(store)
    name, anna, ben = two_at_a_table(desk)
    for seat, who in ((0, anna), (1, ben)):
        give(desk, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
    root = dice_of(desk, name)["root"]
    assert commands.carry_out(desk, name, ben, Command("leave", "leave", 1), "en")[0] == 200
    dice = dice_of(desk, name)
    assert dice["epoch"] == 1 and dice["root"] != root and not dice["seated"] and dice["committed"] == []
    assert verify_dice(dice_log(desk, name)).reasons == ["start", "void"]


def test_a_seat_that_keeps_silent_holds_nobody_up(url: str) -> None:
    clock = Clock()
    store = Store(url, clock)
    desk = Desk(store)
    name, anna, ben = two_at_a_table(desk)
    for seat, who in ((0, anna), (1, ben)):
        give(desk, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
    give(desk, name, anna, 0, epoch=0, seed="00" * 32)
    commands.carry_out(desk, name, anna, Command("start", "start"), "en")
    assert dice_of(desk, name)["starting"]
    assert timers.sweep(desk) == 0
    clock.ms += chains.PATIENCE
    assert timers.sweep(desk) == 1  # void; Anna, who has told hers, is asked for a fresh one
    assert dice_of(desk, name)["epoch"] == 1 and dice_of(desk, name)["starting"]
    give(desk, name, anna, 0, epoch=1, commitment=commitment(name, 1, 0, b"x" * 32))
    assert dice_of(desk, name)["seated"]
    give(desk, name, anna, 0, epoch=1, seed=(b"x" * 32).hex())
    with desk.look(name) as (_, table):
        assert table.status == "playing" and table.decisions
    assert dice_of(desk, name)["contributed"] == [0]
    log = [json.loads(line) for line in dice_log(desk, name)]
    assert "00" * 32 not in str([row for row in log if row["t"] == "seeds"])
    assert verify_dice(dice_log(desk, name)).reasons == ["start", "void"]
    # and if she keeps silent as well, the game begins without any
    name, anna, ben = two_at_a_table(desk)
    give(desk, name, anna, 0, epoch=0, commitment=commitment(name, 0, 0, b"y" * 32))
    commands.carry_out(desk, name, anna, Command("start", "start"), "en")
    clock.ms += chains.PATIENCE
    assert timers.sweep(desk) == 1
    with desk.look(name) as (_, table):
        assert table.status == "playing" and table.decisions
    assert dice_of(desk, name)["contributed"] == []
    store.close()


def test_a_rematch_asks_for_fresh_seeds(store: Store) -> None:
    desk = Desk(store)
    name, anna, ben = two_at_a_table(desk)
    for seat, who in ((0, anna), (1, ben)):
        give(desk, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
    for seat, who in ((0, anna), (1, ben)):
        give(desk, name, who, seat, epoch=0, seed=(bytes([seat]) * 32).hex())
    commands.carry_out(desk, name, anna, Command("start", "start"), "en")
    with desk.change(name) as (_, table):
        table.status, table.decisions = "over", {}
        table.tell("a test ends it")
    status, body = commands.carry_out(desk, name, anna, Command("again", "rematch"), "en")
    assert status == 200
    again = body["rematch"]
    dice = dice_of(desk, again)
    assert dice["starting"] and dice["due"] and not dice["seated"]
    for seat, who in ((0, anna), (1, ben)):
        assert give(desk, again, who, seat, epoch=0, commitment=commitment(again, 0, seat, b"z" * 32))[0] == 200
    for seat, who in ((0, anna), (1, ben)):
        assert give(desk, again, who, seat, epoch=0, seed=(b"z" * 32).hex())[0] == 200
    assert dice_of(desk, again)["contributed"] == [0, 1]
    with desk.look(again) as (_, table):
        assert table.status == "playing" and table.decisions


# ---------------------------------------------------------------------- no index twice
def test_nothing_is_used_twice_after_undo(store: Store) -> None:
    """Whatever state is put back, the dice go on; the record of what stands is proved all the same."""
    desk = Desk(store)
    name, shown = opened(desk, 2)
    play_on(desk, name, shown, 12)
    with desk.look(name) as (_, table):
        kept, entries = table.state, table.entries
    used = len(places(dice_log(desk, name)))
    for seed in range(20, 30):  # in ten answers no card may be drawn
        play_on(desk, name, shown, 10, seed=seed)
        before = places(dice_log(desk, name))
        if len(before) > used:
            break
    with desk.change(name) as (_, table):  # as consent of all will do it: past what was revealed
        table.state, table.entries, table.undo = kept, entries, []
        table.tell("taken_back", seat=0, entries=entries)
        playing._ask(table, table.position_now(), None, store.now())
    rewound = [json.loads(line) for line in dice_log(desk, name) if '"t":"rewind"' in line]
    assert len(rewound) == 1
    play_on(desk, name, shown, seed=3)
    after = places(dice_log(desk, name))
    assert after[: len(before)] == before and len(set(after)) == len(after)
    report = verify_log(export(desk, name), ATTILA)
    assert report.dice.rewinds == 1 and len(report.dice.outcomes) < len(after)


def test_undo_by_consent_brings_no_card_back(store: Store) -> None:
    desk = Desk(store)
    name, shown = opened(desk, 3)
    rewinds = 0
    for round_ in range(6):
        play_on(desk, name, shown, 9, seed=round_)
        used = places(dice_log(desk, name))
        with desk.look(name) as (connection, table):
            own = [(line.seq, line.body["seat"]) for line in tables.log(connection, name)
                   if line.kind == "entry" and "action" in line.body]  # fmt: skip
        line, seat = own[-4]
        asked = commands.carry_out(desk, name, shown, Command(f"q{round_}", "ask_undo", seat, line=line), "en")
        if asked[0] != 200:  # taken back already
            continue
        with desk.look(name) as (_, table):
            assert table.plea is not None
            plea = table.plea.id
        agree = Command(f"y{round_}", "answer_undo", None, plea, yes=True)
        assert commands.carry_out(desk, name, shown, agree, "en")[0] == 200
        assert places(dice_log(desk, name)) == used
        rewinds = sum('"t":"rewind"' in text for text in dice_log(desk, name))
    assert rewinds > 1
    play_on(desk, name, shown, seed=77)
    used = places(dice_log(desk, name))
    assert len(set(used)) == len(used)
    assert verify_log(export(desk, name), ATTILA).dice.rewinds == rewinds


def test_a_plain_undo_needs_no_rewind(store: Store) -> None:
    desk = Desk(store)
    name, shown = opened(desk, 2)
    undone = 0
    for number in range(60):
        play_on(desk, name, shown, 1, seed=number)
        with desk.look(name) as (_, table):
            seat = table.undo[-1].seat if table.undo and table.status == "playing" else None
        if seat is not None and number % 3 == 0:
            undone += 1
            assert commands.carry_out(desk, name, shown, Command(f"u{number}", "undo", seat), "en")[0] == 200
    assert undone > 3
    play_on(desk, name, shown, seed=99)
    assert verify_log(export(desk, name), ATTILA).dice.rewinds == 0


def test_a_failed_command_uses_nothing_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash before the commit: the next try gets the same dice, and none is missing."""
    desk = Desk(store)
    name, shown = opened(desk, 2)
    play_on(desk, name, shown, 5)
    wish = answer(desk, name)
    with desk.look(name) as (_, table):
        before = (table.chain, table.seeds, table.seq, table.head)
    drawn: list[str] = []
    tell = chains.tell

    def broken(table: tables.Table) -> None:
        tell(table)
        drawn.append(str(table.lines))
        raise ZeroDivisionError

    monkeypatch.setattr(chains, "tell", broken)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError):
            commands.carry_out(desk, name, shown, wish, "en")
    monkeypatch.undo()
    with desk.look(name) as (_, table):
        assert (table.chain, table.seeds, table.seq, table.head) == before
    assert drawn[0] == drawn[1]
    done = commands.carry_out(desk, name, shown, wish, "en")
    used = places(dice_log(desk, name))
    assert commands.carry_out(Desk(store), name, shown, wish, "en") == done  # repeated: the same answer, no new index
    assert places(dice_log(desk, name)) == used
    verify_dice(dice_log(desk, name))


def test_a_restored_backup_rolls_from_fresh_dice(tmp_path: Path) -> None:
    source = Store.in_folder(tmp_path / "here")
    desk = Desk(source)
    name, shown = opened(desk, 2)
    play_on(desk, name, shown, 10)
    stores.backup(tmp_path / "here", tmp_path / "backup")
    with desk.look(name) as (_, table):
        heads = (table.seq, table.head)
    play_on(desk, name, shown, 8, seed=5)
    played = dice_log(desk, name)
    with desk.look(name) as (_, table):
        went_on = table.head
    source.close()
    stores.restore(tmp_path / "backup", tmp_path / "here")
    again = Desk(Store.in_folder(tmp_path / "here"))
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
        assert [line.kind for line in tables.log(connection, name)].count("restored") == 1
        assert table.head != went_on  # a fork: whoever holds the later head sees it
    play_on(again, name, shown, seed=6)
    assert verify_log(export(again, name), ATTILA).dice.reasons == ["start", "reseed"]
    again.store.close()
    reopened = Store.in_folder(tmp_path / "here")
    assert reopened.identity == reopened.identity and reopened.identity.generation == again.store.identity.generation
    reopened.close()


def test_after_a_restore_the_seats_bring_fresh_seeds_and_outcomes_wait(tmp_path: Path) -> None:
    clock = Clock()
    desk = Desk(Store.in_folder(tmp_path, clock))
    name, anna, ben = two_at_a_table(desk)
    for seat, who in ((0, anna), (1, ben)):
        give(desk, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
    for seat, who in ((0, anna), (1, ben)):
        give(desk, name, who, seat, epoch=0, seed=(bytes([seat]) * 32).hex())
    commands.carry_out(desk, name, anna, Command("start", "start"), "en")
    desk.store.close()
    desk = Desk(Store(f"sqlite:///{tmp_path / stores.FILE}", clock, restored=True))
    for number in range(100):
        with desk.look(name) as (_, table):
            if not table.decisions:
                break
            seat, decision = min(table.decisions.items())
            with tables.RULES:
                action = table.position_now().legal_actions(seat)[0]
        command = Command(f"p{number}", "play", seat, decision.id, [action])
        assert commands.carry_out(desk, name, (anna, ben)[seat], command, "en")[0] == 200
    dice = dice_of(desk, name)
    assert dice["epoch"] == 1 and not dice["ready"] and dice["due"]
    for seat, who in ((0, anna), (1, ben)):
        give(desk, name, who, seat, epoch=1, commitment=commitment(name, 1, seat, b"n" * 32))
    give(desk, name, anna, 0, epoch=1, seed=(b"n" * 32).hex())
    with desk.look(name) as (_, table):
        assert not table.decisions
    give(desk, name, ben, 1, epoch=1, seed=(b"n" * 32).hex())
    with desk.look(name) as (_, table):
        assert table.decisions and table.seeds is not None and table.seeds.contributed == [0, 1]
    verify_dice(dice_log(desk, name))
    desk.store.close()


def test_a_chain_that_ends_is_renewed(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(store)
    lay = chains.lay
    monkeypatch.setattr(chains, "lay", lambda table, **more: lay(table, links=1, **more))
    name, shown = opened(desk, 3)
    play_on(desk, name, shown)
    report = verify_log(export(desk, name), ATTILA)
    assert set(report.dice.reasons[1:]) <= {"exhausted"}
    assert report.dice.epochs == 1 + (report.dice.rolls > 0)


def test_tables_that_are_older_than_the_dice_get_some(store: Store) -> None:
    desk = Desk(store)
    name, shown = opened(desk, 2)
    play_on(desk, name, shown, 10)
    with store.write() as connection:
        nothing = dict.fromkeys(("chain", "seeds", "veil", "head", "signature"))
        connection.execute(update(TABLES).values(nothing))
        connection.execute(text("DELETE FROM sealed"))
        connection.execute(text("DELETE FROM log WHERE kind = 'dice'"))
        connection.execute(update(LOG).values(hash=None, signature=None, private=None))
    with desk.look(name) as (connection, table):
        assert chains.summary(table) is None
        old = table.entries
    play_on(desk, name, shown)
    report = verify_log(export(desk, name), ATTILA)
    assert report.since == old > 0 and report.dice.complete


def test_an_imported_game_goes_on_with_dice_of_its_own(house: House) -> None:
    source = Match(ATTILA, ["A", "B"], Chance(3))
    for _ in range(20):
        seat = source.state.seats_asked[0]
        source.play(seat, source.state.legal_actions(seat)[0])
    anna = house.visitor()
    anna.keys = anna.http.post("/api/records", json={"record": source.record.text()}).json()
    anna.table = anna.keys["table"]
    invite = anna.look()["invite"]
    ben = house.visitor().join(anna, "Ben", "Carl")
    assert invite and ben.look()["table"]["dice"]["contributed"] == []
    anna.do(type="start")
    for _ in range(2_000):
        if ben.play() == "over":
            break
    report = verify_log(Record.parse(anna.http.get(f"/api/tables/{anna.table}/record").text), ATTILA)
    assert report.since == len(source.record.entries) and report.dice.complete


# ---------------------------------------------------------------------- tampering
@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Desk]:
    desk = Desk(Store.in_folder(tmp_path_factory.mktemp("finished")))
    name, shown = opened(desk, 3)
    play_on(desk, name, shown)
    return export(desk, name).text(), desk


def code(record: Record, **noted: str) -> str:
    with pytest.raises(kt.EngineError) as caught:
        verify_log(record, ATTILA, **noted)
    for lang in ("de", "en"):
        sentence = Language(lang).rejection(caught.value.rejection)
        assert "log_" not in sentence and "dice_" not in sentence
    return caught.value.code


def signed_again(record: Record, desk: Desk) -> Record:
    """What an operator can do who has the key: chain and sign everything anew."""
    first = record.proof[0]
    head, row = log_chain.beginning(first["table"]), first
    for row in record.proof[1:-1]:
        line = row["line"]
        if "private" in line:
            veil = bytes.fromhex(first["veil"])
            line["private"] = [
                [who, log_chain.commitment_of(log_chain.nonce_of(veil, first["table"], line["seq"], who), value)]
                for who, value in row["opened"]
            ]
        head = log_chain.following(head, line)
        row["hash"] = head.hex()
        row["signature"] = desk.store.identity.sign(first["table"], line["seq"], head)
    record.proof[-1] |= {"hash": row["hash"], "signature": row["signature"], "seq": row["line"]["seq"]}
    return record


def test_the_record_of_a_table_as_it_was(finished: tuple[str, Desk]) -> None:
    report = verify_log(Record.parse(finished[0]), ATTILA)
    assert signed_again(Record.parse(finished[0]), finished[1]).text() == finished[0]
    assert report.dice.complete


def test_what_is_changed_is_found(finished: tuple[str, Desk]) -> None:
    whole, desk = finished

    def fresh() -> Record:
        return Record.parse(whole)

    def rows(record: Record, kind: str) -> list[dict[str, Any]]:
        return [row for row in record.proof if row["proof"] == "line" and row["line"]["kind"] == kind]

    record = fresh()  # a changed die, or card, in the log of the dice
    for row in rows(record, "dice"):
        row["line"]["lines"] = [re.sub(r'("t":"card".*)"result":\d', r'\1"result":5', t) for t in row["line"]["lines"]]
        row["line"]["lines"] = [
            re.sub(r'"result":\d+,"t":"card"', '"result":77,"t":"card"', t) for t in row["line"]["lines"]
        ]
    assert code(record) == "dice_log"
    record = fresh()  # swapped lines
    entries = [n for n, row in enumerate(record.proof) if row["proof"] == "line" and row["line"]["kind"] == "entry"]
    a, b = entries[3], entries[4]
    record.proof[a], record.proof[b] = record.proof[b], record.proof[a]
    assert code(record) == "log_chain"
    record = fresh()  # a line left out
    del record.proof[entries[5]]
    assert code(record) == "log_chain"
    record = fresh()  # a changed line
    rows(record, "entry")[2]["line"]["at"] += 1
    assert code(record) == "log_chain"
    record = fresh()  # a changed secret
    row = next(r for r in rows(record, "entry") if len(r["opened"]) > 1)
    row["opened"][1][1]["action"] = "pass"
    assert code(record) == "log_private"
    record = fresh()  # another key
    record.proof[0]["key"] = "ab" * 32
    assert code(record) == "log_signature"
    record = fresh()
    record.proof[4]["signature"] = record.proof[5]["signature"]
    assert code(record) == "log_signature"
    assert code(fresh(), key="ab" * 32) == "log_key"
    assert code(fresh(), head="cd" * 32) == "log_head"
    for cut in (1, 2, 5):  # the tail cut off
        record = fresh()
        del record.proof[-cut:]
        assert code(record) == "log_cut"
    record = fresh()
    record.proof.clear()
    assert code(record) == "log_missing"
    record = fresh()  # the secrets never opened, all of it signed by the operator
    while record.proof[-2]["line"]["kind"] == "dice":
        del record.proof[-2]
    assert code(signed_again(record, desk)) == "dice_open"
    record = fresh()  # a shape that cannot be
    record.proof[1]["line"] = {"seq": 1}
    assert code(record) == "log_shape"


def test_even_the_operator_cannot_change_an_outcome_and_sign_it(finished: tuple[str, Desk]) -> None:
    whole, desk = finished
    record = Record.parse(whole)
    drawn = [entry for entry in record.entries if "chance" in entry]
    one, two = drawn[-1], next(entry for entry in drawn[:-1] if entry["outcome"] != drawn[-1]["outcome"])
    one["outcome"], two["outcome"] = two["outcome"], one["outcome"]
    assert code(record) == "log_entries"
    entries = iter(record.entries)
    for row in record.proof[1:-1]:
        if row["line"]["kind"] == "entry":
            entry = next(entries)
            for who, value in row["opened"]:
                if who == log_chain.NOBODY_YET and "outcome" in value:
                    value["outcome"] = entry["outcome"]
    with pytest.raises(kt.EngineError, match=r"dice_record|record_differs"):
        verify_log(signed_again(record, desk), ATTILA)


# ---------------------------------------------------------------------- secrets
def test_secrets_stay_until_the_end(build: Callable[..., House]) -> None:
    """Tip, master, veil, the private key and cards of others are in nothing that leaves the house."""
    house = build(timekeeper=False)
    owner = house.visitor().open(*({"kind": "mine", "name": name} for name in ("Anna", "Ben", "Carl")))
    owner.do(type="start")
    chooser = random.Random(8)
    for _ in range(40):
        owner.play(chooser.choice)
    with house.desk.look(owner.table) as (connection, table):
        assert table.chain is not None
        chain = msgspec.json.decode(table.chain)["epochs"][0]
        signing = house.desk.store.noted(connection, "signing_key")
        rows = [msgspec.json.decode(row) for row in connection.execute(select(SEALED.c.row)).scalars()]
        hidden = [chain["tip"], chain["master"], table.veil, signing, chain["near"][1]]
    assert len(rows) > 10 and all(isinstance(secret, str) and len(secret) == 64 for secret in hidden)

    def told(viewer: int) -> str:
        words = [owner.http.get(f"/api/tables/{owner.table}{path}", params={"seat": viewer}).text
                 for path in ("", "/log", "/record")]  # fmt: skip
        return "\n".join(words)

    for viewer in (-1, 0, 1, 2):
        text = told(viewer)
        assert not [secret for secret in hidden if secret in text]
        own = {row["nonce"] for row in rows if row["ctx"]["seat"] == viewer}
        assert {row["nonce"] for row in rows if row["nonce"] in text} == own
        for found in re.findall(r'\{[^{}]*"ctx":\{[^{}]*\}[^{}]*\}', text.replace('\\"', '"')):
            # chances stand beside open rolls only: those of a sealed draw tell what others hold
            assert ('"weights"' in found or '"dice"' in found) == ('"t":"roll"' in found)


def test_equal_secrets_have_different_commitments(store: Store) -> None:
    desk = Desk(store)
    name, shown = opened(desk, 3)
    play_on(desk, name, shown, 60)
    with desk.look(name) as (connection, table):
        lines = [line for line in tables.log(connection, name) if line.private]
        values = [str(log_chain.split(line.body, {})[1]) for line in lines]
        veil = bytes.fromhex(table.veil)
    assert len(set(values)) < len(values)  # some say the same
    told = [pair[1] for line in lines for pair in line.private or ()]
    assert len(set(told)) == len(told)
    assert len({log_chain.nonce_of(veil, name, seq, who) for seq in range(1, 40) for who in range(-1, 4)}) == 39 * 5


def test_the_key_is_made_once_and_stays(url: str) -> None:
    first = Store(url)
    again = Store(url)
    assert again.identity.key == first.identity.key and again.identity.generation == first.identity.generation
    with again.read() as connection:
        assert identity_of(connection) == again.identity
    back = Store(url, restored=True)
    assert back.identity.key == first.identity.key and back.identity.generation != first.identity.generation
    for store in (first, again, back):
        store.close()


def test_visitors_see_the_level(house: House) -> None:
    lobby = house.visitor()
    anna: Visitor = house.visitor().open(ME, OPEN, listed=True)
    (listed,) = [t for t in lobby.http.get("/api/tables").json()["tables"] if t["id"] == anna.table]
    assert listed["dice"]["version"] == "kt-dice/1" and listed["dice"]["level"] == 1
    assert listed["dice"]["contributed"] == [] and re.fullmatch("[0-9a-f]{64}", listed["dice"]["root"])
    first = anna.look("/log")["log"]
    assert [line["kind"] for line in first] == ["opened", "dice"]
    assert json.loads(first[1]["lines"][0])["root"] == listed["dice"]["root"]


# ---------------------------------------------------------------------- the page
@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
def test_the_page_checks_the_same_record(finished: tuple[str, Desk], tmp_path: Path) -> None:
    whole = finished[0]
    report = verify_log(Record.parse(whole), ATTILA)
    said = ask_page(tmp_path, whole)
    assert 'data-state="good"' in said and 'data-signed="true"' in said
    assert report.head in said and report.key in said and report.dice.head in said

    def finds(change: Callable[[Record], object], what: str) -> None:
        record = Record.parse(whole)
        change(record)
        assert f'data-what="{what}"' in ask_page(tmp_path, record.text()), what

    entries = [n for n, row in enumerate(Record.parse(whole).proof) if row.get("line", {}).get("kind") == "entry"]
    a, b = entries[3:5]
    finds(lambda r: r.proof.__setitem__(slice(a, b + 1), [r.proof[b], *r.proof[a + 1 : b], r.proof[a]]), "chain")
    finds(lambda r: r.proof[0].update(key=Record.parse(whole).proof[0]["veil"]), "signature")
    finds(lambda r: r.proof[a]["opened"][0][1].update(outcome="8"), "private")
    finds(lambda r: r.proof.pop(), "cut")
    finds(lambda r: r.entries.pop(6), "entries")
    finds(lambda r: r.proof.clear(), "missing")

    def change_a_die(record: Record) -> None:
        for row in record.proof[1:-1]:
            if row["line"]["kind"] == "dice":
                row["line"]["lines"] = [
                    re.sub(r'"result":\d+,"t":"card"', '"result":77,"t":"card"', line) for line in row["line"]["lines"]
                ]

    finds(change_a_die, "result")
    changed = Record.parse(whole)
    assert changed.proof[a]["line"]["seq"] and "at" in changed.proof[a]["line"]
    changed.proof[a]["line"]["at"] += 1
    assert 'data-state="good"' not in ask_page(tmp_path, changed.text())
