"""Previews: what a draft of several steps would bring.  Nothing is changed, nobody else hears of it."""

from __future__ import annotations

from typing import Any

from kartentisch.engine.facts import SPECTATOR
from kartentisch.engine.match import preview
from kartentisch.server.refusals import refuse
from kartentisch.server.tables import play, rules
from kartentisch.server.tables.table import Table
from kartentisch.server.views import log_view, questions, sentences, snapshots


def ahead(
    table: Table,
    seat: int,
    decision: str,
    actions: list[int],
    lang: str,
    forecast: bool = False,
    openly: bool = False,
) -> dict[str, Any]:
    """What the seat would see after the actions, as far as it can know that; `openly`: as everybody can.

    Raises:
        KartentischError: as for a `play` of the same actions; `not_open`.
    """
    play.open_decision(table, seat, decision)
    game, language = table.game, sentences.speech_at(table, lang)
    if openly and table.decisions[seat].question not in game.openly:
        raise refuse("not_open")
    table.insist_on_rules()
    with rules.of_any_position(table):
        seen = preview(game, table.position_now(), seat, actions, SPECTATOR if openly else None)
    asked = None
    if seen.ends is None:
        question = str(seen.view["question"])
        asked = questions.asked(game, language, question, seen.view, seen.legal, seat)
    return {
        "view": seen.view,
        "forecast": snapshots.foreseen(game, seen.view, forecast, language),
        "events": log_view.told(seen.events, language, SPECTATOR if openly else log_view.who_is_you(table, seat)),
        "decision": asked,
        "can_confirm": bool(actions),
        "ends": seen.ends,
    }
