"""A game reviewed after its end: the worth of each decision, what dice and cards brought (docs/develop/review.md)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass, field
from time import process_time
from typing import Any, Final

from kartentisch.bots import luck
from kartentisch.bots.agent import Decision
from kartentisch.bots.line import Found, Line, levelled
from kartentisch.bots.looks import FAR, Row
from kartentisch.bots.turning import turning
from kartentisch.bots.walks import AGAIN, Walk, curve_points, walks
from kartentisch.bots.weighing import Luck, Moment, Move, Point, Scales
from kartentisch.bots.whole_moves import at_its_end
from kartentisch.bots.win_chance import DIGITS, Look, follows, lifted, rounded, with_more
from kartentisch.engine.arguments import careful
from kartentisch.engine.game import Game
from kartentisch.engine.reasons import Clause
from kartentisch.engine.record import Record
from kartentisch.games import load

FORMAT: Final = 2
SIMULATIONS: Final = 96  # of a decision, at first
LEAST: Final = 24  # of it, however long each takes
NEAR: Final = 1.5  # times as far, from the game's end, they go to the end
SAMPLES: Final = 32  # of what chance might have brought, and of what came of it
FARTHER: Final = 3  # times as many of a point of the curve, which looks farther
HURRIED: Final = 2  # of a point of the curve, when time runs short
LATE: Final = 0.1  # of the time that it may be behind before anything is left out
ROUGH: Final = 16  # samples of a point of the curve that is to be there soon,
MOST_ROUGH: Final = 40  # points at most,
ROUGHLY: Final = 0.04  # and so much of the time for all of them
AHEAD: Final = 128  # entries and looks that a pool has before it
PARTS: Final = {"decisions": 0.6, "chances": 0.4}  # of the time; the curve is counted among the chances
GOOD: Final = "good"
MARKS: Final = ((15, "blunder"), (5, "mistake"), (2, "inaccuracy"), (0, GOOD))  # from so many games of 100 on


@careful
@dataclass(frozen=True)
class Settings:
    """How much is reviewed, and of whom.

    Attributes:
        simulations: of each decision at first, 1 or more; None: SIMULATIONS, fewer where they take long.
        turns: a simulation ends when so many turns more have begun, or with the game where that is near; the first look
            at a decision goes half as far.  None: twice as far as a bot looks.
        samples: of each chance and each point of the curve, 1 or more.
        seed: the same seed and budget give the same review.
        seats: whose decisions are weighed; None: everybody's.
        seconds: of work, about, in all: where a game needs more, decisions and chances are left out evenly over the
            game, and the same seed does not give the same review any more; None: as many as it takes.
        first: whose decisions are weighed before all else, and among them those around the greatest swings; for these a
            rough curve comes before: the same review in the end, where no seconds are set.
    """

    simulations: int | None = None
    turns: int | None = None
    samples: int = SAMPLES
    seed: int = 0
    seats: Collection[int] | None = None
    seconds: float | None = None
    first: Collection[int] = ()


@careful
class Review:
    """A review that is made step by step.

    Attributes:
        total: entries of the record.
        done: how many of them were looked at.
        scales: by which all is weighed.
    """

    def __init__(
        self,
        record: Record,
        game: Game | None = None,
        settings: Settings | None = None,
        *,
        clock: Callable[[], float] = process_time,
        pool: Executor | None = None,
        ahead: int = AHEAD,
    ) -> None:
        """
        Args:
            game: whose record it is; None: it is loaded.
            clock: by which seconds are counted, where the looks are taken.
            pool: takes them, with the same result; None: they are taken here.
            ahead: how many entries and looks it is given before the first is waited for, 0 or more.
        """
        wanted = settings or Settings()
        self.game = game or load(record.header["game"], record.header.get("board"))
        self.record = record
        self.total, self.done = len(record.entries), 0
        self._players = len(record.header["players"])
        turns = self.game.turns_ahead(self.game.bare(self._players, record.header.get("options")), keen=True)
        self._budget: dict[str, Any] = {
            "simulations": wanted.simulations or max(LEAST, round(SIMULATIONS * self.game.ahead.pace)),
            "turns": wanted.turns or FAR * turns,
            "samples": wanted.samples,
            "seed": wanted.seed,
            "seconds": wanted.seconds,
        }
        budget = [self._budget[name] for name in ("simulations", "turns", "samples", "seed")]
        self.scales = Scales(self.game, self._players, *budget)
        self._pool, self._ahead = pool or _Here(), ahead if pool else 0
        self._asked: deque[_Asked] = deque()
        self._line = Line(record, self._players)
        self._over: int | None = None  # the turn in which the game has ended
        self._clock, self._spent = clock, dict.fromkeys(PARTS, 0.0)
        self._left_out = {"decisions": 0, "chances": 0}
        self._seats = range(self._players) if wanted.seats is None else wanted.seats
        self._first = frozenset(wanted.first).intersection(self._seats)
        self._walk = Walk()
        self._rough: list[dict[str, Any]] = []
        self._ended = False
        self._passed_over: set[int] = set()  # the entries of decisions for which there was no time
        self._decisions: list[dict[str, Any]] = []
        self._chances: list[dict[str, Any]] = []
        self._curve: list[dict[str, Any]] = []
        self._returns = [0.0] * self._players
        self._whole = 0  # the last entry of the move that was looked at last
        self._point_at = -1  # the entry of the last point of the curve

    def steps(self) -> Iterator[int]:
        """Review, entry by entry: how many are done.  Stop iterating to stop it.

        Raises:
            EngineError: as `Record.states`.
        """
        end = self.record.replay(self.game)
        self._over = int(end.turn) if end.over else None
        if self._first:
            numbers = [number for number, _, _ in curve_points(self.game, self.record)]
            some = frozenset([*numbers[:: 1 + len(numbers) // MOST_ROUGH], *numbers[-1:]])
            for number, state, turn in curve_points(self.game, self.record):
                if number in some:
                    self._ask_roughly(number, turn, state)
            yield from self._taken(0)
        part = PARTS["decisions"]
        for walk in walks(self.game, self.record, self._first, self._rough, begins=ROUGHLY, decisions=part):
            self._walk, self._whole = walk, 0
            yield from self._walked()
        self._walk, self._whole = AGAIN, 0
        if self._passed_over and not self._is_spent():  # elsewhere it took less than was thought
            yield from self._walked()
        self._ended = True

    def _is_complete(self) -> bool:
        goes_on = bool(self._passed_over) and not self._is_spent() and not self._ended
        return self.done == self.total and not goes_on

    def _is_spent(self) -> bool:
        seconds: float | None = self._budget["seconds"]
        return seconds is not None and sum(self._spent.values()) >= seconds

    def _walked(self) -> Iterator[int]:
        """Once through the record, for what the walk is about."""
        before: Any = None  # the state at the first of some rolls and draws that follow each other
        first = last = 0
        turn = -1
        walk = self._walk
        rest = walk.seats is None
        for number, state, _ in self.record.states(self.game):
            entry = self.record.entries[number] if number < self.total else {}
            if before is not None and not self._is_chance(entry) and entry.keys() & {"action", "chance", "end"}:
                self._ask_of_chance(first, last, before, state)
                before = None
            if rest and (state.turn != turn or state.over):
                if self._point_at < number:
                    self._ask_for_point(number, turn, state)
                turn = int(state.turn)
            if "action" in entry:
                own = entry["seat"] in self._first
                due = own != rest and (rest or walk.about(int(state.turn)))
                if number + 1 in self._passed_over if walk.again else due:
                    self._ask_of_decision(number + 1, entry, state)
            elif rest and self._is_chance(entry):
                last = number + 1
                if before is None:
                    before, first = state.clone(), last
            self._asked.append(_Asked(walk.done(number, self.total), self.game.returns(state)))
            yield from self._taken(self._ahead)
        yield from self._taken(0)

    def _ask(self, kind: str, rows: list[dict[str, Any]], moment: Moment) -> None:
        future = self._pool.submit(_weighed, self.scales, moment, self._clock)
        self._asked.append(_Asked(rows=rows, kind=kind, future=future))

    def _taken(self, most: int) -> Iterator[int]:
        """Take in what was asked for, in its order, until no more than so much is waited for: the entries done."""
        while len(self._asked) > most:
            asked = self._asked.popleft()
            if asked.future is not None:
                seconds, (row, found) = asked.future.result()
                self._spent[asked.kind] += seconds
                asked.rows.append(row)
                self._line.found.include(found)
            else:
                self.done, self._returns = asked.number, asked.returns
                yield self.done

    def data(self) -> dict[str, Any]:
        """What is there so far, as docs/develop/review.md says."""
        line = self._line.values()
        self._decisions.sort(key=lambda row: row["entry"])
        decisions = self._judged(line)
        chances = [luck.along(row, line) for row in self._chances]
        there = {point["entry"] for point in self._curve}
        rough = [] if self._is_complete() else [point for point in self._rough if point["entry"] not in there]
        measured = sorted([*self._curve, *rough], key=lambda point: point["entry"])
        points = [{**point, "values": rounded(line.get(point["entry"], point["values"]))} for point in measured]
        curve = lifted(points, decisions, self.record, _is_seen)
        own = decided(self.game, decisions)
        return {
            "review": FORMAT,
            "game": self.game.id,
            "revision": self.record.header["revision"],
            "players": list(self.record.header["players"]),
            "budget": dict(self._budget),
            "entries": self.done,
            "complete": self._is_complete(),
            "left_out": dict(self._left_out),
            "decisions": own,
            "chances": chances,
            "curve": curve,
            "turning": turning(own, chances, curve),
            "seats": [self._sums(own, chances, curve, seat) for seat in range(self._players)],
        }

    def _hurries(self, number: int, kind: str) -> bool:
        """Whether its part of the time up to this entry of the record is spent."""
        seconds = self._budget["seconds"]
        if seconds is None:
            return False
        if self._walk.again:
            return self._is_spent()
        reached = number / self.total
        if kind == "decisions":
            reached = self._walk.before + self._walk.part * (1.0 if self._walk.turns else reached)
        return bool(self._spent[kind] > PARTS[kind] * seconds * (reached + LATE))

    def _is_chance(self, entry: Mapping[str, Any]) -> bool:
        """A roll or a draw; what a real clock says is no luck."""
        return "chance" in entry and entry["chance"] not in self.game.clocks

    # ------------------------------------------------------------------ decisions
    def _ask_of_decision(self, number: int, entry: Mapping[str, Any], state: Any) -> None:
        """The whole move that begins with this entry, if none is under way and it leaves a choice."""
        seat = entry["seat"]
        if number <= self._whole or seat not in self._seats:
            return
        decision = Decision.of(state, seat)
        if len(decision.legal) < 2:
            return
        taken = self._row(number, decision, state)
        self._whole = number + len(taken) - 1
        if self._hurries(number, "decisions"):
            self._left_out["decisions"] += number not in self._passed_over
            self._passed_over.add(number)
            return
        if number in self._passed_over:
            self._passed_over.remove(number)
            self._left_out["decisions"] -= 1
        auto, until = entry.get("auto", ""), self._until(int(state.turn))
        self._ask("decisions", self._decisions, Move(number, auto, state.clone(), seat, taken, until))

    def _until(self, turn: int) -> int:
        """The turn with whose beginning what is played on from a moment of this turn ends.

        Where the game's end is near it is played to it: a value of what comes before is a guess then, and a curve that
        jumps where it is no longer needed explains nothing.  But no farther beyond it than elsewhere: an end that was
        not to be foreseen, as by an elimination, seldom comes again: whole games were played on from every moment.
        """
        turns: int = self._budget["turns"]
        near = self._over is not None and turn + NEAR * turns >= self._over
        return (self._over + 1 if near and self._over is not None else turn) + turns

    def _row(self, number: int, decision: Decision, state: Any) -> Row:
        """What the seat did from this entry of the record on, until its move was whole."""
        world, seat, row = state.clone(), decision.seat, list[int]()
        world.listen()
        for entry in self.record.entries[number - 1 :]:
            ended = row and at_its_end(self.game, decision.question, str(world.where()), world.turn != state.turn)
            if "action" not in entry or entry["seat"] != seat or ended:
                break
            row.append(self.game.space.parse(entry["action"]))
            world.apply(row[-1], seat)
            if self.game.surprises(self.game.events(world)):  # what comes next is known better
                break
        return tuple(row)

    def _judged(self, line: Mapping[int, Look] | None = None) -> list[dict[str, Any]]:
        """All that was weighed, by what was known of the seat's next move as well, as long as no luck came between.

        Each move is weighed by what the policy would do after it.  If a better one was found there, that was open to
        all before it: so what is given away by one is not held against the other, too.
        """
        found: list[dict[str, Any]] = []
        after: dict[str, Any] | None = None
        for row in reversed(levelled(self._decisions, line or {}, self.record)):
            value = row["value"]
            if after is not None and follows(self.record, row, after):
                value = with_more(value, after)
            better = [one for one in row["better"] if one["value"] > value]
            best = better[0]["value"] if better else value
            mark = mark_of(best - value)
            unsure = mark != GOOD and mark_of(better[0].get("surely", best - value)) == GOOD
            after = {
                **{key: row[key] for key in row if key not in ("better", "value")},
                "action": row["move"][0],
                "value": round(value, DIGITS),
                "best": better[0]["move"] if better else row["move"],
                "best_value": best,
                "loss": round(best - value, DIGITS),
                "rank": len(better) + 1,
                "better": [{key: one[key] for key in ("move", "told", "value")} for one in better],
                "mark": mark,
                "unsure": unsure,
                "why": [] if mark == GOOD else better[0]["why"],
            }
            found.append(after)
        return found[::-1]

    # ------------------------------------------------------------------ chance and the curve
    def _ask_of_chance(self, first: int, last: int, before: Any, after: Any) -> None:
        if self._hurries(last, "chances"):
            self._left_out["chances"] += 1
            return
        rolled = [entry for entry in self.record.entries[first - 1 : last] if "chance" in entry]
        until = self._until(int(before.turn))
        self._ask("chances", self._chances, Luck(first, last, rolled, before, after.clone(), until))

    def _ask_roughly(self, number: int, turn: int, state: Any) -> None:
        """A point of the curve that stands until a better one is there."""
        until = self._until(int(state.turn))
        self._ask("chances", self._rough, Point(number, turn, state.clone(), ROUGH, until))

    def _ask_for_point(self, number: int, turn: int, state: Any) -> None:
        """It looks as far ahead as decisions, luck and hints do: near the end they contradicted each other."""
        usual: int = self._budget["samples"]
        samples = min(HURRIED, usual) if self._hurries(number, "chances") else FARTHER * usual
        self._point_at = number
        until = self._until(int(state.turn))
        self._ask("chances", self._curve, Point(number, turn, state.clone(), samples, until))

    # ------------------------------------------------------------------ sums
    def _sums(
        self,
        decisions: Sequence[Mapping[str, Any]],
        chances: Sequence[Mapping[str, Any]],
        curve: Sequence[Mapping[str, Any]],
        seat: int,
    ) -> dict[str, Any]:
        own = [row for row in decisions if row["seat"] == seat and not row.get("auto")]
        loss = sum(row["loss"] for row in own)
        lucky = sum(row["luck"][seat] for row in chances)
        begins, ends = (curve[i]["values"][seat] if curve else 0.0 for i in (0, -1))
        marks = Counter(row["mark"] for row in own)
        return {
            "seat": seat,
            "result": self._returns[seat],
            "decisions": len(own),
            "loss": round(loss, DIGITS),
            "marks": {mark: marks[mark] for _, mark in reversed(MARKS)},
            "accuracy": round(marks["good"] / len(own), DIGITS) if own else 1.0,
            "luck": round(lucky, DIGITS),
            "begins": begins,
            "ends": ends,
            "others": round(ends - begins - lucky + loss, DIGITS),
        }


def decided(game: Game, rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what a page answers by itself, where it was good, and without another order of what happens anyway."""

    def reordered(row: Mapping[str, Any]) -> bool:
        return row["question"] in game.sequencing and row["best"][0] != row["action"]

    return [
        row
        for row in rows
        if (row["mark"] != GOOD and not reordered(row)) or row["question"] not in game.routine | game.sequencing
    ]


