"""Why a game may wait: pauses, days off, substitutes, and what the clocks have left; as a table keeps them."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Pause:
    """Nothing is played, and no clock runs.

    Attributes:
        seat: who asked for it, or leads the table; None for an owner without one.
        by: `vote`, or `lead` for whoever leads the table alone.
        reason: one of `pauses.REASONS`.
        text: what was said to it.
        until: when it ends by itself.
        agreed: seats of others that have; nobody where nobody else was here.
    """

    seat: int | None
    by: str
    reason: str
    text: str
    since: int
    until: int
    agreed: list[int] = field(default_factory=list)


@dataclass
class PauseAsked:
    """A seat asks the others for a pause of so many minutes.

    Attributes:
        id: for the answers.
        until: when the question lapses.
    """

    id: str
    seat: int
    minutes: int
    reason: str
    text: str
    waiting: list[int]
    until: int
    agreed: list[int] = field(default_factory=list)


@dataclass
class RulingAsked:
    """A seat asks the others to go on by the ruling that held before this revision of the rules; see `rulings`.

    Attributes:
        until: when the question lapses.
    """

    seat: int
    revision: int
    waiting: list[int]
    until: int
    agreed: list[int] = field(default_factory=list)


@dataclass
class Vacation:
    """`everywhere`: part of the days that its person has off at all tables."""

    since: int
    until: int
    everywhere: bool = False


@dataclass
class Substitute:
    """Somebody who would step in.

    Attributes:
        seat: the only one that they may ever see into; None before the first time.
    """

    holder: int
    name: str
    seat: int | None = None


@dataclass
class Times:
    """What clocks, pauses, vacations and substitutes have come to.

    Attributes:
        banks: ms that seats have left in their time banks.
        credited: the last turn for which a seat got its increment.
        pause, asked: that is in force, that is asked for.
        vain: when seats have asked for a pause in vain.
        led: pauses of whoever leads the table alone: from when until when.
        vacations: of holders.
        taken: days of vacation by holder and year.
        invite: for substitutes; empty where there are none.
        stand_ins: the holder who stands in for a seat.
        away: since when an autopilot answers for whoever holds a seat, where somebody may step in.
        banned: holders and persons who do not sit down here again.
        seen: seats that holders and persons who were here have looked into: they see no other one.
        ruling: an earlier ruling that is asked for.
        awaited: holders who have not come yet since the table moved to this server.
    """

    banks: dict[int, int] = field(default_factory=dict)
    credited: dict[int, int] = field(default_factory=dict)
    pause: Pause | None = None
    asked: PauseAsked | None = None
    vain: dict[int, list[int]] = field(default_factory=dict)
    led: list[tuple[int, int]] = field(default_factory=list)
    vacations: dict[int, Vacation] = field(default_factory=dict)
    taken: dict[int, dict[int, int]] = field(default_factory=dict)
    invite: str = ""
    substitutes: list[Substitute] = field(default_factory=list)
    stand_ins: dict[int, int] = field(default_factory=dict)
    away: dict[int, int] = field(default_factory=dict)
    banned: list[str] = field(default_factory=list)
    seen: dict[str, list[int]] = field(default_factory=dict)
    awaited: list[int] = field(default_factory=list)
    ruling: RulingAsked | None = None
