"""Comparing a log of verifiable dice with the record of the game: the rules asked for just these outcomes.

What a clock says (`Game.clocks`) is no outcome of dice: it stands in the record alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.kernel import State
from kartentisch.engine.record import Record
from kartentisch.fairness.dice_log import Outcome, Report
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.dice_requests import EVERYBODY, audience, outcome_number, owner_of, request_of


def verify_record_dice(
    lines: Iterable[str],
    record: Record,
    game: Game,
    owner: Callable[[State], int | None] = audience,
    since: int = 0,
) -> Report:
    """Check the log, then play the record again: every outcome is one that the rules asked for, with these chances.

    Where the record was played by rules that are not these (`Record.unplayed`), an outcome is compared as far as it
    says itself what it answers.

    Args:
        owner: who may know an outcome, as `TableDice.audience` of that table.
        since: entries of the record that are older than the dice.

    Raises:
        EngineError: as for `verify_dice` and `Record.verify`; `dice_record` with the first `entry` of the record that
            the log does not prove.
    """
    report = verify_dice(lines)
    record.verify(game)
    outcomes = iter(report.outcomes)
    for number, seq, state in _asked(record, game):
        if number <= since:
            continue
        found = next(outcomes, None)
        if found is not None and found.asked is not None and found.asked == _actor(record, number):
            raise EngineError("dice_record", entry=number)  # who acts is no witness of the own roll
        entry = record.entries[number - 1]
        if found is None or not (
            _says(found, seq, entry, game) if state is None else _proves(found, seq, entry, state, owner(state))
        ):
            raise EngineError("dice_record", entry=number)
    if next(outcomes, None) is not None:
        raise EngineError("dice_record", entry=len(record.entries))
    return report


def _asked(record: Record, game: Game) -> Iterator[tuple[int, int, Any]]:
    """Every moment of chance in the record, without a clock's: (number of its entry, answers before it, the state).

    The state is None where the rules cannot play the record.
    """
    states, seq = record.known_states(game), 0
    known = next(states, None)
    for number, entry in enumerate(record.entries, 1):
        while known is not None and known[0] < number - 1:
            known = next(states, None)
        if entry.get("chance", "") not in ("", *game.clocks):
            yield number, seq, known[1] if known is not None and known[0] == number - 1 else None
        seq += "action" in entry


def _actor(record: Record, number: int) -> int | None:
    """The seat that gave the last answer before this entry."""
    return next((entry["seat"] for entry in reversed(record.entries[: number - 1]) if "action" in entry), None)


def _says(found: Outcome, seq: int, entry: Mapping[str, Any], game: Game) -> bool:
    """The outcome of the log is the one of the record's entry, as far as both tell without the state."""
    if (found.ctx["seq"], found.ctx["what"]) != (seq, entry["chance"]):
        return False
    request, result = found.request, found.result
    if request is None or result is None:
        return True
    if "dice" in request:
        return bool(" ".join(map(str, result)) == entry["outcome"])
    ids = next((kind.ids for kind in game.chances if kind.name == entry["chance"]), ())
    return bool(str(result) == entry["outcome"] if ids is None else not ids or ids[result] == entry["outcome"])


def _proves(found: Outcome, seq: int, entry: Mapping[str, Any], state: Any, owner: int | None) -> bool:
    """The outcome of the log is the one of the record's entry, which the state asked for."""
    if (found.ctx["seq"], found.ctx["what"]) != (seq, entry["chance"]):
        return False
    told = found.ctx.get("seat")
    if told != owner:  # where some cards show at once, versions before 1.0 told their proof to nobody
        shows = owner_of(state, state.game.parse_outcome(state, entry["outcome"])) is None
        if told != EVERYBODY or owner is None or not shows:
            return False
    request = request_of(state)
    if found.request is not None and found.request != request:
        return False
    if found.result is None:
        return True
    return bool(state.game.outcome_text(state, outcome_number(request, found.result)) == entry["outcome"])
