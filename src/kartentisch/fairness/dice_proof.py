"""Checking a log of verifiable dice (docs/protocol/dice.md §8): every line against all lines before it.

`verify_dice` needs the log alone; `dice_record` compares it with the record of the game as well.  `docs/verify.html`
does the same as `verify_dice` in a browser, written a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.fairness.dice import (
    EVERYBODY,
    MOST_LINKS,
    NO_HEAD,
    VERSION,
    Json,
    answer,
    before,
    from_hex,
    master_commitment,
    next_head,
    root_of,
    sealed_commitment,
    sealed_element,
    sealed_nonce,
    table_bytes,
    witness_back,
)
from kartentisch.fairness.dice_epoch import SERVER, epoch_salt, seed_fits, why_renew
from kartentisch.fairness.dice_log import Outcome, Report, Wrong, demand, parse_line

LEVELS: Final = (1, 2)  # those that this version can check


@careful
def verify_dice(lines: Iterable[str]) -> Report:
    """Check a log of dice, complete or of a game that goes on.

    Args:
        lines: the log, one entry a line; line ends and empty lines do not matter.

    Raises:
        EngineError: `dice_log` with the first `line` that is wrong (from 1) and `what` is wrong with it.
    """
    log = _Log()
    number = 0
    for number, line in enumerate(lines, 1):
        if not isinstance(line, str):
            raise EngineError("dice_log", line=number, what="dice_shape")
        text = line.strip(" \t\r\n")
        if not text:
            continue
        try:
            log.read(text)
        except Wrong as wrong:
            raise EngineError("dice_log", line=number, what=f"dice_{wrong}") from None
    if not log.epochs:
        raise EngineError("dice_log", line=max(number, 1), what="dice_order")
    log.report.head = log.head.hex()
    return log.report


@dataclass
class _Epoch:
    """An epoch as the log tells it."""

    root: bytes
    links: int
    master: str  # the commitment to it
    last: bytes  # the element told last
    level: int
    commitments: list[str] | None = None
    seeds: list[str] | None = None
    salt: bytes = b""
    roots: list[str] | None = None  # of the seats' witness chains
    told: dict[int, tuple[int, bytes]] = field(default_factory=dict)  # seat -> number and value of its last link
    asked: dict[int, int] = field(default_factory=dict)  # seat -> the link that it was asked for last
    links_each: int = 0
    rolls: int = 0
    sealed: list[Outcome] = field(default_factory=list)
    secret: bytes = b""  # the master, once told
    opened: int = 0  # sealed outcomes whose proof was told


class _Log:
    """Reads line after line."""

    def __init__(self) -> None:
        self.report = Report()
        self.head = NO_HEAD
        self.epochs: list[_Epoch] = []
        self.opens = 0
        self.seq = 0
        self.outcomes = 0
        self.ask: dict[str, Json] | None = None  # the line before asked for a witness
        self.must_show = False  # the line before sealed an outcome for everybody
        self._kinds: dict[str, Callable[[dict[str, Json]], None]] = {
            "commit": self._commit,
            "seats": self._seats,
            "witnesses": self._witnesses,
            "seeds": self._seeds,
            "ask": self._ask,
            "roll": self._roll,
            "sealed": self._sealed,
            "shown": self._shown,
            "rewind": self._rewind,
            "open": self._open,
            "card": self._card,
            "end": self._end,
        }

    def read(self, text: str) -> None:
        row = parse_line(text)
        kind = row["t"]
        demand(row["prev"] == self.head.hex(), "link")
        demand(not self.report.complete and (bool(self.epochs) or kind == "commit"), "order")
        demand(self.opens == 0 or kind in ("open", "card", "end"), "order")
        demand(not self.must_show or kind == "shown", "order")
        demand(self.ask is None or kind in ("roll", "rewind", "commit"), "order")
        try:
            self._kinds[kind](row)
        except EngineError:  # a size, a value or a request that cannot be
            raise Wrong("shape") from None
        self.ask = row if kind == "ask" else None
        self.head = next_head(text)
        if kind == "seeds" and not self.report.envelope:
            self.report.envelope = self.head.hex()

    # ------------------------------------------------------------------ the beginning of an epoch
    def _commit(self, row: dict[str, Json]) -> None:
        demand(row["protocol"] == VERSION and row["level"] in LEVELS, "version")
        table_bytes(row["table"])
        demand(row["table"] == (self.report.table or row["table"]), "context")
        demand(row["epoch"] == len(self.epochs), "index")
        demand(row["reason"] == self._reason(), "reason")
        demand(1 <= row["links"] <= MOST_LINKS, "shape")
        from_hex(row["master"], "dice_master")
        root = from_hex(row["root"], "dice_root_bytes")
        self.epochs.append(_Epoch(root, row["links"], row["master"], root, row["level"]))
        self.report.table = row["table"]
        self.report.level = min(row["level"], self.report.level) if self.report.epochs else row["level"]
        self.report.epochs += 1
        self.report.reasons.append(row["reason"])

    def _reason(self) -> str:
        if not self.epochs:
            return "start"
        now = self.epochs[-1]
        return why_renew(now.seeds is not None, now.links, now.rolls)

    def _now(self, row: dict[str, Json]) -> _Epoch:
        demand(row["epoch"] == len(self.epochs) - 1, "index")
        return self.epochs[-1]

    def _seats(self, row: dict[str, Json]) -> None:
        now = self._now(row)
        demand(now.commitments is None, "order")
        demand(bool(row["commitments"]), "shape")
        for commitment in row["commitments"]:
            if commitment != SERVER:
                from_hex(commitment, "dice_commitment_bytes")
        now.commitments = row["commitments"]

    def _seeds(self, row: dict[str, Json]) -> None:
        now = self._now(row)
        if now.commitments is None or now.seeds is not None or (now.roots is None) != (now.level == 1):
            raise Wrong("order")
        demand(len(row["seeds"]) == len(now.commitments), "seed")
        used = {seed for epoch in self.epochs for seed in epoch.seeds or ()} - {SERVER}
        for seat, (seed, commitment) in enumerate(zip(row["seeds"], now.commitments, strict=True)):
            fits = seed_fits(self.report.table, row["epoch"], seat, seed, commitment)
            demand(fits and seed not in used, "seed")
        salt = epoch_salt(self.report.table, now.root, row["seeds"])
        demand(row["salt"] == salt.hex(), "salt")
        now.seeds, now.salt = row["seeds"], salt
        self.report.seeds.append(sum(seed != SERVER for seed in row["seeds"]))

    def _witnesses(self, row: dict[str, Json]) -> None:
        now = self._now(row)
        demand(now.level == 2 and now.commitments is not None and now.seeds is None and now.roots is None, "order")
        demand(len(row["roots"]) == len(now.commitments or ()) and 1 <= row["links"] <= MOST_LINKS, "shape")
        now.roots, now.links_each = row["roots"], row["links"]
        now.told = {
            seat: (0, from_hex(root, "dice_root_bytes")) for seat, root in enumerate(now.roots) if root != SERVER
        }

    # ------------------------------------------------------------------ outcomes
    def _ask(self, row: dict[str, Json]) -> None:
        now = self._seeded(row)
        demand(now.level == 2 and row["seat"] in now.told, "witness")
        demand(row["i"] == now.rolls + 1 and row["i"] <= now.links, "index")
        demand(row["link"] == now.asked.get(row["seat"], 0) + 1 and row["link"] <= now.links_each, "index")
        self._context(row["ctx"], None)
        now.asked[row["seat"]] = row["link"]

    def _witness(self, now: _Epoch, row: dict[str, Json]) -> bytes:
        """What the witness brought to the roll; empty at level 1, without anybody to ask, and where nothing came."""
        ask = self.ask
        demand(("witness" in row) == (now.level == 2), "shape")
        if ask is not None:
            demand(all(ask[key] == row[key] for key in ("i", "ctx")) and _request(ask) == _request(row), "witness")
        if ask is None or row["witness"] == SERVER:
            demand(row.get("witness", SERVER) == SERVER, "witness")
            if ask is not None:
                self.report.fallbacks[ask["seat"]] = self.report.fallbacks.get(ask["seat"], 0) + 1
            else:
                self.report.unasked += now.level == 2
            return b""
        link = from_hex(row["witness"], "dice_element_bytes")
        at, last = now.told[ask["seat"]]
        demand(witness_back(link, ask["link"] - at) == last, "witness")
        now.told[ask["seat"]] = ask["link"], link
        self.report.witnessed += 1
        return link

    def _roll(self, row: dict[str, Json]) -> None:
        now = self._seeded(row)
        demand(row["i"] == now.rolls + 1 and row["i"] <= now.links, "index")
        element = from_hex(row["element"], "dice_element_bytes")
        demand(before(element) == now.last, "element")
        self._context(row["ctx"], None)
        request, witness = _request(row), self._witness(now, row)
        demand(answer(element, now.salt, row["ctx"], request, witness) == row["result"], "result")
        now.last = element
        now.rolls += 1
        self.report.rolls += 1
        asked = None if self.ask is None else self.ask["seat"]
        self._count(Outcome(row["ctx"], request, row["result"], asked=asked))

    def _sealed(self, row: dict[str, Json]) -> None:
        now = self._seeded(row)
        demand(row["i"] == len(now.sealed) + 1, "index")
        self._context(row["ctx"], now.commitments)
        from_hex(row["commitment"], "dice_commitment_bytes")
        outcome = Outcome(row["ctx"], None, None, row["commitment"])
        now.sealed.append(outcome)
        self.report.sealed += 1
        self.must_show = row["ctx"]["seat"] == EVERYBODY
        self._count(outcome)

    def _seeded(self, row: dict[str, Json]) -> _Epoch:
        now = self._now(row)
        demand(now.seeds is not None, "order")
        return now

    def _count(self, outcome: Outcome) -> None:
        self.report.outcomes.append(outcome)
        self.seq = outcome.ctx["seq"]
        self.outcomes += 1

    def _context(self, ctx: Json, seats: list[str] | None) -> None:
        """`seats`: those that could own a sealed outcome, or None for an open one."""
        demand(isinstance(ctx, dict), "shape")
        needed = {"g", "seq", "what"} | (set() if seats is None else {"seat"})
        demand(needed <= set(ctx) <= needed | {"reg"}, "shape")
        demand(type(ctx["seq"]) is int and all(type(ctx[key]) is str for key in ("what", "reg") if key in ctx), "shape")
        demand(ctx["g"] == self.report.table and ctx["seq"] >= self.seq, "context")
        if seats is not None:
            demand(type(ctx["seat"]) is int and EVERYBODY <= ctx["seat"] < len(seats), "context")

    def _shown(self, row: dict[str, Json]) -> None:
        outcome = self._outcome(row)
        demand(not outcome.shown and (not self.must_show or outcome is self.report.outcomes[-1]), "order")
        nonce = from_hex(row["nonce"], "dice_nonce")
        found = sealed_commitment(outcome.ctx, row["result"], nonce).hex()
        demand(found == outcome.commitment, "commitment")
        outcome.shown, outcome.result = True, row["result"]
        self.must_show = False

    def _outcome(self, row: dict[str, Json]) -> Outcome:
        demand(0 <= row["epoch"] < len(self.epochs), "index")
        epoch = self.epochs[row["epoch"]]
        demand(1 <= row["i"] <= len(epoch.sealed), "index")
        outcome: Outcome = epoch.sealed[row["i"] - 1]
        return outcome

    def _rewind(self, row: dict[str, Json]) -> None:
        demand(0 <= row["standing"] <= len(self.report.outcomes) and 0 <= row["seq"] <= self.seq, "context")
        standing = self.report.outcomes[: row["standing"]]
        demand(not standing or standing[-1].ctx["seq"] <= row["seq"], "context")
        del self.report.outcomes[row["standing"] :]
        self.seq = row["seq"]
        self.report.rewinds += 1

    # ------------------------------------------------------------------ the end
    def _open(self, row: dict[str, Json]) -> None:
        demand(row["epoch"] == self.opens and self.opens < len(self.epochs), "index")
        epoch = self.epochs[self.opens]
        demand(root_of(from_hex(row["tip"], "dice_tip"), epoch.links) == epoch.root, "root")
        master = from_hex(row["master"], "dice_master")
        demand(master_commitment(master).hex() == epoch.master, "root")
        epoch.secret = master
        self.opens += 1

    def _card(self, row: dict[str, Json]) -> None:
        demand(self.opens == len(self.epochs), "order")
        outcome = self._outcome(row)
        epoch = self.epochs[row["epoch"]]
        demand(row["i"] == epoch.opened + 1, "index")
        demand(all(e.opened == len(e.sealed) for e in self.epochs[: row["epoch"]]), "index")
        element = sealed_element(epoch.secret, row["i"])
        request = _request(row)
        demand(answer(element, epoch.salt, outcome.ctx, request) == row["result"], "result")
        found = sealed_commitment(outcome.ctx, row["result"], sealed_nonce(element)).hex()
        demand(found == outcome.commitment, "commitment")
        outcome.request, outcome.result, outcome.opened = request, row["result"], True
        epoch.opened += 1

    def _end(self, row: dict[str, Json]) -> None:
        demand(self.opens == len(self.epochs), "order")
        demand(all(epoch.opened == len(epoch.sealed) for epoch in self.epochs), "order")
        demand(row["outcomes"] == self.outcomes, "count")
        self.report.complete = True


def _request(row: Mapping[str, Json]) -> dict[str, Json]:
    return {key: row[key] for key in ("dice", "faces", "weights") if key in row}
