"""How well a bot plays, in words that people understand: easy, normal, hard, master; and in which style."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final

from kartentisch.bots import learned
from kartentisch.bots.agent import Agent, Decision
from kartentisch.bots.greedy import GreedyBot
from kartentisch.bots.passing import passing
from kartentisch.bots.rating import rated
from kartentisch.bots.search import SearchBot, never
from kartentisch.engine.arguments import careful
from kartentisch.engine.bits import mix
from kartentisch.engine.chance import Chance
from kartentisch.engine.copying import Whole
from kartentisch.engine.mistakes import PARTS


@dataclass(frozen=True)
class Level:
    """A level.

    Attributes:
        name: `easy`, `normal`, `hard` or `master`.
        simulations: of one decision at most; 0: it does not think ahead.  They alone bound the bots of `bots.BOTS`, so
            that games between them can be repeated.
        seconds: by the clock, of one decision at most, where people wait for it; 0: it answers at once.
    """

    name: str
    simulations: int
    seconds: float


LEVELS: Final = {
    level.name: level
    for level in (Level("easy", 0, 0.0), Level("normal", 0, 0.0), Level("hard", 60, 0.5), Level("master", 800, 3.0))
}


STYLES: Final = {"bold": 1, "balanced": 0, "careful": -1}  # see `Game.in_style`
BALANCED: Final = "balanced"  # the style of a level by itself


@careful
def split(name: str) -> tuple[str, str]:
    """Level and style of a name such as `hard:bold`; `hard` is balanced.  Other names are a level of themselves."""
    level, _, style = name.partition(":")
    return (level, style) if level in LEVELS and style in STYLES else (name, BALANCED)


@careful
def joined(level: str, style: str) -> str:
    """The one name of a level in a style."""
    return level if style == BALANCED else f"{level}:{style}"


@careful
def stepped(name: str, by: int) -> str:
    """The bot so many levels above this one (below 0: under it), in the same style: at most the strongest, at least
    the weakest.  A name that is no level stays as it is.
    """
    level, style = split(name)
    if level not in LEVELS:
        return name
    names = list(LEVELS)
    return joined(names[min(max(names.index(level) + by, 0), len(names) - 1)], style)


def seconds_of(name: str) -> float:
    """By the clock, that the bot of this name thinks where people wait for it; 0: it answers at once."""
    level = LEVELS.get(split(name)[0])
    return level.seconds if level is not None else 0.0


@careful
class EasyBot(Whole):
    """Makes the mistakes that people make at first; which ones follows from the seed.

    It takes the first way in which the hidden cards may lie for the truth; it overlooks something in every turn, and
    the same all turn long; where two things look nearly as good it may be tempted by the second; and now and then it
    forgets what else it could have done, and ends.  How often, the game says (`Game.mistakes`).
    """

    def __init__(self, seed: int, bold: int = 0) -> None:
        self.bold = bold
        self._random = random.Random(seed)
        self._blind = mix(31, self._random.getrandbits(61))

    def answer(self, decision: Decision) -> int:
        if len(decision.legal) == 1:
            return decision.legal[0]
        mistakes = decision.game.mistakes
        quick = passing(decision)
        if quick is not None and self._random.randrange(PARTS) < mistakes.forgets:
            return quick
        world = decision.game.imagine(decision.view, self._random.getrandbits(32))
        rates = rated(decision, world, Chance(0), 1, self.bold)
        worst, best = min(rates.values()), max(rates.values())
        if len(set(rates.values())) > 2:  # else there is one good answer, and nothing that only looks like one
            turn = decision.view["turn"]
            seen = [
                action
                for action in rates
                if not self._blind_to(int(turn), action, mistakes.overlooks) or (mistakes.sees_end and action == quick)
            ]
            rates = {action: rates[action] for action in seen or decision.legal}
        order = sorted(rates, key=lambda action: (-rates[action], self._random.random()))
        first = order[0]
        for second in order[1:]:
            if rates[first] - rates[second] > mistakes.nearly * (best - worst):
                break
            if rates[second] < rates[first]:
                return second if self._random.randrange(PARTS) < mistakes.tempted else first
        return first

    def _blind_to(self, turn: int, action: int, parts: int) -> bool:
        return int(mix(mix(self._blind, turn), action)) % PARTS < parts


@careful
def agent(name: str, seed: int, seconds: float | None = None, stop: Callable[[], bool] = never) -> Agent:
    """A bot of this level, in a style where the name has one (`hard:bold`).

    Args:
        seconds: by the clock, that it may think about one decision at most; None: only its simulations bound it.
        stop: asked while it thinks; True makes it answer at once.
    """
    known, style = split(name)
    level, bold = LEVELS[known], STYLES[style]
    if level.simulations == 0:
        return EasyBot(seed, bold) if known == "easy" else GreedyBot(seed, bold=bold)
    own = partial(learned.of_level, known)
    return SearchBot(seed, simulations=level.simulations, seconds=seconds, stop=stop, bold=bold, learned=own)


class Classic(SearchBot):
    """`master` before anything was learned or tuned, to compare with: `kartentisch.bots:Classic` as a bot's name."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, simulations=LEVELS["master"].simulations, keen=False)


def maker(name: str) -> Callable[[int], Agent]:
    """What makes a bot of the level from a seed."""
    return partial(agent, name)
