"""Rules, options and names are in the proof: whatever is changed in a record is found."""

from __future__ import annotations

import copy
import json
import os
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import kartentisch as kt
from kartentisch.cli.main import app
from kartentisch.engine.errors import KartentischError
from kartentisch.engine.record import Record
from kartentisch.fairness.log_chain import UNSTATED, VERSION
from kartentisch.fairness.log_proof import LogReport, verify_log
from kartentisch.fairness.log_terms import Terms
from kartentisch.server import commands
from kartentisch.server.commands.kinds import SeatKind
from kartentisch.server.fairness import dice_chain
from kartentisch.server.store.database import Store
from kartentisch.server.tables import new_table, seats, timers
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from tests.server.running_server import Clock, commanded
from tests.server.test_trust import signed_again
from tests.server.trusted import ATTILA, commitment, dice_of, export, give, two_at_a_table

pytestmark = pytest.mark.once
MUTATIONS = 40  # `make fuzz` tries 2,000


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Context]]:
    """A game with an option, in which a bot takes over for Ben, and Anna takes something back."""
    with closing(Store.in_folder(tmp_path_factory.mktemp("terms"))) as store:
        yield _game(Context(store))


def _game(context: Context) -> tuple[str, Context]:
    wishes = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
    table, issued = new_table.open_table(context, NewTable("attila", wishes, TableSettings(), {"two_player_gap": 2}))
    _, other, _ = seats.sit_down(context, table.id, table.invite, ["Ben"], None)
    anna, ben = Shown(issued.secret), Shown(other.secret)
    _do(context, table.id, anna, "start")
    given = {"type": "seat_kind", "target": 1, "kind": "bot", "bot": "random", "name": "Robo"}
    wish = SeatKind.model_validate({"id": "kind", **given})
    assert commands.carry_out(context, table.id, ben, wish, "en")[0] == 200
    chooser = random.Random(3)
    for number in range(2_000):
        timers.sweep(context)
        with context.look(table.id) as (_, now):
            if now.status == "over":
                break
            if 0 not in now.decisions:
                continue
            action = chooser.choice(now.position_now().legal_actions(0))
        _do(context, table.id, anna, "play", 0, now.decisions[0].id, [action])
        if number == 0:
            _do(context, table.id, anna, "undo", 0)
    return export(context, table.id).text(), context


def _do(context: Context, name: str, who: Shown, kind: str, *given: Any, **more: Any) -> None:
    with context.look(name) as (_, table):
        command = commanded(f"{kind}-{table.seq}", kind, *given, **more)
    status, body = commands.carry_out(context, name, who, command, "en")
    assert status == 200, body


def verified(text: str) -> LogReport:
    record = Record.parse(text)
    return verify_log(record, kt.load(record.header["game"], record.header.get("board")))


def code(record: Record) -> str:
    with pytest.raises(kt.EngineError) as caught:
        verified(record.text())
    return caught.value.code


@pytest.mark.thorough
def test_the_header_is_what_the_table_stated(game: tuple[str, Context]) -> None:
    whole, context = game
    report = verified(whole)
    assert report.stated and report.changes == 1 and report.returns == 1 and report.kicks == 0
    header = Record.parse(whole).header
    assert header["players"] == ["Anna", "Robo"] and header["agents"] == ["human", "random"]
    changes: tuple[dict[str, Any], ...] = (
        {"players": ["Robo", "Anna"]},
        {"agents": ["random", "human"]},
        {"agents": []},
        {"revision": ATTILA.revision - 1},
        {"options": {"two_player_gap": 2, "empty_pile": "reshuffle"}},
        {"position": {}},
        {"left_ms": 5},
    )
    for change in changes:
        record = Record.parse(whole)
        record.header |= change
        assert code(record) == "log_header", change
    record = Record.parse(whole)  # the operator signs other names into one of the two lines
    started = next(row["line"] for row in record.proof[1:-1] if row["line"]["kind"] == "started")
    assert [chair["name"] for chair in started["seats"]] == ["Anna", "Ben"]
    started["seats"][1]["name"] = "Carl"
    assert code(signed_again(record, context)) == "log_terms"


def test_an_older_proof_says_what_it_does_not_cover(game: tuple[str, Context]) -> None:
    whole, context = game
    record = Record.parse(whole)
    assert record.proof[0]["version"] == VERSION
    record.proof[0]["version"] = UNSTATED
    assert code(record) == "log_shape"  # nobody declares a new proof an old one
    for row in record.proof[1:-1]:
        for field in ("game", "revision", "options", "position", "seats"):
            if row["line"]["kind"] in ("opened", "started"):
                del row["line"][field]
    assert not verified(signed_again(record, context).text()).stated


