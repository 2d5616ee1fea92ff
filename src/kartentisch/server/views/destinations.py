"""A place that somebody wants to get to: the rows of steps that lead there, or why none does and what comes nearest.

Looked for in a world imagined from the view of whoever asks (`engine.routes`), so nothing hidden can show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from kartentisch.engine.errors import EngineError
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.match import Rehearsal
from kartentisch.engine.routes import Found, Route, Search
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import play, rules
from kartentisch.server.tables.table import Table
from kartentisch.server.views import snapshots

MOST: Final = 60  # routes that are told
NEAR: Final = 3  # places instead


@dataclass(frozen=True)
class Wish:
    """`to`: where, "" for anywhere; `origin`: from where; None: where the draft has led, or anywhere."""

    to: str
    origin: str | None = None


def of_table(
    table: Table, seat: int, decision: str, actions: list[int], wish: Wish, lang: str, openly: bool = False
) -> dict[str, Any]:
    """For the seat, or `openly` as everybody can see it.

    Raises:
        KartentischError: as for a `play` of the same actions; `not_open`; `unknown_space`.
    """
    play.open_decision(table, seat, decision)
    game = table.game
    if openly and table.decisions[seat].question not in game.openly:
        raise refuse("not_open")
    table.insist_on_rules()
    with rules.of_any_position(table):
        state = table.position_now()
        return told(game, state, seat, SPECTATOR if openly else seat, actions, wish, snapshots.speech_at(table, lang))


def told(
    game: Game, state: Any, seat: int, eyes: int, actions: Sequence[int], wish: Wish, words: Language
) -> dict[str, Any]:
    """What is found behind the actions; where that is nothing, behind those that do more than choose where to begin.

    Raises:
        Rejected: as for a preview of the actions.
        EngineError: `unknown_space`.
    """
    for space in (wish.to, wish.origin):
        if space and space not in game.board.numbers:
            raise EngineError("unknown_space", space=space)
    view, legal = game.view(state, eyes), state.legal_actions(seat)
    kept, search = len(actions), _search(game, view, seat, eyes, actions, legal)
    found = search.find(wish.to, wish.origin)
    if not wish.to:
        return _told(kept=kept, leads=list(found.near))
    refusal = None if found.routes else search.why(wish.to, wish.origin)
    leads: tuple[str, ...] = ()
    elsewhere = False
    if not found.routes and search.open:
        bearings = game.bearings(game)
        while kept and bearings.chooses(game.space.action(actions[kept - 1])):
            kept -= 1
        anywhere = _search(game, view, seat, eyes, actions[:kept], legal)
        leads = anywhere.find("", wish.to).near  # it may be where somebody begins
        if not leads:
            other = anywhere.find(wish.to, "")
            elsewhere = bool(other.routes)
            if elsewhere:
                found = Found(other.routes, found.near, other.whole)
    return _told(
        kept=kept,
        routes=[_route(game, words, route) for route in found.routes[:MOST]],
        elsewhere=elsewhere,
        leads=list(leads),
        near=list(found.near[:NEAR]),
        refusal=None if refusal is None else snapshots.said(refusal, words),
    )


def _told(**parts: Any) -> dict[str, Any]:
    return {"routes": [], "elsewhere": False, "leads": [], "near": [], "refusal": None} | parts


def _search(
    game: Game, view: dict[str, Any], seat: int, eyes: int, actions: Sequence[int], legal: Sequence[int]
) -> Search:
    if not legal:
        raise refuse("not_asked", seat=seat)
    tried = Rehearsal(game, view, seat, eyes)
    for action in actions:
        tried.take(action)
    return Search(tried)


def _route(game: Game, words: Language, route: Route) -> dict[str, Any]:
    return {
        "steps": [snapshots.choice(game, words, action) for action in route.actions],
        "many": list(route.many),
        "most": route.most,
        "path": list(route.path),
        "mover": route.mover,
    }
