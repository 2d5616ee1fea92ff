"""Verifiable dice: the vectors, fairness, and the source of chance of a table."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kartentisch as kt
from kartentisch.engine.errors import EngineError
from kartentisch.engine.match import Match
from kartentisch.engine.piles import Pile
from kartentisch.fairness import dice as d
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.dice_requests import audience, request_of
from kartentisch.fairness.table_dice import SERVER, TableDice
from tests.fairness.dice_tables import (
    ATTILA,
    BATTLE,
    FIVE,
    PEOPLES,
    VECTORS,
    code_of,
    new_dice,
    secret,
    whole_log,
)


# ---------------------------------------------------------------------- vectors
@given(st.binary(max_size=200), st.binary(max_size=200))
def test_the_mac_is_that_of_the_standard(key: bytes, data: bytes) -> None:
    assert d.mac(key, data) == hmac.digest(key, data, "sha256")


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
    """The dice once more, written straight from docs/protocol/dice.md §5 without the module."""

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
        assert d.server_seed(row["table"], root, 2).hex() == row["house_seed_of_seat_2"]
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


@pytest.mark.thorough
def test_sixty_thousand_dice_are_fair() -> None:
    chain, salt = d.DiceChain(secret("fair"), 12_000), secret("salt")
    found: Counter[int] = Counter()
    for i in range(1, 12_001):
        found.update(d.answer(chain.element(i), salt, {"g": "t", "seq": i, "what": "battle"}, FIVE))
    assert sum(found.values()) == 60_000
    assert chi_square(found, dict.fromkeys(range(1, 7), 10000.0)) < 20.5  # 5 degrees of freedom, p = 0.001


@pytest.mark.thorough
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


@pytest.mark.thorough
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
    assert code_of(lambda: dice.reveal([SERVER])) == "dice_setup"
    assert code_of(lambda: dice.seat([])) == "dice_setup"
    assert code_of(lambda: dice.seat(["abc"])) == "dice_size"
    assert Match(ATTILA, ["A", "B"], dice).state.chance  # it waits for the seeds
    dice.seat([d.seed_commitment("t-1", 0, 0, secret("anna")).hex(), SERVER])
    assert code_of(lambda: dice.seat([SERVER, SERVER])) == "dice_setup"
    for seeds in ([secret("ben").hex(), SERVER], [SERVER, SERVER], [secret("anna").hex(), secret("ben").hex()]):
        assert code_of(lambda seeds=seeds: dice.reveal(seeds)) == "dice_seed"  # type: ignore[misc]
    dice.reveal([secret("anna").hex(), SERVER])
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


@pytest.mark.rule("R2-96")
def test_a_card_that_may_show_at_once_is_drawn_for_its_seat() -> None:
    """A resistance shows in an own land and waits unseen in any other: the dice told all, or stopped the table."""
    game = kt.load("selfr3")
    position = json.loads((Path(__file__).parent / "resistance.json").read_text(encoding="utf-8"))
    shown = set()
    for number in range(12):
        state = game.load(position)
        state.listen()
        assert state.chance and audience(state) == 1
        dice = new_dice(name=str(number))
        outcome = dice.outcome(state)
        assert outcome is not None
        state.apply(outcome)
        (line,) = [json.loads(line) for line in dice.take_lines() if '"t":"sealed"' in line]
        assert line["ctx"]["seat"] == 1 and "result" not in line
        shown |= {event.kind.name for event in game.events(state)} & {"resistance", "resistance_waits"}
    assert shown == {"resistance", "resistance_waits"}


def test_an_owner_that_depends_on_the_outcome_is_refused() -> None:
    dice = new_dice()
    dice.audience = lambda state: 2 if state.roll_name else None  # wrong: the deal goes to seat 0 first
    before = dice.spent
    with pytest.raises(EngineError, match="dice_owner"):
        Match(ATTILA, ["A", "B", "C"], dice)
    assert dice.spent == (before[0], before[1] + 1, before[2])  # the first player only
