"""Checking the signed log behind a record (docs/protocol/log.md §6): chain, terms, entries, signatures, dice, clock."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kartentisch.engine.arguments import careful
from kartentisch.engine.clock import MINUTE, says
from kartentisch.engine.entries import is_update
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.record import Record, Stretch
from kartentisch.fairness.dice import HEX
from kartentisch.fairness.dice_log import Report
from kartentisch.fairness.dice_proof import verify_dice
from kartentisch.fairness.dice_record import verify_record_dice
from kartentisch.fairness.log_chain import (
    MOVED,
    RECORDED,
    UNSTATED,
    UPDATE,
    VERSION,
    beginning,
    commitment_of,
    following,
    is_signed,
    join,
    nonce_of,
    plain,
)
from kartentisch.fairness.log_terms import Terms

SLACK: Final = MINUTE  # between a look at the clock and the moment of the line that tells of it
FIELDS: Final[dict[str, dict[str, type]]] = {
    "table": {"version": str, "table": str, "key": str, "veil": str, "since": int, "first": int},
    "house": {"key": str, "veil": str},
    "line": {"line": dict, "opened": list, "hash": str, "signature": str},
    "end": {"seq": int, "hash": str, "signature": str},
}


@dataclass
class LogReport:
    """What a signed log shows.

    Attributes:
        table: the table's id.
        key: the public key that signed every line; of a table that has moved, the one of the server where it ended.
        servers: the keys of all servers, in order: each but the first was named by the one before.
        lines: how many there are.
        head: the last head.
        since: entries of the record that are older than the table, so that nothing is proved of their chance.
        heads: by `seq`.
        stated: whether the log states rules, options and seats; one of version 1 does not.
        kicks, changes: seats that were taken from their people during the game, and that changed hands otherwise.
        returns: how often answers were taken back; `returned`: how many entries of the record went with them.
        restored: how often the server went back to a backup.
        dice: what the dice log shows.
        unplayed: parts of the record that these rules cannot play: only chain, signatures and dice were checked there.
    """

    table: str
    key: str
    since: int
    lines: int = 0
    head: str = ""
    heads: dict[int, str] = field(default_factory=dict)
    stated: bool = False
    kicks: int = 0
    changes: int = 0
    returns: int = 0
    returned: int = 0
    restored: int = 0
    dice: Report = field(default_factory=Report)
    servers: list[str] = field(default_factory=list)
    unplayed: list[Stretch] = field(default_factory=list)


@dataclass
class Part:
    """What a line is signed and hidden with."""

    row: dict[str, Any]
    key: str
    veil: bytes


@careful
def verify_log(record: Record, game: Game, key: str = "", head: str = "", opened: Sequence[str] = ()) -> LogReport:
    """Check a record with its proof.

    Args:
        key: the server's public key as you noted it; empty: the one in the file.  Of a table that has moved, any
            server's.
        head: a head that you noted, which must be in the chain.
        opened: of a game that is played: the lines of the dice that would open all secrets, were it over now.

    Raises:
        EngineError: `log_missing` without a proof; `log_server` with the `line` where a server goes on that was not
            named by the one before; `log_shape`, `log_chain`, `log_private` or `log_signature` with the
            `line` of the log; `log_cut` if its end is missing; `log_key`, `log_head` if it is not what was noted;
            `log_ask` with a `line` that asks for a witness before the answers that the roll is about; `log_terms`,
            `log_header`, `log_rules` as for `Terms`; `log_entries` if the record is another one; `dice_open` if the
            dice were not opened; `log_clock` with the `entry` where the clock cannot have said that; `dice_log`,
            `dice_record`, and as for `Record.verify`.
    """
    rows = _rows(record.proof)
    report = LogReport(rows[0]["table"], rows[0]["key"], rows[0]["since"])
    lines = [row for row in rows if row["proof"] == "line"]
    parts = _parts(rows)
    report.servers = list(dict.fromkeys(part.key for part in parts))
    report.key = parts[-1].key
    dice = [text for row in lines if row["line"]["kind"] == "dice" for text in row["line"]["lines"]]
    dice.extend(opened)
    report.dice = verify_dice(dice)  # first: it says best what is wrong with a die
    if report.dice.table != report.table:
        raise EngineError("log_shape", line=rows[0]["first"])
    _check_chain(report, rows[0], parts)
    last, end = lines[-1], rows[-1]
    if end["proof"] != "end" or [end[name] for name in ("seq", "hash", "signature")] != [
        last["line"]["seq"], report.head, last["signature"]
    ]:  # fmt: skip
        raise EngineError("log_cut")
    if key and key not in report.servers:
        raise EngineError("log_key", expected=key, found=report.key)
    if head and head not in report.heads.values():
        raise EngineError("log_head", head=head)
    _check_terms(record, report, rows[0], lines)
    moments = _check_entries(record, report, lines)
    _check_signatures(report, parts)
    if not report.dice.complete:
        raise EngineError("dice_open")
    report.dice = verify_record_dice(dice, record, game, since=report.since)
    _check_clock(record, game, moments, report.since)
    report.unplayed = record.unplayed(game)
    return report


def _rows(proof: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The rows, if they have the form they must have."""
    if not proof:
        raise EngineError("log_missing")
    for number, row in enumerate(proof):
        fields = FIELDS.get(row["proof"]) if isinstance(row["proof"], str) else None
        right = fields is not None and set(row) == {*fields, "proof"}
        if right and fields is not None:
            right = all(type(row[name]) is kind for name, kind in fields.items())
        where = ("table",) if number == 0 else ("end",) if number == len(proof) - 1 else ("line", "house")
        if not right or row["proof"] not in where:
            raise EngineError("log_cut" if right and where == ("end",) else "log_shape", line=number)
    first = proof[0]
    if (
        first["version"] not in (VERSION, UNSTATED, MOVED)
        or any(not HEX.fullmatch(row[name]) for row in proof if "veil" in row for name in ("key", "veil"))
        or (first["version"] == MOVED) != any(row["proof"] == "house" for row in proof)
    ):
        raise EngineError("log_shape", line=0)
    if len(proof) < 3 or proof[-2]["proof"] != "line":
        raise EngineError("log_cut")
    for number, row in enumerate(proof[1:-1], 1):
        if row["proof"] == "house":
            continue
        line = row["line"]
        if not (type(line.get("seq")) is int and isinstance(line.get("kind"), str)):
            raise EngineError("log_shape", line=number)
        texts = line.get("lines")
        if line["kind"] == "dice" and not (isinstance(texts, list) and all(isinstance(text, str) for text in texts)):
            raise EngineError("log_shape", line=line["seq"])
    return proof


