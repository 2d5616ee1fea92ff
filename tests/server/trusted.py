"""What the tests of verifiable dice and signed heads share."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import kartentisch as kt
from kartentisch.engine.record import Record
from kartentisch.server import commands
from kartentisch.server.fairness import dice_chain
from kartentisch.server.tables import new_table, repository, seats
from kartentisch.server.tables.context import Context, Shown
from kartentisch.server.tables.new_table import NewTable
from kartentisch.server.tables.table import TableSettings
from tests.server.running_server import commanded

ATTILA = kt.load("attila")
NUMBERS = itertools.count()
ME, OPEN, BOT = {"kind": "mine", "name": "Anna"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


def dice_log(context: Context, name: str) -> list[str]:
    with context.look(name) as (connection, _):
        return [text for line in repository.log(connection, name) if line.kind == "dice" for text in line.body["lines"]]


def places(lines: list[str]) -> list[tuple[str, int, int]]:
    """The indices that outcomes have used: kind, epoch, number."""
    rows = [json.loads(line) for line in lines]
    return [(row["t"], row["epoch"], row["i"]) for row in rows if row["t"] in ("roll", "sealed")]


def play_on(context: Context, name: str, shown: Shown, most: int = 2_000, seed: int = 1) -> None:
    """Play at random until the end, or so many answers."""
    chooser = random.Random(seed)
    for number in range(most):
        with context.look(name) as (_, table):
            if table.status == "over":
                return
            seat, decision = min(table.decisions.items())
            action = chooser.choice(table.position_now().legal_actions(seat))
        command = commanded(f"r{seed}-{number}-{table.seq}", "play", seat, decision.id, [action])
        status, body = commands.carry_out(context, name, shown, command, "en")
        assert status == 200, body


def export(context: Context, name: str) -> Record:
    from kartentisch.server.views import records

    with context.look(name) as (connection, table):
        return Record.parse(records.whole(connection, table).text())


def give(context: Context, name: str, shown: Shown, seat: int, **more: Any) -> tuple[int, dict[str, Any]]:
    with context.look(name) as (_, table):
        wish = commanded(f"s{table.seq}-{next(NUMBERS)}", "seed", seat, **more)
    return commands.carry_out(context, name, shown, wish, "en")


def two_at_a_table(context: Context) -> tuple[str, Shown, Shown]:
    wishes = [{"kind": "mine", "name": "Anna"}, {"kind": "open"}]
    table, issued = new_table.open_table(context, NewTable("attila", wishes, TableSettings()))
    _, other, _ = seats.sit_down(context, table.id, table.invite, ["Ben"], None)
    return table.id, Shown(issued.secret), Shown(other.secret)


def commitment(name: str, epoch: int, seat: int, seed: bytes) -> str:
    from kartentisch.fairness.dice import seed_commitment

    return seed_commitment(name, epoch, seat, seed).hex()


def both_bring(context: Context, name: str, anna: Shown, ben: Shown) -> None:
    """Both seats commit to a seed and tell it, in the first epoch."""
    for seat, who in ((0, anna), (1, ben)):
        give(context, name, who, seat, epoch=0, commitment=commitment(name, 0, seat, bytes([seat]) * 32))
    for seat, who in ((0, anna), (1, ben)):
        give(context, name, who, seat, epoch=0, seed=(bytes([seat]) * 32).hex())


def dice_of(context: Context, name: str) -> dict[str, Any]:
    with context.look(name) as (_, table):
        found = dice_chain.summary(table)
        assert found is not None
        return found