def mutated(rows: list[Any], chooser: random.Random) -> list[Any]:
    """Something changed anywhere: a value, a field more or less, two of a list swapped."""
    rows = copy.deepcopy(rows)
    place: Any = rows
    key: Any = chooser.randrange(len(rows)) if chooser.random() < 0.7 else chooser.choice([0, 0, -1, -2])
    while isinstance(place[key], dict | list) and place[key] and (place is rows or chooser.random() < 0.9):
        place = place[key]
        key = chooser.choice([*place]) if isinstance(place, dict) else chooser.randrange(len(place))
    old, what = place[key], chooser.randrange(8)
    if what == 0:
        del place[key]
    elif what == 1 and isinstance(place, list):
        other = chooser.randrange(len(place))
        place[key], place[other] = place[other], place[key]
    elif what == 2 and isinstance(place, dict):
        place["more"] = old
    elif isinstance(old, bool) or old is None:
        place[key] = 0
    elif isinstance(old, int):
        place[key] = chooser.choice([old + 1, old - 1, float(old), str(old), None, -old, bool(old)])
    elif isinstance(old, str):
        at = chooser.randrange(len(old) + 1)
        place[key] = chooser.choice([old[:at] + "a" + old[at + 1 :], old[:at], old.upper(), old + " ", 0])
    else:
        place[key] = chooser.choice([None, {}, [], "", 0])
    return rows


@pytest.mark.thorough
def test_random_changes_are_found(game: tuple[str, Context]) -> None:
    """None passes, unless the file says the same as before."""
    rows = [json.loads(line) for line in game[0].splitlines()]
    chooser = random.Random(11)
    for _ in range(int(os.environ.get("KARTENTISCH_MUTATIONS", MUTATIONS))):
        other = mutated(rows, chooser)
        if json.dumps(other) == json.dumps(rows):
            continue
        text = "".join(json.dumps(row) + "\n" for row in other)
        try:
            verified(text)
        except KartentischError:
            continue
        pytest.fail(next(f"{a} passes as {b}" for a, b in zip(other, rows, strict=False) if a != b))


def test_verify_says_what_happened(game: tuple[str, Context], tmp_path: Path) -> None:
    file = tmp_path / "game.ktj"
    file.write_text(game[0], encoding="utf-8")
    for lang, words in (("en", ("undone", "changed hands")), ("de", ("zurückgenommen", "gewechselt"))):
        said = CliRunner().invoke(app, ["verify", str(file), "--lang", lang])
        assert said.exit_code == 0 and all(word in said.output for word in words), said.output


def test_a_seat_that_commits_again_and_again_holds_nobody_up(tmp_path: Path) -> None:
    clock = Clock()
    with closing(Store.in_folder(tmp_path, clock)) as store:
        context = Context(store)
        name, anna, ben = two_at_a_table(context)
        for seat, who in ((0, anna), (1, ben)):
            give(context, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
        give(context, name, anna, 0, epoch=0, seed="00" * 32)
        _do(context, name, anna, "start")
        clock.ms += dice_chain.PATIENCE
        timers.sweep(context)
        status, body = give(context, name, ben, 1, epoch=1, commitment=commitment(name, 1, 1, b"b" * 32))
        assert status == 409 and body["error"]["code"] == "seed_late"
        give(context, name, anna, 0, epoch=1, commitment=commitment(name, 1, 0, b"x" * 32))
        give(context, name, anna, 0, epoch=1, seed=(b"x" * 32).hex())
        with context.look(name) as (_, table):
            assert table.status == "playing" and table.seeds is not None and table.seeds.silent == []
        assert dice_of(context, name)["epoch"] == 1 and dice_of(context, name)["contributed"] == [0]


def test_seats_change_before_the_game_and_in_it() -> None:
    """Who is put out before the game leaves an open seat; in it the seat keeps the name until somebody takes it."""
    anna, ben = {"kind": "person", "name": "Anna", "bot": ""}, {"kind": "person", "name": "Ben", "bot": ""}
    empty = {"kind": "open", "name": "", "bot": ""}
    terms = Terms()

    def tell(kind: str, **fields: Any) -> list[dict[str, str]]:
        terms.follow({"seq": 1, "kind": kind, **fields})
        return terms.seats

    tell("opened", seats=[anna, empty])
    assert tell("sat_down", seat=1, name="Ben") == [anna, ben]
    assert tell("kicked", seat=1, name="Ben") == [anna, empty]
    assert tell("seat_kind", seat=1, to="mine", name="Cleo", bot="")[1]["name"] == "Cleo"
    assert tell("seat_kind", seat=1, to="open", name="", bot="") == [anna, empty]
    tell("sat_down", seat=1, name="Ben")
    tell("started", seats=[anna, ben])
    tell("kicked", seat=1, name="Ben")
    assert tell("autopilot", seat=1, bot="pass", why="kicked") == [anna, ben] and terms.kicks == 1
    assert tell("seat_kind", seat=1, to="open", name="Ben", bot="") == [anna, ben]
    assert tell("seat_kind", seat=1, to="bot", name="Robo", bot="random")[1]["bot"] == "random"
    assert tell("sat_down", seat=1, name="Dora")[1] == {"kind": "person", "name": "Dora", "bot": ""}
    assert terms.changes == 2
    with pytest.raises(kt.EngineError, match="log_terms"):
        tell("started", seats=[anna, ben])
    with pytest.raises(kt.EngineError, match="log_shape"):
        tell("sat_down", seat=7, name="Eva")
