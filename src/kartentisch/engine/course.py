"""The course of a game that is over: how far everybody was after each turn, where the lead changed most, and luck."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from kartentisch.engine.arguments import careful
from kartentisch.engine.facts import SPECTATOR, Event
from kartentisch.engine.game import Game
from kartentisch.engine.luck import Luck
from kartentisch.engine.record import Record

MOST_POINTS = 400  # of a curve; of a longer game only every second turn is shown, or every third ...
MOST_TURNING = 5
SELDOM = 3  # turns of a game for one turning point at most
COSTLY = 8  # a turn that cost at least one part in so many of all forces is told
ELIMINATED = "eliminated"  # the event with which a seat is out, in every game that has one; `seat` is who
BESIDE = 2  # times as much as a turning point changed the greatest did, at most


@dataclass(frozen=True)
class Point:
    """How far everybody was at the end of a turn, or at the beginning of the first.

    Attributes:
        entry: so many entries of the record lie behind it.
        turn: its number; 0: before the first.
        seat: whose turn it was.
        values: by measure, then by seat.
    """

    entry: int
    turn: int
    seat: int
    values: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class TurningPoint:
    """One of the moments in which the lead changed most.

    Attributes:
        entry: of the record that brought most of it, from 1.
        turn: in which.
        seat: for whom it changed most.
        by: whose deed it was: of whom the event tells first.
        change: over the whole turn, of this seat's lead over the best of the others (or of what it lacks), in the
            first measure, without what was only counted; see `Game.counts`.
        gained: by seat, over the whole turn, in the same measure.
        ahead: who leads after it, alone, where another did before or nobody; -1: that has not changed.
        event: that says best what it was, as everybody may know it; see `Game.headlines`.
        brought: what came of it, where the event only begins it; see `Game.deeds`.
    """

    entry: int
    turn: int
    seat: int
    by: int
    change: int
    gained: tuple[int, ...]
    ahead: int
    event: Event
    brought: tuple[Event, ...] = ()

    @property
    def events(self) -> tuple[Event, ...]:
        """What is to be told of it, in its order."""
        return (self.event, *self.brought)


@dataclass(frozen=True)
class Costliest:
    """The turn whose battles have cost most, and how the worst of them ended.

    Attributes:
        entry: of the record with which the worst battle ended, from 1.
        turn: in which.
        seat: whom it has cost most.
        by: whose deed the end of it was: of whom the event tells.
        lost: by seat, in the measure `Game.force`.
        event: that tells how it ended.
    """

    entry: int
    turn: int
    seat: int
    by: int
    lost: tuple[int, ...]
    event: Event


@dataclass(frozen=True)
class Fall:
    """With what somebody was out of the game.

    Attributes:
        entry: of the record that brought it, from 1.
        turn: in which.
        seat: who is out.
        by: whose deed it was.
        events: what was done to them, where that is another event, and that they are out; as everybody may know it.
    """

    entry: int
    turn: int
    seat: int
    by: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Course:
    """Attributes:
    measures: names, as `Game.measures` has them.
    costliest: None where no turn was costly, or the game counts no force.
    fallen: who was eliminated, in their order.
    """

    measures: tuple[str, ...]
    points: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    luck: tuple[Luck, ...]
    costliest: Costliest | None = None
    fallen: tuple[Fall, ...] = ()


@careful
def course(game: Game, record: Record) -> Course:
    """Run the record again, twice: for the curves, and for what lay behind their greatest changes.

    Raises:
        EngineError: as `Record.states`.
    """
    points: list[Point] = []
    told: list[Event] = []
    measures: tuple[str, ...] = ()
    turn, seat = 0, 0  # that goes on
    battles, counted, falls = _Battles(game), dict[int, list[int]](), _Falls(game)
    for entry, state, events in record.states(game):
        told += _caused(record, entry, events)
        battles.read(entry, turn, state, _caused(record, entry, events))
        falls.read(entry, turn, int(state.active), _caused(record, entry, events))
        rise = _counted(game, state, _caused(record, entry, events))
        if rise:
            counted[entry] = rise
        if state.turn == turn and not state.over:
            continue
        now = game.measures(state)
        measures = tuple(now)
        points.append(Point(entry, turn, seat, tuple(tuple(values) for values in now.values())))
        if state.over:
            break
        turn, seat = int(state.turn), int(state.active)
    return Course(
        measures,
        tuple(_thinned(points)),
        tuple(_turning(game, record, points, counted, falls.found)),
        tuple(game.luck((event.seen_by(SPECTATOR) for event in told), len(record.header["players"]))),
        battles.costliest(falls.turns),
        tuple(falls.found),
    )


def _caused(record: Record, entry: int, events: Sequence[Event]) -> Sequence[Event]:
    """`Record.states` says the last events again where an entry is no step of the game."""
    row = record.entries[entry - 1] if entry else {"begin": True}
    return events if row.keys() & {"action", "chance", "begin"} else ()


def _counted(game: Game, state: Any, events: Sequence[Event]) -> list[int]:
    """By how much the first measure rose because what stood was counted, by seat; see `Game.counts`."""
    kind = next((event.kind.name for event in events if event.kind.name in game.counts), None)
    if kind is None:
        return []
    now = game.measures(state)
    return [high - low for high, low in zip(next(iter(now.values())), now[game.counts[kind]], strict=True)]


def _thinned(points: list[Point]) -> list[Point]:
    step = 1 + (len(points) - 1) // MOST_POINTS
    return [point for i, point in enumerate(points) if i % step == 0 or i == len(points) - 1]


# ------------------------------------------------------------------ who was eliminated
class _Falls:
    """Who is out, and by what: read entry by entry."""

    def __init__(self, game: Game) -> None:
        self._game = game
        heads = game.headlines
        self._blows = frozenset(heads[: heads.index("lost")] if "lost" in heads else heads) - {ELIMINATED}
        self._turn = -1
        self._struck: dict[int, Event] = {}  # by seat the last thing that somebody did to it in this turn
        self.found: list[Fall] = []

    @property
    def turns(self) -> frozenset[int]:
        return frozenset(fall.turn for fall in self.found)

    def read(self, entry: int, turn: int, active: int, events: Sequence[Event]) -> None:
        if turn != self._turn:
            self._turn, self._struck = turn, {}
        for event in events:
            args, kind = event.args, event.kind.name
            if kind in self._blows and args.get("seat") != args.get("other", -1) >= 0:
                self._struck[args["other"]] = event
            if kind == ELIMINATED:
                seat = args["seat"]
                blow = None if "other" in args else self._struck.get(seat)
                by = args["other"] if "other" in args else _doer(blow, active) if blow is not None else active
                told = [one.seen_by(SPECTATOR) for one in (blow, event) if one is not None]
                self.found.append(Fall(entry, turn, seat, by, tuple(told)))


# ------------------------------------------------------------------ what battles have cost
class _Battles:
    """What everybody has lost in each turn, and how the worst of it ended: read entry by entry."""

    def __init__(self, game: Game) -> None:
        self._game = game
        told = game.headlines
        self._ends = frozenset(told[: told.index("lost")] if "lost" in told else ())
        self._before: list[int] = []
        self._turn, self._lost = -1, [0]
        self._fallen, self._worst = 0, 0  # in the battle that goes on, and in the worst one of the turn
        # the entry that ended the worst battle of the turn, and what it told
        self._ended: tuple[int, Event] | None = None
        self._most = 0
        self._found: Costliest | None = None

    def read(self, entry: int, turn: int, state: Any, events: Sequence[Event]) -> None:
        if not self._game.force:
            return
        now = self._game.measures(state)[self._game.force]
        if turn != self._turn:
            self._turn, self._lost, self._ended = turn, [0] * len(now), None
            self._fallen, self._worst = 0, 0
        before = self._before or now
        fell = [max(0, then - left) for then, left in zip(before, now, strict=True)]
        self._before = list(now)
        self._lost = [lost + some for lost, some in zip(self._lost, fell, strict=True)]
        self._fallen += sum(fell)
        end = next((event for event in events if event.kind.name in self._ends), None)
        if end is not None:
            if self._fallen > self._worst:  # all that fell in it: a long battle costs a little in each round
                self._worst, self._ended = self._fallen, (entry, end.seen_by(SPECTATOR))
            self._fallen = 0
        cost = sum(self._lost)  # it grows while the turn lasts: a turn that was told is told as it ended
        if self._ended is not None and cost >= self._most and cost * COSTLY >= sum(before):
            self._most = cost
            seat = max(range(len(now)), key=lambda one: self._lost[one])
            by = _doer(self._ended[1], int(state.active))
            self._found = Costliest(self._ended[0], turn, seat, by, tuple(self._lost), self._ended[1])

    def costliest(self, told: Collection[int] = ()) -> Costliest | None:
        """`told`: turns of which something weightier is told."""
        return self._found if self._found is not None and self._found.turn not in told else None


# ------------------------------------------------------------------ turning points
def leads(values: Sequence[int]) -> list[int]:
    """By seat, how far it is before the best of the others; below 0: behind."""
    return [
        own - max((value for other, value in enumerate(values) if other != seat), default=0)
        for seat, own in enumerate(values)
    ]


def _swing(before: Sequence[int], after: Sequence[int]) -> tuple[int, bool, int, int]:
    """How much the lead has changed: the most for one seat, whether another leads now, and which seat by how much.

    Of those for whom it has changed as much, the one whom it helped counts, and of these the better one.
    """
    old, new = leads(before), leads(after)
    changes = [now - then for then, now in zip(old, new, strict=True)]
    seat = max(range(len(changes)), key=lambda i: (abs(changes[i]), changes[i] > 0, new[i]))
    others_lead = [i for i, lead in enumerate(old) if lead > 0] != [i for i, lead in enumerate(new) if lead > 0]
    return abs(changes[seat]), others_lead, seat, changes[seat]


def _step(before: Sequence[int], after: Sequence[int]) -> int:
    """How high the curve steps at most, of whichever seat."""
    return max(abs(now - then) for then, now in zip(before, after, strict=True))


def _without(values: Sequence[int], rises: Iterable[Sequence[int]]) -> list[int]:
    return [value - sum(rise) for value, *rise in zip(values, *rises, strict=True)]


def _turning(
    game: Game, record: Record, points: list[Point], counted: Mapping[int, list[int]], falls: Sequence[Fall]
) -> list[TurningPoint]:
    """The greatest swings of all turns, in their order, each with the entry that did most of it for that seat.

    No more than one turn in `SELDOM`, and none that moved little beside the greatest: else nearly every turn of a short
    game would be one.  The last one in which another took the lead is among them, which decided the game; and so is
    the highest step of the curve, which everybody sees.  A turn in which somebody was eliminated is always among them,
    and is told as that.  What rose because it was counted (`counted`: by entry, then by seat) is nobody's deed, and no
    part of a swing.
    """
    ends = [
        _without(after.values[0], (rise for at, rise in counted.items() if before.entry < at <= after.entry))
        for before, after in pairwise(points)
    ]
    swings = [
        (_swing(before.values[0], end), after.turn, before, after, _step(before.values[0], end))
        for (before, after), end in zip(pairwise(points), ends, strict=True)
    ]
    greatest = sorted(
        (swing for swing in swings if swing[0][0] > 0), key=lambda one: (*one[0][:2], one[1]), reverse=True
    )
    most = min(MOST_TURNING, max(1, (len(points) - 1) // SELDOM))
    chosen = [swing for swing in greatest[:most] if swing[0][0] * BESIDE >= greatest[0][0][0]]
    decisive = max((swing for swing in greatest if swing[0][1]), key=lambda one: one[1], default=None)
    step = max(greatest, key=lambda one: (one[4], one[0][0]), default=None)
    for kept, swing in enumerate((decisive, step), 1):
        if swing is not None and swing not in chosen and most > kept:
            others = [one for one in chosen if one is not decisive]
            chosen = [*others[: most - kept], *(one for one in chosen if one is decisive), swing]
    fallen = {fall.turn: [one for one in falls if one.turn == fall.turn] for fall in falls}
    chosen = [*(one for one in chosen if one[1] not in fallen), *(one for one in swings if one[1] in fallen)]
    turns = {entry: swing for swing in chosen for entry in range(swing[2].entry + 1, swing[3].entry + 1)}
    found: dict[int, tuple[tuple[bool, int], TurningPoint]] = {}
    before: list[int] = []
    deed: Event | None = None  # the last that was begun
    for entry, state, events in record.states(game):
        if not turns.keys() & {entry, entry + 1}:
            continue
        values = next(iter(game.measures(state).values()))
        now = leads(_without(values, [counted[entry]] if entry in counted else []))
        if entry in turns and _caused(record, entry, events):
            (_, _, seat, change), turn, first, last, _ = turns[entry]
            end = _without(last.values[0], (rise for at, rise in counted.items() if first.entry < at <= last.entry))
            part = (now[seat] - before[seat]) * (1 if change > 0 else -1)
            deed = next((event for event in reversed(events) if event.kind.name in game.deeds), deed)
            told = [event.seen_by(SPECTATOR) for event in _told(game, events, seat, deed)]
            weight = (_weighty(game, told), part)
            if part > 0 and (turn not in found or weight > found[turn][0]):
                gained = tuple(now - then for then, now in zip(first.values[0], end, strict=True))
                (old, new) = (_ahead(first.values[0]), _ahead(end))
                by = _doer(told[0], last.seat)
                ahead = new if new != old else -1
                point = TurningPoint(entry, turn, seat, by, change, gained, ahead, told[0], tuple(told[1:]))
                found[turn] = weight, point
        before = leads(values)
    told_so = [
        replace(point, **_as_falls(fallen[turn])) if turn in fallen else point for turn, (_, point) in found.items()
    ]
    return sorted(told_so, key=lambda point: point.entry)


def _as_falls(falls: Sequence[Fall]) -> dict[str, Any]:
    first, *then = [event for fall in falls for event in fall.events]
    return {"entry": falls[-1].entry, "by": falls[-1].by, "event": first, "brought": tuple(then)}


def _ahead(values: Sequence[int]) -> int:
    """Who leads alone; -1: nobody."""
    return next((seat for seat, lead in enumerate(leads(values)) if lead > 0), -1)


def _doer(event: Event, active: int) -> int:
    """Of whom the event tells first; the seat whose turn it was, where it names none."""
    value = event.args.get("seat")
    return value if isinstance(value, int) and value >= 0 else active


def _weighty(game: Game, events: Sequence[Event]) -> bool:
    """Whether it ended something: a march into an empty land explains a turn only where nothing else does."""
    heads = game.headlines
    ends = (*heads[: heads.index("lost")], *game.deeds) if "lost" in heads else ()
    return not ends or any(event.kind.name in ends for event in events)


def _told(game: Game, events: Sequence[Event], seat: int, deed: Event | None) -> list[Event]:
    """The headline; of a deed that was begun before, that it was, and all that came of it."""
    head = headline(game, events, seat)
    brings = game.deeds[deed.kind.name] if deed is not None else ()
    brought = [event for event in events if event.kind.name in brings]
    if deed is None or not brought:
        return [head]
    return [deed, *brought, *([head] if head is not deed and head not in brought else [])]


def headline(game: Game, events: Sequence[Event], seat: int | None = None) -> Event:
    """The event of the weightiest kind, of those that name the seat if there are any; else the last one."""
    weights = {name: i for i, name in enumerate(reversed(game.headlines))}

    def weight(event: Event) -> tuple[bool, int]:
        found = weights.get(event.kind.name, -1)
        return found >= 0 and seat in [event.args.get(field) for field in game.seat_fields], found

    return max(reversed(events), key=weight)
