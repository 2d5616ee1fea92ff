"""`kartentisch review`: the review of a saved game; docs/develop/review.md says what the figures mean."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import nullcontext
from os import cpu_count
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from kartentisch.arena.processes import pool
from kartentisch.bots.review import SAMPLES, SIMULATIONS, Review, Settings, clauses
from kartentisch.cli import progress
from kartentisch.cli.common import Lang, out, sentences, speak
from kartentisch.cli.files import RecordFile, open_record
from kartentisch.cli.game_summary import INDENT, NAME, curves
from kartentisch.cli.layout import shortened, wrapped
from kartentisch.engine.course import headline
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import Event
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.record import Record

SIGNS = {"good": " ", "inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def review(
    record: RecordFile,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Review only the decisions of this seat (from 1), and list them.")
    ] = None,
    simulations: Annotated[
        int | None,
        typer.Option(
            "--simulations",
            min=8,
            help=f"Simulations of a first look at a decision; default: {SIMULATIONS}, fewer where they take long.",
        ),
    ] = None,
    turns: Annotated[
        int | None,
        typer.Option(
            "--turns",
            min=1,
            help="How many turns a simulation looks ahead; default: twice as many as a bot, near the end to the end.",
        ),
    ] = None,
    samples: Annotated[int, typer.Option("--samples", min=1, help="Samples of each roll and draw.")] = SAMPLES,
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="The same seed gives the same review.")] = 0,
    jobs: Annotated[
        int | None, typer.Option("--jobs", "-j", min=1, help="Number of processes; default: one for each processor.")
    ] = None,
    seconds: Annotated[
        float | None,
        typer.Option(
            "--seconds", min=1, help="About how many seconds to work; of a long game some decisions are left out."
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print everything as JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Review a saved game: what each decision was worth, what luck brought, and what turned the game.

    Ctrl-C stops and shows what there is so far.
    """
    with sentences(lang):
        saved, game = open_record(record)
        names = saved.header["players"]
        if seat is not None and not 1 <= seat <= len(names):
            raise EngineError("unknown_word", what="seat", word=str(seat), choices=list(range(1, len(names) + 1)))
        seats = None if seat is None else [seat - 1]
        hands = jobs or cpu_count() or 1
        settings = Settings(
            simulations=simulations,
            turns=turns,
            samples=samples,
            seed=seed,
            seats=seats,
            seconds=None if seconds is None else seconds * hands,
        )
        interrupted = False
        with pool(hands) if hands > 1 else nullcontext() as workers, progress.bar(as_json) as bar:
            work = Review(saved, game, settings, pool=workers)
            task = bar.add_task(record.name, total=work.total)
            try:
                for done in work.steps():
                    bar.update(task, completed=done)
            except KeyboardInterrupt:
                interrupted = True
        data = work.data()
        if as_json:
            typer.echo(json.dumps(data, indent=1))
        else:
            console, language = out(), speak(lang, game, names)
            for part in told(data, saved, game, language, console.width, seat):
                console.print(part)
    if interrupted:
        raise typer.Exit(130)


def told(
    data: dict[str, Any], record: Record, game: Game, language: Language, width: int, seat: int | None = None
) -> Iterator[Text | Table]:
    """The review for people: the curve, a table, turning points; with a seat (from 1) its decisions as well."""
    names = shortened([language.player(i) for i in range(len(data["players"]))], NAME)
    if not data["complete"]:
        yield Text(language.say("review-stopped", done=data["entries"], total=len(record.entries)), "yellow")
    if any(data["left_out"].values()):
        yield Text(language.say("review-left-out", **data["left_out"]), "yellow")
    if len(data["curve"]) > 1:
        yield Text(language.say("review-curve"), style="bold")
        yield from curves([[round(100 * one) for one in point["values"]] for point in data["curve"]], names, width)
    columns = ("asked", "accuracy", "inaccuracy", "mistake", "blunder", "loss", "luck")
    table = Table(title=language.say("review-seats"), title_justify="left")
    table.add_column(language.say("simulate-seat"))
    for column in columns:
        table.add_column(language.say(f"review-{column}"), justify="right")
    for row in data["seats"]:
        marks = [str(row["marks"][mark]) for mark in ("inaccuracy", "mistake", "blunder")]
        mean = row["loss"] / max(1, row["decisions"])
        sums = [language.percent(-mean, 1, signed=True), language.percent(row["luck"], signed=True)]
        table.add_row(names[row["seat"]], str(row["decisions"]), language.percent(row["accuracy"]), *marks, *sums)
    yield table
    if data["turning"]:
        yield Text(language.say("review-turning"), style="bold")
        events = _headlines(record, game, {row["entry"]: _last(data, row) for row in data["turning"]})
        for row in data["turning"]:
            yield from wrapped(Text(_turned(row, data, events, game, language, names)), width, INDENT)
    if seat is not None:
        yield Text(language.say("review-decisions"), style="bold")
        for row in data["decisions"]:
            yield from wrapped(Text(_decided(row, game, language)), width, INDENT)


def _last(data: dict[str, Any], row: dict[str, Any]) -> int:
    last: int = data["chances"][row["index"]]["last"] if row["kind"] == "luck" else row["entry"]
    return last


def _headlines(record: Record, game: Game, wanted: dict[int, int]) -> dict[int, Event]:
    """By first entry, the event that says best what the entries up to the last brought."""
    found: dict[int, list[Event]] = {}
    for number, _, events in record.states(game):
        if number and record.entries[number - 1].keys() & {"action", "chance"}:
            for first, last in wanted.items():
                if first <= number <= last:
                    found.setdefault(first, []).extend(events)
    return {first: headline(game, events) for first, events in found.items() if events}


def _turned(
    row: dict[str, Any],
    data: dict[str, Any],
    events: dict[int, Event],
    game: Game,
    language: Language,
    names: list[str],
) -> str:
    change = language.percent(row["change"], signed=True)
    words = {"entry": row["entry"], "turn": row["turn"], "seat": names[row["seat"]], "change": change}
    if row["kind"] == "mistake":
        decision = data["decisions"][row["index"]]
        action, best = (language.move(clauses(game, move)) for move in (decision, decision["better"][0]))
        return language.say("review-turned-mistake", action=action, best=best, **words)
    if row["kind"] == "move":
        action = language.move(clauses(game, data["decisions"][row["index"]]))
        return language.say("review-turned-move", action=action, **words)
    event = events.get(row["entry"])
    what = language.event(event) if event is not None else data["chances"][row["index"]]["outcome"]
    return language.say("review-turned-luck", event=what, **words)


def _decided(row: dict[str, Any], game: Game, language: Language) -> str:
    """One decision, with the best one where it was not that."""
    move, value = language.move(clauses(game, row)), language.percent(row["value"])
    head = f"{row['entry']:5} {SIGNS[row['mark']]:2} {move} ({value})"
    if row["loss"] <= 0:
        return head
    best = language.move(clauses(game, row["better"][0]))
    return head + " · " + language.say("review-best", best=best, value=language.percent(row["best_value"]))