def _parts(rows: list[dict[str, Any]]) -> list[Part]:
    """The lines, each with the server that wrote it (docs/protocol/log.md §8).

    A server ends with a line `departed`, which names the key of the next one; that begins with a line `arrived`.
    """
    parts: list[Part] = []
    key, veil, fresh = rows[0]["key"], bytes.fromhex(rows[0]["veil"]), False
    for row in rows[1:-1]:
        if row["proof"] == "house":
            if fresh or not parts:
                raise EngineError("log_shape", line=0)
            key, veil, fresh = row["key"], bytes.fromhex(row["veil"]), True
            continue
        line, before = row["line"], parts[-1].row["line"] if parts else {}
        left = before.get("kind") == "departed"
        if line["kind"] == "arrived":
            fits = fresh and left and before.get("key") == key == line.get("key")
        else:  # a server that has left can only say again where to
            fits = not fresh and (not left or line["kind"] == "departed")
        if not fits:
            raise EngineError("log_server", line=line["seq"])
        parts.append(Part(row, key, veil))
        fresh = False
    return parts


def _check_chain(report: LogReport, first: Mapping[str, Any], parts: Sequence[Part]) -> None:
    at = beginning(report.table)
    for seq, part in enumerate(parts, first["first"]):
        row, line = part.row, part.row["line"]
        try:
            at = following(at, line)
        except EngineError:
            raise EngineError("log_shape", line=seq) from None
        if line["seq"] != seq or at.hex() != row["hash"]:
            raise EngineError("log_chain", line=seq)
        if not _opens(part.veil, report.table, row):
            raise EngineError("log_private", line=seq)
        report.heads[seq] = report.head = at.hex()
    report.lines = len(parts)


def _check_signatures(report: LogReport, parts: Sequence[Part]) -> None:
    for part in parts:
        row, seq = part.row, part.row["line"]["seq"]
        if not is_signed(part.key, row["signature"], report.table, seq, bytes.fromhex(report.heads[seq])):
            raise EngineError("log_signature", line=seq)


