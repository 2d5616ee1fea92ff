"""Verifiable dice: the vectors, fairness, the log and its check, secrecy, whole games, the stand-alone page."""

from __future__ import annotations

import ast
import hashlib
import hmac
import html
import json
import random
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kartentisch
from kartentisch.engine import dice as d
from kartentisch.engine.dice_chance import audience, for_owner, outcome_number, request_of
from kartentisch.engine.dice_proof import verify_dice
from kartentisch.engine.dice_record import verify_record_dice
from kartentisch.engine.errors import EngineError
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match
from kartentisch.engine.piles import Pile
from kartentisch.engine.table_dice import EVERYBODY, HOUSE, TableDice
from kartentisch.games.attila import Attila

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "verify.html"
VECTORS = json.loads((HERE / "dice_vectors.json").read_text(encoding="utf-8"))
ATTILA = Attila()
BATTLE = {"g": "g-0001", "reg": "kiew", "seq": 17, "what": "battle"}
FIVE = {"dice": 5, "faces": 6}
PEOPLES = {"weights": [[0, 18], [1, 18], [2, 18], [3, 18], [4, 18], [5, 18]]}


def secret(name: str) -> bytes:
    """32 bytes that are the same in every run."""
    return hashlib.sha256(name.encode()).digest()


def seat_all(dice: TableDice, seeds: list[str], epoch: int = 0) -> None:
    """All seats commit and tell; HOUSE for one that brings nothing."""
    pairs = enumerate(seeds)
    dice.seat([s and d.seed_commitment(dice.table, epoch, i, secret(s)).hex() for i, s in pairs])
    dice.reveal([s and secret(s).hex() for s in seeds])


def new_dice(name: str = "t", seats: int = 3, links: int = 64) -> TableDice:
    dice = TableDice("t-1", secret(name + " tip"), secret(name + " master"), links)
    seat_all(dice, [f"{name} seat {i}" for i in range(seats - 1)] + [HOUSE])
    return dice


def whole_log() -> list[str]:
    """A small log with lines of every kind: two ways of renewing, a draw for everybody, one shown, a rewind."""
    dice = TableDice("t-1", secret("void"), secret("void master"), 8)
    dice.seat([d.seed_commitment("t-1", 0, 0, secret("lost")).hex(), HOUSE])
    dice.renew(secret("tip"), secret("master"), 8)
    seat_all(dice, ["anna", HOUSE], 1)
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
    dice.show(dice._rows[0])
    dice.renew(secret("tip 2"), secret("master 2"), 4)
    seat_all(dice, ["anna again", "ben"], 2)
    dice.answer("draw", PEOPLES, 1)
    dice.answer("spy", {"dice": 2, "faces": 6}, 0)
    dice.open(dice.take_sealed())
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


# ---------------------------------------------------------------------- vectors
def test_the_vectors_of_the_study() -> None:
    chain = d.DiceChain(bytes(range(32)), 4096)
    assert chain.root.hex() == "49c79a0bd085934526d7a60e1426b2feaa2141b47a462ae677f49668b2c09774"
    assert chain.element(1).hex() == "11a054ecbb2d7ac1c3a69a6d0776703dafd87e004c759b3838612ff44c5b6c28"
    salt = d.salt_of("g-0001", chain.root, [b"A" * 32, b"B" * 32])
    assert salt.hex() == "4dcc980a048ccd3c5598f9043d1d2d8f276bea0ceb49304393f95a480ae81ca6"
    ctx = d.canonical(BATTLE)
    assert ctx == b'{"g":"g-0001","reg":"kiew","seq":17,"what":"battle"}'
    assert d.dice_stream(chain.element(1), salt, ctx).dice(5, 6) == [4, 2, 4, 1, 1]
    assert d.dice_stream(chain.element(1), salt, ctx, bytes.fromhex("deadbeef")).dice(5, 6) == [2, 1, 2, 4, 5]
    deck = d.draw_stream(chain.element(2), salt, b"deck:eco").shuffled(10)
    assert deck == [7, 6, 1, 5, 9, 0, 2, 8, 4, 3]


