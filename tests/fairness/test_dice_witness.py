"""Level 2: open outcomes mix in the next link of a chain that another seat committed to (docs/protocol/dice.md §9)."""

from __future__ import annotations

import json
import random
from functools import partial
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.engine.match import Match
from kartentisch.fairness import dice as d
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.dice_record import verify_record_dice
from kartentisch.fairness.table_dice import SERVER, TableDice
from tests.fairness.dice_tables import VECTORS, chained, code_of, fault, secret

LINKS = 16
ATTACK = kt.load("attack")
SEED = "anna"


def link_of(seat: int, number: int) -> bytes:
    """The link with this number of a seat's chain, counted from its root."""
    return d.witness_back(secret(f"witness {seat}"), LINKS - number)


def witnessed_dice(links: int = 64, seats: int = 3) -> TableDice:
    """The first two seats bring witnesses, the last one none."""
    dice = TableDice("t-1", secret("tip"), secret("master"), links, level=2)
    dice.seat([d.seed_commitment("t-1", 0, 0, secret(SEED)).hex()] + [SERVER] * (seats - 1))
    roots = [link_of(seat, 0).hex() for seat in range(2)] + [SERVER] * (seats - 2)
    dice.witnesses(roots, LINKS)
    dice.reveal([secret(SEED).hex()] + [SERVER] * (seats - 1))
    return dice


class Witnesses:
    """Asks the seats in turn, never the one that acts; some keep their link back."""

    def __init__(self, dice: TableDice, withhold: frozenset[int] = frozenset(), acting: bool = False) -> None:
        self.dice, self.withhold, self.acting = dice, withhold, acting
        self.actor = self.last = -1
        dice.witness = self.choose

    def choose(self) -> int | None:
        able = [seat for seat in self.dice.able() if (seat == self.actor) == self.acting]
        self.last = next((seat for seat in able if seat > self.last), able[0] if able else -1)
        return self.last if able else None

    def bring(self) -> None:
        ask = self.dice.asked
        assert ask is not None
        if ask["seat"] in self.withhold:
            assert self.dice.fall_back() == ask["seat"]
        else:
            self.dice.link(ask["seat"], ask["i"], link_of(ask["seat"], ask["link"]))


def play(withhold: frozenset[int] = frozenset(), acting: bool = False) -> tuple[Match, list[str]]:
    """Some turns of Attack! with witnesses; the table is stored and loaded again while it waits for one."""
    dice = witnessed_dice(256)
    helpers = Witnesses(dice, withhold, acting)
    chooser = random.Random(4)
    match = Match(ATTACK, ["P0", "P1", "P2"], dice)
    lines, rows = [], []
    while match.record.answers < 200 or match.state.chance:
        if match.state.chance:
            lines += dice.take_lines()
            rows += dice.take_sealed()
            dice = TableDice.load(json.loads(json.dumps(dice.to_json())))
            helpers.dice, dice.witness = dice, helpers.choose
            dice.at(match.record.answers)
            helpers.bring()
            record = match.record
            match = Match.restored(ATTACK, match.state, record.header["players"], dice)
            record.entries += match.record.entries
            match.record = record
            continue
        seat = chooser.choice(match.state.seats_asked)
        helpers.actor = seat
        dice.at(match.record.answers + 1)
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
    rows += dice.take_sealed()
    dice.open(rows)
    return match, lines + dice.take_lines()


def small_log() -> list[str]:
    """An open roll with a witness, one that fell back, one that nobody could be asked for."""
    dice = witnessed_dice(8)
    for i, seat in enumerate((0, 1, 0), 1):
        dice.at(i)
        request = {"dice": 2, "faces": 6}
        if i < 3:
            dice.witness = [lambda: 0, lambda: 1][seat]
            assert not dice._ask("battle", request)
            if i == 1:
                dice.link(0, 1, link_of(0, 1))
            else:
                dice.fall_back()
        dice.answer("battle", request)
    dice.open([])
    return dice.take_lines()


