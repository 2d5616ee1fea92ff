"""Hints: what a bot would do in a seat's place, and why, told to that seat alone.

A hint is a whole move: all answers up to where somebody else or chance is on, the turn or the phase is over, so that it
can be sent as it stands.  The bot gets what the seat sees, in a helper process; sentences and reasons compare what the
seat sees before and after a move that is only tried.  So neither can tell anything that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from kartentisch.bots.whole_moves import Tried, by_luck, tried
from kartentisch.engine.errors import KartentischError
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.match import Preview, preview
from kartentisch.engine.reasons import Clause, Reason
from kartentisch.server.bot_pool import Task
from kartentisch.server.rates import Rate
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import advice, play, rules
from kartentisch.server.tables.context import Context
from kartentisch.server.tables.table import Table
from kartentisch.server.views import questions, sentences

BOT: Final = "master"
SECONDS: Final = 1.5  # of thinking
PATIENCE: Final = 4.0  # seconds with the wait for a helper
WAITING: Final = 6  # hints on their way; more are turned away
AT_ONCE: Final = 2  # sentences of a move that are read at once, and all its attacks; the rest folds
ENOUGH: Final = 8  # games that a move beside the best one rests on: what fewer say is luck
REACH: Final = 8  # battles of one hint of which the chance is told
OF_ONE: Final = 2  # of them at tables that were opened from one network: nobody takes them all
RATE: Final = (0.5, 5)  # hints a second of one holder at one table, and so many at once


@dataclass(frozen=True)
class Asked:
    """What is to be weighed, taken out of the store: nobody has to hold it meanwhile."""

    table: Table
    seat: int
    decision: str
    state: Any
    actions: Sequence[int]
    seen: Preview

    @property
    def game(self) -> Game:
        return self.table.game


Chances = Callable[[str, str, str, dict[str, Any]], float | None]  # see `hint_chances.chances`


def untold(asker: str, origin: str, game: str, question: dict[str, Any]) -> float | None:
    """Where nobody computes odds."""
    return None


@dataclass(frozen=True, slots=True)
class Recounted:
    """A move in words.

    Attributes:
        begins: what is read of it at once.
        battles: in how many of its sentences dice or cards decide.
    """

    sentence: str
    begins: str
    battles: int


class Hints:
    """Of one process."""

    def __init__(self, context: Context, chance: Chances = untold) -> None:
        """`chance`: of an attack, as the odds of the game are asked (`Clause.odds`); None: nobody can say."""
        self._context, self._chance = context, chance
        self._rate = Rate(RATE[0] if context.limits.table_rate else 0, RATE[1])
        self._on_the_way: dict[tuple[str, int], str] = {}  # and the network that the table was opened from
        self._door = Lock()

    @contextmanager
    def one(self, table: Table, person: int) -> Iterator[None]:
        """Each holder asks for one at a time, one network for two, and all together for a few.

        Raises:
            Rejected: `too_many_requests`.
        """
        who, now = (table.id, person), self._on_the_way
        with self._door:
            of_one = table.origin and list(now.values()).count(table.origin) >= OF_ONE
            if who in now or of_one or len(now) >= WAITING or not self._rate.allows(str(who)):
                raise refuse("too_many_requests")
            now[who] = table.origin
        try:
            yield
        finally:
            with self._door:
                del self._on_the_way[who]

    def told(self, asked: Asked, lang: str) -> dict[str, Any]:
        """The best moves as the bot sees them, with what they bring.  Rejected: `hint_too_slow`."""
        weighed, simulations = self._weighed(asked)
        words = sentences.speech_at(asked.table, lang)
        with rules.of_any_position(asked.table):
            moves = self._moves(asked, weighed, words)
        if not moves:
            raise refuse("hint_too_slow")
        return {"decision": asked.decision, "moves": moves, "simulations": simulations}

    def _moves(
        self, asked: Asked, weighed: Sequence[tuple[list[int], float | None]], words: Language
    ) -> list[dict[str, Any]]:
        """A reason that the best one has is not told of the next ones as well: it sets none of them apart."""
        found, said = list[dict[str, Any]](), list[Reason]()
        for row, value in weighed:
            move = tried(asked.game, asked.seen.view, asked.seat, row)
            if not move.taken:  # it cannot be begun from what the seat sees, where nothing of it is legal
                continue
            reasons = move.reasons
            if move.ends == "over":  # that dice, cards or others are next is no reason for anything
                reasons = [*reasons, Reason("over")]
            own = [reason for reason in reasons if reason not in said]
            over = [Reason("turned")] if move.turned else []  # that sets it apart from what leaves the turn open
            found.append(self._move(asked, move, [*over, *own], value, words))
            said = said or reasons
        return found

    def _move(
        self, asked: Asked, move: Tried, reasons: Sequence[Reason], value: float | None, words: Language
    ) -> dict[str, Any]:
        game = asked.game
        advised = sent = self._recounted(asked, move, words)
        if asked.actions:  # what is sent is the draft as well, and its battles are fought with those of the hint
            before = asked.game.view(asked.state, asked.seat)
            whole = tried(game, before, asked.seat, [*asked.actions, *move.taken])
            sent = self._recounted(asked, whole, words)
        return {
            "steps": [questions.choice(game, words, action) for action in move.taken],
            "sentence": advised.sentence,
            "begins": advised.begins,
            "sends": {
                "sentence": sent.sentence,
                "begins": sent.begins,
                "ends": words.action(move.taken[-1], move.closes) if move.closes else "",
                "battles": sent.battles if sent.battles < REACH else 0,  # more may fold into one sentence
            },
            "why": words.why(reasons),
            "reason": words.why(reasons[: 1 + move.turned]),
            "value": value,
        }

    def _recounted(self, asked: Asked, move: Tried, words: Language) -> Recounted:
        """What a move is."""
        clauses = move.clauses or [Clause("steps", steps=tuple(move.taken))]
        chances = self._chances(asked, clauses)
        begins = words.move(clauses[: at_once(clauses)], chances)
        return Recounted(words.move(clauses, chances), begins, len(attacks(clauses)))

    def _chances(self, asked: Asked, clauses: Sequence[Clause]) -> list[float | None]:
        """Of the attacks of a move, in their order, as far as they are computed."""
        table, asker = asked.table, f"hint {asked.table.id} {asked.seat}"  # what others asked is nobody's business
        asks = [i for i, clause in enumerate(clauses) if clause.odds is not None][:REACH]
        found: list[float | None] = [clause.chance for clause in clauses]
        for i in asks:
            try:
                found[i] = self._chance(asker, table.origin, table.game_name, dict(clauses[i].odds or {}))
            except KartentischError:  # too large a battle, too busy a server: the sentence stands without it
                continue
        return found

    def _weighed(self, asked: Asked) -> tuple[list[tuple[list[int], float | None]], int]:
        """Whole moves with what they are worth, the best first, and on how many games that rests."""
        legal = [int(action) for action in asked.seen.legal]
        question, view = str(asked.seen.view["question"]), asked.seen.view
        task = Task(asked.table.game_name, asked.seat, question, legal, view, BOT, self._context.seed(), weigh=True)
        thought = self._context.bot_pool.begin(task, PATIENCE, most=SECONDS, origin=asked.table.origin)
        thought.done.wait(PATIENCE)
        if thought.answer is None:
            self._context.bot_pool.drop(thought)
            raise refuse("hint_too_slow")
        rows, moves = thought.answer["weighed"], thought.answer["whole"]
        told = levelled([(float(row[1]), int(row[2])) for row in rows])
        best: list[tuple[list[int], float | None]] = [
            (list(move), value if len(legal) > 1 else None)
            for i, (value, move, row) in enumerate(zip(told, moves, rows, strict=False))
            if i == 0 or int(row[2]) >= ENOUGH
        ]
        return best, sum(int(row[2]) for row in rows)


def at_once(clauses: Sequence[Clause]) -> int:
    """How many sentences are read at once: nobody takes over an attack, or what else risks units, untold."""
    return max([AT_ONCE, *attacks(clauses), *(i for i, one in enumerate(clauses, 1) if one.at_once)])


def attacks(clauses: Sequence[Clause]) -> list[int]:
    """Which of them, from 1, tell of something that dice or cards decide."""
    return [i for i, one in enumerate(clauses, 1) if one.risks or one.odds is not None or one.chance is not None]


def levelled(rows: Sequence[tuple[float, int]]) -> list[float]:
    """What moves are worth, from (value, simulations), the best first, as it may be told.

    The best of several estimates is the luckiest one, too: over whole games it promised a quarter more wins than came.
    So the level is that of all that cannot be told apart from it; how far moves are apart stays.
    """
    best, most = rows[0][0], max(1, rows[0][1])
    near = [(value, n) for value, n in rows if by_luck(value, n, best, most)]
    level = sum(value * n for value, n in near) / sum(n for _, n in near) if near else best
    return [max(0.0, value - (best - level)) for value, _ in rows]


def ask(table: Table, person: int, seat: int, decision: str, actions: Sequence[int]) -> Asked:
    """What the seat would like to know.

    Raises:
        KartentischError: `hints_off`, `hint_ends`; as for a preview of the same actions.
    """
    advice.insist(table, person)
    play.open_decision(table, seat, decision)
    table.insist_on_rules()
    state = table.position_now()
    with rules.of_any_position(table):
        seen = preview(table.game, state, seat, actions)
    if seen.ends is not None:
        raise refuse("hint_ends")
    return Asked(table, seat, decision, state, actions, seen)
