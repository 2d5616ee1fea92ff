"""Vectors for the signed log, for Python and the browser alike; `python -m tests.server.log_vectors` writes them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from kartentisch.fairness import log_chain
from kartentisch.fairness.dice import canonical, sealed_commitment, seed_commitment
from kartentisch.server.fairness import log_signing
from kartentisch.server.tables.log_lines import Line
from kartentisch.server.tables.table import Seat, Table, TableSettings
from kartentisch.server.views import log_view

FILE = Path(__file__).parent / "log_vectors.json"
PLAIN: list[Any] = [
    {"b": [1, -2, 2**53 - 1], "a": {"10": "x", "9": ""}, "_": None},
    ["ä€𝄞", 'a"b\\c/', "\b\t\n\f\r\u0000\u001f\u007f\u2028", True, False, None],
]
NONCE = b"\xcd" * 32
CTX: dict[str, Any] = {"g": "t-1", "seat": 0, "seq": 0, "what": "draw"}
SEALED = canonical(
    {
        "t": "sealed",
        "epoch": 0,
        "i": 1,
        "ctx": CTX,
        "commitment": sealed_commitment(CTX, 3, NONCE).hex(),
        "prev": "0" * 64,
    }
).decode()
BODIES: list[tuple[str, dict[str, Any]]] = [
    ("opened", {}),
    ("chat", {"seats": [0], "name": "Änne", "text": 'Grüße, "Bär" 🎲'}),
    ("committed", {"seat": 0, "epoch": 0, "commitment": "ab" * 32}),
    ("entry", {"chance": "draw", "outcome": "3",
               "events": [{"event": "drew", "rule": "ATT-1", "seat": 0, "people": "huns"}]}),
    ("entry", {"seat": 1, "at": "Turn-place", "action": "place goths moesia", "auto": "autopilot"}),
    ("entry", {"seat": 0, "at": "Conflict-lay", "action": "lay huns"}),
    ("dice", {"lines": [SEALED], "cards": [{"epoch": 0, "i": 1, "ctx": CTX, "result": 3, "nonce": NONCE.hex()}]}),
    ("entry", {"turn": 2, "hash": "ef" * 32}),
    ("chat", {"seats": [1], "name": "Ben", "phrase": "good_luck"}),
    ("undo_asked", {"seat": 0, "line": 6, "waiting": [1], "until": 1_800_000_060_000}),
    ("undo_answered", {"seat": 1, "yes": True}),
    ("taken_back", {"seat": 0, "entries": 2, "line": 6, "consent": True}),
    ("entry", {"seat": 1, "at": "Conflict-lay", "action": "pass"}),
    ("autopilot", {"seat": 1, "bot": "pass", "why": "timeout"}),
    ("rules_updated", {"from": 1, "to": 2, "program": "1.0.0", "position": '{"turn":2}',
                       "changes": [{"revision": 2, "rules": ["ATT-1"], "de": "Anders.", "en": "Other."}]}),
]  # fmt: skip
FORKED = b"\xfe" * 32
BY_ORDER = 13  # the line that seat 1 has given by a standing order


def vectors() -> dict[str, Any]:
    """All from fixed secrets."""
    notes = {"signing_key": "07" * 32, "generation": "1", "copied": "0"}
    server = log_signing.identity(notes.get, notes.__setitem__)
    table = Table("t-1", "t-1", "attila", 1, {}, TableSettings(), "", 0, veil="09" * 32, key=server.key)
    table.seats = [Seat(0, "person", "Änne"), Seat(1, "person", "Ben")]
    head, shown = log_chain.beginning(table.id), []
    for seq, (kind, body) in enumerate(BODIES, 1):
        at = 1_800_000_000_000 + seq
        head, proof = log_signing.sealed_line(
            server, bytes.fromhex(table.veil), "t-1", table.game, head, seq, at, kind, body
        )
        private = json.loads(proof["private"]) if proof["private"] else None
        line = Line(seq, at, kind, body, proof["hash"], proof["signature"], private)
        marked = replace(line, body={**body, "auto": "order"})
        seen = {viewer: marked if (seq, viewer) == (BY_ORDER, 1) else line for viewer in (-1, 0, 1)}
        shown.append({str(viewer): log_view.line(table, one, viewer, "en") for viewer, one in seen.items()})
    seed = bytes(range(32))
    return {
        "plain": [[value, log_chain.plain(value).decode()] for value in PLAIN],
        "table": table.id,
        "beginning": log_chain.beginning(table.id).hex(),
        "key": server.key,
        "lines": shown,
        "head": head.hex(),
        "forked": {"seq": 3, "hash": FORKED.hex(), "signature": server.sign("t-1", 3, FORKED)},  # another third line
        "seed": {
            "epoch": 2,
            "seat": 1,
            "seed": seed.hex(),
            "commitment": seed_commitment("t-1", 2, 1, seed).hex(),
        },
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(vectors(), indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
