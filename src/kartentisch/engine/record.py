"""A record: JSON lines with the whole course of a game, which anybody can run again and check.

The first line is the header: `kartentisch` (format), `game`, `revision` of the rules, `players`, `agents`, `options`,
where they differ from the game's own, `board` (text of a board.toml) and `position`, and of a saved game with a clock
`left_ms`, the time that was left; of one without names (docs/host/collection.md) `minutes`, how long it took at most.
Every further line is one entry: an answer (`seat`, `at`, `action`, `auto`, and `note`, a line of text that went with
it), an outcome of chance (`chance`, `outcome`), either with the `events` it
caused, a turn (`turn`, `hash` of the state), or the end (`end`, `scores`, `winners`, `hash`).  Lines that begin with
`proof` come last: the signed log of the table where the game was played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from kartentisch.engine.arguments import careful
from kartentisch.engine.contract import S_co
from kartentisch.engine.copying import Whole
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import Game

FORMAT = 1


@careful
class Record(Whole):
    """The course of one game.

    Attributes:
        header: the first line.
        entries: the further lines.
        proof: behind them, the signed log of the table where it was played (docs/protocol/log.md §5); `verify_log`
            checks it.
    """

    def __init__(
        self, header: dict[str, Any], entries: list[dict[str, Any]], proof: Sequence[dict[str, Any]] = ()
    ) -> None:
        self.header = header
        self.entries = entries
        self.proof = list(proof)

    @classmethod
    def begin(
        cls,
        game: Game,
        players: Sequence[str],
        options: Mapping[str, Any] | None,
        position: Mapping[str, Any] | None,
        agents: Sequence[str],
    ) -> Record:
        header: dict[str, Any] = {
            "kartentisch": FORMAT,
            "game": game.id,
            "revision": game.revision,
            "players": list(players),
        }
        for key, value in (("agents", list(agents)), ("options", dict(options or {})), ("position", position)):
            if value:
                header[key] = value
        if game.custom:
            header["board"] = game.board.source
        return cls(header, [])

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a saved record.

        Raises:
            EngineError: what it is instead: `record_empty`, `not_a_record`, `record_redacted` (what one seat
                may know of a game that goes on), `record_format`; `bad_record` with the line that is broken.
        """
        lines = [(i, line) for i, line in enumerate(text.splitlines(), 1) if line.strip()]
        if not lines:
            raise EngineError("record_empty")
        rows: list[dict[str, Any]] = []
        for number, line in lines:
            try:
                rows.append(_ROW.decode(line))
            except msgspec.MsgspecError as error:
                if not rows:
                    raise EngineError("not_a_record") from None
                raise EngineError("bad_record", line=number, problem=str(error)) from None
        proof = [row for row in rows if "proof" in row]
        if proof and rows[-len(proof) :] != proof:
            first = next(i for i, row in enumerate(rows) if "proof" in row)
            raise EngineError("bad_record", line=lines[first][0], problem="proof")
        rows = rows[: len(rows) - len(proof)]
        if not rows:
            raise EngineError("bad_record", line=1, problem="proof")
        header, *entries = rows
        if "redacted" in header:
            raise EngineError("record_redacted", viewer="spectator" if header.get("viewer") == SPECTATOR else "seat")
        if "kartentisch" not in header:
            raise EngineError("not_a_record")
        if header.get("kartentisch") != FORMAT:
            raise EngineError("record_format", found=str(header["kartentisch"])[:20], expected=FORMAT)
        for (number, _), row in zip(lines, rows, strict=False):
            try:
                (_HEADER if row is header else _ENTRY).convert(row)
            except msgspec.ValidationError as error:
                raise EngineError("bad_record", line=number, problem=str(error)) from None
        return cls(header, entries, proof)

    def text(self) -> str:
        """The record as JSON lines."""
        return "".join(msgspec.json.encode(row).decode() + "\n" for row in (self.header, *self.entries, *self.proof))

    # ------------------------------------------------------------------ writing
    def answer(self, seat: int, at: str, action: str, auto: str, note: str = "") -> None:
        entry: dict[str, Any] = {"seat": seat, "at": at, "action": action}
        if auto:
            entry["auto"] = auto
        if note:
            entry["note"] = note
        self.entries.append(entry)

    def chance(self, name: str, outcome: str) -> None:
        self.entries.append({"chance": name, "outcome": outcome})

    def told(self, events: Sequence[Event]) -> None:
        """The events that the last entry caused."""
        if not events:
            return
        if not self.entries:
            self.entries.append({"begin": True})
        self.entries[-1].setdefault("events", []).extend(event.to_json() for event in events)

    def turn(self, turn: int, digest: str) -> None:
        self.entries.append({"turn": turn, "hash": digest})

    def end(self, game: Game, state: Any) -> None:
        self.entries.append(
            {
                "end": game.end_reasons(state),
                "scores": game.scores(state),
                "winners": game.winners(state),
                "hash": game.digest(state),
            }
        )

    # ------------------------------------------------------------------ reading
    @property
    def ended(self) -> bool:
        return bool(self.entries) and "end" in self.entries[-1]

    @property
    def answers(self) -> int:
        """How many answers of seats it holds."""
        return sum("action" in entry for entry in self.entries)

    def states(self, game: Game) -> Iterator[tuple[int, Any, list[Event]]]:
        """Run the record again: (number of entries done, state, events of the last one), from the beginning on.

        Raises:
            EngineError: `foreign_record`, `record_revision`, and `record_differs` with the entry that no longer fits
                and why.
        """
        if self.header["game"] != game.id:
            raise EngineError("foreign_record", game=self.header["game"])
        if self.header["revision"] > game.revision:
            raise EngineError("record_revision", expected=game.revision, found=self.header["revision"])
        players, options = self.header["players"], self.header.get("options", {})
        if "position" in self.header:
            state = game.load({**self.header["position"], "players": len(players), "options": options})
            state.listen()
        else:
            state = game.bare(len(players), options)
            state.listen()
            state.start(game.opening())
        events = game.events(state)
        if not self.entries or "begin" not in self.entries[0]:
            yield 0, state, events
        for number, entry in enumerate(self.entries, 1):
            told = played(game, state, number, entry)
            events = events if told is None else told
            yield number, state, events

    def replay(self, game: Game[S_co], at: int | None = None) -> S_co:
        """The state after the first `at` entries (default: all); EngineError `no_such_entry`, and as for `states`."""
        if at is not None and not 0 <= at <= len(self.entries):
            raise EngineError("no_such_entry", entry=at, entries=len(self.entries))
        last: S_co | None = None
        for number, state, _ in self.states(game):
            last = state
            if at is not None and number >= at:
                break
        assert last is not None  # the first is there before any entry
        return last

    def verify(self, game: Game) -> int:
        """Run the record again and compare every event, hash and the result; the number of hashes compared.

        Raises:
            EngineError: `record_differs` at the first entry that comes out differently, and as for `states`.
        """
        hashes = 0
        for number, state, events in self.states(game):
            entry = self.entries[number - 1] if number else {}
            if ("action" in entry or "chance" in entry or "begin" in entry) and "events" in entry:
                now = [event.to_json() for event in events]
                if now != entry["events"]:
                    raise _differs(number, str(entry["events"]), str(now))
            if "hash" in entry:
                hashes += 1
                if game.digest(state) != entry["hash"]:
                    raise _differs(number, entry["hash"], game.digest(state))
            if "end" in entry and (game.scores(state), game.winners(state)) != (entry["scores"], entry["winners"]):
                raise _differs(number, str(entry["scores"]), str(game.scores(state)))
        return hashes


