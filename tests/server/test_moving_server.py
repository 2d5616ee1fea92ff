"""A table moves to another server while its game is played, and home again; its log proves the whole way."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kartentisch.cli.table import app as APP
from kartentisch.engine.record import Record
from kartentisch.server.views import log_view
from tests.fairness.test_dice_page import CHROMIUM, ask_pages
from tests.server.trusted import export
from tests.server.two_servers import SERVER, Two, checked, code


@pytest.mark.thorough
def test_a_game_is_begun_in_one_server_and_ended_in_another_one_and_all_of_it_is_proved(two: Two) -> None:
    before = [(line.seq, line.body, line.hash, line.signature) for line in two.lines(two.here)]
    hands = [two.seen(two.here, seat)["view"] for seat in (0, 1)]
    left = two.depart()
    two.arrive(left.text)
    assert [two.seen(two.there, seat)["view"] for seat in (0, 1)] == hands
    after = two.lines(two.there)
    assert [(line.seq, line.body, line.hash, line.signature) for line in after][: len(before)] == before
    assert [line.kind for line in after][-3:] == ["departed", "arrived", "dice"]
    two.come(left)
    two.bring_seeds(two.there, 1)
    two.play(two.there, seed=2)
    with two.there.look(two.table) as (_, table):
        told = [log_view.line(table, line, 0, lang)["sentence"] for lang in ("de", "en") for line in after[-3:-1]]
    assert (
        all(two.there.store.identity.key in sentence for sentence in told) and SERVER in told[0] and SERVER in told[2]
    )
    record = export(two.there, two.table)
    report = checked(record)
    a, b = two.here.store.identity.key, two.there.store.identity.key
    assert report.servers == [a, b] and report.key == b and report.dice.complete
    assert report.dice.seeds == [2, 2] and report.dice.reasons == ["start", "reseed"]
    assert checked(record, key=a).head == checked(record, key=b, head=before[5][2]).head
    assert record.header["players"] == ["Anna", "Ben"]


@pytest.mark.thorough
def test_what_was_changed_about_the_move_is_found(two: Two) -> None:
    left = two.depart()
    two.arrive(left.text)
    two.come(left)
    assert two.do(two.there, 0, "resume")[0] == 409  # all are here: the pause is over
    two.play(two.there, seed=2)
    whole = export(two.there, two.table).text()

    def fresh() -> tuple[Record, int]:
        record = Record.parse(whole)
        return record, next(n for n, row in enumerate(record.proof) if row["proof"] == "house")

    record, at = fresh()
    assert checked(record).dice.complete
    del record.proof[at]  # without the other server's row
    assert code(checked, record) == "log_shape"
    record, at = fresh()  # a third server signs on
    record.proof[at]["key"] = "ab" * 32
    assert code(checked, record) == "log_server"
    record, at = fresh()  # the old server's line names another one
    record.proof[at - 1]["line"]["key"] = "ab" * 32
    assert code(checked, record) == "log_server"
    record, at = fresh()  # the old server goes on as if nothing were
    del record.proof[at : at + 2]
    record.proof[0]["version"] = "kt-log/2"
    assert code(checked, record) == "log_server"
    record, at = fresh()  # the other server's veil
    record.proof[at]["veil"] = "cd" * 32
    assert code(checked, record) == "log_private"
    record, at = fresh()  # a line of the other server, signed by the first
    record.proof[at + 2]["signature"] = record.proof[at - 1]["signature"]
    assert code(checked, record) == "log_signature"
    assert code(checked, fresh()[0], key="ab" * 32) == "log_key"


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
@pytest.mark.thorough
def test_the_page_that_checks_knows_both_servers(two: Two, tmp_path: Path) -> None:
    left = two.depart()
    two.arrive(left.text)
    two.come(left)
    two.play(two.there, seed=2)
    whole = export(two.there, two.table).text()
    forged = Record.parse(whole)
    next(row for row in forged.proof if row["proof"] == "house")["key"] = "ab" * 32
    good, bad = ask_pages(tmp_path, [whole, forged.text()])
    assert 'data-state="good"' in good and two.here.store.identity.key in good and two.there.store.identity.key in good
    assert 'data-what="server"' in bad


@pytest.mark.thorough
def test_it_comes_home_with_what_was_played_elsewhere(two: Two) -> None:
    left = two.depart()
    two.arrive(left.text)
    two.come(left)
    two.play(two.there, 20, seed=3)
    back = two.depart(two.here, at=two.there)
    two.arrive(back.text, two.here)
    two.come(back, two.here)
    two.play(two.here, seed=4)
    a, b = two.here.store.identity.key, two.there.store.identity.key
    record = export(two.here, two.table)
    report = checked(record)
    assert report.servers == [a, b] and report.key == a and report.dice.complete
    assert [row["key"] for row in record.proof if row["proof"] == "house"] == [b, a]
    assert two.seen(two.there, 0)["moved"]["to"] == SERVER


@pytest.mark.thorough
def test_whoever_runs_the_servers_moves_it_by_two_commands(two: Two, tmp_path: Path) -> None:
    def run(*words: str) -> Result:
        return CliRunner().invoke(APP, [*words, "--lang", "en"])

    key, file = two.there.store.identity.key, tmp_path / "table.ktt"
    export = ["export", two.table, "--to", SERVER, "--out", str(file), "--data", str(tmp_path / "a"), "--key"]
    busy = run(*export, key)
    assert busy.exit_code == 2 and "Another Kartentisch server" in busy.output  # the server runs
    two.here.store.close()
    two.there.store.close()
    assert run("key", "--data", str(tmp_path / "b")).output.strip() == key
    wrong = run(*export, "ab")
    assert wrong.exit_code == 2 and "not a server key" in wrong.output and not list(tmp_path.glob("table*"))
    sent = run(*export, key)
    assert sent.exit_code == 0, sent.output
    assert all(f"{name}: {SERVER}/back/{two.table}#" in sent.output for name in ("Anna", "Ben"))
    assert file.stat().st_mode & 0o77 == 0
    assert "exists already" in run(*export, key).output
    cut = tmp_path / "cut"
    cut.write_bytes(file.read_bytes()[:-500])
    refused = run("import", str(cut), "--data", str(tmp_path / "b"))
    assert refused.exit_code == 2 and "Nothing has changed" in refused.output
    assert run("import", str(tmp_path / "none"), "--data", str(tmp_path / "b")).exit_code == 2
    taken = run("import", str(file), "--data", str(tmp_path / "b"))
    assert taken.exit_code == 0 and two.table in taken.output
    again = run("import", str(file), "--data", str(tmp_path / "b"))
    assert again.exit_code == 2 and "not imported again" in again.output
