"""What must hold for every game: plug a game in and play at random.

* legal actions are exactly those that are accepted, and somebody who is asked always has one
* a refused action changes nothing, and its rejection names a rule or a code
* every field of a state and every local of a procedure survives `clone`, `copy`, and the way through a file
* the game's own invariants hold (`Game.faults`); questions, events and endings are named; the game ends
* a preview of an answer shows what comes, and nothing of what is hidden
* two worlds that differ only in what a viewer may not know look the same to that viewer, and are told alike
* sealed answers stay sealed, and count alike in whatever order they come in
* imagined worlds are as manifold as real ones (`Spread`; many games only)

`play_with_checks` plays one game and raises CheckFailed.  `play_many` plays many and gives a Report: what failed, and
what was never asked, told, refused or chosen, so that no check has seen it.
"""

from __future__ import annotations

from kartentisch.engine.testkit.failure import CHECKS, CheckFailed
from kartentisch.engine.testkit.play import drawn, games_played, play_many, play_with_checks
from kartentisch.engine.testkit.report import Report

__all__ = ["CHECKS", "CheckFailed", "Report", "drawn", "games_played", "play_many", "play_with_checks"]
