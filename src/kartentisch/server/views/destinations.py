"""A place that somebody wants to get to: the rows of steps that lead there, or why none does and what comes nearest.

Looked for in a world imagined from the view of whoever asks (`engine.routes`), so nothing hidden can show.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from kartentisch.engine.errors import EngineError, Rejection
from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.game import Game
from kartentisch.engine.language import Language
from kartentisch.engine.match import Rehearsal
from kartentisch.engine.routes import Found, Route, Search
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import play, rules
from kartentisch.server.tables.table import Table
from kartentisch.server.views import questions, sentences

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
        return told(game, state, seat, SPECTATOR if openly else seat, actions, wish, sentences.speech_at(table, lang))


def told(
    game: Game, state: Any, seat: int, viewer: int, actions: Sequence[int], wish: Wish, words: Language
) -> dict[str, Any]:
    """What is found behind the actions; where that is nothing, behind those that do more than choose where to begin.

    Raises:
        Rejected: as for a preview of the actions.
        EngineError: `unknown_space`.
    """
    for space in (wish.to, wish.origin):
        if space and space not in game.board.numbers:
            raise EngineError("unknown_space", space=space)
    if not state.legal_actions(seat):
        raise refuse("not_asked", seat=seat)
    draft = _Draft(game, game.view(state, viewer), seat, viewer, tuple(actions))
    search = draft.search(len(actions))
    if wish.to and wish.origin is None and search.begins_at(wish.to):
        found = search.find("", wish.to)
        if found.near:  # whoever names a place of their own, and nothing before, means to leave it
            return _told(draft, words, Found((), (), True, found.movers), leads=found.near)
    found = search.find(wish.to, wish.origin)
    if not wish.to:
        return _told(draft, words, Found((), (), found.whole, found.movers), leads=found.near)
    if found.routes:
        return _told(draft, words, found)
    refusal = search.why(wish.to, wish.origin)
    if not search.open:
        return _told(draft, words, found, refusal=refusal)
    return _from_elsewhere(draft, wish, words, found, refusal)


@dataclass(frozen=True)
class _Draft:
    """What has been answered so far, as whoever asks sees it."""

    game: Game
    view: dict[str, Any]
    seat: int
    viewer: int
    actions: tuple[int, ...]

    def search(self, kept: int) -> Search:
        """Behind so many of the actions."""
        tried = Rehearsal(self.game, self.view, self.seat, self.viewer)
        for action in self.actions[:kept]:
            tried.take(action)
        return Search(tried)

    @cached_property
    def done(self) -> int:
        """So many of the actions do something; those behind them only choose where to begin."""
        bearings, kept = self.game.bearings(self.game.board, self.game.space), len(self.actions)
        while kept and bearings.chooses(self.game.space.action(self.actions[kept - 1])):
            kept -= 1
        return kept


def _from_elsewhere(
    draft: _Draft, wish: Wish, words: Language, found: Found, refusal: Rejection | None
) -> dict[str, Any]:
    """From where it was meant nothing gets there: the place may be one to begin at, or be got to from another one."""
    anywhere = draft.search(draft.done)
    leads = anywhere.find("", wish.to).near
    other = Found((), (), True) if leads else anywhere.find(wish.to, "")
    ways = Found(other.routes, found.near, found.whole)
    return _told(draft, words, ways, kept=draft.done, elsewhere=bool(other.routes), leads=leads, refusal=refusal)


def _told(
    draft: _Draft,
    words: Language,
    found: Found,
    kept: int | None = None,
    elsewhere: bool = False,
    leads: Sequence[str] = (),
    refusal: Rejection | None = None,
) -> dict[str, Any]:
    return {
        "kept": len(draft.actions) if kept is None else kept,
        "routes": [_route(draft.game, words, route) for route in found.routes[:MOST]],
        "rooted": draft.game.bearings.rooted,
        "elsewhere": elsewhere,
        "leads": list(leads),
        "movers": {what: list(places) for what, places in found.movers.items()} if leads else {},
        "near": list(found.near[:NEAR]),
        "refusal": None if refusal is None else sentences.said(refusal, words),
    }


def _route(game: Game, words: Language, route: Route) -> dict[str, Any]:
    return {
        "steps": [questions.choice(game, words, action) for action in route.actions],
        "many": list(route.many),
        "most": route.most,
        "path": list(route.path),
        "mover": route.mover,
    }
