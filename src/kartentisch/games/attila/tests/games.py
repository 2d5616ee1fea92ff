"""Random games of Attila, step by step, for tests of what holds in every game."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import Event
from kartentisch.games.attila import Attila

PEOPLES = ("franks", "huns", "goths", "saxons", "teutons", "vandals")
UPPER = {"belgica", "raetia", "noricum", "pannonia", "moesia", "scythia"}
CENTURIES = ["4"] + 2 * ["5"] + 3 * ["6"] + 4 * ["7"]
TILES = ["double", "swap", "two"]
ROOM, HAND, TRACK = 4, 6, 22


@dataclass
class Step:
    """One answer of a seat or of chance, with the position on both sides of it."""

    seat: int
    question: str
    action: str
    before: dict[str, Any]
    after: dict[str, Any]
    supply: dict[str, int]
    deck: dict[str, int]
    events: list[Event]
    over: bool

    def told(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind.name in kinds]


@dataclass
class Played:
    """A game from the first draw to the end."""

    players: int
    opening: dict[str, Any]
    steps: list[Step] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]

    def told(self, *kinds: str) -> list[Event]:
        return [event for event in self.events if event.kind.name in kinds]


def choose(game: Attila, position: dict[str, Any], legal: list[int], style: str, dice: random.Random) -> int:
    """A random action, with a bent that brings about every kind of end."""
    words = {action: game.space.notation(action).split() for action in legal}
    stones = {name: sum(there.values()) for name, there in position.get("provinces", {}).items()}
    tracks = by_seat(position, "influence", position["players"], {})[position.get("active", 0)]
    wanted = legal
    if style == "pile":
        wanted = [a for a in legal if stones.get(words[a][-1], 0) > 1]
    elif style == "spread":
        calm = [a for a in legal if words[a][0] in ("place", "second") and stones.get(words[a][-1], 0) < ROOM]
        wanted = [a for a in calm if words[a][0] == "second"] or calm
    elif style == "climb":
        places = [a for a in legal if words[a][0] == "place"]
        best = max((tracks.get(words[a][1], 0) for a in places), default=0)
        wanted = [a for a in legal if words[a][0] in ("influence", "raise") and tracks.get(words[a][-1], best) >= best]
        wanted = wanted or [a for a in places if tracks.get(words[a][1], 0) == best]
    return dice.choice(wanted or legal)


def play(game: Attila, players: int, seed: int, style: str) -> Played:
    dice, chance = random.Random(seed), Chance(seed)
    state: Any = game.new(players)
    state.listen()
    before = game.dump(state)
    played = Played(players, before)
    while not state.over:
        seat, question, action = int(state.seat), state.where(), ""
        if state.chance:
            state.apply(chance.outcome(state))
        else:
            number = choose(game, before, state.legal_actions(), style, dice)
            action = game.space.notation(number)
            state.apply(number)
        after = game.dump(state)
        supply = {people: int(state.supply(i)) for i, people in enumerate(PEOPLES)}
        deck = {people: int(state.deck.count(i)) for i, people in enumerate(PEOPLES)}
        events = game.events(state)
        assert game.faults(state) == []
        played.steps.append(Step(seat, question, action, before, after, supply, deck, events, state.over))
        before = after
    return played


def every_step(games: list[Played]) -> Iterator[tuple[Played, Step]]:
    for played in games:
        for step in played.steps:
            yield played, step


def by_seat(position: dict[str, Any], key: str, players: int, empty: Any) -> list[Any]:
    """A part that a dump leaves out where it is empty."""
    values = position.get(key)
    return [empty] * players if values is None else list(values)


def total(provinces: dict[str, dict[str, int]]) -> Counter[str]:
    stones: Counter[str] = Counter()
    for there in provinces.values():
        stones.update(there)
    return stones
