"""A game reviewed after its end: the worth of each decision, what dice and cards brought (docs/develop/review.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from time import process_time
from typing import Any, Final

from kartentisch.bots import luck
from kartentisch.bots.agent import Decision
from kartentisch.bots.line import Line, levelled
from kartentisch.bots.looks import FAR, MOST_BETTER, Looks, Row
from kartentisch.bots.turning import turning
from kartentisch.bots.whole_moves import Tried, at_its_end, tried, whole
from kartentisch.bots.win_chance import (
    DIGITS,
    Look,
    WinChance,
    follows,
    lifted,
    mean,
    rounded,
    with_more,
)
from kartentisch.engine.arguments import careful
from kartentisch.engine.game import Game
from kartentisch.engine.reasons import Clause, Reason
from kartentisch.engine.record import Record
from kartentisch.games import load

FORMAT: Final = 2
SIMULATIONS: Final = 96  # of a decision, at first
LEAST: Final = 24  # of it, however long each takes
NEAR: Final = 1.5  # times as far, from the game's end, they go to the end
SAMPLES: Final = 32  # of what chance might have brought, and of what came of it
FARTHER: Final = 3  # times as many of a point of the curve, which looks farther
HURRIED: Final = 2  # of a point of the curve, when time runs short
AHEAD: Final = 0.02  # of the time that it may be behind before anything is left out
PARTS: Final = {"decisions": 0.6, "chances": 0.4}  # of the time; the curve is counted among the chances
ENDLESS: Final = 1_000_000  # turns
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
    """

    simulations: int | None = None
    turns: int | None = None
    samples: int = SAMPLES
    seed: int = 0
    seats: Collection[int] | None = None
    seconds: float | None = None


