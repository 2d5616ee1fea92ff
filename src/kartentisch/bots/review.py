"""A game reviewed after its end: the worth of each decision, what dice and cards brought (docs/develop/review.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from time import process_time
from typing import Any, Final

from kartentisch.bots.agent import Decision
from kartentisch.bots.learned import of_level
from kartentisch.bots.search import SearchBot, Weighed
from kartentisch.engine.arguments import careful
from kartentisch.engine.bits import mix
from kartentisch.engine.chance import PLAY, Chance
from kartentisch.engine.game import Game
from kartentisch.engine.log_odds import share
from kartentisch.engine.match import preview
from kartentisch.engine.network import expected
from kartentisch.engine.reasons import Reason
from kartentisch.engine.record import Record
from kartentisch.games import load

FORMAT: Final = 1
STRONGEST: Final = "master"  # by whose value positions are judged
SIMULATIONS: Final = 60  # of a decision
FEWER: Final = 24  # in a long game
CAUTION: Final = 1.0  # standard errors that a difference must exceed, so that luck of few simulations is no mistake
LONG: Final = 500  # entries of a record, above which there are fewer simulations, and each ends with the turn
SAMPLES: Final = 16  # of what chance might have brought, and of what came of it
FARTHER: Final = 3  # times as many of a point of the curve, which looks farther
HURRIED: Final = 2  # of a point of the curve, when time runs short
AHEAD: Final = 0.02  # of the time that it may be behind before anything is left out
PARTS: Final = {"decisions": 0.6, "chances": 0.4}  # of the time; the curve is counted among the chances
LISTED: Final = 24  # outcomes, at most, of which each is looked at
MOST_BETTER: Final = 3
MOST_TURNING: Final = 8
MARKS: Final = ((15, "blunder"), (5, "mistake"), (2, "inaccuracy"), (0, "good"))  # from so many games of 100 on
LEAST_TURNING: Final = 0.05
DIGITS: Final = 4


@careful
@dataclass(frozen=True)
class Settings:
    """How much is reviewed, and of whom.

    Attributes:
        simulations: of each decision, 1 or more; None: SIMULATIONS, in a long game FEWER.
        turns: a simulation ends when so many turns more have begun; None: as many as there are players, and one in a
            long game.
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
        ahead = self.game.turns_ahead(self.game.bare(self._players, record.header.get("options")))
        usual = (FEWER, ahead if self.game.planned else 1) if self.total > LONG else (SIMULATIONS, ahead)
        self._budget: dict[str, Any] = {
            "simulations": wanted.simulations or usual[0],
            "turns": wanted.turns or usual[1],
            "samples": wanted.samples,
            "seed": wanted.seed,
            "seconds": wanted.seconds,
        }
        self._clock, self._spent = clock, dict.fromkeys(PARTS, 0.0)
        self._left_out = {"decisions": 0, "chances": 0}
        self._seats = range(self._players) if wanted.seats is None else wanted.seats
        self._decisions: list[dict[str, Any]] = []
        self._chances: list[dict[str, Any]] = []
        self._curve: list[dict[str, Any]] = []
        self._returns = [0.0] * self._players
        self._plan: tuple[int, int, bool] | None = None  # turn and seat of the plan that was weighed last; True, and
        self._goes_on: frozenset[str] = frozenset()  # the questions that the rest of it answers

    def steps(self) -> Iterator[int]:
        """Review, entry by entry: how many are done.  Stop iterating to stop it.

        Raises:
            EngineError: as `Record.states`.
        """
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
        return {
            "review": FORMAT,
            "game": self.game.id,
            "revision": self.record.header["revision"],
            "players": list(self.record.header["players"]),
            "budget": dict(self._budget),
            "entries": self.done,
            "complete": self.done == self.total,
            "left_out": dict(self._left_out),
            "decisions": self._decisions,
            "chances": self._chances,
            "curve": self._curve,
            "turning": self._turning(),
            "seats": [self._sums(seat) for seat in range(self._players)],
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
        seat = entry["seat"]
        if seat not in self._seats:
            return
        decision = Decision.of(state, seat)
        if len(decision.legal) < 2 or self._plan == (int(state.turn), seat, decision.question in self._goes_on):
            return
        if self._hurries(number, "decisions"):
            self._left_out["decisions"] += 1
            return
        budget = self._budget
        bot = SearchBot(
            self._seed(number),
            simulations=budget["simulations"],
            turns=budget["turns"],
            caution=CAUTION,
            learned=partial(of_level, STRONGEST),
        )
        self._goes_on = self.game.planned.get(decision.question, frozenset())
        self._plan = (int(state.turn), seat, True) if self._goes_on else None
        taken = self._row(number, state, seat) if self._plan else [self.game.space.parse(entry["action"])]
        found = bot.judge(decision, taken)
        rank, value = next((i, one.value) for i, one in enumerate(found) if [one.action, *one.then] == taken)
        better = [one for one in found[:rank] if one.value > value]
        if self._plan and better:
            number, state, better = self._parting(number, state, seat, taken, better)
            decision, entry = Decision.of(state, seat), self.record.entries[number - 1]
        best = better[0].value if better else value
        loss = best - value
        mark = mark_of(loss)
        words = self.game.space.notation
        self._decisions.append(
            {
                "entry": number,
                "turn": int(state.turn),
                "seat": seat,
                "question": decision.question,
                "auto": entry.get("auto", ""),
                "legal": len(decision.legal),
                "action": entry["action"],
                "value": round(value, DIGITS),
                "best": words(better[0].action) if better else entry["action"],
                "best_value": round(best, DIGITS),
                "loss": round(loss, DIGITS),
                "rank": len(better) + 1,
                "better": [
                    {"action": words(one.action), "value": round(one.value, DIGITS)} for one in better[:MOST_BETTER]
                ],
                "mark": mark,
                "why": [] if mark == "good" else self._why(state, seat, better[0].action),
            }
        )

    def _row(self, number: int, state: Any, seat: int) -> list[int]:
        """What the seat did from this entry of the record on, as long as what was asked belongs to it."""
        world, row = state.clone(), list[int]()
        for entry in self.record.entries[number - 1 :]:
            if "action" not in entry or entry["seat"] != seat or (row and world.where() not in self._goes_on):
                break
            row.append(self.game.space.parse(entry["action"]))
            world.apply(row[-1], seat)
        return row

    def _parting(
        self, number: int, state: Any, seat: int, taken: list[int], better: list[Weighed]
    ) -> tuple[int, Any, list[Weighed]]:
        """Where the best plan parts from what was done: the entry, the state before it, the better ones from there."""
        rows = [[one.action, *one.then] for one in better]
        same = next((i for i, (a, b) in enumerate(zip(taken, rows[0], strict=False)) if a != b), 0)
        world = state.clone()
        for action in taken[:same]:
            world.apply(action, seat)
        going = [
            (row, one) for row, one in zip(rows, better, strict=True) if row[:same] == taken[:same] and len(row) > same
        ]
        return number + same, world, [replace(one, action=row[same], then=tuple(row[same + 1 :])) for row, one in going]

    def _why(self, state: Any, seat: int, action: int) -> list[dict[str, Any]]:
        """What the seat would see change with the action, as `Game.reasons` tells it."""
        seen = preview(self.game, state, seat, [])
        after = preview(self.game, state, seat, [action])
        found = self.game.reasons(seen.view, after.view, seat)
        if after.ends == "over":
            found = [*found, Reason(after.ends)]
        return [{"name": reason.name, "args": dict(reason.args)} for reason in found]

    # ------------------------------------------------------------------ chance
    def _weigh_chance(self, first: int, last: int, before: Any, after: Any) -> None:
        """What the rolls and draws between two states were worth, against what could have come."""
        if self._hurries(last, "chances"):
            self._left_out["chances"] += 1
            return
        samples = self._budget["samples"]
        actual = self._mean([self._look(after, first, i) for i in range(samples)])
        rows = [entry for entry in self.record.entries[first - 1 : last] if "chance" in entry]
        outcomes = self._listed(before) if len(rows) == 1 else []
        if outcomes:
            each = max(1, -(-samples // len(outcomes)))
            expected = [0.0] * self._players
            came = self.game.parse_outcome(before, rows[0]["outcome"])
            for outcome, weight in outcomes:
                world = before.clone()
                world.apply(outcome)
                values = actual if outcome == came else self._mean([self._look(world, first, i) for i in range(each)])
                expected = [sum_ + weight * value for sum_, value in zip(expected, values, strict=True)]
        else:
            expected = self._mean([self._look(before, first, i) for i in range(samples)])
        self._chances.append(
            {
                "entry": first,
                "last": last,
                "turn": int(before.turn),
                "seat": int(before.active),
                "chance": rows[0]["chance"],
                "outcome": rows[0]["outcome"],
                "count": len(rows),
                "expected": _rounded(expected),
                "actual": _rounded(actual),
                "luck": _rounded([now - then for now, then in zip(actual, expected, strict=True)]),
            }
        )

    def _listed(self, state: Any) -> list[tuple[int, float]]:
        """Every outcome with its probability, where these are few; else nothing."""
        if state.dice > 0 and state.faces**state.dice > LISTED:
            return []
        outcomes: list[tuple[int, float]] = state.chance_outcomes()
        return outcomes if len(outcomes) <= LISTED else []

    # ------------------------------------------------------------------ how everybody stands
    def _look(self, state: Any, number: int, sample: int, turns: int = 1) -> list[float]:
        """By seat the share of the win, together 1, after so many turns were played on as the policy would."""
        world, chance = state.clone(), Chance(self._seed(number, sample + 1), PLAY)
        if not world.over:
            world.rollout(chance, self.game.rate, turns=turns)
            chance.settle(world)
        if world.over:
            returns: list[float] = self.game.returns(world)
            return returns
        scale, players = self.game.scale, self._players
        learned = of_level(STRONGEST, self.game, players)
        if learned is not None and learned.value is not None:
            shares = [expected(learned.value, world, seat) for seat in range(players)]
        else:
            shares = [share(self.game.value(world, seat), scale, players) for seat in range(players)]
        return [one / sum(shares) for one in shares] if sum(shares) else [1 / players] * players

    def _point(self, number: int, turn: int, state: Any) -> None:
        """It looks as far ahead as decisions and hints do: near the end they contradicted each other."""
        usual: int = self._budget["samples"]
        samples = min(HURRIED, usual) if self._hurries(number, "chances") else FARTHER * usual
        turns = self._budget["turns"]
        values = self._mean([self._look(state, number, i, turns) for i in range(samples)])
        self._curve.append({"entry": number, "turn": max(turn, 0), "values": _rounded(values)})

    def _mean(self, looks: Sequence[Sequence[float]]) -> list[float]:
        return [sum(look[seat] for look in looks) / len(looks) for seat in range(self._players)]

    def _seed(self, number: int, sample: int = 0) -> int:
        return int(mix(mix(mix(37, self._budget["seed"]), number), sample))

    # ------------------------------------------------------------------ sums
    def _turning(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for index, row in enumerate(self._decisions):
            kind = {"kind": "mistake", "seat": row["seat"], "change": -row["loss"], "index": index}
            found.append({"entry": row["entry"], "turn": row["turn"], **kind})
        for index, row in enumerate(self._chances):
            seat = max(range(self._players), key=lambda seat: abs(row["luck"][seat]))
            kind = {"kind": "luck", "seat": seat, "change": row["luck"][seat], "index": index}
            found.append({"entry": row["entry"], "turn": row["turn"], **kind})
        greatest = sorted(found, key=lambda row: -abs(row["change"]))[:MOST_TURNING]
        return sorted((row for row in greatest if abs(row["change"]) >= LEAST_TURNING), key=lambda row: row["entry"])

    def _sums(self, seat: int) -> dict[str, Any]:
        own = [row for row in self._decisions if row["seat"] == seat]
        marks = Counter(row["mark"] for row in own)
        return {
            "seat": seat,
            "result": self._returns[seat],
            "decisions": len(own),
            "loss": round(sum(row["loss"] for row in own), DIGITS),
            "marks": {mark: marks[mark] for _, mark in reversed(MARKS)},
            "accuracy": round(marks["good"] / len(own), DIGITS) if own else 1.0,
            "luck": round(sum(row["luck"][seat] for row in self._chances), DIGITS),
        }


def mark_of(loss: float) -> str:
    """The mark of a loss, 0 to 1: of whole games of 100, as people read it, so that no mark contradicts its figure."""
    games = int(100 * round(loss, DIGITS) + 0.5)
    return next(mark for least, mark in MARKS if games >= least)


def _rounded(values: Sequence[float]) -> list[float]:
    return [round(value, DIGITS) for value in values]


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
