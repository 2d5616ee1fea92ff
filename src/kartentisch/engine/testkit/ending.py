"""The end of a game: why, who has won, and that its record tells it again."""

from __future__ import annotations

from typing import Any

from kartentisch.engine.match import Match
from kartentisch.engine.record import Record
from kartentisch.engine.testkit.copies import check_file
from kartentisch.engine.testkit.failure import differences
from kartentisch.engine.testkit.scene import Scene


def check_end(scene: Scene, match: Match) -> None:
    """The end is named, somebody has won, and the record runs again to the same state."""
    game, state = scene.game, match.state
    if game.faults(state):
        raise scene.failed("faults", state, detail="; ".join(game.faults(state)))
    reasons = game.end_reasons(state)
    if not reasons or not set(reasons) <= set(game.endings):
        raise scene.failed("ending", state, detail=str(reasons))
    scene.report.ended.update(reasons)
    _check_winners(scene, state)
    check_file(scene, state)
    for seat in range(state.players):
        if state.legal_actions(seat):
            raise scene.failed("unasked", state, seat, state.legal_actions(seat)[:3])
    with scene.during("record", state):
        record = Record.parse(match.record.text())
        if record.verify(game) == 0:
            raise scene.failed("record", state, detail="no hash was compared")
        again = record.replay(game)
    results = [
        {"end": game.end_reasons(s), "winners": game.winners(s), "scores": game.scores(s)} for s in (state, again)
    ]
    if results[0] != results[1] or again.digest() != state.digest():
        raise scene.failed("record", state, difference=differences(*results))


def _check_winners(scene: Scene, state: Any) -> None:
    """Somebody has won, shares the win, and nobody who has not won has more points; the ranking says the same."""
    game = scene.game
    winners, scores, returns = game.winners(state), game.scores(state), game.returns(state)
    if not winners or not set(winners) <= set(range(scene.players)) or sum(returns) <= 0:
        raise scene.failed("winners", state, detail=f"{winners} {returns}")
    sides = game.sides(scene.players)
    if {sides[seat] for seat in winners} & {side for seat, side in enumerate(sides) if seat not in winners}:
        raise scene.failed("winners", state, detail=f"{winners} of the sides {sides}")
    if min(scores[seat] for seat in winners) < max(scores):
        raise scene.failed("behind", state, detail=f"{winners} {scores}")
    ranking = game.ranking(state)
    if winners != [seat for seat, place in enumerate(ranking) if place == 1]:
        raise scene.failed("winners", state, detail=f"{winners}, but places {ranking}")
