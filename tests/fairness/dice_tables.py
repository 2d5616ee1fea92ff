"""Tables with dice for the tests: ready to roll, with a log of every kind of line, after a whole game, forged."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match
from kartentisch.fairness import dice as d
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.table_dice import EVERYBODY, SERVER, TableDice
from kartentisch.games.attila import Attila

PAGE = Path(__file__).parents[2] / "docs" / "verify.html"
VECTORS = json.loads((Path(__file__).parent / "dice_vectors.json").read_text(encoding="utf-8"))
ATTILA = Attila()
BATTLE = {"g": "g-0001", "reg": "kiew", "seq": 17, "what": "battle"}
FIVE = {"dice": 5, "faces": 6}
PEOPLES = {"weights": [[0, 18], [1, 18], [2, 18], [3, 18], [4, 18], [5, 18]]}


def secret(name: str) -> bytes:
    """32 bytes that are the same in every run."""
    return hashlib.sha256(name.encode()).digest()


def seat_all(dice: TableDice, seeds: list[str], epoch: int = 0) -> None:
    """All seats commit and tell; SERVER for one that brings nothing."""
    pairs = enumerate(seeds)
    dice.seat([s and d.seed_commitment(dice.table, epoch, i, secret(s)).hex() for i, s in pairs])
    dice.reveal([s and secret(s).hex() for s in seeds])


def new_dice(name: str = "t", seats: int = 3, links: int = 64) -> TableDice:
    dice = TableDice("t-1", secret(name + " tip"), secret(name + " master"), links)
    seat_all(dice, [f"{name} seat {i}" for i in range(seats - 1)] + [SERVER])
    return dice


def whole_log() -> list[str]:
    """A small log with lines of every kind: two ways of renewing, a draw for everybody, one shown, a rewind."""
    dice = TableDice("t-1", secret("void"), secret("void master"), 8)
    dice.seat([d.seed_commitment("t-1", 0, 0, secret("lost")).hex(), SERVER])
    dice.renew(secret("tip"), secret("master"), 8)
    seat_all(dice, ["anna", SERVER], 1)
    dice.answer("first_player", {"weights": [[0, 1], [1, 1]]})
    dice.answer("draw", PEOPLES, 0)
    dice.at(3)
    dice.answer("battle", FIVE, region="kiew")
    dice.answer("draw", PEOPLES, 1)
    dice.answer("event", PEOPLES, EVERYBODY)
    dice.at(5)
    dice.answer("battle", FIVE)
    dice.rewind(4, 4)
    dice.at(6)
    dice.answer("battle", FIVE)
    rows = dice.take_sealed()
    dice.show(rows[0])
    dice.renew(secret("tip 2"), secret("master 2"), 4)
    seat_all(dice, ["anna again", "ben"], 2)
    dice.answer("draw", PEOPLES, 1)
    dice.answer("spy", {"dice": 2, "faces": 6}, 0)
    dice.open(rows + dice.take_sealed())
    return dice.take_lines()


def play(seed: int, players: int = 3, dice: TableDice | None = None) -> tuple[Match, list[str], list[dict[str, Any]]]:
    """A whole random game of Attila with table dice: the match, the complete log, the sealed rows."""
    dice = dice or new_dice(f"game {seed}", players)
    chooser = random.Random(seed)
    match = Match(ATTILA, [f"P{i}" for i in range(players)], dice)
    while not match.state.over:
        seat = chooser.choice(match.state.seats_asked)
        dice.at(match.record.answers + 1)
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
        if chooser.random() < 0.1 and match.can_undo(seat):
            match.undo(seat)
    rows = dice.take_sealed()
    dice.open(rows)
    return match, dice.take_lines(), rows


def chained(rows: list[dict[str, Any]]) -> list[str]:
    """The lines of a forger who computes all heads anew."""
    head, lines = d.NO_HEAD, []
    for row in rows:
        line = d.canonical({**row, "prev": head.hex()}).decode()
        lines.append(line)
        head = d.next_head(line)
    return lines


def fault(lines: list[str]) -> tuple[int, str] | None:
    """Line and kind of what is wrong with the log."""
    try:
        verify_dice(lines)
    except EngineError as error:
        assert error.code == "dice_log"
        return error.rejection.args["line"], error.rejection.args["what"]
    return None


def code_of(call: Callable[[], object]) -> str:
    with pytest.raises(EngineError) as caught:
        call()
    for lang in ("de", "en"):
        sentence = Language(lang).rejection(caught.value.rejection)
        assert "dice_" not in sentence, sentence
    return caught.value.code


def changed(value: Any) -> Iterator[Any]:
    """The same value with each of its parts changed."""
    if isinstance(value, dict):
        for key in value:
            for other in changed(value[key]):
                yield {**value, key: other}
            yield {k: v for k, v in value.items() if k != key}
        yield {**value, "x": 1}
    elif isinstance(value, list):
        for i, entry in enumerate(value):
            for other in changed(entry):
                yield [*value[:i], other, *value[i + 1 :]]
        yield [*value, 1]
        yield value[1:]
    elif isinstance(value, int):
        yield from (value + 1, value - 1, str(value))
    else:
        yield value[:-1] + ("0" if value[-1:] != "0" else "1")
        yield value[::2] + "x"


# (kind of line, field, forged value, what is found)
FORGED = [
    ("commit", "root", "0" * 64, "dice_element"),
    ("commit", "master", "0" * 64, "dice_root"),
    ("commit", "links", 9, "dice_root"),
    ("commit", "level", 3, "dice_version"),
    ("commit", "protocol", "kt-dice/2", "dice_version"),
    ("commit", "reason", "exhausted", "dice_reason"),
    ("commit", "table", "t-2", "dice_context"),
    ("seats", "commitments", ["0" * 64, ""], "dice_seed"),
    ("seats", "commitments", ["", ""], "dice_seed"),
    ("seeds", "seeds", ["0" * 64, ""], "dice_seed"),
    ("seeds", "salt", "0" * 64, "dice_salt"),
    ("roll", "element", "0" * 64, "dice_element"),
    ("roll", "i", 2, "dice_index"),
    ("roll", "result", 7, "dice_result"),
    ("sealed", "i", 2, "dice_index"),
    ("sealed", "commitment", "0" * 64, "dice_commitment"),
    ("sealed", "ctx", {"g": "t-1", "seat": 1, "seq": 0, "what": "draw"}, "dice_commitment"),
    ("sealed", "ctx", {"g": "t-1", "seat": 2, "seq": 0, "what": "draw"}, "dice_context"),
    ("shown", "result", 7, "dice_commitment"),
    ("shown", "nonce", "0" * 64, "dice_commitment"),
    ("rewind", "standing", 99, "dice_context"),
    ("rewind", "seq", 99, "dice_context"),
    ("open", "tip", "0" * 64, "dice_root"),
    ("open", "master", "0" * 64, "dice_root"),
    ("card", "result", 7, "dice_result"),
    ("card", "i", 2, "dice_index"),
    ("end", "outcomes", 3, "dice_count"),
]
