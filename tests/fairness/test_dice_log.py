"""The log of verifiable dice: tampering, whole games, secrecy."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import kartentisch
from kartentisch.engine.language import Language
from kartentisch.engine.match import Match
from kartentisch.fairness import dice as d
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.dice_record import verify_record_dice
from kartentisch.fairness.dice_requests import audience, for_owner, outcome_number, request_of
from kartentisch.fairness.table_dice import EVERYBODY, SERVER, TableDice
from tests.fairness.dice_tables import (
    ATTILA,
    FIVE,
    FORGED,
    PEOPLES,
    VECTORS,
    chained,
    changed,
    code_of,
    fault,
    new_dice,
    play,
    seat_all,
    secret,
    whole_log,
)


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


@pytest.mark.thorough
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


@pytest.mark.parametrize(("kind", "field", "value", "what"), FORGED)
def test_a_forger_who_computes_the_heads_anew_is_found(kind: str, field: str, value: Any, what: str) -> None:
    rows = [json.loads(line) for line in whole_log()]
    index = next(at for at, row in enumerate(rows) if row["t"] == kind and row.get("epoch", 1) == 1)
    if field == "root":  # whoever exchanges it must exchange the salt that comes of it
        rows[index + 2]["salt"] = d.salt_of(
            "t-1", bytes(32), [secret("anna"), d.server_seed("t-1", bytes(32), 1)]
        ).hex()
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
    seat_all(other, ["game 1 seat 0", "another seed", SERVER])
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


@pytest.mark.thorough
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


@pytest.mark.thorough
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
        state.apply(state.legal_actions(kartentisch.CHANCE)[0])
    assert owners == [None, 0, 0, 0]
