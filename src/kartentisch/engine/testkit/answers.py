"""Questions, their legal actions, refusals, undo and previews."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from kartentisch.engine.errors import Rejected
from kartentisch.engine.game import to_bytes
from kartentisch.engine.match import Match, preview
from kartentisch.engine.testkit.failure import differences, told_differences, written_differences
from kartentisch.engine.testkit.scene import Scene
from kartentisch.engine.testkit.steps import imagine, take

REFUSALS = 4  # answers out of turn or against the rules that are tried at a seat that is asked


def check_question(scene: Scene, state: Any) -> None:
    """The question is one of the game's, each asked seat has an answer, and the answers are listed as they should."""
    if state.where() not in scene.game.questions:
        raise scene.failed("question", state)
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        if seat not in state.seats_asked:
            if legal:
                raise scene.failed("unasked", state, seat, legal[:3])
            continue
        if not legal:
            raise scene.failed("unanswerable", state, seat)
        most = scene.game.max_legal
        if legal != sorted(set(legal)) or legal[0] < 0 or legal[-1] >= scene.game.space.size or len(legal) > most:
            raise scene.failed("list", state, seat, detail=str(legal[:20]))
        if not all(state.is_legal(action, seat) for action in legal):
            raise scene.failed("list", state, seat, detail=str(legal[:20]))


def check_refusals(scene: Scene, state: Any, dice: random.Random) -> None:
    """What is not legal is refused with a reason (the caller looks whether anything changed)."""
    for seat in range(state.players):
        asked = seat in state.seats_asked
        for action in (
            unlikely(scene, state, seat, dice, REFUSALS) if asked else [dice.randrange(scene.game.space.size)]
        ):
            _check_refusal(scene, state, action, seat)
    _check_refusal(scene, state, dice.choice((-1, scene.game.space.size)), dice.choice(state.seats_asked))


def unlikely(scene: Scene, state: Any, seat: int, dice: random.Random, n: int) -> list[int]:
    """Illegal actions of a seat: half of a kind that it may take now, half of any kind, big kinds no oftener."""
    blocks = scene.game.space.blocks
    legal = set(state.legal_actions(seat))
    now = [block for block in blocks if any(block.first <= action < block.first + block.size for action in legal)]
    found = []
    for i in range(n):
        block = dice.choice(now if now and i % 2 == 0 else blocks)
        action = block.first + dice.randrange(block.size)
        if action not in legal:
            found.append(action)
    return found


def _check_refusal(scene: Scene, state: Any, action: int, seat: int) -> None:
    if state.is_legal(action, seat):
        return
    with scene.during("reason", state, seat, [action]):
        try:
            state.clone().apply(action, seat)
        except Rejected as error:
            scene.report.refused[error.code] += 1
            asked = seat in state.seats_asked and 0 <= action < scene.game.space.size
            if not error.code or (asked and not error.rule):
                raise scene.failed("reason", state, seat, [action], detail=error.code) from None
            if state.rejection(action, seat) != error.rejection:
                raise scene.failed("reason", state, seat, [action], detail=error.brief) from None
            return
    raise scene.failed("accepted", state, seat, [action])


def check_undo(scene: Scene, match: Match, seat: int, dice: random.Random) -> None:
    """Taking back the last answer and giving another one leaves no trace."""
    with scene.during("undo", match.state, seat):
        match.undo(seat)
        match.play(seat, dice.choice(match.state.legal_actions(seat)))


def check_preview(scene: Scene, state: Any, seat: int, dice: random.Random) -> None:
    """An answer that shows the seat nothing new does what its preview says, and no preview tells two worlds apart."""
    game, action = scene.game, dice.choice(state.legal_actions(seat))
    before = state.digest()
    with scene.during("preview", state, seat, [action]):
        shown = preview(game, state, seat, [action])
    if state.digest() != before:
        raise scene.failed("touched", state, seat, [action])
    real = take(scene, state, action, seat)
    if not game.surprises(real.events):
        for one, other in (
            ([event.to_json() for event in shown.events], msgspec.json.decode(real.told(seat))),
            (shown.view, msgspec.json.decode(to_bytes(game.view(real.state, seat)))),
            (shown.ends is None, seat in real.state.seats_asked),
        ):
            if to_bytes(one) != to_bytes(other):
                raise scene.failed("preview", state, seat, [action], differences(one, other))
    other_world = imagine(scene, state, seat, dice.getrandbits(32))
    with scene.during("peek", state, seat, [action]):
        again = preview(game, other_world, seat, [action])
    if again != shown:
        difference = written_differences(
            to_bytes({"view": shown.view, "events": [str(e) for e in shown.events], "ends": shown.ends}),
            to_bytes({"view": again.view, "events": [str(e) for e in again.events], "ends": again.ends}),
        )
        raise scene.failed("peek", state, seat, [action], difference)


# ------------------------------------------------------------------ several seats at once
def is_sealed(state: Any) -> bool:
    """Several seats have yet to answer, and their answers are sealed."""
    return bool(state.answering) and len(state.seats_asked) > 1


def check_sealed(scene: Scene, state: Any, dice: random.Random) -> None:
    """An answer leaves the others asked, shows nothing but that it was given, and counts alike in any order."""
    if not is_sealed(state):
        return
    one, two = dice.sample(state.seats_asked, 2)
    actions = dice.sample(state.legal_actions(one), min(3, len(state.legal_actions(one))))
    viewer = dice.choice([two, dice.choice(state.seats_asked)])
    seen: dict[tuple[int, ...], tuple[int, bytes, bytes]] = {}
    for action in actions:
        taken = take(scene, state, action, one)
        asked = tuple(taken.state.seats_asked)
        if not set(state.seats_asked) - {one} <= set(asked) or taken.state.where() != state.where():
            raise scene.failed("round_closed", state, one, [action], differences(state.seats_asked, list(asked)))
        if viewer == one:
            continue
        view, told = to_bytes(scene.game.view(taken.state, viewer)), taken.told(viewer)
        action_before, view_before, told_before = seen.setdefault(asked, (action, view, told))
        if view_before != view or told_before != told:
            difference = written_differences(view_before, view) + told_differences(told_before, told)
            raise scene.failed("seal_broken", state, viewer, [action_before, action], difference)
    first, second = actions[0], dice.choice(state.legal_actions(two))
    here = take(scene, take(scene, state, first, one).state, second, two).state
    there = take(scene, take(scene, state, second, two).state, first, one).state
    if here.digest() != there.digest():
        difference = differences(scene.game.dump(here), scene.game.dump(there))
        raise scene.failed("order_counts", state, None, [first, second], difference)
