"""Verifiable dice and signed heads: whole games are proved, what is changed is found."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import kartentisch as kt
from kartentisch.engine.language import Language
from kartentisch.engine.record import Record
from kartentisch.fairness import log_chain
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server.store.database import Store
from kartentisch.server.store.schema import SEALED
from kartentisch.server.tables.context import Context
from tests.fairness.test_dice_page import CHROMIUM, ask_pages
from tests.server.running_server import RunningServer
from tests.server.seated import Careful
from tests.server.test_store import opened
from tests.server.trusted import ATTILA, BOT, ME, OPEN, export, play_on


@pytest.mark.thorough
# ---------------------------------------------------------------------- a whole game
def test_a_whole_game_is_proved(store: Store) -> None:
    context = Context(store)
    name, shown = opened(context, 3)
    play_on(context, name, shown)
    record = export(context, name)
    report = verify_log(record, ATTILA)
    assert report.dice.complete and report.dice.seeds == [0] and report.dice.level == 1
    asked = sum("chance" in entry for entry in record.entries)
    assert report.dice.rolls + report.dice.sealed == asked > 20
    with context.look(name) as (connection, table):
        assert report.head == table.head and report.key == table.key == store.identity.key
        assert connection.execute(select(SEALED.c.number)).all()
    assert verify_log(record, ATTILA, key=report.key, head=report.heads[7]).lines == report.lines


@pytest.mark.thorough
def test_careful_people_and_bots(build: Callable[..., RunningServer]) -> None:
    """Over HTTP: everybody checks every line as it comes, one brings a seed, a bot and a simple client bring none."""
    server = build(timekeeper=True)
    anna = server.visitor().open(ME, OPEN, BOT)
    careful = Careful(anna)
    careful.bring()
    ben = server.visitor().join(anna, "Ben")
    watcher = Careful(server.visitor(anna.table), -1)
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


# ---------------------------------------------------------------------- tampering
@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Context]:
    context = Context(Store.in_folder(tmp_path_factory.mktemp("finished")))
    name, shown = opened(context, 3)
    play_on(context, name, shown)
    return export(context, name).text(), context


def code(record: Record, **noted: str) -> str:
    with pytest.raises(kt.EngineError) as caught:
        verify_log(record, ATTILA, **noted)
    for lang in ("de", "en"):
        sentence = Language(lang).rejection(caught.value.rejection)
        assert "log_" not in sentence and "dice_" not in sentence
    return caught.value.code


def signed_again(record: Record, context: Context) -> Record:
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
        row["signature"] = context.store.identity.sign(first["table"], line["seq"], head)
    record.proof[-1] |= {"hash": row["hash"], "signature": row["signature"], "seq": row["line"]["seq"]}
    return record


@pytest.mark.thorough
def test_the_record_of_a_table_as_it_was(finished: tuple[str, Context]) -> None:
    report = verify_log(Record.parse(finished[0]), ATTILA)
    assert signed_again(Record.parse(finished[0]), finished[1]).text() == finished[0]
    assert report.dice.complete


@pytest.mark.thorough
def test_what_is_changed_is_found(finished: tuple[str, Context]) -> None:
    whole, context = finished

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
    assert code(signed_again(record, context)) == "dice_open"
    record = fresh()  # a shape that cannot be
    record.proof[1]["line"] = {"seq": 1}
    assert code(record) == "log_shape"


@pytest.mark.thorough
def test_even_the_operator_cannot_change_an_outcome_and_sign_it(finished: tuple[str, Context]) -> None:
    whole, context = finished
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
        verify_log(signed_again(record, context), ATTILA)


# ---------------------------------------------------------------------- the page
@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
@pytest.mark.thorough
def test_the_page_checks_the_same_record(finished: tuple[str, Context], tmp_path: Path) -> None:
    whole = finished[0]
    report = verify_log(Record.parse(whole), ATTILA)
    forged: list[tuple[str, str]] = []

    def finds(change: Callable[[Record], object], what: str) -> None:
        record = Record.parse(whole)
        change(record)
        forged.append((what, record.text()))

    entries = [n for n, row in enumerate(Record.parse(whole).proof) if row.get("line", {}).get("kind") == "entry"]
    a, b = entries[3:5]
    finds(lambda r: r.proof.__setitem__(slice(a, b + 1), [r.proof[b], *r.proof[a + 1 : b], r.proof[a]]), "chain")
    finds(lambda r: r.proof[0].update(key=Record.parse(whole).proof[0]["veil"]), "signature")
    finds(lambda r: r.proof[a]["opened"][0][1].update(outcome="8"), "private")
    finds(lambda r: r.proof.pop(), "cut")
    finds(lambda r: r.entries.pop(6), "entries")
    finds(lambda r: r.header["players"].reverse(), "header")
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
    told = forks(Record.parse(whole), finished[1])
    forged += [("unforked", text) for text in told[1:]]
    said, late, fork, *others = ask_pages(tmp_path, [whole, changed.text(), told[0], *(text for _, text in forged)])
    assert 'data-state="good"' in said and 'data-signed="true"' in said
    assert report.head in said and report.key in said and report.dice.head in said
    assert 'data-state="good"' not in late
    assert 'data-state="forked"' in fork
    for (what, _), found in zip(forged, others, strict=True):
        assert f'data-what="{what}"' in found or f'data-state="{what}"' in found, what


def forks(record: Record, context: Context) -> list[str]:
    """Files as browsers save them that have seen two logs (docs/protocol/log.md §1.4): only the first one proves it."""
    table, key = record.proof[0]["table"], record.proof[0]["key"]
    seq, other = record.proof[5]["line"]["seq"], bytes(31) + b"1"
    seen = {"seq": seq, "hash": record.proof[5]["hash"], "signature": record.proof[5]["signature"], "key": key}
    shown = {"seq": seq, "hash": other.hex(), "signature": context.store.identity.sign(table, seq, other), "key": key}
    tries: list[tuple[str, list[dict[str, Any]]]] = [
        (table, [seen, shown]),
        (table, [seen, seen]),
        (table, [seen]),
        (table, [seen, {**shown, "hash": "ab" * 32}]),
        (table, [seen, {**shown, "key": "ab" * 32}]),
        (table, [seen, {**shown, "seq": seq + 1}]),
        ("another", [seen, shown]),
    ]
    return [json.dumps({"forked": name, "heads": heads}) + "\n" for name, heads in tries]