@dataclass(frozen=True)
class _Asked:
    """A look that was asked for; or, without a future, an entry of the record, behind all looks that it needs."""

    number: int = 0
    returns: list[float] = field(default_factory=list)
    kind: str = ""
    rows: list[dict[str, Any]] = field(default_factory=list)
    future: Future[tuple[float, tuple[dict[str, Any], Found]]] | None = None


def _weighed(scales: Scales, moment: Moment, clock: Callable[[], float]) -> tuple[float, tuple[dict[str, Any], Found]]:
    """The seconds that it took, with what came of it."""
    begun = clock()
    found = moment.weighed(scales)
    return clock() - begun, found


class _Here(Executor):
    """Does everything at once."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        future = Future[Any]()
        future.set_result(fn(*args, **kwargs))
        return future


def mark_of(loss: float) -> str:
    """The mark of a loss, 0 to 1: of whole games of 100, as people read it, so that no mark contradicts its figure."""
    games = int(100 * round(loss, DIGITS) + 0.5)
    return next(mark for least, mark in MARKS if games >= least)


def missed_alike(row: Mapping[str, Any]) -> bool:
    """Whether the policy's own move, by which the curve plays on, is hardly better than the one that was made."""
    gained = row.get("usual", row.get("best_value", 1.0)) - row["value"]  # the first reviews did not keep it
    return mark_of(max(gained, 0.0)) == MARKS[-1][1]


def _is_seen(row: Mapping[str, Any]) -> bool:
    """Whether what is better counts for the curve: what hardly anybody sees, or what may be none, does not."""
    return row["mark"] == GOOD or not (missed_alike(row) or row["unsure"])


def clauses(game: Game, move: Mapping[str, Any]) -> list[Clause]:
    """What a move of a review is, for `Language.move`.

    Args:
        move: a row of `decisions`, or of its `better`.
    """
    told = [
        Clause(one["name"], one["args"], tuple((field, name, n) for field, name, n in one["things"]))
        for one in move.get("told", ())
    ]
    done = move["move"] if "move" in move else [move["action"]]  # of the first version, which knew no whole moves
    return told or [Clause("steps", steps=tuple(game.space.parse(action) for action in done))]


@careful
def review(
    record: Record,
    game: Game | None = None,
    settings: Settings | None = None,
    *,
    clock: Callable[[], float] = process_time,
) -> dict[str, Any]:
    """The whole review at once; see `Review` and docs/develop/review.md."""
    work = Review(record, game, settings, clock=clock)
    for _ in work.steps():
        pass
    return work.data()
