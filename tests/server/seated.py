"""A client of docs/protocol/log.md §1: it brings seeds, and checks every line against the heads it has seen."""

from __future__ import annotations

import json
import re
import secrets
from typing import Any

from kartentisch.fairness import log_chain
from kartentisch.fairness.dice import owner_can_open, seed_commitment
from tests.server.running_server import Visitor


def veiled(told: bytes) -> bytes:
    """What is told, without the bytes of hashes, commitments and signatures.

    Worlds in which different secrets were committed to differ in them, as with other nonces: nobody who lacks
    the nonce learns anything from that (docs/protocol/log.md §3).  That each hides its secret is proved in
    `test_trust_seeds`.
    """
    return re.sub(rb"[0-9a-f]{64,}", lambda found: b"#" * len(found[0]), told)


def public_form(line: dict[str, Any]) -> dict[str, Any]:
    """The public form of a line as somebody got it (docs/protocol/log.md §2), checked against its opening."""
    form = {name: value for name, value in line.items() if name not in ("head", "opening", "cards", "sentence")}
    if "phrase" in form:
        del form["text"]
    if form.get("auto") == "order":  # told to its own seat alone
        del form["auto"]
    own = line.get("opening", {}).get("value", {})
    if "action" in own:
        assert form.pop("action") == own["action"]
    if "events" in form:
        form["events"] = events = [{k: v for k, v in e.items() if k != "sentence"} for e in form["events"]]
        for number, fields in own.get("events", {}).items():
            for name, value in fields.items():
                assert events[int(number)].pop(name) == value
    return form


class Careful:
    """Attributes:
    heads: by number, as computed.
    lines: of the dice log.
    silent: tells no seed.
    """

    def __init__(self, visitor: Visitor, seat: int | None = None) -> None:
        self.visitor, self.seat = visitor, visitor.keys["seats"][0] if seat is None else seat
        self.key = ""
        self.seq, self.head = 0, log_chain.beginning(visitor.table)
        self.heads: dict[int, str] = {}
        self.dice: list[dict[str, Any]] = []
        self.seeds: dict[int, bytes] = {}
        self.cards = self.openings = 0
        self.silent = False

    def look(self) -> dict[str, Any]:
        """Fetch what is new, check it, and bring what is due."""
        seen: dict[str, Any] = self.visitor.look(seat=self.seat)
        while self.seq < seen["head"]["seq"]:
            for line in self.visitor.look("/log", after=self.seq, seat=self.seat)["log"]:
                self.read(line)
        self.key = self.key or seen["head"]["key"]
        head = seen["head"]
        assert head["key"] == self.key and self.heads[head["seq"]] == head["hash"]
        assert log_chain.is_signed(
            self.key, head["signature"], self.visitor.table, head["seq"], bytes.fromhex(head["hash"])
        )
        return seen

    def read(self, line: dict[str, Any]) -> None:
        assert line["seq"] == self.seq + 1
        self.head, self.seq = log_chain.following(self.head, public_form(line)), line["seq"]
        assert line["head"]["hash"] == self.head.hex()
        self.heads[self.seq] = self.head.hex()
        if "opening" in line:
            self.openings += 1
            nonce = bytes.fromhex(line["opening"]["nonce"])
            assert [self.seat, log_chain.commitment_of(nonce, line["opening"]["value"])] in line["private"]
        rows = [json.loads(text) for text in line.get("lines", ())]
        for card in line.get("cards", ()):
            self.cards += 1
            sealed = next(r for r in rows if r["t"] == "sealed" and (r["epoch"], r["i"]) == (card["epoch"], card["i"]))
            assert card["ctx"]["seat"] == self.seat and owner_can_open(sealed, card)
        self.dice += rows

    def bring(self) -> None:
        """Commit to a seed of the epoch in force, or tell it, if it is time."""
        dice = self.look()["table"]["dice"]
        epoch, table = dice["epoch"], self.visitor.table
        if dice["ready"]:
            return
        if not dice["seated"] and epoch not in self.seeds:
            self.seeds[epoch] = secrets.token_bytes(32)
            commitment = seed_commitment(table, epoch, self.seat, self.seeds[epoch]).hex()
            self.visitor.do(type="seed", seat=self.seat, epoch=epoch, commitment=commitment)
            dice = self.look()["table"]["dice"]
        if dice["seated"] and dice["epoch"] == epoch and not dice["ready"] and not self.silent and epoch in self.seeds:
            seats = next(row for row in self.dice if row["t"] == "seats" and row["epoch"] == epoch)
            mine = seed_commitment(table, epoch, self.seat, self.seeds[epoch]).hex()
            if seats["commitments"][self.seat] == mine:
                self.visitor.do(type="seed", seat=self.seat, epoch=epoch, seed=self.seeds[epoch].hex())
