"""A schedule: what people do and what goes wrong, each at its moment; drawn from a seed, kept as JSON, cut down."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

import msgspec

from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError
from kartentisch.server.http.requests import NewTable

PEOPLE: Final = 3
LENGTH: Final = 36  # moments of a schedule at most
LATEST: Final = 3_600_000  # ms, of a moment in a file
MOST: Final = 500  # moments in a file
DEEDS: Final = {  # what people do, and how often
    "play": 30, "chat": 4, "crowd": 4, "watch": 6, "look": 4, "undo": 3, "ask_undo": 2, "answer_undo": 3, "leave": 1,
    "take_over": 2, "pause": 1, "answer_pause": 2, "resume": 1, "orders": 2, "nudge": 1, "kick": 1, "answer_kick": 1,
    "seed": 1, "again": 4, "reuse": 2, "stale": 2, "steal": 4, "report": 1, "settings": 1,
}  # fmt: skip
FAULTS: Final = {  # what goes wrong
    "kill": 3, "kill_at_statement": 4, "power": 2, "power_at_statement": 3, "restart": 2, "full": 3, "failing": 3,
    "asleep": 2, "clock_ahead": 1, "clock_back": 1, "second": 1,
}  # fmt: skip
IN_CHANGES: Final = ("full", "failing", "kill_at_statement", "power_at_statement")
GAMES: Final = {"attila": 6, "attacke": 2, "attack": 1, "selfr3": 1, "europe": 1}


@dataclass(frozen=True)
class Moment:
    """Something that happens.

    Attributes:
        at: ms after the game has begun.
        what: a deed of DEEDS, or a fault of FAULTS.
        who: of a deed, the number of the person.
        lot: what else is drawn for it; the same whatever else is in the schedule.
    """

    at: int
    what: str
    who: int = 0
    lot: int = 0


@dataclass(frozen=True)
class Schedule:
    """Attributes:
    processes: that have the store: of a file one, of a database several.
    mail: the first person is told by e-mail when they are asked.
    """

    seed: int
    game: str
    settings: dict[str, Any]
    moments: list[Moment] = field(default_factory=list)
    bots: int = 0
    processes: int = 1
    mail: bool = False


_SCHEDULE: Final = Decoder(Schedule)


def drawn(seed: int, length: int = LENGTH) -> Schedule:
    """The schedule of this seed."""
    chance = random.Random(f"schedule {seed}")
    settings: dict[str, Any] = {}
    if chance.random() < 0.5:
        settings = {"turn_seconds": chance.choice((20, 60, 300)), "reaction_seconds": chance.choice((10, 30, 120)),
                   "on_timeout": chance.choice(("pass", "random"))}  # fmt: skip
        if chance.random() < 0.5:
            settings |= {"bank_seconds": chance.choice((30, 600)), "increment_seconds": chance.choice((0, 5))}
    if chance.random() < 0.3:
        settings["reaction_pause"] = chance.choice((1, 5))
    if chance.random() < 0.3:
        settings |= {"patience_seconds": 60, "nudge_seconds": 60}
    if chance.random() < 0.2:
        settings["witness"] = "wish"
    faults = FAULTS if chance.random() < 0.9 else {}
    moments: list[Moment] = []
    at = 0
    for _ in range(chance.randint(length // 2, length)):
        at += chance.choice((0, 5, 50, 300, 2_000, 9_000))
        lot = chance.getrandbits(48)
        if faults and chance.random() < 0.18:
            moments.append(Moment(at, _one_of(chance, faults), 0, lot))
            if moments[-1].what in IN_CHANGES:  # in the middle of changes that are written together
                moments.append(Moment(at, "crowd", chance.randrange(PEOPLE), chance.getrandbits(48)))
        else:
            moments.append(Moment(at, _one_of(chance, DEEDS), chance.randrange(PEOPLE), lot))
    game = _one_of(chance, GAMES)
    processes = chance.choice((1,) * 5 + (2,))
    bots = chance.choice((0, 0, 1) if processes == 1 else (0, 1))
    return Schedule(seed, game, settings, moments, bots, processes, mail=chance.random() < 0.15)


def _one_of(chance: random.Random, weights: dict[str, int]) -> str:
    return chance.choices([*weights], [*weights.values()])[0]


def read(file: Path) -> Schedule:
    """A schedule that was kept.  EngineError `bad_file` if it is none, or tells what cannot be carried out."""
    try:
        schedule = _SCHEDULE.decode(file.read_text(encoding="utf-8"))
        seats = [{"kind": "open"}] * PEOPLE
        NewTable.model_validate({"game": schedule.game, "seats": seats, **schedule.settings})
    except (OSError, TypeError, ValueError, msgspec.MsgspecError) as error:
        raise EngineError("bad_file", file=file.name, problem=str(error)) from None
    if wrong := next((one for one in schedule.moments if not _is_one(one)), None):
        raise EngineError("bad_file", file=file.name, problem=f"{wrong}")
    for name, fits in (
        ("game", schedule.game in GAMES),
        ("moments", len(schedule.moments) <= MOST),
        ("bots", schedule.bots in (0, 1)),
        ("processes", schedule.processes in (1, 2)),
    ):
        if not fits:
            raise EngineError("bad_file", file=file.name, problem=name)
    return schedule


def _is_one(moment: Moment) -> bool:
    known = moment.what in DEEDS or moment.what in FAULTS
    return known and 0 <= moment.who < PEOPLE and 0 <= moment.at <= LATEST


def written(schedule: Schedule) -> str:
    return msgspec.json.format(msgspec.json.encode(schedule), indent=1).decode()


def shrunk(schedule: Schedule, fails: Callable[[Schedule], bool]) -> Schedule:
    """The least that still fails: without one half of what happens, a quarter, and so on down to single moments."""
    moments = schedule.moments
    size = len(moments)
    while size:
        size = max(1, size // 2)
        first = 0
        while first < len(moments):
            less = moments[:first] + moments[first + size :]
            if fails(replace(schedule, moments=less)):
                moments = less
            else:
                first += size
        if size == 1:
            break
    return replace(schedule, moments=moments)
