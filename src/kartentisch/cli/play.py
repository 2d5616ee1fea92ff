"""`kartentisch play`: a game in the terminal, alone against bots or with several people at one device."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from kartentisch.bots import BOTS, make
from kartentisch.cli.common import (
    BROKEN,
    Board,
    GameName,
    Lang,
    Options,
    chosen_options,
    is_there,
    open_game,
    sentences,
    speak,
)
from kartentisch.cli.files import open_record
from kartentisch.cli.session import HUMAN, Session
from kartentisch.engine import clock, starts
from kartentisch.engine.chance import Chance
from kartentisch.engine.clock import MINUTE, USUAL, Clocked, Countdown
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.language import LANGUAGES
from kartentisch.engine.match import ChanceSource, Match
from kartentisch.engine.record import Record

DEFAULT = (HUMAN, "greedy", "greedy")
BOT_NAMES = 5  # texts play-bot-name-1 and so on


class Unfit(Exception):
    """Arguments that do not go together: the text `play-<key>` says why."""

    def __init__(self, key: str, **args: Any) -> None:
        super().__init__(key)
        self.key = key
        self.args_of_text = args


def play(
    game: GameName = "attila",
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Number of seats; bots take those that nobody has.")
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            help=f"Who sits where, comma separated: human or a bot ({', '.join(BOTS)}; hard:bold, hard:careful).",
        ),
    ] = None,
    names: Annotated[
        str | None, typer.Option("--names", help="Names, comma separated: of the people, or of all seats.")
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", min=0, help="The same seed deals the same cards.")] = None,
    option: Options = None,
    minutes: Annotated[
        int | None,
        typer.Option("--minutes", help=f"How long a game by the clock (--option clock=true) lasts; default: {USUAL}."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save the game in this file after every move.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Continue a saved game.")] = None,
    start: Annotated[
        str, typer.Option("--start", help="Begin at one of the game's prepared positions instead of the set-up.")
    ] = "",
    board: Board = None,
    pace: Annotated[float, typer.Option("--pace", min=0, help="Seconds of pause after a bot's move.")] = 0.6,
    lang: Lang = "",
) -> None:
    """Play in the terminal: against bots, or several people at one device with their hands hidden."""
    with sentences(lang), fitting(lang):
        if save is not None and is_there(save) and (resume is None or save.resolve() != resume.resolve()):
            raise Unfit("save-exists", file=str(save))
        luck = secrets.randbits(48) if seed is None else seed
        if resume is not None:
            if option or start or board is not None or minutes is not None:
                raise Unfit("resume-fixed")
            match, agents, countdown = resumed(resume, luck, players, seats, names, lang)
        else:
            rules = open_game(game, board)
            begins = starts.start(rules, start) if start else None
            agents = who_sits(begins.players if begins and players is None and seats is None else players, seats)
            if begins and len(agents) != begins.players:
                raise EngineError("player_count", game=rules.id, players=len(agents), choices=[begins.players])
            called = names_of(agents, names, lang)
            values = {**(begins.options if begins else {}), **chosen_options(rules, option)}
            limit = clock.agreed(rules, values, minutes)
            countdown = started(limit * MINUTE) if limit else None
            position = begins.position if begins else None
            match = Match(rules, called, source(luck, countdown), values, position, agents)
        language = speak(lang, match.game, match.record.header["players"])
        console = Console(highlight=False)
        Session(match, language, agents, console, save, pace, luck + 1, resume is not None, countdown).run()


def started(left: int) -> Countdown:
    """A time limit that begins to run; while the program does not, time stands still."""
    return Countdown(left, lambda: time.monotonic_ns() // 1_000_000)


def source(luck: int, countdown: Countdown | None) -> ChanceSource:
    """Dice, and beside them the clock of a game that has one."""
    return Chance(luck) if countdown is None else Clocked(Chance(luck), countdown)


@contextmanager
def fitting(lang: str) -> Iterator[None]:
    """As `sentences`, for what only this command can find wrong."""
    try:
        yield
    except Unfit as error:
        language = speak(lang if lang in LANGUAGES else "")
        typer.echo(language.say(f"play-{error.key}", **error.args_of_text), err=True)
        raise typer.Exit(BROKEN) from None


def who_sits(players: int | None, seats: str | None) -> list[str]:
    """The agent of each seat; without `seats` one person, and bots on the others."""
    if seats is None:
        return [HUMAN, *["greedy"] * ((players or len(DEFAULT)) - 1)]
    agents = [agent.strip().casefold() for agent in seats.split(",")]
    if players is not None and players != len(agents):
        raise Unfit("seats-differ", players=players, seats=len(agents))
    for agent in agents:
        if agent != HUMAN:
            make(agent, 0)
    return agents


def names_of(agents: Sequence[str], names: str | None, lang: str) -> list[str]:
    """A name for each seat: given ones for the people or for all, the language's own for the others."""
    language = speak(lang)
    people = [seat for seat, agent in enumerate(agents) if agent == HUMAN]
    given = [] if names is None else [clean(name) for name in names.split(",")]
    if given and len(given) not in (len(people), len(agents)):
        raise Unfit("names-differ", names=len(given), people=len(people), seats=len(agents))
    if not all(given):
        raise Unfit("name-empty")
    where = people if len(given) == len(people) else range(len(agents))
    called = dict(zip(where, given, strict=False))
    own = [language.say(f"play-bot-name-{i}") for i in range(1, BOT_NAMES + 1)]
    taken = {name.casefold() for name in given}
    free = (
        name for name in (f"{name}{n}" for n in ("", *range(2, 99)) for name in own) if name.casefold() not in taken
    )
    for seat, agent in enumerate(agents):
        if seat not in called:
            called[seat] = language.say("player", number=seat + 1) if agent == HUMAN else next(free)
    result = [called[seat] for seat in range(len(agents))]
    if len({name.casefold() for name in result}) < len(result):
        raise Unfit("names-twice")
    return result


def clean(name: str) -> str:
    """A name that cannot disturb a terminal."""
    return "".join(c for c in name if c.isprintable()).strip()[:24]


def resumed(
    path: Path, luck: int, players: int | None, seats: str | None, names: str | None, lang: str
) -> tuple[Match, list[str], Countdown | None]:
    """A saved match, who plays on, and its time; seats may change hands."""
    record, game = open_record(path)
    header = record.header
    count = len(header["players"])
    agents = who_sits(count, seats) if seats else list(header.get("agents") or who_sits(count, None))
    if players not in (None, count):
        raise Unfit("seats-differ", players=players, seats=count)
    header["players"] = names_of(agents, names, lang) if names else [clean(name) for name in header["players"]]
    header["agents"] = agents
    countdown = time_of(record, game)
    return Match.resume(record, game, source(luck, countdown)), agents, countdown


def time_of(record: Record, game: Game) -> Countdown | None:
    """The time that a saved game had left, None if it has no limit."""
    name = clock.wanted(game, record.header.get("options", {}))
    if name is None:
        return None
    left = record.header.get("left_ms", USUAL * MINUTE)
    return started(clock.at_most(game, record.replay(game), name, left))