def by_hand(row: dict[str, Any]) -> list[int]:
    """The dice once more, written straight from docs/dice.md §5 without the module."""

    def lp(data: bytes) -> bytes:
        return len(data).to_bytes(4, "big") + data

    def block(key: bytes, data: bytes) -> bytes:
        return hmac.new(key, data, hashlib.sha256).digest()

    key = block(bytes.fromhex(row["element"]), b"kt/roll/1" + bytes.fromhex(row["salt"]) + lp(b""))
    ctx = json.dumps(row["ctx"], sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
    stream = b"".join(block(key, b"kt/stream/1" + lp(ctx) + i.to_bytes(4, "big")) for i in range(64))
    faces, count = row["request"]["faces"], row["request"]["dice"]
    return [byte % faces + 1 for byte in stream if byte < 256 - 256 % faces][:count]


def test_our_own_vectors() -> None:
    for row in VECTORS["chains"]:
        chain = d.DiceChain(bytes.fromhex(row["tip"]), row["links"])
        assert chain.root.hex() == row["root"]
        assert [chain.element(i).hex() for i in range(1, 3)] == row["elements"]
    for row in VECTORS["seeds"]:
        root, seeds = bytes.fromhex(row["root"]), [bytes.fromhex(seed) for seed in row["seeds"]]
        assert [d.seed_commitment(row["table"], row["epoch"], i, seed).hex() for i, seed in enumerate(seeds)] == row[
            "commitments"
        ]
        assert d.house_seed(row["table"], root, 2).hex() == row["house_seed_of_seat_2"]
        assert d.salt_of(row["table"], root, seeds).hex() == row["salt"]
    for row in VECTORS["answers"]:
        element, salt = bytes.fromhex(row["element"]), bytes.fromhex(row["salt"])
        assert d.answer(element, salt, row["ctx"], row["request"]) == row["result"]
        if "dice" in row["request"]:
            assert by_hand(row) == row["result"]
    for row in VECTORS["sealed"]:
        element = d.sealed_element(bytes.fromhex(row["master"]), row["i"])
        assert element.hex() == row["element"]
        assert d.master_commitment(bytes.fromhex(row["master"])).hex() == row["master_commitment"]
        nonce = d.sealed_nonce(element)
        assert nonce.hex() == row["nonce"]
        assert d.sealed_commitment(row["ctx"], row["result"], nonce).hex() == row["commitment"]
    assert whole_log() == VECTORS["log"]["lines"]
    assert verify_dice(VECTORS["log"]["lines"]).head == VECTORS["log"]["head"]


# ---------------------------------------------------------------------- fairness
def chi_square(found: Counter[int], expected: dict[int, float]) -> float:
    assert set(found) <= set(expected)
    return sum((found[key] - value) ** 2 / value for key, value in expected.items())


def test_sixty_thousand_dice_are_fair() -> None:
    chain, salt = d.DiceChain(secret("fair"), 12_000), secret("salt")
    found: Counter[int] = Counter()
    for i in range(1, 12_001):
        found.update(d.answer(chain.element(i), salt, {"g": "t", "seq": i, "what": "battle"}, FIVE))
    assert sum(found.values()) == 60_000
    assert chi_square(found, dict.fromkeys(range(1, 7), 10000.0)) < 20.5  # 5 degrees of freedom, p = 0.001


@pytest.mark.parametrize("counts", [[1, 2, 3, 4], [18, 0, 17, 18, 5, 1], [255, 2], [40_000, 25_536]])
def test_draws_from_a_pile_are_fair(counts: list[int]) -> None:
    weights = [[kind, count] for kind, count in enumerate(counts) if count]
    draws, total = 12_000, sum(counts)
    found: Counter[int] = Counter()
    for i in range(draws):
        found[d.answer(d.sealed_element(secret("pile"), i), secret("salt"), {}, {"weights": weights})] += 1
    expected = {kind: draws * count / total for kind, count in weights}
    assert chi_square(found, expected) < 22.5  # at most 5 degrees of freedom, p < 0.001


def test_a_draw_is_the_pile_s_own_card() -> None:
    pile = Pile(4, 0)
    for kind, cards in enumerate((3, 0, 2, 5)):
        pile.put(kind, cards)
    for i in range(50):
        element = d.sealed_element(secret("pile"), i)
        k = d.draw_stream(element, secret("salt"), b"{}").below(10)
        assert d.answer(element, secret("salt"), {}, {"weights": [[0, 3], [2, 2], [3, 5]]}) == pile.card(k)


def test_shuffles_are_fair() -> None:
    orders: Counter[int] = Counter()
    for i in range(6_000):
        a, b, _, _ = d.draw_stream(d.sealed_element(secret("deck"), i), secret("salt"), b"deck").shuffled(4)
        orders[a * 4 + b] += 1
    expected = {a * 4 + b: 500.0 for a in range(4) for b in range(4) if a != b}
    assert chi_square(orders, expected) < 31.3  # 11 degrees of freedom, p = 0.001


@given(st.binary(min_size=32, max_size=32), st.integers(1, 65_536))
def test_numbers_are_in_their_range(key: bytes, n: int) -> None:
    assert 0 <= d.Stream(key, b"").below(n) < n
    assert all(1 <= die <= min(n, 256) for die in d.Stream(key, b"").dice(3, min(n, 256)))


def test_bytes_beyond_the_last_multiple_are_rejected() -> None:
    class Fixed(d.Stream):
        def __init__(self, data: bytes) -> None:
            self._bytes: Iterator[int] = iter(data)

    assert Fixed(bytes([252, 255, 251])).dice(1, 6) == [251 % 6 + 1]
    assert Fixed(b"\xff\xf9\x00\x0b").below(10) == 9  # 65529 is the last fair number
    assert Fixed(b"\xff\xfa\x00\x0b").below(10) == 1  # 65530 is the first one rejected
    assert Fixed(bytes([255])).dice(1, 256) == [256]


@given(st.integers(1, 300), st.data())
def test_a_chain_gives_the_same_elements_in_any_order(links: int, data: st.DataObject) -> None:
    chain = d.DiceChain(secret("chain"), links)
    index = data.draw(st.integers(1, links))
    element = secret("chain")
    for _ in range(links - index):
        element = d.before(element)
    assert chain.element(index) == element
    assert d.before(chain.element(index)) == chain.element(index - 1)
    assert d.root_of(secret("chain"), links) == chain.root == chain.element(0)
    stored = d.DiceChain(secret("chain"), links, d.DiceChain(secret("chain"), links).near(index))
    assert [stored.element(i) for i in (index, links, 0)] == [chain.element(i) for i in (index, links, 0)]
    assert code_of(lambda: chain.element(links + 1)) == "dice_exhausted"


def test_canonical_json_is_one_text_only() -> None:
    assert d.canonical({"b": [1, -2], "a": 'ä"\\\n\x01\x7f\u2028'}).decode() == (
        '{"a":"ä\\"\\\\\\n\\u0001\x7f\u2028","b":[1,-2]}'
    )
    for bad in (1.0, True, None, 2**53, {"A": 1}, {1: 2}, {"a": [None]}, "\ud800", b"x"):
        assert code_of(lambda bad=bad: d.canonical(bad)) == "dice_value"  # type: ignore[misc]


# ---------------------------------------------------------------------- the source
def test_an_index_is_never_used_twice() -> None:
    dice = new_dice()
    assert dice.spent == (0, 1, 1)
    first = dice.answer("battle", FIVE, index=1)
    again = dice.answer("battle", FIVE, index=2)
    assert (first, dice.spent) != (again, (0, 2, 1))
    assert code_of(lambda: dice.answer("battle", FIVE, index=2)) == "dice_spent"
    assert code_of(lambda: dice.answer("battle", FIVE, index=4)) == "dice_skipped"
    dice.answer("draw", PEOPLES, 0, index=1)
    assert code_of(lambda: dice.answer("draw", PEOPLES, 0, index=1)) == "dice_spent"
    assert dice.spent == (0, 3, 2)


def test_an_old_backup_is_refused() -> None:
    dice = new_dice()
    dice.take_lines()
    backup = dice.to_json()
    dice.answer("battle", FIVE)
    assert code_of(dice.to_json) == "dice_untaken"
    dice.take_lines()
    assert TableDice.load(dice.to_json(), dice.spent).spent == dice.spent
    assert code_of(lambda: TableDice.load(backup, dice.spent)) == "dice_spent"
    assert code_of(lambda: TableDice.load({"format": 1})) == "state_format"
    assert code_of(lambda: TableDice.load({**backup, "format": 2})) == "state_format"


def test_a_repeated_command_brings_the_same_dice() -> None:
    """A crash before the transaction ends: the stored source answers the repetition alike."""
    dice = new_dice()
    dice.take_lines()
    stored = json.loads(json.dumps(dice.to_json()))
    runs = []
    for _ in range(2):
        source = TableDice.load(stored)
        source.at(4)
        runs.append((source.answer("battle", FIVE), source.answer("draw", PEOPLES, 1), source.take_lines()))
    assert runs[0] == runs[1]


@given(st.lists(st.booleans(), max_size=12), st.integers(0, 12))
def test_storing_at_any_moment_changes_nothing(kinds: list[bool], stop: int) -> None:
    def run(store: bool) -> list[str]:
        dice, lines = new_dice(), []
        for i, hidden in enumerate(kinds):
            dice.at(i)
            dice.answer("draw", PEOPLES, i % 3 if hidden else None)
            lines += dice.take_lines()
            dice.take_sealed()
            if store and i == stop:
                dice = TableDice.load(json.loads(json.dumps(dice.to_json())), dice.spent)
        return lines

    assert run(True) == run(False)


def test_out_of_turn() -> None:
    dice = TableDice("t-1", secret("tip"), secret("master"), 2)
    assert code_of(lambda: dice.answer("battle", FIVE)) == "dice_setup"
    assert code_of(lambda: dice.reveal([HOUSE])) == "dice_setup"
    assert code_of(lambda: dice.seat([])) == "dice_setup"
    assert code_of(lambda: dice.seat(["abc"])) == "dice_size"
    assert Match(ATTILA, ["A", "B"], dice).state.chance  # it waits for the seeds
    dice.seat([d.seed_commitment("t-1", 0, 0, secret("anna")).hex(), HOUSE])
    assert code_of(lambda: dice.seat([HOUSE, HOUSE])) == "dice_setup"
    for seeds in ([secret("ben").hex(), HOUSE], [HOUSE, HOUSE], [secret("anna").hex(), secret("ben").hex()]):
        assert code_of(lambda seeds=seeds: dice.reveal(seeds)) == "dice_seed"  # type: ignore[misc]
    dice.reveal([secret("anna").hex(), HOUSE])
    assert dice.left == 2
    dice.answer("battle", FIVE)
    dice.answer("battle", FIVE)
    assert code_of(lambda: dice.answer("battle", FIVE)) == "dice_exhausted"
    dice.at(7)
    dice.answer("draw", PEOPLES, 0)  # sealed outcomes have no end
    assert code_of(lambda: dice.at(6)) == "dice_seq"
    assert code_of(lambda: dice.rewind(4, 7)) == "dice_seq"
    assert code_of(lambda: dice.rewind(3, 8)) == "dice_seq"
    dice.renew(secret("tip 2"), secret("master 2"))
    dice.seat([d.seed_commitment("t-1", 1, 0, secret("anna")).hex()])
    assert code_of(lambda: dice.reveal([secret("anna").hex()])) == "dice_seed"  # told before: no secret any more
    assert code_of(lambda: dice.open([])) == "dice_rows"
    dice.open(dice.take_sealed())
    assert code_of(lambda: dice.answer("battle", FIVE)) == "dice_closed"
    assert code_of(lambda: dice.renew(secret("x"), secret("y"))) == "dice_closed"
    assert [json.loads(line)["reason"] for line in dice.take_lines() if '"t":"commit"' in line] == [
        "start",
        "exhausted",
    ]


def test_what_cannot_be() -> None:
    assert code_of(lambda: TableDice("t", b"short", secret("m"))) == "dice_size"
    assert code_of(lambda: TableDice("t", secret("t"), b"short")) == "dice_size"
    assert code_of(lambda: TableDice("", secret("t"), secret("m"))) == "dice_table"
    assert code_of(lambda: TableDice("ä" * 101, secret("t"), secret("m"))) == "dice_table"
    assert code_of(lambda: TableDice("t", secret("t"), secret("m"), 0)) == "dice_links"
    requests: list[Any] = [
        {"dice": 0, "faces": 6},
        {"dice": 1, "faces": 257},
        {"dice": 1_001, "faces": 6},
        {"dice": 1},
        {"weights": []},
        {"weights": [[0, 0]]},
        {"weights": [[1, 1], [1, 1]]},
        {"weights": [[0, 65_537]]},
        {"weights": [[0, 1, 2]]},
        {"weights": [0]},
        {"weights": [["a", 1]]},
        {},
        [],
    ]
    for request in requests:
        assert code_of(lambda request=request: new_dice().answer("x", request)) == "dice_request"  # type: ignore[misc]
    assert code_of(lambda: d.Stream(secret("k"), b"").shuffled(65_537)) == "dice_request"
    state = ATTILA.new(3, seed=1)
    assert code_of(lambda: request_of(state)) == "not_chance"


def test_an_owner_that_depends_on_the_outcome_is_refused() -> None:
    dice = new_dice()
    dice.audience = lambda state: 2 if state.roll_name else None  # wrong: the deal goes to seat 0 first
    before = dice.spent
    with pytest.raises(EngineError, match="dice_owner"):
        Match(ATTILA, ["A", "B", "C"], dice)
    assert dice.spent == (before[0], before[1] + 1, before[2])  # the first player only


# ---------------------------------------------------------------------- the check
def test_a_log_with_everything_is_right() -> None:
    report = verify_dice(whole_log())
    assert report.complete
    assert report.reasons == ["start", "void", "reseed"]
    assert report.seeds == [1, 2]
    assert (report.rolls, report.sealed, report.rewinds) == (4, 5, 1)
    assert [outcome.ctx["seq"] for outcome in report.outcomes] == [0, 0, 3, 3, 6, 6, 6]
    assert all(outcome.result is not None for outcome in report.outcomes)


def test_a_log_may_break_off_and_is_not_complete_then() -> None:
    lines = whole_log()
    for end in range(1, len(lines)):
        assert not verify_dice(lines[:end]).complete
    assert verify_dice([*lines[:4], "", "  ", lines[4] + "\r\n"]).epochs == 2
    assert fault([]) == (1, "dice_order")
    assert fault(["", ""]) == (2, "dice_order")


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


def test_a_change_of_any_field_is_found_in_its_line_or_the_next() -> None:
    lines = whole_log()
    tried = 0
    for at, line in enumerate(lines):
        row = json.loads(line)
        for other in changed(row):
            if other == row:
                continue
            found = fault([*lines[:at], d.canonical(other).decode(), *lines[at + 1 :]])
            assert found is not None, (line, other)
            assert found[0] in (at + 1, at + 2)
            tried += 1
    assert tried > 500


def test_lines_cannot_be_lost_doubled_or_exchanged() -> None:
    lines = whole_log()
    for at in range(len(lines) - 1):
        for other in (
            [*lines[:at], *lines[at + 1 :]],
            [*lines[: at + 1], *lines[at:]],
            [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]],
        ):
            found = fault(other)
            assert found is not None
            assert found[0] in (at + 1, at + 2)