def _check_terms(record: Record, report: LogReport, first: Mapping[str, Any], rows: list[dict[str, Any]]) -> None:
    """The header of the record is what the lines state; a log of version 1 must not state anything."""
    terms = Terms()
    for row in rows:
        terms.follow(row["line"])
        report.restored += row["line"]["kind"] == "restored"
    report.stated = terms.last is not None
    if report.stated != (first["version"] in (VERSION, MOVED)):
        raise EngineError("log_shape", line=0)
    terms.check(record.header, bytes.fromhex(first["veil"]), report.table)
    report.kicks, report.changes = terms.kicks, terms.changes


def _opens(veil: bytes, table: str, row: Mapping[str, Any]) -> bool:
    """Every private part is the one that was committed to, and none is missing."""
    line = row["line"]
    try:
        found = [
            [who, commitment_of(nonce_of(veil, table, line["seq"], who), value)]
            for who, value in row["opened"]
            if type(who) is int and who >= -1 and type(value) is dict
        ]
    except (EngineError, TypeError, ValueError):
        return False
    return len(found) == len(row["opened"]) and found == line.get("private", [])


def _check_entries(record: Record, report: LogReport, rows: list[dict[str, Any]]) -> list[int | None]:
    """The log without what was taken back is the record, from where the table began.

    Returns:
        For each entry, how many ms were left of the table's time when its line was written; None without a limit.
    """
    whole = rows[0]["line"]["seq"] == 1
    entries = [] if whole else record.entries[: report.since]
    since = None if whole else len(entries)  # entries before the dice that still stand
    moments: list[int | None] = [None] * len(entries)
    ends: int | None = None
    floor = 0  # nothing before the last update of the rules is taken back
    answers = sum("action" in entry for entry in entries)
    for row in rows:
        line, fits, in_turn = row["line"], True, True
        try:
            in_turn = line["kind"] != "dice" or _asked_after(line["lines"], answers)
            if line["kind"] in RECORDED:
                entries.append(join(line, row["opened"]))
                floor = len(entries) if line["kind"] == UPDATE else floor
                fits = is_update(entries[-1]) == (line["kind"] == UPDATE)
                answers += "action" in entries[-1]
                moments.append(None if ends is None else ends - line["at"])
            elif line["kind"] == "dice" and since is None:
                since = len(entries)
            elif line["kind"] == "taken_back":
                fits = type(line["entries"]) is int and floor <= line["entries"] <= len(entries)
                report.returns, report.returned = report.returns + 1, report.returned + len(entries) - line["entries"]
                del entries[line["entries"] :]
                del moments[line["entries"] :]
                answers = sum("action" in entry for entry in entries)
                since = since if since is None else min(since, len(entries))
            elif line["kind"] == "clock" and "ends" in line:
                fits, ends = type(line["ends"]) in (int, type(None)), line["ends"]
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            fits = False
        if not (fits and in_turn):
            raise EngineError("log_ask" if fits else "log_shape", line=line["seq"])
    if since != report.since:
        raise EngineError("log_shape", line=0)
    if not _same(entries, record.entries):
        number = next((n for n, pair in enumerate(zip(entries, record.entries, strict=False), 1) if not _same(*pair)),
                      min(len(entries), len(record.entries)) + 1)  # fmt: skip
        raise EngineError("log_entries", entry=number)
    return moments


def _asked_after(lines: list[str], answers: int) -> bool:
    """Witnesses are asked when the answers stand, never before: else whoever acts could still choose."""
    asked = (json.loads(line) for line in lines if '"t":"ask"' in line)
    return all(ask["t"] != "ask" or ask["ctx"]["seq"] == answers for ask in asked)


def _same(one: Any, other: Any) -> bool:
    """The same bytes: Python takes 1, 1.0 and True for equal."""
    if one != other:
        return False
    try:
        return plain(one) == plain(other)
    except EngineError:
        return False


def _check_clock(record: Record, game: Game, moments: list[int | None], since: int) -> None:
    """What the clock said fits the moments of the lines."""
    for number, state, _ in record.known_states(game):
        entry = record.entries[number] if since <= number < len(record.entries) else {}
        name = entry.get("chance", "")
        if name in game.clocks:
            left = moments[number]
            word = game.parse_outcome(state, entry["outcome"])
            if left is None or not says(game, state, name, left + SLACK) <= word <= says(
                game, state, name, left - SLACK
            ):
                raise EngineError("log_clock", entry=number + 1)
