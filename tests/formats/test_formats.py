"""The formats of 1.0 are read for ever: a record with its signed log, positions of all games, and the fields of HTTP.

Where one of these tests fails, the code is to be mended, never the file.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.migration import carried
from kartentisch.engine.record import Record
from kartentisch.fairness.log_proof import verify_log
from kartentisch.server.refusals import STATUS
from kartentisch.server.store.schema import METADATA
from tests.fairness.test_dice_page import CHROMIUM, ask_pages
from tests.server.conftest import blank, build, folder, server
from tests.server.running_server import RunningServer

__all__ = ["blank", "build", "folder", "server"]  # fixtures

HERE = Path(__file__).parent
POSITIONS = json.loads((HERE / "positions.json").read_text(encoding="utf-8"))
HTTP = json.loads((HERE / "http.json").read_text(encoding="utf-8"))
STORE = json.loads((HERE / "store.json").read_text(encoding="utf-8"))


def test_a_record_of_two_revisions_with_its_log_is_read_and_checked() -> None:
    """It was played at a table of revision 3 of Attack!, carried over to 5, with a promise and a sealed answer."""
    game, record = kt.load("attack"), Record.parse((HERE / "record.ktj").read_text(encoding="utf-8"))
    stretches = record.stretches(game)
    assert [(part.first, part.last, part.revision) for part in stretches] == [(1, 6, 3), (7, 46, 5)]
    assert [part.program for part in stretches] == ["0.1.0", "1.0.0"]
    report = verify_log(record, game)
    assert (report.lines, report.stated, report.dice.complete) == (len(record.proof) - 2, True, True)
    assert all(part.revision < game.revision for part in report.unplayed)
    assert record.ended and record.text() == (HERE / "record.ktj").read_text(encoding="utf-8")


@pytest.mark.once
@pytest.mark.thorough
@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
def test_the_second_checker_reads_it_and_lists_what_was_played_by_what(tmp_path: Path) -> None:
    text = (HERE / "record.ktj").read_text(encoding="utf-8")
    rows = text.splitlines()
    update = next(number for number, row in enumerate(rows) if '"to":5' in row)
    entry, line = rows[update], next(row for row in rows[update + 1 :] if "rules_updated" in row)
    forged = text.replace(entry, entry.replace('"from":3', '"from":4')).replace(
        line, line.replace('"from":3', '"from":4')
    )
    left_out = "\n".join(row for row in rows if row not in (entry, line))
    right, wrong, shorter = ask_pages(tmp_path, [text, forged, left_out])
    assert 'data-state="good"' in right and 'data-signed="true"' in right
    for first, last, revision in ((1, 6, 3), (7, 46, 5)):
        assert re.search(rf"\D{first} (bis|to) {last}: (Stand|revision) {revision}", right)
    assert "uvx kartentisch==1.0.0" in right
    assert all('data-state="wrong"' in said and 'data-what="chain"' in said for said in (wrong, shorter))


@pytest.mark.parametrize("row", POSITIONS, ids=lambda row: f"{row['game']}-{row['where']}")
def test_a_position_goes_on(row: dict[str, Any]) -> None:
    game = kt.load(row["game"])
    state = carried(game, row["position"], row["revision"])
    assert [list(state.seats_asked), int(state.turn)] == [row["position"]["asked"], row["position"]["turn"]]
    if row["revision"] == game.revision:
        assert state.where() == row["where"] and game.dump(state) == row["position"]


def test_an_earlier_program_goes_on_beside_a_later_one() -> None:
    """Several processes on one database are exchanged one after the other: no column of theirs goes or changes, and
    what they do not know of has a value where they write a row."""
    for name, columns in STORE.items():
        table = METADATA.tables[name]
        now = {column.name: str(column.type) for column in table.columns}
        assert {column: now.get(column) for column in columns} == columns
        for column in table.columns:
            assert column.name in columns or column.nullable or column.server_default is not None, (
                f"{name}.{column.name}"
            )


def test_what_http_answered_it_answers(server: RunningServer) -> None:
    """No address, field or code of 1.0 is gone; new ones may come."""
    described = server.visitor().http.get("/api/openapi.json").json()
    schemas = described["components"]["schemas"]

    def fields(schema: Any, seen: tuple[str, ...] = ()) -> set[str]:
        if "$ref" in schema:
            name = schema["$ref"].rsplit("/", 1)[1]
            return set() if name in seen else fields(schemas[name], (*seen, name))
        found = set()
        for name, part in schema.get("properties", {}).items():
            found |= {name, *(f"{name}.{inner}" for inner in fields(part, seen))}
        parts = [schema["items"]] if isinstance(schema.get("items"), dict) else []
        for part in (*parts, *(one for key in ("anyOf", "oneOf", "allOf") for one in schema.get(key, ()))):
            found |= fields(part, seen)
        return found

    for place, promised in HTTP["answers"].items():
        method, path = place.split()
        answer = described["paths"][path][method.lower()]["responses"].get("200", {}).get("content", {})
        assert set(promised) <= fields(answer.get("application/json", {}).get("schema", {})), place
    assert HTTP["codes"].items() <= STATUS.items()
