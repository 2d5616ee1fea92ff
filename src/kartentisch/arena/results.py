"""The file of a contest: one finished game a line, as JSON, each line for itself; see docs/develop/arena.md.

Lines of other people, other bots and other seeds may be added in any order.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any, TextIO

import msgspec

from kartentisch.arena.play import Count, Forfeit, Result, Setting
from kartentisch.engine.arguments import careful
from kartentisch.engine.decoding import Decoder
from kartentisch.engine.errors import EngineError
from kartentisch.engine.game import Game
from kartentisch.engine.options import Value

FORMAT = 1

Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Place = Annotated[int, msgspec.Meta(ge=1)]


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """One line.

    Attributes:
        arena: version of the format.
        game, revision: id, and of its rules.
        options: that differ from the game's defaults. board: the digest of a board of one's own, else empty.
        seed, deal: what dice and cards came of: games of one deal differ in the seating and in nothing else.
        bots, places, returns, scores: by seat.
        decisions, turns: how long it was. ends: why it ended.
    """

    arena: int
    game: str
    revision: int
    options: dict[str, Value] = {}
    board: str = ""
    seed: int
    deal: Count
    bots: Annotated[list[str], msgspec.Meta(min_length=2)]
    places: list[Place]
    returns: list[Share]
    scores: list[int] = []
    decisions: Count = 0
    turns: Count = 0
    ends: list[str] = []
    forfeits: list[Forfeit] = []

    @property
    def key(self) -> tuple[Any, ...]:
        """Two lines with the same key tell of the same game."""
        return self.seed, self.deal, *self.bots

    def is_of(self, kind: Kind) -> bool:
        """Whether the game was played by these rules, with so many seats."""
        return (self.game, self.revision, self.options, self.board, len(self.bots)) == kind


_PLAYED = Decoder(Played)

Kind = tuple[str, int, Mapping[str, Any], str, int]


def kind_of(game: Game, setting: Setting, players: int) -> Kind:
    """What two games must have in common to be compared: rules, options, board, number of seats."""
    options = {name: value for name, value in setting.options.items() if value != game.defaults[name]}
    return game.id, game.revision, options, board_of(game), players


def board_of(game: Game) -> str:
    """The digest of a board of one's own, else empty."""
    return blake2b(game.board.source.encode(), digest_size=8).hexdigest() if game.custom else ""


def line_of(kind: Kind, setting: Setting, seed: int, deal: int, result: Result) -> Played:
    game, revision, options, board, _ = kind
    return Played(
        arena=FORMAT,
        game=game,
        revision=revision,
        options=dict(options),
        board=board,
        seed=seed,
        deal=deal,
        bots=[setting.bots[bot] for bot in result.bots],
        places=result.places,
        returns=result.returns,
        scores=result.scores,
        decisions=result.decisions,
        turns=result.turns,
        ends=result.reasons,
        forfeits=result.forfeits,
    )


@careful
def read(path: Path) -> list[Played]:
    """All lines, one of each game; nothing where there is no file yet.

    Raises:
        EngineError: `bad_results` with the first line that is broken, `bad_file`.
    """
    try:
        text = path.read_text(encoding="utf-8") if path.exists() else ""
    except (OSError, UnicodeDecodeError) as error:
        raise EngineError("bad_file", file=str(path), problem=str(error)) from None
    lines: dict[tuple[Any, ...], Played] = {}
    for number, row in enumerate(text.splitlines(), 1):
        if not row.strip():
            continue
        try:
            line = _PLAYED.decode(row)
            _check(line)
        except (msgspec.MsgspecError, ValueError) as error:
            raise EngineError("bad_results", file=str(path), line=number, problem=str(error)) from None
        lines.setdefault((line.game, line.revision, line.board, *sorted(line.options.items()), *line.key), line)
    return list(lines.values())


def _check(line: Played) -> None:
    """What types do not say."""
    if line.arena != FORMAT:
        raise ValueError(f"`arena` is {line.arena}, not {FORMAT}")
    for name in ("places", "returns"):
        if len(getattr(line, name)) != len(line.bots):
            raise ValueError(f"`{name}` and `bots` differ in length")
    if any(lost.seat >= len(line.bots) for lost in line.forfeits):
        raise ValueError("`forfeits` names a seat that there is not")


@careful
@contextmanager
def appending(path: Path | None) -> Iterator[Book]:
    """The file, to write behind what is there; None: nothing is kept.

    Raises:
        EngineError: `bad_file`.
    """
    if path is None:
        yield Book(None)
        return
    with _told_of(path):
        cut = path.exists() and path.read_bytes()[-1:] not in (b"", b"\n")
        file = path.open("a", encoding="utf-8", newline="\n")
    with file:
        if cut:
            file.write("\n")
        yield Book(file)


@contextmanager
def _told_of(path: Path) -> Iterator[None]:
    """What the file does not bear is told as its fault; what happens while games are played is not."""
    try:
        yield
    except OSError as error:
        raise EngineError("bad_file", file=str(path), problem=str(error)) from None


class Book:
    """Where lines are written."""

    def __init__(self, file: TextIO | None) -> None:
        self._file = file

    def write(self, lines: Sequence[Played]) -> None:
        """At once, so that nothing is lost if the program is stopped.  EngineError: `bad_file`."""
        if self._file is None or not lines:
            return
        with _told_of(Path(self._file.name)):
            self._file.write("".join(msgspec.json.encode(line).decode() + "\n" for line in lines))
            self._file.flush()