@careful
class Review:
    """A review that is made step by step.

    Attributes:
        total: entries of the record.
        done: how many of them were looked at.
    """

    def __init__(
        self,
        record: Record,
        game: Game | None = None,
        settings: Settings | None = None,
        *,
        clock: Callable[[], float] = process_time,
    ) -> None:
        """
        Args:
            game: whose record it is; None: it is loaded.
            clock: by which seconds are counted.
        """
        wanted = settings or Settings()
        self.game = game or load(record.header["game"], record.header.get("board"))
        self.record = record
        self.total, self.done = len(record.entries), 0
        self._players = len(record.header["players"])
        ahead = self.game.turns_ahead(self.game.bare(self._players, record.header.get("options")), keen=True)
        self._budget: dict[str, Any] = {
            "simulations": wanted.simulations or max(LEAST, round(SIMULATIONS * self.game.ahead.pace)),
            "turns": wanted.turns or FAR * ahead,
            "samples": wanted.samples,
            "seed": wanted.seed,
            "seconds": wanted.seconds,
        }
        self._win = WinChance(self.game, self._players, wanted.seed)
        self._looks = Looks(self._budget["simulations"], self._budget["turns"], wanted.seed)
        self._line = Line(record, self._players)
        self._over: int | None = None  # the turn in which the game has ended
        self._clock, self._spent = clock, dict.fromkeys(PARTS, 0.0)
        self._left_out = {"decisions": 0, "chances": 0}
        self._seats = range(self._players) if wanted.seats is None else wanted.seats
        self._decisions: list[dict[str, Any]] = []
        self._chances: list[dict[str, Any]] = []
        self._curve: list[dict[str, Any]] = []
        self._returns = [0.0] * self._players
        self._whole = 0  # the last entry of the move that was weighed last

    def steps(self) -> Iterator[int]:
        """Review, entry by entry: how many are done.  Stop iterating to stop it.

        Raises:
            EngineError: as `Record.states`.
        """
        end = self.record.replay(self.game)
        self._over = int(end.turn) if end.over else None
        before: Any = None  # the state at the first of some rolls and draws that follow each other
        first = last = 0
        turn = -1
        for number, state, _ in self.record.states(self.game):
            entry = self.record.entries[number] if number < self.total else {}
            if before is not None and not self._is_chance(entry) and entry.keys() & {"action", "chance", "end"}:
                with self._counting("chances"):
                    self._weigh_chance(first, last, before, state)
                before = None
            if state.turn != turn or state.over:
                if not self._curve or self._curve[-1]["entry"] < number:
                    with self._counting("chances"):
                        self._point(number, turn, state)
                turn = int(state.turn)
            if "action" in entry:
                with self._counting("decisions"):
                    self._weigh_decision(number + 1, entry, state)
            elif self._is_chance(entry):
                last = number + 1
                if before is None:
                    before, first = state.clone(), last
            self._returns = self.game.returns(state)
            self.done = number
            yield number

    def data(self) -> dict[str, Any]:
        """What is there so far, as docs/develop/review.md says."""
        line = self._line.values()
        decisions = self._judged(line)
        chances = [luck.along(row, line) for row in self._chances]
        points = [{**point, "values": rounded(line.get(point["entry"], point["values"]))} for point in self._curve]
        curve = lifted(points, decisions, self.record)
        own = [row for row in decisions if row["question"] not in self.game.routine or row["mark"] != GOOD]
        return {
            "review": FORMAT,
            "game": self.game.id,
            "revision": self.record.header["revision"],
            "players": list(self.record.header["players"]),
            "budget": dict(self._budget),
            "entries": self.done,
            "complete": self.done == self.total,
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
        return seconds is not None and self._spent[kind] > PARTS[kind] * seconds * (number / self.total + AHEAD)

    @contextmanager
    def _counting(self, kind: str) -> Iterator[None]:
        begun = self._clock()
        yield
        self._spent[kind] += self._clock() - begun

    def _is_chance(self, entry: Mapping[str, Any]) -> bool:
        """A roll or a draw; what a real clock says is no luck."""
        return "chance" in entry and entry["chance"] not in self.game.clocks

    # ------------------------------------------------------------------ decisions
    def _weigh_decision(self, number: int, entry: Mapping[str, Any], state: Any) -> None:
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
            self._left_out["decisions"] += 1
            return
        worth, usual = self._looks.weighed(number, int(state.turn), self._until(int(state.turn)), decision, taken)
        value = worth[taken]
        view = self.game.view(state, seat)
        played = tried(self.game, view, seat, taken)
        done = {**self._told(played), "move": self._notation(taken)}
        told, ends = list[dict[str, Any]](), {played.key}
        for row in sorted((row for row in worth if worth[row] > value), key=lambda row: -worth[row])[:MOST_BETTER]:
            move = self._move(view, decision, row)
            said = self._told(move, reasons=True)
            alike = any(sorted(said["move"]) == sorted(other["move"]) for other in (done, *told))  # in another order
            if not alike and move.key not in ends:
                told.append({**said, "value": round(worth[row], DIGITS)})
                ends.add(move.key)
        self._decisions.append(
            {
                "entry": number,
                "last": self._whole,
                "turn": int(state.turn),
                "seat": seat,
                "question": decision.question,
                "auto": entry.get("auto", ""),
                "legal": len(decision.legal),
                **done,
                "value": round(value, DIGITS),
                "usual": round(usual, DIGITS),
                "better": told,
            }
        )

    def _until(self, turn: int) -> int:
        """The turn with whose beginning what is played on from a moment of this turn ends.

        Where the game's end is near it is played to it: a value of what comes before is a guess then, and a curve that
        jumps where it is no longer needed explains nothing.
        """
        turns: int = self._budget["turns"]
        return turn + (ENDLESS if self._over is not None and turn + NEAR * turns >= self._over else turns)

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

    def _move(self, view: Mapping[str, Any], decision: Decision, row: Sequence[int]) -> Tried:
        """A move that was not played, made whole as a hint is."""
        return tried(self.game, view, decision.seat, whole(decision, row, self._budget["seed"], inf))

    def _told(self, move: Tried, reasons: bool = False) -> dict[str, Any]:
        """A move as data: its answers, and the sentences of what it is."""
        said = {
            "move": self._notation(move.taken),
            "told": [
                {"name": one.name, "args": dict(one.args), "things": [list(thing) for thing in one.things]}
                for one in move.clauses
            ],
        }
        if not reasons:
            return said
        over = [Reason(move.ends)] if move.ends == "over" else []
        return {**said, "why": [{"name": one.name, "args": dict(one.args)} for one in [*move.reasons, *over]]}

    def _notation(self, row: Sequence[int]) -> list[str]:
        return [self.game.space.notation(action) for action in row]

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
                "why": [] if mark == GOOD else better[0]["why"],
            }
            found.append(after)
        return found[::-1]

    # ------------------------------------------------------------------ chance and the curve
    def _weigh_chance(self, first: int, last: int, before: Any, after: Any) -> None:
        if self._hurries(last, "chances"):
            self._left_out["chances"] += 1
            return
        until = self._until(int(before.turn))
        self._chances.append(
            luck.weighed(
                self._win, self._line, self.record, (first, last), before, after, self._budget["samples"], until
            )
        )

    def _point(self, number: int, turn: int, state: Any) -> None:
        """It looks as far ahead as decisions, luck and hints do: near the end they contradicted each other."""
        usual: int = self._budget["samples"]
        samples = min(HURRIED, usual) if self._hurries(number, "chances") else FARTHER * usual
        if state.over:
            values: Look = self.game.returns(state)
            self._line.known(number, "point", values, 0.0)
        else:
            looks = self._win.looks(state, number, samples, self._until(int(state.turn)))
            values = mean(looks)
            self._line.look(number, "point", looks)
        self._curve.append({"entry": number, "turn": max(turn, 0), "values": rounded(values)})

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


def mark_of(loss: float) -> str:
    """The mark of a loss, 0 to 1: of whole games of 100, as people read it, so that no mark contradicts its figure."""
    games = int(100 * round(loss, DIGITS) + 0.5)
    return next(mark for least, mark in MARKS if games >= least)


def missed_alike(row: Mapping[str, Any]) -> bool:
    """Whether the policy's own move, by which the curve plays on, is hardly better than the one that was made."""
    gained = row.get("usual", row.get("best_value", 1.0)) - row["value"]  # the first reviews did not keep it
    return mark_of(max(gained, 0.0)) == MARKS[-1][1]


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
