"""What must hold for every game: plug a game in and play at random.  For test suites; raises AssertionError.

* legal actions are exactly those that are accepted, and somebody who is asked always has one
* a refused action changes nothing, and its rejection names a rule or a code
* a state survives JSON, a clone lives its own life, a record runs again with equal hashes
* the game's own invariants hold (`Game.faults`), and the game ends
* a preview of an answer shows what comes, and nothing of what is hidden
* two worlds that differ only in what a viewer may not know look the same to that viewer
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import msgspec

from kartentisch.engine.chance import Chance
from kartentisch.engine.errors import Rejected
from kartentisch.engine.facts import Event
from kartentisch.engine.game import SPECTATOR, Game, to_bytes
from kartentisch.engine.match import Match, preview
from kartentisch.engine.record import Record

MOST_DECISIONS = 20_000


def play_with_checks(
    game: Game, players: int, seed: int, options: Mapping[str, Any] | None = None, share: float = 1.0
) -> Match:
    """Play one random game and check everything that can be checked on the way; the finished match.

    Args:
        share: how many of the moments are looked at, drawn by lot: for many games of a long one.
    """
    dice = random.Random(seed)
    match = Match(game, [f"P{i}" for i in range(players)], Chance(seed), options)
    decisions = 0
    while not match.state.over:
        if share == 1.0 or dice.random() < share:
            check_state(game, match.state, dice)
        seat = dice.choice(match.state.seats_asked)
        action = dice.choice(match.state.legal_actions(seat))
        match.play(seat, action, note="…" if game.space.action(action).name in game.notes else "")
        if dice.random() < 0.05 and match.can_undo(seat):
            check_undo(match, seat, dice)
        decisions += 1
        assert decisions < MOST_DECISIONS, "the game does not end"
    assert game.faults(match.state) == []
    assert game.winners(match.state), "nobody has won"
    assert sum(game.returns(match.state)) > 0
    record = Record.parse(match.record.text())
    assert record.verify(game) > 0
    assert record.replay(game).digest() == match.state.digest()
    return match


def check_state(game: Game, state: Any, dice: random.Random) -> None:
    """Everything about one moment of a game."""
    assert game.faults(state) == [], f"{game.faults(state)} in {game.dump(state)}"
    before = state.digest()
    for seat in range(state.players):
        legal = state.legal_actions(seat)
        if seat not in state.seats_asked:
            assert legal == []
        else:
            assert legal, f"seat {seat} is asked {state.where()} and has no action"
            assert len(set(legal)) == len(legal)
            assert legal == [action for action in range(game.space.size) if state.is_legal(action, seat)]
        check_refusal(game, state, dice.randrange(-1, game.space.size + 1), seat)
    assert state.digest() == before, "asking, or a refused action, changed the state"
    again = game.load(msgspec.json.decode(to_bytes(game.dump(state))))
    assert again.digest() == before
    assert again.legal_actions() == state.legal_actions()
    if dice.random() < 0.1:
        other = state.clone()
        assert other.digest() == before
        wander(other, dice, 12)
        assert state.digest() == before, "playing a clone changed the original"
    if dice.random() < 0.1:
        check_preview(game, state, dice.choice(state.seats_asked), dice)
    if dice.random() < 0.12:
        check_secrecy(game, state, dice.randrange(SPECTATOR, state.players), dice)


def check_refusal(game: Game, state: Any, action: int, seat: int) -> None:
    """An illegal action is refused with a reason (the caller checks that nothing changed)."""
    if state.is_legal(action, seat):
        return
    try:
        state.apply(action, seat)
    except Rejected as error:
        assert error.code
        asked = seat in state.seats_asked and 0 <= action < game.space.size
        assert error.rule or not asked, f"{error.code} names no rule"
    else:
        raise AssertionError(f"{action} was accepted but is not legal")


def check_undo(match: Match, seat: int, dice: random.Random) -> None:
    """Taking back the last answer and giving another one leaves no trace."""
    match.undo(seat)
    match.play(seat, dice.choice(match.state.legal_actions(seat)))


def check_preview(game: Game, state: Any, seat: int, dice: random.Random) -> None:
    """An answer that reveals nothing does what its preview says, and no preview tells two worlds apart."""
    action = dice.choice(state.legal_actions(seat))
    before, shown = state.digest(), preview(game, state, seat, [action])
    assert state.digest() == before, "a preview changed the state"
    real = state.clone()
    real.listen()
    real.apply(action, seat)
    events: list[Event] = game.events(real)
    if not any(event.kind.reveals for event in events):
        told = [event.seen_by(seat).to_json() for event in events]
        assert [event.to_json() for event in shown.events] == told
        assert to_bytes(shown.view) == to_bytes(game.view(real, seat))
        assert (shown.ends is None) == (seat in real.seats_asked)
    other = game.imagine(msgspec.json.decode(to_bytes(game.view(state, seat))), dice.getrandbits(32))
    assert preview(game, other, seat, [action]) == shown


def wander(state: Any, dice: random.Random, steps: int) -> None:
    """Take random legal actions, chance included."""
    for _ in range(steps):
        if state.over:
            return
        state.apply(dice.choice(state.legal_actions()))


# ------------------------------------------------------------------ two worlds
def check_secrecy(game: Game, state: Any, viewer: int, dice: random.Random, steps: int = 8) -> None:
    """Another world with the same view stays indistinguishable, whatever happens next."""
    view = to_bytes(game.view(state, viewer))
    here, there = state.clone(), game.imagine(msgspec.json.decode(view), dice.getrandbits(32))
    for _ in range(steps):
        assert_alike(game, here, there, viewer, dice)
        if here.over or not _step_together(here, there, viewer, dice):
            return
    assert_alike(game, here, there, viewer, dice)


def assert_alike(game: Game, here: Any, there: Any, viewer: int, dice: random.Random) -> None:
    """The viewer gets identical bytes from both worlds: view, being asked, legal actions, rejections."""
    assert to_bytes(game.view(here, viewer)) == to_bytes(game.view(there, viewer))
    assert (here.seat, here.seats_asked, here.where()) == (there.seat, there.seats_asked, there.where())
    if viewer < 0:
        return
    assert here.legal_actions(viewer) == there.legal_actions(viewer)
    for action in dice.sample(range(game.space.size), 5):
        if not here.is_legal(action, viewer):
            assert here.rejection(action, viewer) == there.rejection(action, viewer)


def _step_together(here: Any, there: Any, viewer: int, dice: random.Random) -> bool:
    """Take a step that looks the same to the viewer in both worlds; False if there is none.

    The viewer's own action must look the same, unless it brings hidden things to light.
    """
    actions = here.legal_actions()
    dice.shuffle(actions)
    for action in actions[:5]:
        told, revealed = _told(here.clone(), action, viewer)
        same = [action] if here.seat == viewer else [action, *there.legal_actions()]
        for other in same:
            if there.is_legal(other) and _told(there.clone(), other, viewer)[0] == told:
                here.apply(action)
                there.apply(other)
                return True
        assert here.seat != viewer or revealed, f"an action of the viewer looks different: {action}"
    return False


def _told(state: Any, action: int, viewer: int) -> tuple[bytes, bool]:
    """What the viewer is told when the action is taken, and whether something hidden came to light."""
    state.listen()
    state.apply(action)
    events: list[Event] = state.game.events(state)
    return to_bytes([event.seen_by(viewer).to_json() for event in events]), any(e.kind.reveals for e in events)
