"""The file in which a table travels: sealed by the server that wrote it, and refused when it was changed."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import kartentisch as kt
from kartentisch.server import import_worker
from kartentisch.server.tables import transfer_file
from kartentisch.server.views import table_import
from tests.server.two_servers import Two, code


@pytest.mark.thorough
def test_a_file_that_was_changed_is_refused(two: Two) -> None:
    left = two.depart().text
    whole = msgspec.json.decode(left)

    def changed(change: Any) -> str:
        """By the old server itself, which may sign whatever it likes."""
        data = msgspec.json.decode(left)
        change(data)
        text = msgspec.json.encode(data)
        with suppress(kt.KartentischError):
            text = transfer_file.packed(table_import.read(text), two.here.store.identity.secret)
        return code(table_import.unpacked, text.decode())

    entries = [number for number, line in enumerate(whole["lines"]) if line["kind"] == "entry"]
    owned = next(n for n in entries if "action" in whole["lines"][n]["body"])
    assert changed(lambda x: x["lines"].pop(entries[3])) in ("log_chain", "bad_transfer")
    assert changed(lambda x: x["lines"][owned]["body"].update(action="pass")) in ("log_private", "bad_transfer")
    assert changed(lambda x: x["lines"][entries[2]].update(at=1)) == "log_chain"
    assert changed(lambda x: x["lines"][-1].update(signature="00" * 64)) == "log_signature"
    assert changed(lambda x: x.update(house="ab" * 32)) == "log_signature"
    assert changed(lambda x: x.update(veil="ab" * 32)) == "log_private"
    assert changed(lambda x: x.update(key="ab" * 32)) == "bad_transfer"
    assert changed(lambda x: x["chain"]["epochs"][0].update(master="ab" * 32)) == "dice_log"
    assert changed(lambda x: x["sealed"].pop()) in ("dice_rows",)
    assert changed(lambda x: x["sealed"][0].update(nonce="ab" * 32)) == "bad_transfer"
    assert changed(lambda x: x["sealed"][0]["ctx"].update(what="other")) == "bad_transfer"
    shown = next(number for number, line in enumerate(whole["lines"]) if "cards" in line["body"])
    seat = whole["lines"][shown]["body"]["cards"][0]["ctx"]["seat"]
    # the cards of one seat, shown to another one
    assert changed(lambda x: x["lines"][shown]["body"]["cards"][0]["ctx"].update(seat=1 - seat)) == "bad_transfer"
    assert changed(lambda x: x["lines"][shown]["body"]["cards"].pop()) == "bad_transfer"
    assert changed(lambda x: x["seeds"].update(course="a")) == "bad_transfer"
    assert changed(lambda x: x["seats"][0].update(name="Carl")) == "log_header"
    assert changed(lambda x: x["seats"][0].update(bot="nobody")) == "bad_transfer"
    assert changed(lambda x: x["seats"].pop()) in ("log_header", "bad_transfer")
    assert changed(lambda x: x["customs"].update(turn_seconds=-1)) == "bad_transfer"
    assert changed(lambda x: x["customs"].update(zone="Nowhere/Land")) == "unknown_zone"
    assert changed(lambda x: x.update(links={})) == "bad_transfer"
    assert changed(lambda x: x["links"].update({"7": "ab" * 32})) == "bad_transfer"
    assert changed(lambda x: x["links"].update({"0": x["links"]["1"]})) == "bad_transfer"
    assert changed(lambda x: x["links"].update({"0": "short"})) == "bad_transfer"
    for number in (-1, 0, 2**31):  # 0 still sits there
        assert changed(lambda x, number=number: x.update(left=[number])) == "bad_transfer"
    assert changed(lambda x: x.update(left=[5, 5])) == "bad_transfer"
    assert changed(lambda x: x.update(owner=-1)) == "bad_transfer"  # whoever comes without a key would lead
    assert changed(lambda x: x["seats"][0].update(holder=2**30)) == "bad_transfer"
    assert changed(lambda x: x["seeds"].update(contributed=[9])) == "bad_transfer"
    assert changed(lambda x: x["seeds"].update(contributed=[-1])) == "bad_transfer"
    assert changed(lambda x: x["times"].update(stand_ins={"0": 1})) == "bad_transfer"
    assert changed(lambda x: x["times"].update(invite="x")) == "bad_transfer"
    assert changed(lambda x: x["times"].update(banned=["person x"])) == "bad_transfer"
    assert changed(lambda x: x.update(created=2**70)) == "bad_transfer"
    for name in ("banks", "credited", "away"):  # what no date can tell stops every clock of the table
        assert changed(lambda x, name=name: x["times"].update({name: {"0": 2**52}})) == "bad_transfer"
        assert changed(lambda x, name=name: x["times"].update({name: {"9": 1}})) == "bad_transfer"
    assert changed(lambda x: x["times"].update(taken={"0": {"2027": -(2**52)}})) == "bad_transfer"
    assert changed(lambda x: x["times"].update(vacations={"0": {"since": 0, "until": 2**60}})) == "bad_transfer"
    assert changed(lambda x: x["chain"].update(floor=2**31)) == "bad_transfer"
    assert changed(lambda x: x["seeds"].update(witnesses={})) == "bad_transfer"
    assert changed(lambda x: x.update(revision=99)) == "rules_changed"
    assert changed(lambda x: x.update(game="chess")) == "unknown_game"
    assert changed(lambda x: x.update(table="../x")) == "bad_transfer"
    assert changed(lambda x: x.update(lines=[])) == "bad_transfer"
    assert changed(lambda x: x.update(format="kt-table/9")) == "bad_transfer"
    for text in ("", "{}", "[" * 100_000, "null", '{"format": 1}', left.decode()[:-100]):
        assert code(table_import.unpacked, text) == "bad_transfer"


@pytest.mark.thorough
def test_who_carries_the_file_changes_nothing_of_it(two: Two) -> None:
    """Also what no line of the log states: whose links open the seats, what was noted, how much time is left."""
    left = two.depart().text
    secret = two.here.store.identity.secret
    for change in ({"links": {0: "ab" * 32, 1: "cd" * 32}}, {"owner": 1}, {"left": [7]}, {"created": 5}, {"seal": ""}):
        theirs = replace(transfer_file.TRANSFER.decode(left), **change)
        assert code(table_import.unpacked, msgspec.json.encode(theirs).decode()) == "bad_transfer"
        if "seal" not in change:  # the old server itself may: it is its word
            assert table_import.unpacked(transfer_file.packed(theirs, secret).decode())["state"]
    strangers = transfer_file.packed(transfer_file.TRANSFER.decode(left), b"x" * 32)
    assert code(table_import.unpacked, strangers.decode()) == "bad_transfer"
    assert table_import.unpacked(left.decode())["state"]


@pytest.mark.thorough
def test_the_helper_finds_the_same_and_says_why_not(two: Two, tmp_path: Path) -> None:
    left = two.depart().text
    assert import_worker.state_in(left) == table_import.unpacked(left.decode())["state"]
    assert code(import_worker.state_in, b"{}") == "bad_transfer"
    assert code(import_worker.state_in, left.replace(b'"Anna"', b'"Carl"', 1)) in ("log_chain", "log_header")
    assert code(import_worker.contents, tmp_path / "nothing") == "no_such_file"
