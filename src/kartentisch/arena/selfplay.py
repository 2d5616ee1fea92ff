"""Self-play as data: every decision of many games as a row of Parquet files, for whoever learns from it.

One file holds the games from one number to another, so that the same command writes the same files wherever the work
is done, and goes on where files are missing; the last one is written anew when more games are wished for.  The
columns: see docs/develop/arena.md.
"""

from __future__ import annotations

import io
import json
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from kartentisch.arena.guard import GUARDS
from kartentisch.arena.play import Result, Setting, Task, play, seed_of
from kartentisch.arena.results import board_of
from kartentisch.arena.workers import Workers
from kartentisch.bots import Decision
from kartentisch.engine.arguments import careful
from kartentisch.engine.errors import EngineError
from kartentisch.engine.extras import needing
from kartentisch.engine.game import Game

FORMAT = 1
PER_FILE = 100  # games
NOTE = "_selfplay.json"  # readers of data sets pass over names that begin so


@dataclass
class Rows:
    """The decisions of some games, column by column."""

    columns: dict[str, list[Any]] = field(default_factory=dict)
    observations: list[Any] = field(default_factory=list)

    def add(self, **values: Any) -> None:
        for name, value in values.items():
            self.columns.setdefault(name, []).append(value)


def task_of(setting: Setting, players: int, number: int, seed: int) -> Task:
    """Game `number` of a run: the bots sit in turn, and each game has dice and cards of its own."""
    seats = tuple((seat + number) % players % len(setting.bots) for seat in range(players))
    seeds = tuple(seed_of(seed, "bot", number, seat) for seat in range(players))
    return Task(number, seats, seed_of(seed, "chance", number), seeds)


@careful
def write_all(
    game: Game, setting: Setting, players: int, folder: Path, games: int, seed: int, workers: Workers, per_file: int
) -> Generator[tuple[int, list[Result]], None, None]:
    """Play and write what is not there yet: after each file, how many games are there, and what these came to.

    Raises:
        EngineError: `extra_missing`, `not_observed`, `bad_file`, `other_data` where the folder holds another run.
    """
    with needing("arena"):
        import pyarrow  # noqa: F401
    game.observation(players)
    about = _about(game, setting, players, seed, per_file)
    with _told_of(folder):
        folder.mkdir(parents=True, exist_ok=True)
        note = folder / NOTE
        if note.exists() and json.loads(note.read_text(encoding="utf-8")) != about:
            raise EngineError("other_data", folder=str(folder))
        note.write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8")
        parts = [range(first, min(first + per_file, games)) for first in range(0, games, per_file)]
        missing = [part for part in parts if not any(stop >= part.stop for _, stop in _there(folder, part))]
    done = games - sum(map(len, missing))
    yield done, []
    steps = workers.do(partial(_part, setting, players, seed, json.dumps(about)), ([part] for part in missing))
    try:
        for part, data, results in steps:
            with _told_of(folder):
                _put(folder, part, data)
            done += len(part)
            yield done, results
    finally:
        steps.close()
        GUARDS.close()


@contextmanager
def _told_of(folder: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, json.JSONDecodeError) as error:
        raise EngineError("bad_file", file=str(folder), problem=str(error)) from None


def _put(folder: Path, part: range, data: bytes) -> None:
    """A file is there whole or not at all, and no game stands in two."""
    file = file_of(folder, part)
    unfinished = folder / f"_{file.name}"
    unfinished.write_bytes(data)
    unfinished.replace(file)
    for shorter, _ in _there(folder, part):
        if shorter != file:
            shorter.unlink()


def _there(folder: Path, part: range) -> list[tuple[Path, int]]:
    """Files that begin with the same game, and the first game behind each."""
    found = folder.glob(f"games-{part.start:07}-*.parquet")
    return [(file, int(file.stem.rpartition("-")[2]) + 1) for file in found]


def file_of(folder: Path, part: range) -> Path:
    return folder / f"games-{part.start:07}-{part.stop - 1:07}.parquet"


def _about(game: Game, setting: Setting, players: int, seed: int, per_file: int) -> dict[str, Any]:
    """What stands in the folder and in each file."""
    return {
        "selfplay": FORMAT,
        "game": game.id,
        "revision": game.revision,
        "players": players,
        "options": dict(setting.options),
        "board": board_of(game),
        "bots": list(setting.bots),
        "seed": seed,
        "per_file": per_file,
        "observation": list(game.observation(players).names),
        "actions": [game.space.notation(action) for action in range(game.space.size)],
    }


def _part(
    setting: Setting, players: int, seed: int, about: str, parts: Sequence[range]
) -> tuple[tuple[range, bytes, list[Result]], Sequence[range]]:
    """One file, as bytes."""
    (part,) = parts
    rows, results = Rows(), []
    for number in part:
        task = task_of(setting, players, number, seed)
        results.append(_record(setting, task, rows))
    return (part, _parquet(setting, rows, about, setting.load().observation(players).size), results), []


def _record(setting: Setting, task: Task, rows: Rows) -> Result:
    """Play one game and add its decisions."""
    game = setting.load()
    layout = game.observation(len(task.bots))
    first = len(rows.observations)
    seats: list[int] = []

    def watch(state: Any, decision: Decision, answer: int) -> None:
        out = layout.buffer()
        state.observe(decision.seat, out)
        rows.observations.append(out)
        rows.add(
            seed=task.chance,
            number=task.number,
            ply=len(rows.observations) - first - 1,
            turn=int(state.turn),
            seat=decision.seat,
            bot=setting.bots[task.bots[decision.seat]],
            legal=decision.legal,
            action=answer,
        )
        seats.append(decision.seat)

    result = play(setting, task, GUARDS, watch)
    for seat in seats:
        rows.add(value=result.returns[seat], result=result.returns, scores=result.scores, places=result.places)
    return result


def _parquet(setting: Setting, rows: Rows, about: str, size: int) -> bytes:
    """`size`: of an observation."""
    import numpy
    import pyarrow
    from pyarrow import parquet

    n = len(rows.observations)
    seen = [numpy.frombuffer(row, "int64") for row in rows.observations]
    flat = numpy.concatenate([numpy.empty(0, "int64"), *seen])
    kinds: dict[str, Any] = {
        "seed": pyarrow.int64(), "number": pyarrow.int32(), "ply": pyarrow.int32(), "turn": pyarrow.int32(),
        "seat": pyarrow.int8(), "legal": pyarrow.list_(pyarrow.int32()), "action": pyarrow.int32(),
        "value": pyarrow.float32(), "result": pyarrow.list_(pyarrow.float32()),
        "scores": pyarrow.list_(pyarrow.int32()), "places": pyarrow.list_(pyarrow.int8()),
    }  # fmt: skip
    columns: dict[str, Any] = {
        "game": _words([setting.game] * n),
        "options": _words([json.dumps(dict(setting.options), sort_keys=True)] * n),
        "bot": _words(rows.columns.get("bot", [])),
        **{name: pyarrow.array(rows.columns.get(name, []), kind) for name, kind in kinds.items()},
        "observation": pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(flat).cast(pyarrow.int32()), size),
    }
    table = pyarrow.table(columns).replace_schema_metadata({"kartentisch": about})
    out = io.BytesIO()
    parquet.write_table(table, out, compression="zstd")
    return out.getvalue()


def _words(values: Sequence[str]) -> Any:
    import pyarrow

    return pyarrow.array(values, pyarrow.string()).dictionary_encode()
