"""`kartentisch scenario`, `replay` and `verify`: what works on files."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.text import Text

from kartentisch.cli.common import Lang, out, read, sentences, speak
from kartentisch.engine import scenario as scenarios
from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import EVERYTHING, Game
from kartentisch.engine.language import Language
from kartentisch.engine.record import Record, stretch_error
from kartentisch.engine.safe_text import shown
from kartentisch.games import load

if TYPE_CHECKING:
    from kartentisch.fairness.dice_log import Report as DiceReport
    from kartentisch.fairness.log_proof import LogReport

RecordFile = Annotated[Path, typer.Argument(help="A saved game (JSON lines, usually .ktj).", metavar="RECORD")]


def scenario(
    files: Annotated[list[Path] | None, typer.Argument(help="YAML files with scenarios.", metavar="FILE...")] = None,
    schema: Annotated[bool, typer.Option("--schema", help="Print the JSON Schema of a scenario and stop.")] = False,
    lang: Lang = "",
) -> None:
    """Run scenario files and say which expectations fail; exit code 1 if one does."""
    if schema:
        typer.echo(json.dumps(scenarios.schema(), indent=2))
        return
    console, failed, count = out(), 0, 0
    with sentences(lang):
        language = speak(lang)
        if not files:
            raise EngineError("no_such_file", file="FILE...")
        for file in files:
            for document in scenarios.read(read(file), file.name):
                report = _played(file, document)
                count += 1
                failed += not report.passed
                mark = Text("✓", "green") if report.passed else Text("✗", "red")
                console.print(mark, Text(shown(f"{file.name}: {document.title}")))
                for failure in report.failures:
                    console.print(f"    {shown(failure)}", markup=False)
    console.print(language.say("scenario-total", count=count, failed=failed))
    if failed:
        raise typer.Exit(1)


def _played(file: Path, document: scenarios.Document) -> scenarios.Report:
    """What came of a scenario; a board that cannot be read fails it alone."""
    try:
        board = read(file.parent / document.board_file) if document.board_file else None
    except EngineError as error:
        return scenarios.Report(document.title, [f"{document.place(('board',))}: {error.brief}"])
    return scenarios.run(document, load, board)


def open_record(path: Path) -> tuple[Record, Game]:
    """A record and the game it is of, on the record's own board if it carries one."""
    record = Record.parse(read(path))
    return record, load(record.header["game"], record.header.get("board"))


def replay(
    record: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="Stop after this many entries; default: the last.")] = None,
    seat: Annotated[
        int | None, typer.Option("--seat", help="Show only what this seat (from 1; 0 = spectator) may know.")
    ] = None,
    position: Annotated[bool, typer.Option("--position", help="Print only the position, as a scenario.")] = False,
    lang: Lang = "",
) -> None:
    """Show the log of a saved game and the position it leads to."""
    with sentences(lang):
        saved, game = open_record(record)
        names = saved.header["players"]
        language, console = speak(lang, game, names), out()
        if at is not None and not 0 <= at <= len(saved.entries):
            raise EngineError("no_such_entry", entry=at, entries=len(saved.entries))
        if seat is not None and not 0 <= seat <= len(names):
            raise EngineError("unknown_word", what="seat", word=str(seat), choices=list(range(len(names) + 1)))
        viewer = EVERYTHING if seat is None else SPECTATOR if seat == 0 else seat - 1
        state, number = None, 0
        for number, reached, events in saved.states(game):
            state = reached
            entry = saved.entries[number - 1] if number else {}
            if not position and (number == 0 or "action" in entry or "chance" in entry or "begin" in entry):
                for event in events:
                    shown = event if viewer == EVERYTHING else event.seen_by(viewer)
                    console.print(f"{number:5}  {language.event(shown)}  [{event.kind.rule}]", markup=False)
            if number == (len(saved.entries) if at is None else at):
                break
        if at is not None:
            saved.insist_played(game, at)
        if position:
            typer.echo(scenarios.write(f"{record.name}, entry {number}", game, names, state), nl=False)
        elif viewer == EVERYTHING:
            console.print(str(state), markup=False)
        else:
            console.print_json(data=game.view(state, viewer))


def _happened(report: LogReport) -> list[tuple[str, int]]:
    """What somebody should ask about who was not there: the ends of text ids, each with how often it happened."""
    reasons = report.dice.reasons
    found = [
        ("returns", report.returns),
        ("rewinds", report.dice.rewinds),
        ("voids", reasons.count("void")),
        ("reseeds", reasons.count("reseed")),
        ("restored", report.restored),
        ("kicks", report.kicks),
        ("changes", report.changes),
    ]
    return [(text, count) for text, count in found if count]


def _witnesses(dice: DiceReport, names: Sequence[str], language: Language) -> list[str]:
    """How many open rolls had a witness, and why others had none; nothing where none was wanted."""
    lacking = sum(dice.fallbacks.values()) + dice.unasked
    if not dice.witnessed + lacking:
        return []
    told = [language.say("verify-witnessed", witnessed=dice.witnessed, rolls=dice.rolls)]
    for seat, count in sorted(dice.fallbacks.items()):
        told.append(language.say("verify-fallbacks", name=names[seat], count=count))
    return [*told, language.say("verify-unasked", count=dice.unasked)] if dice.unasked else told


def verify(
    record: RecordFile,
    key: Annotated[str, typer.Option("--key", help="The public key of the server, if you noted it.")] = "",
    head: Annotated[str, typer.Option("--head", help="A head of the table's log that you noted.")] = "",
    lang: Lang = "",
) -> None:
    """Run a saved game again and compare everything; check the dice and the signed log of a server's table."""
    with sentences(lang):
        saved, game = open_record(record)
        hashes, language = saved.verify(game), speak(lang)
        parts = saved.unplayed(game)
        typer.echo(language.say("verify-part" if parts else "verify-good", answers=saved.answers, hashes=hashes))
        for part in parts:
            typer.echo(language.rejection(stretch_error(part).rejection))
        if not (saved.proof or key or head):
            typer.echo(language.say("verify-no-proof"))
            if parts:  # then nothing at all was looked at there
                raise typer.Exit(1)
            return
        from kartentisch.fairness.log_proof import verify_log  # late: it takes the time of a start

        report = verify_log(saved, game, key.lower(), head.lower())
        dice = report.dice
        typer.echo(language.say("verify-dice", level=dice.level, outcomes=len(dice.outcomes), witnessed=dice.witnessed))
        for text in _witnesses(dice, saved.header["players"], language):
            typer.echo(text)
        least = min(dice.seeds, default=0)
        typer.echo(language.say("verify-seeds", seats=least, list=", ".join(map(str, dice.seeds))))
        for text, count in _happened(report):
            typer.echo(language.say(f"verify-{text}", count=count))
        if report.since:
            typer.echo(language.say("verify-since", since=report.since))
        asked = sum(entry.get("chance") in game.clocks for entry in saved.entries[report.since :])
        if asked:
            typer.echo(language.say("verify-clock", asked=asked))
        typer.echo(language.say("verify-terms" if report.stated else "verify-unstated"))
        if len(report.servers) > 1:
            typer.echo(language.say("verify-servers", list=", ".join(report.servers)))
        typer.echo(language.say("verify-log", lines=report.lines, server=report.key, head=report.head))
