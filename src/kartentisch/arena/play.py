"""One game between bots, as every series, contest and self-play plays it.

A bot of one's own may hang, crash or answer what is not legal.  Then it forfeits: a random bot plays on for its seat,
it comes behind everybody who has not, and the game ends when one seat is left.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from typing import Annotated, Any

import msgspec

from kartentisch import bots
from kartentisch.arena.guard import LONGEST_PROBLEM, Failed, Guards, problem_of
from kartentisch.bots import Agent, Decision, RandomBot
from kartentisch.engine.arguments import careful
from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import EngineError
from kartentisch.engine.forecast import places
from kartentisch.engine.game import Game
from kartentisch.games import load

LIMIT = 10.0  # seconds that a bot of one's own has for a decision, where nothing else is said
FORFEIT = "forfeit"  # why a game ends in which one seat is left

Count = Annotated[int, msgspec.Meta(ge=0)]
Watch = Callable[[Any, Decision, int], None]  # sees state, decision and answer before the answer is played


@careful
@dataclass(frozen=True)
class Setting:
    """What all games of a run have in common.

    Attributes:
        game, board: id, and the text of a board.toml if it is not the game's own.
        options: that differ from the defaults.
        bots: names, as `bots.find` knows them.
        limit: seconds that a bot of one's own has for a decision; 0: as long as it likes, and in this very process.
    """

    game: str
    board: str | None
    options: Mapping[str, Any]
    bots: tuple[str, ...]
    limit: float = LIMIT

    @classmethod
    def of(cls, game: Game, options: Mapping[str, Any] | None, names: Sequence[str], limit: float = LIMIT) -> Setting:
        """For this game; `options` go before those that it sets for series (`Game.series`).

        Raises:
            EngineError: an unknown bot, as `bots.find`.
        """
        chosen = {**game.series, **(options or {})}
        for name in names:
            bots.find(name) if is_own(name) else bots.make(name, 0)
        return cls(game.id, game.board.source if game.custom else None, chosen, tuple(names), limit)

    def load(self) -> Game:
        return _loaded(self.game, self.board)


@lru_cache(maxsize=8)
def _loaded(game: str, board: str | None) -> Game:
    return load(game, board)


@dataclass(frozen=True)
class Task:
    """One game of a run; the same task gives the same game.

    Attributes:
        number: of the game in its run.
        bots: by seat, which bot of the setting sits there.
        chance: seed of rolls and draws.
        seeds: by seat, the seed of its bot.
    """

    number: int
    bots: tuple[int, ...]
    chance: int
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Forfeit:
    """A bot that lost its game otherwise than on the board.

    Attributes:
        seat: where it sat.
        reason: `slow`, `crash`, `illegal` (an answer that was not legal) or `waits` (none at all).
        decision: at which decision of the game, from 1; 0: when it was made.
        problem: what was wrong, in the words of the program.
    """

    seat: Count
    reason: str
    decision: Count = 0
    problem: str = ""


@dataclass(frozen=True)
class Result:
    """One finished game; everything by seat except `bots`, which says which bot (index) sat there."""

    number: int
    bots: list[int]
    decisions: int
    turns: int
    scores: list[int]
    places: list[int]
    returns: list[float]
    reasons: list[str]
    forfeits: list[Forfeit]


def is_own(bot: str) -> bool:
    """A bot of somebody's own, `module:Class`: the server does not know what it does."""
    return ":" in bot and not bots.known(bot)


def seed_of(*parts: object) -> int:
    """A seed of 61 bits that hangs on all parts, the same on every machine."""
    digest = blake2b("\0".join(map(str, parts)).encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big") >> 3


def play(setting: Setting, task: Task, guards: Guards, watch: Watch | None = None) -> Result:
    """Play one game."""
    game, players = setting.load(), len(task.bots)
    table = _Table(setting, task, guards)
    state = game.new(players, options=setting.options)
    chance = Chance(task.chance)
    chance.settle(state)
    decisions = 0
    while not state.over and len(table.forfeits) < players - 1:
        decisions += 1
        seat = state.seat
        decision = Decision.of(state, seat)
        answer = table.answer(decision, decisions)
        if watch is not None and not table.has_forfeited(seat):
            watch(state, decision, answer)
        state.apply(answer, seat)
        chance.settle(state)
    ranking, returns, reasons = game.ranking(state), game.returns(state), game.end_reasons(state)
    if table.forfeits:
        ranking = _behind(ranking, {forfeit.seat for forfeit in table.forfeits})
        returns = [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
        reasons = reasons if state.over else [FORFEIT]
    return Result(
        task.number,
        list(task.bots),
        decisions,
        int(state.turn),
        game.scores(state),
        ranking,
        returns,
        reasons,
        table.forfeits,
    )


def _behind(ranking: Sequence[int], forfeited: set[int]) -> list[int]:
    """The places if whoever has forfeited comes behind all others, and shares the last place."""
    return places([(0, 0) if seat in forfeited else (1, -place) for seat, place in enumerate(ranking)])


class _Table:
    """Who sits where, and who has forfeited."""

    def __init__(self, setting: Setting, task: Task, guards: Guards) -> None:
        self.forfeits: list[Forfeit] = []
        self._names = [setting.bots[bot] for bot in task.bots]
        self._seeds = task.seeds
        self._agents: list[Agent] = []
        for seat, (name, seed) in enumerate(zip(self._names, task.seeds, strict=True)):
            if not is_own(name):
                self._agents.append(bots.make(name, seed))
                continue
            try:
                copy = self._names[:seat].count(name)
                guarded = setting.limit > 0
                self._agents.append(guards.begin(name, copy, seed, setting.limit) if guarded else bots.find(name)(seed))
            except (Exception, SystemExit) as error:
                self._agents.append(self._forfeited(seat, 0, error))

    def has_forfeited(self, seat: int) -> bool:
        return any(forfeit.seat == seat for forfeit in self.forfeits)

    def answer(self, decision: Decision, number: int) -> int:
        """What the seat does; if its bot fails, what a random one does."""
        seat = decision.seat
        agent = self._agents[seat]
        if not is_own(self._names[seat]) or self.has_forfeited(seat):
            answer = agent.answer(decision)
            if answer is None:
                raise EngineError("bot_waits", bot=self._names[seat])
            return answer
        try:
            answer = agent.answer(decision)
            if answer is None:
                raise Failed("waits")
            if answer not in decision.legal:
                raise Failed("illegal", repr(answer)[:LONGEST_PROBLEM])
            return int(answer)
        except (Exception, SystemExit) as error:
            random = self._forfeited(seat, number, error)
            self._agents[seat] = random
            return random.answer(decision)

    def _forfeited(self, seat: int, number: int, error: BaseException) -> RandomBot:
        """Write it down; who plays on."""
        failed = error if isinstance(error, Failed) else Failed("crash", problem_of(error))
        self.forfeits.append(Forfeit(seat, failed.reason, number, failed.problem))
        return RandomBot(self._seeds[seat])
