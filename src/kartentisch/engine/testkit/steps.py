"""Taking a step in a copy of a state, and what is told about it."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from kartentisch.engine.chance import Chance
from kartentisch.engine.facts import Event
from kartentisch.engine.game import to_bytes
from kartentisch.engine.kernel import ANSWERS_OPEN, NOBODY, NOBODY_REACTED
from kartentisch.engine.testkit.scene import Scene


@dataclass(frozen=True)
class Taken:
    """A state after a step, and the facts that the step told."""

    state: Any
    events: list[Event]

    @property
    def reveals(self) -> bool:
        return any(event.kind.reveals for event in self.events)

    def told(self, viewer: int) -> bytes:
        """What the viewer hears of it."""
        return to_bytes([event.seen_by(viewer).to_json() for event in self.events])

    def confides(self, viewer: int) -> bool:
        """Something of it is kept from others, but not from the viewer."""
        return any(event.kind.secret and viewer in event.insiders() for event in self.events)

    def hides(self, viewer: int) -> bool:
        """Something of it is kept from the viewer."""
        return any(event.seen_by(viewer).args != event.args for event in self.events)


def first_to_differ_reveals(one: Taken, two: Taken, viewer: int) -> bool:
    """The first fact that the viewer hears otherwise in the two worlds is one that brings hidden things to light."""
    for here, there in itertools.zip_longest(one.events, two.events):
        if here is None or there is None:
            return bool((here or there).kind.reveals)
        if here.seen_by(viewer).to_json() != there.seen_by(viewer).to_json():
            return bool(here.kind.reveals or there.kind.reveals)
    return False


def take(scene: Scene, state: Any, action: int, seat: int = NOBODY) -> Taken:
    """Let the seat (or chance) take the action in a copy."""
    with scene.during("raised", state, None if seat == NOBODY else seat, [action]):
        after = state.clone()
        after.listen()
        after.apply(action, seat)
        raw = after.events()
        for fact in raw:
            _check_raw(scene, state, action, fact)
        events = [scene.game.event(fact) for fact in raw]
        check_events(scene, state, action, events)
    return Taken(after, events)


def _check_raw(scene: Scene, state: Any, action: int, fact: Sequence[Any]) -> None:
    """Every number that stands for an id is one of them, and no value is told without a name."""
    kinds = scene.game.kinds
    if fact[0] in (ANSWERS_OPEN, NOBODY_REACTED):  # the engine's own
        return
    kind = kinds.kinds[fact[0]] if 0 <= fact[0] < len(kinds.kinds) else None
    if kind is None:
        raise scene.failed("event", state, actions=[action], detail=f"{fact[0]}")
    values = kinds.values(fact)
    for name, value in zip(kind.args, values, strict=False):
        ids = kinds.names.get(name)
        for number in value if isinstance(value, tuple) else [value]:
            if ids is not None and not 0 <= number < len(ids):
                raise scene.failed("event", state, actions=[action], detail=f"{kind.name}.{name} = {number}")
    if any(values[len(kind.args) :]):
        raise scene.failed("event", state, actions=[action], detail=f"{kind.name} {tuple(fact[1:])} > {kind.args}")


def check_events(scene: Scene, state: Any, action: int, events: Sequence[Event]) -> None:
    """Seats that are told are seats of this game."""
    for event in events:
        for name in scene.game.seat_fields:
            seat = event.args.get(name, 0)
            if isinstance(seat, int) and not 0 <= seat < scene.players:
                raise scene.failed("event", state, actions=[action], detail=f"{event.kind.name}.{name} = {seat}")


def imagine(scene: Scene, state: Any, viewer: int, seed: int) -> Any:
    """Another world that the viewer cannot tell from this one."""
    with scene.during("imagine", state, viewer):
        return scene.game.imagine(msgspec.json.decode(to_bytes(scene.game.view(state, viewer))), seed)


def determinized(scene: Scene, state: Any, viewer: int, seed: int) -> Any:
    """A copy of this world in which everything is dealt anew that the viewer cannot know."""
    world = state.clone()
    with scene.during("imagine", state, viewer):
        world.determinize(viewer, Chance(seed))
    return world


def who_acts(state: Any, dice: random.Random) -> int:
    """A seat that is asked, drawn by lot; NOBODY where chance must answer."""
    return NOBODY if state.chance else dice.choice(state.seats_asked)


def any_answer(state: Any, seat: int, dice: random.Random) -> int:
    """One of the seat's legal actions; a roll, however many dice it has, where chance must answer."""
    return int(dice.choice(answers_of(state, seat)))


def answers_of(state: Any, seat: int) -> Sequence[int]:
    """The seat's legal actions (NOBODY: of whoever must answer); all outcomes of a roll, listed or not."""
    if state.chance and state.dice:
        return range(int(state.dice_outcomes()))
    legal: list[int] = state.legal_actions(seat)
    return legal


def wander(scene: Scene, state: Any, dice: random.Random, steps: int) -> None:
    """Take random legal actions in the state itself, chance included."""
    for _ in range(steps):
        if state.over:
            return
        seat = who_acts(state, dice)
        action = any_answer(state, seat, dice)
        with scene.during("raised", state, None if seat == NOBODY else seat, [action]):
            state.apply(action, seat)


def is_public(scene: Scene, state: Any) -> bool:
    """Everybody sees what chance brings here: dice that are rolled, and what the game calls public."""
    return bool(state.dice > 0 or scene.game.chances[state.roll_name].public)