def played(game: Game, state: Any, number: int, entry: Mapping[str, Any]) -> list[Event] | None:
    """The entry of this number is played on; its events, None where it is neither an answer nor chance.

    Raises:
        EngineError: `record_differs` where it does not fit, and why.
    """
    noted: list[Event] = []
    try:
        if "note" in entry:
            noted = [game.noted(entry.get("seat", SPECTATOR), entry.get("action", ""), entry["note"])]
        if "action" in entry:
            if state.where() != entry.get("at", state.where()):
                raise _differs(number, entry["at"], state.where())
            state.apply(game.space.parse(entry["action"]), entry["seat"])
        elif "chance" in entry:
            if not state.chance or game.chances[state.roll_name][0] != entry["chance"]:
                raise _differs(number, entry["chance"], state.where())
            state.apply(game.parse_outcome(state, entry["outcome"]))
    except KartentischError as error:
        if error.code == "record_differs":
            raise
        raise _differs(number, str(entry.get("action", entry.get("outcome"))), error.brief) from error
    return game.events(state) + noted if "action" in entry or "chance" in entry else None


class Header(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of the first line."""

    kartentisch: int
    game: str
    revision: int
    players: list[str]
    agents: list[str] = []
    options: dict[str, Any] = {}
    position: dict[str, Any] = {}
    board: str = ""
    left_ms: Annotated[int, msgspec.Meta(ge=0, le=6_000_000_000)] = 0
    minutes: Annotated[int, msgspec.Meta(ge=0, le=100_000_000)] = 0


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """The shape of an entry, for checking what comes from outside."""

    seat: int = 0
    at: str = ""
    action: str = ""
    auto: str = ""
    note: str = ""
    chance: str = ""
    outcome: str = ""
    begin: bool = False
    turn: int = 0
    hash: str = ""
    end: list[str] = []
    scores: list[int] = []
    winners: list[int] = []
    events: list[dict[str, Any]] = []


_ROW = Decoder(dict[str, Any])
_HEADER = Decoder(Header)
_ENTRY = Decoder(Entry)


def _differs(entry: int, expected: str, found: str) -> EngineError:
    return EngineError("record_differs", entry=entry, expected=expected, found=found)
