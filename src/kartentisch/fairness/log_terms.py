"""The terms of a table in its signed log: rules, options and seats, and whether a record's header says the same.

The lines `opened`, `imported` and `started` state them (docs/protocol/log.md §5); the lines of people who come and go
change the seats in between and later.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from kartentisch.engine.errors import EngineError
from kartentisch.engine.record import FORMAT
from kartentisch.fairness.log_chain import NOBODY_YET, UPDATE, commitment_of, nonce_of, plain

STATING: Final = ("opened", "imported", "started")
SeatTerms = dict[str, str]  # kind (open, person, bot), name, bot
EMPTY: Final[SeatTerms] = {"kind": "open", "name": "", "bot": ""}


def stated(
    veil: bytes,
    table: str,
    seq: int,
    rules: tuple[str, int, Mapping[str, Any]],
    position: Mapping[str, Any] | None,
    seats: Sequence[SeatTerms],
    rated: bool = False,
) -> dict[str, Any]:
    """The fields of a stating line with this number; `rules`: the game, its revision, the options as given.

    The position may hold hidden cards, so only a commitment to it is told.
    """
    game, revision, options = rules
    return {
        "game": game,
        "revision": revision,
        "options": dict(options),
        "position": "" if position is None else position_commitment(veil, table, seq, position),
        "seats": list(seats),
        **({"rated": True} if rated else {}),
    }


def position_commitment(veil: bytes, table: str, seq: int, position: Mapping[str, Any]) -> str:
    """What is told of the position that the game begins with."""
    text = msgspec.json.encode(position, order="sorted").decode()
    return commitment_of(nonce_of(veil, table, seq, NOBODY_YET), {"position": text})


class Terms:
    """Follows the lines of a log.

    Attributes:
        last: the last stating line; None before one, and for ever in a log of version 1.
        seats: as the lines lead to.
        kicks: seats that were taken from their people since the last start.
        changes: seats that changed hands otherwise since then.
    """

    def __init__(self) -> None:
        self.last: Mapping[str, Any] | None = None
        self.seats: list[SeatTerms] = []
        self.kicks = self.changes = 0
        self._kicked: SeatTerms = EMPTY
        self._begun: int | None = None  # the first revision, where the rules were updated
        self._revision: int | None = None  # by now

    def follow(self, line: Mapping[str, Any]) -> None:
        """Take a line.

        Raises:
            EngineError: `log_terms` where it states seats that the lines before it did not lead to, `log_rules` where
                the rules are updated from a revision under which the table did not stand, `log_shape`.
        """
        try:
            self._follow(line)
        except (KeyError, IndexError, TypeError, AttributeError):
            raise EngineError("log_shape", line=line["seq"]) from None

    def _follow(self, line: Mapping[str, Any]) -> None:
        kind = line["kind"]
        if kind == UPDATE:
            self._update(line)
        elif kind in STATING:
            self.kicks = self.changes = 0
            if "seats" in line:
                self._state(line)
        elif kind in ("stood_up", "kicked"):
            self._kicked = self._put(line["seat"], EMPTY)
        elif kind == "autopilot" and line["why"] == "kicked":  # in the game: the seat keeps its name
            self.kicks += 1
            self._put(line["seat"], self._kicked)
        elif kind == "sat_down":
            self.changes += 1
            self._put(line["seat"], {"kind": "person", "name": line["name"], "bot": ""})
        elif kind == "seat_kind" and (line["to"] != "open" or not line["name"]):  # else only offered, in the game
            self.changes += line["to"] == "bot"
            terms = {"kind": "bot" if line["to"] == "bot" else "person", "name": line["name"], "bot": line["bot"]}
            self._put(line["seat"], EMPTY if line["to"] == "open" else terms)

    def _update(self, line: Mapping[str, Any]) -> None:
        before, after = line["from"], line["to"]
        agreed = after == before and "options" in line
        if type(before) is not int or type(after) is not int or (after <= before and not agreed):
            raise EngineError("log_rules", line=line["seq"])
        if self._revision not in (None, before):
            raise EngineError("log_rules", line=line["seq"])
        self._begun = before if self._begun is None else self._begun
        self._revision = after

    def _state(self, line: Mapping[str, Any]) -> None:
        if self._begun is not None and line.get("revision") != self._revision:
            raise EngineError("log_rules", line=line["seq"])
        self._revision = line.get("revision")
        if self.last is not None and plain(line["seats"]) != plain(self.seats):
            raise EngineError("log_terms", line=line["seq"])
        self.last, self.seats = line, [dict(seat) for seat in line["seats"]]

    def _put(self, seat: int, terms: SeatTerms) -> SeatTerms:
        """What stood there before."""
        if self.last is None:
            return EMPTY
        before = self.seats[seat]
        self.seats[seat] = dict(terms)
        return before

    def check(self, header: Mapping[str, Any], veil: bytes, table: str) -> None:
        """Whether the header of the record says what was stated; EngineError `log_header` with the `field` if not."""
        last = self.last
        if last is None:
            return
        expected: dict[str, Any] = {
            "kartentisch": FORMAT,
            "game": last["game"],
            "revision": last["revision"] if self._begun is None else self._begun,
            "players": [seat["name"] for seat in self.seats],
            "agents": [seat["bot"] or "human" for seat in self.seats],
        }
        if last["options"]:
            expected["options"] = last["options"]
        if last["position"]:
            expected["position"] = last["position"]
        for field in sorted({*expected, *header}):
            found = header.get(field)
            if field == "position" and found is not None:
                found = position_commitment(veil, table, last["seq"], found)
            if found is None or field not in expected or plain(found) != plain(expected[field]):
                raise EngineError("log_header", field=field)