@given(st.data())
def test_no_letter_can_be_changed(data: st.DataObject) -> None:
    text = "\n".join(VECTORS["log"]["lines"])
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.characters(min_codepoint=33, max_codepoint=126).filter(lambda c: c != text[at]))
    assert fault((text[:at] + letter + text[at + 1 :]).split("\n")) is not None


FORGED = [
    ("commit", "root", "0" * 64, "dice_element"),
    ("commit", "master", "0" * 64, "dice_root"),
    ("commit", "links", 9, "dice_root"),
    ("commit", "level", 2, "dice_version"),
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


@pytest.mark.parametrize(("kind", "field", "value", "what"), FORGED)
def test_a_forger_who_computes_the_heads_anew_is_found(kind: str, field: str, value: Any, what: str) -> None:
    rows = [json.loads(line) for line in whole_log()]
    index = next(at for at, row in enumerate(rows) if row["t"] == kind and row.get("epoch", 1) == 1)
    if field == "root":  # whoever exchanges it must exchange the salt that comes of it
        rows[index + 2]["salt"] = d.salt_of("t-1", bytes(32), [secret("anna"), d.house_seed("t-1", bytes(32), 1)]).hex()
    rows[index][field] = value
    found = fault(chained(rows))
    assert found is not None
    assert found[1] == what
    for lang in ("de", "en"):
        assert Language(lang).name("what", found[1]) != found[1]


def test_an_unopened_outcome_is_found() -> None:
    rows = [json.loads(line) for line in whole_log()]
    at = [i for i, row in enumerate(rows) if row["t"] == "card"][-1]
    assert fault(chained(rows[:at] + rows[at + 1 :])) == (at + 1, "dice_order")


def test_a_draw_for_everybody_is_shown_at_once() -> None:
    rows = [json.loads(line) for line in whole_log()]
    at = next(i for i, row in enumerate(rows) if row["t"] == "shown")
    assert rows[at - 1]["ctx"]["seat"] == EVERYBODY
    assert fault(chained(rows[:at] + rows[at + 1 :])) == (at + 1, "dice_order")


@pytest.mark.parametrize("line", ["", "{", "[]", "1", '{"t":[]}', "[" * 100_000, '{"t":"end","outcomes":1e0}', "ä" * 9])
def test_broken_lines(line: str) -> None:
    assert fault([whole_log()[0], line + "x"]) == (2, "dice_shape")


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_whole_game_verifies_and_comes_out_the_same_again(players: int) -> None:
    match, lines, rows = play(players, players)
    report = verify_record_dice(lines, match.record, ATTILA)
    assert report.complete
    assert report.rolls == 1  # who begins
    assert report.sealed == len(rows) > 20
    again, same, _ = play(players, players)
    assert again.record.text() == match.record.text()
    assert same == lines
    running = [line for line in lines if json.loads(line)["t"] not in ("open", "card", "end")]
    assert not verify_record_dice(running, match.record, ATTILA).complete


def test_other_seeds_are_another_game() -> None:
    match, _, _ = play(1)
    other = TableDice("t-1", secret("game 1 tip"), secret("game 1 master"), 64)
    seat_all(other, ["game 1 seat 0", "another seed", HOUSE])
    assert play(1, dice=other)[0].record.text() != match.record.text()


def test_a_log_must_be_of_this_record() -> None:
    match, lines, _ = play(1)
    other, others, _ = play(2)
    assert code_of(lambda: verify_record_dice(others, match.record, ATTILA)) == "dice_record"
    assert code_of(lambda: verify_record_dice(lines, other.record, ATTILA)) == "dice_record"


class ShortPiles:
    """A source that leaves the first kind out of every pile."""

    def __init__(self, dice: TableDice) -> None:
        self.dice = dice

    def outcome(self, s: Any) -> int | None:
        request, owner = request_of(s), audience(s)
        if owner is not None:
            request["weights"] = request["weights"][1:]
        what = s.game.chances[s.roll_name][0]
        return outcome_number(request, self.dice.answer(what, request, owner))


def test_wrong_chances_are_found_by_the_record() -> None:
    """An operator who draws from a pile of his own making writes a log that is right by itself."""
    dice = new_dice("cheat")
    match = Match(ATTILA, ["A", "B", "C"], ShortPiles(dice))
    dice.open(dice.take_sealed())
    lines = dice.take_lines()
    assert verify_dice(lines).complete
    assert code_of(lambda: verify_record_dice(lines, match.record, ATTILA)) == "dice_record"


def test_sealed_bids_dice_and_lots() -> None:
    """The small game of the engine's tests: cards dealt in secret, an open lot, open dice."""
    if kartentisch.compiled():
        pytest.skip("the small game is interpreted and cannot build on a compiled kernel")
    from tests.engine.auction import Auction

    game, dice, chooser = Auction(), new_dice("auction"), random.Random(5)
    match = Match(game, ["A", "B", "C"], dice)
    while not match.state.over:
        seat = chooser.choice(match.state.seats_asked)
        dice.at(match.record.answers + 1)
        match.play(seat, chooser.choice(match.state.legal_actions(seat)))
    dice.open(dice.take_sealed())
    report = verify_record_dice(dice.take_lines(), match.record, game)
    assert report.sealed == 3
    assert report.rolls > 3


# ---------------------------------------------------------------------- secrets
def test_the_owner_checks_at_once_and_learns_nothing_else() -> None:
    dice = new_dice()
    dice.take_lines()
    result = dice.answer("draw", PEOPLES, 1)
    (line,), (row,) = dice.take_lines(), dice.take_sealed()
    public, private = json.loads(line), for_owner(row)
    assert d.owner_can_open(public, private)
    assert private["result"] == result
    assert set(private) == {"epoch", "i", "ctx", "result", "nonce"}  # neither element nor chances
    for other in range(6):
        assert d.owner_can_open(public, {**private, "result": other}) == (other == result)
    assert not d.owner_can_open(public, {**private, "i": 2})
    assert not d.owner_can_open({**public, "ctx": {**public["ctx"], "seq": 9}}, private)


def two_worlds(weights: list[list[int]], others: list[list[int]]) -> list[list[dict[str, Any]]]:
    """The same table in two worlds whose piles differ by hidden cards; the lines until the opening."""
    worlds = []
    for pile in (weights, others):
        dice = new_dice("worlds")
        for seat in range(3):
            dice.at(seat)
            dice.answer("draw", {"weights": pile}, seat)
            dice.answer("battle", FIVE)
        worlds.append([json.loads(line) for line in dice.take_lines()])
    return worlds


def test_two_worlds_with_other_cards_have_the_same_public_log_but_for_the_commitments() -> None:
    first, second = two_worlds([[0, 1]], [[5, 3], [100, 9], [2**40, 1]])
    assert len(first) == len(second)
    for one, two in zip(first, second, strict=True):
        for hidden in ("commitment", "prev"):
            if hidden in one:
                assert len(one.pop(hidden)) == len(two.pop(hidden)) == 64
        assert one == two


def test_without_the_secret_no_public_value_opens_a_commitment() -> None:
    """All cards are tried with everything that was told, and with everything that follows from it."""
    match, lines, _ = play(3)
    running = [json.loads(line) for line in lines if json.loads(line)["t"] not in ("open", "card", "end")]
    told = {bytes.fromhex(text) for line in lines[: len(running)] for text in re.findall("[0-9a-f]{64}", line)}
    told |= {d.before(value) for value in told} | {d.sealed_nonce(value) for value in told}
    sealed = [row for row in running if row["t"] == "sealed"][:20]
    for row in sealed:
        for card in range(6):
            assert all(d.sealed_commitment(row["ctx"], card, value).hex() != row["commitment"] for value in told)
    assert match.state.over


def test_commitments_and_later_dice_do_not_depend_on_the_card() -> None:
    """Over many masters: neither the first digit of a commitment nor of a nonce goes with the card."""
    table: Counter[tuple[str, int]] = Counter()
    for i in range(6_000):
        element = d.sealed_element(secret(f"master {i}"), 1)
        ctx = d.context("t", 1, "draw", seat=0)
        card = d.answer(element, secret("salt"), ctx, {"weights": [[0, 1], [1, 1]]})
        nonce = d.sealed_nonce(element)
        table[d.sealed_commitment(ctx, card, nonce).hex()[0], card] += 1
        table["n" + nonce.hex()[0], card] += 1
    for digits in ([f"{n:x}" for n in range(16)], [f"n{n:x}" for n in range(16)]):
        chi = 0.0
        for digit in digits:
            both = table[digit, 0] + table[digit, 1]
            chi += sum((table[digit, card] - both / 2) ** 2 / (both / 2) for card in (0, 1))
        assert chi < 39.3  # 16 degrees of freedom, p = 0.001


def test_draws_from_a_pile_are_never_proved_by_what_tells_the_pile() -> None:
    """While a game goes on, no line tells chances of a pile or an element of a sealed outcome."""
    _, lines, rows = play(4)
    running = [line for line in lines if json.loads(line)["t"] not in ("open", "card", "end")]
    assert sum('"weights"' in line for line in running) == 1  # who begins
    master = secret("game 4 master")
    for row in rows:
        element = d.sealed_element(master, row["i"]).hex()
        assert not any(element in line or row["nonce"] in line for line in running)


def test_every_outcome_of_a_draw_has_the_same_owner() -> None:
    state = ATTILA.new(3)
    owners = []
    for _ in range(4):
        owners.append(audience(state))
        for outcome, _ in state.chance_outcomes():
            copy = state.clone()
            copy.listen()
            copy.apply(outcome)
            event = ATTILA.events(copy)[0]
            assert (event.args["seat"] if event.kind.secret else None) == owners[-1]
        state.apply(state.legal_actions(-1)[0])
    assert owners == [None, 0, 0, 0]


# ---------------------------------------------------------------------- the page
CHROMIUM = shutil.which("chromium")


def ask_page(folder: Path, log: str) -> str:
    """What the page says about the log, as its document afterwards."""
    box = 'autocomplete="off"></textarea>'
    page = PAGE.read_text(encoding="utf-8")
    assert box in page
    file = folder / "verify.html"
    filled = box.replace("></", ">\n" + html.escape(log) + "</")
    file.write_text(page.replace(box, filled), encoding="utf-8")
    flags = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=30000", "--dump-dom"]
    profile = f"--user-data-dir={folder / 'profile'}"
    assert CHROMIUM is not None
    done = subprocess.run(
        [CHROMIUM, *flags, profile, file.as_uri()], capture_output=True, text=True, timeout=120, check=True
    )
    return done.stdout


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
def test_the_page_says_the_same(tmp_path: Path) -> None:
    lines = whole_log()
    report = verify_dice(lines)
    right = ask_page(tmp_path, "\n".join(lines))
    assert 'data-state="good"' in right
    assert report.head in right and report.envelope in right
    assert 'data-state="open"' in ask_page(tmp_path, "\n".join(lines[:12]))
    _, game, _ = play(2, 2)
    assert verify_dice(game).head in ask_page(tmp_path, "\n".join(game))
    chooser = random.Random(7)
    for at in chooser.sample(range(len(lines)), 6):
        other = chooser.choice(list(changed(json.loads(lines[at]))))
        forged = [*lines[:at], d.canonical(other).decode(), *lines[at + 1 :]]
        found = fault(forged)
        assert found is not None
        said = ask_page(tmp_path, "\n".join(forged))
        assert f'data-line="{found[0]}" data-what="{found[1].removeprefix("dice_")}"' in said


@pytest.mark.skipif(CHROMIUM is None, reason="chromium is not installed: the page cannot be opened")
@pytest.mark.parametrize(("kind", "field", "value", "what"), FORGED[::5])
def test_the_page_finds_the_forger(tmp_path: Path, kind: str, field: str, value: Any, what: str) -> None:
    rows = [json.loads(line) for line in whole_log()]
    index = next(at for at, row in enumerate(rows) if row["t"] == kind and row.get("epoch", 1) == 1)
    rows[index][field] = value
    forged = chained(rows)
    found = fault(forged)
    assert found is not None
    said = ask_page(tmp_path, "\n".join(forged))
    assert f'data-line="{found[0]}" data-what="{found[1].removeprefix("dice_")}"' in said


def test_the_page_needs_nothing_from_outside_and_speaks_both_languages() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert not re.search(r"https?:|src=|@import|url\(|innerHTML|fetch\(|XMLHttp", page)
    german, english = page[page.index("const TEXTS") : page.index("// ---", page.index("const TEXTS"))].split("  en: {")
    keys = [set(re.findall(r"\b(\w+): \"", half)) for half in (german, english)]
    assert keys[0] == keys[1]
    assert len(keys[0]) > 40


def test_every_fault_has_a_sentence() -> None:
    tree = ast.parse((Path(d.__file__).parent / "dice_proof.py").read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    last = [call.args[-1] for call in calls if getattr(call.func, "id", "") in ("_demand", "_Wrong")]
    faults = {node.value for node in last if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert len(faults) == 14
    page = PAGE.read_text(encoding="utf-8")
    for name in faults:
        for lang in ("de", "en"):
            assert Language(lang).has(f"what-dice_{name}"), name
        assert page.count(f'{name}: "') == 2, name
