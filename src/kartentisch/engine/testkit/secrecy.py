"""Nobody sees or hears what he may not know.

Two ways to find out.  `check_worlds`: another world with the same view stays indistinguishable, whatever happens next.
`check_told`: two things that somebody may do in one world, after which a viewer's views are equal, are told alike;
this finds what the first way cannot, for there both worlds give the same things away.  The other way round, what an
event hides from him his view must not show.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import u8

from kartentisch.engine.game import Game, to_bytes
from kartentisch.engine.kernel import MOST_LISTED, NOBODY
from kartentisch.engine.testkit.answers import check_question, unlikely
from kartentisch.engine.testkit.failure import differences, told_differences, written_differences
from kartentisch.engine.testkit.scene import Scene
from kartentisch.engine.testkit.spread import imagined_seeds
from kartentisch.engine.testkit.steps import (
    Taken,
    answers_of,
    determinized,
    first_to_differ_reveals,
    imagine,
    is_public,
    take,
    who_acts,
)

NUMBERED = 0.3  # of the pairs of worlds, how many are observed as numbers as well
STEPS = 8  # that two worlds go together
TRIES = 5  # steps that are tried in one of them
LIKE = 3  # things that might be done, compared with one another


def check_told(scene: Scene, state: Any, viewer: int, dice: random.Random) -> None:
    """What others do, or chance does, is told to the viewer no further than its view shows it."""
    seat = who_acts(state, dice)
    if seat == viewer or (state.chance and is_public(scene, state)):
        return
    by_view: dict[bytes, tuple[int, Taken, bytes]] = {}
    by_told: dict[bytes, tuple[int, bytes]] = {}
    for action in _alike(scene, state, seat, dice):
        taken = take(scene, state, action, seat)
        view, told = to_bytes(scene.game.view(taken.state, viewer)), taken.told(viewer)
        whole = to_bytes(scene.game.dump(taken.state))
        before, other, whole_before = by_view.setdefault(view, (action, taken, whole))
        # where the worlds are equal as well, what was said is merely no longer on the table; but a look at what is
        # hidden leaves no trace either, and is for those alone to whom it was given.  And a seat may show openly what
        # goes into a pile at once, by an event that says so
        looked = state.chance and not taken.confides(viewer)
        shown = seat != NOBODY and first_to_differ_reveals(other, taken, viewer)
        if other.told(viewer) != told and (whole_before != whole or looked) and not shown:
            difference = told_differences(other.told(viewer), told)
            raise scene.failed("told_apart", state, viewer, [before, action], difference)
        if taken.hides(viewer):
            before, view_before = by_told.setdefault(told, (action, view))
            if view_before != view:
                difference = written_differences(view_before, view)
                raise scene.failed("shown_apart", state, viewer, [before, action], difference)


def _alike(scene: Scene, state: Any, seat: int, dice: random.Random) -> list[int]:
    """Some legal actions, of one kind where there is one with several."""
    legal = answers_of(state, seat)
    if seat != NOBODY:
        kinds: dict[str, list[int]] = {}
        for action in legal:
            kinds.setdefault(scene.game.space.action(action).name, []).append(action)
        several = [actions for actions in kinds.values() if len(actions) > 1]
        if several:
            legal = dice.choice(several)
    return dice.sample(legal, min(LIKE, len(legal)))


def check_worlds(scene: Scene, state: Any, viewer: int, dice: random.Random) -> None:
    """Another world with the same view stays indistinguishable, whatever happens next."""
    here, there = state.clone(), imagine(scene, state, viewer, dice.getrandbits(32))
    _check_world(scene, there, viewer)
    _check_dealt(scene, here, there, viewer, dice)
    for _ in range(STEPS):
        _check_alike(scene, here, there, viewer, dice)
        if here.over:
            return
        pair = _together(scene, here, there, viewer, dice)
        if pair is None:
            return
        here, there = pair
    _check_alike(scene, here, there, viewer, dice)


def _check_dealt(scene: Scene, here: Any, there: Any, viewer: int, dice: random.Random) -> None:
    """What is dealt anew depends on nothing that the viewer does not know: from both worlds it becomes the same one."""
    seed = dice.getrandbits(32)
    one, other = (determinized(scene, world, viewer, seed) for world in (here, there))
    if one != other:
        raise scene.failed("worlds_apart", here, viewer, difference=differences(*map(scene.game.dump, (one, other))))
    _check_alike(scene, here, one, viewer, dice)
    if viewer >= 0 and dice.random() < NUMBERED:
        _check_numbers(scene, here, one, viewer)


def _check_numbers(scene: Scene, here: Any, there: Any, viewer: int) -> None:
    """The viewer observes the same numbers in both worlds, each of them under a name, and its own legal actions."""
    if type(scene.game).observe is Game.observe:
        return
    layout = scene.game.observation(scene.players)
    one, other = layout.buffer(), layout.buffer()
    here.observe(viewer, one)
    there.observe(viewer, other)
    if list(one) != list(other):
        pairs = [dict(zip(layout.names, map(int, numbers), strict=True)) for numbers in (one, other)]
        raise scene.failed("observed_apart", here, viewer, difference=differences(*pairs))
    mask = vec[u8]([2] * scene.game.space.size)
    here.legal_mask(mask, viewer)
    legal = set(here.legal_actions(viewer))
    if [i for i, entry in enumerate(mask) if entry != (1 if i in legal else 0)]:
        raise scene.failed("list", here, viewer, detail="legal_mask")


def _check_world(scene: Scene, world: Any, viewer: int) -> None:
    """An imagined world is one that might be: so every seat that is asked there has an answer too."""
    with scene.during("faults", world, viewer):
        faults = scene.game.faults(world)
    if faults:
        raise scene.failed("imagine", world, viewer, detail="; ".join(faults))
    if not world.chance and not world.over:
        check_question(scene, world)


def _check_alike(scene: Scene, here: Any, there: Any, viewer: int, dice: random.Random) -> None:
    """The viewer gets the same from both worlds: view, being asked, legal actions, rejections."""
    with scene.during("views_apart", here, viewer):
        one, other = to_bytes(scene.game.view(here, viewer)), to_bytes(scene.game.view(there, viewer))
    asked = [(s.seat, s.seats_asked, s.where()) for s in (here, there)]
    if asked[0] != asked[1]:
        raise scene.failed("asked_apart", here, viewer, difference=differences(list(asked[0]), list(asked[1])))
    if viewer >= 0 and here.legal_actions(viewer) != there.legal_actions(viewer):
        legal = [set(s.legal_actions(viewer)) for s in (here, there)]
        raise scene.failed("legal_apart", here, viewer, sorted(legal[0] ^ legal[1])[:5])
    if one != other:
        raise scene.failed("views_apart", here, viewer, difference=written_differences(one, other))
    if viewer < 0 or viewer not in here.seats_asked:
        return
    for action in unlikely(scene, here, viewer, dice, 8):
        reasons = [s.rejection(action, viewer).to_json() for s in (here, there)]
        if reasons[0] != reasons[1]:
            raise scene.failed("reasons_apart", here, viewer, [action], differences(*reasons))


def _together(scene: Scene, here: Any, there: Any, viewer: int, dice: random.Random) -> tuple[Any, Any] | None:
    """Both worlds after a step that looks the same to the viewer; None if there is none.

    The same action must look the same, until it brings hidden things to light.
    """
    seat = who_acts(here, dice)
    mine = seat == viewer and seat != NOBODY
    actions = answers_of(here, seat)
    for action in dice.sample(actions, min(TRIES, len(actions))):
        one = take(scene, here, action, seat)
        told = one.told(viewer)
        for other in [action] if mine else itertools.chain([action], answers_of(there, seat)[:MOST_LISTED]):
            if not there.is_legal(other, seat):
                continue
            two = take(scene, there, other, seat)
            if two.told(viewer) == told:
                if other == action or _asks_alike(one.state, two.state):
                    return one.state, two.state
            elif other == action and not first_to_differ_reveals(one, two, viewer):
                raise scene.failed("step_apart", here, viewer, [action], told_differences(told, two.told(viewer)))
    return None


def _asks_alike(one: Any, two: Any) -> bool:
    """Different answers may leave different seats asked, which everybody sees: such steps are no pair."""
    return bool((one.seats_asked, one.where(), one.chance) == (two.seats_asked, two.where(), two.chance))


def note_spread(scene: Scene, state: Any, viewer: int, dice: random.Random) -> None:
    """Note what is hidden from the viewer, as it is and as it may be imagined."""
    worlds = [determinized(scene, state, viewer, seed) for seed in imagined_seeds(dice)]
    for world in worlds:
        _check_world(scene, world, viewer)
    dump = scene.game.dump
    view = msgspec.json.decode(to_bytes(scene.game.view(state, viewer)))
    real = msgspec.json.decode(to_bytes(dump(state)))
    scene.report.spread.note(
        scene.seed, state.where(), view, real, [msgspec.json.decode(to_bytes(dump(world))) for world in worlds]
    )
