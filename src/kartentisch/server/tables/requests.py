"""What is asked of the others at a table: to go back, or to send somebody away; as a table keeps it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Checkpoint:
    """Where the last answers of a seat can be taken back to."""

    seat: int
    state: str
    entries: int


@dataclass
class Move:
    """What a seat has answered with one command, or with its standing orders in one go.

    Attributes:
        line: of the log, with its first answer.
        entries: of the record, before it.
    """

    seat: int
    line: int
    entries: int


@dataclass
class UndoRequest:
    """A seat asks the others to go back to before one of its answers.

    Attributes:
        id: for the answers.
        line: of the log, with that answer.
        waiting: the seats that have not agreed yet.
        until: when the question lapses, or those who are away are not waited for any longer.
        agreed: the seats that have.
        away: seats that count as not agreeing until then.
    """

    id: str
    seat: int
    line: int
    waiting: list[int]
    until: int
    agreed: list[int] = field(default_factory=list)
    away: list[int] = field(default_factory=list)


@dataclass
class Removal:
    """Whoever leads the table wants the person of a seat to leave.

    Attributes:
        id: for the answers.
        due: when the person goes who was away, or the question lapses about one who is here.
        absent: it is about somebody who is away: anything they do ends it.
        waiting: seats of others that have not agreed yet.
    """

    id: str
    seat: int
    due: int
    absent: bool
    waiting: list[int]
    autopilot: str
    agreed: list[int] = field(default_factory=list)
    ban: bool = False


@dataclass
class Removals:
    """Attributes:
    gone: seats whose person was sent away in the game, until somebody sits down there.
    voted: seats whose person was here, and was sent away by the others.
    """

    open: Removal | None = None
    gone: list[int] = field(default_factory=list)
    voted: list[int] = field(default_factory=list)
