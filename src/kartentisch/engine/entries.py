"""The entries of a record: their shape, how a game is played on by one, and whether it comes out as the entry says.

`record` says what stands in them; the log of a table has entries of the same shape.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from kartentisch.engine.errors import EngineError, KartentischError
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import Game


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
    before: int = msgspec.field(default=0, name="from")
    to: int = 0
    changes: list[dict[str, Any]] = []
    program: str = ""
    options: dict[str, Any] = {}
    position: str = ""


def is_update(entry: Mapping[str, Any]) -> bool:
    """Whether the entry carries the game over to other rules."""
    return "to" in entry


def begun_under(entries: Sequence[Mapping[str, Any]], revision: int) -> int:
    """The revision that a game began under which stands under this one now."""
    return next((entry["from"] for entry in entries if is_update(entry)), revision)


def position_of(entry: Mapping[str, Any]) -> Any:
    """The position that a game goes on from, read from its text; an empty one where that is no JSON."""
    try:
        return msgspec.json.decode(entry.get("position", ""))
    except msgspec.DecodeError:
        return {}


def carried_to(game: Game, number: int, entry: Mapping[str, Any], players: int) -> Any:
    """The state that a game goes on from, by the entry of this number; it tells its events.

    Raises:
        EngineError: `record_differs` where it is none.
    """
    try:
        state = game.load(position_of(entry))
    except KartentischError as error:
        raise record_differs(number, str(entry.get("position", ""))[:200], error.brief) from error
    if state.players != players:
        raise record_differs(number, str(players), str(state.players))
    state.listen()
    return state


def play_entry(game: Game, state: Any, number: int, entry: Mapping[str, Any]) -> list[Event] | None:
    """Play the state on by the entry of this number; its events, None where it is neither an answer nor chance.

    Raises:
        EngineError: `record_differs` where it does not fit, and why.
    """
    noted: list[Event] = []
    try:
        if "note" in entry:
            noted = [game.noted(entry.get("seat", SPECTATOR), entry.get("action", ""), entry["note"])]
        if "action" in entry:
            if state.where() != entry.get("at", state.where()):
                raise record_differs(number, entry["at"], state.where())
            state.apply(game.space.parse(entry["action"]), entry["seat"])
        elif "chance" in entry:
            if not state.chance or game.chances[state.roll_name][0] != entry["chance"]:
                raise record_differs(number, entry["chance"], state.where())
            state.apply(game.parse_outcome(state, entry["outcome"]))
    except KartentischError as error:
        if error.code == "record_differs":
            raise
        raise record_differs(number, str(entry.get("action", entry.get("outcome"))), error.brief) from error
    return game.events(state) + noted if "action" in entry or "chance" in entry else None


def compare_entry(game: Game, number: int, entry: Mapping[str, Any], state: Any, events: Sequence[Event]) -> int:
    """Compare the entry of this number with what playing it gave; how many hashes were compared.

    Raises:
        EngineError: `record_differs`.
    """
    if ("action" in entry or "chance" in entry or "begin" in entry) and "events" in entry:
        now = [event.to_json() for event in events]
        if now != entry["events"]:
            raise record_differs(number, str(entry["events"]), str(now))
    if "hash" in entry and game.digest(state) != entry["hash"]:
        raise record_differs(number, entry["hash"], game.digest(state))
    if "end" in entry and (game.scores(state), game.winners(state)) != (entry["scores"], entry["winners"]):
        raise record_differs(number, str(entry["scores"]), str(game.scores(state)))
    return int("hash" in entry)


def record_differs(entry: int, expected: str, found: str) -> EngineError:
    """The error that the entry of this number says one thing and playing it another."""
    return EngineError("record_differs", entry=entry, expected=expected, found=found)
