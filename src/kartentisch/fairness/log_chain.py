"""The arithmetic of a table's signed log, "kt-log/2": public forms, the hash chain, private parts, signatures.

Pure functions; `docs/protocol/log.md` is the specification, and the section numbers below are its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from kartentisch.fairness import signing
from kartentisch.fairness.dice import Canonical, Json, digest, lp, mac, u32

VERSION: Final = "kt-log/2"
MOVED: Final = "kt-log/3"  # of a table that has moved from server to server: several keys and veils
UNSTATED: Final = "kt-log/1"  # the older one, whose lines do not state rules, options and seats
NOBODY_YET: Final = -1  # whose part of a line nobody may know before the end
UPDATE: Final = "rules_updated"  # the game goes on under other rules: an entry of the record, with its position
RECORDED: Final = ("entry", UPDATE)  # kinds of lines that are entries of the record
PUBLIC: Final = (  # of an entry, besides its events
    "seat", "auto", "chance", "turn", "end", "scores", "winners", "from", "to", "changes", "program", "options",
)  # fmt: skip
MOST_KEYS: Final = 1_024  # that are remembered
KEY: Final = re.compile(r"[a-z0-9_]+")
_VALUES: Final = Canonical(KEY, MOST_KEYS, (list, tuple), (bool, type(None)))
Secret = tuple[Sequence[str], Sequence[str]]  # values of an event; the values that name the seats which may know them
SIGNATURE: Final = re.compile(r"[0-9a-f]{128}")


# ---------------------------------------------------------------------- the chain (§2)
def plain(value: Json) -> bytes:
    """Canonical JSON that also knows true, false and null.

    Raises:
        EngineError: `dice_value` for anything that two languages could write differently.
    """
    _VALUES.check(value)
    return msgspec.json.encode(value, order="sorted")  # the same bytes as json.dumps, in a third of the time


def beginning(table: str) -> bytes:
    """e_0: the head before the first line."""
    return digest(b"kt/table/1" + lp(table.encode()))


def following(head: bytes, form: Mapping[str, Json]) -> bytes:
    """The head after a line with this public form."""
    return digest(b"kt/line/1" + head + lp(plain(form)))


# ---------------------------------------------------------------------- what is not public (§3)
def split(
    entry: Mapping[str, Json], secrets: Mapping[str, Secret]
) -> tuple[dict[str, Json], dict[int, dict[str, Json]]]:
    """An entry of a record as everybody may know it, and the rest by who may know it, NOBODY_YET first.

    Args:
        secrets: what not all may know of each kind of event.
    """
    public = {name: entry[name] for name in PUBLIC if name in entry}
    server: dict[str, Json] = {}
    parts: dict[int, dict[str, Json]] = {NOBODY_YET: server}
    for name, value in entry.items():
        if name == "action":
            parts.setdefault(entry["seat"], {})["action"] = value
        elif name == "events":
            public["events"] = [_split_event(number, event, secrets, parts) for number, event in enumerate(value)]
        elif name not in public:
            server[name] = value
    public.setdefault("events", [])
    return public, {who: parts[who] for who in sorted(parts) if parts[who]}


def _split_event(
    number: int, event: dict[str, Json], secrets: Mapping[str, Secret], parts: dict[int, dict[str, Json]]
) -> dict[str, Json]:
    hidden, knows = secrets.get(event["event"], ((), ()))
    if not hidden:
        return event
    own = {name: event[name] for name in hidden if name in event}
    for seat in knows:
        parts.setdefault(event[seat], {}).setdefault("events", {})[str(number)] = own
    return {name: value for name, value in event.items() if name not in hidden}


def join(public: Mapping[str, Json], opened: Sequence[Sequence[Json]]) -> dict[str, Json]:
    """The entry from its public form and all its private parts: what `split` took apart."""
    entry: dict[str, Json] = {name: value for name, value in public.items() if name in (*PUBLIC, "events")}
    events = [dict(event) for event in entry.pop("events")]
    for _, value in opened:
        for name, part in value.items():
            if name == "events":
                for number, fields in part.items():
                    events[int(number)].update(fields)
            else:
                entry[name] = part
    if events:
        entry["events"] = events
    return entry


@lru_cache(maxsize=1024)  # sealed with it, and told to its own soon after
def nonce_of(veil: bytes, table: str, seq: int, who: int) -> bytes:
    """What opens one private part; it says nothing about another one."""
    return mac(veil, b"kt/private-nonce/1" + lp(table.encode()) + u32(seq) + u32(who + 1))


def commitment_of(nonce: bytes, value: Json) -> str:
    """What is told in public of a private part."""
    return digest(b"kt/private/1" + nonce + lp(plain(value))).hex()


# ---------------------------------------------------------------------- signatures (§4)
def signed_bytes(table: str, seq: int, head: bytes) -> bytes:
    """What the server signs."""
    return b"kt/head/1" + lp(table.encode()) + seq.to_bytes(8, "big") + head


def is_signed(key: str, signature: Any, table: str, seq: int, head: bytes) -> bool:
    """Whether the server with this public key signed this head; anything malformed is not a signature."""
    if not isinstance(signature, str) or not SIGNATURE.fullmatch(signature):
        return False
    try:
        public = bytes.fromhex(key)
    except ValueError:
        return False
    return signing.is_signed(public, bytes.fromhex(signature), signed_bytes(table, seq, head))
