"""Ten known blunders of each game: positions with one clearly best answer, and what a review says of both.

A file holds scenarios (docs/develop/scenarios.md), each with the cases `best` and `blunder`, which part at an answer of
Julia's; `notes` says why the one is better.  They prove no rule by themselves: the rules named are those behind it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import kartentisch as kt
from kartentisch.bots.review import Settings, mark_of, review
from kartentisch.engine import scenario
from kartentisch.engine.game import Game

HERO = "Julia"
EACH = 10  # of each game
BLUNDER = 0.15  # of a win that is given away
PLAYED = 24  # times to the end from either
TURNS = 200  # which end every game
FOUND = 48  # by the review, of all of them: with other seeds, 49 or 50


@dataclass(frozen=True)
class Known:
    """A blunder: the same position played on in two ways."""

    game: Game
    title: str
    seat: int
    best: kt.Record
    blunder: kt.Record
    reason: str

    @property
    def parts(self) -> int:
        """The entry of the records, from 1, at which they part."""
        pairs = zip(self.best.entries, self.blunder.entries, strict=False)
        return next((n for n, (a, b) in enumerate(pairs, 1) if a.get("action") != b.get("action")), 0)


@cache
def known(name: str) -> list[Known]:
    file, game = Path(__file__).parent / f"{name}.yaml", kt.load(name)
    documents, found = scenario.read(file.read_text(encoding="utf-8"), file.name), list[Known]()
    for best, blunder in zip(documents[::2], documents[1::2], strict=True):
        assert best.form and blunder.form, best.fault or blunder.fault
        assert best.title.endswith(": best") and best.title[:-4] + "blunder" == blunder.title
        records = list[kt.Record]()
        for one in (best, blunder):
            report = scenario.run(one, kt.load)
            assert report.passed and report.match, [one.title, *report.failures]
            records.append(report.match.record)
        players = best.form.players
        assert isinstance(players, list)
        title = best.title.removesuffix(": best")
        found.append(Known(game, title, players.index(HERO), records[0], records[1], best.form.notes))
    return found


def everything() -> Iterator[Any]:
    for name in kt.GAMES:
        for one in known(name):
            yield pytest.param(one, id=f"{name}, {one.title}")


def worth(game: Game, state: Any, seat: int) -> float:
    """The seat's share of the win when all play on as the policy does, on average; exact where the game is over."""
    total = 0.0
    for seed in range(1 if state.over else PLAYED):
        world, chance = state.clone(), kt.Chance(seed)
        chance.settle(world)
        world.rollout(chance, game.rate, turns=TURNS)
        chance.settle(world)
        assert world.over
        total += game.returns(world)[seat] / (1 if state.over else PLAYED)
    return total


def answered(record: kt.Record, seat: int) -> int:
    """The last entry that the seat answered."""
    return max(n for n, entry in enumerate(record.entries, 1) if entry.get("seat") == seat and "action" in entry)


@pytest.mark.parametrize("name", kt.GAMES)
def test_there_are_ten_of_each_game(name: str) -> None:
    found = known(name)
    assert len(found) == len({one.title for one in found}) == EACH
    for one in found:
        words = one.reason.split()
        assert one.reason.endswith(".") and 8 <= len(words) <= 40, "a sentence"
        assert one.best.entries[one.parts - 1]["seat"] == one.seat == one.blunder.entries[one.parts - 1]["seat"]


@pytest.mark.parametrize("one", list(everything()))
def test_the_best_answer_is_really_better(one: Known) -> None:
    values = [
        worth(one.game, record.replay(one.game, answered(record, one.seat)), one.seat)
        for record in (one.best, one.blunder)
    ]
    assert values[0] - values[1] >= BLUNDER, values


def said(one: Known) -> list[str]:
    """What a review of both records says otherwise than it should."""
    wrong = list[str]()
    settings = Settings(seats=[one.seat])
    good, bad = (review(record, one.game, settings)["decisions"] for record in (one.best, one.blunder))
    marks = [row for row in bad if row["mark"] == "blunder"]
    if not marks:
        wrong.append(f"no blunder: {[(row['action'], row['best'], row['loss']) for row in bad]}")
    parted = next((row for row in good if row["entry"] == one.parts), None)
    if parted is not None and parted["mark"] in ("mistake", "blunder"):
        wrong.append(f"the best answer is none: {parted['action']}, {parted['best']}, {parted['loss']}")
    for row in marks:
        assert row["mark"] == mark_of(row["loss"]) and row["better"][0]["value"] == row["best_value"]
    return wrong


@pytest.mark.thorough
def test_a_review_finds_them() -> None:
    wrong = {f"{one.game.id}, {one.title}": said(one) for name in kt.GAMES for one in known(name)}
    missed = {title: what for title, what in wrong.items() if what}
    assert len(wrong) - len(missed) >= FOUND, missed