def test_open_outcomes_have_witnesses() -> None:
    lines = small_log()
    report = verify_dice(lines)
    assert (report.level, report.witnessed, report.unasked, report.fallbacks) == (2, 1, 1, {1: 1})
    assert lines == VECTORS["witnessed"]
    rolls = [json.loads(line) for line in lines if '"t":"roll"' in line]
    without = d.answer(
        bytes.fromhex(rolls[0]["element"]),
        bytes.fromhex(json.loads(lines[3])["salt"]),
        rolls[0]["ctx"],
        {"dice": 2, "faces": 6},
    )
    assert without != rolls[0]["result"], "the witness counts"


@pytest.mark.parametrize(
    ("kind", "field", "value", "what"),
    [
        ("witnesses", "roots", [SERVER, SERVER, SERVER], "dice_witness"),
        ("witnesses", "links", 0, "dice_shape"),
        ("ask", "seat", 2, "dice_witness"),
        ("ask", "link", 2, "dice_index"),
        ("ask", "i", 2, "dice_index"),
        ("ask", "faces", 8, "dice_witness"),
        ("ask", "ctx", {"g": "t-1", "seq": 9, "what": "battle"}, "dice_witness"),
        ("roll", "witness", "0" * 64, "dice_witness"),
        ("roll", "witness", SERVER, "dice_result"),
    ],
)
def test_the_forger_is_found(kind: str, field: str, value: Any, what: str) -> None:
    rows = [json.loads(line) for line in small_log()]
    next(row for row in rows if row["t"] == kind)[field] = value
    found = fault(chained(rows))
    assert found is not None and found[1] == what


def test_nobody_leaves_the_witness_out() -> None:
    rows = [json.loads(line) for line in small_log()]
    without = [row for row in rows if row["t"] != "ask"]
    assert fault(chained(without)) is not None  # a link that nobody was asked for
    assert fault(chained([row for row in rows if row["t"] != "witnesses"])) == (3, "dice_order")
    level_one = [{**row, "level": 1} if row["t"] == "commit" else row for row in rows]
    assert fault(chained(level_one)) == (3, "dice_order")
    early = [rows[0], rows[1], rows[3], rows[2], *rows[4:]]
    assert fault(chained(early)) == (3, "dice_order")  # roots are fixed before any seed is told


@pytest.mark.parametrize("withhold", [frozenset(), frozenset({1})])
def test_a_game_with_witnesses(withhold: frozenset[int]) -> None:
    match, lines = play(withhold)
    report = verify_record_dice(lines, match.record, ATTACK)
    assert (
        report.level == 2
        and report.complete
        and report.rolls == report.witnessed + report.unasked + sum(report.fallbacks.values())
    )
    assert report.witnessed and set(report.fallbacks) == withhold


def test_whoever_acts_is_no_witness_of_that() -> None:
    """A server that asks the seat whose answer it is lets it choose with the outcome in mind."""
    match, lines = play(acting=True)
    verify_dice(lines)  # the dice alone do not tell
    assert code_of(lambda: verify_record_dice(lines, match.record, ATTACK)) == "dice_record"


def test_a_link_is_good_once_and_for_what_it_was_asked() -> None:
    dice = witnessed_dice()
    dice.witness = lambda: 1
    assert not dice._ask("battle", {"dice": 1, "faces": 6})
    for seat, i, link in ((0, 1, link_of(0, 1)), (1, 2, link_of(1, 1)), (1, 1, link_of(1, 2))):
        assert code_of(partial(dice.link, seat, i, link)) == "dice_witness"
    dice.rewind(0, 0)  # the answer was taken back while the table waited: the link is used up
    assert not dice._ask("battle", {"dice": 1, "faces": 6}) and dice.asked is not None and dice.asked["link"] == 2
    dice.link(1, 1, link_of(1, 2))
    assert code_of(lambda: dice.link(1, 1, link_of(1, 2))) == "dice_witness"
    assert code_of(dice.fall_back) == "dice_witness"
